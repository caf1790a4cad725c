import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  barabariety,
  battle,
  callnion,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  costOf,
  creature,
  destroy,
  differentCosts,
  discard,
  doubleBreaker,
  draw,
  each,
  eachWhile,
  gains,
  gravityZero,
  guardman,
  has,
  hasWhile,
  hyperEnergy,
  inOrder,
  isBattling,
  isLike,
  may,
  onlyIf,
  opponentsCreatures,
  power,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  that,
  the,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';

const borukanodon = creature({
  name: '爆紅月 ボルカノドン',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 8,
  power: 10000,
  abilities: [hyperEnergy, doubleBreaker, callnion],
  printings: ['DM24-RP3 023'],
});

const rokkuPoron = creature({
  name: 'ロック・ポロン',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 2,
  power: 1000,
  abilities: [
    has(cannot({ do: 'beAttacked' })),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { cost: atLeast(6) }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    whenPut(
      any('you', { cost: atLeast(6) }),
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), that)),
    ),
  ],
  printings: ['DM24-RP3 024'],
});

const teiranosu = creature({
  name: '爆紅月 ティラノス',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 6,
  power: 5000,
  abilities: [
    shieldTrigger,
    hyperEnergy,
    whenPut(self, battle(choose(yourCreatures()), choose(opponentsCreatures()))),
  ],
  printings: ['DM24-RP3 044'],
});

const yobinionGattsunda = creature({
  name: 'ヨビニオン・ガッツンダー',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 5,
  power: 6000,
  abilities: [guardman, doubleBreaker, callnion, hasWhile(isBattling({}), power(6000))],
  printings: ['DM24-RP3 045'],
});

const soraSouChikaraNain = creature({
  name: '空奏力 ナイン',
  civilizations: ['fire'],
  races: ['Magic Outrage'],
  cost: 4,
  power: 2000,
  abilities: [gravityZero(youHave(yourMana(), atLeast(4)))],
  printings: ['DM24-RP3 046'],
});

const aniRupia = creature({
  name: 'アニー・笛・ルピア',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 3,
  power: 3000,
  abilities: [speedAttacker, eachWhile(barabariety(3), yourCreatures(), gains(speedAttacker))],
  printings: ['DM24-RP3 047'],
});

const shouma = creature({
  name: '迫撃兵ショウマ',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(self, destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(3) })))),
  ],
  printings: ['DM24-RP3 068'],
});

const dakkuAhitchi = creature({
  name: 'ダック・アヒッチ',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 1,
  power: 4000,
  abilities: [
    hasWhile(
      differentCosts(cardsIn('battleZone', 'you', { type: 'element' }), atMost(2)),
      cannot({ do: 'attack' }),
    ),
  ],
  printings: ['DM24-RP3 070'],
});

const saigoNoRyuHono = spell({
  name: '最期の竜炎',
  civilizations: ['fire'],
  cost: 1,
  abilities: [
    shieldTrigger,
    spellAbility(
      discard(choose(yourHand())),
      destroy(
        choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(costOf(the('chosen'))) })),
      ),
    ),
  ],
  printings: ['DM24-RP3 071'],
});

const koage = creature({
  name: '炎怒 コアゲ',
  civilizations: ['fire'],
  races: ["Demon's Legacy"],
  cost: 2,
  power: 1000,
  abilities: [
    whenPut(
      self,
      may(
        discard(choose(yourHand())),
        inOrder(draw(), onlyIf(isLike(the('chosen'), { cost: atLeast(6) }), draw())),
      ),
    ),
  ],
  printings: ['DM24-RP3 069'],
});

export const fire: readonly CardDefinition[] = [
  koage,
  borukanodon,
  rokkuPoron,
  teiranosu,
  yobinionGattsunda,
  soraSouChikaraNain,
  aniRupia,
  shouma,
  dakkuAhitchi,
  saigoNoRyuHono,
];
