import { choose, discard, opponentsHand, spell, spellAbility } from '../../effects/language/words.ts';

export const craniumClamp = spell({
  name: 'Cranium Clamp',
  civilizations: ['darkness'],
  cost: 4,
  printings: ['DM-08 27/55'],
  abilities: [spellAbility(discard(choose(opponentsHand(), 2, 'opponent')))],
});
