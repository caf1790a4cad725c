import {
  atMost,
  choose,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const tornadoFlame = spell({
  name: 'Tornado Flame',
  civilizations: ['fire'],
  cost: 5,
  printings: ['DM-01 88/110'],
  abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures({ power: atMost(4000) }))))],
});
