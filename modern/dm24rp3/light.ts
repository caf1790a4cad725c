import type { CardDefinition } from 'taiki';
import {
  addToShields,
  allCreatures,
  any,
  anyOf,
  atLeast,
  atMost,
  blocker,
  callnion,
  cannotAttackPlayers,
  cardsIn,
  choose,
  creature,
  differentCosts,
  draw,
  each,
  gains,
  gets,
  hyperEnergy,
  inOrder,
  itself,
  may,
  opponentsCreatures,
  put,
  reverseStrike,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  when,
  whenPut,
  yourHand,
} from 'taiki/words';

const avataru = creature({
  name: '光神龍アヴァタール',
  civilizations: ['light'],
  races: ['Apollonia Dragon'],
  cost: 6,
  power: 5000,
  abilities: [
    {
      kind: 'static',
      while: differentCosts(cardsIn('battleZone', 'you', { type: 'element' }), atLeast(3)),
      affects: self,
      effects: [{ kind: 'cost', by: -5, atLeast: 1 }],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    when(
      anyOf({ event: 'put', what: itself }, { event: 'tapped', what: itself }),
      may(topOfDeckTo('shieldZone')),
    ),
  ],
  printings: ['DM24-RP3 014'],
});

const doruGorugini = creature({
  name: '金天使 ドル・ゴルギーニ',
  civilizations: ['light'],
  races: ['Mecha Angel Command'],
  cost: 6,
  power: 4500,
  abilities: [shieldTrigger, hyperEnergy, whenPut(self, may(addToShields(choose(opponentsCreatures()))))],
  printings: ['DM24-RP3 029'],
});

const gorudoUiride = creature({
  name: 'ゴールド・ウィリデ',
  civilizations: ['light'],
  races: ['Mecha Del Dinero', 'Mecha Angel Command'],
  cost: 5,
  power: 5000,
  abilities: [
    callnion,
    whenPut(
      self,
      inOrder(
        tap(choose(opponentsCreatures(), 2)),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
  ],
  printings: ['DM24-RP3 031'],
});

const musamu = creature({
  name: '寒さ知らずのムサムー',
  civilizations: ['light'],
  races: ['Dream Mate'],
  cost: 2,
  power: 2000,
  abilities: [
    blocker,
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { cost: atLeast(6) }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    whenPut(
      any('you', { cost: atLeast(6) }),
      inOrder(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
    ),
  ],
  printings: ['DM24-RP3 033'],
});

const gorudorankoin = creature({
  name: '福音の精霊ゴルドランコイン',
  civilizations: ['light'],
  races: ['Mecha Angel Command'],
  cost: 3,
  power: 4500,
  abilities: [
    shieldTrigger,
    whenPut(self, tap(choose(opponentsCreatures({ tapped: false }), 1, 'opponent'))),
  ],
  printings: ['DM24-RP3 053'],
});

const uebikion = creature({
  name: '星姫械 ウェビキオン',
  civilizations: ['light'],
  races: ['Mecha Del Stella'],
  cost: 1,
  power: 4000,
  abilities: [blocker, cannotAttackPlayers],
  printings: ['DM24-RP3 055'],
});

const gorudoranSupaku = spell({
  name: 'ゴルドラン・スパーク',
  civilizations: ['light'],
  cost: 4,
  abilities: [shieldTrigger, spellAbility(tap(allCreatures()))],
  printings: ['DM24-RP3 056'],
});

const seigiNoGyakuten = spell({
  name: '正義の逆転撃',
  civilizations: ['light'],
  cost: 3,
  abilities: [
    reverseStrike(3, 'light'),
    spellAbility(
      draw(),
      may(
        put(choose(yourHand({ type: 'creature', civilizations: ['light'], cost: atMost(3) }))),
        gets(the('put'), 'yourNextTurn', gains(blocker)),
      ),
    ),
  ],
  printings: ['DM24-RP3 001'],
});

export const light: readonly CardDefinition[] = [
  seigiNoGyakuten,
  avataru,
  doruGorugini,
  gorudoUiride,
  musamu,
  gorudorankoin,
  uebikion,
  gorudoranSupaku,
];
