import {
  atMost,
  choose,
  destroy,
  may,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
} from '../../effects/language/words.ts';

export const strongholdOfLightningAndFlame = spell({
  name: 'Stronghold of Lightning and Flame',
  civilizations: ['light', 'fire'],
  cost: 5,
  printings: ['DM-13 29/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      destroy(choose(opponentsCreatures({ power: atMost(3000) }))),
      may(tap(choose(opponentsCreatures()))),
    ),
  ],
});
