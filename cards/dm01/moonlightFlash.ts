import { chooseUpTo, opponentsCreatures, spell, spellAbility, tap } from '../../effects/language/words.ts';

export const moonlightFlash = spell({
  name: 'Moonlight Flash',
  civilizations: ['light'],
  cost: 4,
  printings: ['DM-01 14/110'],
  abilities: [spellAbility(tap(chooseUpTo(opponentsCreatures(), 2)))],
});
