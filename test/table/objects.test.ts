import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type CardObject, PLAYERS, type Table, ZONES, type Zone } from '../../table/nouns.ts';
import { findObject, inBattleZone, moveTo } from '../../table/objects.ts';
import { mayLieTapped } from '../../table/zones.ts';
import {
  afterMoves,
  freshTable,
  moveOf,
  objectsOf,
  picked,
  playedTable,
  takenFromUnder,
  withChanged,
  withShuffled,
} from './tables.ts';

/** Everything that must hold of a table: each card once, with its owner; each object where it says, with an id of its own. */
function expectWhole(table: Table): void {
  const objects = objectsOf(table);
  const cards = objects.flatMap(({ card, under }) => [card, ...under]);
  expect([...cards].sort((a, b) => a - b)).toEqual(table.cards.map((_, index) => index));
  expect(new Set(objects.map(({ id }) => id)).size).toBe(objects.length);
  for (const object of objects) {
    expect(object.id).toBeLessThan(table.nextId);
    expect(table.zones[object.owner][object.zone]).toContain(object);
    for (const card of [object.card, ...object.under]) expect(table.cards[card]?.owner).toBe(object.owner);
    if (object.zone !== 'battleZone') expect(object.under).toEqual([]);
  }
}

const moves = fc.array(picked, { maxLength: 8 });

/** Moves on one table of which none takes part in another. */
function apart(table: Table, generated: readonly Parameters<typeof moveOf>[1][]) {
  const taken = new Set<number>();
  return generated.flatMap((one) => {
    const move = moveOf(table, one);
    if (move === undefined) return [];
    const parts = [move.object, ...(move.onto === undefined ? [] : [move.onto]), ...move.alsoOnto];
    if (parts.some((id) => taken.has(id))) return [];
    for (const id of parts) taken.add(id);
    return [move];
  });
}

describe('400.7 cards that move together', () => {
  test.prop([playedTable, moves])('are all there afterwards, once', (table, generated) => {
    const before = JSON.stringify(table);
    expectWhole(table);
    const [after] = afterMoves(table, apart(table, generated));
    expectWhole(after);
    expect(JSON.stringify(table)).toBe(before);
    expect(after.cards).toBe(table.cards);
  });

  test.prop([playedTable, moves])(
    '400.5 are new objects, except what another card is put on',
    (table, generated) => {
      const planned = apart(table, generated);
      const [after, moved] = afterMoves(table, planned);
      expect(moved.map(({ move }) => move)).toEqual(planned);
      for (const { move, was, became } of moved) {
        expect(was).toBe(findObject(table, move.object));
        if (move.onto !== undefined) {
          const base = inBattleZone(table, move.onto);
          const evolved = inBattleZone(after, move.onto);
          const also = move.alsoOnto.flatMap((id) => inBattleZone(table, id) ?? []);
          expect(became).toEqual([evolved]);
          expect(evolved?.card).toBe(was.card);
          expect(evolved?.under).toEqual([
            ...was.under,
            ...[base, ...also].flatMap((one) => (one === undefined ? [] : [one.card, ...one.under])),
          ]);
          expect(evolved?.tapped).toBe(base?.tapped || move.tapped);
          expect(evolved?.since).toBe(base?.since);
          continue;
        }
        for (const object of became) {
          expect(object.id).toBeGreaterThanOrEqual(table.nextId);
          expect(findObject(after, object.id)).toEqual(object);
          expect(object).toMatchObject({
            zone: move.to,
            tapped: move.tapped,
            faceUp: move.faceUp,
            pending: false,
          });
          expect(object.owner).toBe(was.owner);
        }
        const stays = move.topOnly && was.under.length > 0;
        expect(findObject(after, was.id) !== undefined).toBe(stays);
        const pile = move.topOnly ? [was.card] : [was.card, ...was.under];
        if (move.to !== 'battleZone') expect(became.map(({ card }) => card)).toEqual(pile);
      }
    },
  );

  test.prop([playedTable, fc.nat()])(
    '801.4, 113.2 only the top card leaves, and the rest stays what it was; what lay below it in a shield lies face down',
    (table, number) => {
      const piles = objectsOf(table).filter(({ under }) => under.length > 0);
      const pile = piles[number % piles.length];
      if (pile === undefined) return;
      const [after, [moved]] = afterMoves(table, [moveTo(pile.id, 'graveyard', { topOnly: true })]);
      const [card, ...under] = pile.under;
      const faceUp = pile.faceUp && pile.zone !== 'shieldZone';
      expect(findObject(after, pile.id)).toEqual({ ...pile, card, under, faceUp });
      expect(moved?.became.map((object) => [object.card, object.zone])).toEqual([[pile.card, 'graveyard']]);
    },
  );

  test.prop([playedTable, picked, fc.constantFrom('top', 'bottom' as const)])(
    'go to the top or the bottom of a deck, and elsewhere last',
    (table, one, position) => {
      const move = moveOf(table, { ...one, to: 'deck', position });
      if (move === undefined) return;
      const [after, [moved]] = afterMoves(table, [move]);
      const { owner } = moved?.was ?? { owner: 'p1' as const };
      const ids = (moved?.became ?? []).map(({ id }) => id);
      const deck = after.zones[owner].deck.map(({ id }) => id);
      const there = position === 'top' ? deck.slice(0, ids.length) : deck.slice(-ids.length);
      expect(there).toEqual(ids);
    },
  );

  test.prop([playedTable, fc.integer({ min: 1, max: 50 })])(
    'that have left are left out',
    (table, beyond) => {
      const [after, moved] = afterMoves(table, [moveTo(table.nextId + beyond, 'hand')]);
      expect(after).toEqual(table);
      expect(moved).toEqual([]);
    },
  );

  test('an evolution, and what becomes of its pile', () => {
    const [first, second, third] = freshTable(1).zones.p1.deck.map(({ id }) => id);
    if (first === undefined || second === undefined || third === undefined) throw new Error('No deck.');
    const [out, [put]] = afterMoves(freshTable(1), [moveTo(first, 'battleZone', { tapped: true })]);
    const base = put?.became[0]?.id ?? 0;
    const [evolved] = afterMoves(out, [moveTo(second, 'battleZone', { onto: base })]);
    const pile: Partial<CardObject> = { id: base, card: 1, under: [0], tapped: true };
    expect(evolved.zones.p1.battleZone).toEqual([expect.objectContaining(pile)]);
    expect(evolved.nextId).toBe(out.nextId);
    const [twice] = afterMoves(evolved, [moveTo(third, 'battleZone', { onto: base })]);
    expect(twice.zones.p1.battleZone).toEqual([expect.objectContaining({ ...pile, card: 2, under: [1, 0] })]);
    const [gone] = afterMoves(twice, [moveTo(base, 'graveyard')]);
    expect(gone.zones.p1.battleZone).toEqual([]);
    expect(gone.zones.p1.graveyard.map(({ card, under }) => [card, under])).toEqual([
      [2, []],
      [1, []],
      [0, []],
    ]);
  });
});

const toGraveyard = () => ({ to: 'graveyard', tapped: false, faceDown: false }) as const;

/** A table with a pile of three cards of p1 in the battle zone, and the number of the pile. */
function tableWithPile(): readonly [table: Table, pile: number] {
  const [first, second, third] = freshTable(1).zones.p1.deck.map(({ id }) => id);
  if (first === undefined || second === undefined || third === undefined) throw new Error('No deck.');
  const [out, [put]] = afterMoves(freshTable(1), [moveTo(first, 'battleZone')]);
  const pile = put?.became[0]?.id ?? 0;
  const [twice] = afterMoves(out, [moveTo(second, 'battleZone', { onto: pile })]);
  return [afterMoves(twice, [moveTo(third, 'battleZone', { onto: pile })])[0], pile];
}

describe('801 piles', () => {
  test('that are put into the battle zone anew keep what lies below', () => {
    const [table, pile] = tableWithPile();
    const [after] = afterMoves(table, [moveTo(pile, 'battleZone')]);
    const there: Partial<CardObject> = { id: table.nextId, card: 2, under: [1, 0] };
    expect(after.zones.p1.battleZone).toEqual([expect.objectContaining(there)]);
    expectWhole(after);
  });

  test('take in further cards once, and not those that have left', () => {
    const [table, pile] = tableWithPile();
    const [next] = table.zones.p1.deck;
    const [after] = afterMoves(table, [
      moveTo(next?.id ?? 0, 'battleZone', { onto: pile, alsoOnto: [pile, table.nextId + 5] }),
    ]);
    const there: Partial<CardObject> = { id: pile, card: 3, under: [2, 1, 0] };
    expect(after.zones.p1.battleZone).toEqual([expect.objectContaining(there)]);
    expectWhole(after);
  });

  test('801.4 lose the cards that are taken from below them, and no others', () => {
    const [table, pile] = tableWithPile();
    const [after, moved] = takenFromUnder(table, pile, [0], toGraveyard);
    expect(findObject(after, pile)).toMatchObject({ card: 2, under: [1] });
    expect(moved).toMatchObject([{ card: 0, zone: 'graveyard', owner: 'p1', tapped: false, faceUp: false }]);
    expect(after.zones.p1.graveyard).toEqual(moved);
    expectWhole(after);
    const [both] = takenFromUnder(table, pile, [1, 0], toGraveyard);
    expect(findObject(both, pile)).toMatchObject({ card: 2, under: [] });
    expectWhole(both);
  });

  test('that have left lose nothing', () => {
    const [table] = tableWithPile();
    expect(takenFromUnder(table, table.nextId, [0], toGraveyard)).toEqual([table, []]);
  });
});

describe('400.5 what a card was before', () => {
  test('is not kept: it lies the right way round, on the face that is used', () => {
    const [top] = freshTable(1).zones.p1.deck;
    if (top === undefined) throw new Error('No deck.');
    const turned = withChanged(freshTable(1), [top.id], { flipped: true, face: 1, attachedTo: 7 });
    const [plainly] = afterMoves(turned, [moveTo(top.id, 'hand')]);
    expect(plainly.zones.p1.hand).toMatchObject([
      { flipped: false, face: 0, attachedTo: undefined, pending: false, tapped: false },
    ]);
    const [other] = afterMoves(turned, [moveTo(top.id, 'battleZone', { face: 1, attachedTo: 3 })]);
    expect(other.zones.p1.battleZone).toMatchObject([{ flipped: false, face: 1, attachedTo: 3 }]);
  });

  test('105 only in two zones does anything lie tapped', () => {
    expect(ZONES.filter(mayLieTapped)).toEqual(['battleZone', 'manaZone']);
  });
});

describe('103 a table that is set up', () => {
  test('has every card face down and upright, but for what lies open from the start', () => {
    const table = freshTable(1);
    expect(objectsOf(table).every(({ tapped, flipped, pending }) => !tapped && !flipped && !pending)).toBe(
      true,
    );
    for (const zone of ZONES)
      for (const { faceUp } of table.zones.p1[zone]) expect(faceUp).toBe(zone === 'hyperspatialZone');
    expect(table.turn).toEqual({ number: 0, active: 'p1', attacks: 0, extra: [] });
    expect([table.zones.p1.deck.length, table.zones.p1.superGRZone.length]).toEqual([9, 2]);
  });
});

describe('objects that change where they lie', () => {
  test.prop([playedTable, fc.nat(), fc.boolean()])('stay the same objects', (table, number, tapped) => {
    const all = objectsOf(table);
    const object = all[number % all.length];
    if (object === undefined) return;
    const after = withChanged(table, [object.id, table.nextId], { tapped });
    expect(findObject(after, object.id)).toEqual({ ...object, tapped });
    expect(objectsOf(after).filter(({ id }) => id !== object.id)).toEqual(
      all.filter((one) => one !== object),
    );
    expect(after.nextId).toBe(table.nextId);
    expectWhole(after);
  });

  test.prop([playedTable])('what does not change is shared', (table) => {
    const [first] = table.zones.p1.deck;
    if (first === undefined) return;
    const [after] = afterMoves(table, [moveTo(first.id, 'hand')]);
    expect(after.zones.p2).toBe(table.zones.p2);
    const zones: readonly Zone[] = ['battleZone', 'manaZone', 'shieldZone', 'graveyard', 'superGRZone'];
    for (const zone of zones) expect(after.zones.p1[zone]).toBe(table.zones.p1[zone]);
  });
});

describe('a shuffle of a zone', () => {
  test.prop([playedTable, fc.constantFrom(...PLAYERS), fc.constantFrom('deck', 'superGRZone' as const)])(
    'keeps the cards and makes them new objects, unseen',
    (table, player, zone) => {
      const after = withShuffled(table, player, zone);
      expectWhole(after);
      const cardsOf = (one: Table) => one.zones[player][zone].map(({ card }) => card).sort((a, b) => a - b);
      expect(cardsOf(after)).toEqual(cardsOf(table));
      for (const object of after.zones[player][zone]) {
        expect(object.id).toBeGreaterThanOrEqual(table.nextId);
        expect(object.faceUp).toBe(false);
      }
      expect(withShuffled(table, player, zone)).toEqual(after);
    },
  );
});
