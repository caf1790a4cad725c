import type { CardDefinition } from 'taiki';
import {
  atEndOfYourTurn,
  atLeast,
  atMost,
  both,
  choose,
  creature,
  doubleBreaker,
  isLike,
  opponentsCreatures,
  plus,
  powerOfRef,
  provided,
  self,
  spell,
  spellAbility,
  tap,
  the,
  twinpact,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const iformulaX = twinpact(
  '偽りの名 iFormula X / クリスティナ・フォール',
  creature({
    name: '偽りの名 iFormula X',
    civilizations: ['water'],
    races: ['Great Mecha King', 'Unknown'],
    cost: 7,
    power: 6000,
    abilities: [
      doubleBreaker,
      provided(
        both(isLike(self, { tapped: true }), youHave(yourHand(), atLeast(10))),
        atEndOfYourTurn({ do: 'wins', who: 'you' }),
      ),
    ],
    printings: ['DM22-EX1 059'],
  }),
  spell({
    name: 'クリスティナ・フォール',
    civilizations: ['light'],
    cost: 1,
    abilities: [
      spellAbility(
        tap(choose(yourCreatures())),
        tap(opponentsCreatures({ power: atMost(plus(powerOfRef(the('chosen')), -1)) })),
      ),
    ],
  }),
);

export const water: readonly CardDefinition[] = [iformulaX];
