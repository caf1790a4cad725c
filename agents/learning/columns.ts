import { CARD_TYPES } from '../../effects/language/cardTypes.ts';
import { KEYWORDS as KEYWORD_WORDS } from '../../effects/language/keywords/table.ts';
import { BREAKERS, CIVILIZATIONS, type KeywordName } from '../../effects/language/vocabulary.ts';
import { DECISION_KINDS } from '../../effects/state/reported/decisions.ts';
import { ZONES, type Zone } from '../../table/zones.ts';

/** A column of an array of observations. */
export interface Column {
  readonly name: string;
  readonly says: string;
  readonly kind: ColumnKind;
  /** The least and the greatest value. Counts and numbers beyond have the nearest of them. */
  readonly min: number;
  readonly max: number;
}

/**
 * What the values of a column are. A `flag`, a `count` and a `number` measure something; a `card` is the number of a card in `cardNames`, a `row` that of
 * a row of `cards`, and a `hash` tells texts apart: their order means nothing.
 */
export type ColumnKind = 'flag' | 'count' | 'number' | 'card' | 'row' | 'hash';

/** The limit of counts. */
const MAX_COUNT = 1000;
/** The limit of numbers on both sides of 0. */
export const MAX_NUMBER = 100_000;

/** A value within the limits of counts and numbers. */
export const limited = (value: number): number => Math.min(Math.max(value, -MAX_NUMBER), MAX_NUMBER);
export const limitedCount = (value: number): number => Math.min(value, MAX_COUNT);

/** The steps and substeps that an observation tells apart, as the beginnings of `view.state`. */
export const OBSERVED_STATES = [
  'arriving',
  'opening',
  'turn.startOfTurn',
  'turn.draw',
  'turn.charge',
  'turn.main',
  'turn.attack.declaration',
  'turn.attack.block',
  'turn.attack.battle',
  'turn.attack.directAttack',
  'turn.attack.endOfAttack',
  'turn.end',
  'over',
] as const;
Object.freeze(OBSERVED_STATES);

/** All keywords, in the order of their columns. */
export const KEYWORDS = Object.keys(KEYWORD_WORDS) as readonly KeywordName[];

/** The ways to break several shields at once, in the order of their columns. */
export const BREAKER_COLUMNS = [...BREAKERS, 'crew'] as const;

/** The number of values that the column `text` of a slot can have. */
export const TEXT_VALUES = 65536;

const LIMITS: { readonly [K in ColumnKind]: readonly [min: number, max: number] } = {
  flag: [0, 1],
  count: [0, MAX_COUNT],
  number: [-MAX_NUMBER, MAX_NUMBER],
  // The schema of an encoder has the number of its cards and of the rows.
  card: [0, Number.NaN],
  row: [-1, Number.NaN],
  hash: [0, TEXT_VALUES - 1],
};

const column = (kind: ColumnKind, name: string, says: string): Column => {
  const [min, max] = LIMITS[kind];
  return { name, says, kind, min, max };
};
const flag = (name: string, says: string): Column => column('flag', name, says);
const count = (name: string, says: string): Column => column('count', name, says);
const oneEach = (what: string, values: readonly string[], says: (value: string) => string) =>
  values.map((value) => flag(`${what}.${value}`, says(value)));

/** One row for each card. All are 0 where there is no card. */
export const CARD_COLUMNS: readonly Column[] = [
  flag('present', 'There is a card in this row.'),
  flag(
    'hidden',
    'The viewer may not know which card it is: all other columns but pending, tapped, faceDown and attachedTo are 0.',
  ),
  column(
    'card',
    'card',
    'The number of the card in cardNames; 0 for no card or a hidden one, 1 for a card that is not listed.',
  ),
  flag('tapped', 'It is tapped.'),
  flag('pending', 'It is being used or put, or is a shield being broken, and does not count in its zone.'),
  flag('faceUp', 'Everybody may look at it although its zone is private.'),
  flag('faceDown', 'It lies face down in the mana zone, or is a seal.'),
  flag('ignored', 'It has a seal on it and counts as not being in the battle zone.'),
  count('seals', 'The number of seals on it.'),
  flag('flipped', 'A D2 field that lies upside down.'),
  flag('inHyperMode', 'Its hyper mode is released.'),
  flag('otherSide', 'A card with two sides, the second of which lies up.'),
  flag('arrivedThisTurn', 'It entered its zone this turn.'),
  count('under', 'The number of cards under it; of a shield, also where nobody sees them.'),
  count('linked', 'The number of cards that are linked with it.'),
  column(
    'row',
    'attachedTo',
    'The row of the creature that it is crossed onto, or that it seals; -1 for none.',
  ),
  flag('source', 'The open decision comes from its ability.'),
  flag('attacking', 'It is the attacking creature.'),
  flag('attacked', 'It is the creature that is attacked.'),
  flag('blocking', 'It is the blocking creature.'),
  flag('chosenShield', 'It is a shield that was chosen to be broken.'),
  column('number', 'cost', 'Its current cost.'),
  column('number', 'costToPay', 'The mana to pay for it now.'),
  column('number', 'power', 'Its current power, in thousands; 0 if it is not a creature.'),
  column('number', 'printedPower', 'Its printed power, in thousands.'),
  ...oneEach('type', CARD_TYPES, (type) => `Its current type is ${type}.`),
  flag('otherFace', 'It has a second face that counts here: a twinpact outside the battle zone.'),
  ...oneEach('civilization', CIVILIZATIONS, (one) => `Its civilizations now include ${one}.`),
  ...oneEach('keyword', KEYWORDS, (one) => `It has the keyword ${one} now.`),
  ...oneEach('breaker', BREAKER_COLUMNS, (one) => `It breaks shields as a ${one} breaker now.`),
  flag('canAttackPlayer', 'It may attack the opponent this turn.'),
  flag('canAttackCreature', 'It may attack a creature this turn.'),
  flag('canBlock', 'It may block the attack in progress, or could block if there is none.'),
  flag('canBeUsed', 'The viewer, who is its player, may use it this turn.'),
];

/** Whose cards, seen from the viewer. */
export type Side = 'own' | 'opponent';

const SIDES: readonly Side[] = ['own', 'opponent'];

const perSide = (columns: (side: Side) => readonly Column[]): readonly Column[] => SIDES.flatMap(columns);

/** One row for the whole duel. */
export const GLOBAL_COLUMNS: readonly Column[] = [
  count('turn', 'The number of the turn; 0 before the first.'),
  flag('ownTurn', 'It is the turn of the viewer.'),
  flag('first', 'The viewer is p1.'),
  ...oneEach('state', OBSERVED_STATES, (state) => `The state of the duel begins with ${state}.`),
  ...perSide((side) =>
    ZONES.map((zone) => count(`${side}.${zone}`, `The number of cards that count in this zone: ${side}.`)),
  ),
  ...perSide((side) => [
    count(`${side}.untappedMana`, `The number of untapped cards in the mana zone: ${side}.`),
    ...CIVILIZATIONS.map((one) =>
      count(`${side}.untappedMana.${one}`, `The number of untapped ${one} cards in the mana zone: ${side}.`),
    ),
    count(`${side}.standby`, `The number of effects on standby: ${side}.`),
  ]),
  flag('attack', 'An attack is in progress.'),
  flag('attack.player', 'The attack is on a player.'),
  flag('attack.blocked', 'The attack was blocked.'),
  count('lasting', 'The number of lasting effects and delayed triggers.'),
  flag('deciding', 'The viewer has to decide.'),
  ...oneEach('kind', DECISION_KINDS, (kind) => `The decision of the viewer is of the kind ${kind}.`),
  count('options', 'The number of options of the decision.'),
  count('min', 'The minimum number of options to choose.'),
  count('max', 'The maximum number of options to choose.'),
  count('picked', 'The number of options picked so far.'),
  flag('ordered', 'The order of the picks matters.'),
  count('page', 'The page of options that the slots stand for.'),
  flag('won', 'The viewer has won.'),
  flag('lost', 'The opponent has won.'),
];

/** One row for each slot. All are 0 where a slot stands for nothing. */
export const SLOT_COLUMNS: readonly Column[] = [
  flag('option', 'The slot stands for an option.'),
  flag('next', 'The slot turns to the next page of options.'),
  flag('done', 'The slot completes the answer.'),
  count('picked', 'The place of this option among those picked, from 1 on; 0 if it is not picked.'),
  flag('pass', 'Choosing this does nothing.'),
  column('card', 'card', 'The number of the card of the option in cardNames, as in the rows of cards.'),
  column('row', 'row', 'The row of the card of the option; -1 if it has none.'),
  flag('own', 'The card of the option is owned by the viewer.'),
  ...oneEach('zone', ZONES, (zone) => `The card of the option is in this zone: ${zone}.`),
  column('card', 'target', 'The number of the card of the target in cardNames.'),
  column('row', 'targetRow', 'The row of the target; -1 if it has none.'),
  column('row', 'usesRow', 'The row of the card whose tap ability is used; -1 if there is none.'),
  flag('player', 'The option is about the opponent, such as an attack on them.'),
  flag('self', 'The option is about the viewer.'),
  flag('numbered', 'The option is a number.'),
  column('number', 'number', 'The number.'),
  column('hash', 'text', 'A hash of the label, to distinguish modes, payments, costs and names.'),
];

/** The rows of the cards of one side in one zone. */
export interface RowBlock {
  readonly side: Side;
  readonly zone: Zone;
  /** The first row. */
  readonly from: number;
  /** The number of rows. Cards beyond have no row; they count in the globals. */
  readonly rows: number;
}

/** How many cards of a zone have a row. Of a deck and the super GR zone only the cards that the viewer may know have one. */
const ROWS_OF: { readonly [Z in Zone]: number } = {
  hand: 16,
  battleZone: 16,
  manaZone: 16,
  shieldZone: 10,
  graveyard: 20,
  deck: 2,
  hyperspatialZone: 8,
  superGRZone: 2,
  abyssZone: 4,
};

function blocks(): readonly RowBlock[] {
  let from = 0;
  return SIDES.flatMap((side) =>
    (Object.keys(ROWS_OF) as Zone[]).map((zone) => {
      const block = { side, zone, from, rows: ROWS_OF[zone] };
      from += block.rows;
      return block;
    }),
  );
}

/** The rows of cards, in order. */
export const ROW_BLOCKS: readonly RowBlock[] = blocks();

/** The number of rows of cards. */
export const CARD_ROWS = ROW_BLOCKS.reduce((sum, { rows }) => sum + rows, 0);

/** The indexes of columns by their names. */
export function placesOf<N extends string>(
  columns: readonly Column[],
  names: readonly N[],
): { readonly [K in N]: number } {
  const places: Partial<Record<N, number>> = {};
  for (const name of names) {
    places[name] = columns.findIndex((column) => column.name === name);
    if (places[name] === -1) throw new Error(`There is no column "${name}".`);
  }
  return places as Record<N, number>;
}
