import {
  allCreatures,
  atMost,
  creature,
  destroy,
  doubleBreaker,
  self,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const megaAssaultWyvern = creature({
  name: 'Mega Assault Wyvern',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 7,
  power: 6000,
  printings: ['DM-14 8/110'],
  abilities: [doubleBreaker, whenDestroyed(self, destroy(allCreatures({ power: atMost(4000) })))],
});
