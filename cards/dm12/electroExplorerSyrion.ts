import { creature } from '../../effects/language/words.ts';

export const electroExplorerSyrion = creature({
  name: 'Electro Explorer Syrion',
  civilizations: ['light', 'water'],
  races: ['Gladiator', 'Cyber Lord'],
  cost: 3,
  power: 4000,
  printings: ['DM-12 31/55'],
});
