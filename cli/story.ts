import type { FactKind, KnownFact } from 'taiki';

/** Facts that are told in one sentence; the first of them leads it. */
export interface Passage {
  readonly fact: KnownFact;
  readonly more: readonly KnownFact[];
}

const TOLD_TOGETHER: ReadonlySet<FactKind> = new Set<FactKind>([
  'cardDrawn',
  'shieldPlaced',
  'cardTapped',
  'cardUntapped',
]);

/** How something is paid is said by the payment, where there was nothing to choose. */
const isForcedPayment = (fact: KnownFact): boolean =>
  fact.kind === 'choiceMade' && fact.forced && (fact.decision === 'cost' || fact.decision === 'pay');

/** Whether a fact only tells the other side of the one before it. */
function mirrors(before: KnownFact, fact: KnownFact): boolean {
  if (before.kind === 'battleBegan') return fact.kind === 'battleBegan' && fact.against === before.object;
  if (before.kind === 'attackDeclared') return fact.kind === 'creatureAttacked' && fact.by === before.object;
  return before.kind === 'creatureBlocked' && fact.kind === 'attackBlocked' && fact.blocker === before.object;
}

function isAlike(before: KnownFact, fact: KnownFact): boolean {
  if (!TOLD_TOGETHER.has(fact.kind) || fact.kind !== before.kind || fact.state !== before.state) return false;
  return 'player' in fact && 'player' in before && fact.player === before.player && fact.rule === before.rule;
}

/** Mana that is tapped to pay is told with the payment. */
const isPayment = (passage: Passage, fact: KnownFact): boolean =>
  fact.kind === 'costPaid' && passage.fact.kind === 'cardTapped' && passage.fact.state === fact.state;

/** Facts in their order, those together that one sentence tells. */
export function story(facts: readonly KnownFact[]): readonly Passage[] {
  const passages: { readonly fact: KnownFact; readonly more: KnownFact[] }[] = [];
  for (const fact of facts) {
    if (isForcedPayment(fact)) continue;
    const last = passages.at(-1);
    if (last !== undefined && isPayment(last, fact)) passages.pop();
    const mirrored = last !== undefined && last.more.length === 0 && mirrors(last.fact, fact);
    if (last !== undefined && (mirrored || isAlike(last.fact, fact))) last.more.push(fact);
    else passages.push({ fact, more: [] });
  }
  return passages;
}
