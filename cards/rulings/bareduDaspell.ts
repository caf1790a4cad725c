import { choose, discard, draw, spell, spellAbility, yourHand } from '../../effects/language/words.ts';

export const bareduDaspell = spell({
  name: 'Baredu, Daspell',
  civilizations: ['water'],
  races: ['Magic Tool'],
  cost: 2,
  abilities: [spellAbility(draw(2), discard(choose(yourHand())))],
});
