import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  atEndOfYourTurn,
  awaken,
  blocker,
  cannotAttack,
  cardsIn,
  choose,
  destroy,
  discard,
  doubleBreaker,
  doubleFaced,
  dragheartCreature,
  dragheartFortress,
  dragonSolution,
  each,
  gets,
  may,
  opponentsCreatures,
  opponentsHand,
  power,
  psychicCreature,
  put,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  untap,
  wheneverAttacks,
  wheneverBlocks,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

const martiniTemporalDancer = doubleFaced(
  psychicCreature({
    name: 'Martini, Temporal Dancer',
    civilizations: ['water'],
    races: ['Splash Queen'],
    cost: 3,
    power: 1000,
    abilities: [
      blocker,
      cannotAttack,
      awaken({
        event: 'put',
        what: { of: 'you', filter: { type: 'creature', keyword: 'blocker', cost: { min: 4 } } },
      }),
    ],
  }),
  psychicCreature({
    name: 'Julia Matina, the Awakened Dancer',
    civilizations: ['light'],
    races: ['Mecha Del Sol'],
    cost: 6,
    power: 3000,
    abilities: [blocker, wheneverBlocks(self, may(topOfDeckTo('shieldZone')))],
  }),
);

const blackGanveetTemporalSoldier = doubleFaced(
  psychicCreature({
    name: 'Black Ganveet, Temporal Soldier',
    civilizations: ['darkness'],
    races: ['Demon Command'],
    cost: 7,
    power: 5000,
    abilities: [
      whenPut(self, destroy(choose(opponentsCreatures({ tapped: true })))),
      awaken({ event: 'endOfTurn', of: 'opponent' }, { kind: 'count', of: opponentsHand(), is: { max: 0 } }),
    ],
  }),
  psychicCreature({
    name: 'Darkness Ganveet, the Awakened Blade',
    civilizations: ['darkness'],
    races: ['Demon Command'],
    cost: 13,
    power: 9000,
    abilities: [
      wheneverAttacks(self, {
        do: 'inOrder',
        effects: [
          discard(choose(opponentsHand(), 1, 'opponent')),
          destroy(choose(opponentsCreatures(), 1, 'opponent')),
        ],
      }),
      doubleBreaker,
    ],
  }),
);

const zodiacFloatingHymn = doubleFaced(
  dragheartFortress({
    name: 'Zodiac, Floating Hymn',
    civilizations: ['light'],
    cost: 3,
    abilities: [
      each(yourCreatures({ civilizations: ['light'] }), power(1000)),
      dragonSolution(
        { event: 'startOfTurn', of: 'you' },
        { kind: 'count', of: yourCreatures({ civilizations: ['light'] }), is: { min: 2 } },
      ),
    ],
  }),
  dragheartCreature({
    name: 'Hallelujah Zodia, Dragon Elemental of Hymns',
    civilizations: ['light'],
    races: ['Angel Command Dragon'],
    cost: 6,
    power: 5000,
    abilities: [each(yourCreatures(), power(1000)), atEndOfYourTurn(untap(yourCreatures()))],
  }),
);

const hyperspatialBaribariHole = spell({
  name: 'Hyperspatial Baribari Hole',
  civilizations: ['nature'],
  cost: 2,
  abilities: [
    spellAbility(
      put(choose(cardsIn('hyperspatialZone', 'you', { type: 'psychicCreature', cost: { max: 3 } }))),
    ),
  ],
  printings: ['DM22-EX1 126'],
});

const hyperspatialMikadoHole = spell({
  name: 'Hyperspatial Mikado Hole',
  civilizations: ['darkness'],
  cost: 5,
  abilities: [
    spellAbility(
      gets(choose(opponentsCreatures()), 'turn', power(-2000)),
      put(
        choose(
          cardsIn('hyperspatialZone', 'you', {
            type: 'psychicCreature',
            civilizations: ['darkness'],
            cost: { max: 9 },
          }),
        ),
      ),
    ),
  ],
});

/** Cards with two sides, and spells that put them. */
export const twoSides: readonly CardDefinition[] = Object.freeze([
  martiniTemporalDancer,
  blackGanveetTemporalSoldier,
  zodiacFloatingHymn,
  hyperspatialBaribariHole,
  hyperspatialMikadoHole,
]);
