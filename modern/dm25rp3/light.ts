import type { CardDefinition } from 'taiki';
import {
  addToShields,
  anyOf,
  blocker,
  cannot,
  choose,
  creature,
  dangerousDash,
  doubleBreaker,
  draw,
  gets,
  gNeoCreature,
  gNeoEvolution,
  guardStrike,
  has,
  inOrder,
  itself,
  may,
  neoCreature,
  neoEvolution,
  nullBreaker,
  opponentsCreatures,
  self,
  shieldTrigger,
  tap,
  topOfDeckTo,
  untap,
  when,
  whenPut,
} from 'taiki/words';
import { LEAVES, whenPutOnOrUnder } from '../common.ts';

const mansionAndDragon = gNeoCreature({
  name: '三番龍 マンション&ドラゴン Parヒルズ',
  civilizations: ['light'],
  races: ['Giant Dragon'],
  cost: 3,
  power: 8000,
  abilities: [
    dangerousDash('light', 2),
    gNeoEvolution({ civilizations: ['light', 'water', 'nature'] }),
    blocker,
    doubleBreaker,
    has({ kind: 'entersTapped' }),
    has({ kind: 'doesNotUntap' }),
    when(
      { event: 'used', by: 'any', what: { not: { type: 'creature' } } },
      inOrder(untap(self), may(draw())),
    ),
  ],
  printings: ['DM25-RP3 001'],
});

const dawnOfLight = creature({
  name: '～光の夜明け～',
  civilizations: ['light'],
  races: ['Angel Command', 'Steam Knight'],
  cost: 4,
  power: 4000,
  abilities: [
    blocker,
    whenPut(self, topOfDeckTo('shieldZone')),
    when(LEAVES, may(addToShields(choose(opponentsCreatures())))),
  ],
  printings: ['DM25-RP3 030'],
});

const shinolusionH17 = neoCreature({
  name: 'シノリュージョン-H17',
  civilizations: ['light'],
  races: ['Magic Mecha Del Dinero'],
  cost: 3,
  power: 3500,
  abilities: [dangerousDash('light', 1), neoEvolution({ civilizations: ['light', 'water', 'nature'] })],
  printings: ['DM25-RP3 053'],
});

const tuataeroM1 = creature({
  name: 'トゥアタエロ-M1',
  civilizations: ['light'],
  races: ['Mecha Del Dinero'],
  cost: 2,
  power: 2000,
  abilities: [
    shieldTrigger,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'untapped', what: itself }),
      may(tap(choose(opponentsCreatures()))),
    ),
  ],
  printings: ['DM25-RP3 054'],
});

const xenogear3 = creature({
  name: 'XENOGEAR-翼3号',
  civilizations: ['light'],
  races: ['Fire Bird', 'Techno Samurai'],
  cost: 2,
  power: 1000,
  abilities: [has(cannot({ do: 'beDestroyedByBattle' }))],
  printings: ['DM25-RP3 055'],
});

const fu53n = creature({
  name: '忍風の聖光 fu53n',
  civilizations: ['light'],
  races: ['Mecha Del Stella', 'Shinobi'],
  cost: 1,
  power: 2000,
  abilities: [guardStrike, nullBreaker],
  printings: ['DM25-RP3 056'],
});

const vivaKlaTune = neoCreature({
  name: 'VivaKl’a Tune',
  civilizations: ['light'],
  races: ['Magic Command Dragon'],
  cost: 6,
  power: 9000,
  abilities: [
    dangerousDash('light', 4),
    neoEvolution({ civilizations: ['light', 'water', 'nature'] }),
    doubleBreaker,
    whenPutOnOrUnder(gets(self, 'yourNextTurn', { kind: 'winsBattles' })),
  ],
  printings: ['DM25-RP3 028'],
});

export const light: readonly CardDefinition[] = [
  vivaKlaTune,

  mansionAndDragon,
  dawnOfLight,
  shinolusionH17,
  tuataeroM1,
  xenogear3,
  fu53n,
];
