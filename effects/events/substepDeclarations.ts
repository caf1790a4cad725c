import type { FactBody } from '../state/reported/facts.ts';

type FactKind = FactBody['kind'];

/**
 * 501.2, 506.3b, 507.3, 511.1b. The procedures that announce a point of a turn at which the active player declares in a substep of
 * their own, each with the facts that it announces. A window of the charts that follows one of them has that substep. For all
 * other facts the active player declares at once, where the fact happens (603.2e).
 */
export const announcements = {
  announceStartOfTurn: ['turnBegan'],
  declareAttack: ['attackDeclared', 'creatureAttacked'],
  announceBlock: ['creatureBlocked', 'attackBlocked', 'attackNotBlocked'],
  announceEndOfTurn: ['turnEnding'],
} as const satisfies Readonly<Record<string, readonly FactKind[]>>;

/** A procedure that announces such a point. */
export type Announcing = keyof typeof announcements;

const declaredInSubstep: ReadonlySet<FactKind> = new Set<FactKind>(Object.values(announcements).flat());

/** Whether the active player declares for this fact in a substep, and not at once. */
export const isDeclaredInSubstep = (kind: FactKind): boolean => declaredInSubstep.has(kind);
