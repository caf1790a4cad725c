import type { Effect, Filter, Group } from 'taiki/words';
import {
  allCreatures,
  any,
  atLeast,
  atMost,
  blocker,
  called,
  cardsIn,
  choose,
  chooseAnyNumber,
  civilizations,
  creature,
  crossGear,
  destroy,
  each,
  evolution,
  evolutionCreature,
  exactly,
  field,
  gacharangeCreature,
  gains,
  inOrder,
  other,
  power,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  that,
  the,
  twinpact,
  when,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';

/** One question for each group: any number of its cards. What holds nothing is not asked about. */
const survey = (groups: readonly Group[]): Effect =>
  inOrder(...groups.map((group): Effect => ({ do: 'choose', what: chooseAnyNumber(group) })));

/** What may be chosen, question by question. */
function surveyed(duel: Driver): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  while (duel.duel.decision?.kind === 'choose') {
    found.push(duel.options);
    duel.choose();
  }
  return found;
}

const plain = { civilizations: ['fire'], cost: 1 } as const;
const lion = creature({
  name: 'Lion',
  civilizations: ['fire', 'nature'],
  races: ['Armored Dragon'],
  cost: 5,
  power: 5000,
});
const titan = evolutionCreature({
  name: 'Titan',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 4,
  power: 6000,
  abilities: [evolution({}), speedAttacker],
});
const cub = creature({ ...plain, name: 'Cub', races: ['Cub'], power: 1000, abilities: [blocker] });
const guard = creature({
  name: 'Guard',
  civilizations: ['light'],
  races: ['Angel Command/Knight'],
  cost: 2,
  power: 2000,
  abilities: [blocker],
});
const golem = gacharangeCreature({
  name: 'Golem',
  civilizations: [],
  races: ['Dragonoid'],
  cost: 3,
  power: 3000,
});
const medal = crossGear({
  name: 'Medal',
  civilizations: ['water'],
  cost: 3,
  abilities: [each(allCreatures({ names: ['Golem'] }), civilizations('water', 'darkness'))],
});
const banner = field({
  name: 'Banner',
  civilizations: ['fire'],
  cost: 3,
  abilities: [each(allCreatures({ names: ['Surveyor'] }), gains(blocker), power(1000))],
});
const tide = twinpact(
  'Ebb / Flow',
  creature({ name: 'Ebb', civilizations: ['water'], cost: 4, power: 4000, abilities: [blocker] }),
  spell({ name: 'Flow', civilizations: ['light'], cost: 2, abilities: [shieldTrigger] }),
);

const BATTLE_ZONE: readonly (readonly [filter: Filter, found: readonly string[]])[] = [
  [
    { type: 'card' },
    ['Surveyor', 'Lion', 'Titan', 'Banner', 'Guard', 'Golem', 'Lion', 'Medal', 'Ebb / Flow'],
  ],
  [{}, ['Surveyor', 'Lion', 'Titan', 'Banner', 'Guard', 'Golem', 'Lion', 'Medal', 'Ebb / Flow']],
  [{ type: 'creature' }, ['Surveyor', 'Lion', 'Titan', 'Guard', 'Golem', 'Lion', 'Ebb / Flow']],
  [{ type: 'evolutionCreature' }, ['Titan']],
  [{ type: ['field', 'crossGear'] }, ['Banner', 'Medal']],
  [{ type: 'spell' }, []],
  [{ other: true, type: 'creature' }, ['Lion', 'Titan', 'Guard', 'Golem', 'Lion', 'Ebb / Flow']],
  [{ itself: true }, ['Surveyor']],
  [{ tapped: true }, ['Lion', 'Guard', 'Golem']],
  [{ tapped: false, type: 'creature' }, ['Surveyor', 'Titan', 'Lion', 'Ebb / Flow']],
  [{ fresh: true }, ['Titan']],
  [{ fresh: false, type: 'creature' }, ['Surveyor', 'Lion', 'Guard', 'Golem', 'Lion', 'Ebb / Flow']],
  [{ is: that }, ['Guard']],
  [{ is: other }, ['Lion']],
  [{ sameNameAs: other }, ['Lion', 'Lion']],
  [{ evolution: true }, ['Titan']],
  [{ evolution: false, type: 'creature' }, ['Surveyor', 'Lion', 'Guard', 'Golem', 'Lion', 'Ebb / Flow']],
  [{ names: ['Lion', 'Medal', 'Cub'] }, ['Lion', 'Lion', 'Medal']],
  [{ nameContains: 'an' }, ['Titan', 'Banner']],
  [{ names: ['Flow'] }, []],
  [{ attacking: true }, ['Lion']],
  [{ attacking: false, names: ['Lion', 'Guard'] }, ['Guard', 'Lion']],
  [{ blocking: true }, ['Guard']],
  [{ blocking: false, names: ['Lion', 'Guard'] }, ['Lion', 'Lion']],
  [{ cost: atLeast(5) }, ['Lion', 'Lion']],
  [{ cost: atMost(2) }, ['Surveyor', 'Guard']],
  [{ cost: exactly(3) }, ['Banner', 'Golem', 'Medal']],
  [{ under: atLeast(1) }, ['Titan']],
  [{ under: atMost(0), type: 'creature' }, ['Surveyor', 'Lion', 'Guard', 'Golem', 'Lion', 'Ebb / Flow']],
  [{ races: ['Dragon'] }, ['Lion', 'Lion']],
  [{ races: ['Armored Dragon', 'Beast Folk'] }, ['Lion', 'Titan', 'Lion']],
  [{ races: ['Command'] }, ['Guard']],
  [{ races: ['Knight'] }, ['Guard']],
  [{ races: ['Cub'] }, []],
  [{ civilizations: ['nature'] }, ['Lion', 'Titan', 'Lion']],
  [{ civilizations: ['water', 'light'] }, ['Guard', 'Golem', 'Medal', 'Ebb / Flow']],
  [{ multicolored: true }, ['Lion', 'Golem', 'Lion']],
  [{ multicolored: false, type: 'creature' }, ['Surveyor', 'Titan', 'Guard', 'Ebb / Flow']],
  [{ multicolored: true, civilizations: ['water'] }, ['Golem']],
  [{ keyword: 'blocker' }, ['Surveyor', 'Guard', 'Ebb / Flow']],
  [{ keyword: 'speedAttacker' }, ['Titan']],
  [{ keyword: 'shieldTrigger' }, []],
  [{ power: atLeast(5000) }, ['Lion', 'Titan', 'Lion']],
  [{ power: atMost(2000) }, ['Surveyor', 'Guard']],
  [{ power: exactly(1000) }, []],
  [{ not: { type: 'creature' } }, ['Banner', 'Medal']],
  [
    { type: 'creature', not: { races: ['Dragon'], attacking: true } },
    ['Surveyor', 'Titan', 'Guard', 'Golem', 'Lion', 'Ebb / Flow'],
  ],
  [
    { anyOf: [{ names: ['Surveyor'] }, { cost: atMost(2) }, { tapped: true }] },
    ['Surveyor', 'Lion', 'Guard', 'Golem'],
  ],
  [{ type: 'creature', anyOf: [{ names: ['Medal'] }, { names: ['Golem'] }] }, ['Golem']],
  [{ type: 'creature', extreme: 'highestPower' }, ['Titan']],
  [{ type: 'creature', tapped: true, extreme: 'highestPower' }, ['Lion']],
  [{ names: ['Lion', 'Golem'], extreme: 'highestPower' }, ['Lion', 'Lion']],
  [{ type: 'creature', extreme: 'lowestPower' }, ['Surveyor', 'Guard']],
  [{ races: ['Cub'], extreme: 'lowestPower' }, []],
];

const ELSEWHERE: readonly (readonly [group: Group, found: readonly string[]])[] = [
  [yourHand(), ['Lion', 'Ebb / Flow', 'Cub']],
  [yourHand({ type: 'creature' }), ['Lion', 'Ebb / Flow', 'Cub']],
  [yourHand({ type: 'spell' }), ['Ebb / Flow']],
  [yourHand({ names: ['Flow'] }), []],
  [yourHand({ names: ['Ebb / Flow'] }), ['Ebb / Flow']],
  [yourHand({ type: 'spell', names: ['Flow'] }), ['Ebb / Flow']],
  [yourHand({ type: 'spell', cost: atLeast(4) }), []],
  [yourHand({ type: 'spell', power: atLeast(0) }), []],
  [yourHand({ keyword: 'blocker' }), ['Ebb / Flow', 'Cub']],
  [yourHand({ type: 'spell', keyword: 'shieldTrigger' }), ['Ebb / Flow']],
  [yourHand({ type: 'creature', keyword: 'shieldTrigger' }), []],
  [yourHand({ power: atLeast(4000) }), ['Lion', 'Ebb / Flow']],
  [yourHand({ multicolored: true }), ['Lion', 'Ebb / Flow']],
  [yourHand({ multicolored: true, type: 'spell' }), []],
  [yourHand({ multicolored: false, type: 'spell' }), ['Ebb / Flow']],
  [yourHand({ multicolored: false }), ['Cub']],
  [cardsIn(['graveyard', 'manaZone'], 'you'), ['Golem', 'Guard', 'Titan']],
  [cardsIn(['graveyard', 'manaZone'], 'you', { tapped: true }), ['Titan']],
  [cardsIn(['graveyard', 'manaZone'], 'opponent'), ['Cub']],
  [cardsIn('graveyard', 'any'), ['Golem', 'Guard', 'Cub']],
  [yourShields({ faceUp: true }), ['Medal']],
  [yourShields({ faceUp: false }), ['Card 1', 'Card 2']],
];

const surveyor = creature({
  ...plain,
  name: 'Surveyor',
  races: ['Human'],
  power: 1000,
  abilities: [
    when(
      { event: 'blocks', what: any('opponent') },
      survey([
        ...BATTLE_ZONE.map(([filter]): Group => cardsIn('battleZone', 'any', filter)),
        ...ELSEWHERE.map(([group]) => group),
      ]),
    ),
  ],
});
const cards = [lion, titan, cub, guard, golem, medal, banner, tide, surveyor];

const block = (begin: Begin): Driver =>
  begin({
    cards,
    step: 'attack',
    p1: {
      hand: ['Lion', 'Ebb / Flow', 'Cub'],
      manaZone: [{ name: 'Titan', tapped: true }],
      graveyard: ['Golem', 'Guard'],
      shieldZone: ['Filler', { name: 'Medal', faceUp: true }, 'Filler'],
      battleZone: ['Surveyor', 'Lion', { name: 'Titan', over: ['Cub'], fresh: true }, 'Banner'],
    },
    p2: {
      graveyard: ['Cub'],
      battleZone: ['Guard', { name: 'Golem', tapped: true }, 'Lion', 'Medal', 'Ebb / Flow'],
    },
  })
    .choose('Lion attacks the player')
    .choose('Block with Guard');

describe('203.2 a part of a race', () => {
  const plainOf = (name: string, ...races: readonly string[]) =>
    creature({ name, civilizations: ['fire'], cost: 1, races, power: 1000 });
  const all = [
    plainOf('Big', 'Giant'),
    plainOf('Bug', 'Giant Insect'),
    plainOf('Angel', 'Angel Command'),
    plainOf('Seraph', 'Angel Command Dragon'),
    plainOf('Warden', 'Angel Command/Dragon Guild'),
    plainOf('Lizard', 'Dragonoid'),
  ];

  const CASES: readonly (readonly [string, readonly string[]])[] = [
    ['Giant', ['Big', 'Bug']],
    ['Insect', ['Bug']],
    ['Giant Insect', ['Bug']],
    ['Dragon', ['Seraph', 'Warden']],
    ['Angel Command', ['Angel', 'Seraph', 'Warden']],
    ['Command Dragon', ['Seraph']],
    ['Comm', []],
  ];

  describe.each(CASES)('%s', (race, found) => {
    driven('is found in the races that contain it as whole words', (begin) => {
      const purge = spell({
        name: 'Purge',
        civilizations: ['fire'],
        cost: 1,
        abilities: [spellAbility(destroy(allCreatures({ races: [race] })))],
      });
      const names = all.map(({ name }) => name);
      const duel = begin({
        cards: [...all, purge],
        p1: { hand: ['Purge'], manaZone: { fire: 1 } },
        p2: { battleZone: names },
      }).use('Cast Purge');
      expect(duel.battleZones.p2).toEqual(names.filter((name) => !found.includes(name)));
    });
  });
});

describe('what a card may be like', () => {
  driven('is read from what it is now, and from one face at a time', (begin) => {
    const found = [...BATTLE_ZONE, ...ELSEWHERE].map(([, names]) => names);
    expect(surveyed(block(begin))).toEqual(found.filter(({ length }) => length > 0));
  });

  driven('nothing attacks or blocks where there is no attack, and several have several names', (begin) => {
    const poll = spell({
      ...plain,
      name: 'Poll',
      abilities: [
        spellAbility(
          inOrder(
            { do: 'choose', what: called(choose(allCreatures(), 2), 'pair') },
            survey([
              allCreatures({ attacking: true }),
              allCreatures({ blocking: true }),
              allCreatures({ attacking: false, names: ['Cub'] }),
              allCreatures({ blocking: false, names: ['Guard'] }),
              allCreatures({ sameNameAs: the('pair') }),
            ]),
          ),
        ),
      ],
    });
    const duel = begin({
      cards: [...cards, poll],
      p1: { hand: ['Poll'], manaZone: { fire: 1 }, battleZone: ['Cub', 'Lion', 'Guard'] },
      p2: { battleZone: ['Lion', 'Cub'] },
    });
    duel.use('Cast Poll').choose('Lion', 'Guard');
    expect(surveyed(duel)).toEqual([['Cub', 'Cub'], ['Guard'], ['Lion', 'Guard', 'Lion']]);
  });
});
