import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  attackChance,
  attacksFirst,
  battle,
  called,
  cannot,
  charger,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  countOf,
  creature,
  doubleBreaker,
  draw,
  each,
  exLife,
  gains,
  gets,
  guardStrike,
  has,
  hasWhile,
  inOrder,
  instead,
  lookAtTop,
  machFighter,
  may,
  named,
  onlyIf,
  opponentsCreatures,
  opponentsMana,
  power,
  poweredBreaker,
  put,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  sasageru,
  self,
  shieldTrigger,
  shinkaPower,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tally,
  the,
  times,
  topOfDeckTo,
  tripleBreaker,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourMana,
} from 'taiki/words';

const monkiddoRaizouStar = starEvolutionCreature({
  name: 'モンキッド ＜ライゾウ.Star＞',
  civilizations: ['nature'],
  races: ['Jokers', 'Earth Dragon', 'Rex Stars'],
  cost: 7,
  power: 16000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    tripleBreaker,
    whenPut(
      self,
      inOrder(
        topOfDeckTo('manaZone'),
        may(put(choose(yourMana({ type: 'creature', cost: atMost(countOf(yourMana())), evolution: true })))),
      ),
    ),
  ],
  printings: ['DMRP-18 S04'],
});

const momosutaMonkiddo = creature({
  name: 'モモスター モンキッド',
  civilizations: ['nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [
    guardStrike,
    machFighter,
    wheneverAttacks(self, topOfDeckTo('manaZone')),
    shinkaPower(may(returnToHand(choose(yourMana())))),
  ],
  printings: ['DMRP-18 006'],
});

const matchoStar = starEvolutionCreature({
  name: 'マッチョ ＜鎖風車.Star＞',
  civilizations: ['nature'],
  races: ['Jokers', 'Beast Folk', 'Rex Stars'],
  cost: 6,
  power: 6000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    poweredBreaker,
    wheneverAttacks(
      self,
      may(
        tally(returnToHand(chooseAnyNumber(yourMana())), 'number'),
        gets(self, 'turn', power(times(3000, named('number')))),
      ),
    ),
  ],
  printings: ['DMRP-18 020'],
});

const dominionsupaiku = spell({
  name: '接続秘伝ドミニオンスパイク',
  civilizations: ['nature'],
  cost: 5,
  abilities: [
    guardStrike,
    attackChance({ civilizations: ['nature'], races: ['Dispector'] }),
    spellAbility(battle(choose(yourCreatures()), choose(opponentsCreatures()))),
  ],
  printings: ['DMRP-18 021'],
});

const sandanika = creature({
  name: '雷乱接続 サンダニカ',
  civilizations: ['nature'],
  races: ['Dispector', 'Giant', 'Angel Command'],
  cost: 7,
  power: 9000,
  abilities: [exLife, doubleBreaker, each(opponentsCreatures(), attacksFirst({ itself: true }))],
  printings: ['DMRP-18 048'],
});

const burannyu = creature({
  name: 'ブランニューいんりょ君',
  civilizations: ['nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 5,
  power: 6000,
  abilities: [
    doubleBreaker,
    whenPut(self, putIntoMana(choose(opponentsCreatures({ tapped: false }), 1, 'opponent'))),
  ],
  printings: ['DMRP-18 049'],
});

const shierufo2 = creature({
  name: '群蟲 シェルフォ-2',
  civilizations: ['nature'],
  races: ['Colony Beetle', 'Distas'],
  cost: 3,
  power: 3000,
  abilities: [each(opponentsMana(), cannot({ do: 'move', from: 'manaZone' })), sasageru(2)],
  printings: ['DMRP-18 050'],
});

const zaSutoronguMomopawa = spell({
  name: 'ザ・ストロング・モモパワー',
  civilizations: ['nature'],
  races: ['Jokers'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(putIntoMana(choose(opponentsCreatures(), 1, 'opponent'))),
    spellAbility(onlyIf(youHave(yourCreatures({ power: atLeast(6000) })), draw())),
  ],
  printings: ['DMRP-18 052'],
});

const sonandesuReizaStar = starEvolutionCreature({
  name: 'ソーナンデス ＜レイザー.Star＞',
  civilizations: ['nature'],
  races: ['Jokers', 'Giant Insect', 'Rex Stars'],
  cost: 3,
  power: 6000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    machFighter,
    doubleBreaker,
  ],
  printings: ['DMRP-18 088'],
});

const rakkyouRakyonika = creature({
  name: 'ラッキョウの王 ラキョニカ様',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 4,
  power: 4000,
  abilities: [whenPut(self, gets(choose(yourCreatures()), 'turn', power(4000), gains(poweredBreaker)))],
  printings: ['DMRP-18 089'],
});

const disDon = creature({
  name: 'Disドーン',
  civilizations: ['nature'],
  races: ['Giant', 'Distas'],
  cost: 4,
  power: 12000,
  abilities: [
    tripleBreaker,
    hasWhile(
      youHave(yourCreatures({ races: ['Dispector'] }), atMost(0)),
      cannot({ do: 'attack', target: 'player' }),
    ),
  ],
  printings: ['DMRP-18 090'],
});

const aojishiSupaida = creature({
  name: 'アオジシ・スパイダー',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 4,
  power: 2000,
  abilities: [shieldTrigger, whenPut(self, topOfDeckTo('manaZone'))],
  printings: ['DMRP-18 091'],
});

const arisutei = creature({
  name: '巧みなアリスティー',
  civilizations: ['nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [
        { kind: 'cost', by: times(-1, countOf(yourMana({ type: 'creature', evolution: true }))), atLeast: 1 },
      ],
      from: ['hand', 'manaZone', 'graveyard'],
    },
  ],
  printings: ['DMRP-18 092'],
});

const thePako = creature({
  name: 'The パーコー漢（メン）',
  civilizations: ['nature'],
  races: ['Jokers'],
  cost: 2,
  power: 4000,
  printings: ['DMRP-18 093'],
});

const kamamadou1 = creature({
  name: '大地 カママドウ-1',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Distas'],
  cost: 2,
  power: 1000,
  abilities: [
    whenDestroyed(self, may(putIntoMana(choose(opponentsCreatures({ power: atMost(5000) }))))),
    sasageru(1),
  ],
  printings: ['DMRP-18 094'],
});

const raifupuranReChaja = spell({
  name: 'ライフプラン・Re:チャージャー',
  civilizations: ['nature'],
  cost: 4,
  abilities: [
    guardStrike,
    spellAbility(
      lookAtTop(5, 'seen'),
      { do: 'choose', what: called(chooseUpTo({ ref: 'seen', filter: { type: 'creature' } }, 1), 'found') },
      { do: 'reveal', what: the('found') },
      returnToHand(the('found')),
      putOnDeckBottom(the('seen')),
    ),
    charger,
  ],
  printings: ['DMRP-18 095'],
});

const chuckSparrow = creature({
  name: 'お口にチャックスパロウ',
  civilizations: ['nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 2,
  power: 2000,
  abilities: [
    has({ kind: 'entersTapped', may: true }),
    each(opponentsCreatures(), attacksFirst({ itself: true })),
    wouldBeDestroyed(self, instead('manaZone')),
  ],
  printings: ['DMRP-18 051'],
});

export const nature: readonly CardDefinition[] = [
  chuckSparrow,
  monkiddoRaizouStar,
  momosutaMonkiddo,
  matchoStar,
  dominionsupaiku,
  sandanika,
  burannyu,
  shierufo2,
  zaSutoronguMomopawa,
  sonandesuReizaStar,
  rakkyouRakyonika,
  disDon,
  aojishiSupaida,
  arisutei,
  thePako,
  kamamadou1,
  raifupuranReChaja,
];
