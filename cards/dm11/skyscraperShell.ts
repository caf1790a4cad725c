import {
  choose,
  creature,
  opponentsCreatures,
  putIntoMana,
  self,
  waveStriker,
  whenPut,
} from '../../effects/language/words.ts';

export const skyscraperShell = creature({
  name: 'Skyscraper Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 4,
  power: 2000,
  printings: ['DM-11 50/55'],
  abilities: [waveStriker(whenPut(self, putIntoMana(choose(opponentsCreatures(), 1, 'opponent'))))],
});
