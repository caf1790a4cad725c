import { VIEWERS } from 'taiki';
import { rejection } from './errors.ts';
import type { MethodName, Params } from './protocol.ts';

/** The expected type of a parameter. The engine checks the rest, such as the cards of a deck or the range of a seed. */
interface Parameter<Needed extends 'required' | 'optional'> {
  readonly needed: Needed;
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

type ParametersOf<P> = {
  readonly [K in keyof P]-?: Parameter<Record<never, never> extends Pick<P, K> ? 'optional' : 'required'>;
};

type Kind = Omit<Parameter<'required'>, 'needed'>;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TEXT: Kind = { expected: 'a string', fits: (value) => typeof value === 'string' };
const NUMBER: Kind = { expected: 'a number', fits: (value) => typeof value === 'number' };
const COUNT: Kind = {
  expected: 'an integer of at least 0',
  fits: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
};
const MAX_LISTED = 10_000;
const AT_MOST: Kind = {
  expected: `an integer from 0 to ${MAX_LISTED}`,
  fits: (value) => COUNT.fits(value) && Number(value) <= MAX_LISTED,
};
const FLAG: Kind = { expected: 'true or false', fits: (value) => typeof value === 'boolean' };
const LIST: Kind = { expected: 'an array', fits: Array.isArray };
const OBJECT: Kind = { expected: 'an object', fits: isObject };
const TEXT_OR_OBJECT: Kind = {
  expected: 'a string or an object',
  fits: (value) => typeof value === 'string' || isObject(value),
};
const PLAYER: Kind = { expected: '"p1" or "p2"', fits: (value) => value === 'p1' || value === 'p2' };
const VIEWER: Kind = {
  expected: '"p1", "p2", "spectator" or "judge"',
  fits: (value) => VIEWERS.some((viewer) => viewer === value),
};
const INDEXES: Kind = {
  expected: 'an array of indexes such as [0] or []',
  fits: (value) => Array.isArray(value) && value.every((index) => typeof index === 'number'),
};
const TWO_DECKS: Kind = {
  expected: 'an object with exactly p1 and p2',
  fits: (value) =>
    isObject(value) &&
    Object.hasOwn(value, 'p1') &&
    Object.hasOwn(value, 'p2') &&
    Object.keys(value).length === 2,
};

const required = (kind: Kind): Parameter<'required'> => ({ ...kind, needed: 'required' });
const optional = (kind: Kind): Parameter<'optional'> => ({ ...kind, needed: 'optional' });

const DUEL = { duel: required(TEXT) };
const ANSWER = { choice: required(INDEXES), player: optional(PLAYER), decision: optional(NUMBER) };
const NAME = { name: required(TEXT) };
const CARDS = { cards: optional(LIST) };

/** The parameters of every method, by name. */
export const PARAMETERS: { readonly [M in MethodName]: ParametersOf<Params<M>> } = {
  'server.info': {},
  'duel.create': {
    ...CARDS,
    decks: optional(TWO_DECKS),
    position: optional(TEXT_OR_OBJECT),
    seed: optional(NUMBER),
    firstPlayer: optional(PLAYER),
    rules: optional(TEXT_OR_OBJECT),
    askEverything: optional(FLAG),
    concealDecisions: optional(FLAG),
    limits: optional(OBJECT),
  },
  'duel.decision': { ...DUEL, player: optional(PLAYER) },
  'duel.choose': { ...DUEL, ...ANSWER },
  'duel.step': { ...DUEL, ...ANSWER },
  'duel.concede': { ...DUEL, player: required(PLAYER) },
  'duel.view': { ...DUEL, player: required(VIEWER) },
  'duel.log': { ...DUEL, from: optional(COUNT), player: optional(VIEWER) },
  'duel.legalChoices': { ...DUEL, most: optional(AT_MOST) },
  'duel.explain': DUEL,
  'duel.state': DUEL,
  'duel.seed': DUEL,
  'duel.snapshot': DUEL,
  'duel.restore': { ...CARDS, snapshot: required(OBJECT) },
  'duel.fork': DUEL,
  'duel.record': DUEL,
  'duel.replay': { ...CARDS, record: required(TEXT) },
  'duel.result': DUEL,
  'duel.close': DUEL,
  'cards.find': NAME,
  'cards.describe': NAME,
  'cards.list': {},
  'decks.list': {},
  'decks.parse': { text: required(TEXT) },
};

export const isMethod = (name: string): name is MethodName => Object.hasOwn(PARAMETERS, name);

const MAX_SHOWN = 80;

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}...` : text;
}

/**
 * The parameters of a request, with names and types checked.
 * @throws INVALID_PARAMS naming the parameter, the value, and what was expected.
 */
export function checkedParams<M extends MethodName>(method: M, given: unknown): Params<M> {
  const params = given ?? {};
  const parameters = Object.entries<Parameter<'required' | 'optional'>>(PARAMETERS[method]);
  const invalid = (message: string) => rejection('INVALID_PARAMS', `${method}: ${message}`);
  if (!isObject(params))
    throw invalid(`parameters are ${shown(params)}. Expected an object with named parameters.`);
  const known = parameters.map(([name]) => name);
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const allowed = known.length === 0 ? 'no parameters' : known.join(', ');
    throw invalid(`unknown parameter ${shown(unknown)}. Expected ${allowed}.`);
  }
  for (const [name, { needed, expected, fits }] of parameters) {
    if (!Object.hasOwn(params, name)) {
      if (needed === 'required') throw invalid(`"${name}" is missing. Expected ${expected}.`);
    } else if (!fits(params[name]))
      throw invalid(`"${name}" is ${shown(params[name])}. Expected ${expected}.`);
  }
  return params as Params<M>;
}
