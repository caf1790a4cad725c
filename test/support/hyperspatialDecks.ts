import type { CardDefinition, Deck } from 'taiki';
import {
  awakeningLink,
  beginsInBattleZone,
  cannot,
  cardsIn,
  choose,
  creature,
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
  forbiddenBeat,
  forbiddenCreature,
  forbiddenRelease,
  has,
  linkRelease,
  may,
  opponentsCreatures,
  power,
  psychicCreature,
  psychicSuperCreature,
  put,
  putEquipped,
  putIntoGraveyard,
  seal,
  self,
  speedAttacker,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourSeals,
} from 'taiki/words';
import { plain, plainSpell } from '../rules/plainCards.ts';

const outside = choose(cardsIn('hyperspatialZone', 'you'));

const DUO = psychicSuperCreature({
  ...plain,
  name: 'Duo Dragon',
  cost: 10,
  power: 9000,
  abilities: [linkRelease, wheneverAttacks(self, draw())],
});

/** Cards that come from the hyperspatial zone, by the family that they belong to. */
const OUTSIDE: readonly CardDefinition[] = [
  doubleFaced(
    dragheartWeapon({
      name: 'Blade of Storms',
      civilizations: ['fire'],
      cost: 2,
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
  doubleFaced(psychicCreature({ ...plain, name: 'Sun', cost: 3, abilities: [awakeningLink(['Moon'])] }), DUO),
  doubleFaced(
    psychicCreature({
      ...plain,
      name: 'Moon',
      cost: 2,
      abilities: [
        awakeningLink(['Sun'], { event: 'attacks', what: { of: 'you', filter: { type: 'creature' } } }),
      ],
    }),
    DUO,
  ),
  doubleFaced(
    dragheartWeapon({
      name: 'Oath Spear',
      civilizations: ['fire'],
      cost: 2,
      abilities: [dragonSolution({ event: 'put', what: { of: 'you', filter: { type: 'creature' } } })],
    }),
    dragheartFortress({
      name: 'Oath Hall',
      civilizations: ['fire'],
      cost: 4,
      abilities: [wheneverAttacks({ of: 'you', filter: { type: 'creature' } }, may(draw()))],
    }),
  ),
];

/** Cards of the deck that put those. */
const DECKED: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Edge', abilities: [whenPut(self, putEquipped(outside, self))] }),
  creature({
    ...plain,
    name: 'Rider',
    cost: 2,
    abilities: [speedAttacker, wheneverAttacks(self, may(put(outside)))],
  }),
  evolutionCreature({
    ...plain,
    name: 'Lord',
    cost: 2,
    power: 5000,
    abilities: [evolution({ type: 'creature' })],
  }),
  plainSpell('Gate', put(outside)),
  plainSpell('Forge', putEquipped(outside, choose(yourCreatures()))),
  plainSpell('Seal Up', seal(choose(opponentsCreatures())), putIntoGraveyard(choose(yourSeals))),
];

/** A forbidden beat, which begins in the battle zone. */
const BEAT = doubleFaced(
  forbiddenBeat({
    name: 'Sealed Beat',
    civilizations: ['fire'],
    cost: 0,
    abilities: [beginsInBattleZone(2), has(cannot({ do: 'move', from: 'battleZone' })), forbiddenRelease],
  }),
  forbiddenCreature({ ...plain, name: 'Beast Unbound', cost: 20, power: 9000 }),
);

export const hyperspatialCards: readonly CardDefinition[] = [...OUTSIDE, ...DECKED, BEAT];

const namesOf = (cards: readonly CardDefinition[]): readonly string[] => cards.map(({ name }) => name);

/** A deck that puts a card from the hyperspatial zone in most turns. */
export const hyperspatialDeck: Deck = {
  name: undefined,
  cards: [
    ...namesOf(DECKED).flatMap((name) => Array<string>(4).fill(name)),
    ...Array<string>(4).fill('Emerald Grass'),
    ...Array<string>(4).fill('Bolshack Dragon'),
    ...Array<string>(4).fill('Deadly Fighter Braid Claw'),
    ...Array<string>(3).fill('Pyrofighter Magnus'),
    BEAT.name,
  ],
  hyperspatial: [...namesOf(OUTSIDE), ...namesOf(OUTSIDE), ...namesOf(OUTSIDE), ...namesOf(OUTSIDE)].slice(
    0,
    8,
  ),
  superGR: [],
};
