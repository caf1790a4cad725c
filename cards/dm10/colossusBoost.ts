import { choose, gets, power, spell, spellAbility, yourCreatures } from '../../effects/language/words.ts';

export const colossusBoost = spell({
  name: 'Colossus Boost',
  civilizations: ['fire'],
  cost: 1,
  printings: ['DM-10 65/110'],
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', power(4000)))],
});
