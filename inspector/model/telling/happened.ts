import type { Fact } from 'taiki';
import type { PlacedFact } from '../reader.ts';
import { ENGLISH } from './english.ts';
import type { Telling } from './telling.ts';

/** What happened last before a moment. */
export interface JustHappened {
  /** "p2's Killer is destroyed." */
  readonly text: string;
  readonly rule: string;
  /** The index of the fact, to ask why it happened. */
  readonly index: number;
}

/** A choice shows in what it leads to. */
const CHOICES: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['choiceMade', 'cardChosen']);

/** Told only if nothing else happened at the same instant: the lanes, the chart and the table show them. */
const MINOR: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'effectTriggered',
  'effectResolved',
  'cardTapped',
  'cardUntapped',
  'lastingEffectBegan',
]);

/** A sentence has at most this many facts of an instant; the others are counted. */
const MAX_TOLD = 2;

/**
 * What happened last, of the first `count` facts of a trace: the facts of one instant in one sentence, with the rule of the first one.
 * Undefined before the first fact.
 */
export function justHappened(
  facts: readonly PlacedFact[],
  count: number,
  telling: Telling = ENGLISH,
): JustHappened | undefined {
  for (let end = count; end > 0; ) {
    let start = end;
    while (start > 0 && facts[start - 1]?.seq === facts[end - 1]?.seq) start--;
    const told = toldOf(facts.slice(start, end));
    const [first] = told;
    if (first !== undefined)
      return { text: sentence(told, telling), rule: first.fact.rule, index: facts.indexOf(first, start) };
    end = start;
  }
  return undefined;
}

function toldOf(instant: readonly PlacedFact[]): readonly PlacedFact[] {
  const facts = instant.filter(
    ({ fact }, index) => !CHOICES.has(fact.kind) && !isOtherSide(fact, instant[index - 1]?.fact),
  );
  const major = facts.filter(({ fact }) => !MINOR.has(fact.kind));
  return major.length > 0 ? major : facts;
}

/** 115.2. A battle begins for both creatures; the first of its two facts names both. */
const isOtherSide = (fact: Fact, before: Fact | undefined): boolean =>
  fact.kind === 'battleBegan' && before?.kind === 'battleBegan' && before.against === fact.object;

const sentence = (told: readonly PlacedFact[], { clause, happened }: Telling): string =>
  happened(
    told.slice(0, MAX_TOLD).map(({ fact }) => clause(fact)),
    Math.max(0, told.length - MAX_TOLD),
  );
