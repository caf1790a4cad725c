import {
  cannotAttackCreatures,
  creature,
  destroy,
  doubleBreaker,
  itself,
  self,
  when,
} from '../../effects/language/words.ts';

export const vileMulderWingOfTheVoid = creature({
  name: 'Vile Mulder, Wing of the Void',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 4,
  power: 7000,
  printings: ['DM-06 69/110'],
  abilities: [
    cannotAttackCreatures,
    doubleBreaker,
    when({ event: 'battleEnds', what: itself }, destroy(self)),
  ],
});
