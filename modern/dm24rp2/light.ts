import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atMost,
  blocker,
  called,
  cannotAttackPlayers,
  choose,
  countOf,
  creature,
  doubleBreaker,
  draw,
  hyperize,
  hyperMode,
  itself,
  lookAtTop,
  may,
  opponentsCreatures,
  put,
  putOnDeckBottom,
  returnToHand,
  self,
  spell,
  spellAbility,
  tap,
  the,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
} from 'taiki/words';

const howaitoKiddo = creature({
  name: '白騎士の精霊ホワイト・キッド',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 6500,
  abilities: [
    blocker,
    doubleBreaker,
    when(
      { event: 'tapped', what: itself },
      may(put(choose(yourHand({ type: 'creature', cost: atMost(5) })))),
    ),
  ],
  printings: ['DM24-RP2 012'],
});

const haipaBigutteino = creature({
  name: 'ハイパー・ビグッティーノ',
  civilizations: ['light'],
  races: ['Mecha Angel Command', 'Hyper Monster'],
  cost: 4,
  power: 3500,
  abilities: [
    blocker,
    hyperize(),
    hyperMode(
      8500,
      doubleBreaker,
      wheneverAttacks(self, may(draw(countOf(yourCreatures({ tapped: true }))))),
    ),
  ],
  printings: ['DM24-RP2 027'],
});

const kaseruDeruto = creature({
  name: '前衛の守護者カセル・デルト',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 4500,
  abilities: [
    blocker,
    cannotAttackPlayers,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'untapped', what: itself }),
      tap(choose(opponentsCreatures())),
    ),
  ],
  printings: ['DM24-RP2 052'],
});

const shiriesuta = creature({
  name: '星姫械 シリエスター',
  civilizations: ['light'],
  races: ['Mecha Del Stella'],
  cost: 2,
  power: 2500,
  abilities: [blocker, whenPut(any('you', { races: ['Hyper Monster'] }), may(draw()))],
  printings: ['DM24-RP2 053'],
});

const shuketsuYoruNoShitennou = spell({
  name: '集結！夜の四天王!!',
  civilizations: ['light'],
  cost: 1,
  abilities: [
    spellAbility(
      lookAtTop(4, 'seen'),
      {
        do: 'choose',
        what: called(
          choose({
            ref: 'seen',
            filter: {
              anyOf: [
                { type: 'creature', races: ['Hyper Monster'] },
                { type: 'creature', keyword: 'blocker' },
              ],
            },
          }),
          'found',
        ),
      },
      { do: 'reveal', what: the('found') },
      returnToHand(the('found')),
      putOnDeckBottom(the('seen')),
    ),
  ],
  printings: ['DM24-RP2 055'],
});

export const light: readonly CardDefinition[] = [
  howaitoKiddo,
  haipaBigutteino,
  kaseruDeruto,
  shiriesuta,
  shuketsuYoruNoShitennou,
];
