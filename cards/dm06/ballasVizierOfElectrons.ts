import { creature } from '../../effects/language/words.ts';

export const ballasVizierOfElectrons = creature({
  name: 'Ballas, Vizier of Electrons',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 2,
  power: 2000,
  printings: ['DM-06 13/110'],
});
