import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  attackChance,
  battle,
  charger,
  choose,
  chooseUpTo,
  creature,
  destroy,
  discard,
  doubleBreaker,
  doublesPower,
  draw,
  during,
  exLife,
  gains,
  gets,
  guardStrike,
  hasWhile,
  inOrder,
  instead,
  isBattling,
  isLike,
  onlyIf,
  opponentsCreatures,
  opponentsTurn,
  power,
  poweredBreaker,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  the,
  whenPut,
  withTotal,
  wouldBePutWithoutSummoning,
  youHave,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';

const guridosorenoido = spell({
  name: '電融秘伝グリードソレノイド',
  civilizations: ['fire'],
  cost: 6,
  abilities: [
    guardStrike,
    attackChance({ civilizations: ['fire'], races: ['Dispector'] }),
    spellAbility(gets(choose(yourCreatures()), 'turn', doublesPower, gains(poweredBreaker))),
  ],
  printings: ['DMRP-18 019'],
});

const torunebiusu = creature({
  name: '勝嵐電融 トルネビウス',
  civilizations: ['fire'],
  races: ['Dispector', 'Armored Dragon', 'Earth Dragon'],
  cost: 6,
  power: 6000,
  abilities: [exLife, doubleBreaker, hasWhile(isBattling({}), power(6000))],
  printings: ['DMRP-18 044'],
});

const gyaraga2 = creature({
  name: '勇騎 ギャラガ-2',
  civilizations: ['fire'],
  races: ['Human', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [speedAttacker, whenPut(self, takeShieldWithoutTrigger(choose(yourShields()))), sasageru(2)],
  printings: ['DMRP-18 045'],
});

const dachikkoChurisuta = creature({
  name: 'ダチッコ・チュリスター',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [guardStrike, shinkaPower(destroy(choose(opponentsCreatures({ keyword: 'blocker' }))))],
  printings: ['DMRP-18 046'],
});

const zaSutoronguBonba = spell({
  name: 'ザ・ストロング・ボンバー',
  civilizations: ['fire'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(destroy(withTotal(chooseUpTo(opponentsCreatures(), 2), 'power', 5000))),
    spellAbility(onlyIf(youHave(yourCreatures({ power: atLeast(6000) })), draw())),
  ],
  printings: ['DMRP-18 047'],
});

const aianMameiden = creature({
  name: 'アイアン・マーメイデン',
  civilizations: ['fire'],
  races: ['Jokers'],
  cost: 6,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
  ],
  printings: ['DMRP-18 081'],
});

const uSAShogi = creature({
  name: 'U・S・A・SHOGI',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(
      self,
      inOrder(
        discard(choose(yourHand())),
        draw(),
        onlyIf(isLike(the('chosen'), { type: 'creature', evolution: true }), draw()),
      ),
    ),
  ],
  printings: ['DMRP-18 082'],
});

const kurimuzonReChaja = spell({
  name: 'クリムゾン・Re:チャージャー',
  civilizations: ['fire'],
  cost: 4,
  abilities: [
    guardStrike,
    spellAbility(destroy(choose(opponentsCreatures({ power: atMost(2000) })))),
    charger,
  ],
  printings: ['DMRP-18 086'],
});

const testaRossa = creature({
  name: '赤い稲妻 テスタ・ロッサ',
  civilizations: ['fire'],
  races: ['Outrage'],
  cost: 2,
  power: 2000,
  abilities: [
    hasWhile(isBattling({}), power(2000)),
    during(
      opponentsTurn,
      wouldBePutWithoutSummoning(any('opponent', { type: 'creature' }), instead('graveyard')),
    ),
  ],
  printings: ['DMRP-18 083'],
});

export const fire: readonly CardDefinition[] = [
  testaRossa,
  guridosorenoido,
  torunebiusu,
  gyaraga2,
  dachikkoChurisuta,
  zaSutoronguBonba,
  aianMameiden,
  uSAShogi,
  kurimuzonReChaja,
];
