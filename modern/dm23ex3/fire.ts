import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  atMost,
  attackChance,
  battle,
  called,
  cannot,
  cardsIn,
  choose,
  creature,
  crystalArms,
  crystalCharger,
  crystalSoul,
  destroy,
  doubleBreaker,
  during,
  eachWhile,
  gains,
  gets,
  given,
  happened,
  hasWhile,
  inOrder,
  insteadDo,
  itself,
  may,
  opponentsCreatures,
  provided,
  putIntoGraveyard,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  that,
  the,
  turnFace,
  twinpact,
  untap,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourMana,
  yourShields,
} from 'taiki/words';

const rukanido = creature({
  name: '偽りの名 ルカニド',
  civilizations: ['fire'],
  races: ['Volcano Dragon', 'Unknown'],
  cost: 7,
  power: 7000,
  abilities: [
    speedAttacker,
    doubleBreaker,
    wheneverAttacks(self, destroy(choose(opponentsCreatures({ power: atMost(11000), keyword: 'blocker' })))),
    during(crystalArms(4), {
      kind: 'replacement',
      of: { event: 'breaks', what: itself },
      instead: insteadDo(putIntoGraveyard(that)),
    }),
  ],
  printings: ['DM23-EX3 022'],
});

const tobaru = creature({
  name: '偽りの名 トバル',
  civilizations: ['fire'],
  races: ['Armored Wyvern', 'Unknown'],
  cost: 7,
  power: 5000,
  abilities: [
    shieldTrigger,
    crystalSoul(2),
    whenPut(
      self,
      inOrder(
        { do: 'choose', what: called(choose(allCreatures()), 'first') },
        battle(the('first'), choose(allCreatures({ not: { is: the('first') } }))),
      ),
    ),
  ],
  printings: ['DM23-EX3 043'],
});

const kurappu = creature({
  name: '終斗の親衛隊クラップ',
  civilizations: ['fire'],
  races: ['Oracle Celes', 'Fire Bird'],
  cost: 2,
  power: 2000,
  abilities: [
    wheneverAttacks(self, gets(choose(yourCreatures()), 'turn', gains(speedAttacker))),
    eachWhile(crystalArms(2), yourCreatures(), gains(speedAttacker)),
  ],
  printings: ['DM23-EX3 045'],
});

const wareKosogaMakotoNoZero = spell({
  name: '「我こそが真のZEROだ!!」',
  civilizations: ['fire'],
  cost: 5,
  abilities: [
    attackChance({ races: ['Zenith', 'Unknown', 'Oracle'] }),
    spellAbility(destroy(choose(opponentsCreatures({ power: atMost(6000) })))),
  ],
  printings: ['DM23-EX3 046'],
});

const satori = creature({
  name: '灼熱のサトリ 油坊',
  civilizations: ['fire'],
  races: ['Oracle Celes', 'Human'],
  cost: 3,
  power: 3000,
  abilities: [
    given(
      happened({ event: 'attacks', what: itself }, atMost(1)),
      provided(crystalArms(2), wheneverAttacks(self, untap(self))),
    ),
  ],
  printings: ['DM23-EX3 066'],
});

const farukonBonba = creature({
  name: '突撃終斗 ファルコン・ボンバー',
  civilizations: ['fire'],
  races: ['Oracle Celes', 'Feathernoid'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(
      self,
      inOrder(takeShieldWithoutTrigger(choose(yourShields())), may(turnFace(choose(yourMana()), 'faceDown'))),
    ),
  ],
  printings: ['DM23-EX3 067'],
});

const kerora = creature({
  name: '終斗と乾き ケローラ',
  civilizations: ['fire'],
  races: ['Oracle Celes', 'Dream Mate'],
  cost: 1,
  power: 3000,
  abilities: [
    speedAttacker,
    hasWhile(youHave(yourMana({ faceUp: false }), atMost(1)), cannot({ do: 'attack' })),
  ],
  printings: ['DM23-EX3 068'],
});

const seresuteiaruFuremu = spell({
  name: 'セレスティアル・フレーム',
  civilizations: ['fire'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(4) })))),
    spellAbility(may(turnFace(choose(yourMana()), 'faceDown'))),
  ],
  printings: ['DM23-EX3 069'],
});

const yukime = twinpact(
  '連射のカルマ ユキメ / ショット・水晶チャージャー',
  creature({
    name: '連射のカルマ ユキメ',
    civilizations: ['fire'],
    races: ['Oracle Celes', 'Human'],
    cost: 2,
    power: 2000,
    abilities: [
      when({ event: 'put', what: any('opponent', { type: 'creature' }), how: 'notSummoned' }, destroy(that)),
    ],
    printings: ['DM23-EX3 021a'],
  }),
  spell({
    name: 'ショット・水晶チャージャー',
    civilizations: ['fire'],
    cost: 3,
    abilities: [spellAbility(destroy(choose(opponentsCreatures({ keyword: 'blocker' })))), crystalCharger],
  }),
);

export const fire: readonly CardDefinition[] = [
  yukime,
  rukanido,
  tobaru,
  kurappu,
  wareKosogaMakotoNoZero,
  satori,
  farukonBonba,
  kerora,
  seresuteiaruFuremu,
];
