import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  atEndOfYourTurn,
  awakeningLink,
  blocker,
  cardsIn,
  choose,
  doubleBreaker,
  doubleFaced,
  each,
  gains,
  hasWhile,
  linkRelease,
  may,
  opponentsCreatures,
  psychicCreature,
  psychicSuperCreature,
  returnToHand,
  self,
  untap,
  when,
  youHave,
  yourMana,
} from '../../effects/language/words.ts';

const donMarshmallow = psychicSuperCreature({
  name: 'Don Marshmallow, Magic Hand of Dazzlement',
  civilizations: ['darkness', 'fire'],
  races: ['Death Puppet', 'Xenoparts', 'Alien'],
  cost: 9,
  power: 6000,
  abilities: [doubleBreaker, linkRelease],
});

const pliersOfGilPolyma = doubleFaced(
  psychicCreature({
    name: 'Pliers of Gil Polyma',
    civilizations: ['fire'],
    races: ['Xenoparts', 'Alien'],
    cost: 3,
    power: 3000,
    abilities: [],
  }),
  donMarshmallow,
);

const zabiPolymaMarshmallowDoll = doubleFaced(
  psychicCreature({
    name: 'Zabi Polyma, Marshmallow Doll',
    civilizations: ['darkness'],
    races: ['Death Puppet', 'Alien'],
    cost: 2,
    power: 2000,
    abilities: [awakeningLink(['Pliers of Gil Polyma'])],
  }),
  donMarshmallow,
);

const packunger = psychicSuperCreature({
  name: 'Packunger the Ravenous',
  civilizations: ['light', 'nature'],
  races: ['Gaia Command', 'Berserker', 'Alien'],
  cost: 15,
  power: 10500,
  abilities: [
    when({ event: 'attacks', what: { of: 'opponent', filter: { type: 'creature' } } }, untap(self)),
    hasWhile(youHave(opponentsCreatures({ attacking: true })), gains(blocker)),
    doubleBreaker,
    linkRelease,
  ],
});

const geoTheManGroundOfTitan = doubleFaced(
  psychicCreature({
    name: 'Geo the Man, Ground of Titan',
    civilizations: ['nature'],
    races: ['Gaia Command', 'Alien'],
    cost: 6,
    power: 5000,
    abilities: [atEndOfYourTurn(may(returnToHand(choose(yourMana()))))],
  }),
  packunger,
);

const gagaPackunMissionaryOfIo = doubleFaced(
  psychicCreature({
    name: 'Gaga Packun, Missionary of Io',
    civilizations: ['light'],
    races: ['Berserker', 'Alien'],
    cost: 4,
    power: 3000,
    abilities: [
      each(cardsIn(['hand', 'manaZone', 'graveyard'], 'opponent', { type: 'spell' }), {
        kind: 'cost',
        by: 1,
        atLeast: 0,
      }),
      awakeningLink(['Geo the Man, Ground of Titan']),
    ],
  }),
  packunger,
);

/** 806. Psychic creatures with a cell of a super creature on the other side. */
export const superCreatures: readonly CardDefinition[] = Object.freeze([
  pliersOfGilPolyma,
  zabiPolymaMarshmallowDoll,
  geoTheManGroundOfTitan,
  gagaPackunMissionaryOfIo,
]);
