import { charger, gets, power, spell, spellAbility, yourCreatures } from '../../effects/language/words.ts';

export const muscleCharger = spell({
  name: 'Muscle Charger',
  civilizations: ['nature'],
  cost: 3,
  printings: ['DM-08 50/55'],
  abilities: [spellAbility(gets(yourCreatures(), 'turn', power(3000))), charger],
});
