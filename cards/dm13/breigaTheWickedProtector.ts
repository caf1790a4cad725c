import {
  another,
  creature,
  destroy,
  insteadDo,
  optional,
  self,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const breigaTheWickedProtector = creature({
  name: 'Breiga, the Wicked Protector',
  civilizations: ['light', 'darkness'],
  races: ['Guardian', 'Brain Jacker'],
  cost: 4,
  power: 3000,
  printings: ['DM-13 27/55'],
  abilities: [optional(wouldBeDestroyed(another('you'), insteadDo(destroy(self))))],
});
