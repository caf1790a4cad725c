import type { Player } from 'taiki';
import type { DrawnTable } from '../../trace.ts';
import type { Moment } from '../moment.ts';
import type { TraceReader } from '../reader.ts';
import { namesOf, nextActive } from '../table.ts';
import { ENGLISH } from './english.ts';
import { TOGETHER } from './namedTogether.ts';
import type { NamedPlayer, Side, Telling } from './telling.ts';

/** What is going on at a moment, as one line for people, with the rule and its reason. */
export interface Headline {
  /** "Turn 12 · p2 attacks with Bolshack Dragon · p1 resolves Brain Serum, a shield trigger". */
  readonly text: string;
  readonly rule: string;
  /** Why it is this player's turn to act, or the summary of the rule. */
  readonly why: string;
}

type Trace = Pick<TraceReader, 'header' | 'facts' | 'at'>;

/** The headline of a moment of a trace. */
export function headlineOf(moment: Moment, trace: Trace, telling: Telling = ENGLISH): Headline {
  const { charts, rules } = trace.header;
  const { table, standby, decision, result } = moment;
  const node = charts.duel.nodes.find(({ id }) => id === moment.active.duel.at(-1));
  const parts = [
    table === undefined ? telling.headline.beforeDuel : telling.headline.turn(table.turn.number),
    ...(table === undefined ? [] : attackText(table, telling)),
    result === undefined ? whoActs(moment, node?.path ?? '', trace, telling) : telling.headline.over(result),
  ];
  const next = standby?.next;
  const rule = next?.rule ?? decision?.rule ?? node?.rule ?? '';
  return {
    text: parts.filter((part) => part !== '').join(' · '),
    rule: result === undefined ? rule : '104.1',
    why: next === undefined ? telling.rule(rule, rules[rule] ?? node?.ruleText ?? '') : telling.next(next),
  };
}

/** Whose turn it is, and its step and substep with the number of the step: "p1's turn, main (504), NAP resolves, ordering". */
export function whereabouts(
  moment: Moment,
  trace: Trace,
  { state, where, window }: Telling = ENGLISH,
): string {
  const { charts } = trace.header;
  const { table, active, result } = moment;
  if (result !== undefined) return '';
  const next = nextTurn(moment, trace);
  if (next !== undefined) return where.betweenTurns(next);
  const named = active.duel.slice(1).flatMap((id) => {
    const key = id.slice(id.lastIndexOf('.') + 1);
    if (key === 'turn') return [];
    const rule = charts.duel.nodes.find((node) => node.id === id)?.rule ?? '';
    const cell = CELLS[key];
    if (cell !== undefined) return [window.cell(...cell)];
    return [/^\d+$/.test(rule) ? where.numbered(state(key), rule) : state(key)];
  });
  return where.joined([...(table === undefined ? [] : [where.turnOf(table.turn.active)]), ...named]);
}

/** Between two turns, which is until the table has the next one: whose turn that is. */
export function nextTurn(
  { table, facts, decision, result }: Moment,
  trace: Pick<TraceReader, 'facts' | 'at'>,
): Player | undefined {
  const last = trace.facts[facts - 1];
  if (last?.fact.kind !== 'turnEnded' || table === undefined) return undefined;
  if (decision !== undefined || result !== undefined) return undefined;
  const ended = trace.at(last.seq).table?.turn.number;
  return ended === table.turn.number ? nextActive(table) : undefined;
}

/** The cells of a window, by their keys. */
const CELLS: Readonly<Record<string, readonly [Side, 'declares' | 'resolves']>> = {
  apDeclare: ['AP', 'declares'],
  apResolve: ['AP', 'resolves'],
  napDeclare: ['NAP', 'declares'],
  napResolve: ['NAP', 'resolves'],
};

function attackText({ attack, cards, turn }: DrawnTable, { headline, name }: Telling): readonly string[] {
  if (attack === undefined) return [];
  const nameOf = (id: number): string | undefined => {
    const card = cards[id];
    return card === undefined ? undefined : namesOf(card).map(name).join(TOGETHER);
  };
  const { target, blocker, ended } = attack;
  return [
    headline.attack({
      active: turn.active,
      attacker: nameOf(attack.attacker),
      target: 'player' in target ? target : { creature: nameOf(target.creature) },
      blocked: blocker === undefined ? undefined : { by: nameOf(blocker) },
      ended,
    }),
  ];
}

/** Who does what: resolves an effect, declares, chooses; else the state. */
function whoActs(moment: Moment, path: string, trace: Trace, { headline, name, prompt }: Telling): string {
  const { standby, decision, table } = moment;
  const resolving = [...(standby?.effects.ap ?? []), ...(standby?.effects.nap ?? [])].find(
    ({ stage }) => stage === 'resolving',
  );
  const active = table?.turn.active ?? standby?.active ?? 'p1';
  const named = (player: Player): NamedPlayer => ({ player, side: player === active ? 'AP' : 'NAP' });
  const asked = decision === undefined ? undefined : prompt(decision.prompt);
  if (resolving !== undefined)
    return headline.resolves(named(resolving.player), name(resolving.card), resolving.shieldUse, asked);
  if (decision !== undefined && asked !== undefined) return headline.decides(named(decision.player), asked);
  const next = standby?.next;
  if (next !== undefined)
    return next.does === 'declares'
      ? headline.mayDeclare(named(next.player))
      : headline.isNext(named(next.player));
  const follows = nextTurn(moment, trace);
  if (follows !== undefined) return headline.turnIsOver(active, follows);
  const doing = path.split('.').slice(1);
  return moment.facts === 0 || doing.length === 0
    ? headline.at(path.split('.'))
    : headline.doing(named(active), doing);
}
