import fc from 'fast-check';
import {
  type CardObject,
  type ObjectId,
  PLAYERS,
  type Player,
  type Table,
  type Zone,
} from '../../table/nouns.ts';
import {
  changeObjects,
  type Move,
  type Moved,
  moveObjects,
  moveTo,
  type ObjectChange,
  takeFromUnder,
} from '../../table/objects.ts';
import { setUpTable, shuffleZone } from '../../table/setUp.ts';

const DECK = ['Aqua Hulcus', 'Fear Fang', 'Immortal Baron, Vorg', 'Emerald Grass', 'Solar Ray', 'Terror Pit'];

/** A table with twelve cards of each player: the decks, and a few in the zones outside. */
export const freshTable = (seed: number): Table =>
  setUpTable({
    decks: { p1: [...DECK, ...DECK.slice(0, 3)], p2: [...DECK, ...DECK.slice(3)] },
    hyperspatial: { p1: ['Psychic'], p2: ['Psychic', 'Draguner'] },
    superGR: { p1: ['Gacha', 'Gacha'], p2: ['Gacha'] },
    firstPlayer: 'p1',
    seed,
  });

/** A table after moves, and what moved. */
export function afterMoves(
  table: Table,
  ...how: Parameters<typeof moveObjects> extends [Table, ...infer Rest] ? Rest : never
): readonly [Table, readonly Moved[]] {
  const [change, all] = moveObjects(table, ...how);
  return [{ ...table, ...change }, all];
}

/** A table on which objects have changed. */
export const withChanged = (table: Table, ids: readonly ObjectId[], change: ObjectChange): Table => ({
  ...table,
  ...changeObjects(table, ids, change),
});

/** A table after a shuffle. */
export const withShuffled = (table: Table, player: Player, zone: Zone): Table => ({
  ...table,
  ...shuffleZone(table, player, zone),
});

/** A table after cards were taken from below an object, and what they became. */
export function takenFromUnder(
  table: Table,
  ...how: Parameters<typeof takeFromUnder> extends [Table, ...infer Rest] ? Rest : never
): readonly [Table, readonly CardObject[]] {
  const [change, taken] = takeFromUnder(table, ...how);
  return [{ ...table, ...change }, taken];
}

/** A move as generated: numbers that always name something. */
export interface Picked {
  readonly object: number;
  readonly to: Zone;
  readonly onto: number | undefined;
  readonly alsoOnto: number | undefined;
  readonly position: Move['position'];
  readonly tapped: boolean;
  readonly faceUp: boolean;
  readonly topOnly: boolean;
}

const USED = [
  'deck',
  'hand',
  'battleZone',
  'battleZone',
  'battleZone',
  'manaZone',
  'shieldZone',
  'graveyard',
] as const;

export const picked: fc.Arbitrary<Picked> = fc.record({
  object: fc.nat(),
  to: fc.constantFrom<Zone>(...USED),
  onto: fc.option(fc.nat(), { nil: undefined, freq: 2 }),
  alsoOnto: fc.option(fc.nat(), { nil: undefined, freq: 2 }),
  position: fc.constantFrom('top', 'bottom'),
  tapped: fc.boolean(),
  faceUp: fc.boolean(),
  topOnly: fc.boolean(),
});

export const objectsOf = (table: Table) =>
  PLAYERS.flatMap((player) => Object.values(table.zones[player]).flat());

/** The move that a generated one stands for on this table: an evolution goes onto another creature of the same player. */
export function moveOf(table: Table, { object, to, onto, alsoOnto, ...how }: Picked): Move | undefined {
  const all = objectsOf(table);
  const moving = all[object % all.length];
  if (moving === undefined) return undefined;
  const creatures = table.zones[moving.owner].battleZone.filter(({ id }) => id !== moving.id);
  const base = onto === undefined || to !== 'battleZone' ? undefined : creatures[onto % creatures.length];
  const others = creatures.filter((one) => one !== base);
  const also = alsoOnto === undefined || to !== 'battleZone' ? undefined : others[alsoOnto % others.length];
  return moveTo(moving.id, to, {
    ...how,
    topOnly: how.topOnly && to !== 'battleZone',
    onto: base?.id,
    alsoOnto: also === undefined ? [] : [also.id],
  });
}

/** A table on which much has moved. */
export const playedTable: fc.Arbitrary<Table> = fc
  .tuple(fc.nat(), fc.array(picked, { maxLength: 30, size: 'max' }), fc.array(fc.nat(), { maxLength: 5 }))
  .map(([seed, moves, shown]) => {
    let table = freshTable(seed);
    for (const one of moves) {
      const move = moveOf(table, one);
      if (move !== undefined) [table] = afterMoves(table, [move]);
    }
    const all = objectsOf(table);
    const ids = shown.flatMap((number) => all[number % all.length]?.id ?? []);
    return withChanged(table, ids, { faceUp: true });
  });
