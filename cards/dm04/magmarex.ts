import {
  allCreatures,
  creature,
  destroy,
  exactly,
  self,
  shieldTrigger,
  whenPut,
} from '../../effects/language/words.ts';

export const magmarex = creature({
  name: 'Magmarex',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 5,
  power: 3000,
  printings: ['DM-04 43/55'],
  abilities: [shieldTrigger, whenPut(self, destroy(allCreatures({ power: exactly(1000) })))],
});
