import {
  atMost,
  choose,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const tenTonCrunch = spell({
  name: 'Ten-Ton Crunch',
  civilizations: ['fire'],
  cost: 4,
  printings: ['DM-11 41/55'],
  abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures({ power: atMost(3000) }))))],
});
