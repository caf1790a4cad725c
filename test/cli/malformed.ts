import fc from 'fast-check';
import type { DuelSnapshot, ErrorCode } from 'taiki';
import { PARAMETERS } from '../../cli/serve/parameters.ts';
import type { ErrorResponse, ServerErrorCode } from '../../cli/serve/protocol.ts';
import { Client } from './serveClient.ts';

/** A message that no server may take, with the codes of which one must come back for each request in it. */
export interface Malformed {
  readonly message: string | Uint8Array;
  readonly codes: readonly (readonly (ErrorCode | ServerErrorCode)[])[];
  readonly form: 'single' | 'batch';
}

/** A request, well formed as far as JSON-RPC goes or not, and the codes of the errors that it may get. */
interface Wrong {
  readonly request: unknown;
  readonly codes: readonly (ErrorCode | ServerErrorCode)[];
}

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];
/** How long a message may be: a batch of snapshots fits. */
const LONGEST = 512 * 1024;
const METHODS = Object.keys(PARAMETERS);
const DUELS = ['d1', 'd2'];
const OVER = 'd3';

/** What JSON cannot write from a value: numbers beyond all bounds, and a key that an object literal would not keep. */
const written = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('"<1e999>"', '1e999')
    .replaceAll('"<-1e999>"', '-1e999')
    .replaceAll('"<-0>"', '-0')
    .replaceAll('"<proto>":', '"__proto__":');

const oddNumber = fc.oneof(
  fc.constantFrom('<1e999>', '<-1e999>', 2 ** 53, -(2 ** 31), 1e-300, 0.5, 1e21),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false });

const id = fc.oneof(
  fc.nat(),
  fc.string(),
  fc.constant(null),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const request = (method: string, params: unknown) =>
  id.map((one) => ({ jsonrpc: '2.0', id: one, method, params }));

const asked = (
  method: string,
  params: fc.Arbitrary<unknown>,
  ...codes: readonly (ErrorCode | ServerErrorCode)[]
): fc.Arbitrary<Wrong> =>
  params.chain((given) => request(method, given)).map((whole) => ({ request: whole, codes }));

const notAPlayer = fc.constantFrom('p3', 'P1', '', 'constructor', 1, null, ['p1'], {});
const notText = fc.oneof(oddNumber, fc.boolean(), fc.constant(null), fc.array(fc.nat()), fc.constant({}));
const openDuel = fc.constantFrom(...DUELS);
const anyDuel = fc.constantFrom(...DUELS, OVER);
const noDuel = fc.oneof(
  fc.constantFrom(...PROTOTYPE_KEYS, 'd0', 'd01', 'D1', 'd1 ', '1', ''),
  fc.string().map((text) => `?${text}`),
  fc.nat().map((number) => `d${number + 100_000}`),
);

const unknownMethod = fc.oneof(
  fc.constantFrom(...PROTOTYPE_KEYS, 'duel', 'duel.', '.create', 'Duel.create', 'rpc.discover', ''),
  fc.string().map((text) => `${text}?`),
);

const ONE_DUEL = [
  'duel.decision',
  'duel.explain',
  'duel.state',
  'duel.snapshot',
  'duel.fork',
  'duel.sample',
  'duel.record',
  'duel.result',
  'duel.close',
  'duel.log',
  'duel.legalChoices',
];

const anIndex = fc.oneof(oddNumber, fc.integer({ min: 1000, max: 100_000 }), fc.integer({ max: -1 }));

const notACard = json.filter((value) => !Array.isArray(value)).map((card) => [card]);

/** What the parts of a request may be that are wrong in themselves. */
const wrongRequest: fc.Arbitrary<Wrong> = fc.oneof(
  fc
    .oneof(fc.nat(), fc.string(), fc.boolean(), fc.constant(null), fc.dictionary(fc.string(), json))
    .map((value) => ({ request: value, codes: ['INVALID_REQUEST'] as const })),
  fc
    .tuple(id, json, fc.constantFrom('1.0', '2', 2, null, ['2.0'], undefined))
    .map(([one, params, jsonrpc]) => ({
      request: { jsonrpc, id: one, method: 'duel.state', params },
      codes: ['INVALID_REQUEST'] as const,
    })),
  fc
    .tuple(
      id,
      fc.oneof(oddNumber, fc.constant(null), fc.array(fc.string()), fc.dictionary(fc.string(), fc.nat())),
    )
    .map(([one, method]) => ({
      request: { jsonrpc: '2.0', id: one, method, params: { duel: 'd1' } },
      codes: ['INVALID_REQUEST'] as const,
    })),
  fc
    .tuple(fc.constantFrom(...METHODS), fc.oneof(fc.string(), fc.nat(), fc.boolean(), fc.constant(null)))
    .map(([method, params]) => ({
      request: { jsonrpc: '2.0', id: 1, method, params },
      codes: ['INVALID_REQUEST'] as const,
    })),
  fc
    .tuple(fc.constantFrom(...METHODS), fc.constantFrom({}, [], true, '<1e999>', '<-1e999>'))
    .map(([method, one]) => ({
      request: { jsonrpc: '2.0', id: one, method: `${method}?`, params: {} },
      codes:
        typeof one === 'string' && !one.startsWith('<')
          ? (['METHOD_NOT_FOUND'] as const)
          : (['INVALID_REQUEST'] as const),
    })),
  unknownMethod.chain((method) => asked(method, fc.dictionary(fc.string(), json), 'METHOD_NOT_FOUND')),
);

/** Parameters that are not those of the method. */
const wrongParams: fc.Arbitrary<Wrong> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...METHODS),
      fc.oneof(
        fc.constantFrom('<proto>', ...PROTOTYPE_KEYS.slice(1)),
        fc.string().map((text) => `${text}?`),
      ),
      json,
    )
    .chain(([method, name, value]) =>
      asked(method, fc.constant({ duel: 'd1', [name]: value }), 'INVALID_PARAMS'),
    ),
  fc.constantFrom(...METHODS).chain((method) => asked(method, fc.array(json), 'INVALID_PARAMS')),
  fc
    .constantFrom(...ONE_DUEL, 'duel.choose', 'duel.view')
    .chain((method) => asked(method, fc.constant({}), 'INVALID_PARAMS')),
  fc.constantFrom(...ONE_DUEL).chain((method) =>
    asked(
      method,
      notText.map((duel) => ({ duel })),
      'INVALID_PARAMS',
    ),
  ),
  asked('duel.view', fc.record({ duel: anyDuel, player: notAPlayer }), 'INVALID_PARAMS'),
  asked('duel.concede', fc.record({ duel: anyDuel, player: notAPlayer }), 'INVALID_PARAMS'),
  asked(
    'duel.log',
    fc.record({
      duel: anyDuel,
      from: fc.oneof(fc.constantFrom('<1e999>', 0.5, -1, null, 'all'), fc.integer({ max: -1 })),
    }),
    'INVALID_PARAMS',
  ),
  asked('cards.find', fc.record({ name: notText }), 'INVALID_PARAMS'),
  asked('cards.find', fc.record({ name: fc.oneof(noDuel, fc.constantFrom(...PROTOTYPE_KEYS)) }), 'BAD_CARD'),
  asked(
    'decks.parse',
    fc.record({ text: fc.string().map((text) => `4x Aqua Hulcus\n?${text}`) }),
    'BAD_DECK',
  ),
);

/** Answers to decisions that are not open, or that the open one does not take. */
const wrongAnswer: fc.Arbitrary<Wrong> = fc.oneof(
  asked(
    'duel.choose',
    fc.record({ duel: openDuel, choice: fc.array(anIndex, { minLength: 1, maxLength: 5 }) }),
    'ILLEGAL_CHOICE',
    'INVALID_PARAMS',
  ),
  asked(
    'duel.choose',
    fc.record({ duel: openDuel, choice: fc.nat({ max: 3 }).map((index) => [index, index]) }),
    'ILLEGAL_CHOICE',
  ),
  asked(
    'duel.choose',
    fc.record({
      duel: openDuel,
      choice: fc.oneof(
        fc.nat(),
        fc.string(),
        fc.array(notText, { minLength: 1 }).map((items) => [...items, 'x']),
      ),
    }),
    'INVALID_PARAMS',
  ),
  asked(
    'duel.choose',
    fc.record({ duel: openDuel, choice: fc.constant([0]), player: notAPlayer }),
    'INVALID_PARAMS',
  ),
  asked(
    'duel.choose',
    fc.record({ duel: fc.constant('d1'), choice: fc.constant([0]), player: fc.constant('p2') }),
    'WRONG_PLAYER',
  ),
  asked(
    'duel.choose',
    fc.record({
      duel: openDuel,
      choice: fc.constant([0]),
      decision: fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: 1000 }), fc.constantFrom('<1e999>', 0.5)),
    }),
    'STALE_DECISION',
    'INVALID_PARAMS',
  ),
  asked(
    'duel.choose',
    fc.record({ duel: fc.constant(OVER), choice: fc.array(fc.nat({ max: 3 })) }),
    'DUEL_OVER',
  ),
  asked(
    'duel.concede',
    fc.record({ duel: fc.constant(OVER), player: fc.constantFrom('p1', 'p2') }),
    'DUEL_OVER',
  ),
  asked('duel.choose', fc.record({ duel: noDuel, choice: fc.array(fc.nat()) }), 'UNKNOWN_DUEL'),
  fc.constantFrom(...ONE_DUEL).chain((method) => asked(method, fc.record({ duel: noDuel }), 'UNKNOWN_DUEL')),
);

const BAD_INPUT = [
  'INVALID_PARAMS',
  'BAD_OPTIONS',
  'BAD_DECK',
  'BAD_CARD',
  'BAD_POSITION',
  'BAD_SNAPSHOT',
  'BAD_RECORD',
] as const;

/** Duels that cannot begin. */
const wrongBeginning = (snapshot: DuelSnapshot, record: string): fc.Arbitrary<Wrong> => {
  const decks = { p1: 'radiant-tide', p2: 'burning-shadow' };
  const parts = Object.keys(snapshot);
  const lines = record.split('\n').filter((line) => !line.startsWith('  #'));
  return fc.oneof(
    asked('duel.create', fc.record({ decks: json }), ...BAD_INPUT),
    asked(
      'duel.create',
      fc.record({ decks: fc.record({ p1: json, p2: fc.constant('burning-shadow') }) }),
      ...BAD_INPUT,
    ),
    asked(
      'duel.create',
      fc.record({
        decks: fc.constant(decks),
        seed: fc.oneof(fc.constantFrom('<1e999>', 0.5, -1, 2 ** 53, '7', null), fc.integer({ max: -1 })),
      }),
      ...BAD_INPUT,
    ),
    asked('duel.create', fc.record({ decks: fc.constant(decks), cards: notACard }), ...BAD_INPUT),
    asked(
      'duel.create',
      fc.record({
        decks: fc.constant(decks),
        rules: fc.oneof(
          fc.string(),
          fc.dictionary(fc.constantFrom('<proto>', 'blockers', 'lookBack', ...PROTOTYPE_KEYS), json, {
            minKeys: 1,
          }),
        ),
      }),
      ...BAD_INPUT,
    ),
    asked('duel.create', fc.record({ decks: fc.constant(decks), firstPlayer: notAPlayer }), ...BAD_INPUT),
    asked('duel.create', fc.record({ position: json }), ...BAD_INPUT),
    asked('duel.restore', fc.record({ snapshot: json }), ...BAD_INPUT),
    asked(
      'duel.restore',
      fc
        .tuple(fc.constantFrom(...parts), json)
        .map(([part, value]) => ({ snapshot: { ...snapshot, [part]: [value] } }))
        .filter(({ snapshot: { choices } }) => !Array.isArray(choices) || choices.length !== 0),
      ...BAD_INPUT,
    ),
    asked('duel.replay', fc.record({ record: fc.string() }), ...BAD_INPUT),
    asked(
      'duel.replay',
      fc.nat({ max: lines.length - 3 }).map((line) => ({ record: lines.toSpliced(line, 1).join('\n') })),
      ...BAD_INPUT,
    ),
  );
};

const single = (text: string, ...codes: readonly (ErrorCode | ServerErrorCode)[]): Malformed => ({
  message: text,
  codes: [codes],
  form: 'single',
});

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const GOOD = '{"jsonrpc":"2.0","id":1,"method":"duel.choose","params":{"duel":"d1","choice":[0]}}';

/** Text that is no JSON; bytes that are no text; what is too long or too deep. */
const wrongText: fc.Arbitrary<Malformed> = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => single(parses(text) ? `{${text}` : text, 'PARSE_ERROR')),
  fc.nat({ max: GOOD.length - 1 }).map((end) => single(GOOD.slice(0, end), 'PARSE_ERROR')),
  fc
    .tuple(
      fc.nat({ max: GOOD.length - 1 }),
      fc.constantFrom('{', '"', '\\', '\u0000', "'", ']', 'NaN', '//', '\ud800'),
    )
    .map(([at, noise]) => `${GOOD.slice(0, at)}${noise}${GOOD.slice(at)}`)
    .map((text) => single(parses(text) ? `${text}}` : text, 'PARSE_ERROR')),
  fc
    .constantFrom(
      'NaN',
      'Infinity',
      '-',
      '01',
      '1.',
      '.5',
      '0x1',
      'undefined',
      "{'a':1}",
      '[1,]',
      '{"a":1,}',
      ' ',
      '\ufeff{',
    )
    .map((text) => single(text, 'PARSE_ERROR')),
  fc.uint8Array({ minLength: 1 }).map((bytes) => ({
    message: new Uint8Array([0xff, ...bytes]),
    codes: [['PARSE_ERROR'] as const],
    form: 'single' as const,
  })),
  fc
    .tuple(fc.integer({ min: 201, max: 5000 }), fc.constantFrom('[', '{"a":', '[{"params":'), fc.boolean())
    .map(([depth, open, closed]) => {
      const text = open.repeat(depth);
      return single(closed && open === '[' ? `${text}${']'.repeat(depth)}` : text, 'TOO_DEEP');
    }),
  fc
    .constantFrom('x', '[', '"', ' ', '0,')
    .map((text) => single(`[${text.repeat(LONGEST)}`, 'MESSAGE_TOO_LARGE')),
  fc.constant(single('[]', 'INVALID_REQUEST')),
  fc
    .integer({ min: 1001, max: 2000 })
    .map((count) => single(`[${Array(count).fill('1')}]`, 'BATCH_TOO_LARGE')),
);

const asOne = ({ request, codes }: Wrong): Malformed => ({
  message: written(request),
  codes: [codes],
  form: 'single',
});

const asBatch = (wrongs: readonly Wrong[]): Malformed => ({
  message: written(wrongs.map(({ request: one }) => one)),
  codes: wrongs.map(({ codes }) => codes),
  form: 'batch',
});

const isRequest = (value: unknown): value is { readonly id: unknown } =>
  typeof value === 'object' && value !== null && 'jsonrpc' in value && value.jsonrpc === '2.0';

/** The same without an id: nothing may come back for it, where it is a request at all. */
const asNotification = ({ request: one, codes }: Wrong): Malformed => {
  if (!isRequest(one) || codes.includes('INVALID_REQUEST')) return asOne({ request: one, codes });
  const { id: _, ...notification } = one;
  return { message: written(notification), codes: [], form: 'single' };
};

/** A server with two open duels and one that is over, at all of which malformed messages are aimed. */
export class Besieged {
  readonly client = new Client({ messageBytes: LONGEST });
  readonly message: fc.Arbitrary<Malformed>;

  private constructor(client: Client, snapshot: DuelSnapshot, record: string) {
    this.client = client;
    const wrong = fc.oneof(wrongRequest, wrongParams, wrongAnswer, wrongBeginning(snapshot, record));
    this.message = fc.oneof(
      { weight: 3, arbitrary: wrongText },
      { weight: 6, arbitrary: wrong.map(asOne) },
      { weight: 1, arbitrary: wrong.map(asNotification) },
      { weight: 1, arbitrary: fc.array(wrong, { minLength: 1, maxLength: 5 }).map(asBatch) },
    );
  }

  static async begun(): Promise<Besieged> {
    const client = new Client({ messageBytes: LONGEST });
    const [duel] = [await client.duel(1), await client.duel(2), await client.duel(3)];
    await client.call('duel.concede', { duel: OVER, player: 'p1' });
    const snapshot = await client.call('duel.snapshot', { duel });
    return new Besieged(client, snapshot, await client.call('duel.record', { duel }));
  }

  /** The codes that came back for a message, in the form of what was expected. */
  async codesOf({ message, form }: Malformed): Promise<readonly unknown[]> {
    const answer = await this.client.send(message);
    if (answer === undefined) return [];
    const answers = (form === 'batch' ? answer : [answer]) as readonly ErrorResponse[];
    return answers.map((one) => one.error?.data.code ?? one);
  }

  /** All that the server keeps, as text. */
  async state(): Promise<string> {
    const duels = [...DUELS, OVER];
    const snapshots = duels.map((duel) => this.client.call('duel.snapshot', { duel }));
    return JSON.stringify(await Promise.all(snapshots));
  }
}
