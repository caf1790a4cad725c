import {
  choose,
  creature,
  may,
  opponentsCreatures,
  self,
  tap,
  whenPut,
} from '../../effects/language/words.ts';

export const romVizierOfTendrils = creature({
  name: 'Rom, Vizier of Tendrils',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 4,
  power: 2000,
  printings: ['DM-07 14/55'],
  abilities: [whenPut(self, may(tap(choose(opponentsCreatures()))))],
});
