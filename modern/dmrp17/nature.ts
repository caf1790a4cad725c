import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  atLeast,
  atMost,
  breakShields,
  called,
  cannot,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  draw,
  each,
  gets,
  guardStrike,
  hasWhile,
  inOrder,
  lookAtTop,
  machFighter,
  may,
  onlyIf,
  opponentsCreatures,
  power,
  putIntoMana,
  putOnDeckBottom,
  quattroBreaker,
  returnToHand,
  sasageru,
  self,
  shieldSaver,
  shieldTrigger,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  the,
  topOfDeckTo,
  wheneverAttacks,
  whenPut,
  whenWinsBattle,
  youHave,
  yourCreatures,
  yourMana,
} from 'taiki/words';

const kentonakuDirugaStar = starEvolutionCreature({
  name: 'ケントナーク ＜ディルガ.Star＞',
  civilizations: ['nature'],
  races: ['Jokers', 'Earth Dragon', 'Rex Stars'],
  cost: 6,
  power: 23000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    quattroBreaker,
    wheneverAttacks(self, returnToHand(choose(yourMana()))),
    whenWinsBattle(any('you'), may(breakShields(1))),
  ],
  printings: ['DMRP-17 S05'],
});

const ochameTorappu = spell({
  name: 'オチャメ・トラップ',
  civilizations: ['nature'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(putIntoMana(choose(opponentsCreatures({ tapped: false })))),
    spellAbility(onlyIf(youHave(yourCreatures({ power: atLeast(6000) })), draw())),
  ],
  printings: ['DMRP-17 052'],
});

const battenStar = starEvolutionCreature({
  name: 'バッテン ＜牙.Star＞',
  civilizations: ['nature'],
  races: ['Jokers', 'Beast Folk', 'Rex Stars'],
  cost: 5,
  power: 8000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['nature'] }] }),
    doubleBreaker,
    wheneverAttacks(self, may(topOfDeckTo('manaZone', 2))),
  ],
  printings: ['DMRP-17 049'],
});

const donguri1 = creature({
  name: '剛勇 ドングリ-1',
  civilizations: ['nature'],
  races: ['Wild Veggies', 'Distas'],
  cost: 4,
  power: 2000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      gets(choose(allCreatures()), 'turn', power(2000), cannot({ do: 'attack', target: 'player' })),
    ),
    sasageru(1),
  ],
  printings: ['DMRP-17 051'],
});

const disErika = creature({
  name: 'Disエリカ',
  civilizations: ['nature'],
  races: ['Snow Faerie', 'Distas'],
  cost: 5,
  power: 4000,
  abilities: [shieldTrigger, shieldSaver],
  printings: ['DMRP-17 089'],
});

const gigahon1 = creature({
  name: '勇猛 ギガホン-1',
  civilizations: ['nature'],
  races: ['Horned Beast', 'Distas'],
  cost: 4,
  power: 3000,
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAtTop(5, 'seen'),
        { do: 'choose', what: called(chooseUpTo({ ref: 'seen', filter: { type: 'creature' } }, 1), 'found') },
        { do: 'reveal', what: the('found') },
        returnToHand(the('found')),
        putOnDeckBottom(the('seen')),
      ),
    ),
    sasageru(1),
  ],
  printings: ['DMRP-17 090'],
});

const kaguyabaHime = creature({
  name: 'かぐやば姫',
  civilizations: ['nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
  ],
  printings: ['DMRP-17 091'],
});

const disGanba = creature({
  name: 'Disガンバ',
  civilizations: ['nature'],
  races: ['Dream Mate', 'Distas'],
  cost: 2,
  power: 4000,
  abilities: [
    machFighter,
    hasWhile(
      youHave(yourCreatures({ power: atLeast(6000) }), atMost(0)),
      cannot({ do: 'attack', target: 'player' }),
    ),
  ],
  printings: ['DMRP-17 093'],
});

const yattareari = creature({
  name: 'ヤッタレアリ',
  civilizations: ['nature'],
  races: ['Jokers', 'Rex Stars'],
  cost: 3,
  power: 4000,
  abilities: [
    guardStrike,
    each(yourMana({ type: 'creature', evolution: true }), {
      kind: 'can',
      permission: { do: 'summonFrom', zone: 'manaZone', limit: 1 },
    }),
  ],
  printings: ['DMRP-17 026'],
});

export const nature: readonly CardDefinition[] = [
  yattareari,
  kentonakuDirugaStar,
  ochameTorappu,
  battenStar,
  donguri1,
  disErika,
  gigahon1,
  kaguyabaHime,
  disGanba,
];
