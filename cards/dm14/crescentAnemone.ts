import {
  any,
  creature,
  destroy,
  insteadDo,
  optional,
  self,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const crescentAnemone = creature({
  name: 'Crescent Anemone',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 2,
  power: 1000,
  printings: ['DM-14 83/110'],
  abilities: [optional(wouldBeDestroyed(any('you', { races: ['Cyber Moon'] }), insteadDo(destroy(self))))],
});
