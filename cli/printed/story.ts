import { type Duel, describeResult, type Fact, opponentOf, type Player } from 'taiki';
import type { Host } from '../host.ts';
import { listed, spaced } from './wording.ts';
import { wrapped } from './wrapped.ts';

/** One turn of a duel in a few clauses. */
export interface StoryTurn {
  readonly turn: number;
  readonly player: Player;
  readonly clauses: readonly Clause[];
  /** The shields of both players at its end. */
  readonly shields: { readonly [P in Player]: number };
}

/** Something that happened, and how much it matters. */
interface Clause {
  readonly text: string;
  readonly weight: 'quiet' | 'use' | 'fight';
}

/** Several facts of one kind in a row, as one clause. */
interface Run {
  readonly key: string;
  readonly names: string[];
  readonly text: (names: readonly string[]) => string;
  readonly weight: Clause['weight'];
}

const cards = (names: readonly string[]): string => (names.length === 1 ? 'a card' : `${names.length} cards`);

type Told = Omit<Run, 'names'> & { readonly name: string };

const one = (text: string, weight: Clause['weight']): Told => ({
  key: '',
  name: '',
  text: () => text,
  weight,
});

/** Tells facts from the side of the active player, who is not named. */
class Teller {
  readonly #facts: readonly Fact[];
  readonly #active: Player;

  constructor(facts: readonly Fact[], active: Player) {
    this.#facts = facts;
    this.#active = active;
  }

  clauses(): readonly Clause[] {
    const runs: Run[] = [];
    for (const fact of this.#facts) {
      const told = this.#tell(fact);
      if (told === undefined) continue;
      const last = runs.at(-1);
      if (last !== undefined && told.key !== '' && last.key === told.key) last.names.push(told.name);
      else runs.push({ ...told, names: [told.name] });
    }
    return runs.map(({ text, names, weight }) => ({ text: text(names), weight }));
  }

  #does(player: Player, verb: string): string {
    return player === this.#active ? verb : `${player} ${verb}`;
  }

  #tell(fact: Fact): Told | undefined {
    switch (fact.kind) {
      case 'manaCharged':
        return one(`${this.#does(fact.player, 'charges')} ${fact.name}`, 'quiet');
      case 'cardUsed':
        return one(this.#use(fact), 'use');
      case 'gearCrossed':
        return one(`${this.#does(fact.player, 'crosses')} ${fact.name} onto ${fact.ontoName}`, 'use');
      case 'cardPut':
        return fact.how === 'effect'
          ? one(`${this.#does(fact.player, 'puts')} ${fact.name} into the battle zone`, 'use')
          : undefined;
      case 'cardDrawn':
        return fact.rule.startsWith('502')
          ? undefined
          : this.#group(fact, (names) => `${this.#does(fact.player, 'draws')} ${cards(names)}`, 'use');
      case 'cardDiscarded':
        return this.#group(fact, (names) => `${this.#does(fact.player, 'discards')} ${listed(names)}`, 'use');
      case 'cardDestroyed':
        return {
          key: fact.kind,
          name: fact.name,
          text: (names) => `${listed(names)} ${names.length === 1 ? 'is' : 'are'} destroyed`,
          weight: 'fight',
        };
      case 'shieldBroken':
        return this.#group(
          fact,
          (names) =>
            names.length === 1
              ? `a shield of ${fact.player} breaks`
              : `${names.length} shields of ${fact.player} break`,
          'fight',
        );
      case 'attackDeclared':
        return one(`${fact.name} attacks ${this.#target(fact)}`, 'fight');
      case 'creatureBlocked':
        return one(`${fact.name} blocks`, 'fight');
      case 'cardMoved':
        return fact.from === 'battleZone' || fact.to === 'manaZone'
          ? one(`${fact.name} goes to the ${spaced(fact.to)}`, 'use')
          : undefined;
      case 'turnGained':
        return one(`${this.#does(fact.player, 'gains')} an extra turn`, 'fight');
      default:
        return undefined;
    }
  }

  #group(
    fact: Fact & { readonly player: Player; readonly name: string },
    text: Run['text'],
    weight: Clause['weight'],
  ): Told {
    return { key: `${fact.kind} ${fact.player}`, name: fact.name, text, weight };
  }

  #isByShieldTrigger({ name, player, through }: Extract<Fact, { kind: 'cardUsed' }>): boolean {
    if (through === 'shieldTrigger') return true;
    return this.#facts.some(
      (fact) =>
        fact.kind === 'usageDeclared' &&
        fact.ability === 'shieldTrigger' &&
        fact.name === name &&
        fact.player === player,
    );
  }

  #use(fact: Extract<Fact, { kind: 'cardUsed' }>): string {
    const { player, verb, name, unpaid } = fact;
    const verbs = {
      summoned: 'summons',
      cast: 'casts',
      generated: 'generates',
      fortified: 'fortifies with',
      expanded: 'expands',
      executed: 'executes',
    } as const;
    const how = !unpaid ? '' : this.#isByShieldTrigger(fact) ? ' by shield trigger' : ' without paying';
    return `${this.#does(player, verbs[verb])} ${name}${how}`;
  }

  #target({ target, player }: Extract<Fact, { kind: 'attackDeclared' }>): string {
    if ('player' in target) return target.player;
    const attacked = this.#facts.find(
      (fact) => fact.kind === 'creatureAttacked' && fact.object === target.creature,
    );
    return attacked !== undefined && 'name' in attacked
      ? attacked.name
      : `a creature of ${opponentOf(player)}`;
  }
}

/** How the number of shields of a player changes by a fact. */
function shieldChange(fact: Fact, player: Player): number {
  if (!('from' in fact && 'to' in fact) || fact.player !== player) return 0;
  return (fact.to === 'shieldZone' ? 1 : 0) - (fact.from === 'shieldZone' ? 1 : 0);
}

/** The turns of a duel that began with decks, from its log. */
export function storyOf(log: readonly Fact[]): readonly StoryTurn[] {
  const starts = log.flatMap((fact, index) => (fact.kind === 'turnBegan' ? [{ fact, index }] : []));
  const shieldsAt = (end: number) => {
    const of = (player: Player) =>
      log.slice(0, end).reduce((count, fact) => count + shieldChange(fact, player), 0);
    return { p1: of('p1'), p2: of('p2') };
  };
  return starts.map(({ fact: { turn, player }, index }, nth) => {
    const end = starts[nth + 1]?.index ?? log.length;
    const facts = log.slice(index, end);
    return { turn, player, clauses: new Teller(facts, player).clauses(), shields: shieldsAt(end) };
  });
}

/** A screen or two. */
const MAX_LINES = 44;
const MARGIN = 13;

/** Which clauses are told, from all to fewer. */
const DETAIL: readonly (readonly Clause['weight'][])[] = [
  ['quiet', 'use', 'fight'],
  ['use', 'fight'],
  ['fight'],
];

function turnLines(
  { turn, player, clauses, shields }: StoryTurn,
  told: readonly Clause['weight'][],
  columns: number,
): readonly string[] {
  const some = clauses.filter(({ weight }) => told.includes(weight));
  if (some.length === 0) return [];
  const text = some.map((clause) => clause.text).join('; ');
  const head = `${String(turn).padStart(4)} ${player}  ${shields.p1}-${shields.p2}`.padEnd(MARGIN);
  return wrapped(text, columns - MARGIN).map(
    (line, index) => `${index === 0 ? head : ' '.repeat(MARGIN)}${line}`,
  );
}

/** The story in at most about two screens: what matters least is left out first. */
export function storyLines(turns: readonly StoryTurn[], columns: number): readonly string[] {
  let lines: readonly string[] = [];
  for (const told of DETAIL) {
    lines = turns.flatMap((turn) => turnLines(turn, told, columns));
    if (lines.length <= MAX_LINES) return lines;
  }
  const half = Math.floor((MAX_LINES - 1) / 2);
  const left = lines.length - 2 * half;
  return [...lines.slice(0, half), `${' '.repeat(MARGIN)}… ${left} more lines`, ...lines.slice(-half)];
}

/** Prints a duel as a story: a line or two for each turn. */
export class Story {
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** A story is told at its end. */
  printNew(): void {}

  end({ log, result }: Duel): void {
    const { print, palette, columns } = this.#host;
    print('');
    print(palette.dim('turn     shields'));
    for (const line of storyLines(storyOf(log), columns))
      print(line.replace(/^ *\d+ p[12]/, (head) => palette.bold(head)));
    print('');
    if (result !== undefined) print(palette.bold(`${describeResult(result)} in turn ${result.turn}.`));
  }
}
