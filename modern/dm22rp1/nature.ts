import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  atOnce,
  attacksFirst,
  both,
  cannotAttack,
  cannotAttackPlayers,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  civilCount,
  countOf,
  creature,
  d2Field,
  doubleBreaker,
  draw,
  dSwitch,
  during,
  each,
  eachWhile,
  gains,
  guardStrike,
  has,
  hasWhile,
  inOrder,
  instead,
  insteadDo,
  itself,
  machFighter,
  may,
  nothingTriggersAsPut,
  oneSentence,
  onlyIf,
  opponentsCreatures,
  opponentsTurn,
  other,
  power,
  provided,
  put,
  putIntoMana,
  putThisTurn,
  quattroBreaker,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tamaseed,
  tamaseedCreature,
  that,
  times,
  topOfDeckTo,
  tripleBreaker,
  untap,
  when,
  wheneverAttacks,
  whenPut,
  withTotal,
  wouldBeDestroyed,
  yourGraveyard,
  yourMana,
  yourTurn,
} from 'taiki/words';
import {
  creatureFrom,
  creatureOrTamaseed,
  forTheFirstTime,
  insteadOf,
  mayOnceSummonFrom,
  nextPutGains,
  shieldTriggerWhile,
  tooExpensiveWouldBePut,
  WHEREVER_IT_IS,
  whenNamesakeIsPut,
} from '../common.ts';

const grandSlamScorpion = tamaseedCreature({
  name: '轟廻！グランドスラム・スコーピオン',
  civilizations: ['nature'],
  races: ['Giant Insect', 'ACE'],
  cost: 5,
  power: 14000,
  abilities: [
    whenPut(self, untap(choose(yourMana(), 4))),
    creatureFrom('nature', 4),
    tripleBreaker,
    wheneverAttacks(
      self,
      oneSentence(
        inOrder(
          topOfDeckTo('manaZone'),
          may(put(choose(yourMana(creatureOrTamaseed({ cost: atMost(countOf(yourMana())) }))))),
        ),
      ),
    ),
  ],
  printings: ['DM22-RP1 010'],
});

const lyanjao = creature({
  name: '緑神龍リャンジャオ',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 5,
  power: 7000,
  abilities: [
    doubleBreaker,
    whenPut(self, putIntoMana(withTotal(chooseAnyNumber(opponentsCreatures()), 'cost', 5))),
    provided(
      civilCount('nature', 3),
      wheneverAttacks(self, may(returnToHand(choose(yourMana(), 2)), topOfDeckTo('manaZone', 2))),
    ),
  ],
  printings: ['DM22-RP1 017'],
});

const puPritchTank = creature({
  name: 'プ・プリッチュ・タンク',
  civilizations: ['nature'],
  races: ['Grand Sect'],
  cost: 5,
  power: 6000,
  abilities: [
    doubleBreaker,
    wheneverAttacks(
      self,
      putIntoMana(choose(cardsIn('battleZone', 'opponent', creatureOrTamaseed({ cost: atMost(4) })))),
    ),
  ],
  printings: ['DM22-RP1 057'],
});

const dogor = spell({
  name: '地割呪文「ドゴル」',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    shieldTriggerWhile(civilCount('nature', 2)),
    spellAbility(putIntoMana(choose(opponentsCreatures()))),
  ],
  printings: ['DM22-RP1 060'],
});

const avelshotSquirrel = creature({
  name: 'アヴェルショットのリスマン',
  civilizations: ['nature'],
  races: ['Dream Mate'],
  cost: 4,
  power: 5000,
  abilities: [whenPut(self, untap(chooseUpTo(yourMana(), 3)))],
  printings: ['DM22-RP1 080'],
});

const fireworkPersimmon = creature({
  name: '打ち上げパーシモン',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 3,
  power: 3000,
  abilities: [machFighter],
  printings: ['DM22-RP1 081'],
});

const wedge = creature({
  name: '氷転妖精ウェッジ',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 2,
  power: 3000,
  abilities: [provided(civilCount('nature', 3), wheneverAttacks(self, topOfDeckTo('manaZone')))],
  printings: ['DM22-RP1 082'],
});

const coinOfGrowth = tamaseed({
  name: '繁茂のコイン',
  civilizations: ['nature'],
  cost: 3,
  abilities: [shieldTrigger, whenNamesakeIsPut('繁茂のコイン', topOfDeckTo('manaZone'))],
  printings: ['DM22-RP1 084'],
});

const giantOfForce = creature({
  name: '強振の超人',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 7,
  power: 16000,
  abilities: [
    tripleBreaker,
    whenPut(self, { do: 'move', what: chooseAnyNumber(yourGraveyard()), to: 'manaZone', tapped: true }),
    { ...mayOnceSummonFrom('manaZone'), while: yourTurn },
  ],
  printings: ['DM22-RP1 032'],
});

const porciniMushroom = creature({
  name: 'コウバシポルチーニダケ',
  civilizations: ['nature'],
  races: ['Balloon Mushroom'],
  cost: 6,
  power: 5000,
  abilities: [
    shieldTrigger,
    has({ kind: 'entersTapped', may: true }),
    each(opponentsCreatures(), attacksFirst({ type: 'creature' })),
    hasWhile(civilCount('nature', 3), power(5000), gains(doubleBreaker)),
  ],
  printings: ['DM22-RP1 033'],
});

const boostDriver = tamaseed({
  name: '衝突型加速3番ブースト・ドライバー',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    forTheFirstTime({ event: 'put', what: any('you') }, may(draw())),
    forTheFirstTime(
      { event: 'put', what: { of: 'you', filter: { type: 'tamaseed', other: true } } },
      may(draw()),
    ),
  ],
  printings: ['DM22-RP1 035'],
});

const caddyBeetle = creature({
  name: 'キャディ・ビートル',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 2,
  power: 1000,
  abilities: [
    during(opponentsTurn, insteadOf(tooExpensiveWouldBePut, instead('manaZone'))),
    wouldBeDestroyed(self, instead('manaZone')),
  ],
  printings: ['DM22-RP1 059'],
});

const bayBSegare = creature({
  name: 'ベイB セガーレ',
  civilizations: ['nature'],
  races: ['Milk Boy'],
  cost: 1,
  power: 6000,
  abilities: [
    cannotAttack,
    insteadOf(tooExpensiveWouldBePut, insteadDo(inOrder(putIntoMana(that), putIntoMana(self)))),
  ],
  printings: ['DM22-RP1 sp5'],
});

/** Where cards are put into the battle zone from, besides the hand. */
const BESIDES_THE_HAND = [
  'deck',
  'manaZone',
  'shieldZone',
  'graveyard',
  'hyperspatialZone',
  'superGRZone',
] as const;

const tokoshieGiant = creature({
  name: 'とこしえの超人',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 1,
  power: 4000,
  abilities: [
    guardStrike,
    cannotAttackPlayers,
    ...BESIDES_THE_HAND.map((zone) =>
      insteadOf(
        { event: 'moves', what: { of: 'opponent' }, from: zone, to: 'battleZone' },
        instead('manaZone'),
      ),
    ),
  ],
  printings: ['DM22-RP1 t15'],
});

const zundokoStage = d2Field({
  name: 'Dの花道 ズンドコ晴れ舞台',
  civilizations: ['nature'],
  cost: 5,
  abilities: [
    whenPut(any('you'), topOfDeckTo('manaZone')),
    dSwitch(
      { event: 'startOfTurn', of: 'you' },
      put(choose(yourMana({ type: 'creature', cost: atMost(countOf(yourMana())) }))),
    ),
  ],
  printings: ['DM22-RP1 t11'],
});

const catapultCharge = spell({
  name: 'カタパルト・チャージ',
  civilizations: ['nature'],
  cost: 1,
  abilities: [spellAbility(nextPutGains(machFighter)), spellAbility(onlyIf(civilCount('nature', 2), draw()))],
  printings: ['DM22-RP1 083'],
});

const daikonLeaguer = creature({
  name: 'ダイコン・リーガー',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 3,
  power: 1000,
  abilities: [
    whenPut(self, may(put(choose(yourMana({ nameContains: 'ダイコン・リーガー' }))))),
    provided(
      civilCount('nature', 3),
      when(
        { event: 'battles', what: itself },
        atOnce({ do: 'move', what: self, to: 'manaZone' }, { do: 'move', what: other, to: 'manaZone' }),
      ),
    ),
  ],
  printings: ['DM22-RP1 058'],
});

const tigerOfTheSecondWood = creature({
  name: '2番ウッドのタイガーくん',
  civilizations: ['nature'],
  races: ['Dream Mate'],
  cost: 2,
  power: 3000,
  abilities: (['deck', 'graveyard', 'shieldZone', 'battleZone'] as const).map((zone) =>
    insteadOf({ event: 'moves', what: itself, from: zone, to: 'manaZone' }, instead('battleZone')),
  ),
  printings: ['DM22-RP1 034'],
});

const par100 = creature({
  name: '十番龍 オービーメイカー Par100',
  civilizations: ['nature'],
  races: ['Giant Dragon'],
  cost: 10,
  power: 19000,
  abilities: [
    {
      ...has({
        kind: 'cost',
        by: times(
          -3,
          putThisTurn({
            of: 'you',
            filter: {
              anyOf: [
                { type: 'creature', civilizations: ['nature'] },
                { type: 'tamaseed', civilizations: ['nature'] },
              ],
            },
          }),
        ),
        atLeast: 1,
      }),
      from: WHEREVER_IT_IS,
    },
    machFighter,
    quattroBreaker,
    eachWhile(
      both(civilCount('nature', 5), opponentsTurn),
      cardsIn('battleZone', 'opponent', creatureOrTamaseed()),
      nothingTriggersAsPut,
    ),
  ],
  printings: ['DM22-RP1 009'],
});

export const nature: readonly CardDefinition[] = [
  par100,
  tigerOfTheSecondWood,
  grandSlamScorpion,
  lyanjao,
  puPritchTank,
  dogor,
  avelshotSquirrel,
  fireworkPersimmon,
  wedge,
  coinOfGrowth,
  giantOfForce,
  porciniMushroom,
  boostDriver,
  caddyBeetle,
  bayBSegare,
  tokoshieGiant,
  zundokoStage,
  catapultCharge,
  daikonLeaguer,
];
