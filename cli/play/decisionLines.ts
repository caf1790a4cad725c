import type { Decision, DuelView } from 'taiki';
import { messageOf } from '../answers.ts';
import { cardText } from '../cardFacts.ts';
import { wrapped } from '../wrapped.ts';
import { attackText } from './boardLines.ts';
import type { Choice } from './choices.ts';
import { type Asked, listed, picked, type Selection } from './selection.ts';
import { clipped, inColumns, type Line, line, span, widthOf } from './styled.ts';

/** What is asked; where it is about an attack, the attack first. */
export function promptLines(decision: Decision, view: DuelView, width: number): readonly Line[] {
  const attack = decision.kind === 'block' ? attackText(view) : undefined;
  const text = attack === undefined ? messageOf(decision) : `${attack}. ${messageOf(decision)}`;
  const lines = wrapped(text, width);
  return lines.slice(0, 3).map((one) => line(one, 'bold'));
}

/** How a choice is marked: a star, its count, or its place in an order. */
function pickMark(place: number, selection: Selection, { ordered }: Decision): string {
  const count = picked(selection, place);
  if (count === 0) return '';
  if (!ordered) return count === 1 ? '*' : `*${count}`;
  return selection.picks.flatMap((one, nth) => (one === place ? [String(nth + 1)] : [])).join(',');
}

function choiceLine(choice: Choice, place: number, selection: Selection, decision: Decision): Line {
  const mark = pickMark(place, selection, decision);
  const isCursor = selection.cursor === place;
  const style = mark === '' ? (isCursor ? 'cursor' : 'plain') : 'chosen';
  return [
    span(isCursor ? '>' : ' ', 'cursor'),
    span(choice.key.padStart(3), 'bold'),
    span(mark === '' ? '  ' : ` [${mark}] `, 'chosen'),
    span(choice.label === choice.key ? '' : choice.label, style),
    span(choice.detail === '' ? '' : `  ${choice.detail}`, 'dim'),
  ];
}

/** The number of columns for choices: two if all of them are short. */
function columnsFor(lines: readonly Line[], width: number): number {
  return lines.length > 3 && lines.every((one) => widthOf(one) < Math.floor(width / 2)) ? 2 : 1;
}

/** The list of choices, scrolled to the cursor, in this many lines at most. */
export function choiceLines(
  { decision, choices }: Asked,
  selection: Selection,
  width: number,
  rows: number,
): readonly Line[] {
  const places = listed(choices, selection);
  const lines = places.map((place) => choiceLine(choices[place] as Choice, place, selection, decision));
  if (lines.length === 0) return [line('    Nothing in the list contains that.', 'dim')];
  const columns = columnsFor(lines, width);
  const all = inColumns(lines, columns, width);
  if (all.length <= rows) return all;
  const shown = Math.max(1, rows - 1);
  const at = places.indexOf(selection.cursor ?? -1) % all.length;
  const from = Math.max(0, Math.min(all.length - shown, at - Math.floor(shown / 2)));
  const rest = all.length - from - shown;
  const where = [...(from === 0 ? [] : [`${from} above`]), ...(rest === 0 ? [] : [`${rest} below`])].join(
    ', ',
  );
  return [...all.slice(from, from + shown), line(`     … ${where}: arrow keys; / finds a word`, 'dim')].map(
    (one) => clipped(one, width),
  );
}

/** The text of the card under the cursor, or of the only card that can be chosen. */
export function detailLines({ choices }: Asked, { cursor }: Selection, width: number): readonly Line[] {
  const cards = choices.filter(({ card }) => card?.name !== undefined);
  const choice = cursor === undefined ? (cards.length === 1 ? cards[0] : undefined) : choices[cursor];
  if (choice?.card?.name === undefined) return [];
  return cardText(choice.card.name)
    .flatMap((text) => wrapped(text, width - 6))
    .map((text) => line(`      ${text}`, 'dim'));
}
