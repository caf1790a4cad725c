import { creature } from '../../effects/language/words.ts';

export const scissorEye = creature({
  name: 'Scissor Eye',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 4,
  power: 3000,
  printings: ['DM-02 20/55'],
});
