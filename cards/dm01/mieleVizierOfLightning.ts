import {
  choose,
  creature,
  may,
  opponentsCreatures,
  self,
  tap,
  whenPut,
} from '../../effects/language/words.ts';

export const mieleVizierOfLightning = creature({
  name: 'Miele, Vizier of Lightning',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 3,
  power: 1000,
  printings: ['DM-01 13/110'],
  abilities: [whenPut(self, may(tap(choose(opponentsCreatures()))))],
});
