import {
  any,
  creature,
  destroy,
  insteadDo,
  optional,
  self,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const maluluFairyOfTheSnowyValley = creature({
  name: 'Malulu, Fairy of the Snowy Valley',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 2,
  power: 1000,
  printings: ['DM-14 107/110'],
  abilities: [optional(wouldBeDestroyed(any('you', { races: ['Earth Dragon'] }), insteadDo(destroy(self))))],
});
