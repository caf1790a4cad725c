import { allCreatures, creature, destroy, self, waveStriker, whenPut } from '../../effects/language/words.ts';

export const steamrollerMutant = creature({
  name: 'Steamroller Mutant',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 4,
  power: 3000,
  printings: ['DM-12 11/55'],
  abilities: [waveStriker(whenPut(self, destroy(allCreatures())))],
});
