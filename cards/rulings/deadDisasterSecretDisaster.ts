import { attackChance, draw, spell, spellAbility } from '../../effects/language/words.ts';

export const deadDisasterSecretDisaster = spell({
  name: 'Dead Disaster, Secret Disaster',
  civilizations: ['water', 'darkness', 'nature'],
  cost: 5,
  abilities: [
    attackChance({ civilizations: ['water', 'darkness', 'nature'], races: ['Command'] }),
    spellAbility(draw()),
  ],
  reconstructed: 'Only its attack chance is known. Civilizations, cost, base and text are placeholders.',
});
