import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  atEndOfYourTurn,
  atLeast,
  atMost,
  both,
  choose,
  creature,
  doubleBreaker,
  inOrder,
  isLike,
  may,
  named,
  onlyIf,
  opponentsCreatures,
  plus,
  powerOfRef,
  provided,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  shuffleDeck,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  twinpact,
  useFree,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const akuaSuperuburu = twinpact(
  'アクア・スペルブルー / インビンシブル・オーラ',
  creature({
    name: 'アクア・スペルブルー',
    civilizations: ['water'],
    races: ['Liquid People', 'Hunter'],
    cost: 7,
    power: 2000,
    abilities: [
      shieldTrigger,
      whenPut(
        self,
        inOrder(
          shuffleDeck('you'),
          revealTop(1, 'seen'),
          onlyIf(
            isLike(the('seen'), { type: 'spell' }),
            may(useFree(the('seen'))),
            returnToHand(the('seen')),
          ),
        ),
      ),
    ],
    printings: ['DM22-EX1 038'],
  }),
  spell({
    name: 'インビンシブル・オーラ',
    civilizations: ['light'],
    cost: 13,
    abilities: [
      spellAbility(
        { do: 'nameNumber', by: 'you', min: 0, max: 3, as: 'number' },
        topOfDeckTo('shieldZone', named('number')),
      ),
    ],
  }),
);

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

const parokku = twinpact(
  'パーロック / 蓄積された魔力の渦',
  creature({
    name: 'パーロック',
    civilizations: ['water'],
    races: ['Cyber Lord', 'Origin'],
    cost: 4,
    power: 4000,
    printings: ['DM22-EX1 105'],
  }),
  spell({
    name: '蓄積された魔力の渦',
    civilizations: ['water'],
    cost: 4,
    abilities: [
      shieldTrigger,
      spellAbility(
        { do: 'choose', what: choose(allCreatures()) },
        returnToHand(allCreatures({ sameNameAs: the('chosen') })),
      ),
    ],
  }),
);

export const water: readonly CardDefinition[] = [akuaSuperuburu, iformulaX, parokku];
