import type { Fact, Player } from 'taiki';
import type { DrawnTable, TraceHeader } from '../../trace.ts';
import { isolated } from '../isolated.ts';
import type { Moment } from '../moment.ts';
import { spacedWords } from './sentences.ts';

/** What is going on at a moment, as one line for people, with the rule and its reason. */
export interface Headline {
  /** "Turn 12 · p2 attacks with Bolshack Dragon · p1 resolves Brain Serum, a shield trigger". */
  readonly text: string;
  readonly rule: string;
  /** Why it is this player's turn to act, or the summary of the rule. */
  readonly why: string;
}

/** The headline of a moment. `last`: the last fact before it. */
export function headlineOf(
  moment: Moment,
  { charts, rules }: Pick<TraceHeader, 'charts' | 'rules'>,
  last: Fact | undefined,
): Headline {
  const { table, standby, decision, result } = moment;
  const node = charts.duel.nodes.find(({ id }) => id === moment.active.duel.at(-1));
  const parts = [
    table === undefined ? 'Before the duel' : `Turn ${table.turn.number}`,
    ...(table === undefined ? [] : attackText(table)),
    result === undefined ? whoActs(moment, node?.path ?? '', last) : resultText(result),
  ];
  const next = standby?.next;
  const rule = next?.rule ?? decision?.rule ?? node?.rule ?? '';
  return {
    text: parts.filter((part) => part !== '').join(' · '),
    rule: result === undefined ? rule : '104.1',
    why: next?.why ?? rules[rule] ?? node?.ruleText ?? '',
  };
}

/** Whose turn it is, and its step and substep with the number of the step: "p1's turn, main (504), NAP resolves, ordering". */
export function whereabouts(
  { table, active, decision, result }: Moment,
  { charts }: Pick<TraceHeader, 'charts'>,
  last: Fact | undefined,
): string {
  if (result !== undefined) return '';
  if (last?.kind === 'turnEnded' && decision === undefined) return 'between two turns';
  const named = active.duel.slice(1).flatMap((id) => {
    const key = id.slice(id.lastIndexOf('.') + 1);
    if (key === 'turn') return [];
    const rule = charts.duel.nodes.find((node) => node.id === id)?.rule ?? '';
    const cell = CELLS[key];
    if (cell !== undefined) return [cell];
    return [/^\d+$/.test(rule) ? `${spacedWords(key)} (${rule})` : spacedWords(key)];
  });
  return [...(table === undefined ? [] : [`${table.turn.active}'s turn`]), ...named].join(', ');
}

/** The cells of a window, by their keys. */
const CELLS: Readonly<Record<string, string>> = {
  apDeclare: 'AP declares',
  apResolve: 'AP resolves',
  napDeclare: 'NAP declares',
  napResolve: 'NAP resolves',
};

const resultText = ({ winner, reason }: NonNullable<Moment['result']>): string =>
  `the duel is over: ${winner ?? 'nobody'} wins by ${spacedWords(reason)}`;

function attackText({ attack, cards, turn }: DrawnTable): readonly string[] {
  if (attack === undefined) return [];
  const nameOf = (id: number): string => isolated(cards[id]?.name ?? 'a creature that has left');
  const attacker = cards[attack.attacker]?.name;
  const target = 'player' in attack.target ? attack.target.player : nameOf(attack.target.creature);
  const blocked = attack.blocker === undefined ? '' : `, blocked by ${nameOf(attack.blocker)}`;
  const ended = attack.ended ? ', ended early' : '';
  return [
    attacker === undefined
      ? `${turn.active} attacks ${target} with a creature that has left${blocked}${ended}`
      : `${turn.active}'s ${isolated(attacker)} attacks ${target}${blocked}${ended}`,
  ];
}

/** Who does what: resolves an effect, declares, chooses; else the state. */
function whoActs({ standby, decision, table }: Moment, path: string, last: Fact | undefined): string {
  const resolving = [...(standby?.effects.ap ?? []), ...(standby?.effects.nap ?? [])].find(
    ({ stage }) => stage === 'resolving',
  );
  const active = table?.turn.active ?? standby?.active ?? 'p1';
  const named = (player: Player): string => `${player} (${player === active ? 'AP' : 'NAP'})`;
  if (resolving !== undefined) {
    const kind = resolving.shieldUse === undefined ? '' : `, a ${spacedWords(resolving.shieldUse)}`;
    const asks = decision === undefined ? '' : `: ${asClause(decision.prompt)}`;
    return `${named(resolving.player)} resolves ${isolated(resolving.card)}${kind}${asks}`;
  }
  if (decision !== undefined) return `${named(decision.player)}: ${asClause(decision.prompt)}`;
  const next = standby?.next;
  if (next !== undefined)
    return next.does === 'declares'
      ? `${named(next.player)} may declare`
      : `${named(next.player)} is next on standby`;
  // Until the table has the next turn, its step already is that of the next turn.
  if (last?.kind === 'turnEnded') return `the turn of ${last.player} is over`;
  const doing = path.split('.').slice(1).map(spacedWords).join(', ');
  return last === undefined || doing === '' ? spacedWords(path) : `${named(active)} · ${doing}`;
}

const asClause = (prompt: string): string => isolated(prompt.replace(/^./, (letter) => letter.toLowerCase()));
