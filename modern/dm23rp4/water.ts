import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  blocker,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  gets,
  given,
  happened,
  inOrder,
  itself,
  justDiver,
  megaLastBurst,
  opponentsCreatures,
  opponentsTurn,
  poweredBlocker,
  provided,
  putIntoMana,
  returnToHand,
  revolutionChange,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  twinpact,
  ultraSaver,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const toraikurabuToraishotto = creature({
  name: '蒼神龍トライクラブ・トライショット',
  civilizations: ['water'],
  races: ['Giant Posedia Dragon'],
  cost: 6,
  power: 7000,
  abilities: [
    shieldTrigger,
    blocker,
    doubleBreaker,
    whenPut(self, returnToHand(chooseUpTo(opponentsCreatures(), 2))),
    given(
      opponentsTurn,
      provided(happened({ event: 'shieldBroken', of: 'you' }, atMost(1)), whenPut(self, destroy(self))),
    ),
  ],
  printings: ['DM23-RP4 013'],
});

const aofeshi = creature({
  name: '巨魔天 アオフェシー',
  civilizations: ['water'],
  races: ['Giant Magic Celes'],
  cost: 4,
  power: 6000,
  abilities: [
    revolutionChange({
      anyOf: [
        { cost: atLeast(3), races: ['Giant'] },
        { cost: atLeast(3), races: ['Magic'] },
      ],
    }),
    doubleBreaker,
    when({ event: 'put', what: itself, how: 'revolutionChange' }, draw(2)),
    each(opponentsCreatures({ fresh: true }), cannot({ do: 'attack' })),
  ],
  printings: ['DM23-RP4 014'],
});

const joShouMogiRingoMusou = creature({
  name: '助招！Mogi林檎&無双',
  civilizations: ['water'],
  races: ['Giant Snow Faerie', 'Magic Merfolk'],
  cost: 5,
  power: 4000,
  abilities: [
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 3, of: ['water'] },
      effect: returnToHand(choose(yourCreatures())),
    },
    blocker,
    poweredBlocker(6000),
  ],
  printings: ['DM23-RP4 029'],
});

const ashisutesutoShineraria = creature({
  name: 'アシステスト・シネラリア',
  civilizations: ['water'],
  races: ['Giant Snow Faerie'],
  cost: 3,
  power: 2000,
  abilities: [
    provided(youHave(cardsIn('battleZone', 'you', { other: true, races: ['Giant'] })), whenPut(self, draw())),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { races: ['Giant'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    ultraSaver({ type: 'creature', races: ['Giant'] }),
  ],
  printings: ['DM23-RP4 030'],
});

const koSakoNoChoujin = twinpact(
  '孤迫の超人 / 旋回する鞍馬',
  creature({
    name: '孤迫の超人',
    civilizations: ['water'],
    races: ['Giant'],
    cost: 3,
    power: 2000,
    abilities: [
      justDiver,
      wheneverAttacks(
        self,
        gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
      ),
    ],
    printings: ['DM23-RP4 050'],
  }),
  spell({
    name: '旋回する鞍馬',
    civilizations: ['nature'],
    races: ['Giant Skill'],
    cost: 5,
    abilities: [shieldTrigger, spellAbility(putIntoMana(choose(opponentsCreatures())))],
  }),
);

const ishikawaHandoshika = twinpact(
  'イシカワ・ハンドシーカー / ♪聞くだけで 才能バレる このチューン',
  creature({
    name: 'イシカワ・ハンドシーカー',
    civilizations: ['water'],
    races: ['Magic Merfolk'],
    cost: 2,
    power: 1000,
    abilities: [blocker, megaLastBurst],
    printings: ['DM23-RP4 056'],
  }),
  spell({
    name: '♪聞くだけで 才能バレる このチューン',
    civilizations: ['water'],
    races: ['Magic Song'],
    cost: 3,
    abilities: [spellAbility(draw(2), discard(choose(yourHand())))],
  }),
);

const naitaFaiafurai = creature({
  name: 'ナイター・ファイアフライ',
  civilizations: ['water'],
  races: ['Giant Insect'],
  cost: 6,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(
        returnToHand(choose(opponentsCreatures())),
        gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
      ),
    ),
  ],
  printings: ['DM23-RP4 057'],
});

const aqventure = creature({
  name: 'AQventure',
  civilizations: ['water'],
  races: ['Magic Liquid People'],
  cost: 3,
  power: 2000,
  abilities: [blocker, whenPut(self, returnToHand(choose(opponentsCreatures())))],
  printings: ['DM23-RP4 058'],
});

export const water: readonly CardDefinition[] = [
  toraikurabuToraishotto,
  aofeshi,
  joShouMogiRingoMusou,
  ashisutesutoShineraria,
  koSakoNoChoujin,
  ishikawaHandoshika,
  naitaFaiafurai,
  aqventure,
];
