import type { DuelView } from 'taiki';
import { opponentOf } from 'taiki';
import { wrapped } from '../printed/wrapped.ts';
import { hintFor } from './hintFor.ts';
import { type BoardRows, boardLines, handLines, zoneLines } from './lines/boardLines.ts';
import { choiceLines, detailLines, promptLines } from './lines/decisionLines.ts';
import { clipped, type Line, line, ruler, span } from './lines/styled.ts';
import { type Page, pageLines } from './pages.ts';
import type { Asked, Selection } from './selection.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export const MIN_SIZE: Size = { columns: 80, rows: 24 };

export const isTooSmall = ({ columns, rows }: Size): boolean =>
  columns < MIN_SIZE.columns || rows < MIN_SIZE.rows;

export const tooSmallLines = ({ columns, rows }: Size): readonly Line[] => [
  line(`This terminal has ${columns} columns and ${rows} lines.`),
  line(`Enlarge it to ${MIN_SIZE.columns} x ${MIN_SIZE.rows}.`),
  line('Ctrl-C leaves; taiki play --plain needs no more.'),
];

/** What the table shows besides the view. */
export interface Surroundings {
  readonly view: DuelView;
  /** At the right of the first line: who plays whom. */
  readonly caption: string;
  /** What has happened since the last answer, as sentences. */
  readonly news: readonly string[];
}

const HAND_ROWS = 2;
/** Lines of a card's text that come before earlier news. */
const DETAIL_ROWS = 5;

const newsLines = (news: readonly string[], width: number): readonly Line[] =>
  news.flatMap((text) =>
    wrapped(text, width - 4).map((one, index) => line(`${index === 0 ? '  ' : '    '}${one}`)),
  );

/** The last lines that fit. */
const lastOf = (lines: readonly Line[], rows: number): readonly Line[] => {
  if (lines.length <= rows) return lines;
  if (rows <= 0) return [];
  return [
    line(`  … ${lines.length - rows + 1} earlier lines: l shows all`, 'dim'),
    ...lines.slice(lines.length - rows + 1),
  ];
};

/** How many lines the table gets so that the rest has at least `below`. */
function boardRows(view: DuelView, { columns, rows }: Size, below: number): BoardRows {
  const opponent = zoneLines(view, opponentOf(view.viewer), columns).length;
  const own = zoneLines(view, view.viewer, columns).length;
  const wanted = handLines(view, columns, HAND_ROWS).length;
  const hand = opponent + own + wanted + 4 + below <= rows ? wanted : 1;
  const room = Math.max(2, rows - below - 4 - hand);
  if (opponent + own <= room) return { opponent, own, hand };
  const least = Math.floor(room / 2);
  const forOpponent = Math.max(1, Math.min(opponent, Math.max(least, room - own)));
  return { opponent: forOpponent, own: Math.max(1, room - forOpponent), hand };
}

const boardHeight = ({ opponent, own, hand }: BoardRows): number => opponent + own + hand + 4;

const KEYS = '? help  r read  z zones  l log  u undo  s save  c concede  q leave';

function inputLine({ typed, picks, filter }: Selection, { choices }: Asked): Line {
  const chosen = picks.map((place) => choices[place]?.label ?? '').join(', ');
  return [
    span(`> ${typed}`, 'bold'),
    span('█', 'dim'),
    span(chosen === '' ? '' : `   so far: ${chosen}`, 'chosen'),
    span(filter === '' ? '' : `   only with "${filter}"`, 'dim'),
  ];
}

/** The table, what has happened, and the open decision of a person. */
export function decidingLines(
  { view, caption, news }: Surroundings,
  asked: Asked,
  selection: Selection,
  size: Size,
): readonly Line[] {
  const { columns } = size;
  const prompt = promptLines(asked.decision, view, columns);
  const all = choiceLines(asked, selection, columns, Number.POSITIVE_INFINITY);
  const told = newsLines(news, columns);
  const text = detailLines(asked, selection, columns);
  const fixed = prompt.length + 4;
  const least = fixed + Math.min(all.length, 7) + Math.min(told.length, 2);
  const board = boardRows(view, size, least);
  const room = size.rows - boardHeight(board) - fixed;
  const forNews = Math.min(told.length, Math.max(room - all.length - Math.min(text.length, DETAIL_ROWS), 2));
  const choices = choiceLines(asked, selection, columns, room - forNews);
  const detail = detailLines(asked, selection, columns).slice(
    0,
    Math.max(0, room - forNews - choices.length),
  );
  const empty = Math.max(0, room - forNews - choices.length - detail.length);
  const { message } = selection;
  return [
    ...boardLines(view, caption, columns, board),
    ruler(told.length === 0 ? [] : line('Since your last choice', 'dim'), columns),
    ...lastOf(told, forNews),
    ...prompt,
    ...choices,
    ...detail,
    ...Array.from({ length: empty }, () => []),
    message === '' ? line(hintFor(asked.decision, asked.choices), 'dim') : line(message, 'warning'),
    inputLine(selection, asked),
    line(KEYS, 'dim'),
  ].map((one) => clipped(one, columns));
}

/** The table with a text below it. */
export function tableAndPage({ view, caption }: Surroundings, page: Page, size: Size): readonly Line[] {
  const below = Math.min(size.rows - 10, page.paragraphs.length + 3);
  const board = boardRows(view, size, below);
  return [
    ...boardLines(view, caption, size.columns, board),
    ...pageLines(page, size.columns, size.rows - boardHeight(board)),
  ].map((one) => clipped(one, size.columns));
}
