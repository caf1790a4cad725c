import type { CardDefinition } from 'taiki';
import {
  blocker,
  choose,
  creature,
  draw,
  inOrder,
  may,
  put,
  self,
  whenDestroyed,
  yourHand,
} from 'taiki/words';

const hebunsutoraiku = creature({
  name: '賢門の精霊ヘブンストライク',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 3500,
  abilities: [
    blocker,
    whenDestroyed(
      self,
      inOrder(
        draw(),
        may(put(choose(yourHand({ type: 'creature', keyword: 'blocker', civilizations: ['light'] })))),
      ),
    ),
  ],
  printings: ['DMEX-16 023'],
});

export const light: readonly CardDefinition[] = [hebunsutoraiku];
