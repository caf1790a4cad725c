import type { CardDefinition } from 'taiki';
import {
  atMost,
  cannot,
  choose,
  creature,
  destroy,
  discard,
  draw,
  gets,
  inOrder,
  opponentsCreatures,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  superShieldTrigger,
  twinpact,
  whenPut,
  yourHand,
} from 'taiki/words';

const tesutaRossaArisu = twinpact(
  '勇気と知識 テスタ・ロッサ＆アリス / 「行くぜアリス!」「行けるわテスタ!」',
  creature({
    name: '勇気と知識 テスタ・ロッサ＆アリス',
    civilizations: ['water'],
    races: ['Outrage MAX'],
    cost: 2,
    power: 2000,
    abilities: [whenPut(self, inOrder(draw(), discard(choose(yourHand()))))],
    printings: ['DMEX-16 009'],
  }),
  spell({
    name: '「行くぜアリス!」「行けるわテスタ!」',
    civilizations: ['fire'],
    cost: 5,
    abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures({ power: atMost(7000) }))))],
  }),
);

const gyapudou = spell({
  name: '堕呪 ギャプドゥ',
  civilizations: ['water'],
  races: ['Magic Tool'],
  cost: 2,
  abilities: [
    ...superShieldTrigger(
      draw(),
      gets(opponentsCreatures(), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
    ),
  ],
  printings: ['DMEX-16 063'],
});

export const water: readonly CardDefinition[] = [tesutaRossaArisu, gyapudou];
