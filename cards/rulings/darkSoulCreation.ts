import {
  choose,
  destroy,
  draw,
  may,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const darkSoulCreation = spell({
  name: 'Dark Soul Creation',
  civilizations: ['darkness'],
  cost: 4,
  abilities: [spellAbility(may(destroy(choose(yourCreatures())), draw(3)))],
});
