import {
  choose,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
  yourCreatures,
} from '../../effects/language/words.ts';

export const nightmareMachine = spell({
  name: 'Nightmare Machine',
  civilizations: ['darkness'],
  cost: 5,
  printings: ['DM-13 44/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      destroy(choose(yourCreatures({ tapped: false }))),
      destroy(choose(opponentsCreatures({ tapped: false }), 1, 'opponent')),
    ),
  ],
});
