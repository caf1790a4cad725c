import {
  allCards,
  askAgent,
  createDuel,
  describeAbility,
  describeCard,
  describeEffect,
  findCard,
  greedyAgent,
  parseCard,
  parsePosition,
  playOut,
  printChoice,
  printDeck,
  printPosition,
  randomAgent,
  replay,
  searchCards,
  starterDecks,
  TaikiError,
} from 'taiki';
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
      'BAD_OPTIONS: seed: expected a whole number from 0 to 2^53 - 1, not 1n.',
    ],
    [
      'randomAgent(NaN)',
      () => randomAgent(Number.NaN),
      'BAD_OPTIONS: seed: expected a whole number from 0 to 2^53 - 1, not NaN.',
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

test('a byte order mark before a text makes no difference', () => {
  const duel = begun();
  duel.choose(0);
  expect(replay(`\uFEFF${duel.record()}`).log).toEqual(duel.log);
  const position = 'turn 5 of p1, main\np1 hand: Aqua Hulcus\n';
  expect(parsePosition(`\uFEFF${position}`)).toEqual(parsePosition(position));
  const [card] = allCards;
  expect(parseCard(`\uFEFF${JSON.stringify(card)}`)).toEqual(card);
});
