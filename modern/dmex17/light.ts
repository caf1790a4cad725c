import type { CardDefinition } from 'taiki';
import {
  atMost,
  blocker,
  called,
  cannotAttackPlayers,
  cardsIn,
  choose,
  creature,
  d2Field,
  destroy,
  each,
  gains,
  inOrder,
  judgmentZ,
  knightMagic,
  may,
  onlyIf,
  opponentsCreatures,
  put,
  putOnDeckBottom,
  putOnShield,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  twinpact,
  useFree,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { liesOnShield } from '../common.ts';

const avararudo = twinpact(
  '天雷の導士アヴァラルド公 / 魔弾アルカディア・エッグ',
  creature({
    name: '天雷の導士アヴァラルド公',
    civilizations: ['light'],
    races: ['Arc Seraphim', 'Knight'],
    cost: 3,
    power: 1000,
    abilities: [
      whenPut(
        self,
        inOrder(
          revealTop(3, 'seen'),
          returnToHand(cardsIn('deck', 'you', { type: 'spell', is: the('seen') })),
          putOnDeckBottom(the('seen')),
        ),
      ),
    ],
    printings: ['DMEX-17 070'],
  }),
  spell({
    name: '魔弾アルカディア・エッグ',
    civilizations: ['darkness'],
    races: ['Knight'],
    cost: 5,
    abilities: [
      shieldTrigger,
      spellAbility(destroy(choose(opponentsCreatures({ tapped: false })))),
      spellAbility(
        onlyIf(
          youHave(yourGraveyard({ names: ['魔弾グローリー・ゲート'] })),
          may(put(choose(yourHand({ names: ['魔光大帝ネロ・グリフィス'] })))),
        ),
      ),
    ],
  }),
);

const deBaura = twinpact(
  '魔光王機デ・バウラ伯 / 魔弾グローリー・ゲート',
  creature({
    name: '魔光王機デ・バウラ伯',
    civilizations: ['light'],
    races: ['Great Mecha King', 'Knight'],
    cost: 4,
    power: 4000,
    abilities: [
      blocker,
      cannotAttackPlayers,
      whenPut(self, may(returnToHand(choose(yourGraveyard({ type: 'spell' }))))),
    ],
    printings: ['DMEX-17 074'],
  }),
  spell({
    name: '魔弾グローリー・ゲート',
    civilizations: ['light'],
    races: ['Knight'],
    cost: 3,
    abilities: [
      knightMagic(
        inOrder(
          revealTop(3, 'seen'),
          returnToHand(choose({ ref: 'seen', filter: { races: ['Knight'] } })),
          putOnDeckBottom(the('seen')),
        ),
      ),
    ],
  }),
);

const dMurumuru = d2Field({
  name: 'Dの光陣 ムルムル守神宮',
  civilizations: ['light'],
  cost: 2,
  abilities: [shieldTrigger, each(yourCreatures(), gains(blocker))],
  printings: ['DMEX-17 108'],
});

const gingaNoSabakiNiKate = spell({
  name: '♪銀河の裁きに勝てるもの無し',
  civilizations: ['light'],
  cost: 3,
  abilities: [
    spellAbility({ do: 'gacharangeSummon', count: 1 }),
    spellAbility(may(useFree(choose(yourHand({ type: 'spell', cost: atMost(3) }))))),
  ],
  printings: ['DMEX-17 109'],
});

const tamaUgatsu = spell({
  name: '魂穿ツ煌世ノ正裁Z',
  civilizations: ['light'],
  races: ['Judgment Emblem Z'],
  cost: 7,
  abilities: [
    judgmentZ,
    spellAbility(
      {
        do: 'choose',
        what: called(choose(opponentsCreatures({ cost: atMost(8), evolution: false })), 'prey'),
      },
      putOnShield(the('prey'), choose(cardsIn('shieldZone', 'opponent'))),
    ),
    liesOnShield,
  ],
  printings: ['DMEX-17 026'],
});

export const light: readonly CardDefinition[] = [
  tamaUgatsu,
  avararudo,
  deBaura,
  dMurumuru,
  gingaNoSabakiNiKate,
];
