import { type Duel, type Fact, type FactGroup, type FactKind, groupFacts, type KnownFact } from 'taiki';
import type { Host } from '../host.ts';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
import { columnsOf, wrapped } from './wrapped.ts';

/** Facts that only connect other facts. */
const DIMMED: ReadonlySet<FactKind> = new Set<FactKind>([
  'choiceMade',
  'deckShuffled',
  'stepBegan',
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

const HIGHLIGHTED: ReadonlySet<FactKind> = new Set<FactKind>([
  'cardUsed',
  'attackDeclared',
  'creatureBlocked',
  'shieldBroken',
  'cardDestroyed',
  'usageDeclared',
  'abilityActivated',
  'duelEnded',
]);

const PATH_WIDTH = 32;
const RULE_WIDTH = 10;
const MIN_COLUMNS = 72;

/** Prints facts as they happen: a heading for each turn, then the state path, a sentence and the rule. */
export class Flow {
  readonly #host: Host;
  readonly #speech: Speech;
  #path = '';
  #printed = 0;
  #started = false;

  constructor(host: Host, speech: Speech = english) {
    this.#host = host;
    this.#speech = speech;
  }

  /** Prints the facts of a log that are not printed yet. */
  printNew(log: readonly Fact[]): void {
    const facts = log.slice(this.#printed);
    this.#printed = log.length;
    for (const group of groupFacts(headingsFirst(facts))) this.#printGroup(group);
  }

  /** Prints the result of the duel, or its current state. */
  end({ result, log, state }: Duel): void {
    const { print, palette } = this.#host;
    const { headings } = this.#speech;
    const ending = result === undefined ? headings.unfinished(state) : headings.ending(result);
    print('');
    print(`${palette.bold(ending)} ${palette.dim(`(${headings.facts(log.length)})`)}`);
  }

  #printGroup({ fact, more }: FactGroup): void {
    const { headings, fact: told } = this.#speech;
    if (fact.kind === 'turnBegan') this.#heading(headings.turn(fact.turn, fact.player));
    else if (!this.#started)
      this.#heading(fact.state.startsWith('opening') ? headings.opening : headings.position);
    this.#printFact(fact, told(fact, 'all', more));
  }

  #heading(title: string): void {
    const { print, palette, columns } = this.#host;
    this.#path = '';
    this.#started = true;
    print('');
    print(palette.bold(`── ${title} ${'─'.repeat(Math.max(0, columns - columnsOf(title) - 4))}`));
  }

  #printFact({ kind, state, rule }: KnownFact, text: string): void {
    const { print, palette } = this.#host;
    const columns = Math.max(this.#host.columns, MIN_COLUMNS);
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
    const gap = ' '.repeat(Math.max(1, columns - PATH_WIDTH - columnsOf(first) - number.length));
    print(`${left}${style(first)}${gap}${palette.dim(number)}`);
    for (const line of rest) print(`${' '.repeat(PATH_WIDTH + 2)}${style(line)}`);
  }

  #styled(text: string, kind: FactKind): string {
    const { palette } = this.#host;
    const named = text.replace(/\bp1\b/g, palette.cyan('p1')).replace(/\bp2\b/g, palette.magenta('p2'));
    if (DIMMED.has(kind)) return palette.dim(named);
    return HIGHLIGHTED.has(kind) ? palette.bold(named) : named;
  }
}

/** The part of a state path that differs from the previous one, indented below the shared part. */
function branchOf(path: string, before: string): string {
  if (path === before) return '';
  const old = before.split('.');
  const parts = path.split('.');
  const shared = parts.findIndex((part, index) => part !== old[index]);
  return shared < 0 ? '' : `${'  '.repeat(shared)}${parts.slice(shared).join('.')}`;
}

/** Moves the heading of a turn before the cards that untap at its start. */
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
