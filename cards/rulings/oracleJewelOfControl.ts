import {
  choose,
  destroy,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
} from '../../effects/language/words.ts';

export const oracleJewelOfControl = spell({
  name: 'Oracle Jewel of Control',
  civilizations: ['light', 'darkness'],
  cost: 8,
  abilities: [
    shieldTrigger,
    spellAbility(destroy(choose(opponentsCreatures({ tapped: false }))), tap(opponentsCreatures())),
  ],
});
