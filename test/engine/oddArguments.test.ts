import {
  allCards,
  answersOf,
  askAgent,
  cardInView,
  createDuel,
  createEngine,
  describeAbility,
  describeCard,
  describeEffect,
  describeFact,
  describeResult,
  determinize,
  findCard,
  greedyAgent,
  groupFacts,
  isNews,
  parseCard,
  parseChoice,
  parsePosition,
  playOut,
  printChoice,
  printDeck,
  printPosition,
  randomAgent,
  replay,
  searchAgent,
  searchCards,
  simulate,
  solve,
  starterDecks,
  summarize,
  TaikiError,
} from 'taiki';
import { defaultEncoder, pickSlot, startPicks } from 'taiki/learning';
import { describe, expect, test } from 'vitest';

/** Calls with what the types forbid. */
// biome-ignore lint/suspicious/noExplicitAny: users without types hand in anything
const anything = (value: unknown): any => value;

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
const begun = () => createDuel({ decks, seed: 7 });

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (!(error instanceof TaikiError)) throw error;
    return `${error.code}: ${error.message}`;
  }
  throw new Error('Nothing was refused.');
}

const revoked = () => {
  const { proxy, revoke } = Proxy.revocable([0], {});
  revoke();
  return proxy;
};
const trap = () => {
  throw new Error('a trap');
};

describe('an answer that cannot be read is refused, and the duel is unchanged', () => {
  test.each<[string, () => unknown]>([
    ['a list whose element throws', () => Object.defineProperty([0], 0, { get: trap })],
    ['a proxy that throws', () => new Proxy([0], { get: trap })],
    ['a revoked proxy', revoked],
    ['a list with holes', () => new Array(1)],
    ['a promise', () => Promise.resolve([0])],
    ['a function that cannot be printed', () => Object.assign(() => 0, { toString: trap })],
  ])('%s', (_, answer) => {
    const duel = begun();
    const before = duel.record();
    for (const act of [duel.choose, duel.step])
      expect(refusal(() => act.call(duel, anything(answer())))).toContain(
        'ILLEGAL_CHOICE: Decision 1 (charge): expected an index or a list of indexes, not ',
      );
    expect(duel.record()).toBe(before);
  });

  test('a promise is named, as an async agent returns one', () => {
    expect(refusal(() => playOut(begun(), anything({ p1: async () => [0], p2: greedyAgent })))).toContain(
      'not a Promise',
    );
  });
});

test('a list of a billion holes is refused at once', () => {
  expect(refusal(() => begun().choose(anything(new Array(1e9))))).toBe(
    'ILLEGAL_CHOICE: Decision 1 (charge, p1): 1000000000 chosen, at most 1 may be.',
  );
});

describe('what is thrown is named, whatever it is', () => {
  const nameless = () => {
    throw Object.create(null);
  };
  const unreadable = () => {
    throw Object.defineProperty(new Error(), 'message', { get: trap });
  };
  test.each([
    ['an object without a prototype', nameless, '{}'],
    ['an error whose message throws', unreadable, '{}'],
  ])('%s', (_, act, named) => {
    const duel = begun();
    let subscribed = false;
    duel.subscribe({
      facts: () => {
        if (subscribed) act();
      },
    });
    subscribed = true;
    expect(refusal(() => duel.choose(0))).toBe(
      `LISTENER: A listener of the duel threw "${named}". The duel itself went on.`,
    );
    const { failed, finished } = simulate({
      decks,
      agents: { p1: () => act, p2: () => greedyAgent },
      games: 2,
    });
    expect({ failed, finished }).toEqual({ failed: 2, finished: 0 });
  });
});

describe('an observer', () => {
  test.each([
    [[], 'observer: expected an object such as { facts, decision, end }, not [].'],
    [{ facts: 'x' }, 'observer.facts: expected a function, not "x".'],
    [{ decision: null }, 'observer.decision: expected a function, not null.'],
    [{ facts: () => {}, end: 5 }, 'observer.end: expected a function, not 5.'],
    [{ fact: () => {} }, 'observer: expected at least one of facts, decision and end, not ["fact"].'],
  ])('such as %j is refused', (observer, message) => {
    expect(refusal(() => begun().subscribe(anything(observer)))).toBe(`BAD_OPTIONS: ${message}`);
  });
});

describe('an inspector', () => {
  test.each([
    [{}, 'inspect: expected a function or an object with next or guard, not {}.'],
    [[1], 'inspect: expected a function or an object with next or guard, not [1].'],
    [{ next: 5 }, 'inspect.next: expected a function, not 5.'],
    [{ next: () => {}, guard: 'x' }, 'inspect.guard: expected a function, not "x".'],
  ])('such as %j is refused', (inspect, message) => {
    const options = anything({ decks, inspect });
    expect(refusal(() => createDuel(options))).toBe(`BAD_OPTIONS: ${message}`);
  });
});

describe('an argument of a function', () => {
  const { decision } = begun();
  test.each<[string, () => unknown, string]>([
    [
      'decks that are text',
      () => createDuel(anything({ decks: 'x'.repeat(1e6) })),
      'BAD_OPTIONS: decks: expected an object such as { p1, p2 }, not "xxx',
    ],
    [
      'decks that are missing',
      () => createDuel(anything({ decks: undefined })),
      'BAD_OPTIONS: decks: expected an object such as { p1, p2 }, not undefined.',
    ],
    [
      'decks in a list',
      () => createDuel(anything({ decks: [decks.p1, decks.p2] })),
      'BAD_OPTIONS: decks: expected an object such as { p1, p2 }, not [{',
    ],
    ['a seed that is a bigint', () => createDuel(anything({ decks, seed: 7n })), 'not 7n.'],
    [
      'cards with holes',
      () => createDuel(anything({ decks, cards: new Array(2) })),
      'BAD_CARD: Card undefined',
    ],
    ['findCard(5)', () => findCard(anything(5)), 'BAD_CARD: Expected the name of a card, not 5.'],
    [
      'printDeck()',
      () => printDeck(anything(undefined)),
      'BAD_DECK: Deck: expected a list of card names, not undefined.',
    ],
    ['printDeck([5])', () => printDeck(anything([5])), 'BAD_DECK: Deck: expected a card name, not 5.'],
    ['printPosition({})', () => printPosition(anything({})), 'BAD_POSITION: position.turn'],
    [
      'printChoice(decision, 0)',
      () => printChoice(anything(decision), anything(0)),
      'BAD_NOTATION: Decision 1 (charge, p1): expected a list of indexes such as [0], not 0.',
    ],
    [
      'searchCards without cards',
      () => searchCards('x', anything(undefined)),
      'BAD_OPTIONS: cards: expected a list of cards such as allCards, not undefined.',
    ],
    [
      'randomAgent(1n)',
      () => randomAgent(anything(1n)),
      'BAD_OPTIONS: seed: expected a whole number from 0 to 2^53 - 1, or "chacha20:" and 64 hexadecimal digits in lower case, not 1n.',
    ],
    [
      'randomAgent(NaN)',
      () => randomAgent(Number.NaN),
      'BAD_OPTIONS: seed: expected a whole number from 0 to 2^53 - 1, or "chacha20:" and 64 hexadecimal digits in lower case, not NaN.',
    ],
    [
      'askAgent without an agent',
      () => askAgent(begun(), anything(undefined)),
      'BAD_OPTIONS: agent: expected an agent, a function, not undefined.',
    ],
    [
      'playOut without agents',
      () => playOut(begun(), anything(undefined)),
      'BAD_OPTIONS: agents: expected an object such as { p1, p2 }, not undefined.',
    ],
    [
      'playOut with one agent',
      () => playOut(begun(), anything({ p1: greedyAgent })),
      'BAD_OPTIONS: agents.p2: expected an agent, a function, not undefined.',
    ],
    [
      'describeAbility of another kind',
      () => describeAbility(anything({ kind: 'triggerd' })),
      'BAD_CARD: Ability: expected one of { kind: "triggered" }',
    ],
    ['describeEffect(null)', () => describeEffect(anything(null)), 'BAD_CARD: Effect: expected'],
    ['describeCard({})', () => describeCard(anything({})), 'BAD_CARD: CardDefinition.'],
    [
      'describeFact()',
      () => describeFact(anything(undefined), 'p1'),
      'BAD_OPTIONS: fact: expected a fact as those of duel.log, not undefined.',
    ],
    [
      'describeFact of another kind',
      () => describeFact(anything({ kind: 'toString' }), 'p1'),
      'BAD_OPTIONS: fact: expected a fact as those of duel.log, not {"kind":"toString"}.',
    ],
    [
      'describeResult of another reason',
      () => describeResult(anything({ reason: 'constructor' })),
      'BAD_OPTIONS: result: expected a result as duel.result, not {"reason":"constructor"}.',
    ],
    ['isNews(null)', () => isNews(anything(null)), 'BAD_OPTIONS: fact: expected a fact'],
    ['groupFacts(5)', () => groupFacts(anything(5)), 'BAD_OPTIONS: facts: expected a list of facts'],
    ['cardInView({})', () => cardInView(anything({}), undefined), 'BAD_OPTIONS: view: expected a view'],
    [
      'answersOf({})',
      () => [...answersOf(anything({}))],
      'BAD_OPTIONS: decision: expected a decision such as duel.decision, not {}.',
    ],
    [
      'printChoice without a decision',
      () => printChoice(anything(undefined), [0]),
      'BAD_OPTIONS: decision: expected a decision such as duel.decision, not undefined.',
    ],
    [
      'parseChoice of options that are none',
      () => parseChoice(anything({ options: [null] }), 'pass'),
      'BAD_OPTIONS: decision: expected a decision',
    ],
    ['summarize(5)', () => summarize(anything(5)), 'BAD_OPTIONS: games: expected games'],
    ['summarize([null])', () => summarize(anything([null])), 'BAD_OPTIONS: games[0]: expected a game'],
    ['searchCards in [null]', () => searchCards('x', anything([null])), 'BAD_OPTIONS: cards: expected'],
    [
      'determinize without a view',
      () => determinize(anything(5), undefined, { decks }),
      'BAD_OPTIONS: view: expected a view as duel.view makes, not 5.',
    ],
    [
      'determinize with another log',
      () => determinize(begun().view('p1'), anything(5), { decks }),
      'BAD_OPTIONS: known: expected duel.known(player) or duel.logFor(player), not 5.',
    ],
    [
      'observe without a duel',
      () => defaultEncoder().observe(anything(undefined), 'p1'),
      'BAD_OPTIONS: duel: expected a duel',
    ],
    ['startPicks(null)', () => startPicks(anything(null)), 'BAD_OPTIONS: decision: expected a decision'],
    ['pickSlot(null, 0)', () => pickSlot(anything(null), 0), 'BAD_OPTIONS: decision: expected a decision'],
    [
      'a query that is nested too deeply',
      () => searchCards('('.repeat(100_000), allCards),
      'BAD_QUERY: Query, column 101: nested too deeply; expected at most 100 levels',
    ],
    [
      'a query of too many minus signs',
      () => searchCards(`${'-'.repeat(100_000)}x`, allCards),
      'BAD_QUERY: Query, column 101: nested too deeply',
    ],
  ])('is refused: %s', (_, act, message) => {
    expect(refusal(act)).toContain(message);
  });

  test('of any length is printed in at most a few lines', () => {
    const long = '\u001b[31m'.repeat(100_000);
    const forty = [long, ...decks.p1.cards.slice(1)];
    for (const act of [
      () => findCard(long),
      () => createDuel({ decks: { ...decks, p1: forty } }),
      () => replay(long),
      () => parsePosition(long),
    ]) {
      const said = refusal(act);
      expect(said.length).toBeLessThan(400);
      expect(said).not.toContain('\u001b');
    }
  });
});

describe('options that throw when they are read are refused', () => {
  const thrower = (name: string, others: object = {}) =>
    anything(Object.defineProperty({ ...others }, name, { get: trap, enumerable: true }));
  const card = findCard('Aqua Hulcus');
  const placed = { turn: 5, active: 'p1', step: 'main' } as const;
  const message = 'reading it threw "a trap", expected plain data.';
  test.each<[string, () => unknown, string]>([
    ['createDuel', () => createDuel(thrower('seed', { decks })), `BAD_OPTIONS: options.seed: ${message}`],
    ['decks', () => createDuel({ decks: thrower('p1') }), `BAD_OPTIONS: decks.p1: ${message}`],
    [
      'a deck',
      () => createDuel({ decks: { ...decks, p1: thrower('cards') } }),
      `BAD_DECK: Deck p1.cards: ${message}`,
    ],
    ['createEngine', () => createEngine(thrower('cards')), `BAD_OPTIONS: options.cards: ${message}`],
    ['replay', () => replay(begun().record(), thrower('cards')), `BAD_OPTIONS: settings.cards: ${message}`],
    ['fork', () => begun().fork(thrower('inspect')), `BAD_OPTIONS: fork.inspect: ${message}`],
    ['solve', () => solve(thrower('position')), `BAD_OPTIONS: options.position: ${message}`],
    ['simulate', () => simulate(thrower('games')), `BAD_OPTIONS: options.games: ${message}`],
    ['searchAgent', () => searchAgent(thrower('decks')), `BAD_OPTIONS: options.decks: ${message}`],
    ['a position', () => printPosition(thrower('turn')), `BAD_POSITION: position.turn: ${message}`],
    [
      'a placed card',
      () =>
        createDuel({
          position: { ...placed, players: { p1: { hand: [thrower('name')] }, p2: {} } } as never,
        }),
      `BAD_POSITION: position: ${message}`,
    ],
    [
      'a list of cards',
      () => createDuel({ decks, cards: anything(new Proxy([card], { get: trap })) }),
      `BAD_CARD: cards: ${message}`,
    ],
    [
      'a card',
      () => parseCard(thrower('name', card)),
      'BAD_CARD: Card whose name cannot be read: reading it threw "a trap"',
    ],
    ['an observer', () => begun().subscribe(thrower('facts')), 'BAD_OPTIONS: observer: expected callbacks'],
    [
      'a proxy',
      () => createDuel(anything(new Proxy({ decks }, { get: trap }))),
      'BAD_OPTIONS: options.decks: ',
    ],
  ])('%s', (_, act, expected) => expect(refusal(act)).toContain(expected));
});

test('each option is read once', () => {
  let read = 0;
  const options = {
    decks,
    get seed() {
      return read++;
    },
  };
  expect(createDuel(options).seed).toBe(0);
  expect(read).toBe(1);
});

test('a byte order mark before a text makes no difference', () => {
  const duel = begun();
  duel.choose(0);
  expect(replay(`\uFEFF${duel.record()}`).log).toEqual(duel.log);
  const position = 'turn 5 of p1, main\np1 hand: Aqua Hulcus\n';
  expect(parsePosition(`\uFEFF${position}`)).toEqual(parsePosition(position));
  const [card] = allCards;
  expect(parseCard(`\uFEFF${JSON.stringify(card)}`)).toEqual(card);
});
