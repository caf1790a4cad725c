import type { CardDefinition } from 'taiki';
import {
  addToShields,
  any,
  anyOf,
  atEndOfYourTurn,
  atLeast,
  atMost,
  blocker,
  called,
  cannot,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  costOf,
  countOf,
  creature,
  crystalSoul,
  delayed,
  doubleBreaker,
  doubleSympathy,
  draw,
  each,
  eachWhile,
  escapeAbility,
  eternalKappa,
  evolution,
  evolutionCreature,
  gains,
  gets,
  has,
  hasWhile,
  hyperize,
  hyperMode,
  hyperSoulX,
  inOrder,
  insteadDo,
  itself,
  may,
  mekreid,
  neoCreature,
  neoEvolution,
  ninjaChange,
  oneOf,
  opponentsCreatures,
  optional,
  power,
  put,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  ruleUntil,
  self,
  shieldForce,
  shieldPlus,
  shieldsAre,
  shieldTrigger,
  shinkaPower,
  soulShift,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  tap,
  the,
  topOfDeckTo,
  tripleBreaker,
  trueEscape,
  twinpact,
  untap,
  when,
  wheneverAttacks,
  whenPut,
  wouldLeave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourShields,
} from 'taiki/words';
import { PUT_OR_ATTACKS } from '../common.ts';

const supaku = spell({
  name: '白騎士スパーク',
  civilizations: ['light'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(tap(opponentsCreatures())),
    spellAbility(
      delayed(
        when({ event: 'endOfTurn', of: 'any' }, untap(yourCreatures({ nameContains: '白騎士' }))),
        'turn',
      ),
    ),
  ],
});

const piachere = creature({
  name: '青守銀 ピアチェレ',
  civilizations: ['light'],
  races: ['Metallica', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [shinkaPower(tap(choose(opponentsCreatures())))],
});

const howaitoSuwan = creature({
  name: 'ホワイト・スワン',
  civilizations: ['light'],
  races: ['Metallica', 'Spriggan', 'Rex Stars'],
  cost: 5,
  power: 5000,
  abilities: [
    whenPut(self, inOrder(topOfDeckTo('shieldZone', 2), topOfDeckTo('shieldZone', 2, 'opponent'))),
    hasWhile(shieldsAre('you', atLeast(5)), power(5000), gains(doubleBreaker)),
    when({ event: 'shieldBroken', of: 'you' }, tap(choose(opponentsCreatures()))),
  ],
});

const uirideGorugini = creature({
  name: 'ウィリデ・ゴルギーニ',
  civilizations: ['light'],
  races: ['Mecha Del Dinero', 'Super Car Dragon'],
  cost: 5,
  power: 7500,
  abilities: [
    blocker,
    doubleBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      oneOf(
        topOfDeckTo('shieldZone'),
        gets(self, 'yourNextTurn', cannot({ do: 'move', from: 'battleZone' })),
      ),
    ),
    when({ event: 'moved', what: { of: 'you' }, from: 'shieldZone' }, untap(self)),
  ],
});

const marushidorupu = creature({
  name: '新星姫 マルシドループ',
  civilizations: ['light'],
  races: ['Mecha Del Stella'],
  cost: 4,
  power: 4500,
  abilities: [
    blocker,
    whenPut(self, gets(self, 'yourNextTurn', { kind: 'winsBattles' })),
    wheneverAttacks(
      self,
      may(tap(choose(yourCreatures({ races: ['Mecha'] }), 2)), mekreid(8, { races: ['Mecha'] })),
    ),
    atEndOfYourTurn(untap(chooseUpTo(yourCreatures(), 3))),
  ],
});

const shikisokuzekku = creature({
  name: '聖沌大忍者 シキソクゼック',
  civilizations: ['light'],
  races: ['Mecha Del Sol', 'Shinobi'],
  cost: 8,
  power: 13000,
  abilities: [
    blocker,
    tripleBreaker,
    when(
      { event: 'tapped', what: itself },
      may(put(chooseAnyNumber(yourHand({ type: 'creature', races: ['Mecha Del Stella'] })))),
    ),
    when(
      anyOf(
        { event: 'attacks', what: { of: 'you', filter: { races: ['Mecha'] } } },
        { event: 'blocks', what: { of: 'you', filter: { races: ['Mecha'] } } },
      ),
      may(topOfDeckTo('shieldZone')),
    ),
    eachWhile(
      shieldsAre('you', atLeast(10)),
      cardsIn('battleZone', 'you', { races: ['Mecha'] }),
      { kind: 'winsBattles' },
      cannot({ do: 'beChosen', by: 'opponent' }),
    ),
  ],
});

const oenZaRodo = creature({
  name: '「終焉」の頂 オーエン・ザ・ロード',
  civilizations: ['light'],
  races: ['Demon Command', 'Unknown', 'Zenith'],
  cost: 11,
  power: 11500,
  abilities: [
    blocker,
    doubleBreaker,
    when(
      { event: 'put', what: itself, how: 'summoned' },
      inOrder(
        { do: 'move', what: yourGraveyard(), to: 'deck', shuffled: true },
        may(topOfDeckTo('shieldZone', 3)),
      ),
    ),
    optional(wouldLeave(any('you'), insteadDo(takeShieldWithoutTrigger(choose(yourShields(), 2))))),
  ],
});

const sebuZaDeito = creature({
  name: '「創世」の頂 セーブ・ザ・デイト',
  civilizations: ['light'],
  races: ['Angel Command', 'Unknown', 'Zenith'],
  cost: 10,
  power: 10500,
  abilities: [
    blocker,
    doubleBreaker,
    when(
      { event: 'put', what: itself, how: 'summoned' },
      put(chooseAnyNumber(yourHand({ type: 'creature', keyword: 'blocker', evolution: false }))),
    ),
    whenPut(any('you', { keyword: 'blocker' }), may(draw())),
  ],
});

const raioneru = creature({
  name: '「俺獅」の頂天 ライオネル',
  civilizations: ['light'],
  races: ['Zenith Celes'],
  cost: 12,
  power: 13500,
  abilities: [
    crystalSoul(3),
    blocker,
    tripleBreaker,
    when(
      { event: 'put', what: itself, how: 'summoned' },
      inOrder(
        topOfDeckTo('shieldZone', 2),
        may(addToShields(choose(cardsIn('battleZone', 'any', { type: 'element' })))),
      ),
    ),
    each(yourShields({ races: ['Oracle', 'Unknown', 'Zenith'] }), gains(shieldTrigger)),
    eternalKappa,
  ],
});

const mirazuhorou = twinpact(
  '懐疑の虎狼 ミラーズホロウ / 「汝は偽名なりや？」',
  creature({
    name: '懐疑の虎狼 ミラーズホロウ',
    civilizations: ['light'],
    races: ['Demon Command', 'Unknown'],
    cost: 7,
    power: 7000,
    abilities: [
      blocker,
      doubleBreaker,
      whenPut(
        self,
        inOrder(
          revealTop(4, 'seen'),
          {
            do: 'choose',
            what: called(choose({ ref: 'seen', filter: { type: 'creature', races: ['Unknown'] } }), 'first'),
          },
          { do: 'choose', what: called(choose({ ref: 'seen', filter: { type: 'spell' } }), 'second') },
          { do: 'reveal', what: the('first') },
          { do: 'reveal', what: the('second') },
          returnToHand(the('first')),
          returnToHand(the('second')),
          putOnDeckBottom(the('seen')),
        ),
      ),
    ],
  }),
  spell({
    name: '「汝は偽名なりや？」',
    civilizations: ['light'],
    cost: 3,
    abilities: [
      spellAbility(
        revealTop(2, 'seen'),
        {
          do: 'choose',
          what: called(choose({ ref: 'seen', filter: { type: 'creature', races: ['Unknown'] } }), 'first'),
        },
        { do: 'choose', what: called(choose({ ref: 'seen', filter: { type: 'spell' } }), 'second') },
        { do: 'reveal', what: the('first') },
        { do: 'reveal', what: the('second') },
        returnToHand(the('first')),
        returnToHand(the('second')),
        putOnDeckBottom(the('seen')),
      ),
    ],
  }),
);

const savaKZeosu = creature({
  name: 'サーヴァ・K・ゼオス',
  civilizations: ['light'],
  races: ['Master Dragon', 'Metallica'],
  cost: 8,
  power: 5000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(self, may(addToShields(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))))),
  ],
});

const petoroba = creature({
  name: '獲銀月 ペトローバ',
  civilizations: ['light'],
  races: ['Mecha Del Sol', 'Hyper Monster'],
  cost: 3,
  power: 3500,
  abilities: [
    blocker,
    whenPut(self, gets(self, 'yourNextTurn', cannot({ do: 'move', from: 'battleZone' }))),
    hyperize(),
    hyperMode(
      7500,
      doubleBreaker,
      wheneverAttacks(
        self,
        inOrder(
          may(topOfDeckTo('shieldZone')),
          may(put(choose(yourHand({ type: 'creature', cost: atMost(countOf(yourShields())) })))),
        ),
      ),
    ),
  ],
});

const kakuGingetsuMiru = creature({
  name: '獲銀月 ミール',
  civilizations: ['light'],
  races: ['Initiate', 'Hyper Monster'],
  cost: 4,
  power: 5000,
  abilities: [
    blocker,
    when({ event: 'moved', what: { of: 'you' }, from: 'shieldZone' }, tap(choose(opponentsCreatures()))),
    hyperize(),
    hyperMode(7500, doubleBreaker, trueEscape),
  ],
});

const annoShura = creature({
  name: '庵野しゅうら',
  civilizations: ['light'],
  races: ['King Command Dragon'],
  cost: 8,
  power: 13000,
  abilities: [
    blocker,
    tripleBreaker,
    whenPut(
      self,
      ruleUntil(
        'yourNextTurn',
        cannot({ do: 'summon', who: 'opponent', what: { type: 'creature', cost: atMost(4) } }),
      ),
    ),
  ],
});

const kaosumantora = creature({
  name: '昇カオスマントラ',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi', 'Fusioner'],
  cost: 2,
  power: 2500,
  abilities: [
    escapeAbility,
    hyperSoulX(
      wheneverAttacks(self, may(put(choose(yourHand({ type: 'creature', cost: atMost(costOf(self)) }))))),
    ),
  ],
});

const rafururuHiroinn = neoCreature({
  name: '滝川るる＆ラフルル ー閃光のヒロインー',
  civilizations: ['light'],
  races: ['Angel Command Dragon', 'Revolutionary', 'Team Doremi'],
  cost: 11,
  power: 17500,
  abilities: [
    doubleSympathy(cardsIn('battleZone', 'you', { races: ['Angel Command'] })),
    neoEvolution({ civilizations: ['light'] }),
    tripleBreaker,
    whenPut(
      self,
      inOrder(
        draw(2),
        put(chooseUpTo(yourHand({ type: 'creature', cost: atMost(7), races: ['Angel Command'] }), 2)),
      ),
    ),
    each(yourCreatures(), gains(blocker), gains(atEndOfYourTurn(untap(self)))),
  ],
});

const raitoninguKiddo = creature({
  name: '天武の精霊ライトニング・キッド',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 5500,
  abilities: [
    whenPut(self, may(shieldPlus(1, choose(yourShields())))),
    shieldForce(has(power(5500)), doubleBreaker),
  ],
});

const urufasu = evolutionCreature({
  name: '白騎士の聖霊王ウルファス',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 11,
  power: 11000,
  abilities: [
    blocker,
    evolution({ keyword: 'blocker' }),
    soulShift,
    atEndOfYourTurn(untap(self)),
    doubleBreaker,
  ],
});

const kaosuMantra = creature({
  name: '聖カオスマントラ',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 7,
  power: 9500,
  abilities: [
    ninjaChange(5),
    doubleBreaker,
    when(PUT_OR_ATTACKS, tap(opponentsCreatures())),
    each(opponentsCreatures({ fresh: true }), cannot({ do: 'attack' })),
  ],
});

export const light: readonly CardDefinition[] = [
  kaosuMantra,
  supaku,
  piachere,
  howaitoSuwan,
  uirideGorugini,
  marushidorupu,
  shikisokuzekku,
  oenZaRodo,
  sebuZaDeito,
  raioneru,
  mirazuhorou,
  savaKZeosu,
  petoroba,
  kakuGingetsuMiru,
  annoShura,
  kaosumantora,
  rafururuHiroinn,
  raitoninguKiddo,
  urufasu,
];
