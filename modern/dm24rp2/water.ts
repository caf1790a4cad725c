import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  anyOf,
  atEndOfYourTurn,
  atLeast,
  atMost,
  blocker,
  cannot,
  cannotAttack,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  creature,
  discard,
  doubleBreaker,
  draw,
  each,
  gets,
  hasWhile,
  hyperize,
  hyperMode,
  inOrder,
  itself,
  justDiver,
  may,
  onlyIf,
  opponentsCreatures,
  power,
  provided,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  when,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const haipaHaikuHaikurasu = spell({
  name: '♪ハイパーで ハイクがますます ハイクラス',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    shieldTrigger,
    spellAbility(draw()),
    spellAbility(
      gets(
        opponentsCreatures({ cost: atMost(countOf(yourHand())) }),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
  ],
  printings: ['DM24-RP2 016'],
});

const seiwondRamar = creature({
  name: "文藍月 seiWond'Ramar",
  civilizations: ['water'],
  races: ['Magic Crystal Command Dragon', 'Hyper Monster'],
  cost: 4,
  power: 4000,
  abilities: [
    whenPut(self, inOrder(draw(2), discard(choose(yourHand())))),
    hyperize(),
    hyperMode(
      9000,
      doubleBreaker,
      each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature' }), {
        kind: 'cost',
        by: -1,
        atLeast: 1,
      }),
    ),
  ],
  printings: ['DM24-RP2 032'],
});

const garufuSutorimu = creature({
  name: 'ガルフ・ストリーム',
  civilizations: ['water'],
  races: ['Splash Queen'],
  cost: 2,
  power: 2000,
  abilities: [
    hasWhile(youHave(yourHand(), atLeast(3)), power(3000)),
    provided(youHave(yourCreatures({ tapped: true }), atLeast(3)), atEndOfYourTurn(draw(2))),
  ],
  printings: ['DM24-RP2 034'],
});

const baburuBoru = creature({
  name: 'バブル・ボール',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 1,
  power: 2000,
  abilities: [cannotAttack, when({ event: 'tapped', what: itself }, draw())],
  printings: ['DM24-RP2 035'],
});

const kotobaSuraMouHitsuyouNai = spell({
  name: '♪言葉すら もう必要ない ×××××',
  civilizations: ['water'],
  cost: 4,
  abilities: [
    shieldTrigger,
    spellAbility(
      returnToHand(chooseUpTo(allCreatures({ tapped: true }), 1)),
      returnToHand(chooseUpTo(allCreatures({ tapped: false }), 1)),
    ),
  ],
  printings: ['DM24-RP2 036'],
});

const runaTorionfu = creature({
  name: 'ルナ・トリオーンフ',
  civilizations: ['water'],
  races: ['Cyber Moon'],
  cost: 5,
  power: 7000,
  abilities: [
    doubleBreaker,
    when(
      { event: 'tapped', what: itself },
      gets(
        chooseUpTo(opponentsCreatures(), 2),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
  ],
  printings: ['DM24-RP2 056'],
});

const pagomeno = creature({
  name: 'パゴメノ',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 4,
  power: 3000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(
      self,
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
    ),
  ],
  printings: ['DM24-RP2 057'],
});

const akuaSuteiru = creature({
  name: 'アクア・スティール',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 3,
  power: 3000,
  abilities: [
    justDiver,
    when(anyOf({ event: 'put', what: itself }, { event: 'untapped', what: itself }), may(draw())),
  ],
  printings: ['DM24-RP2 058'],
});

const hyurokkin = creature({
  name: 'ヒュロッキン',
  civilizations: ['water'],
  races: ['Sea Hacker'],
  cost: 3,
  power: 1000,
  abilities: [
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 1, of: ['water'] },
      effect: onlyIf(youHave(yourCreatures({ tapped: true })), inOrder()),
    },
    blocker,
  ],
  printings: ['DM24-RP2 059'],
});

const binsogi = creature({
  name: '文楽音愛 ビンソギ',
  civilizations: ['water'],
  races: ['Magic Mermaid'],
  cost: 2,
  power: 3000,
  abilities: [
    blocker,
    cannotAttack,
    hasWhile(youHave(yourCreatures({ races: ['Hyper Monster'] })), power(4000)),
  ],
  printings: ['DM24-RP2 060'],
});

export const water: readonly CardDefinition[] = [
  haipaHaikuHaikurasu,
  seiwondRamar,
  garufuSutorimu,
  baburuBoru,
  kotobaSuraMouHitsuyouNai,
  runaTorionfu,
  pagomeno,
  akuaSuteiru,
  hyurokkin,
  binsogi,
];
