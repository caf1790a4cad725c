import { creature } from '../../effects/language/words.ts';

export const forestHornet = creature({
  name: 'Forest Hornet',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 4,
  power: 4000,
  printings: ['DM-01 96/110'],
});
