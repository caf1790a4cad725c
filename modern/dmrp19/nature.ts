import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  attacksFirst,
  cardsIn,
  choose,
  countOf,
  creature,
  doubleBreaker,
  each,
  eachWhile,
  guardStrike,
  happened,
  has,
  inOrder,
  instead,
  invasion,
  lookAtTop,
  machFighter,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsMana,
  optionalReduction,
  power,
  poweredBreaker,
  putIntoMana,
  putOnDeckBottom,
  sasageru,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  the,
  times,
  topOfDeckTo,
  whenPut,
  wouldBeDestroyed,
  yourHand,
  yourMana,
} from 'taiki/words';

const ouSanmaStar = starEvolutionCreature({
  name: 'オウ禍武斗 <サンマ.Star>',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Guerrilla Command', 'Rex Stars'],
  cost: 6,
  power: 1000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    invasion({ cost: atLeast(4), civilizations: ['nature'], races: ['Rex Stars'] }),
    poweredBreaker,
    whenPut(self, may(topOfDeckTo('manaZone', 3))),
    has(power(times(1000, countOf(yourMana())))),
  ],
  printings: ['DMRP-19 S06'],
});

const denjadeonRagumaStar = starEvolutionCreature({
  name: 'デンジャデオン <ラグマ.Star>',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Arc Seraphim', 'Rex Stars'],
  cost: 5,
  power: 6000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    invasion({ cost: atLeast(4), civilizations: ['nature'], races: ['Rex Stars'] }),
    doubleBreaker,
    whenPut(self, putIntoMana(choose(opponentsCreatures()))),
  ],
  printings: ['DMRP-19 020'],
});

const momosuta = spell({
  name: 'モモスター参戦!!!',
  civilizations: ['nature'],
  races: ['Jokers'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(
      putIntoMana(choose(opponentsCreatures())),
      onlyIf(
        { kind: 'compare', a: countOf(opponentsMana()), is: 'more', b: countOf(yourMana()) },
        topOfDeckTo('manaZone'),
      ),
    ),
  ],
  printings: ['DMRP-19 021'],
});

const qxGoemonkiStar = starEvolutionCreature({
  name: 'QX. <ゴエモンキー!.Star>',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Dream Mate', 'Rex Stars'],
  cost: 3,
  power: 7000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    doubleBreaker,
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
  ],
  printings: ['DMRP-19 087'],
});

const momijaga = creature({
  name: 'もみじゃがー',
  civilizations: ['nature'],
  races: ['Grand Sect', 'Rex Stars'],
  cost: 5,
  power: 4000,
  abilities: [shieldTrigger, whenPut(self, topOfDeckTo('manaZone'))],
  printings: ['DMRP-19 088'],
});

const chakkuiZenra = creature({
  name: 'チャックイ・ゼンラー',
  civilizations: ['nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [machFighter],
  printings: ['DMRP-19 089'],
});

const ryuTamashiShu = creature({
  name: '龍魂珠',
  civilizations: ['nature'],
  races: ['Dragon Orb', 'Distas'],
  cost: 4,
  power: 4000,
  abilities: [
    whenPut(
      self,
      inOrder(lookAtTop(5, 'seen'), putIntoMana(choose(the('seen'))), putOnDeckBottom(the('seen'))),
    ),
    sasageru(2),
  ],
  printings: ['DMRP-19 090'],
});

const reKerasasu = creature({
  name: 'Re:奪取 ケラサス',
  civilizations: ['nature'],
  races: ['Outrage', 'Rex Stars'],
  cost: 2,
  power: 1000,
  abilities: [
    guardStrike,
    eachWhile(
      happened({ event: 'put', what: any('you', { civilizations: ['nature'] }), how: 'summoned' }, atMost(0)),
      cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', civilizations: ['nature'] }),
      optionalReduction(1, 1),
    ),
  ],
  printings: ['DMRP-19 092'],
});

const yattaruwanGs = creature({
  name: '大冒犬ヤッタルワン GS',
  civilizations: ['nature'],
  races: ['Dream Mate'],
  cost: 2,
  power: 1000,
  abilities: [guardStrike, whenPut(self, may(putIntoMana(choose(yourHand()))))],
  printings: ['DMRP-19 093'],
});

const ikinokoriKinoko = creature({
  name: 'いきのこりのキノコ',
  civilizations: ['nature'],
  races: ['Balloon Mushroom'],
  cost: 3,
  power: 1000,
  abilities: [
    shieldTrigger,
    has({ kind: 'entersTapped', may: true }),
    each(opponentsCreatures(), attacksFirst({ itself: true })),
    wouldBeDestroyed(self, instead('manaZone')),
  ],
  printings: ['DMRP-19 091'],
});

export const nature: readonly CardDefinition[] = [
  ikinokoriKinoko,
  ouSanmaStar,
  denjadeonRagumaStar,
  momosuta,
  qxGoemonkiStar,
  momijaga,
  chakkuiZenra,
  ryuTamashiShu,
  reKerasasu,
  yattaruwanGs,
];
