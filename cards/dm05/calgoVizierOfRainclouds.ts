import { atLeast, cannotBeBlockedBy, creature } from '../../effects/language/words.ts';

export const calgoVizierOfRainclouds = creature({
  name: 'Calgo, Vizier of Rainclouds',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 3,
  power: 2000,
  printings: ['DM-05 7/55'],
  abilities: [cannotBeBlockedBy({ power: atLeast(4000) })],
});
