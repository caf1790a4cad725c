import type { Fact } from '../../effects/state/reported/facts.ts';
import type { Player } from '../../table/nouns.ts';

/** 500.1, 505.2. The step of a dotted path, or the substep of an attack. */
export const stepAt = ({ state }: Fact): string =>
  state
    .split('.')
    .slice(0, state.startsWith('turn.attack.') ? 3 : state.startsWith('turn.') ? 2 : 1)
    .join('.');

/** The player whose turn a fact shows it to be; undefined for most facts. */
function turnPlayer(fact: Fact): Player | undefined {
  switch (fact.kind) {
    case 'turnBegan':
    case 'stepBegan':
    case 'turnEnding':
    case 'turnEnded':
    case 'attackDeclared':
      return fact.player;
    case 'choiceMade':
      return ['charge', 'main', 'attack'].includes(fact.decision) ? fact.player : undefined;
    default:
      return undefined;
  }
}

const firstPlayer = (log: readonly Fact[], from: number): Player | undefined => {
  for (let index = from; index < log.length; index++) {
    const fact = log[index];
    const player = fact === undefined ? undefined : turnPlayer(fact);
    if (player !== undefined) return player;
  }
  return undefined;
};

/** The active player at each fact; undefined if the log does not tell. Facts between two turns belong to the later one. */
export function activeAt(log: readonly Fact[]): readonly (Player | undefined)[] {
  let now = firstPlayer(log, 0);
  return log.map((fact, index) => {
    if (fact.kind === 'turnBegan') now = fact.player;
    const at = now;
    if (fact.kind === 'turnEnded') now = firstPlayer(log, index + 1);
    return at;
  });
}

/**
 * 501.1, 512.1. The facts that end a turn of which the rest was skipped before it was announced: what dies as cards untap may be replaced
 * by that.
 */
export function endsOfUnannouncedTurns(log: readonly Fact[]): ReadonlySet<Fact> {
  const ends = new Set<Fact>();
  let skipped = false;
  for (const fact of log) {
    if (fact.kind === 'turnBegan') skipped = false;
    if (fact.kind === 'restOfTurnSkipped' && fact.state === 'turn.startOfTurn.untapping') skipped = true;
    if (fact.kind !== 'turnEnded') continue;
    if (skipped) ends.add(fact);
    skipped = false;
  }
  return ends;
}
