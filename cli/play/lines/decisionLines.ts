import type { Decision, DuelView } from 'taiki';
import { messageOf } from '../../answers.ts';
import { wrapped } from '../../printed/wrapped.ts';
import { english } from '../../speech/english.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Choice } from '../choices.ts';
import { type Asked, listed, picked, type Selection } from '../selection.ts';
import { attackText } from './boardLines.ts';
import { clipped, inColumns, type Line, line, span, widthOf } from './styled.ts';

/** What is asked; where it is about an attack, the attack first. */
export function promptLines(
  decision: Decision,
  view: DuelView,
  width: number,
  speech: Speech = english,
): readonly Line[] {
  const attack = decision.kind === 'block' ? attackText(view, speech) : undefined;
  const asked = messageOf(promptIn(decision, speech), speech.asking);
  const text = attack === undefined ? asked : speech.screen.choices.afterAttack(attack, asked);
  const lines = wrapped(text, width);
  return lines.slice(0, 3).map((one) => line(one, 'bold'));
}

/** The decision with its prompt and the name of its source in the language of the screen. */
const promptIn = (decision: Decision, { prompt, name }: Speech): Decision => {
  const { source } = decision;
  return {
    ...decision,
    prompt: prompt(decision.prompt),
    ...(source?.name === undefined ? {} : { source: { ...source, name: name(source.name) } }),
  };
};

/** How a choice is marked: a star, its count, or its place in an order. */
function pickMark(place: number, selection: Selection, { ordered }: Decision): string {
  const count = picked(selection, place);
  if (count === 0) return '';
  if (!ordered) return count === 1 ? '*' : `*${count}`;
  return selection.picks.flatMap((one, nth) => (one === place ? [String(nth + 1)] : [])).join(',');
}

/** The most lines that the words of one choice take. */
const MAX_LABEL = 3;

/** One choice: a line, or more if its words need them. */
function choiceBlock(
  choice: Choice,
  place: number,
  selection: Selection,
  decision: Decision,
  width: number,
): readonly Line[] {
  const mark = pickMark(place, selection, decision);
  const isCursor = selection.cursor === place;
  const style = mark === '' ? (isCursor ? 'cursor' : 'plain') : 'chosen';
  const head: Line = [
    span(isCursor ? '>' : ' ', 'cursor'),
    span(choice.key.padStart(3), 'bold'),
    span(mark === '' ? '  ' : ` [${mark}] `, 'chosen'),
  ];
  const indent = widthOf(head);
  const words = wrapped(choice.label === choice.key ? '' : choice.label, width - indent);
  const [first = '', ...more] = words.slice(0, MAX_LABEL);
  const detail = span(choice.detail === '' || words.length > 1 ? '' : `  ${choice.detail}`, 'dim');
  return [
    [...head, span(first, style), detail],
    ...more.map((text) => [span(' '.repeat(indent)), span(text, style)]),
  ];
}

/** The number of columns for choices: two if all of them are short. */
const columnsFor = (blocks: readonly (readonly Line[])[], width: number): number =>
  blocks.length > 3 &&
  blocks.every((lines) => lines.length === 1 && lines.every((one) => widthOf(one) < Math.floor(width / 2)))
    ? 2
    : 1;

/** The list of choices, scrolled to the cursor, in this many lines at most. */
export function choiceLines(
  { decision, choices }: Asked,
  selection: Selection,
  width: number,
  rows: number,
  speech: Speech = english,
): readonly Line[] {
  const places = listed(choices, selection);
  const blocks = places.flatMap((place) => {
    const choice = choices[place];
    return choice === undefined ? [] : [choiceBlock(choice, place, selection, decision, width)];
  });
  if (blocks.length === 0) return [line(`    ${speech.screen.choices.none}`, 'dim')];
  const at = Math.max(0, places.indexOf(selection.cursor ?? -1));
  if (columnsFor(blocks, width) === 1) return scrolledTo(at, blocks, width, rows, speech);
  const all = inColumns(blocks.flat(), 2, width);
  return scrolledTo(
    at % all.length,
    all.map((one) => [one]),
    width,
    rows,
    speech,
  );
}

/** The blocks around one of them that fit, with the number of those that do not. */
function scrolledTo(
  at: number,
  blocks: readonly (readonly Line[])[],
  width: number,
  rows: number,
  { screen: { choices } }: Speech,
): readonly Line[] {
  if (blocks.flat().length <= rows) return blocks.flat();
  const room = Math.max(1, rows - 1);
  const height = (from: number, to: number) => blocks.slice(from, to).flat().length;
  let [from, to] = [at, at + 1];
  for (let grown = true; grown; ) {
    grown = false;
    if (from > 0 && height(from - 1, to) <= room && (at - from < to - at || to === blocks.length)) {
      from--;
      grown = true;
    } else if (to < blocks.length && height(from, to + 1) <= room) {
      to++;
      grown = true;
    } else if (from > 0 && height(from - 1, to) <= room) {
      from--;
      grown = true;
    }
  }
  const where = [
    ...(from === 0 ? [] : [choices.above(from)]),
    ...(to === blocks.length ? [] : [choices.below(blocks.length - to)]),
  ];
  const shown = blocks.slice(from, to).flat().slice(0, room);
  return [...shown, line(`     ${choices.scrolls(where)}`, 'dim')].map((one) => clipped(one, width));
}

/** The text of the card under the cursor, or of the only card that can be chosen. */
export function detailLines(
  { choices }: Asked,
  { cursor }: Selection,
  width: number,
  { playing }: Speech = english,
): readonly Line[] {
  const cards = choices.filter(({ card }) => card?.name !== undefined);
  const choice = cursor === undefined ? (cards.length === 1 ? cards[0] : undefined) : choices[cursor];
  if (choice?.card?.name === undefined) return [];
  return playing
    .card(choice.card.name)
    .flatMap((text) => wrapped(text, width - 6))
    .map((text) => line(`      ${text}`, 'dim'));
}
