import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atLeast,
  atMost,
  cardsIn,
  charger,
  choose,
  creature,
  discard,
  doubleBreaker,
  each,
  gains,
  inOrder,
  isLike,
  itself,
  jChange,
  machFighter,
  may,
  onlyIf,
  opponentsCreatures,
  put,
  putIntoGraveyard,
  putIntoMana,
  returnToHand,
  revealTop,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  sympathy,
  the,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';

const naChurarugoDenja = twinpact(
  'ナ・チュラルゴ・デンジャー / ナチュラル・トラップ',
  creature({
    name: 'ナ・チュラルゴ・デンジャー',
    civilizations: ['nature'],
    races: ['Grand Sect', 'Giant'],
    cost: 7,
    power: 12000,
    abilities: [
      machFighter,
      tripleBreaker,
      when(
        anyOf(
          { event: 'put', what: itself },
          { event: 'used', by: 'you', what: { type: 'spell', nameContains: 'トラップ' } },
        ),
        may(put(choose(cardsIn(['hand', 'manaZone'], 'you', { type: 'creature', cost: atMost(6) })))),
      ),
    ],
    printings: ['DMEX-19 S17'],
  }),
  spell({
    name: 'ナチュラル・トラップ',
    civilizations: ['nature'],
    cost: 6,
    abilities: [shieldTrigger, spellAbility(putIntoMana(choose(opponentsCreatures())))],
  }),
);

const kuinObuNeicha = creature({
  name: 'クイーン・オブ・ネイチャー',
  civilizations: ['nature'],
  races: ['Grand Sect'],
  cost: 8,
  power: 12000,
  abilities: [
    sympathy(yourCreatures({ civilizations: ['nature'] })),
    doubleBreaker,
    each(yourCreatures({ civilizations: ['nature'] }), gains(machFighter)),
    wheneverAttacks(
      any('you', { power: atLeast(12000) }),
      inOrder(
        revealTop(1, 'seen'),
        onlyIf(
          isLike(the('seen'), { type: 'creature', power: atLeast(12000) }),
          put(the('seen')),
          putIntoMana(the('seen')),
        ),
      ),
    ),
  ],
  printings: ['DMEX-19 013'],
});

const grChaja = spell({
  name: '超GR・チャージャー',
  civilizations: ['nature'],
  races: ['Jokers', 'Wonderforce'],
  cost: 3,
  abilities: [spellAbility({ do: 'gacharangeSummon', count: 1 }), charger],
  printings: ['DMEX-19 066'],
});

const soonandesu = creature({
  name: 'ソーナンデス',
  civilizations: ['nature'],
  races: ['Jokers'],
  cost: 6,
  power: 7000,
  abilities: [
    machFighter,
    jChange(8),
    doubleBreaker,
    when(
      { event: 'moved', what: itself, from: 'battleZone' },
      may(discard(choose(yourHand())), returnToHand(choose(yourMana({ type: 'creature' })))),
    ),
  ],
  printings: ['DMEX-19 015'],
});

const gureepuDaaru = creature({
  name: 'グレープ・ダール',
  civilizations: ['nature'],
  races: ['Jokers', 'Specials'],
  cost: 5,
  power: 5000,
  abilities: [
    machFighter,
    jChange(6),
    whenPut(self, may(topOfDeckTo('manaZone', 2), putIntoGraveyard(choose(yourMana())))),
  ],
  printings: ['DMEX-19 016'],
});

export const nature: readonly CardDefinition[] = [
  naChurarugoDenja,
  kuinObuNeicha,
  grChaja,
  soonandesu,
  gureepuDaaru,
];
