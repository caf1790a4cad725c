import { type CardView, type DuelView, opponentOf, type PlayerView, type VisibleCard } from 'taiki';
import type { Attack } from 'taiki/inspect';
import type { Host } from '../host.ts';
import { civilizationsOf, keywordsText } from './cardFacts.ts';
import { listed } from './wording.ts';
import { wrapped } from './wrapped.ts';

const STEPS: Readonly<Record<string, string>> = {
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
};

/** The name of the step that a state belongs to. */
export function stepOf(state: string): string {
  const path = state.replace(/^turn\./, '');
  const step = Object.keys(STEPS).find((one) => path === one || path.startsWith(`${one}.`));
  return step === undefined ? path : (STEPS[step] ?? path);
}

/** The cards that the viewer may identify. */
export const visible = (cards: readonly CardView[]): readonly VisibleCard[] =>
  cards.flatMap((card) => (card.hidden ? [] : [card]));

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
): readonly ManaCard[] =>
  cards.flatMap((card) => {
    if (card.hidden)
      return card.mana === undefined ? [] : [{ text: 'face down', tapped: card.mana === 'tapped' }];
    return [{ text: card.faceDown ? 'face down' : textOf(card), tapped: card.tapped }];
  });

const manaOf = (cards: readonly ManaCard[]): string => listed(cards.map(({ text }) => text));

function manaLine({ manaZone }: PlayerView): string {
  const cards = manaCards(manaZone, ({ name }) => civilizationsOf(name).join('/') || 'colorless');
  const tapped = cards.filter((card) => card.tapped);
  const untapped = cards.filter((card) => !card.tapped);
  if (cards.length === 0) return 'none';
  const parts = [
    ...(untapped.length === 0 ? [] : [`${manaOf(untapped)}`]),
    ...(tapped.length === 0 ? [] : [`tapped: ${manaOf(tapped)}`]),
  ];
  return `${untapped.length} of ${cards.length} untapped (${parts.join('; ')})`;
}

const sizes = ({ hand, shieldZone, deck, graveyard }: PlayerView): string =>
  [
    `${shieldZone.filter(({ pending }) => !pending).length} shields`,
    `hand ${hand.length}`,
    `deck ${deck.length}`,
    `graveyard ${graveyard.length}`,
  ].join(' · ');

function roleIn(attack: Attack | undefined, { id }: VisibleCard): readonly string[] {
  if (attack === undefined) return [];
  if (attack.attacker === id) return ['attacking'];
  if (attack.blocker === id) return ['blocking'];
  return 'creature' in attack.target && attack.target.creature === id ? ['attacked'] : [];
}

/** The power that a creature has now, and the printed one where it differs. */
function powerText({ current, printed }: VisibleCard): readonly string[] {
  if (current.power === undefined) return [];
  return [
    current.power === printed.power ? String(current.power) : `${current.power} (printed ${printed.power})`,
  ];
}

function creatureLine(card: VisibleCard, { attack }: DuelView): string {
  const marks = [
    ...(card.tapped ? ['tapped'] : []),
    ...(card.arrivedThisTurn ? ['new'] : []),
    ...(card.under.length === 0 ? [] : [`on ${listed(card.under)}`]),
    ...roleIn(attack, card),
  ];
  const marked = marks.length === 0 ? '' : ` [${marks.join(', ')}]`;
  const words = [...powerText(card), ...keywordsText(card.current)];
  return `${card.name} ${words.join(', ')}${marked}`;
}

const LABEL = 12;
const row = (label: string, text: string): string => `  ${label.padEnd(LABEL)}${text}`;

const paragraph = (label: string, text: string, columns: number): readonly string[] =>
  rows(label, wrapped(text, columns - LABEL - 2));

function rows(label: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0
    ? [row(label, 'empty')]
    : lines.map((line, index) => row(index === 0 ? label : '', line));
}

/** The table as a player may see it: the opponent above, their own side below. */
export function drawBoard(
  view: DuelView,
  state: string,
  { palette, columns }: Pick<Host, 'palette' | 'columns'>,
): readonly string[] {
  const { viewer, turn, active } = view;
  const other = opponentOf(viewer);
  const mine = view.zones[viewer];
  const theirs = view.zones[other];
  const creatures = (zones: PlayerView) =>
    rows(
      'battle zone',
      visible(zones.battleZone).map((card) => creatureLine(card, view)),
    );
  const whose = active === viewer ? 'your turn' : "the opponent's turn";
  const title = `Turn ${turn} · ${whose} · ${stepOf(state)}`;
  const rule = (text: string) => `── ${text} ${'─'.repeat(Math.max(0, columns - text.length - 4))}`;
  return [
    palette.bold(rule(title)),
    `${palette.magenta(palette.bold(row('Opponent', '')))}${sizes(theirs)}`,
    row('mana', manaLine(theirs)),
    ...creatures(theirs),
    palette.dim(`  ${'·'.repeat(Math.min(columns - 2, 60))}`),
    ...creatures(mine),
    row('mana', manaLine(mine)),
    `${palette.cyan(palette.bold(row('You', '')))}${sizes(mine)}`,
    ...paragraph('hand', listed(visible(mine.hand).map(({ name }) => name)) || 'empty', columns),
    palette.dim('─'.repeat(columns)),
  ];
}
