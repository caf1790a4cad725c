import {
  countOf,
  draw,
  may,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const spiritualWater = spell({
  name: 'Spiritual Water',
  civilizations: ['water'],
  cost: 3,
  printings: ['DM-14 85/110'],
  abilities: [shieldTrigger, spellAbility(may(draw(countOf(opponentsCreatures({ tapped: true })))))],
});
