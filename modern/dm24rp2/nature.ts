import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atLeast,
  atMost,
  cannot,
  cannotAttackPlayers,
  cannotBeBlockedBy,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  draw,
  each,
  eachWhile,
  gains,
  gets,
  guardman,
  hyperize,
  hyperMode,
  inOrder,
  itself,
  lookAtTop,
  machFighter,
  may,
  moveTo,
  opponentsCreatures,
  plus,
  power,
  poweredBreaker,
  powerOfRef,
  putIntoMana,
  releaseHyperMode,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  when,
  whenPut,
  whenWinsBattle,
  youHave,
  yourCreatures,
  yourMana,
} from 'taiki/words';

const akane = creature({
  name: '森翠月 アカネ',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie', 'Hyper Monster'],
  cost: 5,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(self, putIntoMana(choose(opponentsCreatures()))),
    hyperize(),
    hyperMode(
      9000,
      doubleBreaker,
      cannotBeBlockedBy({ type: 'creature', power: atMost(plus(powerOfRef(self), -1)) }),
    ),
  ],
  printings: ['DM24-RP2 024'],
});

const rozusupaikuBatafurai = creature({
  name: 'ローズスパイク・バタフライ',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 3,
  power: 4000,
  abilities: [
    whenWinsBattle(any('you'), may(draw())),
    when(
      { event: 'tapped', what: itself },
      gets(chooseUpTo(yourCreatures({ fresh: true }), 1), 'turn', gains(machFighter)),
    ),
  ],
  printings: ['DM24-RP2 026'],
});

const runasanraitoKohaku = creature({
  name: 'ルナサンライト コハク',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 4,
  power: 5000,
  abilities: [
    whenPut(self, releaseHyperMode(choose(yourCreatures({ races: ['Hyper Monster'] })))),
    when({ event: 'tapped', what: itself }, topOfDeckTo('manaZone')),
  ],
  printings: ['DM24-RP2 046'],
});

const yomeisanbyoudake = creature({
  name: 'ヨメイサンビョウダケ',
  civilizations: ['nature'],
  races: ['Balloon Mushroom'],
  cost: 3,
  power: 5000,
  abilities: [
    eachWhile(
      youHave(yourCreatures({ tapped: true }), atLeast(3)),
      opponentsCreatures(),
      cannot({ do: 'attack', target: 'player' }),
    ),
  ],
  printings: ['DM24-RP2 047'],
});

const daidai = creature({
  name: '森翠月 ダイダイ',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie', 'Hyper Monster'],
  cost: 2,
  power: 3000,
  abilities: [guardman, hyperize(), hyperMode(14000, cannotAttackPlayers)],
  printings: ['DM24-RP2 049'],
});

const haShiroNoTsuchi = creature({
  name: '破城の槌',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 3,
  power: 3000,
  abilities: [
    when(
      anyOf({ event: 'put', what: itself }, { event: 'untapped', what: itself }),
      gets(choose(yourCreatures()), 'turn', power(4000), gains(poweredBreaker)),
    ),
  ],
  printings: ['DM24-RP2 071'],
});

const yattarutsu = creature({
  name: '大冒犬ヤッタルツー',
  civilizations: ['nature'],
  races: ['Dream Mate'],
  cost: 2,
  power: 2000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
    when({ event: 'tapped', what: itself }, moveTo('manaZone', self, 'tapped')),
  ],
  printings: ['DM24-RP2 073'],
});

const asagi = creature({
  name: 'ルナコバルト アサギ',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 4,
  power: 3000,
  abilities: [
    whenPut(self, inOrder(lookAtTop(2, 'seen'), putIntoMana(choose(the('seen'))), returnToHand(the('seen')))),
    each(yourMana({ type: 'creature', keyword: 'hyperMode' }), {
      kind: 'can',
      permission: { do: 'summonFrom', zone: 'manaZone', limit: 1 },
    }),
  ],
  printings: ['DM24-RP2 025'],
});

const farmerTrap = spell({
  name: 'ファーマー・トラップ',
  civilizations: ['nature'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(
      putIntoMana(choose(opponentsCreatures({ tapped: false }), 1, 'opponent')),
      may(putIntoMana(choose(yourCreatures()))),
    ),
  ],
  printings: ['DM24-RP2 075'],
});

export const nature: readonly CardDefinition[] = [
  farmerTrap,
  asagi,
  akane,
  rozusupaikuBatafurai,
  runasanraitoKohaku,
  yomeisanbyoudake,
  daidai,
  haShiroNoTsuchi,
  yattarutsu,
];
