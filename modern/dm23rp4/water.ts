import type { CardDefinition } from 'taiki';
import {
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
  justDiver,
  megaLastBurst,
  opponentsCreatures,
  opponentsTurn,
  provided,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  twinpact,
  ultraSaver,
  wheneverAttacks,
  whenPut,
  youHave,
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
  ashisutesutoShineraria,
  koSakoNoChoujin,
  ishikawaHandoshika,
  naitaFaiafurai,
  aqventure,
];
