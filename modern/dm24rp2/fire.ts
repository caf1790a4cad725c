import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atEndOfYourTurn,
  atLeast,
  atMost,
  battle,
  breakShields,
  called,
  cannot,
  choose,
  chooseUpTo,
  costOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  gains,
  hasWhile,
  hyperize,
  hyperMode,
  inOrder,
  isBattling,
  isLike,
  itself,
  may,
  onlyIf,
  opponentsCreatures,
  plus,
  power,
  provided,
  releaseHyperMode,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  the,
  when,
  wheneverAttacks,
  whenPut,
  withTotal,
  youHave,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';

const borushakkuHaipaAkuzeosu = creature({
  name: 'ボルシャック・ハイパー・アークゼオス',
  civilizations: ['fire'],
  races: ['Armored Dragon', 'Hyper Monster'],
  cost: 5,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(self, destroy(withTotal(chooseUpTo(opponentsCreatures(), 2), 'power', 7000))),
    hyperize(),
    hyperMode(
      7000,
      doubleBreaker,
      wheneverAttacks(self, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
    ),
  ],
  printings: ['DM24-RP2 021'],
});

const kensukeTsurubokkusu = creature({
  name: 'ケンスケのツールボックス',
  civilizations: ['fire'],
  races: ['Xenoparts'],
  cost: 2,
  power: 3000,
  abilities: [
    whenPut(self, takeShieldWithoutTrigger(choose(yourShields()))),
    when(
      { event: 'untapped', what: itself },
      may(
        discard(choose(yourHand())),
        destroy(choose(opponentsCreatures({ cost: atMost(plus(costOf(the('chosen')), -1)) }))),
      ),
    ),
  ],
  printings: ['DM24-RP2 022'],
});

const kokkoRupia = creature({
  name: 'コッコ・格・ルピア',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 4,
  power: 4000,
  abilities: [
    speedAttacker,
    wheneverAttacks(self, releaseHyperMode(choose(yourCreatures({ races: ['Hyper Monster'] })))),
  ],
  printings: ['DM24-RP2 042'],
});

const arata = creature({
  name: '爆炎鎧アラタ',
  civilizations: ['fire'],
  races: ['Armored Human'],
  cost: 2,
  power: 2000,
  abilities: [
    provided(youHave(yourCreatures({ tapped: true }), atLeast(3)), atEndOfYourTurn(may(breakShields(1)))),
  ],
  printings: ['DM24-RP2 044'],
});

const bureizuHaipaKuro = creature({
  name: 'ブレイズ・ハイパー・クロー',
  civilizations: ['fire'],
  races: ['Armored Dragonoid', 'Hyper Monster'],
  cost: 1,
  power: 1000,
  abilities: [
    hasWhile(youHave(yourCreatures({ tapped: true }), atMost(1)), cannot({ do: 'attack' })),
    hyperize(),
    hyperMode(6000, doubleBreaker, wheneverAttacks(self, inOrder(discard(choose(yourHand())), draw()))),
  ],
  printings: ['DM24-RP2 045'],
});

const aniRupia = creature({
  name: 'アニー・鋼・ルピア',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 5,
  power: 8000,
  abilities: [
    doubleBreaker,
    hasWhile(youHave(yourCreatures({ races: ['Hyper Monster'] })), gains(speedAttacker)),
  ],
  printings: ['DM24-RP2 066'],
});

const borushakkuGoriraDoragon = creature({
  name: 'ボルシャック・ゴリラ・ドラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 4,
  power: 6000,
  abilities: [
    doubleBreaker,
    when({ event: 'tapped', what: itself }, destroy(choose(opponentsCreatures({ power: atMost(3000) })))),
  ],
  printings: ['DM24-RP2 067'],
});

const bureizuzaurusu = creature({
  name: 'ブレイズザウルス',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 3,
  power: 3000,
  abilities: [hasWhile(isBattling({}), power(8000))],
  printings: ['DM24-RP2 068'],
});

const ritorubattoWaiban = creature({
  name: 'リトルバット・ワイバーン',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 2,
  power: 2000,
  abilities: [
    when(
      anyOf({ event: 'put', what: itself }, { event: 'untapped', what: itself }),
      inOrder(discard(choose(yourHand())), draw()),
    ),
  ],
  printings: ['DM24-RP2 069'],
});

const hyperCastOff = spell({
  name: 'ハイパー・キャストオフ',
  civilizations: ['fire'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(
      { do: 'choose', what: called(choose(yourCreatures()), 'mine') },
      onlyIf(isLike(the('mine'), { keyword: 'hyperMode' }), releaseHyperMode(the('mine'))),
      may(
        { do: 'choose', what: called(choose(opponentsCreatures()), 'theirs') },
        battle(the('mine'), the('theirs')),
      ),
    ),
  ],
  printings: ['DM24-RP2 070'],
});

export const fire: readonly CardDefinition[] = [
  hyperCastOff,
  borushakkuHaipaAkuzeosu,
  kensukeTsurubokkusu,
  kokkoRupia,
  arata,
  bureizuHaipaKuro,
  aniRupia,
  borushakkuGoriraDoragon,
  bureizuzaurusu,
  ritorubattoWaiban,
];
