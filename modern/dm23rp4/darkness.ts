import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  atRandom,
  blocker,
  cardsIn,
  choose,
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
  may,
  megaLastBurst,
  opponentsCreatures,
  opponentsHand,
  opponentsMana,
  opponentsTurn,
  provided,
  put,
  revolutionChange,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  topOfDeckTo,
  twinpact,
  ultraSaver,
  when,
  whenPut,
  youHave,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

const shiekedanDomeGerusu = twinpact(
  'シェケダン・ドメ・ゲルス / ドメスティック・アイ',
  creature({
    name: 'シェケダン・ドメ・ゲルス',
    civilizations: ['darkness'],
    races: ['Mecha Angel Command'],
    cost: 5,
    power: 7000,
    abilities: [
      blocker,
      doubleBreaker,
      whenPut(self, gets(opponentsCreatures(), 'yourNextTurn', { kind: 'mustAttack' })),
      megaLastBurst,
    ],
    printings: ['DM23-RP4 016'],
  }),
  spell({
    name: 'ドメスティック・アイ',
    civilizations: ['darkness'],
    races: ['Mecha Del Tech'],
    cost: 2,
    abilities: [
      shieldTrigger,
      spellAbility(destroy(choose(opponentsCreatures({ tapped: false }), 1, 'opponent'))),
    ],
  }),
);

const c0br4 = creature({
  name: '忍蛇の聖沌 c0br4',
  civilizations: ['darkness'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 6,
  power: 5000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(
      self,
      inOrder(topOfDeckTo('graveyard', 2), put(choose(yourGraveyard({ type: 'creature', cost: atMost(5) })))),
    ),
    given(
      opponentsTurn,
      provided(happened({ event: 'shieldBroken', of: 'you' }, atMost(1)), whenPut(self, destroy(self))),
    ),
  ],
  printings: ['DM23-RP4 017'],
});

const kurofeshi = creature({
  name: '機深天 クロフェシー',
  civilizations: ['darkness'],
  races: ['Mecha Abyss Celes'],
  cost: 4,
  power: 6000,
  abilities: [
    revolutionChange({
      anyOf: [
        { cost: atLeast(3), races: ['Abyss'] },
        { cost: atLeast(3), races: ['Mecha'] },
      ],
    }),
    doubleBreaker,
    when({ event: 'put', what: itself, how: 'revolutionChange' }, discard(atRandom(opponentsHand()))),
    each(opponentsMana(), { kind: 'entersTapped', zone: 'manaZone' }),
  ],
  printings: ['DM23-RP4 018'],
});

const ashisutesutoArudeddo = creature({
  name: 'アシステスト・アルデッド',
  civilizations: ['darkness'],
  races: ['Mecha Del Stella'],
  cost: 3,
  power: 2000,
  abilities: [
    provided(youHave(cardsIn('battleZone', 'you', { other: true, races: ['Mecha'] })), whenPut(self, draw())),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { races: ['Mecha'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    ultraSaver({ type: 'creature', races: ['Mecha'] }),
  ],
  printings: ['DM23-RP4 033'],
});

const rokomokusasuS8 = creature({
  name: 'ロコモクサス-S8',
  civilizations: ['darkness'],
  races: ['Mecha Del Dinero'],
  cost: 3,
  power: 2000,
  abilities: [shieldTrigger, whenPut(self, discard(atRandom(opponentsHand())))],
  printings: ['DM23-RP4 060'],
});

const aironBairon = creature({
  name: 'アイロン＝バイロン',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(self, may(discard(choose(yourHand())), destroy(choose(opponentsCreatures(), 1, 'opponent')))),
  ],
  printings: ['DM23-RP4 061'],
});

export const darkness: readonly CardDefinition[] = [
  shiekedanDomeGerusu,
  c0br4,
  kurofeshi,
  ashisutesutoArudeddo,
  rokomokusasuS8,
  aironBairon,
];
