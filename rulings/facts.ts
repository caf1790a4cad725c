import type { Fact, Player } from '../engine/index.ts';
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
    throw new Error(`"${line}" is no fact such as "p1 cardDrawn Aqua Hulcus > hand @114.1".`);
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

/** The first line that does not happen after the lines before it; undefined when all do. */
export function missingFact(facts: readonly Fact[], lines: readonly FactLine[]): FactLine | undefined {
  let from = 0;
  for (const line of lines) {
    const wanted = parsed(line);
    const found = facts.findIndex((fact, index) => index >= from && fits(fact, wanted));
    if (found < 0) return line;
    from = found + 1;
  }
  return undefined;
}

/** The first line that has happened although it must not. */
export function unwantedFact(facts: readonly Fact[], lines: readonly FactLine[]): FactLine | undefined {
  return lines.find((line) => {
    const wanted = parsed(line);
    return facts.some((fact) => fits(fact, wanted));
  });
}

/** A fact as the line that asks for it. */
export function lineOf(fact: Fact): string {
  const name = 'name' in fact ? ` ${fact.name}` : '';
  const to = 'was' in fact ? ` > ${fact.to}` : '';
  return `${playerOf(fact) ?? ''} ${fact.kind}${name}${to} @${fact.rule}`.trim();
}
