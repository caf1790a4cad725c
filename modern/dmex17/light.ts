import type { CardDefinition } from 'taiki';
import {
  atMost,
  blocker,
  cannotAttackPlayers,
  choose,
  creature,
  d2Field,
  each,
  gains,
  inOrder,
  knightMagic,
  may,
  putOnDeckBottom,
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
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

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

export const light: readonly CardDefinition[] = [deBaura, dMurumuru, gingaNoSabakiNiKate];
