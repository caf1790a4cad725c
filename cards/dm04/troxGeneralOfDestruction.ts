import {
  atRandom,
  countOf,
  creature,
  discard,
  doubleBreaker,
  opponentsHand,
  self,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const troxGeneralOfDestruction = creature({
  name: 'Trox, General of Destruction',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 7,
  power: 6000,
  printings: ['DM-04 3/55'],
  abilities: [
    whenPut(
      self,
      discard(
        atRandom(opponentsHand(), countOf(yourCreatures({ civilizations: ['darkness'], other: true }))),
      ),
    ),
    doubleBreaker,
  ],
});
