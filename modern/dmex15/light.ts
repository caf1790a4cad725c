import type { CardDefinition } from 'taiki';
import {
  atMost,
  blocker,
  choose,
  creature,
  doubleBreaker,
  draw,
  inOrder,
  itself,
  may,
  opponentsCreatures,
  put,
  self,
  tap,
  when,
  whenPut,
  yourHand,
} from 'taiki/words';

const rushifa = creature({
  name: '光の兄妹 るる＆ルシファー',
  civilizations: ['light'],
  races: ['Angel Command Dragon', 'Human', 'Revolutionary'],
  cost: 9,
  power: 9000,
  abilities: [
    blocker,
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        draw(),
        may(
          put(
            choose(
              yourHand({ type: 'creature', cost: atMost(8), evolution: false, civilizations: ['light'] }),
            ),
          ),
        ),
      ),
    ),
    when({ event: 'tapped', what: itself }, tap(choose(opponentsCreatures()))),
  ],
  printings: ['DMEX-15 B013'],
});

export const light: readonly CardDefinition[] = [rushifa];
