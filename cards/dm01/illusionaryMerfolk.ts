import {
  creature,
  drawUpTo,
  provided,
  self,
  whenPut,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const illusionaryMerfolk = creature({
  name: 'Illusionary Merfolk',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 5,
  power: 4000,
  printings: ['DM-01 32/110'],
  abilities: [provided(youHave(yourCreatures({ races: ['Cyber Lord'] })), whenPut(self, drawUpTo(3)))],
});
