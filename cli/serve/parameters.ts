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
  oneOf,
  optional,
  type ParametersOf,
  PLAYER,
  required,
  TEXT,
  TEXT_OR_OBJECT,
  VIEWER,
} from '@taiki/server/rpc';
import { SERVED_AGENTS } from './learning/learningProtocol.ts';
import type { MethodName, Params } from './protocol.ts';

const TWO_DECKS: Kind = {
  expected: 'an object with exactly p1 and p2',
  fits: (value) =>
    isObject(value) &&
    Object.hasOwn(value, 'p1') &&
    Object.hasOwn(value, 'p2') &&
    Object.keys(value).length === 2,
};

const SEED: Kind = {
  expected: 'a number or text',
  fits: (value) => NUMBER.fits(value) || TEXT.fits(value),
};

const AGENT: Kind = oneOf(...SERVED_AGENTS);

const AGENT_OF_PLAYER: Kind = {
  expected: `an object with p1 or p2, each ${AGENT.expected}`,
  fits: (value) =>
    isObject(value) &&
    Object.entries(value).every(([player, agent]) => PLAYER.fits(player) && AGENT.fits(agent)),
};

const DUEL = { duel: required(TEXT) };
const ANSWER = { choice: required(INDEXES), player: optional(PLAYER), decision: optional(NUMBER) };
const NAME = { name: required(TEXT) };
const CARDS = { cards: optional(LIST) };
const VECTOR = { vector: required(TEXT) };
const SETTINGS = {
  ...CARDS,
  rules: optional(TEXT_OR_OBJECT),
  askEverything: optional(FLAG),
  concealDecisions: optional(FLAG),
  limits: optional(OBJECT),
};

/** The parameters of every method, by name. */
export const PARAMETERS: { readonly [M in MethodName]: ParametersOf<Params<M>> } = {
  'server.info': {},
  'duel.create': {
    ...SETTINGS,
    decks: optional(TWO_DECKS),
    position: optional(TEXT_OR_OBJECT),
    seed: optional(SEED),
    firstPlayer: optional(PLAYER),
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
  'duel.sample': { ...DUEL, seed: optional(NUMBER) },
  'duel.record': DUEL,
  'duel.replay': { ...CARDS, record: required(TEXT) },
  'duel.result': DUEL,
  'duel.board': { ...DUEL, player: required(PLAYER) },
  'duel.close': DUEL,
  'cards.find': NAME,
  'cards.describe': NAME,
  'cards.list': {},
  'decks.list': {},
  'decks.parse': { text: required(TEXT) },
  'learning.schema': {},
  'learning.observe': { ...DUEL, player: required(PLAYER), slots: optional(INDEXES) },
  'learning.pick': { ...DUEL, slots: required(INDEXES), file: optional(TEXT) },
  'learning.agent': { ...DUEL, player: required(PLAYER), agent: required(AGENT), seed: optional(NUMBER) },
  'learning.create': {
    ...SETTINGS,
    duels: required(COUNT),
    decks: required(TWO_DECKS),
    seed: optional(NUMBER),
    firstRow: optional(NUMBER),
    file: optional(TEXT),
    firstPlayer: optional(oneOf('p1', 'p2', 'alternating')),
    agents: optional(AGENT_OF_PLAYER),
    illegalSlots: optional(oneOf('refuse', 'concede')),
  },
  'learning.step': { ...VECTOR, slots: required(INDEXES), final: optional(PLAYER) },
  'learning.reset': { ...VECTOR, seed: optional(NUMBER) },
  'learning.close': VECTOR,
};

export const isMethod = (name: string): name is MethodName => Object.hasOwn(PARAMETERS, name);

/**
 * The parameters of a request, with names and types checked.
 * @throws INVALID_PARAMS naming the parameter, the value, and what was expected.
 */
export const checkedParams = <M extends MethodName>(method: M, given: unknown): Params<M> =>
  checkParams(method, PARAMETERS[method], given) as Params<M>;
