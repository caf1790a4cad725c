import type { CardDefinition } from 'taiki';
import {
  any,
  atEndOfYourTurn,
  atMost,
  attacksFirst,
  blocker,
  both,
  breakShields,
  cannot,
  cannotBeBlockedBy,
  cardsIn,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  dreamCreature,
  each,
  gains,
  gets,
  given,
  guardStrike,
  has,
  hasWhile,
  highestPower,
  hyperMode,
  inHyperMode,
  inOrder,
  insteadDo,
  insteadOfBreaking,
  isLike,
  itself,
  machFighter,
  may,
  named,
  notThat,
  oneOf,
  oneSentence,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  opponentsMana,
  opponentsTurn,
  optional,
  plus,
  power,
  powerOfRef,
  provided,
  put,
  putIntoGraveyard,
  putIntoMana,
  putOnDeckBottom,
  quattroBreaker,
  returnToHand,
  revealTop,
  self,
  speedAttacker,
  takeShieldWithoutTrigger,
  tally,
  tap,
  that,
  the,
  timesInTurn,
  topOfDeckTo,
  tripleBreaker,
  untap,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  whenWinsBattle,
  worldBreaker,
  wouldBeDestroyed,
  wouldDraw,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
  yourTurn,
  zRush,
} from 'taiki/words';
import { CAN_NEITHER_ATTACK_NOR_BLOCK, costsLess, forTheFirstTime, mayBattle } from '../common.ts';

const putOrAttacks = {
  event: 'anyOf',
  patterns: [
    { event: 'put', what: itself },
    { event: 'attacks', what: itself },
  ],
} as const;

const heavyWinMetal = creature({
  name: '逆転龍神ヘヴィ・ウィン・メタル',
  civilizations: ['fire', 'darkness'],
  races: ['God', 'Hyper Monster'],
  cost: 5,
  power: 5000,
  abilities: [
    when(
      putOrAttacks,
      may(
        destroy(choose(yourCreatures({ other: true }))),
        oneSentence(inOrder(draw(), destroy(choose(opponentsCreatures())))),
      ),
    ),
    whenDestroyed(any('you'), may(breakShields(1))),
    zRush,
    hyperMode(39000, blocker, worldBreaker, each(opponentsCreatures(), { kind: 'mustAttack' })),
  ],
  printings: ['DM26-RP1'],
});

const chakraDelFin = creature({
  name: '世界のY チャクラ・デル・フィン',
  civilizations: ['light'],
  races: ['Apollonia Dragon', 'Hyper Monster'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(self, topOfDeckTo('shieldZone')),
    when(
      { event: 'moved', what: { of: 'you' }, to: 'shieldZone' },
      inOrder(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'yourNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
    zRush,
    hyperMode(
      7500,
      blocker,
      doubleBreaker,
      has(cannot({ do: 'cast', who: 'opponent', what: { type: 'spell', cost: atMost(5) } })),
    ),
  ],
  printings: ['DM26-RP1'],
});

const bolshackMobius = creature({
  name: '逆転の火焔 ボルシャック・メビウス',
  civilizations: ['fire'],
  races: ['Armored Dragon', 'Hyper Monster'],
  cost: 5,
  power: 7000,
  abilities: [
    speedAttacker,
    doubleBreaker,
    whenPut(self, mayBattle),
    whenWinsBattle(self, may(breakShields(1))),
    zRush,
    hyperMode(
      12000,
      tripleBreaker,
      wheneverAttacks(self, untap(choose(yourCreatures({ other: true })))),
      when({ event: 'chosen', what: itself, by: 'opponent' }, may(breakShields(3))),
    ),
  ],
  printings: ['DM26-RP1'],
});

const dagura = creature({
  name: '轟腕のR ダグラジャパニカン',
  civilizations: ['nature'],
  races: ['Giant', 'Hyper Monster'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(self, putIntoMana(choose(yourShields()))),
    zRush,
    hyperMode(
      6000,
      machFighter,
      doubleBreaker,
      when(
        { event: 'endOfAttack', what: itself },
        may(
          put(
            choose(
              yourMana({ type: 'creature', evolution: false, cost: atMost(plus(countOf(yourMana()), -1)) }),
            ),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const dokkoi = creature({
  name: '空神のD ドッコイ',
  civilizations: ['water', 'nature'],
  races: ['God', 'Hyper Monster'],
  cost: 2,
  power: 4000,
  abilities: [
    wouldBeDestroyed(any('you'), insteadDo(oneOf(returnToHand(that), putIntoMana(that)))),
    zRush,
    hyperMode(
      9000,
      doubleBreaker,
      when(
        { event: 'tapped', what: any('opponent') },
        inOrder(may(draw()), may(putIntoMana(choose(yourHand())))),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const parolo = creature({
  name: '魅神のG パロロ',
  civilizations: ['nature', 'darkness'],
  races: ['God', 'Hyper Monster'],
  cost: 3,
  power: 4000,
  abilities: [
    machFighter,
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true },
        putIntoGraveyard(choose(yourMana())),
      ),
    ),
    zRush,
    hyperMode(
      7000,
      doubleBreaker,
      provided(
        isLike(self, { tapped: true }),
        atEndOfYourTurn(
          may(put(choose(yourGraveyard({ type: 'creature', cost: atMost(countOf(yourMana())) })))),
        ),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const bolmeteusSol = creature({
  name: '戦技の炎 ボルメテウス・ソル',
  civilizations: ['light'],
  races: ['Million Flame', 'Hyper Monster'],
  cost: 4,
  power: 4000,
  abilities: [
    guardStrike,
    whenPut(
      self,
      inOrder(takeShieldWithoutTrigger(choose(yourShields({ faceUp: false }))), {
        do: 'move',
        what: choose(yourHand()),
        to: 'shieldZone',
        faceUp: true,
      }),
    ),
    zRush,
    hyperMode(
      8000,
      blocker,
      doubleBreaker,
      when({ event: 'tapped', what: itself }, gets(self, 'turn', { kind: 'winsBattles' })),
    ),
  ],
  printings: ['DM26-RP1'],
});

const apollonusDragoon = creature({
  name: '闘龍騎アポロヌス・ドラグーン',
  civilizations: ['fire'],
  races: ['Armored Dragon', 'Tyranno Drake', 'Hyper Monster'],
  cost: 4,
  power: 4000,
  abilities: [
    speedAttacker,
    given(yourTurn, when({ event: 'tapped', what: any('opponent') }, destroy(that))),
    zRush,
    hyperMode(
      10000,
      doubleBreaker,
      provided(
        isLike(self, { tapped: true }),
        atEndOfYourTurn(destroy(opponentsCreatures({ tapped: false, cost: atMost(4) }))),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const prodigy = creature({
  name: '王神のO プロディジー',
  civilizations: ['light'],
  races: ['God', 'Hyper Monster'],
  cost: 2,
  power: 2500,
  abilities: [
    blocker,
    zRush,
    hyperMode(
      6500,
      doubleBreaker,
      each(yourCreatures({ other: true }), gains(blocker)),
      atEndOfYourTurn(untap(yourCreatures({ other: true }))),
    ),
  ],
  printings: ['DM26-RP1'],
});

const elektron = creature({
  name: '源神のH エレクトロン',
  civilizations: ['water'],
  races: ['God', 'Hyper Monster'],
  cost: 3,
  power: 4000,
  abilities: [
    wheneverAttacks(self, oneSentence(inOrder(draw(2), discard(choose(yourHand()))))),
    zRush,
    hyperMode(7000, doubleBreaker, optional(wouldDraw('you', insteadDo(draw(2))))),
  ],
  printings: ['DM26-RP1'],
});

const obliAndRate = creature({
  name: '撃滅神オブリ&レイト',
  civilizations: ['darkness'],
  races: ['God', 'Zombie Dragon', 'Hyper Monster'],
  cost: 2,
  power: 2000,
  abilities: [
    given(
      opponentsTurn,
      when(
        { event: 'used', by: 'opponent', withoutMana: true },
        destroy(choose(opponentsCreatures(), 1, 'opponent')),
      ),
    ),
    zRush,
    hyperMode(
      6000,
      doubleBreaker,
      when({ event: 'becomesBlocked', what: itself }, discard(choose(opponentsHand(), 3, 'opponent'))),
    ),
  ],
  printings: ['DM26-RP1'],
});

const garyo = creature({
  name: '朱神のC ガリョウ',
  civilizations: ['fire'],
  races: ['God', 'Samurai', 'Hyper Monster'],
  cost: 3,
  power: 3000,
  abilities: [
    speedAttacker,
    zRush,
    hyperMode(
      7000,
      doubleBreaker,
      when(
        { event: 'put', what: any('opponent'), how: 'unpaid' },
        inOrder(
          revealTop(1, 'revealed'),
          onlyIf(
            isLike(the('revealed'), { type: 'creature', cost: atMost(5) }),
            put(the('revealed')),
            putOnDeckBottom(the('revealed')),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const emeraldPharaoh = creature({
  name: '護神のP エメラルド・ファラオ',
  civilizations: ['nature'],
  races: ['God', 'Hyper Monster'],
  cost: 3,
  power: 4000,
  abilities: [
    machFighter,
    whenWinsBattle(self, may(breakShields(1))),
    zRush,
    hyperMode(6000, doubleBreaker, each(opponentsCreatures(), attacksFirst({ is: self }))),
  ],
  printings: ['DM26-RP1'],
});

const ganastra = creature({
  name: '一神のI ガナストラ',
  civilizations: ['light'],
  races: ['God', 'Hyper Monster'],
  cost: 1,
  power: 2000,
  abilities: [
    blocker,
    hasWhile(notThat(inHyperMode), cannot({ do: 'attack', target: 'player' })),
    zRush,
    hyperMode(6000, doubleBreaker),
  ],
  printings: ['DM26-RP1'],
});

const kiki = creature({
  name: '非神のN キキ',
  civilizations: ['water'],
  races: ['God', 'Hyper Monster'],
  cost: 2,
  power: 2000,
  abilities: [
    blocker,
    when({ event: 'tapped', what: itself }, may(draw())),
    zRush,
    hyperMode(6000, doubleBreaker),
  ],
  printings: ['DM26-RP1'],
});

const bolmeteusZanzi = creature({
  name: '腐食の炎 ボルメテウス・ザンジ',
  civilizations: ['darkness'],
  races: ['Million Flame', 'Hyper Monster'],
  cost: 3,
  power: 2000,
  abilities: [
    whenPut(self, gets(choose(opponentsCreatures()), 'turn', power(-4000))),
    zRush,
    hyperMode(8000, blocker, doubleBreaker),
  ],
  printings: ['DM26-RP1'],
});

const kottopiLupia = creature({
  name: 'コットピ・ルピア',
  civilizations: ['fire'],
  races: ['Fire Bird', 'Hyper Monster'],
  cost: 2,
  power: 2000,
  abilities: [
    costsLess(1, { type: 'creature', races: ['Dragon', 'Hyper Monster'] }),
    zRush,
    hyperMode(
      5000,
      each(
        yourCreatures({ anyOf: [{ races: ['Dragon'] }, { races: ['Hyper Monster'], other: true }] }),
        gains(speedAttacker),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const admiralAllegre = creature({
  name: '旋略のS アドミラル・アレグル',
  civilizations: ['water'],
  races: ['Cyber Moon', 'Hyper Monster'],
  cost: 2,
  power: 1000,
  abilities: [
    blocker,
    whenPut(any('opponent'), may(draw())),
    zRush,
    hyperMode(
      6000,
      doubleBreaker,
      wheneverAttacks(
        self,
        may(useFree(choose(yourHand({ cost: atMost(countOf(yourHand())), not: { type: 'creature' } })))),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const venomRumble = creature({
  name: '蝕眼のV ヴェノム・ランブル',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Hyper Monster'],
  cost: 4,
  power: 4000,
  abilities: [
    forTheFirstTime({ event: 'moved', what: { of: 'opponent' }, to: 'graveyard' }, may(draw())),
    wheneverAttacks(self, topOfDeckTo('graveyard', 1, 'opponent')),
    zRush,
    hyperMode(
      8000,
      doubleBreaker,
      each(opponentsMana(), { kind: 'entersTapped', zone: 'manaZone' }),
      each(cardsIn('battleZone', 'opponent'), { kind: 'entersTapped' }),
      whenDestroyed(self, may({ do: 'put', what: that, tapped: true })),
    ),
  ],
  printings: ['DM26-RP1'],
});

const bolmeteusHack = creature({
  name: '改竄の炎 ボルメテウス・ハック',
  civilizations: ['water'],
  races: ['Million Flame', 'Hyper Monster'],
  cost: 2,
  power: 2000,
  abilities: [
    has(cannot({ do: 'put', who: 'opponent', what: { type: 'creature' }, unless: 'fromHand' })),
    zRush,
    hyperMode(5000, each(opponentsCreatures({ fresh: true }), cannot({ do: 'attack' }))),
  ],
  printings: ['DM26-RP1'],
});

const olmegus = creature({
  name: '武神のF オルメガス',
  civilizations: ['nature'],
  races: ['God', 'Hyper Monster'],
  cost: 4,
  power: 4000,
  abilities: [
    machFighter,
    cannotBeBlockedBy({ type: 'creature', power: atMost(plus(powerOfRef(self), -1)) }),
    zRush,
    hyperMode(
      12000,
      tripleBreaker,
      provided(
        both(youHave(yourCreatures()), {
          kind: 'compare',
          a: highestPower(yourCreatures()),
          b: highestPower(opponentsCreatures()),
          is: 'atLeast',
        }),
        atEndOfYourTurn(draw(2)),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const girimenoaile = creature({
  name: '謎神のQ ギリメノアイル',
  civilizations: ['nature'],
  races: ['God', 'Hyper Monster'],
  cost: 5,
  power: 9000,
  abilities: [doubleBreaker, zRush, hyperMode(18000, quattroBreaker)],
  printings: ['DM26-RP1'],
});

const goddamaLupia = creature({
  name: 'ゴッダマ・ルピア',
  civilizations: ['darkness'],
  races: ['Fire Bird', 'Hyper Monster'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(self, may(takeShieldWithoutTrigger(choose(yourShields())), topOfDeckTo('graveyard', 3))),
    zRush,
    hyperMode(
      6000,
      doubleBreaker,
      optional(
        timesInTurn(
          1,
          wouldBeDestroyed(
            any('you', { type: 'creature' }),
            insteadDo(putOnDeckBottom(choose(yourGraveyard(), 3))),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM26-RP1'],
});

const bolmeteusReverse = dreamCreature({
  name: '切札竜 ボルメテウス・リバース・ドラゴン',
  civilizations: ['water'],
  races: ['X Dreamer', 'Armored Dragon', 'Hyper Monster'],
  cost: 5,
  power: 7000,
  abilities: [
    blocker,
    doubleBreaker,
    has(cannot({ do: 'beBlocked' }), cannot({ do: 'beChosen', by: 'opponent' })),
    whenPut(self, gets(opponentsCreatures(), 'yourNextTurn', ...CAN_NEITHER_ATTACK_NOR_BLOCK)),
    zRush,
    hyperMode(
      12000,
      tripleBreaker,
      insteadOfBreaking(self, inOrder(tally(putOnDeckBottom(that), 'buried'), draw(named('buried'), 'any'))),
    ),
  ],
  printings: ['DM26-RP1'],
});

/** Creatures with a hyper mode. */
export const hyperModes: readonly CardDefinition[] = [
  goddamaLupia,
  bolmeteusReverse,
  heavyWinMetal,
  chakraDelFin,
  bolshackMobius,
  dagura,
  dokkoi,
  parolo,
  bolmeteusSol,
  apollonusDragoon,
  prodigy,
  elektron,
  obliAndRate,
  garyo,
  emeraldPharaoh,
  ganastra,
  kiki,
  bolmeteusZanzi,
  kottopiLupia,
  admiralAllegre,
  venomRumble,
  bolmeteusHack,
  olmegus,
  girimenoaile,
];
