import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  cardsIn,
  choose,
  destroy,
  oneOf,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
} from 'taiki/words';

const ideaParadokkusu = spell({
  name: 'イデア・パラドックス',
  civilizations: ['water', 'fire'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(
      oneOf(
        returnToHand(choose(cardsIn('battleZone', 'opponent', { cost: atLeast(4) }))),
        destroy(choose(cardsIn('battleZone', 'opponent', { cost: atMost(3) }))),
      ),
    ),
  ],
  printings: ['DM22-RP2 049'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [ideaParadokkusu];
