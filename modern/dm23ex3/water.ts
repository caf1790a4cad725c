import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  any,
  atMost,
  blocker,
  cannot,
  cannotAttack,
  cardsIn,
  choose,
  chooseUpTo,
  costOf,
  countOf,
  creature,
  crystalArms,
  crystalCharger,
  crystalSoul,
  discard,
  draw,
  gets,
  happened,
  inOrder,
  lookAtTop,
  may,
  opponentsCreatures,
  opponentsMana,
  provided,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  that,
  the,
  turnFace,
  twinpact,
  useFree,
  when,
  whenPut,
  yourHand,
  yourMana,
} from 'taiki/words';

const karumaMiruku = twinpact(
  '救済のカルマ ミルク / リリーフ・水晶チャージャー',
  creature({
    name: '救済のカルマ ミルク',
    civilizations: ['water'],
    races: ['Oracle Celes', 'Human'],
    cost: 2,
    power: 2000,
    abilities: [
      provided(
        { kind: 'compare', a: costOf(that), is: 'more', b: countOf(opponentsMana()) },
        whenPut(any('opponent'), may(returnToHand(that))),
      ),
    ],
    printings: ['DM23-EX3 015'],
  }),
  spell({
    name: 'リリーフ・水晶チャージャー',
    civilizations: ['water'],
    cost: 3,
    abilities: [
      spellAbility(
        returnToHand(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(2) }))),
      ),
      crystalCharger,
    ],
  }),
);

const shidanAkadashi = twinpact(
  '戦攻のシダン アカダシ / 「いいダシがとれそうだ」',
  creature({
    name: '戦攻のシダン アカダシ',
    civilizations: ['water'],
    races: ['Oracle Celes', 'Earth Eater'],
    cost: 1,
    power: 3000,
    abilities: [blocker, cannotAttack],
    printings: ['DM23-EX3 035'],
  }),
  spell({
    name: '「いいダシがとれそうだ」',
    civilizations: ['water'],
    cost: 2,
    abilities: [
      spellAbility(draw(2), discard(choose(yourHand()))),
      spellAbility(may(turnFace(choose(yourMana()), 'faceDown'))),
    ],
  }),
);

const shisuteisu = creature({
  name: '偽りの名 システイス',
  civilizations: ['water'],
  races: ['Magic Command', 'Unknown'],
  cost: 7,
  power: 4000,
  abilities: [
    shieldTrigger,
    crystalSoul(2),
    whenPut(
      self,
      gets(
        chooseUpTo(opponentsCreatures(), 3),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
  ],
  printings: ['DM23-EX3 036'],
});

const matorikusu = creature({
  name: '終斗の閃き マトリクス',
  civilizations: ['water'],
  races: ['Oracle Celes', 'Magic Command'],
  cost: 4,
  power: 3000,
  abilities: [
    whenPut(
      self,
      may(useFree(choose(cardsIn(['hand', 'graveyard'], 'you', { type: 'spell', cost: atMost(3) })))),
    ),
    provided(
      happened({ event: 'used', by: 'you', what: { type: 'spell' } }),
      when({ event: 'endOfTurn', of: 'any' }, may(turnFace(choose(yourMana()), 'faceDown'))),
    ),
  ],
  printings: ['DM23-EX3 037'],
});

const shidanOribuoiru = twinpact(
  '埋没のシダン オリーブオイル / 記憶喪失魔法 アブラカタブーラ',
  creature({
    name: '埋没のシダン オリーブオイル',
    civilizations: ['water'],
    races: ['Oracle Celes', 'Great Mecha King'],
    cost: 4,
    power: 1000,
    abilities: [
      whenPut(
        self,
        inOrder(
          draw(
            countOf(yourMana({ not: { civilizations: ['light', 'water', 'darkness', 'fire', 'nature'] } })),
          ),
          discard(choose(yourHand())),
        ),
      ),
    ],
    printings: ['DM23-EX3 058'],
  }),
  spell({
    name: '記憶喪失魔法 アブラカタブーラ',
    civilizations: ['water'],
    cost: 1,
    abilities: [spellAbility(turnFace(choose(yourMana()), 'faceDown'))],
  }),
);

const peppa = creature({
  name: '終斗の親衛隊ペッパー',
  civilizations: ['water'],
  races: ['Oracle Celes', 'Cyber Lord'],
  cost: 5,
  power: 5000,
  abilities: [
    provided(
      crystalArms(2),
      when(
        { event: 'used', by: 'you', what: { type: 'spell', civilizations: ['water'] } },
        may(useFree(self)),
      ),
    ),
    blocker,
  ],
  printings: ['DM23-EX3 059'],
});

const rirodeddo = creature({
  name: '終斗の閃き リローデッド',
  civilizations: ['water'],
  races: ['Oracle Celes'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAtTop(4, 'seen'),
        returnToHand(choose(the('seen'))),
        putOnDeckBottom(the('seen')),
        may(turnFace(choose(yourMana()), 'faceDown')),
      ),
    ),
  ],
  printings: ['DM23-EX3 060'],
});

const seresuteiaruSupairaru = spell({
  name: 'セレスティアル・スパイラル',
  civilizations: ['water'],
  cost: 2,
  abilities: [
    shieldTrigger,
    spellAbility(returnToHand(choose(allCreatures({ cost: atMost(6) })))),
    spellAbility(may(turnFace(choose(yourMana()), 'faceDown'))),
  ],
  printings: ['DM23-EX3 061'],
});

export const water: readonly CardDefinition[] = [
  karumaMiruku,
  shidanAkadashi,
  shisuteisu,
  matorikusu,
  shidanOribuoiru,
  peppa,
  rirodeddo,
  seresuteiaruSupairaru,
];
