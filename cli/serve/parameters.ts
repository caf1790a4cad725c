import {
  AT_MOST,
  COUNT,
  checkParams,
  FLAG,
  INDEXES,
  isObject,
  type Kind,
  LIST,
  NUMBER,
  OBJECT,
  optional,
  type ParametersOf,
  PLAYER,
  required,
  TEXT,
  TEXT_OR_OBJECT,
  VIEWER,
} from '@taiki/server/rpc';
import type { MethodName, Params } from './protocol.ts';

const TWO_DECKS: Kind = {
  expected: 'an object with exactly p1 and p2',
  fits: (value) =>
    isObject(value) &&
    Object.hasOwn(value, 'p1') &&
    Object.hasOwn(value, 'p2') &&
    Object.keys(value).length === 2,
};

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

/**
 * The parameters of a request, with names and types checked.
 * @throws INVALID_PARAMS naming the parameter, the value, and what was expected.
 */
export const checkedParams = <M extends MethodName>(method: M, given: unknown): Params<M> =>
  checkParams(method, PARAMETERS[method], given) as Params<M>;
