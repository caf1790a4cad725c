import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  atEndOfYourTurn,
  atLeast,
  atMost,
  badAction,
  battle,
  breakShields,
  breaksMore,
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
  dangerousDash,
  delayed,
  destroy,
  discard,
  doronGo,
  doubleBreaker,
  draw,
  each,
  eternalKappa,
  evolutionCreature,
  exileCreature,
  gains,
  gets,
  gNeoCreature,
  gNeoEvolution,
  gravityZero,
  guardman,
  guardStrike,
  has,
  hasWhile,
  hyperize,
  hyperMode,
  infiniteBreaker,
  infinity,
  inOrder,
  isLike,
  itself,
  kirifudaRevo,
  kirifudash,
  lookAtTop,
  may,
  mekreid,
  oniTime,
  onlyExileNamed,
  onlyIf,
  opponentsCreatures,
  opponentsMana,
  opponentsShields,
  power,
  powerAttacker,
  provided,
  put,
  putIntoGraveyard,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  sasageru,
  search,
  self,
  shieldTrigger,
  sMaxEvolution,
  sMaxEvolutionCreature,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  the,
  times,
  tripleBreaker,
  twinpact,
  ultimateEvolutionMax,
  untap,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  whenWinsBattle,
  withTotal,
  worldBreaker,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';
import { LEAVES, mayBattle, mayOnceCostLess, PUT_OR_ATTACKS } from '../common.ts';

const howaitogureno = creature({
  name: '爆炎ホワイトグレンオー',
  civilizations: ['fire'],
  races: ['Flame Monster', 'Samurai'],
  cost: 5,
  power: 5000,
  abilities: [each(yourCreatures({ races: ['Samurai'] }), gains(speedAttacker))],
});

const burandoMax = sMaxEvolutionCreature({
  name: 'ブランド-MAX',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [
    ...sMaxEvolution,
    wheneverAttacks(
      self,
      inOrder(untap(choose(yourCreatures({ other: true }))), gets(the('chosen'), 'turn', breaksMore())),
    ),
    when(
      { event: 'chosen', what: itself, by: 'opponent' },
      putIntoGraveyard(choose(opponentsShields(), 1, 'opponent')),
    ),
  ],
});

const furogga1 = creature({
  name: '月砂 フロッガ-1',
  civilizations: ['fire'],
  races: ['Dune Gecko', 'Distas'],
  cost: 2,
  power: 2000,
  abilities: [
    each(opponentsCreatures({ fresh: true, evolution: false }), cannot({ do: 'attack' })),
    sasageru(1),
  ],
});

const baddodogguManiakusu = spell({
  name: 'バッドドッグ・マニアクス',
  civilizations: ['fire'],
  cost: 1,
  abilities: [
    shieldTrigger,
    spellAbility(
      destroy(choose(yourCreatures())),
      destroy(choose(opponentsCreatures({ power: atMost(5000) }))),
    ),
  ],
});

const kangoku = creature({
  name: 'カンゴク入道',
  civilizations: ['fire'],
  races: ['Demonio', 'Onifuda Kingdom'],
  cost: 2,
  power: 2000,
  abilities: [
    atEndOfYourTurn(takeShieldWithoutTrigger(choose(yourShields()))),
    hasWhile(oniTime, power(3000)),
  ],
});

const gogogoChoRasshu = spell({
  name: 'ゴゴゴ・Cho絶・ラッシュ',
  civilizations: ['fire'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(
      discard(choose(yourHand())),
      destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'cost', costOf(the('chosen')))),
    ),
  ],
});

const zakuPitchi = creature({
  name: 'ザーク・砲・ピッチ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 3,
  power: 1000,
  abilities: [
    shieldTrigger,
    whenPut(self, destroy(choose(cardsIn('battleZone', 'any', { type: 'element', cost: atMost(3) })))),
  ],
});

const fainPiyotchi = twinpact(
  'ファイン・撃・ピヨッチ / 「暴竜爵は不滅なり！」',
  creature({
    name: 'ファイン・撃・ピヨッチ',
    civilizations: ['fire'],
    races: ['Armored Fire Bird'],
    cost: 3,
    power: 1000,
    abilities: [speedAttacker],
  }),
  spell({
    name: '「暴竜爵は不滅なり！」',
    civilizations: ['fire'],
    races: ['Armored Arts'],
    cost: 4,
    abilities: [
      spellAbility(
        lookAtTop(3, 'seen'),
        useFree(chooseUpTo({ ref: 'seen', filter: { races: ['Armored'], cost: atMost(5) } }, 1)),
        putOnDeckBottom(the('seen')),
      ),
    ],
  }),
);

const borushakkuRupia = creature({
  name: 'ボルシャック・爆・ルピア',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 5,
  power: 3000,
  abilities: [speedAttacker, whenDestroyed(self, mekreid(8, { races: ['Armored'] }))],
});

const gureitesutoGureto = creature({
  name: '「使命」の頂天 グレイテスト・グレート',
  civilizations: ['fire'],
  races: ['Zenith Celes'],
  cost: 11,
  power: 12000,
  abilities: [
    crystalSoul(3),
    tripleBreaker,
    each(yourCreatures(), gains(speedAttacker)),
    when(
      { event: 'put', what: itself, how: 'summoned' },
      inOrder(
        lookAtTop(3, 'seen'),
        put(chooseAnyNumber({ ref: 'seen', filter: { type: 'creature', cost: atMost(7) } })),
        returnToHand(the('seen')),
      ),
    ),
    eternalKappa,
  ],
});

const masahisaKanMega = creature({
  name: '真久間メガ',
  civilizations: ['fire'],
  races: ['Mega Command Dragon', 'Revolutionary'],
  cost: 13,
  power: 13000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'cost', by: times(-1, countOf(opponentsCreatures())), atLeast: 1 }],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    speedAttacker,
    tripleBreaker,
    whenPut(self, destroy(opponentsCreatures({ power: atMost(13000) }))),
  ],
});

const borukanodon = creature({
  name: '揚紅月 ボルカノドン',
  civilizations: ['fire'],
  races: ['Dragonoid', 'Hyper Monster'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut(self, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
    hyperize(),
    hyperMode(
      8000,
      doubleBreaker,
      wheneverAttacks(
        self,
        inOrder(
          revealTop(1, 'seen'),
          onlyIf(
            isLike(the('seen'), { type: 'element', cost: atMost(4) }),
            put(the('seen')),
            returnToHand(the('seen')),
          ),
        ),
      ),
    ),
  ],
});

const fureimuban = creature({
  name: '揚紅月 フレイムバーン',
  civilizations: ['fire'],
  races: ['Armored Dragon', 'Hyper Monster'],
  cost: 3,
  power: 5000,
  abilities: [
    wheneverAttacks(
      self,
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
    hyperize(),
    hyperMode(8000, doubleBreaker),
  ],
});

const borushakkuHaipadoragon = creature({
  name: '終炎の竜皇 ボルシャック・ハイパードラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon', 'Hyper Monster'],
  cost: 5,
  power: 5000,
  abilities: [
    each(yourCreatures({ cost: atMost(5) }), gains(speedAttacker)),
    wheneverAttacks(
      self,
      inOrder(
        lookAtTop(1, 'seen'),
        onlyIf(
          isLike(the('seen'), { type: 'creature', cost: atMost(5) }),
          may(
            put(the('seen')),
            delayed(when({ event: 'endOfTurn', of: 'any' }, destroy(the('put'))), 'turn'),
          ),
        ),
      ),
    ),
    hyperize(2),
    hyperMode(
      11000,
      doubleBreaker,
      provided(
        youHave(yourCreatures({ tapped: true }), atLeast(5)),
        when({ event: 'endOfAttack', what: any('you') }, untap(yourCreatures())),
      ),
    ),
  ],
});

const hanako = creature({
  name: '花美師ハナコ',
  civilizations: ['fire'],
  races: ['Jokers'],
  cost: 2,
  power: 2000,
  abilities: [whenPut(self, takeShieldWithoutTrigger(choose(yourShields())))],
});

const daidarosu = creature({
  name: '魔誕の猛将ダイダロス',
  civilizations: ['fire'],
  races: ['Demon Command'],
  cost: 5,
  power: 6000,
  abilities: [
    doubleBreaker,
    callnion,
    each(yourCreatures(), gains(speedAttacker, guardman)),
    wheneverAttacks(self, destroy(choose(opponentsCreatures({ cost: atMost(4000) })))),
  ],
});

const haruSakiHidehisa = creature({
  name: '春咲栄久',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 6000,
  abilities: [
    guardStrike,
    speedAttacker,
    doubleBreaker,
    wheneverAttacks(self, may(untap(choose(yourCreatures({ other: true, races: ['Dragon'] }))))),
  ],
});

const gureitofuruDeddo = gNeoCreature({
  name: '悪魔誕グレイトフル・デッド',
  civilizations: ['fire'],
  races: ['Demon Command'],
  cost: 7,
  power: 11000,
  abilities: [
    dangerousDash('fire', 5),
    gNeoEvolution({ civilizations: ['darkness', 'fire', 'nature'] }),
    doubleBreaker,
    whenPut(self, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
    when(
      { event: 'breaksShields', what: itself },
      inOrder(
        revealTop(1, 'seen'),
        onlyIf(
          isLike(the('seen'), { type: 'creature', cost: atMost(6) }),
          put(the('seen')),
          returnToHand(the('seen')),
        ),
      ),
    ),
  ],
});

const kyanberoR = creature({
  name: 'スパダチ キャンベロR',
  civilizations: ['fire'],
  races: ['Jokers', 'Team Kirifuda'],
  cost: 4,
  power: 5000,
  abilities: [
    kirifudash(10, 'fire'),
    speedAttacker,
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Team Kirifuda'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    kirifudaRevo(
      delayed(wheneverAttacks(any('you'), untap(yourCreatures({ races: ['Team Kirifuda'] }))), 'turn'),
    ),
  ],
});

const kurosufaia = creature({
  name: '無限超邪 クロスファイア',
  civilizations: ['fire'],
  races: ['Outrage Dragon'],
  cost: 7,
  power: 7000,
  abilities: [
    gravityZero(youHave(yourGraveyard({ type: 'creature', races: ['Dragon'] }), atLeast(6))),
    speedAttacker,
    doubleBreaker,
    powerAttacker(infinity),
  ],
});

const katsukinguGs = creature({
  name: '武闘将軍 カツキング GS',
  civilizations: ['fire'],
  races: ['Outrage MAX'],
  cost: 8,
  power: 11000,
  abilities: [
    guardStrike,
    speedAttacker,
    powerAttacker(infinity),
    doubleBreaker,
    has({ kind: 'can', permission: { do: 'attackUntapped' } }),
    when({ event: 'winsBattle', what: itself }, breakShields(1)),
  ],
});

const katsukingu = exileCreature({
  name: '武闘将軍 カツキング',
  civilizations: ['fire'],
  races: ['Outrage MAX'],
  cost: 8,
  power: 11000,
  abilities: [
    speedAttacker,
    doubleBreaker,
    whenPut(self, gets(self, 'turn', { kind: 'can', permission: { do: 'attackUntapped' } })),
    powerAttacker(infinity),
    when({ event: 'winsBattle', what: itself }, breakShields(1)),
    doronGo({ nameContains: '武闘' }),
    onlyExileNamed('武闘'),
  ],
});

const chuurisuOfDragonGuild = creature({
  name: '“龍装”チュリス',
  civilizations: ['fire'],
  races: ['Dragon Guild', 'Beat Jockey'],
  cost: 5,
  power: 5000,
  abilities: [...badAction(2), speedAttacker],
});

const danKuroorii = creature({
  name: '無限の銃刃 ダン・クローリー',
  civilizations: ['fire'],
  races: ['Outrage MAX'],
  cost: 13,
  power: 35000,
  abilities: [infiniteBreaker],
});

const asistarKoppi = creature({
  name: 'アシスター・コッピ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 2,
  power: 3000,
  abilities: [powerAttacker(2000), mayOnceCostLess(1, { races: ['Armored'] })],
});

const garawarudo = creature({
  name: 'ボルシャック・ガラワルド',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 8,
  power: 9000,
  abilities: [
    has({ kind: 'cost', by: times(-1, countOf(allCreatures())), atLeast: 1 }),
    speedAttacker,
    doubleBreaker,
    when(PUT_OR_ATTACKS, mayBattle),
    whenWinsBattle(self, may(draw())),
  ],
});

const romanofuKaizaa = evolutionCreature({
  name: '超神羅ロマノフカイザー・NEX（ネックス）',
  civilizations: ['fire'],
  races: ['Armored Dragon', "Luna's Sun Geyser"],
  cost: 7,
  power: 25000,
  abilities: [
    ultimateEvolutionMax(),
    whenPut(
      self,
      inOrder(destroy(choose(opponentsCreatures(), 2)), putIntoGraveyard(choose(opponentsMana(), 2))),
    ),
    worldBreaker,
    when(
      LEAVES,
      search(
        { type: 'creature', anyOf: [{ races: ['Armored Dragon'] }, { nameContains: 'ロマノフ' }] },
        'battleZone',
      ),
    ),
  ],
});

export const fire: readonly CardDefinition[] = [
  garawarudo,
  asistarKoppi,
  howaitogureno,
  burandoMax,
  furogga1,
  baddodogguManiakusu,
  kangoku,
  gogogoChoRasshu,
  zakuPitchi,
  fainPiyotchi,
  borushakkuRupia,
  gureitesutoGureto,
  masahisaKanMega,
  borukanodon,
  fureimuban,
  borushakkuHaipadoragon,
  hanako,
  daidarosu,
  haruSakiHidehisa,
  gureitofuruDeddo,
  kyanberoR,
  kurosufaia,
  katsukinguGs,
  katsukingu,
  chuurisuOfDragonGuild,
  danKuroorii,
  romanofuKaizaa,
];
