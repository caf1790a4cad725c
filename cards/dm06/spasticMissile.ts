import {
  atMost,
  choose,
  destroy,
  opponentsCreatures,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const spasticMissile = spell({
  name: 'Spastic Missile',
  civilizations: ['fire'],
  cost: 3,
  printings: ['DM-06 89/110'],
  abilities: [spellAbility(destroy(choose(opponentsCreatures({ power: atMost(3000) }))))],
});
