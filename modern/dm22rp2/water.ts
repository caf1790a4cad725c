import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  cannot,
  cardsIn,
  choose,
  civilCount,
  creature,
  draw,
  each,
  eachWhile,
  gets,
  guardStrike,
  happened,
  inOrder,
  justDiver,
  may,
  opponentsCreatures,
  provided,
  putOnDeckBottom,
  returnToHand,
  revealTop,
  self,
  shieldSaver,
  tamaseed,
  the,
  when,
  wheneverAttacks,
  whenPut,
} from 'taiki/words';

const masaokaDoramuhaika = creature({
  name: 'マサオカ・ドラムハイカー',
  civilizations: ['water'],
  races: ['Magic Merfolk'],
  cost: 4,
  power: 4000,
  abilities: [
    when({ event: 'attacks', what: any('you'), target: 'player' }, may(draw())),
    eachWhile(
      civilCount('water', 5),
      cardsIn('battleZone', 'you', { other: true, anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] }),
      cannot({ do: 'beChosen', by: 'opponent' }),
      cannot({ do: 'beAttacked' }),
    ),
  ],
  printings: ['DM22-RP2 013'],
});

const diguru = creature({
  name: 'ディグル',
  civilizations: ['water'],
  races: ['Magic Cyber Lord'],
  cost: 4,
  power: 5000,
  abilities: [
    guardStrike,
    justDiver,
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'tamaseed' }), {
      kind: 'cost',
      by: -2,
      atLeast: 1,
    }),
  ],
  printings: ['DM22-RP2 032'],
});

const tategotoSakana = creature({
  name: '竪琴魚',
  civilizations: ['water'],
  races: ['Magic Fish'],
  cost: 3,
  power: 3000,
  abilities: [
    when(
      { event: 'used', by: 'you', what: { anyOf: [{ type: 'tamaseed' }, { type: 'spell' }] } },
      gets(self, 'yourNextTurn', cannot({ do: 'beChosen', by: 'opponent' })),
    ),
    wheneverAttacks(
      self,
      inOrder(
        revealTop(3, 'seen'),
        returnToHand(
          cardsIn('deck', 'you', { anyOf: [{ type: 'spell' }, { type: 'tamaseed' }], is: the('seen') }),
        ),
        putOnDeckBottom(the('seen')),
      ),
    ),
  ],
  printings: ['DM22-RP2 034'],
});

const maiku = tamaseed({
  name: 'どこまでも声乗るマイク（ライブ用）',
  civilizations: ['water'],
  cost: 3,
  abilities: [
    whenPut(
      self,
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
    ),
    provided(
      happened({ event: 'attacks', what: any('opponent') }, atMost(0)),
      when({ event: 'endOfTurn', of: 'opponent' }, may(draw())),
    ),
  ],
  printings: ['DM22-RP2 036'],
});

const kobayashiJiamarin = creature({
  name: 'コバヤシ・ジアマリン',
  civilizations: ['water'],
  races: ['Magic Merfolk'],
  cost: 3,
  power: 1000,
  abilities: [
    whenPut(self, draw()),
    when(
      { event: 'used', by: 'you', what: { anyOf: [{ type: 'tamaseed' }, { type: 'spell' }] } },
      may(returnToHand(self)),
    ),
  ],
  printings: ['DM22-RP2 056'],
});

const gifuto = tamaseed({
  name: '粋歌のギフト',
  civilizations: ['water'],
  cost: 2,
  abilities: [whenPut(self, returnToHand(choose(opponentsCreatures({ cost: atMost(6) })))), shieldSaver],
  printings: ['DM22-RP2 058'],
});

export const water: readonly CardDefinition[] = [
  masaokaDoramuhaika,
  diguru,
  tategotoSakana,
  maiku,
  kobayashiJiamarin,
  gifuto,
];
