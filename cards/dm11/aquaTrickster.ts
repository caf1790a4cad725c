import {
  choose,
  creature,
  opponentsCreatures,
  self,
  tap,
  waveStriker,
  whenPut,
} from '../../effects/language/words.ts';

export const aquaTrickster = creature({
  name: 'Aqua Trickster',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 2,
  power: 1000,
  printings: ['DM-11 15/55'],
  abilities: [waveStriker(whenPut(self, tap(choose(opponentsCreatures()))))],
});
