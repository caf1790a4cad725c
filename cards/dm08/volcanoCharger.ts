import {
  atMost,
  charger,
  choose,
  destroy,
  opponentsCreatures,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const volcanoCharger = spell({
  name: 'Volcano Charger',
  civilizations: ['fire'],
  cost: 4,
  printings: ['DM-08 45/55'],
  abilities: [spellAbility(destroy(choose(opponentsCreatures({ power: atMost(2000) })))), charger],
});
