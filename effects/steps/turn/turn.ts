import { type ObjectId, opponentOf, type Player, type Turn } from '../../../table/nouns.ts';
import { endsAsTurnBegins, remaining } from '../../state/durations.ts';
import type { Delayed, Game, Lasting, LastKnown } from '../../state/game.ts';
import { gameWith } from '../../state/gameWith.ts';
import type { FactBody } from '../../state/reported/facts.ts';

/** 500.5. Whose turn follows: an extra turn, or the turn after them. */
export const playerAfter = ({ active, extra, next = opponentOf(active) }: Turn): Player => extra[0] ?? next;

/** 500.1, 500.5. Begins the next turn: an extra turn, or the turn that follows them. */
export function turnAfter(game: Game): Game {
  const { turn } = game;
  const [gained, ...extra] = turn.extra;
  const { next = opponentOf(turn.active) } = turn;
  const number = turn.number + 1;
  const active = number === 1 ? turn.active : playerAfter(turn);
  const lasting = remaining(game.lasting, (one) => !endsAsTurnBegins(one, active));
  const delayed = remaining(game.delayed, (one) => !endsAsTurnBegins(one, active));
  return gameWith(game, {
    turn: { number, active, attacks: 0, extra, ...(gained === undefined ? {} : { next }) },
    lasting,
    delayed,
    thisTurn: game.thisTurn.filter(isKept),
    becameOne: undefined,
    lastKnown: stillNamed(game, [...lasting, ...delayed]),
  });
}

/** The use of an ability that is limited for the whole duel. */
const isKept = (fact: FactBody): boolean => fact.kind === 'effectBegan' && fact.kept === true;

/** 605.2e. Last-known information that an effect of an earlier turn, or a condition on the whole duel, may still ask for. */
function stillNamed(
  { lastKnown, ofDuel = [] }: Game,
  effects: readonly (Lasting | Delayed)[],
): readonly LastKnown[] {
  if (lastKnown.length === 0 || effects.length + ofDuel.length === 0) return [];
  const named = new Set<ObjectId>([
    ...effects.flatMap(({ source, bound }) => [source.object, ...Object.values(bound).flat()]),
    ...ofDuel.flatMap((fact) => ('object' in fact ? [fact.object] : [])),
  ]);
  return lastKnown.filter(({ object }) => named.has(object.id));
}
