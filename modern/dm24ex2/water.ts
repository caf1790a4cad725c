import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  blocker,
  callnion,
  cannot,
  cannotAttack,
  charger,
  choose,
  costOf,
  creature,
  draw,
  exactly,
  gets,
  given,
  happened,
  may,
  plus,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  that,
  topOfDeckTo,
  twinpact,
  useFree,
  when,
  whenPut,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const tsukuyomiterasu = creature({
  name: '蒼狼の巫女 ツクヨミテラス',
  civilizations: ['water'],
  races: ['Knight', 'Samurai', 'Origin'],
  cost: 6,
  power: 4000,
  abilities: [
    callnion,
    given(
      happened({ event: 'put', what: any('you') }, exactly(2)),
      whenPut(
        any('you'),
        may(useFree(choose(yourHand({ type: 'spell', cost: atMost(plus(costOf(that), -1)) })))),
      ),
    ),
  ],
  printings: ['DM24-EX2 027'],
});

const kontororuFaia = twinpact(
  '消火機装コントロール・ファイア / パンドラ・チャージャー',
  creature({
    name: '消火機装コントロール・ファイア',
    civilizations: ['water'],
    races: ['Great Mecha King', 'Alien'],
    cost: 7,
    power: 4000,
    abilities: [shieldTrigger, blocker, cannotAttack],
    printings: ['DM24-EX2 085'],
  }),
  spell({
    name: 'パンドラ・チャージャー',
    civilizations: ['water'],
    cost: 3,
    abilities: [
      spellAbility(
        gets(
          choose(yourCreatures()),
          'turn',
          cannot({ do: 'beBlocked' }),
          cannot({ do: 'beChosen', by: 'opponent' }),
        ),
      ),
      charger,
    ],
  }),
);

const tomuZeri = creature({
  name: 'トムのゼリー',
  civilizations: ['water'],
  races: ['Jokers'],
  cost: 1,
  power: 1000,
  abilities: [blocker, cannotAttack, when({ event: 'moved', what: any('any'), from: 'battleZone' }, draw())],
  printings: ['DM24-EX2 088'],
});

const wakumuterasu = twinpact(
  '蒼狼の豊穣 ワクムテラス / オリジナル・ライフ',
  creature({
    name: '蒼狼の豊穣 ワクムテラス',
    civilizations: ['water'],
    races: ['Knight', 'Samurai', 'Origin'],
    cost: 4,
    power: 4000,
    abilities: [whenPut(self, draw(2))],
    printings: ['DM24-EX2 096'],
  }),
  spell({
    name: 'オリジナル・ライフ',
    civilizations: ['nature'],
    cost: 2,
    abilities: [spellAbility(topOfDeckTo('manaZone'))],
  }),
);

export const water: readonly CardDefinition[] = [tsukuyomiterasu, kontororuFaia, tomuZeri, wakumuterasu];
