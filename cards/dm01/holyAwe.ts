import { opponentsCreatures, shieldTrigger, spell, spellAbility, tap } from '../../effects/language/words.ts';

export const holyAwe = spell({
  name: 'Holy Awe',
  civilizations: ['light'],
  cost: 6,
  printings: ['DM-01 6/110', 'Promotional K1/Y1', 'Promotional T3 Y1'],
  abilities: [shieldTrigger, spellAbility(tap(opponentsCreatures()))],
});
