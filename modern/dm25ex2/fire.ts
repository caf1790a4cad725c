import type { CardDefinition } from 'taiki';
import {
  another,
  any,
  battle,
  cardsIn,
  charger,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  exactly,
  gains,
  given,
  happened,
  hasWhile,
  inOrder,
  invasion,
  isLike,
  may,
  neoCreature,
  neoEvolution,
  oniTime,
  onlyIf,
  opponentsCreatures,
  power,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  that,
  the,
  turnOver,
  twinpact,
  untap,
  wdField,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  withTotal,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { WHEREVER_IT_IS } from '../common.ts';

const reddoauto = neoCreature({
  name: '悪名き侵略 レッドアウト',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Invader'],
  cost: 4,
  power: 6000,
  abilities: [
    neoEvolution({ civilizations: ['fire'] }),
    invasion({ civilizations: ['fire'] }),
    doubleBreaker,
    each(yourCreatures({ civilizations: ['fire'] }), gains(speedAttacker)),
    wheneverAttacks(another('you', { civilizations: ['fire'] }), may(discard(choose(yourHand())), draw())),
  ],
  printings: ['DM25-EX2 007'],
});

const shaka = twinpact(
  '「輪廻」の鬼 シャカ車輪 / コダマダンス・チャージャー',
  creature({
    name: '「輪廻」の鬼 シャカ車輪',
    civilizations: ['fire'],
    races: ['Demonio', 'Onifuda Kingdom'],
    cost: 7,
    power: 4000,
    abilities: [
      shieldTrigger,
      whenPut(
        self,
        inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
      ),
      hasWhile(oniTime, power(6000), gains(doubleBreaker)),
    ],
    printings: ['DM25-EX2 077'],
  }),
  spell({
    name: 'コダマダンス・チャージャー',
    civilizations: ['darkness'],
    cost: 3,
    abilities: [spellAbility(takeShieldWithoutTrigger(choose(yourShields()))), charger],
  }),
);

const sukurappareddo = creature({
  name: '破壊の赤 スクラッパーレッド',
  civilizations: ['fire'],
  races: ['Sonic Command', 'Shinobi'],
  cost: 4,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(self, destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 4000))),
  ],
  printings: ['DM25-EX2 096'],
});

const dachiKyanbero = creature({
  name: '王道ダチ キャンベロ',
  civilizations: ['fire'],
  races: ['Jokers', 'Team Kirifuda'],
  cost: 2,
  power: 1000,
  abilities: [
    whenPut(
      self,
      inOrder(
        discard(choose(yourHand())),
        draw(),
        onlyIf(isLike(the('chosen'), { races: ['Jokers'] }), draw()),
      ),
    ),
  ],
  printings: ['DM25-EX2 100'],
});

const momotenshukaku = twinpact(
  '自由の王道 桃天守閣 / 心の王道 龍王武陣',
  wdField({
    name: '自由の王道 桃天守閣',
    civilizations: ['fire'],
    cost: 3,
    abilities: [
      each(cardsIn([...WHEREVER_IT_IS], 'you', { type: 'card', races: ['Dragon'] }), {
        kind: 'cost',
        by: -2,
        atLeast: 1,
      }),
      whenDestroyed(any('you', { races: ['Dragon'] }), turnOver(self)),
    ],
    printings: ['DM25-EX2 047'],
  }),
  wdField({
    name: '心の王道 龍王武陣',
    civilizations: ['fire'],
    cost: 5,
    abilities: [
      given(
        happened({ event: 'tapped', what: any('you', { type: 'creature' }) }, exactly(1)),
        when({ event: 'tapped', what: any('you', { type: 'creature' }) }, untap(that)),
      ),
      when({ event: 'moved', what: any('opponent'), from: 'shieldZone' }, turnOver(self)),
    ],
  }),
);

export const fire: readonly CardDefinition[] = [
  reddoauto,
  shaka,
  sukurappareddo,
  dachiKyanbero,
  momotenshukaku,
];
