import { creature, silentSkill, topOfDeckTo } from '../../effects/language/words.ts';

export const hustleBerry = creature({
  name: 'Hustle Berry',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 2,
  power: 1000,
  printings: ['DM-10 84/110'],
  abilities: [silentSkill(topOfDeckTo('manaZone'))],
});
