import { choose, gets, power, spell, spellAbility, yourCreatures } from '../../effects/language/words.ts';

export const gloryMuscle = spell({
  name: 'Glory Muscle',
  civilizations: ['nature'],
  cost: 1,
  printings: ['DM-15 35/55'],
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', power(4000)))],
});
