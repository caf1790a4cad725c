import type { Effect, Filter } from 'taiki/words';
import {
  any,
  atLeast,
  atMost,
  called,
  cardsIn,
  chooseAnyNumber,
  creature,
  draw,
  evolution,
  evolutionCreature,
  inOrder,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  twinpact,
  when,
  withTotal,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';

/** A colorless creature with a darkness spell: as a card it is of darkness. */
const dusk = twinpact(
  'Dawn / Dusk',
  creature({ name: 'Dawn', civilizations: [], races: ['Merfolk'], cost: 5, power: 3000 }),
  spell({
    name: 'Dusk',
    civilizations: ['darkness'],
    races: ['Zombie'],
    cost: 2,
    abilities: [shieldTrigger, spellAbility(draw())],
  }),
);
const eve = twinpact(
  'Eve / Morn',
  evolutionCreature({
    name: 'Eve',
    civilizations: ['fire'],
    cost: 3,
    power: 9000,
    abilities: [evolution({ type: 'creature' })],
  }),
  spell({ name: 'Morn', civilizations: ['fire'], cost: 3, abilities: [spellAbility(draw())] }),
);
const ghost = creature({
  name: 'Ghost',
  civilizations: ['darkness'],
  races: ['Zombie'],
  cost: 2,
  power: 9000,
});
const rock = creature({ name: 'Rock', civilizations: ['fire'], races: ['Giant'], cost: 5, power: 9000 });
const bolt = spell({ name: 'Bolt', civilizations: ['fire'], cost: 5, abilities: [spellAbility(draw())] });
const cards = [dusk, eve, ghost, rock, bolt];
const all = ['Dawn / Dusk', 'Eve / Morn', 'Ghost', 'Rock', 'Bolt'];

const CASES: readonly (readonly [says: string, filter: Filter, found: readonly string[]])[] = [
  ['not of darkness', { not: { civilizations: ['darkness'] } }, ['Eve / Morn', 'Rock', 'Bolt']],
  ['neither of darkness nor of fire', { not: { civilizations: ['darkness', 'fire'] } }, []],
  [
    'a creature, as such not of darkness',
    { type: 'creature', not: { civilizations: ['darkness'] } },
    ['Dawn / Dusk', 'Eve / Morn', 'Rock'],
  ],
  [
    'a spell, as such not of darkness',
    { type: 'spell', not: { civilizations: ['darkness'] } },
    ['Eve / Morn', 'Bolt'],
  ],
  ['without a race of either half', { not: { races: ['Zombie'] } }, ['Eve / Morn', 'Rock', 'Bolt']],
  [
    'without the race of the creature',
    { not: { races: ['Merfolk'] } },
    ['Eve / Morn', 'Ghost', 'Rock', 'Bolt'],
  ],
  ['no creature', { not: { type: 'creature' } }, ['Bolt']],
  ['no spell', { not: { type: 'spell' } }, ['Ghost', 'Rock']],
  ['no card of either type', { not: { type: ['creature', 'spell'] } }, []],
  [
    'no darkness spell',
    { not: { type: 'spell', civilizations: ['darkness'] } },
    ['Eve / Morn', 'Ghost', 'Rock', 'Bolt'],
  ],
  [
    'without the power of the creature',
    { not: { power: atMost(3000) } },
    ['Eve / Morn', 'Ghost', 'Rock', 'Bolt'],
  ],
  [
    'without the keyword of either half',
    { not: { keyword: 'shieldTrigger' } },
    ['Eve / Morn', 'Ghost', 'Rock', 'Bolt'],
  ],
  [
    '810.4 not named as both halves together',
    { not: { names: ['Dawn / Dusk'] } },
    ['Eve / Morn', 'Ghost', 'Rock', 'Bolt'],
  ],
  ['not an evolution card', { evolution: false }, ['Dawn / Dusk', 'Ghost', 'Rock', 'Bolt']],
  [
    'a spell, as such not an evolution card',
    { type: 'spell', evolution: false },
    ['Dawn / Dusk', 'Eve / Morn', 'Bolt'],
  ],
  [
    '201.2b with a cost that is not low, of the two that it has',
    { not: { cost: atMost(2) } },
    ['Dawn / Dusk', 'Eve / Morn', 'Rock', 'Bolt'],
  ],
  [
    '201.2b with a cost that is not high, of the two that it has',
    { not: { cost: atLeast(3) } },
    ['Dawn / Dusk', 'Ghost'],
  ],
  [
    'no cheap darkness card, of the two costs that it has',
    { not: { civilizations: ['darkness'], cost: atMost(2) } },
    ['Dawn / Dusk', 'Eve / Morn', 'Rock', 'Bolt'],
  ],
  [
    'neither cheap nor of darkness',
    { not: { anyOf: [{ civilizations: ['darkness'] }, { cost: atMost(2) }] } },
    ['Eve / Morn', 'Rock', 'Bolt'],
  ],
  ['not without darkness', { not: { not: { civilizations: ['darkness'] } } }, ['Dawn / Dusk', 'Ghost']],
  [
    'of darkness, and of a race of the other half',
    { civilizations: ['darkness'], races: ['Merfolk'] },
    ['Dawn / Dusk'],
  ],
  [
    'of darkness, with the cost of the other half',
    { civilizations: ['darkness'], cost: atLeast(5) },
    ['Dawn / Dusk'],
  ],
  [
    'a darkness spell, with the cost of that half only',
    { type: 'spell', civilizations: ['darkness'], cost: atLeast(5) },
    [],
  ],
  [
    'a costly darkness spell or a cheap creature, each with its own cost',
    { anyOf: [{ type: 'spell', civilizations: ['darkness'] }, { type: 'creature' }], cost: atMost(2) },
    ['Dawn / Dusk', 'Ghost'],
  ],
  [
    'a costly darkness spell, however it is put',
    { anyOf: [{ type: 'spell' }], civilizations: ['darkness'], cost: atLeast(5) },
    [],
  ],
];

/** What may be chosen of the cards in a zone; nothing is asked where nothing may. */
function found(duel: Driver): readonly string[] {
  return duel.duel.decision?.kind === 'choose' ? duel.options : [];
}

describe.each(['hand', 'graveyard', 'manaZone'] as const)('810.1, 810.3a a twinpact in the %s', (zone) => {
  for (const [says, filter, expected] of CASES)
    driven(`as a card ${says}`, (begin) => {
      const choosing: Effect = {
        do: 'choose',
        what: called(chooseAnyNumber(cardsIn(zone, 'you', filter)), 'x'),
      };
      const poll = spell({ name: 'Poll', civilizations: [], cost: 0, abilities: [spellAbility(choosing)] });
      const at = zone === 'hand' ? { hand: [...all, 'Poll'] } : { hand: ['Poll'], [zone]: all };
      const duel = begin({ cards: [...cards, poll], p1: at, p2: { hand: all } });
      duel.use('Cast Poll');
      expect([...found(duel)].sort()).toEqual([...expected].sort());
    });
});

describe('810.1, 810.3a a twinpact', () => {
  driven('that is revealed from the deck is no card without what either half has', (begin) => {
    const reveal: Effect = inOrder(
      { do: 'revealUntil', filter: { not: { civilizations: ['darkness'] } }, count: 1, as: 'found' },
      { do: 'move', what: { ref: 'found' }, to: 'hand' },
    );
    const dig = spell({ name: 'Dig', civilizations: [], cost: 0, abilities: [spellAbility(reveal)] });
    const duel = begin({
      cards: [...cards, dig],
      p1: { hand: ['Dig'], deck: ['Dawn / Dusk', 'Ghost', 'Rock', 'Filler', 'Filler'] },
    });
    duel.use('Cast Dig');
    expect(duel.names('p1', 'hand')).toEqual(['Rock']);
  });

  driven('is one creature with what its own half has in the battle zone', (begin) => {
    const watch = creature({
      name: 'Watch',
      civilizations: ['light'],
      cost: 1,
      power: 1000,
      abilities: [when({ event: 'put', what: any('you', { not: { civilizations: ['darkness'] } }) }, draw())],
    });
    const duel = begin({
      cards: [...cards, watch],
      p1: { hand: ['Dawn / Dusk'], manaZone: { fire: 5 }, battleZone: ['Watch'] },
    });
    duel.use('Summon Dawn');
    expect(duel.battleZones.p1).toEqual(['Watch', 'Dawn / Dusk']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('601.1 is used as the half that is used', (begin) => {
    const hears = (name: string, what: Filter) =>
      creature({
        name,
        civilizations: ['light'],
        cost: 1,
        power: 1000,
        abilities: [when({ event: 'used', by: 'you', what }, draw())],
      });
    const duel = begin({
      cards: [
        ...cards,
        hears('Ear', { not: { civilizations: ['darkness'] } }),
        hears('Eye', { civilizations: ['darkness'] }),
      ],
      p1: { hand: ['Dawn / Dusk'], manaZone: { fire: 5 }, battleZone: ['Ear', 'Eye'] },
    });
    duel.use('Summon Dawn');
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Ear']);
  });

  describe('201.2b counts in a total with the lower of the costs with which an effect finds it', () => {
    const TOTALS: readonly (readonly [says: string, filter: Filter, values: readonly number[]])[] = [
      ['as a card', {}, [2, 2]],
      ['as a spell', { type: 'spell' }, [2]],
      ['as a creature too dear', { type: 'creature' }, [2]],
      ['as a costly card too dear', { cost: atLeast(3) }, []],
      ['as a cheap creature or a spell', { anyOf: [{ type: 'spell' }, { cost: atMost(2) }] }, [2, 2]],
    ];
    for (const [says, filter, values] of TOTALS)
      driven(says, (begin) => {
        const salvage = spell({
          name: 'Salvage',
          civilizations: [],
          cost: 0,
          abilities: [
            spellAbility(
              returnToHand(withTotal(chooseAnyNumber(cardsIn('graveyard', 'you', filter)), 'cost', 4)),
            ),
          ],
        });
        const duel = begin({
          cards: [...cards, salvage],
          p1: { hand: ['Salvage'], graveyard: ['Dawn / Dusk', 'Ghost'], battleZone: ['Rock'] },
        }).use('Cast Salvage');
        if (values.length === 0) expect(duel.asked).toBe('p1 attack');
        else expect(duel.decision.limits).toEqual({ total: { values, max: 4 } });
      });
  });
});
