import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atMost,
  battle,
  breakShields,
  cardsIn,
  choose,
  civilCount,
  costOf,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  draw,
  eachWhile,
  exactly,
  gains,
  gets,
  gogogoGanganGalaxy,
  hasWhile,
  inOrder,
  isBattling,
  isLike,
  itself,
  may,
  named,
  oneOf,
  onlyIf,
  opponentsCreatures,
  power,
  powerAttacker,
  poweredBreaker,
  provided,
  put,
  returnToHand,
  revealTop,
  saver,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  tally,
  tamaseed,
  that,
  the,
  times,
  untap,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import {
  creatureOrTamaseed,
  forTheFirstTime,
  inAHurry,
  mayBattle,
  nextPutGains,
  shieldTriggerWhile,
  WHEREVER_IT_IS,
  whenNamesakeIsPut,
} from '../common.ts';

const sonKun = creature({
  name: '烈火大聖 ソンクン',
  civilizations: ['fire'],
  races: ['Beat Jockey'],
  cost: 4,
  power: 4000,
  abilities: [
    speedAttacker,
    when(
      anyOf({ event: 'attacks', what: itself }, { event: 'destroyed', what: any('you'), tense: 'destroyed' }),
      oneOf(
        destroy(choose(opponentsCreatures({ keyword: 'blocker' }))),
        destroy(choose(opponentsCreatures({ cost: atMost(3) }))),
        destroy(choose(cardsIn('battleZone', 'opponent', { type: 'tamaseed', cost: atMost(3) }))),
        breakShields(1),
      ),
    ),
  ],
  printings: ['DM22-RP1 016'],
});

const bolshackTail = creature({
  name: 'ボルシャック・テイル・ドラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 4,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(self, mayBattle),
    hasWhile(civilCount('fire', 3), power(2000), gains(doubleBreaker)),
  ],
  printings: ['DM22-RP1 029'],
});

const annieLupia = creature({
  name: 'アニー・ルピア',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 2,
  power: 2000,
  abilities: [
    forTheFirstTime({ event: 'attacks', what: any('you', { races: ['Dragon'] }) }, untap(that)),
    hasWhile(youHave(cardsIn('battleZone', 'you', { races: ['Dragon'] })), power(3000)),
    eachWhile(civilCount('fire', 3), yourCreatures({ other: true }), gains(speedAttacker)),
  ],
  printings: ['DM22-RP1 030'],
});

const clawOfTheDragonMarquis = tamaseed({
  name: '暴竜爵の爪',
  civilizations: ['fire'],
  cost: 5,
  abilities: [
    wheneverAttacks(
      any('you'),
      inOrder(
        revealTop(1, 'revealed'),
        onlyIf(
          isLike(the('revealed'), creatureOrTamaseed({ cost: exactly(costOf(that)) })),
          put(the('revealed')),
          returnToHand(the('revealed')),
        ),
      ),
    ),
  ],
  printings: ['DM22-RP1 031'],
});

const gyro = creature({
  name: '惹起する若輩 ジャイロ',
  civilizations: ['fire'],
  races: ['Outrage'],
  cost: 5,
  power: 4000,
  abilities: [
    powerAttacker(4000),
    doubleBreaker,
    when(
      { event: 'attacks', what: itself, nth: 1 },
      delayed(when({ event: 'endOfAttack', what: itself }, untap(self)), 'attack'),
    ),
  ],
  printings: ['DM22-RP1 053'],
});

const matteLupia = creature({
  name: 'マッテ・ルピア',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(any('opponent', { multicolored: true }), may(battle(that, self))),
    hasWhile(isBattling({}), power(3000)),
  ],
  printings: ['DM22-RP1 054'],
});

const boyan = spell({
  name: '炎玉呪文「ボヤン」',
  civilizations: ['fire'],
  cost: 2,
  abilities: [
    shieldTriggerWhile(civilCount('fire', 2)),
    spellAbility(destroy(choose(opponentsCreatures({ power: atMost(5000) })))),
  ],
  printings: ['DM22-RP1 055'],
});

const flameStaffOfMaruru = tamaseed({
  name: 'マルルの炎杖',
  civilizations: ['fire'],
  cost: 2,
  abilities: [whenPut(self, draw()), saver({ races: ['Dragon'] })],
  printings: ['DM22-RP1 056'],
});

const martha = creature({
  name: '斥候の旋風マーサ',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 2000,
  abilities: [speedAttacker],
  printings: ['DM22-RP1 076'],
});

const usaHokkeen = creature({
  name: 'U・S・A・HOKKEEN',
  civilizations: ['fire'],
  races: ['Beat Jockey'],
  cost: 2,
  power: 2000,
  abilities: [hasWhile(civilCount('fire', 3), gains(powerAttacker(6000), doubleBreaker))],
  printings: ['DM22-RP1 077'],
});

const destroyWeak = destroy(choose(opponentsCreatures({ power: atMost(6000) })));

const coinOfBlaze = tamaseed({
  name: '烈火のコイン',
  civilizations: ['fire'],
  cost: 4,
  abilities: [shieldTrigger, whenNamesakeIsPut('烈火のコイン', destroyWeak)],
  printings: ['DM22-RP1 078'],
});

const bolshackValkyrie = creature({
  name: 'ボルシャック・ヴァルケリー',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 6,
  power: 8000,
  abilities: [
    ...inAHurry(6, 3, 'fire'),
    speedAttacker,
    poweredBreaker,
    provided(
      civilCount('fire', 3),
      wheneverAttacks(
        self,
        may(
          tally(discard(yourHand()), 'discarded'),
          inOrder(draw(3), gets(self, 'turn', power(times(4000, named('discarded'))))),
        ),
      ),
    ),
  ],
  printings: ['DM22-RP1 007'],
});

const doppeldeckerWyvern = creature({
  name: 'ドッペルデッカー・ワイバーン',
  civilizations: ['fire'],
  races: ['Armored Wyvern'],
  cost: 5,
  power: 6000,
  abilities: [...inAHurry(5, 2, 'fire'), speedAttacker, doubleBreaker],
  printings: ['DM22-RP1 028'],
});

const zweirad = creature({
  name: '爆神兵ツヴァイラッド',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 5,
  power: 5000,
  abilities: [...inAHurry(5, 2, 'fire'), whenPut(self, mayBattle)],
  printings: ['DM22-RP1 052'],
});

const eindecker = creature({
  name: '先陣兵アインデッカー',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 3,
  power: 4000,
  abilities: [...inAHurry(3, 1, 'fire')],
  printings: ['DM22-RP1 075'],
});

const counterRaidBrand = creature({
  name: '"逆悪襲"ブランド',
  civilizations: ['fire'],
  races: ['Beat Jockey'],
  cost: 7,
  power: 9000,
  abilities: [
    { ...hasWhile(gogogoGanganGalaxy, { kind: 'cost', by: -6, atLeast: 0 }), from: WHEREVER_IT_IS },
    speedAttacker,
    doubleBreaker,
    whenPut(self, destroy(choose(opponentsCreatures({ power: atMost(6000) })))),
  ],
  printings: ['DM22-RP1 tr9'],
});

const wyrmRobe = spell({
  name: '炎竜闘衣',
  civilizations: ['fire'],
  cost: 1,
  abilities: [spellAbility(nextPutGains(speedAttacker)), spellAbility(onlyIf(civilCount('fire', 2), draw()))],
  printings: ['DM22-RP1 079'],
});

export const fire: readonly CardDefinition[] = [
  sonKun,
  bolshackTail,
  annieLupia,
  clawOfTheDragonMarquis,
  gyro,
  matteLupia,
  boyan,
  flameStaffOfMaruru,
  martha,
  usaHokkeen,
  coinOfBlaze,
  bolshackValkyrie,
  doppeldeckerWyvern,
  zweirad,
  eindecker,
  counterRaidBrand,
  wyrmRobe,
];
