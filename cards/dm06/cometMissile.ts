import {
  atMost,
  choose,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const cometMissile = spell({
  name: 'Comet Missile',
  civilizations: ['fire'],
  cost: 1,
  printings: ['DM-06 78/110'],
  abilities: [
    shieldTrigger,
    spellAbility(destroy(choose(opponentsCreatures({ keyword: 'blocker', power: atMost(6000) })))),
  ],
});
