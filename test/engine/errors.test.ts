import {
  allCards,
  CardError,
  createDuel,
  createEngine,
  type Duel,
  defineCard,
  type ErrorCode,
  findCard,
  parseCard,
  parseDeck,
  parsePosition,
  playOut,
  printDeck,
  printPosition,
  randomAgent,
  replay,
  restoreDuel,
  simulate,
  simulatedGames,
  starterDecks,
  TaikiError,
} from 'taiki';
import {
  arrange,
  cardArbitrary,
  choicesArbitrary,
  deckArbitrary,
  duelArbitrary,
  positionArbitrary,
} from 'taiki/testing';
import { draw, evolution, inOrder, may, nameNumber, oneOf, self, whenPut } from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { agentsFor, pick, playOn, starterDuel } from '../support/starterDuels.ts';

/** What was thrown; the message must name what was handed in and what was expected. */
function refusal(act: () => unknown): { readonly code: ErrorCode; readonly message: string } {
  try {
    act();
  } catch (error) {
    if (!(error instanceof TaikiError)) throw error;
    expect(error.name).toBe(error.constructor.name);
    return { code: error.code, message: error.message };
  }
  throw new Error('Nothing was refused.');
}

const stateOf = (duel: Duel): string => JSON.stringify([duel.snapshot(), duel.log, duel.decision]);

/** Refused, and the duel is as it was and goes on. */
function refusedBy(duel: Duel, act: (duel: Duel) => unknown): ReturnType<typeof refusal> {
  const before = stateOf(duel);
  const refused = refusal(() => act(duel));
  expect(stateOf(duel)).toBe(before);
  return refused;
}

/** Calls with what the types forbid. */
// biome-ignore lint/suspicious/noExplicitAny: users without types hand in anything
const anything = (value: unknown): any => value;

const SEED =
  'expected a whole number from 0 to 2^53 - 1, or "chacha20:" and 64 hexadecimal digits in lower case';

const tide = starterDecks['radiant-tide'];
const shadow = starterDecks['burning-shadow'];
const decks = { p1: tide, p2: shadow };
const names = tide.cards;

const circular: unknown[] = [];
circular.push(circular);

describe('an answer', () => {
  const beginning = () => createDuel({ decks, seed: 0 });

  test.each([
    ['an option that does not exist', 6, 'there is no option 6; options are numbered 0 to 5'],
    ['a negative one', -1, 'there is no option -1; options are numbered 0 to 5'],
    ['half an option', 1.5, 'there is no option 1.5; options are numbered 0 to 5'],
    ['no number', Number.NaN, 'there is no option NaN; options are numbered 0 to 5'],
    ['infinity', Number.POSITIVE_INFINITY, 'there is no option Infinity; options are numbered 0 to 5'],
    ['too few', [], '0 chosen, at least 1 must be'],
    ['too many', [0, 1], '2 chosen, at most 1 may be'],
    ['an option twice', [2, 2], 'option 2 is named twice'],
    ['one that exists and one that does not', [0, 77], 'there is no option 77; options are numbered 0 to 5'],
    ['text', '0', 'expected an index or a list of indexes, not "0"'],
    ['a list of text', ['0'], 'expected an index or a list of indexes, not ["0"]'],
    ['null', null, 'expected an index or a list of indexes, not null'],
    ['a list of null', [null], 'expected an index or a list of indexes, not [null]'],
    ['undefined', undefined, 'expected an index or a list of indexes, not undefined'],
    ['an object', { index: 0 }, 'expected an index or a list of indexes, not {"index":0}'],
    ['a list of lists', [[0]], 'expected an index or a list of indexes, not [[0]]'],
    ['true', true, 'expected an index or a list of indexes, not true'],
    ['a bigint', 0n, 'expected an index or a list of indexes, not 0'],
    [
      'a list without end',
      circular,
      'expected an index or a list of indexes, not an object that is not JSON',
    ],
    ['an option', 'Charge nothing', 'expected an index or a list of indexes, not "Charge nothing"'],
  ])('that is %s', (_, answer, message) => {
    const { code, message: said } = refusedBy(beginning(), (duel) => duel.choose(anything(answer)));
    expect(code).toBe('ILLEGAL_CHOICE');
    expect(said).toContain(message);
    expect(said).toContain('Decision 1 (charge');
  });

  test('of which one could be chosen but not together', () => {
    const duel = arrange({
      p1: { hand: ['Natural Snare', 'Emerald Grass'], manaZone: { nature: 2, light: 2 } },
    });
    expect(refusedBy(duel, (one) => one.choose([0, 1, 2, 3, 4, 5, 6])).code).toBe('ILLEGAL_CHOICE');
  });

  test.each(['p2', 'p3', '', null, 1])('by %j, who is not asked', (player) => {
    const { code, message } = refusedBy(beginning(), (duel) => duel.choose(0, anything(player)));
    expect(code).toBe('WRONG_PLAYER');
    expect(message).toBe(
      `Decision 1 (charge): expected an answer from p1, not from ${JSON.stringify(player)}.`,
    );
  });

  test('after the end', () => {
    const duel = beginning();
    duel.concede('p1');
    expect(refusedBy(duel, (one) => one.choose(0))).toEqual({
      code: 'DUEL_OVER',
      message: 'The duel is over: there is nothing to choose.',
    });
    expect(refusedBy(duel, (one) => one.concede('p2'))).toEqual({
      code: 'DUEL_OVER',
      message: 'The duel is over: nobody can concede.',
    });
  });

  test('after an end that was played to', () => {
    const duel = starterDuel(9);
    playOn(duel, agentsFor(9));
    expect(refusedBy(duel, (one) => one.choose(0)).code).toBe('DUEL_OVER');
    expect(refusedBy(duel, (one) => one.choose([])).code).toBe('DUEL_OVER');
  });

  test('is taken after any number that were refused', () => {
    const duel = beginning();
    for (const answer of [99, [], 'x', null]) refusedBy(duel, (one) => one.choose(anything(answer)));
    duel.choose(0);
    expect(duel.decision?.id).toBe(2);
    expect(replay(duel.record()).log).toEqual(duel.log);
  });
});

describe('a player', () => {
  test.each(['p3', 'P1', '', undefined, null, 0])('%j cannot concede and sees nothing', (player) => {
    const duel = createDuel({ decks, seed: 0 });
    const conceding = refusedBy(duel, (one) => one.concede(anything(player)));
    expect(conceding.code).toBe('WRONG_PLAYER');
    const viewing = refusedBy(duel, (one) => one.view(anything(player)));
    expect(viewing.code).toBe('BAD_OPTIONS');
    const named = JSON.stringify(player) ?? 'undefined';
    expect(conceding.message).toBe(`Expected "p1" or "p2", not ${named}.`);
    expect(viewing.message).toBe(`Expected "p1", "p2", "spectator" or "judge", not ${named}.`);
  });
});

describe('a deck', () => {
  const creating = (deck: unknown) =>
    refusal(() => createDuel({ decks: { p1: anything(deck), p2: shadow } }));

  test.each([
    ['of 39', names.slice(1), 'Deck p1: 39 cards, expected 40 (100.2).'],
    ['of 41', [...names, 'Aqua Knight'], 'Deck p1: 41 cards, expected 40 (100.2).'],
    ['of none', [], 'Deck p1: 0 cards, expected 40 (100.2).'],
    [
      'with a card that is not known',
      [...names.slice(1), 'Aqua Hulkus'],
      'Deck p1: unknown card "Aqua Hulkus". Did you mean "Aqua Hulcus"?',
    ],
    [
      'with a part of a name',
      [...names.slice(1), 'bolshack'],
      'Deck p1: unknown card "bolshack". Did you mean "Bolshack',
    ],
    [
      'with something quite unknown',
      [...names.slice(1), 'Zzzzzzzzzzzzzzzzzzzzz'],
      'Deck p1: unknown card "Zzzzzzzzzzzzzzzzzzzzz".',
    ],
    ['with a neutral card of positions', [...names.slice(1), 'Filler'], 'Deck p1: unknown card "Filler".'],
    [
      'with five of a name',
      [...names.filter((name) => name !== 'Aqua Hulcus').slice(1), ...Array<string>(5).fill('Aqua Hulcus')],
      'Deck p1: 5 copies of "Aqua Hulcus", expected at most 4 (100.2a).',
    ],
    ['with a number', [...names.slice(1), 7], 'Deck p1: expected a card name, not 7.'],
    ['with null', [...names.slice(1), null], 'Deck p1: expected a card name, not null.'],
    ['that is text', 'Aqua Hulcus', 'Deck p1: expected a list of card names, not "Aqua Hulcus".'],
    ['that is null', null, 'Deck p1: expected a list of card names, not null.'],
    ['that is missing', undefined, 'Deck p1: expected a list of card names, not undefined.'],
    ['that is a number', 40, 'Deck p1: expected a list of card names, not 40.'],
    [
      'that is an object',
      { 'Aqua Hulcus': 40 },
      'expected lists of card names in cards, hyperspatial and superGR',
    ],
    ['without parts', { cards: names }, 'expected lists of card names in cards, hyperspatial and superGR'],
    [
      'with nine in the hyperspatial zone',
      { ...tide, hyperspatial: names.slice(0, 9) },
      'Deck p1: 9 hyperspatial cards, expected at most 8 (100.3).',
    ],
    [
      'with eleven in the super GR zone',
      { ...tide, superGR: names.slice(0, 11) },
      'Deck p1: 11 super GR cards, expected 12 or none (100.4).',
    ],
    [
      'with three of a name in the super GR zone',
      {
        ...tide,
        superGR: [...Array<string>(3).fill('Aqua Hulcus'), ...allCards.slice(-9).map(({ name }) => name)],
      },
      'Deck p1: 3 copies of "Aqua Hulcus", expected at most 2 (100.4a).',
    ],
    [
      'with another creature in the super GR zone',
      { ...tide, superGR: [...new Set(allCards.map(({ name }) => name))].slice(0, 12) },
      `Deck p1: "${allCards[0]?.name}" is a creature, which does not begin in the super GR zone (118.2).`,
    ],
    [
      'with a creature in the hyperspatial zone',
      { ...tide, hyperspatial: ['Aqua Hulcus'] },
      'Deck p1: "Aqua Hulcus" is a creature, which does not begin in the hyperspatial zone (407.1).',
    ],
  ])('%s', (_, deck, message) => {
    const refused = creating(deck);
    expect(refused.code).toBe('BAD_DECK');
    expect(refused.message).toContain(message);
  });

  test('of the other player is named as theirs', () => {
    const { message } = refusal(() => createDuel({ decks: { p1: tide, p2: [] } }));
    expect(message).toContain('Deck p2: 0 cards');
  });

  test.each([
    ['Aqua Hulcus', 'Line 1: expected a number and a card name, such as "4 Aqua Hulcus", not "Aqua Hulcus".'],
    [
      '# A\n\n4 Aqua Hulcus\n4',
      'Line 4: expected a number and a card name, such as "4 Aqua Hulcus", not "4".',
    ],
    ['-1 Aqua Hulcus', 'not "-1 Aqua Hulcus"'],
    [undefined, 'Deck: expected text, not undefined.'],
    [names, 'Deck: expected text, not ['],
  ])('in text: %j', (text, message) => {
    const refused = refusal(() => parseDeck(anything(text)));
    expect(refused.code).toBe('BAD_DECK');
    expect(refused.message).toContain(message);
  });
});

describe('an option of a duel', () => {
  const refusedOptions = (options: object) => refusal(() => createDuel(anything({ decks, ...options })));

  test.each([
    [{ seed: -1 }, `seed: ${SEED}, not -1.`],
    [{ seed: 1.5 }, `seed: ${SEED}, not 1.5.`],
    [{ seed: '7' }, `seed: ${SEED}, not "7".`],
    [{ seed: null }, `seed: ${SEED}, not null.`],
    [{ seed: Number.NaN }, `seed: ${SEED}, not NaN.`],
    [{ seed: 2 ** 53 }, `seed: ${SEED}, not 9007199254740992.`],
    [{ firstPlayer: 'p3' }, 'firstPlayer: expected "p1" or "p2", not "p3".'],
    [{ firstPlayer: 1 }, 'firstPlayer: expected "p1" or "p2", not 1.'],
    [{ firstPlayer: null }, 'firstPlayer: expected "p1" or "p2", not null.'],
    [{ rules: 'current' }, 'rules: unknown version "current", expected one of'],
    [{ rules: null }, `rules: expected an object such as { blockers: 'one' }, not null.`],
    [{ rules: [] }, `rules: expected an object such as { blockers: 'one' }, not [].`],
    [
      { rules: { blocker: 'one' } },
      'rules: unknown point "blocker", expected one of modeChoice, forbiddenUse',
    ],
    [{ rules: { blockers: 'two' } }, 'rules.blockers: expected "one" or "any", not "two".'],
    [{ rules: { blockers: 1 } }, 'rules.blockers: expected "one" or "any", not 1.'],
    [{ rules: { toString: 'one' } }, 'rules: unknown point "toString"'],
    [
      { rules: { lookBack: 'toString' } },
      'rules.lookBack: expected "byWording" or "selfOnly", not "toString".',
    ],
    [{ askEverything: 'yes' }, 'askEverything: expected true or false, not "yes".'],
    [{ concealDecisions: 1 }, 'concealDecisions: expected true or false, not 1.'],
    [{ sed: 7 }, 'options: unknown option "sed", expected one of decks, seed, firstPlayer, '],
    [{ sed: 7 }, 'Did you mean "seed"?'],
    [{ firstplayer: 'p2' }, 'Did you mean "firstPlayer"?'],
    [
      { limits: { turn: 5 } },
      'limits: unknown limit "turn", expected one of turns, decisions, steps. Did you mean "turns"?',
    ],
    [{ rules: { blocker: 'one' } }, 'Did you mean "blockers"?'],
    [{ decks: { ...decks, p3: tide } }, 'decks: unknown option "p3", expected one of p1, p2.'],
  ])('%j', (options, message) => {
    const refused = refusedOptions(options);
    expect(refused.code).toBe('BAD_OPTIONS');
    expect(refused.message).toContain(message);
  });

  test.each([undefined, null, 7, 'decks', {}, []])('that are %j altogether', (options) => {
    expect(refusal(() => createDuel(anything(options)))).toEqual({
      code: 'BAD_OPTIONS',
      message: `options: expected an object such as { decks: { p1, p2 }, seed: 7 }, not ${JSON.stringify(options)}.`,
    });
  });

  test.each([
    ['Aqua Hulcus', 'cards: expected a list of cards, not "Aqua Hulcus".'],
    [['Aqua Hulcus'], 'not "Aqua Hulcus"'],
    [[null], 'not null'],
    [[findCard('Aqua Hulcus'), { name: 'Nothing More' }], 'Card "Nothing More"'],
  ])('cards (%#)', (cards, message) => {
    const refused = refusedOptions({ cards });
    expect(refused.code).toBe('BAD_CARD');
    expect(refused.message).toContain(message);
  });

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, '2'])('a card that counts to %j', (count) => {
    const card = {
      ...findCard('Aqua Hulcus'),
      name: 'Fraction',
      abilities: [whenPut(self, draw(anything(count)))],
    };
    expect(refusedOptions({ cards: [card] })).toMatchObject({
      code: 'BAD_CARD',
      message: expect.stringContaining(
        'Card "Fraction": abilities[0].effect.count: expected one of a whole number, { cardTypesOf }, { civilizationsOf }, ',
      ),
    });
  });

  test.each([
    [{ do: 'modes', modes: [], count: 1, by: 'you' }, 'modes: expected at least one effect, not []'],
    [{ ...oneOf(draw(1), draw(2)), count: 3 }, 'count: expected a number from 1 to 2, not 3'],
    [{ ...oneOf(draw(1), draw(2)), count: 0 }, 'count: expected a number from 1 to 2, not 0'],
    [nameNumber('n', -1), 'max: expected a number from 0 to 1000, not -1'],
    [nameNumber('n', 1_000_000), 'max: expected a number from 0 to 1000, not 1000000'],
    [{ ...nameNumber('n', 5), min: -1 }, 'min: expected a number of at least 0, not -1'],
  ])('a card with a choice that nobody could make (%#)', (choice, message) => {
    const effect = may(inOrder(draw(1), anything(choice)));
    const card = { ...findCard('Aqua Hulcus'), name: 'Nobody', abilities: [whenPut(self, effect)] };
    expect(refusedOptions({ cards: [card] })).toEqual({
      code: 'BAD_CARD',
      message: `Card "Nobody": abilities[0].effect.effect.effects[1].${message}.`,
    });
  });

  test('a card that evolves from fewer than one creature', () => {
    const abilities = [{ ...evolution({}), count: 0 }];
    const card = { ...findCard('Aqua Hulcus'), type: 'evolutionCreature', name: 'Nowhere', abilities };
    expect(refusedOptions({ cards: [card] })).toEqual({
      code: 'BAD_CARD',
      message: 'Card "Nowhere": abilities[0].count: expected a number of at least 1, not 0.',
    });
  });

  test.each([[[]], [[1]], [[1, 2, 3]]])('a card with a sum of %j', (plus) => {
    const card = {
      ...findCard('Aqua Hulcus'),
      name: 'Sum',
      abilities: [whenPut(self, draw(anything({ plus })))],
    };
    expect(refusedOptions({ cards: [card] })).toEqual({
      code: 'BAD_CARD',
      message: `Card "Sum": abilities[0].effect.count.plus: expected a list of 2, not ${JSON.stringify(plus)}.`,
    });
  });

  test.each(['two\nlines', ' spaced ', 'Tab\there', 'This | That', 'Over [here]', 'Line\u2028two'])(
    'a card whose name no text form could hold: %j',
    (name) => {
      expect(refusedOptions({ cards: [{ ...findCard('Aqua Hulcus'), name }] })).toEqual({
        code: 'BAD_CARD',
        message: `Card ${JSON.stringify(name)}: name: expected one line without spaces at either end, without [ ] and without a separate |, not ${JSON.stringify(name)}.`,
      });
    },
  );

  test.each([
    '|x| Odd',
    'Odd # name',
    '4 Aqua Hulcus',
    'p1 hand: ',
    'end',
    '__proto__',
    'a "b" \\ c',
    '$& $1',
  ])('a card that is called %j goes through every text form', (called) => {
    const name = called.trim();
    const card = { ...findCard('Aqua Hulcus'), name };
    const deck = [...tide.cards.slice(4), ...Array<string>(4).fill(name)];
    expect(parseDeck(printDeck(deck)).cards.filter((one) => one === name)).toHaveLength(4);
    const duel = playOut(createDuel({ decks: { p1: deck, p2: deck }, cards: [card], seed: 3 }), agentsFor(3));
    expect(replay(duel.record()).log).toEqual(duel.log);
    const position = parsePosition(`turn 3 of p1, main\np1 hand: ${name} [tapped] [over: ${name}] | ${name}`);
    expect(position.players.p1.hand).toEqual([{ name, tapped: true, over: [name] }, { name }]);
    expect(parsePosition(printPosition(position))).toEqual(position);
  });

  const nested = (depth: number, innermost: object): object =>
    Array.from({ length: depth }).reduce<object>((condition) => ({ kind: 'not', condition }), innermost);
  const bearing = (condition: object): object => ({
    ...findCard('Aqua Hulcus'),
    name: 'Abyss',
    abilities: [{ kind: 'useOnlyIf', condition }],
  });
  const endless: { [field: string]: unknown } = { kind: 'not' };
  endless['condition'] = endless;

  test.each([
    ['very deep', nested(20_000, { kind: 'turnOf', who: 'you' })],
    ['without an end', endless],
  ])('a card that is %s', (_, condition) => {
    expect(refusedOptions({ cards: [bearing(condition)] })).toEqual({
      code: 'BAD_CARD',
      message: 'Card "Abyss": nested too deeply, expected at most 100 levels of objects and lists.',
    });
    expect(refusal(() => parseCard(anything(bearing(condition)))).code).toBe('BAD_CARD');
  });

  test('a card that is deeper than any of ours is taken', () => {
    const condition = nested(90, { kind: 'turnOf', who: 'you' });
    expect(createDuel({ decks, seed: 0, cards: [anything(bearing(condition))] }).decision).toBeDefined();
  });
});

describe('an unknown option', () => {
  const duel = () => createDuel({ decks, seed: 0 });
  const position = parsePosition('turn 5 of p1, main');
  const engine = createEngine({ cards: allCards });
  const simulation = { decks, agents: { p1: () => randomAgent(1), p2: () => randomAgent(2) }, games: 1 };

  test.each<[string, () => unknown, string]>([
    ['createDuel', () => createDuel(anything({ position, firstPlayer: 'p2', seed: 0 })), '"firstPlayer"'],
    ['createDuel', () => createDuel(anything({ position, decks, seed: 0 })), '"decks"'],
    ['createEngine', () => createEngine(anything({ cards: allCards, card: [] })), 'Did you mean "cards"'],
    ['Engine.createDuel', () => engine.createDuel(anything({ decks, sead: 1 })), 'Did you mean "seed"'],
    ['fork', () => duel().fork(anything({ inspekt: () => {} })), 'Did you mean "inspect"'],
    [
      'subscribe',
      () => duel().subscribe({}, anything({ player: 'p1', plaier: 'p2' })),
      'Did you mean "player"',
    ],
    ['restoreDuel', () => restoreDuel(duel().snapshot(), anything({ card: [] })), 'Did you mean "cards"'],
    ['restoreDuel', () => restoreDuel(duel().snapshot(), anything(null)), 'expected an object, not null'],
    ['replay', () => replay(duel().record(), anything({ onSteps: () => {} })), 'Did you mean "onStep"'],
    ['simulate', () => simulate(anything({ ...simulation, game: 2 })), 'Did you mean "games"'],
    ['simulatedGames', () => simulatedGames(anything({ ...simulation, sed: 2 })), 'Did you mean "seed"'],
    ['arrange', () => arrange(anything({ trun: 3 })), 'Did you mean "turn"'],
    ['deckArbitrary', () => deckArbitrary(anything({ weight: {} })), 'Did you mean "weights"'],
    ['duelArbitrary', () => duelArbitrary(anything({ choice: 3 })), 'Did you mean "choices"'],
    ['positionArbitrary', () => positionArbitrary(anything({ card: [] })), 'Did you mean "cards"'],
    ['cardArbitrary', () => cardArbitrary(anything({ type: [] })), 'Did you mean "types"'],
    ['choicesArbitrary', () => choicesArbitrary(anything({ maxlength: 3 })), 'Did you mean "maxLength"'],
  ])('of %s is refused, with the nearest name', (_, call, message) => {
    const refused = refusal(call);
    expect(refused.code).toBe('BAD_OPTIONS');
    expect(refused.message).toContain(message);
  });

  test.each<[string, () => unknown, string, string]>([
    [
      'a deck',
      () => createDuel({ decks: { p1: anything({ ...tide, card: [] }), p2: shadow } }),
      'BAD_DECK',
      'Did you mean "cards"',
    ],
    [
      'a position',
      () => createDuel({ position: anything({ ...position, player: {} }) }),
      'BAD_POSITION',
      'Did you mean "players"',
    ],
    [
      'its players',
      () => createDuel({ position: anything({ ...position, players: { ...position.players, p3: {} } }) }),
      'BAD_POSITION',
      '"p3"',
    ],
    [
      'a placed card',
      () =>
        createDuel({
          position: anything({
            ...position,
            players: { p1: { hand: [{ name: 'Aqua Hulcus', taped: true }] }, p2: {} },
          }),
        }),
      'BAD_POSITION',
      'Did you mean "tapped"',
    ],
    [
      'a zone',
      () => arrange({ p1: anything({ battelZone: [] }) }),
      'BAD_POSITION',
      'Did you mean "battleZone"',
    ],
  ])('of %s is refused too', (_, call, code, message) => {
    const refused = refusal(call);
    expect(refused.code).toBe(code);
    expect(refused.message).toContain(message);
  });

  test('without a value is none', () => {
    expect(createDuel(anything({ decks, seed: 0, sed: undefined })).decision).toBeDefined();
  });
});

describe('a definition that is too large', () => {
  const herald = { ...findCard('Aqua Hulcus'), name: 'Herald' };
  const [ability] = herald.abilities;
  const cyclic: Record<string, unknown> = { ...herald };
  cyclic['abilities'] = [cyclic, cyclic, cyclic];

  test.each<[string, object, string]>([
    [
      'a list',
      { ...herald, abilities: Array(200_000).fill(ability) },
      'abilities: expected at most 200 items, not 200000.',
    ],
    [
      'a name',
      { ...herald, name: 'x'.repeat(10_000_000) },
      'name: expected at most 500 characters, not the 10000000 of "xxx',
    ],
    [
      'a race',
      { ...herald, races: ['x'.repeat(501)] },
      'races[0]: expected at most 500 characters, not the 501 of "xxx',
    ],
    ['a cycle', cyclic, 'nested too deeply, expected at most 100 levels'],
    ['lists in lists', { ...herald, races: Array(150).fill(Array(150).fill('x')) }, 'more than 20000 values'],
  ])('with %s is refused at once', (_, card, message) => {
    for (const check of [defineCard, parseCard, (one: unknown) => createEngine({ cards: [anything(one)] })]) {
      const refused = refusal(() => check(anything(card)));
      expect(refused.code).toBe('BAD_CARD');
      expect(refused.message).toContain(message);
      expect(refused.message.length).toBeLessThan(400);
    }
  });
});

describe('the name of a card', () => {
  test.each([
    ['aqua hulcus', 'Unknown card "aqua hulcus". Did you mean "Aqua Hulcus"?'],
    ['Bolshak Dragon', 'Unknown card "Bolshak Dragon". Did you mean "Bolshack Dragon"'],
    ['', 'Unknown card "".'],
  ])('%j', (name, message) => {
    expect(() => findCard(name)).toThrow(CardError);
    const refused = refusal(() => findCard(name));
    expect(refused.code).toBe('BAD_CARD');
    expect(refused.message).toContain(message);
  });

  test('brings at most three suggestions', () => {
    const { message } = refusal(() => findCard('Guardian'));
    expect(message.match(/"/g)?.length).toBe(8);
  });
});

/** Every way to leave out one part of a JSON value, down to a depth. */
function* pathsOf(
  value: unknown,
  depth: number,
  above: readonly string[] = [],
): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === 0) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [...above, key];
    yield* pathsOf(inner, depth - 1, [...above, key]);
  }
}

function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return to;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    if (name !== key) return [[name, inner]];
    const made = changed(inner, rest, to);
    return made === undefined ? [] : [[name, made]];
  });
  return Object.fromEntries(entries);
}

describe('a snapshot', () => {
  const steered = (): Duel => {
    const duel = starterDuel(2);
    for (let step = 0; step < 25 && duel.decision !== undefined; step++)
      duel.choose(pick(duel.decision, step));
    return duel;
  };
  const snapshot: object = JSON.parse(JSON.stringify(steered().snapshot()));

  test.each([
    [undefined, 'Snapshot: expected the result of duel.snapshot(), not undefined.'],
    [null, 'Snapshot: expected the result of duel.snapshot(), not null.'],
    ['{"taiki":4}', 'Snapshot: expected the result of duel.snapshot(), not "'],
    [[], 'Snapshot: expected the result of duel.snapshot(), not [].'],
    [{}, 'Snapshot: its version ("taiki") is undefined, expected 7.'],
    [{ ...snapshot, taiki: 1 }, 'Snapshot: its version ("taiki") is 1, expected 7.'],
    [{ ...snapshot, taiki: 1 }, 'replay the record of the duel instead.'],
    [{ ...snapshot, taiki: '2' }, 'Snapshot: its version ("taiki") is "2", expected 7.'],
    [{ taiki: 7 }, `Snapshot: seed: ${SEED}, not undefined.`],
    [{ ...snapshot, seed: -1 }, `seed: ${SEED}, not -1.`],
    [{ ...snapshot, context: null }, 'Snapshot: "context" is null, expected an object.'],
    [{ ...snapshot, context: {} }, 'Snapshot: "context.startAt" is undefined, expected text.'],
    [{ ...snapshot, standby: {} }, 'Snapshot: "standby.state" is undefined, expected text.'],
    [{ ...snapshot, choices: [null] }, 'Snapshot: "choices.0" is null, expected an object.'],
    [
      { ...snapshot, choices: [{ player: 'p3', concedes: true }] },
      'Snapshot: "choices.0.player" is "p3", expected "p1" or "p2".',
    ],
  ])('%#', (input, message) => {
    const refused = refusal(() => restoreDuel(anything(input)));
    expect(refused.code).toBe('BAD_SNAPSHOT');
    expect(refused.message).toContain(message);
  });

  test('with a card that is not known', () => {
    const text = JSON.stringify(snapshot).replaceAll('"Aqua Hulcus"', '"Aqua Hulkus"');
    expect(refusal(() => restoreDuel(JSON.parse(text)))).toEqual({
      code: 'BAD_SNAPSHOT',
      message: 'Snapshot: unknown card "Aqua Hulkus". Pass its definition in `cards`.',
    });
  });

  test.each([
    [['state'], 'turn.main.chosing', '"state" is "turn.main.chosing", expected the path of a leaf state'],
    [['state'], 'turn.main', '"state" is "turn.main", expected the path of a leaf state'],
    [['state'], 'toString', '"state" is "toString", expected the path of a leaf state'],
    [['state'], 'over', '"state" is "over", but "context.game" has no result.'],
    [['standby', 'state'], 'nowhere', '"standby.state" is "nowhere", expected the path of a leaf state'],
    [['standby', 'context'], null, '"standby.context" is null, expected an object.'],
  ])('with another %s: %j', (path, to, message) => {
    const refused = refusal(() => restoreDuel(anything(changed(snapshot, path, to))));
    expect(refused.code).toBe('BAD_SNAPSHOT');
    expect(refused.message).toContain(message);
  });

  test('of a duel that has ended, in another state than its end', () => {
    const duel = starterDuel(2);
    duel.concede('p1');
    const input = { ...JSON.parse(JSON.stringify(duel.snapshot())), state: 'turn.charge.choosing' };
    expect(refusal(() => restoreDuel(input)).message).toBe(
      'Snapshot: "state" is "turn.charge.choosing", but "context.game" has a result; expected "over".',
    );
  });

  test('from which any part is missing, or is of another kind, is refused or makes no difference', () => {
    for (const path of pathsOf(snapshot, 4)) {
      for (const to of [undefined, null, true]) {
        const input = changed(snapshot, path, to);
        let restored: Duel;
        try {
          restored = restoreDuel(anything(input));
        } catch (error) {
          if (!(error instanceof TaikiError)) throw new Error(`${path.join('.')} = ${to}`, { cause: error });
          expect([path.join('.'), error.code]).toEqual([path.join('.'), 'BAD_SNAPSHOT']);
          continue;
        }
        const original = steered();
        expect([path.join('.'), restored.state]).toEqual([path.join('.'), original.state]);
        expect([path.join('.'), to, restored.decision?.prompt]).toEqual([
          path.join('.'),
          to,
          original.decision?.prompt,
        ]);
      }
    }
  });
});

describe('a record', () => {
  const duel = starterDuel(6);
  playOn(duel, agentsFor(6));
  const text = duel.record();
  const lines = text.split('\n');
  const refusedRecord = (changedText: unknown) => {
    const refused = refusal(() => replay(anything(changedText)));
    expect(refused.code).toBe('BAD_RECORD');
    return refused.message;
  };
  const edited = (pattern: RegExp | string, to: string): string => {
    const result = text.replace(pattern, to);
    expect(result).not.toBe(text);
    return result;
  };

  test('is replayed as it is, and with other line ends', () => {
    expect(replay(text).record()).toBe(text);
    expect(replay(text.replaceAll('\n', '\r\n')).record()).toBe(text);
    expect(replay(text.trimEnd()).record()).toBe(text);
  });

  test('that breaks off, at any line', () => {
    for (let kept = 0; kept < lines.length - 1; kept++) {
      refusedRecord(lines.slice(0, kept).join('\n'));
      if (kept > 0) refusedRecord(`${lines.slice(0, kept).join('\n')}\n`);
    }
    expect(refusedRecord(lines.slice(0, 2).join('\n'))).toBe(
      'The record ends before line 3, expected the rules as JSON, such as "rules: {}".',
    );
  });

  test('that breaks off within a line', () => {
    for (let kept = 0; kept < text.trimEnd().length; kept += 11) refusedRecord(text.slice(0, kept));
  });

  test('from which one line is missing', () => {
    // Without its line `# Name` a deck has no name; everything else is needed.
    for (const [left, line] of lines.slice(0, -1).entries())
      if (!line.startsWith('  #')) refusedRecord(lines.filter((_, index) => index !== left).join('\n'));
  });

  test.each([
    [
      'of another version',
      'taiki record 1',
      'taiki record 2',
      'Line 1 of the record: expected "taiki record 1"',
    ],
    ['with another seed', /^seed: 6$/m, 'seed: 7', ''],
    [
      'with a seed that is none',
      /^seed: 6$/m,
      'seed: -6',
      'Line 2 of the record: expected a seed, such as "seed: 7"',
    ],
    [
      'with a seed that is too large',
      /^seed: 6$/m,
      `seed: ${2 ** 53}`,
      'The duel of the record cannot start: seed',
    ],
    [
      'with another checksum',
      /^log: (\d+) [0-9a-f]{16}$/m,
      'log: $1 0123456789abcdef',
      'but the replayed duel has',
    ],
    ['with another number of facts', /^log: \d+/m, 'log: 1', 'expected "log: 1 '],
    ['with another result', /^result: .*$/m, 'result: nobody bothLose 3', 'Record: expected the result'],
    ['with no result', /^result: .*$/m, 'result: open', 'Record: expected the result null'],
    ['with a player who is none', /^first: p\d$/m, 'first: p3', 'expected "first: p1" or "first: p2"'],
    [
      'with other rules',
      '"blockers":"any"',
      '"blockers":"two"',
      'The duel of the record cannot start: rules.blockers: expected',
    ],
    [
      'with rules that are none',
      /^rules: .*$/m,
      'rules: current',
      'Record: expected the rules as JSON, not "current".',
    ],
    [
      'with a list of rules',
      /^rules: .*$/m,
      'rules: []',
      'The duel of the record cannot start: rules: expected an object',
    ],
    ['with a card that is not known', '4 Aqua Hulcus', '4 Aqua Hulkus', 'Did you mean "Aqua Hulcus"?'],
    ['with a short deck', '4 Aqua Hulcus', '3 Aqua Hulcus', 'Deck p1: 39 cards'],
    ['with a deck that cannot be read', '4 Aqua Hulcus', 'Aqua Hulcus', 'The deck after line '],
    [
      'with a choice that is none',
      /^ {2}p1 charge \d+$/m,
      '  p1 charge one',
      'expected a choice, such as "p1 main 3"',
    ],
    ['with a choice that is not offered', /^ {2}p1 charge \d+$/m, '  p1 charge 99', 'there is no option 99'],
    [
      'with a choice by another',
      /^ {2}p1 charge /m,
      '  p2 charge ',
      'the record has an answer from p2 to "charge", expected one from p1',
    ],
    [
      'with a choice of another kind',
      /^ {2}p1 charge /m,
      '  p1 main ',
      'the record has an answer from p1 to "main", expected one from p1',
    ],
    [
      'with fewer choices than it says',
      /^choices: (\d+)$/m,
      'choices: 1$1',
      'expected a choice, such as "p1 main 3"',
    ],
    ['with more choices than it says', /^choices: \d+$/m, 'choices: 2', 'expected a result'],
    ['with more choices than there can be', /^choices: \d+$/m, 'choices: 99999999999', 'expected a choice'],
    ['that goes on after its end', /^end$/m, 'end\nseed: 8', 'expected nothing after "end", not "seed: 8"'],
    ['that goes on after the duel', /^choices: (\d+)$/m, 'choices: 0', 'expected a result'],
  ])('%s', (_, from, to, message) => {
    expect(refusedRecord(edited(from, to))).toContain(message);
  });

  test('with a choice more than the duel has', () => {
    const count = Number(/^choices: (\d+)$/m.exec(text)?.[1]);
    const longer = text
      .replace(/^choices: \d+$/m, `choices: ${count + 1}`)
      .replace(/^result: /m, '  p1 charge 0\nresult: ');
    expect(refusedRecord(longer)).toContain(`Choice ${count + 1} of ${count + 1}: The duel is over`);
  });

  test('in which any choice was changed to another that is legal', () => {
    let tried = 0;
    lines.forEach((line, index) => {
      const [, chosen] = /^ {2}p[12] (?:charge|attack|main) (\d+)$/.exec(line) ?? [];
      if (chosen === undefined || tried >= 12) return;
      tried++;
      const other = chosen === '0' ? '1' : '0';
      refusedRecord(lines.with(index, line.replace(/\d+$/, other)).join('\n'));
    });
    expect(tried).toBe(12);
  });

  test.each([undefined, null, 7, {}, []])('that is %j', (input) => {
    expect(refusedRecord(input)).toMatch(/^Record: expected text, not /);
  });

  test('from a position that cannot be read', () => {
    const positioned = arrange({ p1: { hand: ['Aqua Hulcus'] } }).record();
    expect(replay(positioned).record()).toBe(positioned);
    expect(refusedRecord(positioned.replace('turn 5 of p1', 'turn five of p1'))).toContain('turn five of p1');
    expect(refusedRecord(positioned.replace('p1 hand', 'p1 pocket'))).toContain('p1 pocket');
    expect(refusedRecord(positioned.replace('Aqua Hulcus', 'Aqua Hulkus'))).toContain(
      'Did you mean "Aqua Hulcus"?',
    );
  });
});

describe('a position', () => {
  test.each([
    [
      'an unknown card',
      { p1: { hand: ['Aqua Hulkus'] } },
      'Position: unknown card "Aqua Hulkus". Did you mean "Aqua Hulcus"?',
    ],
    [
      'an unknown card below another',
      { p2: { battleZone: [{ name: 'Aqua Hulcus', over: ['Aqua Hulkus'] }] } },
      'Position: unknown card "Aqua Hulkus".',
    ],
    [
      'an unknown zone',
      { p2: { pocket: ['Aqua Hulcus'] } },
      'p2.pocket: unknown zone, expected one of deck, hand, battleZone',
    ],
    [
      'an unknown step',
      { step: 'charging' },
      'position.step: expected one of startOfTurn, draw, charge, main, attack, end, not "charging".',
    ],
    ['an unknown player', { active: 'p3' }, 'position.active: expected "p1" or "p2", not "p3".'],
    ['no turn', { turn: 0 }, 'position.turn: expected a whole number from 1 to 2^53 - 1, not 0.'],
    ['half a turn', { turn: 1.5 }, 'position.turn: expected a whole number from 1 to 2^53 - 1, not 1.5.'],
    [
      'more turns than can be counted',
      { turn: 2 ** 53 },
      'expected a whole number from 1 to 2^53 - 1, not 9007199254740992.',
    ],
    [
      'a tapped card in hand',
      { p1: { hand: [{ name: 'Aqua Hulcus', tapped: true }] } },
      'Position: expected "[tapped]" in the battle zone or the mana zone only (105), not on "Aqua Hulcus" in the hand.',
    ],
    [
      'cards below one in the graveyard',
      { p1: { graveyard: [{ name: 'Aqua Hulcus', over: ['Aqua Soldier'] }] } },
      'Position: expected "[over: ...]" in the battle zone or on a shield only (801), not on "Aqua Hulcus" in the graveyard.',
    ],
    [
      'a spell in the battle zone',
      { p1: { battleZone: ['Holy Awe'] } },
      'Position: expected no spell (302.2), not "Holy Awe" in the battle zone.',
    ],
    ['zones that are null', { p1: null }, 'p1: expected an object of zones, not null.'],
    ['zones that are a number', { p1: 5 }, 'p1: expected an object of zones, not 5.'],
    ['zones in a list', { p2: [] }, 'p2: expected an object of zones, not [].'],
    [
      'fewer cards than none',
      { p1: { hand: -1 } },
      'p1.hand: expected a number of cards from 0 to 1000, not -1.',
    ],
    ['half a card', { p1: { deck: 1.5 } }, 'p1.deck: expected a number of cards from 0 to 1000, not 1.5.'],
    [
      'a billion cards',
      { p1: { deck: 1e9 } },
      'p1.deck: expected a number of cards from 0 to 1000, not 1000000000.',
    ],
    [
      'less mana than none',
      { p1: { manaZone: { fire: -1 } } },
      'p1.manaZone.fire: expected a number of cards from 0 to 1000, not -1.',
    ],
    [
      'mana that is text',
      { p1: { manaZone: { fire: '3' } } },
      'p1.manaZone.fire: expected a number of cards from 0 to 1000, not "3".',
    ],
    [
      'mana that is null',
      { p1: { manaZone: null } },
      'p1.manaZone: expected a list of cards or a number of cards, not null',
    ],
    ['a card that is a number', { p1: { hand: [7] } }, 'p1.hand[0]: expected a card such as'],
    ['a card without a name', { p1: { hand: [{ tapped: true }] } }, 'p1.hand[0]: expected a card such as'],
    [
      'a mark that is text',
      { p1: { hand: [{ name: 'Aqua Hulcus', tapped: 'yes' }] } },
      'p1.hand[0]: expected a card such as',
    ],
    [
      'unknown mana',
      { p1: { manaZone: { water: 1, air: 2 } } },
      'p1.manaZone: expected a list of cards or a number of cards, not {"water":1,"air":2}',
    ],
    [
      'a zone that is text',
      { p1: { hand: 'Aqua Hulcus' } },
      'p1.hand: expected a list of cards or a number of cards, not "Aqua Hulcus"',
    ],
  ])('with %s', (_, arrangement, message) => {
    const refused = refusal(() => arrange(anything(arrangement)));
    expect(refused.code).toBe('BAD_POSITION');
    expect(refused.message).toContain(message);
  });

  test.each([
    ['Aqua Hulcus [asleep]', '[asleep]'],
    ['Aqua Hulcus [under: Aqua Soldier] [tapped]', '[under: Aqua Soldier]'],
    ['Aqua Hulcus [tapped', '[tapped'],
  ])('with a mark that there is not: %s', (card, mark) => {
    expect(refusal(() => parsePosition(`turn 5 of p1, main\np1 hand:\np1 battle zone: ${card}`))).toEqual({
      code: 'BAD_POSITION',
      message: `Line 3: expected a mark such as "[tapped]", "[fresh]", "[face up]", "[hyper mode]", "[face down]", "[other face]", "[third face]", "[over: Aqua Hulcus]", "[linked 1 0: Aqua Hulcus]", "[bears: Aqua Hulcus]" or "[seal: Aqua Hulcus]", not "${mark}".`,
    });
  });

  test.each([
    [null, 'position: expected an object such as'],
    ['turn 5 of p1, main', 'position: expected an object such as'],
    [{ turn: 5, active: 'p1', step: 'main' }, 'position.players: expected { p1, p2 }, not undefined.'],
    [
      { turn: 5, active: 'p1', step: 'main', players: { p1: {} } },
      'position.players.p2: expected an object of zones, not undefined.',
    ],
    [
      { turn: 5, active: 'p1', step: 'main', players: { p1: { mana: [] }, p2: {} } },
      'position.players.p1.mana: unknown zone, expected one of deck, hand, battleZone, manaZone',
    ],
    [
      { turn: 5, active: 'p1', step: 'main', players: { p1: { hand: 3 }, p2: {} } },
      'p1.hand: expected a list of cards, not 3.',
    ],
  ])('that is %j', (position, message) => {
    const refused = refusal(() => createDuel({ position: anything(position) }));
    expect(refused.code).toBe('BAD_POSITION');
    expect(refused.message).toContain(message);
  });

  test.each([
    ['', 'Line 1: expected a line such as "turn 5 of p1, main"'],
    ['turn 5 of p3, main', 'not "turn 5 of p3, main"'],
    ['turn 5 of p1, lunch', 'with one of the steps startOfTurn, draw, charge, main, attack, end'],
    [
      'turn 5 of p1, main\np1 pocket: Aqua Hulcus',
      'Line 2: expected a line such as "p1 battle zone: Aqua Hulcus',
    ],
    ['turn 5 of p1, main\n\nAqua Hulcus', 'Line 3: expected a line such as'],
    [7, 'Position: expected text, not 7.'],
  ])('in text: %j', (text, message) => {
    const refused = refusal(() => parsePosition(anything(text)));
    expect(refused.code).toBe('BAD_POSITION');
    expect(refused.message).toContain(message);
  });
});
