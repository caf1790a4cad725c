import { attacksEachTurnIfAble, creature } from '../../effects/language/words.ts';

export const draglide = creature({
  name: 'Draglide',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 5,
  power: 5000,
  printings: ['DM-01 75/110', 'Promotional P2/Y0'],
  abilities: [attacksEachTurnIfAble],
});
