import { attackChance, draw, spell, spellAbility } from '../../effects/language/words.ts';

export const zeroAndStrikeSecretZeroPrisonKing = spell({
  name: 'ZERO and STRIKE, Secret Zero Prison King',
  civilizations: ['light', 'darkness', 'nature'],
  cost: 5,
  abilities: [
    attackChance({ civilizations: ['light', 'darkness', 'nature'], races: ['Dispector'] }),
    spellAbility(draw()),
  ],
  reconstructed: 'Only its attack chance is known. Civilizations, cost and text are placeholders.',
});
