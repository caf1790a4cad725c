import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  battle,
  both,
  cannot,
  cardsIn,
  castSpellHalf,
  charger,
  choose,
  chooseUpTo,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  eachWhile,
  exactly,
  gains,
  gets,
  given,
  guardman,
  guardStrike,
  happened,
  hasWhile,
  inOrder,
  isLike,
  lookAtTop,
  may,
  mekreid,
  named,
  oneOf,
  opponentsCreatures,
  opponentsTurn,
  power,
  putOnDeckBottom,
  saver,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  tally,
  tap,
  the,
  twinpact,
  useFree,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const karakaraRupia = twinpact(
  'カラカラ・警・ルピア / 「ここはお任せだッピ！」',
  creature({
    name: 'カラカラ・警・ルピア',
    civilizations: ['fire'],
    races: ['Armored Fire Bird'],
    cost: 2,
    power: 2000,
    abilities: [
      whenPut(
        self,
        may(
          tap(choose(cardsIn('battleZone', 'you', { races: ['Armored'], other: true, tapped: false }))),
          castSpellHalf(self),
        ),
      ),
      each(cardsIn('battleZone', 'you', { other: true, races: ['Fire Bird'] }), power(2000)),
    ],
    printings: ['DM23-RP2 020'],
  }),
  spell({
    name: '「ここはお任せだッピ！」',
    civilizations: ['fire'],
    cost: 2,
    abilities: [spellAbility(discard(choose(yourHand())), draw(2))],
  }),
);

const parottaMieppi = creature({
  name: 'パロッタ・夜・ミエッピ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 3,
  power: 4000,
  abilities: [
    whenPut({ of: 'you', filter: { races: ['Dragon'] } }, draw()),
    eachWhile(
      youHave(yourCreatures({ tapped: true, races: ['Dragon'] })),
      cardsIn('battleZone', 'you', { races: ['Fire Bird'] }),
      cannot({ do: 'beAttacked' }),
    ),
  ],
  printings: ['DM23-RP2 022'],
});

const serurianAkkusuDoragon = twinpact(
  'セルリアン・アックス・ドラゴン / ダブルアックス・チャージャー',
  creature({
    name: 'セルリアン・アックス・ドラゴン',
    civilizations: ['fire'],
    races: ['Armored Dragon'],
    cost: 7,
    power: 9000,
    abilities: [
      doubleBreaker,
      whenPut(
        self,
        inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
      ),
    ],
    printings: ['DM23-RP2 040'],
  }),
  spell({
    name: 'ダブルアックス・チャージャー',
    civilizations: ['fire'],
    races: ['Armored Arts'],
    cost: 3,
    abilities: [
      spellAbility(tally(putOnDeckBottom(chooseUpTo(yourHand(), 2)), 'number'), draw(named('number'))),
      charger,
    ],
  }),
);

const borushakkuKoyaDoragon = creature({
  name: 'ボルシャック・コーヤ・ドラゴン',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 4,
  power: 4000,
  abilities: [
    shieldTrigger,
    given(
      both(
        isLike(the('was'), { usedThrough: 'shieldTrigger' }),
        both(opponentsTurn, happened({ event: 'shieldBroken', of: 'you' }, atLeast(2))),
      ),
      whenPut(self, destroy(opponentsCreatures({ power: atMost(3000) }))),
    ),
    speedAttacker,
  ],
  printings: ['DM23-RP2 041'],
});

const ritoruBarupia = creature({
  name: 'リトル・翔・バルピア',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 3,
  power: 3000,
  abilities: [
    given(
      happened({ event: 'attacks', what: any('you') }, exactly(2)),
      wheneverAttacks(any('you'), mekreid(5, { races: ['Armored'] })),
    ),
  ],
  printings: ['DM23-RP2 042'],
});

const chikkuSurutchi = creature({
  name: 'チック・医・スルッチ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 2,
  power: 2000,
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Dragon'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    saver({ type: 'creature', races: ['Dragon'] }),
  ],
  printings: ['DM23-RP2 043'],
});

const wattoTorappi = creature({
  name: 'ワット・棘・トラッピ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 1,
  power: 3000,
  abilities: [
    guardStrike,
    guardman,
    hasWhile(
      youHave(cardsIn('battleZone', 'you', { races: ['Dragon'] }), atMost(1)),
      cannot({ do: 'attack' }),
    ),
  ],
  printings: ['DM23-RP2 044'],
});

const achikochiPippi = creature({
  name: 'アチコチ・鳴・ピッピ',
  civilizations: ['fire'],
  races: ['Armored Fire Bird'],
  cost: 3,
  power: 3000,
  abilities: [whenPut(self, oneOf(destroy(choose(opponentsCreatures({ keyword: 'blocker' }))), draw()))],
  printings: ['DM23-RP2 068'],
});

const taiyouTonoKaikou = spell({
  name: '太陽との邂逅',
  civilizations: ['fire'],
  races: ['Armored Arts'],
  cost: 5,
  abilities: [
    spellAbility(
      lookAtTop(3, 'seen'),
      useFree(chooseUpTo({ ref: 'seen', filter: { races: ['Armored'], cost: atMost(5) } }, 1)),
      putOnDeckBottom(the('seen')),
    ),
    spellAbility(gets(yourCreatures(), 'turn', gains(speedAttacker))),
  ],
  printings: ['DM23-RP2 070'],
});

export const fire: readonly CardDefinition[] = [
  karakaraRupia,
  parottaMieppi,
  serurianAkkusuDoragon,
  borushakkuKoyaDoragon,
  ritoruBarupia,
  chikkuSurutchi,
  wattoTorappi,
  achikochiPippi,
  taiyouTonoKaikou,
];
