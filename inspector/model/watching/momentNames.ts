import type { Player, Zone } from 'taiki';
import { ExpressionError, type Names, parseExpression, type Value } from '../../core/values/expression.ts';
import type { ChartIndex } from '../chartIndex.ts';
import type { Moment } from '../moment.ts';
import { PLAYERS } from '../table.ts';
import { ZONES } from '../zones.ts';

/** What an expression may name in a duel, for messages and for help. */
export const DUEL_NAMES = [
  'turn',
  'active',
  'state',
  'attacks',
  'facts',
  'standby.length',
  'standby.next',
  'decision.player',
  'decision.kind',
  'p1',
  'p2',
] as const;

export const DUEL_CALLS = [
  'count(p1.hand)',
  'power(#12)',
  'tapped(#12)',
  'guard(isDone)',
  'in(turn.main)',
] as const;

const PLAIN: { readonly [N in (typeof DUEL_NAMES)[number]]: (moment: Moment) => Value } = {
  turn: ({ table }) => table?.turn.number,
  active: ({ table }) => table?.turn.active,
  state: ({ state }) => state,
  attacks: ({ table }) => table?.turn.attacks,
  facts: ({ facts }) => facts,
  'standby.length': ({ standby }) =>
    standby === undefined ? 0 : standby.effects.ap.length + standby.effects.nap.length,
  'standby.next': ({ standby }) => standby?.next?.state ?? 'nothing',
  'decision.player': ({ decision }) => decision?.player,
  'decision.kind': ({ decision }) => decision?.kind,
  p1: () => 'p1',
  p2: () => 'p2',
};

const isPlain = (name: string): name is keyof typeof PLAIN => Object.hasOwn(PLAIN, name);

interface Call {
  readonly read: (moment: Moment, argument: string) => Value;
  /** Why this cannot be in its brackets; undefined if it can. */
  readonly problem: (argument: string, charts: ChartIndex) => string | undefined;
}

const objectIn = (moment: Moment, argument: string) => moment.table?.cards[Number(argument.slice(1))];

const isObject = (argument: string): string | undefined =>
  /^#\d+$/.test(argument) ? undefined : `expected the number of an object, such as #12, not "${argument}"`;

function zoneIn(argument: string): readonly [Player, Zone] | undefined {
  const [owner, name] = argument.split('.');
  const player = PLAYERS.find((one) => one === owner);
  const zone = ZONES.find((one) => one === name);
  return player === undefined || zone === undefined ? undefined : [player, zone];
}

const CALLS: Readonly<Record<string, Call>> = {
  count: {
    read: ({ table }, argument) => {
      const [player, zone] = zoneIn(argument) ?? [];
      return player === undefined || zone === undefined ? undefined : table?.zones[player][zone].length;
    },
    problem: (argument) =>
      zoneIn(argument) === undefined
        ? `expected a player and a zone, such as p1.hand (zones: ${ZONES.join(', ')}), not "${argument}"`
        : undefined,
  },
  power: { read: (moment, argument) => objectIn(moment, argument)?.power, problem: isObject },
  tapped: { read: (moment, argument) => objectIn(moment, argument)?.tapped, problem: isObject },
  guard: {
    read: ({ guards }, argument) => guards.findLast(({ guard }) => guard === argument)?.answer,
    problem: (argument, { guards }) =>
      guards.includes(argument) ? undefined : `no guard is called "${argument}"`,
  },
  in: {
    read: ({ state }, argument) => `${state}.`.startsWith(`${argument}.`),
    problem: (argument, { states }) =>
      states.includes(`duel.${argument}`) ? undefined : `no state is called "${argument}"`,
  },
};

const expected = `Expected ${DUEL_NAMES.join(', ')}, ${DUEL_CALLS.join(', ')}.`;

/** Checks the names of an expression, before there is a moment. */
const checkedNames = (charts: ChartIndex): Names => ({
  name: (name) => {
    if (!isPlain(name)) throw new ExpressionError(`Nothing is called "${name}" in a duel. ${expected}`);
    return undefined;
  },
  call: (name, argument) => {
    const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
    if (call === undefined) throw new ExpressionError(`Nothing is called "${name}()" in a duel. ${expected}`);
    const problem = call.problem(argument, charts);
    if (problem !== undefined) throw new ExpressionError(`${name}(): ${problem}.`);
    return undefined;
  },
});

const namesAt = (moment: Moment): Names => ({
  name: (name) => (isPlain(name) ? PLAIN[name](moment) : undefined),
  call: (name, argument) => CALLS[name]?.read(moment, argument),
});

/** An expression about a moment of a duel. */
export type MomentExpression = (moment: Moment) => Value;

/**
 * Reads an expression about a duel: `power(#12)`, `count(p1.hand) = 0 and turn > 3`.
 * @throws {ExpressionError} if it is none, or names what does not exist.
 */
export function momentExpression(text: string, charts: ChartIndex): MomentExpression {
  const expression = parseExpression(text);
  expression(checkedNames(charts));
  return (moment) => expression(namesAt(moment));
}
