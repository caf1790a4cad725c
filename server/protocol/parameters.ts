import {
  COUNT,
  checkParams,
  FLAG,
  INDEXES,
  isObject,
  type Kind,
  LIST,
  NUMBER,
  oneOf,
  optional,
  type ParametersOf,
  PLAYER,
  required,
  TEXT,
  TEXT_OR_OBJECT,
} from '../rpc/parameters.ts';
import { isVisible } from './isVisible.ts';
import { HOST_AGENTS, type HostMethod, type HostParams, ON_TIMEOUT } from './protocol.ts';

const MAX_NAME = 40;
const MAX_INITIAL = 86_400;
const MIN_INITIAL = 1;
const MAX_INCREMENT = 3_600;

/** Whether others can be shown this as the name of a player. */
export const isPlayerName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_NAME && isVisible(value);

const PLAYER_NAME: Kind = {
  expected: `a string of 1 to ${MAX_NAME} characters that can all be seen`,
  fits: isPlayerName,
};

const DECK: Kind = {
  expected: 'the name of a starter deck, an array of 40 card names, or a deck',
  fits: (value) => typeof value === 'string' || isObject(value) || Array.isArray(value),
};

const CLOCK_KEYS = ['increment', 'initial', 'onTimeout'];

const isBetween = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

const CLOCK: Kind = {
  expected: `"none", or an object with exactly initial (${MIN_INITIAL} to ${MAX_INITIAL} seconds), increment (0 to ${MAX_INCREMENT} seconds; at least 1 with "default") and onTimeout ("loss" or "default")`,
  fits: (value) => {
    if (!isObject(value)) return value === 'none';
    const { initial, increment, onTimeout } = value;
    return (
      Object.keys(value).sort().join() === CLOCK_KEYS.join() &&
      isBetween(initial, MIN_INITIAL, MAX_INITIAL) &&
      isBetween(increment, onTimeout === 'default' ? 1 : 0, MAX_INCREMENT) &&
      ON_TIMEOUT.some((one) => one === onTimeout)
    );
  },
};

const MAX_LISTED = 1_000;
const AT_MOST: Kind = {
  expected: `an integer from 0 to ${MAX_LISTED}`,
  fits: (value) => COUNT.fits(value) && Number(value) <= MAX_LISTED,
};

const DUEL = { duel: required(TEXT) };
const HOLDER = { player: optional(oneOf('p1', 'p2', 'spectator')) };
const DECISION: Kind = { ...NUMBER, expected: 'the id of the decision that is answered, a number' };
const ANSWER = { choice: required(INDEXES), decision: required(DECISION) };
const NAME = { name: required(TEXT) };

/** The parameters of every method, by name. */
export const HOST_PARAMETERS: { readonly [M in HostMethod]: ParametersOf<HostParams<M>> } = {
  'server.info': {},
  'duel.create': {
    deck: required(DECK),
    name: optional(PLAYER_NAME),
    listed: optional(FLAG),
    agent: optional(oneOf(...HOST_AGENTS)),
    agentDeck: optional(DECK),
    clock: optional(CLOCK),
    rules: optional(TEXT_OR_OBJECT),
    cards: optional(LIST),
    askEverything: optional(FLAG),
    concealDecisions: optional(FLAG),
  },
  'duel.join': {
    invitation: required(TEXT),
    deck: required(DECK),
    name: optional(PLAYER_NAME),
    cards: optional(TEXT),
  },
  'duels.list': { from: optional(TEXT) },
  'duel.terms': DUEL,
  'duel.watch': { ...DUEL, from: optional(COUNT) },
  'duel.unwatch': DUEL,
  'duel.decision': { ...DUEL, ...HOLDER },
  'duel.choose': { ...DUEL, ...HOLDER, ...ANSWER },
  'duel.step': { ...DUEL, ...HOLDER, ...ANSWER },
  'duel.concede': { ...DUEL, ...HOLDER },
  'duel.view': { ...DUEL, ...HOLDER },
  'duel.log': { ...DUEL, ...HOLDER, from: optional(COUNT) },
  'duel.legalChoices': { ...DUEL, most: optional(AT_MOST) },
  'duel.explain': DUEL,
  'duel.state': DUEL,
  'duel.result': DUEL,
  'duel.seed': DUEL,
  'duel.record': DUEL,
  'duel.proof': DUEL,
  'duel.rematch': DUEL,
  'account.signIn': { token: required(TEXT) },
  'account.signOut': {},
  'duel.mine': { from: optional(TEXT) },
  'duel.recover': { id: required(TEXT), player: required(PLAYER) },
  'cards.find': NAME,
  'cards.describe': NAME,
  'cards.list': {},
  'decks.list': {},
  'decks.parse': { text: required(TEXT) },
};

export const isHostMethod = (name: string): name is HostMethod => Object.hasOwn(HOST_PARAMETERS, name);

/** @throws INVALID_PARAMS naming the parameter, the value, and what was expected. */
export const checkedHostParams = <M extends HostMethod>(method: M, given: unknown): HostParams<M> =>
  checkParams(method, HOST_PARAMETERS[method], given) as HostParams<M>;
