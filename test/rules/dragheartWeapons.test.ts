import { allCards, createDuel, parsePosition, printPosition } from 'taiki';
import {
  cardsIn,
  choose,
  creature,
  destroy,
  doubleFaced,
  dragheartCreature,
  dragheartFortress,
  dragheartWeapon,
  dragonEvasion,
  dragonSolution,
  draw,
  equipped,
  equippedGets,
  evolution,
  evolutionCreature,
  insteadDo,
  opponentsCreatures,
  power,
  put,
  putEquipped,
  returnToHand,
  seal,
  self,
  spell,
  spellAbility,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../engine/records/position.ts';
import { type Driver, driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const inHyperspace = choose(cardsIn('hyperspatialZone', 'you'));
const BLADE = 'Blade of Storms';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Scout' }),
  creature({ ...plain, name: 'Wall', power: 9000 }),
  evolutionCreature({
    ...plain,
    name: 'Raider Lord',
    power: 6000,
    abilities: [evolution({ type: 'creature' })],
  }),
  creature({ ...plain, name: 'Edge', abilities: [whenPut(self, putEquipped(inHyperspace, self))] }),
  doubleFaced(
    dragheartWeapon({
      name: BLADE,
      civilizations: ['fire'],
      cost: 3,
      abilities: [
        equippedGets(power(3000)),
        wheneverAttacks(equipped, draw()),
        dragonSolution(
          { event: 'endOfTurn', of: 'you' },
          { kind: 'is', what: equipped, like: { tapped: true } },
        ),
      ],
    }),
    dragheartCreature({ ...plain, name: 'Storm Dragon', cost: 6, power: 7000, abilities: [dragonEvasion] }),
  ),
  doubleFaced(
    dragheartWeapon({
      name: 'Oath Spear',
      civilizations: ['light'],
      cost: 2,
      abilities: [
        wouldBeDestroyed({ of: 'any', filter: { is: equipped } }, insteadDo({ do: 'turnOver', what: self })),
      ],
    }),
    dragheartFortress({ name: 'Oath Hall', civilizations: ['light'], cost: 4, abilities: [] }),
  ),
  ...[
    { name: 'Gate', effect: put(inHyperspace) },
    { name: 'Forge', effect: putEquipped(inHyperspace, choose(yourCreatures())) },
    {
      name: 'Disarm',
      effect: returnToHand(choose(cardsIn('battleZone', 'any', { type: 'dragheartWeapon' }))),
    },
    { name: 'Doom', effect: destroy(choose(yourCreatures())) },
    { name: 'Smite', effect: destroy(choose(opponentsCreatures())) },
    { name: 'Seal Up', effect: seal(choose(yourCreatures())) },
  ].map(({ name, effect }) =>
    spell({ name, civilizations: ['fire'], cost: 1, abilities: [spellAbility(effect)] }),
  ),
];
const mana = { fire: 4 } as const;
const bearing = { name: 'Raider', bears: [{ name: BLADE }] } as const;

/** What lies in the battle zone of a player, with its power and what bears it. */
const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] => {
  const shown = duel.duel.view('judge').zones[player].battleZone;
  return shown.map(({ current, attachedTo }) => {
    const bearer = shown.find(({ id }) => id === attachedTo);
    return `${current.name} ${current.power ?? '-'}${bearer === undefined ? '' : ` on ${bearer.name}`}`;
  });
};

describe('305 dragheart weapons', () => {
  driven('305.2 are put equipped to the creature that an effect names', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Edge'], manaZone: mana, hyperspatialZone: [BLADE], battleZone: ['Raider'] },
    });
    duel.use('Summon Edge');
    expect(there(duel)).toEqual(['Raider 2000', 'Edge 5000', 'Blade of Storms - on Edge']);
    expect([duel.facts('weaponEquipped'), duel.count('p1', 'hyperspatialZone')]).toEqual([
      [`weaponEquipped ${BLADE}`],
      0,
    ]);
  });

  driven('305.2 are equipped to a creature of choice if the effect names none', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Gate'], manaZone: mana, hyperspatialZone: [BLADE], battleZone: ['Raider', 'Scout'] },
    });
    duel.use('Cast Gate');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Raider', 'Scout']]);
    duel.choose('Scout');
    expect(there(duel)).toEqual(['Raider 2000', 'Scout 5000', 'Blade of Storms - on Scout']);
  });

  driven('305.3 are not put without a creature', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Gate', 'Raider'], manaZone: mana, hyperspatialZone: [BLADE] },
      p2: { battleZone: ['Raider'] },
    });
    duel.use('Cast Gate');
    expect([there(duel), duel.names('p1', 'hyperspatialZone'), duel.names('p1', 'graveyard')]).toEqual([
      [],
      [BLADE],
      ['Gate'],
    ]);
    expect(duel.facts('cardPut')).toEqual([]);
  });

  driven('help as their creature attacks, and turn over at the end of that turn', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [bearing, 'Wall'], deck: ['Scout', 'Scout', 'Scout'], hand: [] },
      p2: { battleZone: [{ name: 'Scout', tapped: true }] },
    });
    duel.choose('Raider attacks Scout');
    expect([there(duel), duel.count('p1', 'hand')]).toEqual([
      ['Raider 5000', 'Blade of Storms - on Raider', 'Wall 9000'],
      1,
    ]);
    duel.passUntil('p2 charge');
    expect([there(duel), duel.facts('cardTurnedOver')]).toEqual([
      ['Raider 2000', 'Storm Dragon 7000', 'Wall 9000'],
      [`cardTurnedOver ${BLADE}`],
    ]);
  });

  driven('do not turn over while the condition does not hold', (begin) => {
    const duel = begin({ cards, step: 'end', p1: { battleZone: [bearing, 'Scout'] } });
    duel.passUntil('p2 charge');
    expect(there(duel)).toEqual(['Raider 5000', 'Blade of Storms - on Raider', 'Scout 2000']);
  });

  driven("305.2a, 807.5 work in the other player's turn, untapped on a tapped creature", (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Wall', 'Scout'] },
      p2: { battleZone: [{ ...bearing, tapped: true }] },
    });
    expect(duel.duel.view('p1').zones.p2.battleZone.map((card) => !card.hidden && card.tapped)).toEqual([
      true,
      false,
    ]);
    duel.choose('Scout attacks Raider');
    expect([there(duel), there(duel, 'p2')]).toEqual([
      ['Wall 9000'],
      ['Raider 5000', 'Blade of Storms - on Raider'],
    ]);
  });

  driven('703.4m go to the graveyard, and home, as their creature leaves', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom'], manaZone: mana, battleZone: [bearing] },
      p2: { battleZone: [{ name: 'Scout', bears: [{ name: 'Oath Spear' }] }] },
    });
    duel.use('Cast Doom');
    expect([there(duel), there(duel, 'p2'), duel.names('p1', 'hyperspatialZone')]).toEqual([
      [],
      ['Scout 2000', 'Oath Spear - on Scout'],
      [BLADE],
    ]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Doom', 'Raider']);
  });

  driven('703.4m, 116.2a go as their creature is ignored', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Seal Up', 'Gate'], manaZone: mana, battleZone: [bearing], deck: ['Scout', 'Wall'] },
    });
    duel.use('Cast Seal Up');
    expect(duel.names('p1', 'hyperspatialZone')).toEqual([BLADE]);
  });

  driven('807.4b go home when they leave, and their creature stays', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Disarm', 'Gate'], manaZone: mana, battleZone: [bearing] } });
    duel.use('Cast Disarm');
    expect([there(duel), duel.names('p1', 'hyperspatialZone'), duel.names('p1', 'hand')]).toEqual([
      ['Raider 2000'],
      [BLADE],
      ['Gate'],
    ]);
  });

  driven('801.2 stay equipped as their creature evolves', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Raider Lord'], manaZone: mana, battleZone: [bearing] } });
    duel.use('Summon Raider Lord');
    expect(there(duel)).toEqual(['Raider Lord 9000', 'Blade of Storms - on Raider Lord']);
  });

  driven('807.1a replace the destruction of their creature and become a fortress', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Smite'], manaZone: mana },
      p2: { battleZone: [{ name: 'Scout', bears: [{ name: 'Oath Spear' }] }] },
    });
    duel.use('Cast Smite');
    expect(there(duel, 'p2')).toEqual(['Scout 2000', 'Oath Hall -']);
  });

  driven('703.4m turned back to a weapon, they are alone and go home', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom'], manaZone: mana, battleZone: ['Raider', { name: BLADE, otherFace: true }] },
    });
    duel.use('Cast Doom').choose(BLADE);
    expect([there(duel), duel.names('p1', 'hyperspatialZone')]).toEqual([['Raider 2000'], [BLADE]]);
  });

  driven('a second copy adds to the first', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Forge'], manaZone: mana, battleZone: [bearing], hyperspatialZone: [BLADE] },
    });
    duel.use('Cast Forge');
    expect(there(duel)).toEqual([
      'Raider 8000',
      'Blade of Storms - on Raider',
      'Blade of Storms - on Raider',
    ]);
  });

  driven('807.5a a dragon attacks only if its weapon was there as the turn began', (begin) => {
    const both = [
      ...cards,
      creature({ ...plain, name: 'Smith', abilities: [whenPut(self, { do: 'turnOver', what: WEAPONS })] }),
    ];
    const begun = (fresh: { readonly fresh?: true }) =>
      begin({
        cards: both,
        p1: {
          hand: ['Smith'],
          manaZone: mana,
          battleZone: [{ name: 'Wall', tapped: true, bears: [{ name: BLADE, ...fresh }] }],
        },
      }).use('Summon Smith');
    expect(begun({}).options).toEqual([`${BLADE} attacks the player`, 'Attack no more']);
    expect(begun({ fresh: true }).asked).toBe('p2 charge');
  });

  test('are refused in the deck itself', () => {
    const deck = Array.from({ length: 40 }, () => BLADE);
    expect(() => createDuel({ cards, decks: { p1: deck, p2: deck }, seed: 1 })).toThrow(BLADE);
  });
});

const WEAPONS = cardsIn('battleZone', 'you', { type: 'dragheartWeapon' });

describe('a position with weapons and cross gears on creatures', () => {
  driven('is printed and read', (begin) => {
    const duel = begin({
      cards,
      p1: {
        battleZone: [
          { name: 'Raider', bears: [{ name: BLADE, fresh: true }, { name: 'Oath Spear' }] },
          { name: 'Scout', bears: [{ name: 'Fire Blade' }] },
        ],
      },
    });
    const text = printPosition(positionOf(duel.duel.game, 'main'));
    expect(text).toContain(
      'p1 battle zone: Raider [bears fresh: Blade of Storms] [bears: Oath Spear] | Scout [bears: Fire Blade]\n',
    );
    expect(printPosition(parsePosition(text))).toBe(text);
    expect(there(duel)).toEqual([
      'Raider 5000',
      'Blade of Storms - on Raider',
      'Oath Spear - on Raider',
      'Scout 2000',
      'Fire Blade - on Scout',
    ]);
    const misplaced = parsePosition('turn 1 of p1, main\np1 hand: Raider [bears: Fire Blade]');
    expect(() => createDuel({ cards, position: misplaced })).toThrow('"[bears: ...]"');
  });
});
