import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  cannot,
  cardsIn,
  choose,
  countOf,
  creature,
  crossedGets,
  dynamo,
  evolution,
  evolutionCreature,
  exactly,
  gains,
  gets,
  guardStrike,
  has,
  hasWhile,
  isLike,
  itself,
  lookAtTop,
  may,
  onlyIf,
  opponentsCreatures,
  plus,
  power,
  powerOfRef,
  provided,
  psychicCrossGear,
  put,
  putIntoMana,
  putOnDeckBottom,
  returnToHand,
  self,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  ultimateEvolutionMax,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourMana,
} from 'taiki/words';
import { baragiara } from '../common.ts';

const oMarugunsa = evolutionCreature({
  name: 'オ:マルグンサ',
  civilizations: ['nature'],
  races: ['Veil Abyss'],
  cost: 3,
  power: 3000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
      from: ['manaZone'],
    },
    evolution({ cost: exactly(3), races: ['Abyss'] }),
    hasWhile(youHave(cardsIn('battleZone', 'you', { races: ['Abyss'] }), atLeast(3)), gains(tripleBreaker)),
    provided(
      youHave(cardsIn('battleZone', 'you', { races: ['Abyss'] }), atLeast(4)),
      whenPut(self, putIntoMana(choose(opponentsCreatures()))),
    ),
  ],
  printings: ['DM23-EX2 053'],
});

const shinenNaruDaichi = spell({
  name: '深淵なる大地',
  civilizations: ['nature'],
  cost: 3,
  abilities: [
    guardStrike,
    spellAbility(
      may(
        putIntoMana(choose(cardsIn('battleZone', 'you', { races: ['Abyss'] }))),
        put(choose(yourMana({ type: 'element', cost: atMost(countOf(yourMana())), races: ['Abyss'] }))),
      ),
    ),
  ],
  printings: ['DM23-EX2 055'],
});

const megaInosentosodo = psychicCrossGear({
  name: '次元のメガ・イノセントソード',
  civilizations: ['nature'],
  cost: 2,
  abilities: [crossedGets(power(3000)), crossedGets({ kind: 'can', permission: { do: 'beBaseOfAnyRace' } })],
  printings: ['DM23-EX2 082'],
});

const moo = twinpact(
  '韋駄天モー / 鼓動する石版',
  creature({
    name: '韋駄天モー',
    civilizations: ['nature'],
    races: ['Dream Mate', 'Dynamo'],
    cost: 3,
    power: 2000,
    abilities: [dynamo, has(cannot({ do: 'beBlocked', by: { power: { max: plus(powerOfRef(self), -1) } } }))],
    printings: ['DM23-EX2 102'],
  }),
  spell({
    name: '鼓動する石版',
    civilizations: ['nature'],
    cost: 2,
    abilities: [
      spellAbility(
        topOfDeckTo('manaZone'),
        onlyIf(isLike(the('moved'), { type: 'creature' }), gets(yourCreatures(), 'turn', power(2000))),
      ),
    ],
  }),
);

const verumondo = creature({
  name: '伝印速 ヴェルモンド',
  civilizations: ['nature'],
  races: ['Sonic Command', 'Dynamo'],
  cost: 3,
  power: 4000,
  abilities: [
    dynamo,
    when(
      { event: 'tapped', what: itself },
      may({ do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true }),
    ),
  ],
  printings: ['DM23-EX2 104'],
});

const rinneBouhyou = twinpact(
  '天地命動 バラギアラ / 輪廻暴氷',
  baragiara(['DM23-EX2 003']),
  spell({
    name: '輪廻暴氷',
    civilizations: ['water'],
    cost: 4,
    abilities: [
      spellAbility(
        lookAtTop(3, 'seen'),
        returnToHand(choose({ ref: 'seen' }, 2)),
        putOnDeckBottom(the('seen')),
      ),
    ],
  }),
);

const galaxyDestiny = evolutionCreature({
  name: '超神羅ギャラクシー・デスティニー',
  civilizations: ['nature'],
  races: ['Gaia Command', "Luna's Sun Geyser"],
  cost: 7,
  power: 17000,
  abilities: [
    ultimateEvolutionMax(),
    tripleBreaker,
    wheneverAttacks(self, {
      do: 'search',
      who: 'you',
      filter: { type: 'creature' },
      count: 2,
      to: 'battleZone',
    }),
  ],
  printings: ['DM23-EX2 026'],
});

export const nature: readonly CardDefinition[] = [
  oMarugunsa,
  shinenNaruDaichi,
  megaInosentosodo,
  moo,
  verumondo,
  rinneBouhyou,
  galaxyDestiny,
];
