import {
  allCreatures,
  atMost,
  creature,
  destroy,
  self,
  waveStriker,
  whenPut,
} from '../../effects/language/words.ts';

export const evisceratingWarriorLumez = creature({
  name: 'Eviscerating Warrior Lumez',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 3,
  power: 2000,
  printings: ['DM-11 35/55'],
  abilities: [waveStriker(whenPut(self, destroy(allCreatures({ power: atMost(2000) }))))],
});
