import { gets, spell, spellAbility, unblockable, yourCreatures } from '../../effects/language/words.ts';

export const marineScramble = spell({
  name: 'Marine Scramble',
  civilizations: ['water'],
  cost: 7,
  printings: ['DM-08 22/55'],
  abilities: [spellAbility(gets(yourCreatures(), 'turn', unblockable()))],
});
