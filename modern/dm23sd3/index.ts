import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  blocker,
  cannot,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  gets,
  has,
  inOrder,
  justDiver,
  lookAtTop,
  may,
  megaLastBurst,
  opponentsCreatures,
  putOnDeckBottom,
  returnToHand,
  revolutionChange,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  the,
  twinpact,
  whenPut,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

const ameijin = creature({
  name: '芸魔龍王 アメイジン',
  civilizations: ['water', 'fire'],
  races: ['Magic Dragon', 'Game Command'],
  cost: 7,
  power: 7000,
  abilities: [
    revolutionChange({ cost: atLeast(5), races: ['Magic'] }),
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        may(returnToHand(chooseAnyNumber(yourGraveyard({ type: 'spell' })))),
        gets(
          opponentsCreatures({ cost: atMost(countOf(yourHand())) }),
          'yourNextTurn',
          cannot({ do: 'attack' }),
          cannot({ do: 'block' }),
        ),
      ),
    ),
  ],
  printings: ['DM23-SD3 001'],
});

const pasuteru = twinpact(
  '踊戯音愛 パステル / ♪摩訶不思議 マジカルプリズン キンキラリン',
  creature({
    name: '踊戯音愛 パステル',
    civilizations: ['water'],
    races: ['Magic Mermaid'],
    cost: 6,
    power: 4000,
    abilities: [shieldTrigger, blocker, megaLastBurst],
    printings: ['DM23-SD3 003'],
  }),
  spell({
    name: '♪摩訶不思議 マジカルプリズン キンキラリン',
    civilizations: ['water'],
    cost: 3,
    abilities: [
      spellAbility(
        gets(
          chooseUpTo(opponentsCreatures(), 2),
          'yourNextTurn',
          cannot({ do: 'attack' }),
          cannot({ do: 'block' }),
        ),
      ),
    ],
  }),
);

const herugyamon = creature({
  name: '芸魔悪狼 ヘルギャモン',
  civilizations: ['water', 'fire'],
  races: ['Magic Monster', 'Game Command'],
  cost: 5,
  power: 5000,
  abilities: [
    revolutionChange({ races: ['Magic'] }),
    justDiver,
    whenPut(self, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
  ],
  printings: ['DM23-SD3 006'],
});

const kerora = twinpact(
  '淡いと濃い ケローラ / ♪やせガエル 負けるなケローラ スパイラル',
  creature({
    name: '淡いと濃い ケローラ',
    civilizations: ['water'],
    races: ['Magic Outrage'],
    cost: 3,
    power: 2000,
    abilities: [blocker, megaLastBurst],
    printings: ['DM23-SD3 007'],
  }),
  spell({
    name: '♪やせガエル 負けるなケローラ スパイラル',
    civilizations: ['water'],
    cost: 2,
    abilities: [
      spellAbility(lookAtTop(4, 'seen'), returnToHand(choose(the('seen'))), putOnDeckBottom(the('seen'))),
    ],
  }),
);

const merudau = creature({
  name: '紅奏龍メルダウ',
  civilizations: ['fire'],
  races: ['Magic Volcano Dragon'],
  cost: 5,
  power: 5000,
  abilities: [speedAttacker, whenPut(self, destroy(opponentsCreatures({ power: atMost(3000) })))],
  printings: ['DM23-SD3 009'],
});

const chatoranga = creature({
  name: '芸魔土車 チャトランガ',
  civilizations: ['water', 'fire'],
  races: ['Magic Dragon', 'Game Command'],
  cost: 7,
  power: 9000,
  abilities: [
    revolutionChange({ cost: atLeast(5), races: ['Magic'] }),
    doubleBreaker,
    has(cannot({ do: 'beAttacked' }), cannot({ do: 'beBlocked' })),
  ],
  printings: ['DM23-SD3 010'],
});

const aqsabbath = twinpact(
  'AQsabbath / ♪このギター グシャっとすれば グシャっとなる',
  creature({
    name: 'AQsabbath',
    civilizations: ['water'],
    races: ['Magic Liquid People'],
    cost: 3,
    power: 3000,
    abilities: [whenPut(self, returnToHand(choose(opponentsCreatures())))],
    printings: ['DM23-SD3 012'],
  }),
  spell({
    name: '♪このギター グシャっとすれば グシャっとなる',
    civilizations: ['fire'],
    cost: 2,
    abilities: [
      spellAbility(destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(3) })))),
    ],
  }),
);

const torinodomino = creature({
  name: '芸魔山鷹 トリノドミノ',
  civilizations: ['water', 'fire'],
  races: ['Magic Monster', 'Game Command'],
  cost: 5,
  power: 5000,
  abilities: [
    revolutionChange({ races: ['Magic'] }),
    whenPut(self, inOrder(draw(3), discard(choose(yourHand(), 2)))),
  ],
  printings: ['DM23-SD3 011'],
});

/** The cards of DM23-SD3. */
export const dm23sd3: readonly CardDefinition[] = [
  ameijin,
  pasuteru,
  herugyamon,
  kerora,
  merudau,
  chatoranga,
  aqsabbath,
  torinodomino,
];
