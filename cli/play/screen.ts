import type { DuelView } from 'taiki';
import { opponentOf } from 'taiki';
import { wrapped } from '../printed/wrapped.ts';
import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
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

export const tooSmallLines = ({ columns, rows }: Size, speech: Speech = english): readonly Line[] =>
  speech.screen.pages.tooSmall(columns, rows, MIN_SIZE).map((text) => line(text));

/** What the table shows besides the view. */
export interface Surroundings {
  readonly view: DuelView;
  /** At the right of the first line: who plays whom. */
  readonly caption: string;
  /** What has happened since the last answer, as sentences. */
  readonly news: readonly string[];
  readonly speech: Speech;
}

const HAND_ROWS = 2;
/** Lines of a card's text that come before earlier news. */
const DETAIL_ROWS = 5;

const newsLines = (news: readonly string[], width: number): readonly Line[] =>
  news.flatMap((text) =>
    wrapped(text, width - 4).map((one, index) => line(`${index === 0 ? '  ' : '    '}${one}`)),
  );

/** The last lines that fit. */
const lastOf = (lines: readonly Line[], rows: number, { screen }: Speech): readonly Line[] => {
  if (lines.length <= rows) return lines;
  if (rows <= 0) return [];
  return [
    line(`  ${screen.pages.earlier(lines.length - rows + 1)}`, 'dim'),
    ...lines.slice(lines.length - rows + 1),
  ];
};

/** How many lines the table gets so that the rest has at least `below`. */
function boardRows(view: DuelView, { columns, rows }: Size, below: number, speech: Speech): BoardRows {
  const opponent = zoneLines(view, opponentOf(view.viewer), columns, speech).length;
  const own = zoneLines(view, view.viewer, columns, speech).length;
  const wanted = handLines(view, columns, HAND_ROWS, speech).length;
  const hand = opponent + own + wanted + 4 + below <= rows ? wanted : 1;
  const room = Math.max(2, rows - below - 4 - hand);
  if (opponent + own <= room) return { opponent, own, hand };
  const least = Math.floor(room / 2);
  const forOpponent = Math.max(1, Math.min(opponent, Math.max(least, room - own)));
  return { opponent: forOpponent, own: Math.max(1, room - forOpponent), hand };
}

const boardHeight = ({ opponent, own, hand }: BoardRows): number => opponent + own + hand + 4;

function inputLine(
  { typed, picks, filter }: Selection,
  { choices }: Asked,
  { screen: { answering } }: Speech,
): Line {
  const chosen = picks.map((place) => choices[place]?.label ?? '');
  return [
    span(`> ${typed}`, 'bold'),
    span('█', 'dim'),
    span(chosen.length === 0 ? '' : `   ${answering.soFar(chosen)}`, 'chosen'),
    span(filter === '' ? '' : `   ${answering.only(filter)}`, 'dim'),
  ];
}

/** The table, what has happened, and the open decision of a person. */
export function decidingLines(
  { view, caption, news, speech }: Surroundings,
  asked: Asked,
  selection: Selection,
  size: Size,
): readonly Line[] {
  const { columns } = size;
  const { answering, pages } = speech.screen;
  const prompt = promptLines(asked.decision, view, columns, speech);
  const all = choiceLines(asked, selection, columns, Number.POSITIVE_INFINITY, speech);
  const told = newsLines(news, columns);
  const text = detailLines(asked, selection, columns, speech);
  const fixed = prompt.length + 4;
  const least = fixed + Math.min(all.length, 7) + Math.min(told.length, 2);
  const board = boardRows(view, size, least, speech);
  const room = size.rows - boardHeight(board) - fixed;
  const forNews = Math.min(told.length, Math.max(room - all.length - Math.min(text.length, DETAIL_ROWS), 2));
  const choices = choiceLines(asked, selection, columns, room - forNews, speech);
  const detail = detailLines(asked, selection, columns, speech).slice(
    0,
    Math.max(0, room - forNews - choices.length),
  );
  const empty = Math.max(0, room - forNews - choices.length - detail.length);
  const { message } = selection;
  return [
    ...boardLines(view, caption, columns, board, speech),
    ruler(told.length === 0 ? [] : line(pages.news, 'dim'), columns),
    ...lastOf(told, forNews, speech),
    ...prompt,
    ...choices,
    ...detail,
    ...Array.from({ length: empty }, () => []),
    message === '' ? line(hintFor(asked.decision, asked.choices, speech), 'dim') : line(message, 'warning'),
    inputLine(selection, asked, speech),
    line(answering.keys, 'dim'),
  ].map((one) => clipped(one, columns));
}

/** The table with a text below it. */
export function tableAndPage(
  { view, caption, speech }: Surroundings,
  page: Page,
  size: Size,
): readonly Line[] {
  const below = Math.min(size.rows - 10, page.paragraphs.length + 3);
  const board = boardRows(view, size, below, speech);
  return [
    ...boardLines(view, caption, size.columns, board, speech),
    ...pageLines(page, size.columns, size.rows - boardHeight(board), speech),
  ].map((one) => clipped(one, size.columns));
}
