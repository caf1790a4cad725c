import { allCreatures, shieldTrigger, spell, spellAbility, tap } from '../../effects/language/words.ts';

export const bondsOfJustice = spell({
  name: 'Bonds of Justice',
  civilizations: ['light'],
  cost: 4,
  printings: ['DM-06 14/110'],
  abilities: [shieldTrigger, spellAbility(tap(allCreatures({ not: { keyword: 'blocker' } })))],
});
