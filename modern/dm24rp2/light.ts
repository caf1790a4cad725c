import type { CardDefinition } from 'taiki';
import {
  addToShields,
  allCreatures,
  any,
  anyOf,
  atMost,
  blocker,
  called,
  cannot,
  cannotAttackPlayers,
  choose,
  chooseUpTo,
  countOf,
  creature,
  doubleBreaker,
  draw,
  forEach,
  gets,
  given,
  happened,
  hasWhile,
  hyperize,
  hyperMode,
  inOrder,
  instead,
  itself,
  lookAtTop,
  may,
  oneOf,
  opponentsCreatures,
  put,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldSaver,
  shieldTrigger,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  tap,
  the,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';

const haipaToriseratei = creature({
  name: 'ハイパー・トリセラティ',
  civilizations: ['light'],
  races: ['Mecha Angel Command', 'Hyper Monster'],
  cost: 6,
  power: 4500,
  abilities: [
    shieldTrigger,
    whenPut(self, addToShields(choose(opponentsCreatures()))),
    hyperize(),
    hyperMode(
      8500,
      doubleBreaker,
      given(
        happened({ event: 'attacks', what: any('you') }, atMost(1)),
        wheneverAttacks(
          any('you'),
          inOrder(
            tap(choose(opponentsCreatures())),
            gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM24-RP2 011'],
});

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

const gottoharuto = creature({
  name: '粛清者ゴットハルト',
  civilizations: ['light'],
  races: ['Soltrooper'],
  cost: 4,
  power: 1000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(
        { do: 'choose', what: chooseUpTo(allCreatures(), 2) },
        forEach(the('chosen'), 'one', oneOf(tap(the('one')), untap(the('one')))),
      ),
    ),
  ],
  printings: ['DM24-RP2 051'],
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

const kerubiChizen = creature({
  name: 'ケルビ・チゼンט',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 2,
  power: 1500,
  abilities: [
    blocker,
    hasWhile(youHave(yourCreatures({ races: ['Hyper Monster'] })), cannot({ do: 'beDestroyedByBattle' })),
  ],
  printings: ['DM24-RP2 054'],
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

const gadoWaka = creature({
  name: '禁足の守護者ガド・ワーカ',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 4000,
  abilities: [shieldSaver, whenDestroyed(self, tap(chooseUpTo(opponentsCreatures(), 2)))],
  printings: ['DM24-RP2 028'],
});

const aRigate = creature({
  name: '星雷の求道者ア・リガテ',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 3,
  power: 2000,
  abilities: [
    whenPut(
      self,
      inOrder(
        lookAtTop(1, 'seen'),
        addToShields(the('seen')),
        takeShieldWithoutTrigger(choose(yourShields())),
      ),
    ),
    wouldBeDestroyed(self, instead('shieldZone')),
  ],
  printings: ['DM24-RP2 030'],
});

export const light: readonly CardDefinition[] = [
  aRigate,
  gadoWaka,
  haipaToriseratei,
  howaitoKiddo,
  haipaBigutteino,
  gottoharuto,
  kaseruDeruto,
  shiriesuta,
  kerubiChizen,
  shuketsuYoruNoShitennou,
];
