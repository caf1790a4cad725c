import { OptionsError } from '../boundary/errors.ts';
import type { Fact } from '../effects/state/reported/facts.ts';
import type { Player } from '../table/nouns.ts';
import { ExpectationError } from './errors.ts';
import type { FactLine } from './scenario.ts';

interface Wanted {
  readonly player: string | undefined;
  readonly kind: string | undefined;
  readonly name: string | undefined;
  readonly to: string | undefined;
  readonly rule: string | undefined;
}

const LINE =
  /^(?:(?<player>p1|p2) )?(?<kind>\w+)(?: (?<name>[^@>]+?))?(?: > (?<to>\w+))?(?: @(?<rule>\S+))?$/;

/**
 * The parts of a fact line.
 * @throws {OptionsError} if it is not a valid one.
 */
export function partsOfFactLine(line: FactLine): Wanted {
  const groups = LINE.exec(line)?.groups;
  if (groups === undefined)
    throw new OptionsError(
      `Invalid fact line "${line}". Expected, for example, "p1 cardDrawn Aqua Hulcus > hand @114.1".`,
    );
  const { player, kind, name, to, rule } = groups;
  return { player, kind, name, to, rule };
}

const playerOf = (fact: Fact): Player | undefined => ('player' in fact ? fact.player : undefined);

const fits = (fact: Fact, { player, kind, name, to, rule }: Wanted): boolean =>
  fact.kind === kind &&
  (player === undefined || playerOf(fact) === player) &&
  (name === undefined || ('name' in fact && fact.name === name)) &&
  (to === undefined || ('was' in fact && fact.to === to)) &&
  (rule === undefined || fact.rule === rule);

/** The first line without a matching fact after the match of the line before it. */
function missingIn(facts: readonly Fact[], lines: readonly FactLine[]): FactLine | undefined {
  let from = 0;
  for (const line of lines) {
    const wanted = partsOfFactLine(line);
    const found = facts.findIndex((fact, index) => index >= from && fits(fact, wanted));
    if (found < 0) return line;
    from = found + 1;
  }
  return undefined;
}

/**
 * Asserts that these facts have happened, in this order; other facts may come in between.
 * @param facts all or a part of `duel.log`.
 * @throws {ExpectationError} naming the first line without a matching fact.
 * @throws {OptionsError} if a line is not a valid fact line.
 */
export function assertFacts(facts: readonly Fact[], lines: readonly FactLine[]): void {
  const missing = missingIn(facts, lines);
  if (missing === undefined) return;
  const order = lines.length > 1 ? ' in this order' : '';
  throw new ExpectationError(`expected the fact "${missing}"${order}, found none`);
}

/**
 * Asserts that none of these facts has happened.
 * @param facts all or a part of `duel.log`.
 * @throws {ExpectationError} naming the first line with a matching fact.
 * @throws {OptionsError} if a line is not a valid fact line.
 */
export function assertNoFacts(facts: readonly Fact[], lines: readonly FactLine[]): void {
  for (const line of lines) {
    const wanted = partsOfFactLine(line);
    if (facts.some((fact) => fits(fact, wanted)))
      throw new ExpectationError(`expected no fact "${line}", found one`);
  }
}

/** The fact line that asserts this fact, with every detail: `p1 cardMoved Fear Fang > hand @400.5`. */
export function factLine(fact: Fact): string {
  const name = 'name' in fact ? ` ${fact.name}` : '';
  const to = 'was' in fact ? ` > ${fact.to}` : '';
  return `${playerOf(fact) ?? ''} ${fact.kind}${name}${to} @${fact.rule}`.trim();
}
