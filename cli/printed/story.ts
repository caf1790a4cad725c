import { type Duel, type Fact, opponentOf, type Player } from 'taiki';
import type { Host } from '../host.ts';
import { english } from '../speech/english.ts';
import type { Clauses, Speech } from '../speech/speech.ts';
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
  readonly #clauses: Clauses;

  constructor(facts: readonly Fact[], active: Player, clauses: Clauses) {
    this.#facts = facts;
    this.#active = active;
    this.#clauses = clauses;
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

  #who(player: Player): Player | undefined {
    return player === this.#active ? undefined : player;
  }

  #tell(fact: Fact): Told | undefined {
    const say = this.#clauses;
    switch (fact.kind) {
      case 'manaCharged':
        return one(say.charges(this.#who(fact.player), fact.name), 'quiet');
      case 'cardUsed':
        return one(say.uses(this.#who(fact.player), fact.verb, fact.name, this.#howUsed(fact)), 'use');
      case 'gearCrossed':
        return one(say.crosses(this.#who(fact.player), fact.name, fact.ontoName), 'use');
      case 'cardPut':
        return fact.how === 'effect' ? one(say.puts(this.#who(fact.player), fact.name), 'use') : undefined;
      case 'cardDrawn':
        return fact.rule.startsWith('502')
          ? undefined
          : this.#group(fact, (names) => say.draws(this.#who(fact.player), names.length), 'use');
      case 'cardDiscarded':
        return this.#group(fact, (names) => say.discards(this.#who(fact.player), names), 'use');
      case 'cardDestroyed':
        return { key: fact.kind, name: fact.name, text: say.destroyed, weight: 'fight' };
      case 'shieldBroken':
        return this.#group(fact, (names) => say.breaks(fact.player, names.length), 'fight');
      case 'attackDeclared':
        return one(say.attacks(fact.name, this.#target(fact)), 'fight');
      case 'creatureBlocked':
        return one(say.blocks(fact.name), 'fight');
      case 'cardMoved':
        return fact.from === 'battleZone' || fact.to === 'manaZone'
          ? one(say.goesTo(fact.name, fact.to), 'use')
          : undefined;
      case 'turnGained':
        return one(say.gainsTurn(this.#who(fact.player)), 'fight');
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

  #howUsed(fact: Extract<Fact, { kind: 'cardUsed' }>): Parameters<Clauses['uses']>[3] {
    if (!fact.unpaid) return 'paid';
    return this.#isByShieldTrigger(fact) ? 'byShieldTrigger' : 'unpaid';
  }

  #target({ target, player }: Extract<Fact, { kind: 'attackDeclared' }>): Parameters<Clauses['attacks']>[1] {
    if ('player' in target) return { player: target.player };
    const attacked = this.#facts.find(
      (fact) => fact.kind === 'creatureAttacked' && fact.object === target.creature,
    );
    return {
      card:
        attacked !== undefined && 'name' in attacked
          ? attacked.name
          : this.#clauses.creatureOf(opponentOf(player)),
    };
  }
}

/** How the number of shields of a player changes by a fact. */
function shieldChange(fact: Fact, player: Player): number {
  if (!('from' in fact && 'to' in fact) || fact.player !== player) return 0;
  return (fact.to === 'shieldZone' ? 1 : 0) - (fact.from === 'shieldZone' ? 1 : 0);
}

/** The turns of a duel that began with decks, from its log. */
export function storyOf(log: readonly Fact[], clauses: Clauses = english.clauses): readonly StoryTurn[] {
  const starts = log.flatMap((fact, index) => (fact.kind === 'turnBegan' ? [{ fact, index }] : []));
  const shieldsAt = (end: number) => {
    const of = (player: Player) =>
      log.slice(0, end).reduce((count, fact) => count + shieldChange(fact, player), 0);
    return { p1: of('p1'), p2: of('p2') };
  };
  return starts.map(({ fact: { turn, player }, index }, nth) => {
    const end = starts[nth + 1]?.index ?? log.length;
    const facts = log.slice(index, end);
    return { turn, player, clauses: new Teller(facts, player, clauses).clauses(), shields: shieldsAt(end) };
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
  { between }: Clauses,
): readonly string[] {
  const some = clauses.filter(({ weight }) => told.includes(weight));
  if (some.length === 0) return [];
  const text = some.map((clause) => clause.text).join(between);
  const head = `${String(turn).padStart(4)} ${player}  ${shields.p1}-${shields.p2}`.padEnd(MARGIN);
  return wrapped(text, columns - MARGIN).map(
    (line, index) => `${index === 0 ? head : ' '.repeat(MARGIN)}${line}`,
  );
}

/** The story in at most about two screens: what matters least is left out first. */
export function storyLines(
  turns: readonly StoryTurn[],
  columns: number,
  clauses: Clauses = english.clauses,
): readonly string[] {
  let lines: readonly string[] = [];
  for (const told of DETAIL) {
    lines = turns.flatMap((turn) => turnLines(turn, told, columns, clauses));
    if (lines.length <= MAX_LINES) return lines;
  }
  const half = Math.floor((MAX_LINES - 1) / 2);
  const left = lines.length - 2 * half;
  return [
    ...lines.slice(0, half),
    `${' '.repeat(MARGIN)}… ${clauses.moreLines(left)}`,
    ...lines.slice(-half),
  ];
}

/** Prints a duel as a story: a line or two for each turn. */
export class Story {
  readonly #host: Host;
  readonly #clauses: Clauses;

  constructor(host: Host, { clauses }: Speech = english) {
    this.#host = host;
    this.#clauses = clauses;
  }

  /** A story is told at its end. */
  printNew(): void {}

  end({ log, result }: Duel): void {
    const { print, palette, columns } = this.#host;
    print('');
    print(palette.dim(this.#clauses.head));
    for (const line of storyLines(storyOf(log, this.#clauses), columns, this.#clauses))
      print(line.replace(/^ *\d+ p[12]/, (head) => palette.bold(head)));
    print('');
    if (result !== undefined) print(palette.bold(this.#clauses.ending(result)));
  }
}
