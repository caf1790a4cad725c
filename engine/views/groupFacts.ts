import { reading } from '../../boundary/reading.ts';
import type { FactKind } from '../../effects/state/reported/facts.ts';
import type { KnownFact } from './knownFacts.ts';

/** Facts that other facts imply, or that only connect others. */
const IMPLIED: ReadonlySet<FactKind> = new Set<FactKind>([
  'choiceMade',
  'deckShuffled',
  'stepBegan',
  'turnEnding',
  'turnEnded',
  'useDeclared',
  'cardUntapped',
  'attackNotBlocked',
  'attackRedirected',
  'attackEnding',
  'attackEnded',
  'effectTriggered',
  'effectResolved',
  'shieldsChosen',
  'cardChosen',
]);

/**
 * Whether a fact tells a player something that the facts around it do not.
 * @throws {OptionsError} if a value is not a fact.
 */
export const isNews = (fact: KnownFact): boolean =>
  reading('fact', fact, 'a fact as those of duel.log', () => {
    if (fact.kind === 'cardTapped') return fact.rule.startsWith('701');
    if (fact.kind === 'cardPut') return fact.how === 'effect' || fact.onto !== undefined;
    return !IMPLIED.has(fact.kind);
  });

/** Facts described by one sentence: `describeFact(fact, viewer, more)`. */
export interface FactGroup {
  readonly fact: KnownFact;
  readonly more: readonly KnownFact[];
}

const GROUPED: ReadonlySet<FactKind> = new Set<FactKind>([
  'cardDrawn',
  'shieldPlaced',
  'cardTapped',
  'cardUntapped',
]);

/** Forced payment choices are omitted, because `costPaid` follows. */
const isForcedPayment = (fact: KnownFact): boolean =>
  fact.kind === 'choiceMade' && fact.forced && (fact.decision === 'cost' || fact.decision === 'pay');

/** Whether a fact states the same event as the one before it from the other side, such as attacking and being attacked. */
function mirrors(before: KnownFact, fact: KnownFact): boolean {
  if (before.kind === 'battleBegan') return fact.kind === 'battleBegan' && fact.against === before.object;
  if (before.kind === 'attackDeclared') return fact.kind === 'creatureAttacked' && fact.by === before.object;
  return before.kind === 'creatureBlocked' && fact.kind === 'attackBlocked' && fact.blocker === before.object;
}

function isAlike(before: KnownFact, fact: KnownFact): boolean {
  if (!GROUPED.has(fact.kind) || fact.kind !== before.kind || fact.state !== before.state) return false;
  return 'player' in fact && 'player' in before && fact.player === before.player && fact.rule === before.rule;
}

/** Mana tapped for a cost is omitted, because `costPaid` follows. */
const isPayment = (group: FactGroup, fact: KnownFact): boolean =>
  fact.kind === 'costPaid' && group.fact.kind === 'cardTapped' && group.fact.state === fact.state;

/**
 * Groups facts that one sentence can describe, such as several draws, or an attack and being attacked. Keeps their order.
 * Omits forced payment choices and the tapping of mana for a cost.
 * @throws {OptionsError} if `facts` is not a list of facts.
 */
export const groupFacts = (facts: readonly KnownFact[]): readonly FactGroup[] =>
  reading('facts', facts, 'a list of facts such as duel.log', () => grouped(facts));

function grouped(facts: readonly KnownFact[]): readonly FactGroup[] {
  const groups: { readonly fact: KnownFact; readonly more: KnownFact[] }[] = [];
  for (const fact of facts) {
    if (isForcedPayment(fact)) continue;
    const last = groups.at(-1);
    if (last !== undefined && isPayment(last, fact)) groups.pop();
    const mirrored = last !== undefined && last.more.length === 0 && mirrors(last.fact, fact);
    if (last !== undefined && (mirrored || isAlike(last.fact, fact))) last.more.push(fact);
    else groups.push({ fact, more: [] });
  }
  return groups;
}
