import {
  type CardView,
  type Civilization,
  type DuelView,
  describePower,
  opponentOf,
  type PlayerView,
  type VisibleCard,
} from 'taiki';
import type { Attack } from 'taiki/inspect';
import type { Host } from '../host.ts';
import { civilizationsOf, keywordsText } from './cardFacts.ts';
import { listed } from './wording.ts';
import { columnsOf, wrapped } from './wrapped.ts';

export const STEPS = {
  opening: 'before the first turn',
  startOfTurn: 'start of turn',
  draw: 'draw step',
  charge: 'charge step',
  main: 'main step',
  'attack.declaration': 'attack step: attack declaration',
  'attack.block': 'attack step: block declaration',
  'attack.battle': 'attack step: battle',
  'attack.directAttack': 'attack step: direct attack',
  'attack.endOfAttack': 'attack step: end of attack',
  end: 'end of turn',
  over: 'the duel is over',
} as const;

/** The name of each step. */
export type StepNames = { readonly [S in keyof typeof STEPS]: string };

/** The name of the step that a state belongs to. */
export function stepOf(state: string, names: StepNames = STEPS): string {
  const path = state.replace(/^turn\./, '');
  const step = keysOf(STEPS).find((one) => path === one || path.startsWith(`${one}.`));
  return step === undefined ? path : names[step];
}

const keysOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

/** What the board says, in any language. */
export interface BoardTexts {
  readonly steps: StepNames;
  readonly name: (card: string) => string;
  readonly names: (cards: readonly string[]) => string;
  readonly keywords: (words: readonly string[]) => readonly string[];
  readonly mana: (civilizations: readonly Civilization[]) => string;
  readonly faceDown: string;
  readonly none: string;
  readonly empty: string;
  readonly tapped: (cards: string) => string;
  readonly untapped: (count: number, all: number, which: string) => string;
  readonly sizes: (shields: number, hand: number, deck: number, graveyard: number) => string;
  readonly marks: {
    readonly [M in 'tapped' | 'new' | 'attacking' | 'blocking' | 'attacked']: string;
  };
  readonly over: (cards: string) => string;
  readonly linked: (cards: string) => string;
  readonly seals: (count: number) => string;
  readonly power: (now: string, printed: string | undefined) => string;
  readonly labels: { readonly [L in 'opponent' | 'you' | 'mana' | 'battleZone' | 'hand']: string };
  readonly title: (turn: number, whose: 'own' | 'theirs', step: string) => string;
}

export const ENGLISH_BOARD: BoardTexts = {
  steps: STEPS,
  name: (card) => card,
  names: listed,
  keywords: (words) => words,
  mana: (civilizations) => civilizations.join('/') || 'colorless',
  faceDown: 'face down',
  none: 'none',
  empty: 'empty',
  tapped: (cards) => `tapped: ${cards}`,
  untapped: (count, all, which) => `${count} of ${all} untapped (${which})`,
  sizes: (shields, hand, deck, graveyard) =>
    [`${shields} shields`, `hand ${hand}`, `deck ${deck}`, `graveyard ${graveyard}`].join(' · '),
  marks: { tapped: 'tapped', new: 'new', attacking: 'attacking', blocking: 'blocking', attacked: 'attacked' },
  over: (cards) => `on ${cards}`,
  linked: (cards) => `linked with ${cards}`,
  seals: (count) => (count === 1 ? 'sealed' : `sealed: ${count}`),
  power: (now, printed) => (now === printed ? now : `${now} (printed ${printed})`),
  labels: { opponent: 'Opponent', you: 'You', mana: 'mana', battleZone: 'battle zone', hand: 'hand' },
  title: (turn, whose, step) =>
    `Turn ${turn} · ${whose === 'own' ? 'your turn' : "the opponent's turn"} · ${step}`,
};

/** The cards that the viewer may identify. */
export const visible = (cards: readonly CardView[]): readonly VisibleCard[] =>
  cards.flatMap((card) => (card.hidden ? [] : [card]));

/** The names of all cards of an object, its own first. */
export const namesOfCard = ({ name, under, links }: VisibleCard): readonly string[] => [
  name,
  ...under,
  ...links.flatMap((link) => [link.name, ...link.under]),
];

/** A card of a mana zone: its civilizations, or that it lies face down. */
export interface ManaCard {
  readonly text: string;
  readonly tapped: boolean;
}

/**
 * The cards of a mana zone, also those that lie face down (405.4).
 * @param textOf how a card is named that lies face up.
 */
export const manaCards = (
  cards: readonly CardView[],
  textOf: (card: VisibleCard) => string,
  faceDown = ENGLISH_BOARD.faceDown,
): readonly ManaCard[] =>
  cards.flatMap((card) => {
    if (card.hidden)
      return card.mana === undefined ? [] : [{ text: faceDown, tapped: card.mana === 'tapped' }];
    return [{ text: card.faceDown ? faceDown : textOf(card), tapped: card.tapped }];
  });

function manaLine({ manaZone }: PlayerView, texts: BoardTexts): string {
  const cards = manaCards(manaZone, ({ name }) => texts.mana(civilizationsOf(name)), texts.faceDown);
  const tapped = cards.filter((card) => card.tapped);
  const untapped = cards.filter((card) => !card.tapped);
  if (cards.length === 0) return texts.none;
  const manaOf = (some: readonly ManaCard[]): string => texts.names(some.map(({ text }) => text));
  const parts = [
    ...(untapped.length === 0 ? [] : [manaOf(untapped)]),
    ...(tapped.length === 0 ? [] : [texts.tapped(manaOf(tapped))]),
  ];
  return texts.untapped(untapped.length, cards.length, parts.join('; '));
}

const sizes = ({ hand, shieldZone, deck, graveyard }: PlayerView, texts: BoardTexts): string =>
  texts.sizes(
    shieldZone.filter(({ pending }) => !pending).length,
    hand.length,
    deck.length,
    graveyard.length,
  );

function roleIn(
  attack: Attack | undefined,
  { id }: VisibleCard,
): readonly ('attacking' | 'blocking' | 'attacked')[] {
  if (attack === undefined) return [];
  if (attack.attacker === id) return ['attacking'];
  if (attack.blocker === id) return ['blocking'];
  return 'creature' in attack.target && attack.target.creature === id ? ['attacked'] : [];
}

/** The power that a creature has now, and the printed one where it differs. */
const powerText = ({ current, printed }: VisibleCard, texts: BoardTexts): readonly string[] =>
  current.power === undefined
    ? []
    : [
        texts.power(
          describePower(current.power),
          printed.power === undefined ? undefined : describePower(printed.power),
        ),
      ];

function creatureLine(card: VisibleCard, { attack }: DuelView, texts: BoardTexts): string {
  const marks = [
    ...(card.tapped ? [texts.marks.tapped] : []),
    ...(card.arrivedThisTurn ? [texts.marks.new] : []),
    ...(card.under.length === 0 ? [] : [texts.over(texts.names(card.under.map(texts.name)))]),
    ...(card.links.length === 0
      ? []
      : [texts.linked(texts.names(card.links.map(({ name }) => texts.name(name))))]),
    ...(card.seals === 0 ? [] : [texts.seals(card.seals)]),
    ...roleIn(attack, card).map((role) => texts.marks[role]),
  ];
  const marked = marks.length === 0 ? '' : ` [${marks.join(', ')}]`;
  const words = [...powerText(card, texts), ...texts.keywords(keywordsText(card.current))];
  return `${texts.name(card.name)} ${words.join(', ')}${marked}`;
}

const LABEL = 12;
const row = (label: string, text: string): string =>
  `  ${label}${' '.repeat(Math.max(0, LABEL - columnsOf(label)))}${text}`;

const paragraph = (label: string, text: string, columns: number): readonly string[] =>
  rows(label, wrapped(text, columns - LABEL - 2), text);

function rows(label: string, lines: readonly string[], empty: string): readonly string[] {
  return lines.length === 0
    ? [row(label, empty)]
    : lines.map((line, index) => row(index === 0 ? label : '', line));
}

/** The table as a player may see it: the opponent above, their own side below. */
export function drawBoard(
  view: DuelView,
  state: string,
  { palette, columns }: Pick<Host, 'palette' | 'columns'>,
  texts: BoardTexts = ENGLISH_BOARD,
): readonly string[] {
  const { labels } = texts;
  const { viewer, turn, active } = view;
  const other = opponentOf(viewer);
  const mine = view.zones[viewer];
  const theirs = view.zones[other];
  const creatures = (zones: PlayerView) =>
    rows(
      labels.battleZone,
      visible(zones.battleZone).map((card) => creatureLine(card, view, texts)),
      texts.empty,
    );
  const title = texts.title(turn, active === viewer ? 'own' : 'theirs', stepOf(state, texts.steps));
  const rule = (text: string) => `── ${text} ${'─'.repeat(Math.max(0, columns - columnsOf(text) - 4))}`;
  return [
    palette.bold(rule(title)),
    `${palette.magenta(palette.bold(row(labels.opponent, '')))}${sizes(theirs, texts)}`,
    row(labels.mana, manaLine(theirs, texts)),
    ...creatures(theirs),
    palette.dim(`  ${'·'.repeat(Math.min(columns - 2, 60))}`),
    ...creatures(mine),
    row(labels.mana, manaLine(mine, texts)),
    `${palette.cyan(palette.bold(row(labels.you, '')))}${sizes(mine, texts)}`,
    ...paragraph(
      labels.hand,
      texts.names(visible(mine.hand).map(({ name }) => texts.name(name))) || texts.empty,
      columns,
    ),
    palette.dim('─'.repeat(columns)),
  ];
}
