import { cardInView, type DuelView, opponentOf, type Player, type VisibleCard } from 'taiki';
import { manaCards, stepOf, visible } from '../../printed/board.ts';
import { keywordsText } from '../../printed/cardFacts.ts';
import { columnsOf } from '../../printed/wrapped.ts';
import { english } from '../../speech/english.ts';
import type { MarkedKeyword } from '../../speech/screenTexts.ts';
import type { Speech } from '../../speech/speech.ts';
import { grouped, roleIn } from '../alike.ts';
import { type Cell, cellsOf } from '../table.ts';
import {
  clipped,
  cut,
  inColumns,
  type Line,
  line,
  ruler,
  type Span,
  span,
  spread,
  widthOf,
} from './styled.ts';

/** How much is said of a card: all, all in short, or in short what matters in an attack. */
const FORMS = ['full', 'short', 'least'] as const;
type Form = (typeof FORMS)[number];

/** What is said of a card besides its name and its power. */
interface Mark {
  readonly full: string;
  /** `?` explains these. */
  readonly short: string;
  /** Empty if it can be left out. */
  readonly least: string;
  readonly style: Span['style'];
}

const mark = (full: string, short: string, style: Span['style'] = 'plain', least = short): Mark => ({
  full,
  short,
  least,
  style,
});

/** The keywords of a card; those that effects have given or taken stand out. */
function keywordMarks({ current, printed }: VisibleCard, { board, screen }: Speech): readonly Mark[] {
  const { shortKeywords, without } = screen.table;
  const isMarked = (word: string): word is MarkedKeyword => Object.hasOwn(shortKeywords, word);
  const said = (word: string) => board.keywords([word])[0] ?? word;
  const now = keywordsText(current);
  const before = keywordsText(printed);
  const short = (word: string) => (isMarked(word) ? shortKeywords[word] : said(word));
  return [
    ...now.map((word) =>
      before.includes(word)
        ? mark(said(word), short(word), 'plain', isMarked(word) ? shortKeywords[word] : '')
        : mark(said(word), short(word), 'raised'),
    ),
    ...before
      .filter((word) => !now.includes(word))
      .map((word) => mark(without(said(word)), without(short(word)), 'lowered')),
  ];
}

/** Whether an effect keeps a creature from attacking, apart from what the board shows anyway. */
function isKeptFromAttacking(card: VisibleCard, { active }: DuelView): boolean {
  const { can, owner, name } = card;
  const { attack } = can;
  return owner === active && attack?.legal === false && attack.by !== undefined && attack.by !== name;
}

function marksOf(card: VisibleCard, view: DuelView, speech: Speech): readonly Mark[] {
  const { board, screen } = speech;
  const { table } = screen;
  const role = roleIn(view, card);
  const roleText = role === undefined ? '' : table.roles[role];
  return [
    ...(role === undefined ? [] : [mark(roleText, roleText.slice(0, 3), 'warning')]),
    ...bearerMarks(card, view, speech),
    ...(card.tapped ? [mark(...table.tapped, 'dim')] : []),
    ...(card.arrivedThisTurn ? [mark(...table.fresh, 'dim')] : []),
    ...(isKeptFromAttacking(card, view) ? [mark(table.cannotAttack, table.cannotAttack, 'lowered')] : []),
    ...keywordMarks(card, speech),
    ...kindMarks(card, speech),
    ...(card.links.length === 0
      ? []
      : [
          mark(
            table.linked(board.names(card.links.map(({ name }) => name))),
            table.linked(String(card.links.length)),
            'dim',
          ),
        ]),
    ...(card.seals === 0 ? [] : [mark(board.seals(card.seals), board.seals(card.seals), 'dim')]),
    ...(card.under.length === 0
      ? []
      : [mark(table.over(board.names(card.under)), table.over(String(card.under.length)), 'dim')]),
  ];
}

/** The type of a card that is not a creature; left out in the shortest form if its creature is named. */
function kindMarks(
  { current: { type, power }, attachedTo }: VisibleCard,
  { screen }: Speech,
): readonly Mark[] {
  if (power !== undefined) return [];
  const kind = screen.table.type(type);
  return [mark(kind, kind, 'dim', attachedTo === undefined ? kind : '')];
}

/** The power that a card has now; an arrow says that it is more or less than printed. */
function powerOf({ current, printed }: VisibleCard): readonly Span[] {
  const { power } = current;
  if (power === undefined) return [];
  if (printed.power === undefined || power === printed.power) return [span(` ${power}`)];
  return [power > printed.power ? span(` ${power}▲`, 'raised') : span(` ${power}▼`, 'lowered')];
}

const BEARER = 14;

/** The creature that a cross gear is crossed onto. */
function bearerMarks(
  { attachedTo }: VisibleCard,
  view: DuelView,
  { name: said, screen }: Speech,
): readonly Mark[] {
  const bearer = cardInView(view, attachedTo)?.name;
  if (bearer === undefined) return [];
  const name = said(bearer);
  const short = columnsOf(name) <= BEARER ? name : `${cut(name, BEARER - 1)}…`;
  return [mark(screen.table.onto(name), screen.table.onto(short), 'dim')];
}

/** One card of the battle zone: name, current power, marks. */
function cellLine(cell: Cell, view: DuelView, width: number, speech: Speech): Line {
  const { card, count, tag } = cell;
  const marks = marksOf(card, view, speech);
  const head = `${count === 1 ? '' : `${count}× `}${speech.name(card.name)}${tag === '' ? '' : ` ${tag}`}`;
  const style = roleIn(view, card) === undefined ? (card.tapped ? 'dim' : 'plain') : 'bold';
  const tail = (form: Form): Line => [
    ...powerOf(card),
    ...marks.filter((one) => one[form] !== '').map((one) => span(` ${one[form]}`, one.style)),
  ];
  for (const form of FORMS) {
    const spans = [span(head, style), ...tail(form)];
    if (widthOf(spans) <= width) return spans;
  }
  const least = tail('least');
  return clipped([...clipped([span(head, style)], Math.max(8, width - widthOf(least))), ...least], width);
}

/** The number of columns for cards of the battle zone. */
const columnsFor = (width: number): number => Math.max(2, Math.floor(width / 42));

/** Castles and other cards that lie face up among the shields. */
function shieldCells(view: DuelView, player: Player, { name, screen }: Speech): readonly Line[] {
  const { leavingShields, withShields } = screen.table;
  return visible(view.zones[player].shieldZone).map((card) =>
    line((card.pending ? leavingShields : withShields)(name(card.name)), 'dim'),
  );
}

/** The battle zone of a player, in columns. */
export function zoneLines(
  view: DuelView,
  player: Player,
  width: number,
  speech: Speech = english,
): readonly Line[] {
  const columns = columnsFor(width);
  const cell = Math.floor((width - 2) / columns) - 1;
  const cells = [
    ...cellsOf(view, player).map((one) => cellLine(one, view, cell, speech)),
    ...shieldCells(view, player, speech),
  ];
  if (cells.length === 0) return [line(`  ${speech.screen.table.noCreatures}`, 'dim')];
  return inColumns(cells, Math.min(columns, Math.max(1, cells.length)), width - 2).map((row) => [
    span('  '),
    ...row,
  ]);
}

/** The lines that fit; the last one says how many do not. */
function limited(lines: readonly Line[], rows: number, { screen }: Speech): readonly Line[] {
  if (lines.length <= rows) return lines;
  if (rows <= 0) return [];
  return [...lines.slice(0, rows - 1), line(`  ${screen.table.moreLines(lines.length - rows + 1)}`, 'dim')];
}

/** The untapped mana by civilization, in words or in letters. */
function manaText(
  view: DuelView,
  player: Player,
  form: 'words' | 'letters',
  { board, screen: { table } }: Speech,
): string {
  const cards = manaCards(
    view.zones[player].manaZone,
    ({ current: { civilizations } }) =>
      form === 'words'
        ? board.mana(civilizations)
        : civilizations.map((one) => table.manaLetters[one]).join('/') || '-',
    board.faceDown,
  );
  const colors = cards.filter(({ tapped }) => !tapped).map(({ text }) => text);
  const counts = grouped(colors, (color) => color).map((same) => table.manaOf(same.length, same[0] ?? ''));
  return table.mana(colors.length, cards.length, counts.sort());
}

/** A text with blanks behind it, up to so many columns. */
const filled = (text: string, columns: number): string =>
  `${text}${' '.repeat(Math.max(0, columns - columnsOf(text)))}`;

/** What a player has apart from the battle zone. */
function statusLine(view: DuelView, player: Player, width: number, speech: Speech): Line {
  const { table } = speech.screen;
  const { shieldZone, hand, deck, graveyard } = view.counts[player];
  const isViewer = player === view.viewer;
  const head = span(filled(isViewer ? table.you : table.opponent, 10), isViewer ? 'you' : 'opponent');
  const sizes = table.sizes(shieldZone, hand, deck, graveyard);
  const words = [head, span(sizes), span(manaText(view, player, 'words', speech))];
  if (widthOf(words) <= width) return words;
  return clipped([head, span(sizes), span(manaText(view, player, 'letters', speech))], width);
}

/** The hand by name, each with what it costs now. */
export function handLines(
  view: DuelView,
  width: number,
  rows: number,
  speech: Speech = english,
): readonly Line[] {
  const { table } = speech.screen;
  const cards = visible(view.zones[view.viewer].hand).map(
    ({ name, current }) => `${speech.name(name)} (${current.costToPay})`,
  );
  const same = grouped(cards, (card) => card).map(
    (all) => `${all.length === 1 ? '' : `${all.length}× `}${all[0]}`,
  );
  const words = cards.length === 0 ? [table.emptyHand] : same;
  const lines: string[][] = [[]];
  for (const [place, word] of words.entries()) {
    const rest = words.length - place - 1;
    const more = rest === 0 ? '' : ` · ${table.more(rest)}`;
    const last = lines.at(-1) ?? [];
    const needed = columnsOf([...last, word].join(' · ')) + (lines.length < rows ? 0 : columnsOf(more));
    if (needed <= width - 10) last.push(word);
    else if (lines.length < rows) lines.push([word]);
    else {
      last.push(table.more(words.length - place));
      break;
    }
  }
  return lines.map((names, index) =>
    clipped([span(filled(index === 0 ? `  ${table.hand}` : '', 10), 'dim'), span(names.join(' · '))], width),
  );
}

/** `Bolshack Dragon 7000, double breaker`. */
function withPower(card: VisibleCard | undefined, { name, board, screen }: Speech): string {
  if (card === undefined) return screen.table.hasLeft;
  const words = keywordsText(card.current).filter((word) => word.endsWith('breaker'));
  return [`${name(card.name)} ${card.current.power ?? ''}`.trimEnd(), ...board.keywords(words)].join(
    screen.choices.between,
  );
}

/** The attack in progress in one sentence; undefined if there is none. */
export function attackText(view: DuelView, speech: Speech = english): string | undefined {
  const { table } = speech.screen;
  const { attack } = view;
  if (attack === undefined) return undefined;
  const attacker = withPower(cardInView(view, attack.attacker), speech);
  const target =
    'player' in attack.target
      ? attack.target.player === view.viewer
        ? table.attackedYou
        : table.attackedOpponent
      : withPower(cardInView(view, attack.target.creature), speech);
  const blocker = cardInView(view, attack.blocker);
  return table.attacks(attacker, target, blocker && withPower(blocker, speech));
}

function titleLine(view: DuelView, right: string, width: number, { board, screen }: Speech): Line {
  const whose = view.active === view.viewer ? 'own' : 'theirs';
  const step = stepOf(view.state, board.steps);
  const title = screen.table.title(view.turn, view.turn === 0 ? undefined : whose, step);
  return spread(line(title, 'bold'), line(right, 'dim'), width);
}

/** The table from the side of the viewer: the opponent above. */
export function boardLines(
  view: DuelView,
  right: string,
  width: number,
  rows: BoardRows,
  speech: Speech = english,
): readonly Line[] {
  const attack = attackText(view, speech);
  const zone = (player: Player): readonly Line[] => zoneLines(view, player, width, speech);
  return [
    titleLine(view, right, width, speech),
    statusLine(view, opponentOf(view.viewer), width, speech),
    ...limited(zone(opponentOf(view.viewer)), rows.opponent, speech),
    ruler(attack === undefined ? [] : line(attack, 'warning'), width),
    ...limited(zone(view.viewer), rows.own, speech),
    statusLine(view, view.viewer, width, speech),
    ...handLines(view, width, rows.hand, speech),
  ];
}

/** How many lines the parts of the table get. */
export interface BoardRows {
  readonly opponent: number;
  readonly own: number;
  readonly hand: number;
}
