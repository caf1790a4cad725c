import type { Host } from '../host.ts';
import type { ArenaOptions, FailedDuel, Match } from './arena.ts';
import type { Rating } from './ratings.ts';

const FAILURES_SHOWN = 3;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const nameOf = ({ one, other }: Match): string => `${one} against ${other}`;

/** The results of an arena as a text table, with the first failures of each match. */
export function tableOf(
  matches: readonly Match[],
  { games, seed, ms, iterations }: ArenaOptions,
  { palette }: Host,
): readonly string[] {
  const width = Math.max(...matches.map((match) => nameOf(match).length));
  const budget = [
    ...(ms === undefined ? [] : [`, ${ms} ms a decision`]),
    ...(iterations === undefined ? [] : [`, ${iterations} samples a decision`]),
  ].join('');
  return [
    `${games} duels for each pair of agents, seats and decks swapped, seed ${seed}${budget}`,
    '',
    `${''.padEnd(width)}   wins  losses  draws  failed    share   95 % interval`,
    ...matches.map((match) => rowOf(match, width)),
    ...matches.flatMap(failureLinesOf).map(palette.red),
  ];
}

function rowOf(match: Match, width: number): string {
  const { wins, losses, draws, failed, share } = match;
  const shown =
    share.of === 0
      ? ['-'.padStart(8)]
      : [
          percent(share.share).padStart(8),
          `  ${percent(share.low).padStart(7)} to ${percent(share.high).padStart(7)}`,
        ];
  return [
    nameOf(match).padEnd(width),
    String(wins).padStart(6),
    String(losses).padStart(7),
    String(draws).padStart(6),
    String(failed).padStart(7),
    ...shown,
  ].join(' ');
}

function failureLinesOf(match: Match): readonly string[] {
  const { one, other, failures } = match;
  const line = ({ index, seed, seat, code, message }: FailedDuel): string => {
    const [p1, p2] = seat === 'p1' ? [one, other] : [other, one];
    return `  duel ${index} (seed ${seed}, p1 ${p1}, p2 ${p2}): ${code}: ${message}`;
  };
  const more = failures.length - FAILURES_SHOWN;
  return [
    ...failures.slice(0, FAILURES_SHOWN).map(line),
    ...(more > 0 ? [`  and ${more} more of ${nameOf(match)}`] : []),
  ];
}

/** Ratings as a text table; nothing for none. */
export function ratingLinesOf(ratings: readonly Rating[]): readonly string[] {
  if (ratings.length === 0) return [];
  const width = Math.max(...ratings.map(({ agent }) => agent.length));
  return [
    '',
    `${''.padEnd(width)}  rating   95 % interval  points  duels`,
    ...ratings.map(({ agent, rating, margin, points, duels }) =>
      [
        agent.padEnd(width),
        rating.toFixed(0).padStart(7),
        (margin === undefined
          ? '-'
          : `${(rating - margin).toFixed(0)} to ${(rating + margin).toFixed(0)}`
        ).padStart(15),
        String(points).padStart(7),
        String(duels).padStart(6),
      ].join(' '),
    ),
  ];
}
