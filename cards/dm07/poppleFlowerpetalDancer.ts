import { creature, tapAbility, topOfDeckTo } from '../../effects/language/words.ts';

export const poppleFlowerpetalDancer = creature({
  name: 'Popple, Flowerpetal Dancer',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 4,
  power: 2000,
  printings: ['DM-07 52/55'],
  abilities: [tapAbility(topOfDeckTo('manaZone'))],
});
