import type { CardDefinition } from 'taiki';
import {
  atMost,
  cardsIn,
  charger,
  choose,
  creature,
  destroy,
  draw,
  dynamo,
  each,
  gains,
  gets,
  knightMagic,
  opponentsCreatures,
  powerAttacker,
  returnToHand,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  topOfDeckTo,
  twinpact,
  whenPut,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';

const dakiteDoragun = twinpact(
  '爆獣ダキテー・ドラグーン / 勝負だ！チャージャー',
  creature({
    name: '爆獣ダキテー・ドラグーン',
    civilizations: ['fire'],
    races: ['Tyranno Drake', 'Knight'],
    cost: 6,
    power: 3000,
    abilities: [shieldTrigger, whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(3000) }))))],
    printings: ['DM23-EX2 098'],
  }),
  spell({
    name: '勝負だ！チャージャー',
    civilizations: ['fire'],
    cost: 3,
    abilities: [
      spellAbility(
        gets(choose(yourCreatures()), 'turn', { kind: 'can', permission: { do: 'attackUntapped' } }),
      ),
      charger,
    ],
  }),
);

const inabaGize = twinpact(
  '爆獣イナバ・ギーゼ / 魔弾ソウル・キャッチャー',
  creature({
    name: '爆獣イナバ・ギーゼ',
    civilizations: ['fire'],
    races: ['Dragonoid', 'Origin', 'Knight'],
    cost: 3,
    power: 3000,
    abilities: [each(cardsIn('battleZone', 'you', { other: true, races: ['Knight'] }), gains(speedAttacker))],
    printings: ['DM23-EX2 109'],
  }),
  spell({
    name: '魔弾ソウル・キャッチャー',
    civilizations: ['darkness'],
    cost: 2,
    abilities: [knightMagic(returnToHand(choose(yourGraveyard({ type: 'creature' }))))],
  }),
);

const rinpao = twinpact(
  '早食王のリンパオ / ライク・ア・ローリング・ストーム',
  creature({
    name: '早食王のリンパオ',
    civilizations: ['fire'],
    races: ['Dream Mate', 'Dynamo'],
    cost: 3,
    power: 1000,
    abilities: [speedAttacker, dynamo],
    printings: ['DM23-EX2 110'],
  }),
  spell({
    name: 'ライク・ア・ローリング・ストーム',
    civilizations: ['darkness'],
    cost: 3,
    abilities: [
      spellAbility(topOfDeckTo('graveyard', 3), returnToHand(choose(yourGraveyard({ type: 'creature' })))),
    ],
  }),
);

const jeron = twinpact(
  '力持ちのジェロン / ガード・グリップ',
  creature({
    name: '力持ちのジェロン',
    civilizations: ['fire'],
    races: ['Dream Mate', 'Dynamo'],
    cost: 2,
    power: 1000,
    abilities: [dynamo, powerAttacker(2000)],
    printings: ['DM23-EX2 111'],
  }),
  spell({ name: 'ガード・グリップ', civilizations: ['water'], cost: 1, abilities: [spellAbility(draw())] }),
);

export const fire: readonly CardDefinition[] = [dakiteDoragun, inabaGize, rinpao, jeron];
