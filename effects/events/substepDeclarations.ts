import type { FactBody } from '../state/facts.ts';

type FactKind = FactBody['kind'];

/**
 * 501.2, 506.3b, 507.3, 511.1b. The points of a turn at which the active player declares in a substep of their own, each
 * with the facts that are announced there. For all other facts the active player declares at once, where the fact happens
 * (603.2e).
 */
export const substepDeclarations = {
  startOfTurn: ['turnBegan'],
  attackDeclaration: ['attackDeclared', 'creatureAttacked'],
  block: ['creatureBlocked', 'attackBlocked', 'attackNotBlocked'],
  endOfTurn: ['turnEnding'],
} as const satisfies Readonly<Record<string, readonly FactKind[]>>;

/** A point of a turn at which the active player declares in a substep of their own. */
export type AnnouncedPoint = keyof typeof substepDeclarations;

const declaredInSubstep: ReadonlySet<FactKind> = new Set<FactKind>(Object.values(substepDeclarations).flat());

/** Whether the active player declares for this fact in a substep, and not at once. */
export const isDeclaredInSubstep = (kind: FactKind): boolean => declaredInSubstep.has(kind);
