import type { CardDefinition } from 'taiki';
import {
  atMost,
  blocker,
  choose,
  draw,
  gains,
  gets,
  put,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  yourHand,
} from 'taiki/words';

const orijinaruSain = spell({
  name: 'オリジナル・サイン',
  civilizations: ['light', 'water'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(
      draw(),
      put(choose(yourHand({ type: 'creature', cost: atMost(7), races: ['Origin'] }))),
      gets(the('put'), 'yourNextTurn', gains(blocker)),
    ),
  ],
  printings: ['DM22-EX1 060'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [orijinaruSain];
