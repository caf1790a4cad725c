import type { Fact } from '../effects/state/facts.ts';
import { OptionsError } from '../engine/errors.ts';
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

function parsed(line: FactLine): Wanted {
  const groups = LINE.exec(line)?.groups;
  if (groups === undefined)
    throw new OptionsError(
      `"${line}" is not a line for a fact: expected such as "p1 cardDrawn Aqua Hulcus > hand @114.1".`,
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

/** The first line that no fact after those of the lines before it fits. */
function missingIn(facts: readonly Fact[], lines: readonly FactLine[]): FactLine | undefined {
  let from = 0;
  for (const line of lines) {
    const wanted = parsed(line);
    const found = facts.findIndex((fact, index) => index >= from && fits(fact, wanted));
    if (found < 0) return line;
    from = found + 1;
  }
  return undefined;
}

/**
 * Asserts that these things have happened, in this order; other facts may lie between them.
 * @param facts all or a part of `duel.log`.
 * @throws {ExpectationError} that names the first line without a fact.
 * @throws {OptionsError} for a text that is not a fact line.
 */
export function assertFacts(facts: readonly Fact[], lines: readonly FactLine[]): void {
  const missing = missingIn(facts, lines);
  if (missing === undefined) return;
  const order = lines.length > 1 ? ' in this order' : '';
  throw new ExpectationError(`expected the fact "${missing}"${order}, which is not there`);
}

/**
 * Asserts that none of these things has happened.
 * @param facts all or a part of `duel.log`.
 * @throws {ExpectationError} that names the first line with a fact.
 * @throws {OptionsError} for a text that is not a fact line.
 */
export function assertNoFacts(facts: readonly Fact[], lines: readonly FactLine[]): void {
  for (const line of lines) {
    const wanted = parsed(line);
    if (facts.some((fact) => fits(fact, wanted)))
      throw new ExpectationError(`expected no fact "${line}", found one`);
  }
}

/** A fact as the line that asserts it, with all that a line can say: `p1 cardMoved Fear Fang > hand @400.5`. */
export function factLine(fact: Fact): string {
  const name = 'name' in fact ? ` ${fact.name}` : '';
  const to = 'was' in fact ? ` > ${fact.to}` : '';
  return `${playerOf(fact) ?? ''} ${fact.kind}${name}${to} @${fact.rule}`.trim();
}
