import {
  atMost,
  choose,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const phantomDragonsFlame = spell({
  name: "Phantom Dragon's Flame",
  civilizations: ['fire'],
  cost: 3,
  printings: ['DM-06 83/110', 'DM-10 73/110'],
  abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures({ power: atMost(2000) }))))],
});
