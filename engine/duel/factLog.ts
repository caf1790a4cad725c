import type { Fact } from '../../effects/state/reported/facts.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import type { Viewer } from '../../table/view.ts';
import { type KnownFact, KnownFacts } from '../views/knownFacts.ts';
import { inputOf, type Origin } from './origin.ts';
import type { Past } from './past.ts';

/** The facts that a viewer may know. */
interface FactsOfViewer {
  readonly known: KnownFacts;
  /** Each fact so far as the viewer may know it; undefined for one that is hidden from the viewer. */
  readonly facts: (KnownFact | undefined)[];
}

/** The facts of a duel so far: all of them, and those that each viewer may know. */
export class FactLog {
  readonly #facts: Past['facts'];
  #before: Past['before'];
  readonly #origin: Origin;
  readonly #replay: (count: number) => readonly Fact[];
  /** Made when a view is first asked for facts. */
  readonly #ofViewers: { [V in Viewer]?: FactsOfViewer } = {};

  /** @param replay the first facts of the duel, replayed if its snapshot has only their number. */
  constructor(
    { facts, before }: Pick<Past, 'facts' | 'before'>,
    origin: Origin,
    replay: (count: number) => readonly Fact[],
  ) {
    this.#facts = facts;
    this.#before = before;
    this.#origin = origin;
    this.#replay = replay;
  }

  get length(): number {
    return this.#lengthBefore + this.#facts.length;
  }

  get #lengthBefore(): number {
    return typeof this.#before === 'number' ? this.#before : this.#before.length;
  }

  get all(): readonly Fact[] {
    if (typeof this.#before === 'number') this.#before = this.#replay(this.#before);
    return deepFreeze([...this.#before, ...this.#facts.toArray()]);
  }

  add(facts: readonly Fact[]): void {
    for (const fact of facts) this.#facts.push(fact);
  }

  /** The facts from one number to another. */
  slice(from: number, to: number): readonly Fact[] {
    const before = this.#lengthBefore;
    if (from < before) return this.all.slice(from, to);
    return this.#facts.from(from - before).slice(0, to - from);
  }

  /** The facts from one number to another, as a viewer may know them. */
  sliceFor(viewer: Viewer, from: number, to: number): readonly KnownFact[] {
    this.#ofViewers[viewer] ??= { known: this.startKnowing(viewer), facts: [] };
    const { known, facts } = this.#ofViewers[viewer];
    for (const fact of this.slice(facts.length, to)) facts.push(known.next([fact])[0]);
    return facts.slice(from, to).filter((fact) => fact !== undefined);
  }

  /** What a viewer knows before the first fact. */
  startKnowing(viewer: Viewer): KnownFacts {
    return new KnownFacts(viewer, this.#origin.sampled ?? inputOf(this.#origin).game);
  }

  /** The facts for a fork of the duel. */
  fork(): Pick<Past, 'facts' | 'before'> {
    return { facts: this.#facts.fork(), before: this.#before };
  }
}
