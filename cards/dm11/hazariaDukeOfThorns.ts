import {
  choose,
  creature,
  destroy,
  opponentsCreatures,
  self,
  waveStriker,
  whenPut,
} from '../../effects/language/words.ts';

export const hazariaDukeOfThorns = creature({
  name: 'Hazaria, Duke of Thorns',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 4,
  power: 2000,
  printings: ['DM-11 27/55'],
  abilities: [waveStriker(whenPut(self, destroy(choose(opponentsCreatures(), 1, 'opponent'))))],
});
