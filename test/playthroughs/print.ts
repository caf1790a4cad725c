import type {
  Agent,
  Answer,
  CardView,
  Decision,
  Duel,
  DuelView,
  Fact,
  Player,
  VisibleCard,
  Zone,
} from 'taiki';
import { opponentOf, ZONES } from '../../table/nouns.ts';

type Agents = { readonly [P in Player]: Agent };

const marksOf = (card: VisibleCard): readonly string[] => [
  ...(card.tapped ? ['tapped'] : []),
  ...(card.pending ? ['pending'] : []),
  ...(card.zone === 'battleZone' && card.arrivedThisTurn ? ['new'] : []),
  ...(card.under.length > 0 ? [`over ${card.under.join(' + ')}`] : []),
];

function cardText(card: VisibleCard): string {
  const marks = marksOf(card);
  return marks.length === 0 ? card.name : `${card.name} (${marks.join(', ')})`;
}

/** Alike cards together: `2 Aqua Hulcus`. Hidden cards are counted. */
function zoneText(cards: readonly CardView[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const text = card.hidden ? 'hidden' : cardText(card);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count} ${text}`)).join('; ') || 'none';
}

/** What is always empty is not shown. */
const ALWAYS: ReadonlySet<Zone> = new Set<Zone>([
  'hand',
  'battleZone',
  'manaZone',
  'shieldZone',
  'deck',
  'graveyard',
]);

function viewLines({ zones, attack }: DuelView, viewer: Player): readonly string[] {
  const lines: string[] = [];
  for (const player of [viewer, opponentOf(viewer)]) {
    for (const zone of ZONES) {
      const cards = zones[player][zone];
      if (cards.length > 0 || ALWAYS.has(zone)) lines.push(`${player} ${zone}: ${zoneText(cards)}`);
    }
  }
  return attack === undefined ? lines : [...lines, `attack: ${valueText(attack)}`];
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .flatMap(([key, inner]) => (inner === undefined || inner === false ? [] : [`${key} ${valueText(inner)}`]))
    .join(', ');
}

/** A fact without what its heading says: its player, its kind, its card, and all else by name. */
function factLine({ state: _, rule, kind, ...rest }: Fact): string {
  const { player, name, object, ...more } = {
    player: undefined,
    name: undefined,
    object: undefined,
    ...rest,
  };
  const about = name === undefined ? '' : ` ${name}${object === undefined ? '' : ` #${object}`}`;
  const details = valueText(more);
  const who = player === undefined ? '' : `${player} `;
  return `${who}${kind}${about}${details === '' ? '' : ` (${details})`} @${rule}`;
}

/** Facts under the states in which they happened. */
function factLines(facts: readonly Fact[]): readonly string[] {
  const lines: string[] = [];
  let state = '';
  for (const fact of facts) {
    if (fact.state !== state) lines.push(`  in ${fact.state}`);
    state = fact.state;
    lines.push(`    ${factLine(fact)}`);
  }
  return lines;
}

function decisionLines(
  { id, player, kind, rule, prompt, source, min, max, options }: Decision,
  state: string,
) {
  const from = source === undefined ? '' : `, ${source.name ?? 'a hidden card'}`;
  return [
    '',
    `${id}. ${player} ${kind}, ${state}, ${rule}${from}`,
    `  ${prompt} (${min === max ? min : `${min} to ${max}`} of ${options.length})`,
    ...options.map(({ label }, index) => `    ${index} ${label}`),
  ];
}

const choiceLine = (answer: Answer): string => `  choice: ${answer.join(', ') || 'none'}`;

/**
 * A whole duel as text. Before each decision stands what has happened since the last one, and what has changed in the
 * view of the player who decides since that player was last asked.
 */
export function printPlaythrough(title: string, duel: Duel, agents: Agents): string {
  const lines = [title];
  const seen: { [P in Player]: readonly string[] } = { p1: [], p2: [] };
  let told = 0;
  const tell = () => {
    const { log } = duel;
    lines.push(...factLines(log.slice(told)));
    told = log.length;
  };
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    tell();
    const { player } = decision;
    const view = duel.view(player);
    const shown = viewLines(view, player);
    lines.push(...decisionLines(decision, duel.state));
    lines.push(...shown.filter((line) => !seen[player].includes(line)).map((line) => `  view ${line}`));
    seen[player] = shown;
    const answer = agents[player](view, decision);
    lines.push(choiceLine(answer));
    duel.choose(answer, player);
  }
  tell();
  lines.push('', `result: ${valueText(duel.result)}`);
  return `${lines.join('\n')}\n`;
}
