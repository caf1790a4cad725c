import { choose, opponentsCreatures, spell, spellAbility, tap } from '../../effects/language/words.ts';

export const solarTrap = spell({
  name: 'Solar Trap',
  civilizations: ['light'],
  cost: 1,
  printings: ['DM-11 13/55'],
  abilities: [spellAbility(tap(choose(opponentsCreatures())))],
});
