import {
  atMost,
  choose,
  destroy,
  opponentsCreatures,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const crimsonHammer = spell({
  name: 'Crimson Hammer',
  civilizations: ['fire'],
  cost: 2,
  printings: ['DM-01 73/110'],
  abilities: [spellAbility(destroy(choose(opponentsCreatures({ power: atMost(2000) }))))],
});
