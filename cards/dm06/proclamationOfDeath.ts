import {
  choose,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const proclamationOfDeath = spell({
  name: 'Proclamation of Death',
  civilizations: ['darkness'],
  cost: 4,
  printings: ['DM-06 65/110'],
  abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures(), 1, 'opponent')))],
});
