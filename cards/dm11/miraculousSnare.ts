import { addToShields, allCreatures, choose, spell, spellAbility } from '../../effects/language/words.ts';

export const miraculousSnare = spell({
  name: 'Miraculous Snare',
  civilizations: ['light', 'water'],
  cost: 3,
  printings: ['DM-11 4/55'],
  abilities: [spellAbility(addToShields(choose(allCreatures({ evolution: false }))))],
});
