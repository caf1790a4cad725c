import {
  type Duel,
  describeFact,
  describeResult,
  type Fact,
  type FactGroup,
  type FactKind,
  groupFacts,
  type KnownFact,
} from 'taiki';
import type { Host } from './host.ts';
import { wrapped } from './wrapped.ts';

/** Facts that only join up the others. */
const QUIET: ReadonlySet<FactKind> = new Set<FactKind>([
  'choiceMade',
  'deckShuffled',
  'turnEnding',
  'turnEnded',
  'cardTapped',
  'cardUntapped',
  'useDeclared',
  'costPaid',
  'attackNotBlocked',
  'attackEnding',
  'attackEnded',
  'effectBegan',
  'effectResolved',
]);

const LOUD: ReadonlySet<FactKind> = new Set<FactKind>([
  'cardUsed',
  'attackDeclared',
  'creatureBlocked',
  'shieldBroken',
  'cardDestroyed',
  'usageDeclared',
  'duelEnded',
]);

const PATH_WIDTH = 32;
const RULE_WIDTH = 10;
const NARROWEST = 72;

/** Prints what happens as it happens: a heading for each turn, the path of the step, the sentence, the rule. */
export class Flow {
  readonly #host: Host;
  #path = '';
  #told = 0;
  #begun = false;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Prints what of a log has not been printed yet. */
  tell(log: readonly Fact[]): void {
    const facts = log.slice(this.#told);
    this.#told = log.length;
    for (const group of groupFacts(headingsFirst(facts))) this.#print(group);
  }

  /** Prints how the duel ended, or where it stands. */
  end({ result, log, state }: Duel): void {
    const { print, palette } = this.#host;
    const ending = result === undefined ? `Not over: it stands at ${state}` : describeResult(result);
    const turn = result === undefined ? '' : ` in turn ${result.turn}`;
    print('');
    print(`${palette.bold(`Result: ${ending}${turn}`)} ${palette.dim(`(${log.length} facts)`)}`);
  }

  #print({ fact, more }: FactGroup): void {
    if (fact.kind === 'turnBegan') this.#heading(`Turn ${fact.turn} · ${fact.player}`);
    else if (!this.#begun) this.#heading(fact.state.startsWith('opening') ? 'Opening' : 'From a position');
    this.#tell(fact, describeFact(fact, 'all', more));
  }

  #heading(title: string): void {
    const { print, palette, columns } = this.#host;
    this.#path = '';
    this.#begun = true;
    print('');
    print(palette.bold(`── ${title} ${'─'.repeat(Math.max(0, columns - title.length - 4))}`));
  }

  #tell({ kind, state, rule }: KnownFact, text: string): void {
    const { print, palette } = this.#host;
    const columns = Math.max(this.#host.columns, NARROWEST);
    const path = state.replace(/^turn\./, '');
    const branch = branchOf(path, this.#path);
    this.#path = path;
    const fits = branch.length < PATH_WIDTH;
    if (!fits) print(palette.blue(branch));
    const left = palette.blue((fits ? branch : '').padEnd(PATH_WIDTH));
    const number = `(${rule})`;
    const room = columns - PATH_WIDTH - RULE_WIDTH;
    const [first = '', ...rest] = wrapped(text, room);
    const style = (line: string) => this.#styled(line, kind);
    const gap = ' '.repeat(Math.max(1, columns - PATH_WIDTH - first.length - number.length));
    print(`${left}${style(first)}${gap}${palette.dim(number)}`);
    for (const line of rest) print(`${' '.repeat(PATH_WIDTH + 2)}${style(line)}`);
  }

  #styled(text: string, kind: FactKind): string {
    const { palette } = this.#host;
    const named = text.replace(/\bp1\b/g, palette.cyan('p1')).replace(/\bp2\b/g, palette.magenta('p2'));
    if (QUIET.has(kind)) return palette.dim(named);
    return LOUD.has(kind) ? palette.bold(named) : named;
  }
}

/** What is new in the path of a state, indented below what it shares with the path before. */
function branchOf(path: string, before: string): string {
  if (path === before) return '';
  const old = before.split('.');
  const parts = path.split('.');
  const shared = parts.findIndex((part, index) => part !== old[index]);
  return shared < 0 ? '' : `${'  '.repeat(shared)}${parts.slice(shared).join('.')}`;
}

/** The cards that untap as a turn begins are told under its heading. */
function headingsFirst(facts: readonly Fact[]): readonly Fact[] {
  const sorted: Fact[] = [];
  for (const fact of facts) {
    if (fact.kind !== 'turnBegan') {
      sorted.push(fact);
      continue;
    }
    const from = sorted.findLastIndex(({ kind, state }) => kind !== 'cardUntapped' || state !== fact.state);
    sorted.splice(from + 1, 0, fact);
  }
  return sorted;
}
