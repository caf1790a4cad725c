import {
  any,
  creature,
  destroy,
  insteadDo,
  optional,
  self,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const bixGuardianOfTheSacredMountain = creature({
  name: 'Bix, Guardian of the Sacred Mountain',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 2,
  power: 1000,
  printings: ['DM-14 75/110'],
  abilities: [optional(wouldBeDestroyed(any('you', { races: ['Angel Command'] }), insteadDo(destroy(self))))],
});
