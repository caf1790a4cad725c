import { creature } from '../../effects/language/words.ts';

export const cragsaur = creature({
  name: 'Cragsaur',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 3,
  power: 3000,
  printings: ['DM-10 66/110'],
});
