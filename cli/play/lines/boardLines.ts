import {
  type Civilization,
  cardInView,
  type DuelView,
  opponentOf,
  type Player,
  type VisibleCard,
} from 'taiki';
import { manaCards, stepOf, visible } from '../../printed/board.ts';
import { keywordsText } from '../../printed/cardFacts.ts';
import { listed, spaced } from '../../printed/wording.ts';
import { grouped, roleIn } from '../alike.ts';
import { type Cell, cellsOf } from '../table.ts';
import { clipped, inColumns, type Line, line, ruler, type Span, span, spread, widthOf } from './styled.ts';

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

/** The short marks, as the help explains them. */
export const SHORT_MARKS: readonly string[] = [
  'Where there is no room: T tapped, N new, B blocker, 2x and 3x double and triple breaker, PA power attacker, SA speed attacker, S slayer; civilizations by their first letters, - for none.',
];

const SHORT_KEYWORDS: Readonly<Record<string, string>> = {
  blocker: 'B',
  'double breaker': '2x',
  'triple breaker': '3x',
  'power attacker': 'PA',
  'speed attacker': 'SA',
  slayer: 'S',
};

/** The keywords of a card; those that effects have given or taken stand out. */
function keywordMarks({ current, printed }: VisibleCard): readonly Mark[] {
  const now = keywordsText(current);
  const before = keywordsText(printed);
  const short = (word: string) => SHORT_KEYWORDS[word] ?? word;
  return [
    ...now.map((word) =>
      before.includes(word)
        ? mark(word, short(word), 'plain', SHORT_KEYWORDS[word] ?? '')
        : mark(word, short(word), 'raised'),
    ),
    ...before
      .filter((word) => !now.includes(word))
      .map((word) => mark(`no ${word}`, `no ${short(word)}`, 'lowered')),
  ];
}

/** Whether an effect keeps a creature from attacking, apart from what the board shows anyway. */
function isKeptFromAttacking(card: VisibleCard, { active }: DuelView): boolean {
  const { can, owner, name } = card;
  const { attack } = can;
  return owner === active && attack?.legal === false && attack.by !== undefined && attack.by !== name;
}

function marksOf(card: VisibleCard, view: DuelView): readonly Mark[] {
  const role = roleIn(view, card);
  return [
    ...(role === undefined ? [] : [mark(role, role.slice(0, 3), 'warning')]),
    ...bearerMarks(card, view),
    ...(card.tapped ? [mark('tapped', 'T', 'dim')] : []),
    ...(card.arrivedThisTurn ? [mark('new', 'N', 'dim')] : []),
    ...(isKeptFromAttacking(card, view) ? [mark("can't attack", "can't attack", 'lowered')] : []),
    ...keywordMarks(card),
    ...kindMarks(card),
    ...(card.under.length === 0 ? [] : [mark(`on ${listed(card.under)}`, `on ${card.under.length}`, 'dim')]),
  ];
}

/** The type of a card that is not a creature; left out in the shortest form if its creature is named. */
function kindMarks({ current: { type, power }, attachedTo }: VisibleCard): readonly Mark[] {
  if (power !== undefined) return [];
  const kind = spaced(type);
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
function bearerMarks({ attachedTo }: VisibleCard, view: DuelView): readonly Mark[] {
  const name = cardInView(view, attachedTo)?.name;
  if (name === undefined) return [];
  const short = name.length <= BEARER ? name : `${name.slice(0, BEARER - 1)}…`;
  return [mark(`on ${name}`, `on ${short}`, 'dim')];
}

/** One card of the battle zone: name, current power, marks. */
function cellLine(cell: Cell, view: DuelView, width: number): Line {
  const { card, count, tag } = cell;
  const marks = marksOf(card, view);
  const head = `${count === 1 ? '' : `${count}× `}${card.name}${tag === '' ? '' : ` ${tag}`}`;
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
function shieldCells(view: DuelView, player: Player): readonly Line[] {
  return visible(view.zones[player].shieldZone).map((card) =>
    line(`${card.name}${card.pending ? ', leaving the shields' : ', with the shields'}`, 'dim'),
  );
}

/** The battle zone of a player, in columns. */
export function zoneLines(view: DuelView, player: Player, width: number): readonly Line[] {
  const columns = columnsFor(width);
  const cell = Math.floor((width - 2) / columns) - 1;
  const cells = [
    ...cellsOf(view, player).map((one) => cellLine(one, view, cell)),
    ...shieldCells(view, player),
  ];
  if (cells.length === 0) return [line('  no creatures', 'dim')];
  return inColumns(cells, Math.min(columns, Math.max(1, cells.length)), width - 2).map((row) => [
    span('  '),
    ...row,
  ]);
}

/** The lines that fit; the last one says how many do not. */
function limited(lines: readonly Line[], rows: number, hint: string): readonly Line[] {
  if (lines.length <= rows) return lines;
  if (rows <= 0) return [];
  return [...lines.slice(0, rows - 1), line(`  … ${lines.length - rows + 1} more lines: ${hint}`, 'dim')];
}

const LETTERS: { readonly [C in Civilization]: string } = {
  light: 'L',
  water: 'W',
  darkness: 'D',
  fire: 'F',
  nature: 'N',
};

/** The untapped mana by civilization, in words or in letters. */
function manaText(view: DuelView, player: Player, form: 'words' | 'letters'): string {
  const cards = manaCards(view.zones[player].manaZone, ({ current: { civilizations } }) =>
    form === 'words'
      ? civilizations.join('/') || 'colorless'
      : civilizations.map((one) => LETTERS[one]).join('/') || '-',
  );
  const colors = cards.filter(({ tapped }) => !tapped).map(({ text }) => text);
  const counts = grouped(colors, (color) => color).map((same) => `${same.length} ${same[0]}`);
  return [
    `mana ${colors.length}/${cards.length}`,
    ...(counts.length === 0 ? [] : [counts.sort().join(', ')]),
  ].join(': ');
}

/** What a player has apart from the battle zone. */
function statusLine(view: DuelView, player: Player, width: number): Line {
  const { shieldZone, hand, deck, graveyard } = view.counts[player];
  const isViewer = player === view.viewer;
  const head = span((isViewer ? 'You' : 'Opponent').padEnd(10), isViewer ? 'you' : 'opponent');
  const sizes = `shields ${shieldZone}  hand ${hand}  deck ${deck}  grave ${graveyard}  `;
  const words = [head, span(sizes), span(manaText(view, player, 'words'))];
  if (widthOf(words) <= width) return words;
  return clipped([head, span(sizes), span(manaText(view, player, 'letters'))], width);
}

/** The hand by name, each with what it costs now. */
export function handLines(view: DuelView, width: number, rows: number): readonly Line[] {
  const cards = visible(view.zones[view.viewer].hand).map(
    ({ name, current }) => `${name} (${current.costToPay})`,
  );
  const same = grouped(cards, (card) => card).map(
    (all) => `${all.length === 1 ? '' : `${all.length}× `}${all[0]}`,
  );
  const words = cards.length === 0 ? ['empty'] : same;
  const lines: string[][] = [[]];
  for (const [place, word] of words.entries()) {
    const rest = words.length - place - 1;
    const more = rest === 0 ? '' : ` · … ${rest} more: z`;
    const last = lines.at(-1) ?? [];
    const needed = [...last, word].join(' · ').length + (lines.length < rows ? 0 : more.length);
    if (needed <= width - 10) last.push(word);
    else if (lines.length < rows) lines.push([word]);
    else {
      last.push(`… ${words.length - place} more: z`);
      break;
    }
  }
  return lines.map((names, index) =>
    clipped([span((index === 0 ? '  hand' : '').padEnd(10), 'dim'), span(names.join(' · '))], width),
  );
}

/** `Bolshack Dragon 7000, double breaker`. */
function withPower(card: VisibleCard | undefined): string {
  if (card === undefined) return 'A creature that has left';
  const words = keywordsText(card.current).filter((word) => word.endsWith('breaker'));
  return [`${card.name} ${card.current.power ?? ''}`.trimEnd(), ...words].join(', ');
}

/** The attack in progress in one sentence; undefined if there is none. */
export function attackText(view: DuelView): string | undefined {
  const { attack } = view;
  if (attack === undefined) return undefined;
  const attacker = withPower(cardInView(view, attack.attacker));
  const target =
    'player' in attack.target
      ? attack.target.player === view.viewer
        ? 'you'
        : 'the opponent'
      : withPower(cardInView(view, attack.target.creature));
  const blocker = cardInView(view, attack.blocker);
  return `${attacker} attacks ${target}${blocker === undefined ? '' : `, blocked by ${withPower(blocker)}`}`;
}

function titleLine(view: DuelView, right: string, width: number): Line {
  const whose = view.active === view.viewer ? 'your turn' : "the opponent's turn";
  const step = view.turn === 0 ? [] : [whose];
  return spread(
    line(
      [`Turn ${view.turn}`, ...step, stepOf(view.state).replace(/^attack step: /, '')].join(' · '),
      'bold',
    ),
    line(right, 'dim'),
    width,
  );
}

/** The table from the side of the viewer: the opponent above. */
export function boardLines(view: DuelView, right: string, width: number, rows: BoardRows): readonly Line[] {
  const attack = attackText(view);
  return [
    titleLine(view, right, width),
    statusLine(view, opponentOf(view.viewer), width),
    ...limited(zoneLines(view, opponentOf(view.viewer), width), rows.opponent, 'z shows all'),
    ruler(attack === undefined ? [] : line(attack, 'warning'), width),
    ...limited(zoneLines(view, view.viewer, width), rows.own, 'z shows all'),
    statusLine(view, view.viewer, width),
    ...handLines(view, width, rows.hand),
  ];
}

/** How many lines the parts of the table get. */
export interface BoardRows {
  readonly opponent: number;
  readonly own: number;
  readonly hand: number;
}
