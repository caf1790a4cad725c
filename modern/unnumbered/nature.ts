import type { CardDefinition } from 'taiki';
import {
  another,
  any,
  atLeast,
  atMost,
  atStartOfYourTurn,
  attacksFirst,
  called,
  callnion,
  cannot,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  costOf,
  countOf,
  creature,
  crystalSoul,
  doubleBreaker,
  doubleCallnion,
  doubleSympathy,
  draw,
  during,
  each,
  eachWhile,
  eternalKappa,
  evolution,
  evolutionCreature,
  exactly,
  from,
  gachinkoJudge,
  gains,
  gets,
  given,
  guardman,
  happened,
  has,
  hyperEnergy,
  hyperize,
  hyperMode,
  inOrder,
  instead,
  insteadDo,
  isLike,
  itself,
  kirifudaRevo,
  kirifudash,
  lookAtTop,
  machFighter,
  may,
  moveTo,
  neoCreature,
  neoEvolution,
  oneOf,
  onlyIf,
  opponentsCreatures,
  opponentsMana,
  opponentsShields,
  optional,
  plus,
  power,
  poweredBreaker,
  provided,
  put,
  putIntoMana,
  putIntoManaFaceDown,
  putOnDeckBottom,
  quattroBreaker,
  returnToHand,
  revealTop,
  self,
  shieldPlus,
  shieldTrigger,
  soulShift,
  spell,
  spellAbility,
  tap,
  that,
  the,
  times,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  whenWinsBattle,
  wouldBeDestroyed,
  wouldLeave,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourMana,
  yourShields,
} from 'taiki/words';
import { baragiara, insteadOf, mayOnceSummonFrom } from '../common.ts';

const ryuNoYobigoe = spell({
  name: '龍の呼び声',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    spellAbility(
      { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true, as: 'top' },
      onlyIf(isLike(the('top'), { races: ['Dragon'] }), {
        do: 'moveTop',
        who: 'you',
        count: 1,
        to: 'manaZone',
        tapped: true,
      }),
    ),
  ],
});

const esukaruden = twinpact(
  '龍罠 エスカルデン / マクスカルゴ・トラップ',
  creature({
    name: '龍罠 エスカルデン',
    civilizations: ['nature'],
    races: ['Dragon Guild', 'Grand Sect'],
    cost: 5,
    power: 5000,
    abilities: [
      whenPut(
        self,
        inOrder(
          revealTop(2, 'seen'),
          returnToHand(chooseUpTo({ ref: 'seen', filter: { type: 'creature' } }, 1)),
          putIntoMana(the('seen')),
        ),
      ),
    ],
  }),
  spell({
    name: 'マクスカルゴ・トラップ',
    civilizations: ['nature'],
    cost: 7,
    abilities: [
      spellAbility(putIntoMana(choose(opponentsCreatures()))),
      spellAbility(put(choose(yourMana({ type: 'creature', cost: atMost(6) })))),
    ],
  }),
);

const choukyuNoChoujin = twinpact(
  '超球の超人 / 父なるタッチダウン',
  creature({
    name: '超球の超人',
    civilizations: ['nature'],
    races: ['Giant'],
    cost: 8,
    power: 12000,
    abilities: [
      machFighter,
      tripleBreaker,
      whenWinsBattle(self, may(putIntoMana(choose(opponentsShields())))),
      has(cannot({ do: 'use', who: 'opponent', what: { cost: atMost(5), not: { type: 'creature' } } })),
    ],
  }),
  spell({
    name: '父なるタッチダウン',
    civilizations: ['nature'],
    cost: 5,
    abilities: [
      spellAbility(
        putIntoMana(choose(opponentsCreatures())),
        may(put(choose(yourMana({ type: 'creature', cost: atMost(plus(costOf(the('chosen')), -1)) })))),
      ),
    ],
  }),
);

const etanarugurinParlife = creature({
  name: '十八番龍 エターナルグリーン ParLife',
  civilizations: ['nature'],
  races: ['Giant Dragon'],
  cost: 10,
  power: 11000,
  abilities: [
    doubleSympathy(cardsIn('battleZone', 'you', { races: ['Giant'] })),
    machFighter,
    doubleBreaker,
    wheneverAttacks({ of: 'you', filter: { races: ['Giant'] } }, may(draw())),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { races: ['Giant'] }), {
      kind: 'cost',
      by: -2,
      atLeast: 1,
    }),
    provided(youHave(yourCreatures(), atLeast(18)), atStartOfYourTurn({ do: 'wins', who: 'you' })),
  ],
});

const betoben = creature({
  name: '「戦鬼」の頂天 ベートーベン',
  civilizations: ['nature'],
  races: ['Zenith Celes'],
  cost: 13,
  power: 19000,
  abilities: [
    crystalSoul(3),
    machFighter,
    quattroBreaker,
    when(
      { event: 'put', what: itself, how: 'summoned' },
      inOrder(
        lookAtTop(3, 'seen'),
        {
          do: 'choose',
          what: called(chooseAnyNumber({ ref: 'seen', filter: { type: 'creature' } }), 'found'),
        },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putIntoManaFaceDown(the('seen')),
      ),
    ),
    eachWhile(
      isLike(self, { tapped: true }),
      opponentsCreatures(),
      cannot({ do: 'attack', target: 'player' }),
    ),
    eternalKappa,
  ],
});

const shinberomu = creature({
  name: '哀樹の夜 シンベロム',
  civilizations: ['nature'],
  races: ['Demon Command', 'Hyper Monster'],
  cost: 10,
  power: 12000,
  abilities: [
    tripleBreaker,
    each(yourCreatures(), gains(machFighter)),
    hyperize(),
    hyperMode(18000, quattroBreaker, wheneverAttacks(self, may(put(choose(yourMana({ type: 'creature' })))))),
  ],
});

const mosukito = creature({
  name: '森翠月 モスキート',
  civilizations: ['nature'],
  races: ['Giant Insect', 'Hyper Monster'],
  cost: 3,
  power: 3000,
  abilities: [
    machFighter,
    hyperize(),
    hyperMode(
      7000,
      doubleBreaker,
      wheneverAttacks(self, inOrder(may(topOfDeckTo('manaZone')), may(returnToHand(choose(yourMana()))))),
    ),
  ],
});

const buronzuamu = creature({
  name: '森翠月 ブロンズアーム',
  civilizations: ['nature'],
  races: ['Beast Folk', 'Hyper Monster'],
  cost: 2,
  power: 3000,
  abilities: [hyperize(), hyperMode(8000, doubleBreaker)],
});

const sumire = creature({
  name: '誠実妖精スミレ',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 9,
  power: 8000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'cost', by: times(-1, countOf(yourMana({ cost: atMost(2) }))), atLeast: 1 }],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    machFighter,
    doubleBreaker,
    whenPut(self, may(topOfDeckTo('manaZone', 2))),
    when(
      { event: 'tapped', what: itself },
      put(chooseUpTo(yourMana({ type: 'creature', cost: atMost(2) }), 3)),
    ),
  ],
});

const shinberomuKatarushisu = creature({
  name: '哀しみの夜 シンベロム・カタルシス',
  civilizations: ['nature'],
  races: ['Demon Command'],
  cost: 11,
  power: 17000,
  abilities: [
    hyperEnergy,
    guardman,
    tripleBreaker,
    each(opponentsCreatures(), attacksFirst({ type: 'creature' })),
    optional(wouldLeave(self, insteadDo(putOnDeckBottom(choose(yourMana(), 3))))),
    when(
      { event: 'attacks', what: another('you'), target: 'player' },
      gets(that, 'turn', power(6000), gains(poweredBreaker)),
    ),
  ],
});

const yobinionMaruru = creature({
  name: 'ヨビニオン・マルル',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 4,
  power: 5000,
  abilities: [
    callnion,
    given(
      happened({ event: 'put', what: any('you') }, exactly(2)),
      whenPut(
        any('you'),
        inOrder(
          lookAtTop(1, 'seen'),
          may(oneOf(returnToHand(the('seen')), moveTo('manaZone', the('seen'), 'tapped'))),
        ),
      ),
    ),
  ],
});

const desuraiga = creature({
  name: '魔誕の獅子デスライガー',
  civilizations: ['nature'],
  races: ['Demon Command'],
  cost: 10,
  power: 11000,
  abilities: [doubleBreaker, each(yourCreatures(), gains(machFighter)), doubleCallnion],
});

const hoshiZouKi = creature({
  name: '星増樹',
  civilizations: ['nature'],
  races: ['Giant Dragon'],
  cost: 5,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(putIntoMana(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))), draw()),
    ),
  ],
});

const ryoma103 = neoCreature({
  name: 'RYOMA-死合乱闘103',
  civilizations: ['nature'],
  races: ['Giant', 'Techno Samurai'],
  cost: 7,
  power: 17000,
  abilities: [
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    machFighter,
    tripleBreaker,
    whenPut(
      self,
      may(
        revealTop(2, 'seen'),
        inOrder(
          returnToHand(chooseAnyNumber({ ref: 'seen', filter: { type: 'creature' } })),
          putIntoMana(the('seen')),
        ),
      ),
    ),
    optional(wouldBeDestroyed(self, instead('manaZone'))),
    from(['manaZone'], provided(youHave(yourMana(), atLeast(8)), atStartOfYourTurn(may(put(self))))),
  ],
});

const eiyoku = creature({
  name: '鋭翼の化身',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 4,
  power: 4000,
  abilities: [whenPut(self, may(shieldPlus(1, choose(yourShields()))))],
});

const monkiddoR = creature({
  name: 'スパダチ モンキッドR',
  civilizations: ['nature'],
  races: ['Jokers', 'Team Kirifuda'],
  cost: 3,
  power: 2000,
  abilities: [
    kirifudash(10, 'nature'),
    whenPut(
      self,
      inOrder(
        lookAtTop(3, 'seen'),
        moveTo('manaZone', chooseUpTo({ ref: 'seen', filter: { races: ['Team Kirifuda'] } }, 1), 'tapped'),
        putOnDeckBottom(the('seen')),
      ),
    ),
    kirifudaRevo(putIntoMana(opponentsCreatures())),
  ],
});

const gachinkoRuuretto = spell({
  name: 'ガチンコ・ルーレット',
  civilizations: ['nature'],
  cost: 3,
  abilities: [spellAbility(topOfDeckTo('manaZone'), gachinkoJudge(returnToHand(self)))],
});

const zenonDavinchi = evolutionCreature({
  name: '宇宙巨匠ゼノン・ダヴィンチ',
  civilizations: ['nature'],
  races: ['Giant', 'Dream Mate', 'Origin'],
  cost: 11,
  power: 9000,
  abilities: [
    evolution({ races: ['Giant', 'Dream Mate', 'Origin'] }),
    soulShift,
    whenDestroyed(
      any('you', { evolution: true }),
      may(
        put(
          choose(yourMana({ races: ['Giant', 'Dream Mate', 'Origin'], type: 'creature', evolution: false })),
        ),
      ),
    ),
    doubleBreaker,
  ],
});

const gaiaHazard = creature({
  name: '自然の四君子 ガイアハザード',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Rex Stars'],
  cost: 11,
  power: 12000,
  abilities: [
    machFighter,
    poweredBreaker,
    during(
      { kind: 'compare', a: countOf(yourMana()), is: 'more', b: countOf(opponentsMana()) },
      insteadOf(
        { event: 'moves', what: any('opponent', { type: 'creature' }), to: 'battleZone' },
        instead('manaZone'),
      ),
    ),
    has(power(times(1000, countOf(yourMana())))),
    each(opponentsCreatures(), attacksFirst({ itself: true })),
  ],
});

const gyai = creature({
  name: '地封院ギャイ',
  civilizations: ['nature'],
  races: ['Gaia Command Dragon'],
  cost: 6,
  power: 7000,
  abilities: [
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        revealTop(3, 'seen'),
        returnToHand(chooseAnyNumber({ ...the('seen'), filter: { type: 'creature', races: ['Dragon'] } })),
        moveTo('manaZone', the('seen'), 'tapped'),
      ),
    ),
    mayOnceSummonFrom('manaZone'),
  ],
});

const rinneBousei = twinpact(
  '天地命動 バラギアラ / 輪廻暴聖',
  baragiara(),
  spell({
    name: '輪廻暴聖',
    civilizations: ['light'],
    cost: 5,
    abilities: [
      shieldTrigger,
      spellAbility(tap(choose(opponentsCreatures({ tapped: false }), 2, 'opponent'))),
      spellAbility(draw()),
    ],
  }),
);

const rinneBoumei = twinpact(
  '天地命動 バラギアラ / 輪廻暴冥',
  baragiara(),
  spell({
    name: '輪廻暴冥',
    civilizations: ['darkness'],
    cost: 6,
    abilities: [
      shieldTrigger,
      spellAbility(gets(choose(opponentsCreatures()), 'turn', power(-4000))),
      spellAbility(put(choose(yourGraveyard({ type: 'creature', cost: atMost(5) })))),
    ],
  }),
);

export const nature: readonly CardDefinition[] = [
  gyai,
  gaiaHazard,
  ryuNoYobigoe,
  esukaruden,
  choukyuNoChoujin,
  etanarugurinParlife,
  betoben,
  shinberomu,
  mosukito,
  buronzuamu,
  sumire,
  shinberomuKatarushisu,
  yobinionMaruru,
  desuraiga,
  hoshiZouKi,
  ryoma103,
  eiyoku,
  monkiddoR,
  gachinkoRuuretto,
  zenonDavinchi,
  rinneBousei,
  rinneBoumei,
];
