import type { CardDefinition } from 'taiki';
import {
  another,
  battle,
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
  gains,
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
  the,
  twinpact,
  wheneverAttacks,
  whenPut,
  withTotal,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';

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

export const fire: readonly CardDefinition[] = [reddoauto, shaka, sukurappareddo, dachiKyanbero];
