import type { CardDefinition } from 'taiki';
import {
  any,
  atEndOfYourTurn,
  atLeast,
  atMost,
  blocker,
  breakShields,
  cannot,
  cannotAttackPlayers,
  cannotBeChosenByOpponent,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  draw,
  drawUpTo,
  each,
  exactly,
  flight,
  gains,
  gateOfMoonlessNight,
  gets,
  has,
  hasWhile,
  inOrder,
  itself,
  jokersOverExplode,
  justDiver,
  land,
  lastBurst,
  lookAt,
  machFighter,
  manaAbility,
  may,
  oneOf,
  onlyIf,
  opponentsCreatures,
  opponentsShields,
  plus,
  power,
  provided,
  put,
  putOnDeckBottom,
  quattroBreaker,
  revealTop,
  sasageru,
  search,
  self,
  shieldsAre,
  shieldTrigger,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  worldBreaker,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';

const akuzeosu = creature({
  name: '天龍神アークゼオス',
  civilizations: ['light'],
  races: ['Five Origin Dragon'],
  cost: 10,
  power: 15500,
  abilities: [
    blocker,
    tripleBreaker,
    wheneverAttacks(
      { of: 'you', filter: { races: ['Dragon'] } },
      inOrder(
        may(draw()),
        may(
          put(
            choose(
              yourHand({
                type: 'creature',
                civilizations: ['light'],
                cost: atMost(9),
                keyword: 'blocker',
                evolution: false,
              }),
            ),
          ),
        ),
      ),
    ),
    cannotBeChosenByOpponent,
  ],
  printings: ['DMEX-18 S04'],
});

const kurisudo = creature({
  name: '海龍神クリスド',
  civilizations: ['water'],
  races: ['Five Origin Dragon'],
  cost: 10,
  power: 15000,
  abilities: [
    justDiver,
    tripleBreaker,
    whenPut({ of: 'you', filter: { races: ['Dragon'] } }, drawUpTo(5)),
    has(
      cannot({
        do: 'cast',
        who: 'opponent',
        what: { type: 'spell', cost: atMost(plus(countOf(yourHand()), -1)) },
      }),
    ),
  ],
  printings: ['DMEX-18 S05'],
});

const barafioru = creature({
  name: '地龍神バラフィオル',
  civilizations: ['nature'],
  races: ['Five Origin Dragon'],
  cost: 10,
  power: 22000,
  abilities: [
    machFighter,
    quattroBreaker,
    when(
      { event: 'attacks', what: { of: 'you', filter: { races: ['Dragon'] } }, target: 'player' },
      inOrder(
        revealTop(3, 'seen'),
        put(chooseUpTo({ ref: 'seen', filter: { type: 'creature', races: ['Dragon'] } }, 1)),
        putOnDeckBottom(the('seen')),
      ),
    ),
    whenDestroyed(self, gets(yourCreatures(), 'endOfYourNextTurn', gains(worldBreaker))),
  ],
  printings: ['DMEX-18 S11'],
});

const kyouOni03GouGashagozura = creature({
  name: '凶鬼03号 ガシャゴズラ',
  civilizations: ['darkness'],
  races: ['Mafi Gang'],
  cost: 6,
  power: 3000,
  abilities: [
    whenPut(self, put(chooseUpTo(yourGraveyard({ type: 'creature', cost: atMost(3) }), 3))),
    each(yourCreatures(), gains(slayer)),
  ],
  printings: ['DMEX-18 S08'],
});

const agapitosu = creature({
  name: '連珠の精霊アガピトス',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 6,
  power: 6000,
  abilities: [
    blocker,
    doubleBreaker,
    whenPut(self, search({ type: 'creature', cost: atMost(3), civilizations: ['light'] }, 'battleZone')),
    whenPut(any('you', { cost: atMost(3), civilizations: ['light'] }), tap(choose(opponentsCreatures()))),
  ],
  printings: ['DMEX-18 001'],
});

const meravorugaru = creature({
  name: '凶鬼卍号 メラヴォルガル',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Demon Command', 'Dolszak'],
  cost: 8,
  power: 11000,
  abilities: [
    gateOfMoonlessNight,
    doubleBreaker,
    whenPut(self, inOrder(breakShields(2), breakShields(2, 'you'))),
    hasWhile(shieldsAre('you', atMost(0)), gains(blocker)),
  ],
  printings: ['DMEX-18 004'],
});

const disMasuta = twinpact(
  'Disマスター / 「己の弱さが敗北させるのだよ！」',
  creature({
    name: 'Disマスター',
    civilizations: ['water'],
    races: ['Liquid People', 'Distas'],
    cost: 2,
    power: 1000,
    abilities: [sasageru(1), lastBurst],
    printings: ['DMEX-18 054'],
  }),
  spell({
    name: '「己の弱さが敗北させるのだよ！」',
    civilizations: ['water'],
    cost: 2,
    abilities: [shieldTrigger, spellAbility(may(lookAt(choose(opponentsShields())))), spellAbility(draw())],
  }),
);

const mikuru = twinpact(
  '未来妖精ミクル / ミラクル・ブレイン',
  creature({
    name: '未来妖精ミクル',
    civilizations: ['nature'],
    races: ['Snow Faerie', 'Hunter'],
    cost: 4,
    power: 1000,
    abilities: [
      whenPut(self, topOfDeckTo('manaZone')),
      provided(youHave(yourMana({ multicolored: true }), atLeast(4)), {
        kind: 'triggered',
        when: { event: 'put', what: itself },
        effect: topOfDeckTo('manaZone'),
        word: { name: 'manaArms' },
      }),
    ],
    printings: ['DMEX-18 069'],
  }),
  spell({
    name: 'ミラクル・ブレイン',
    civilizations: ['water'],
    cost: 5,
    abilities: [spellAbility(draw({ civilizationsOf: yourMana() }))],
  }),
);

const aionYupiteru = creature({
  name: '樹界の守護車 アイオン・ユピテル',
  civilizations: ['nature'],
  races: ['Fiona Guardian', 'Sonic Command'],
  cost: 2,
  power: 4000,
  abilities: [machFighter, cannotAttackPlayers],
  printings: ['DMEX-18 071'],
});

const suriva = creature({
  name: '筋肉スリヴァー',
  civilizations: ['nature'],
  races: ['Sliver'],
  cost: 2,
  power: 1000,
  abilities: [each(yourCreatures({ races: ['Sliver', 'Survivor'] }), power(1000))],
  printings: ['DMEX-18 072'],
});

const libraryOfAlexandria = land({
  name: 'Library of Alexandria',
  civilizations: [],
  abilities: [manaAbility(onlyIf(youHave(yourHand(), exactly(7)), draw()))],
  printings: ['DMEX-18 032'],
});

const seranotenshi = creature({
  name: 'セラの天使',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 4000,
  abilities: [flight, blocker, atEndOfYourTurn(untap(self))],
  printings: ['DMEX-18 035'],
});

const chickenTatta = creature({
  name: 'チキン・タッ太',
  civilizations: ['fire'],
  races: ['Jokers'],
  cost: 6,
  power: 5000,
  abilities: [
    ...jokersOverExplode(2),
    speedAttacker,
    whenPut(self, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
  ],
  printings: ['DMEX-18 064'],
});

const futureHand = spell({
  name: 'フューチャー・ハンド',
  civilizations: ['darkness'],
  cost: 7,
  abilities: [
    shieldTrigger,
    spellAbility(
      oneOf(
        destroy(choose(opponentsCreatures())),
        destroy(choose(cardsIn('battleZone', 'opponent', { type: 'duelist' }))),
      ),
    ),
  ],
  printings: ['DMEX-18 041'],
});

/** The cards of DMEX-18. */
export const dmex18: readonly CardDefinition[] = [
  futureHand,
  chickenTatta,
  akuzeosu,
  kurisudo,
  barafioru,
  kyouOni03GouGashagozura,
  agapitosu,
  meravorugaru,
  disMasuta,
  mikuru,
  aionYupiteru,
  suriva,
  libraryOfAlexandria,
  seranotenshi,
];
