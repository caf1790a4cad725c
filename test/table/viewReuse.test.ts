import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PLAYERS, type Table, ZONES } from '../../table/nouns.ts';
import { moveTo } from '../../table/objects.ts';
import { viewFor } from '../../table/view.ts';
import { afterMoves, freshTable, moveOf, picked, playedTable, withChanged } from './tables.ts';

const player = fc.constantFrom(...PLAYERS);

/** What may happen to a table between two looks at it. */
const happening: fc.Arbitrary<(table: Table) => Table> = fc.oneof(
  picked.map((one) => (table: Table) => {
    const move = moveOf(table, one);
    return move === undefined ? table : afterMoves(table, [move])[0];
  }),
  fc.nat().map((number) => (table: Table) => {
    const all = PLAYERS.flatMap((owner) => ZONES.flatMap((zone) => table.zones[owner][zone]));
    const one = all[number % all.length];
    return one === undefined ? table : withChanged(table, [one.id], { tapped: !one.tapped });
  }),
  fc.constant((table: Table) => ({ ...table, turn: { ...table.turn, number: table.turn.number + 1 } })),
);

describe('looking again', () => {
  test.prop([playedTable, fc.array(happening, { maxLength: 3 }), player, player])(
    'shows what a first look would, whatever was seen before',
    (before, happenings, viewer, other) => {
      const table = happenings.reduce((now, happen) => happen(now), before);
      for (const seenBy of [viewer, other]) {
        const seen = { table: before, view: viewFor(before, seenBy) };
        expect(viewFor(table, viewer, seen)).toEqual(viewFor(table, viewer));
      }
    },
  );

  test('keeps what has not changed', () => {
    const table = freshTable(1);
    const seen = { table, view: viewFor(table, 'p1') };
    const [top] = table.zones.p1.deck;
    const after = withChanged(table, [top?.id ?? 0], { faceUp: true });
    const view = viewFor(after, 'p1', seen);
    expect(view.zones.p2).toBe(seen.view.zones.p2);
    expect(view.zones.p1.manaZone).toBe(seen.view.zones.p1.manaZone);
    expect(view.zones.p1.deck).not.toEqual(seen.view.zones.p1.deck);
  });

  test('sees that the shield of a card has another place among the shields', () => {
    const ids = freshTable(1).zones.p1.deck.map(({ id }) => id);
    const [laid] = afterMoves(
      freshTable(1),
      ids.slice(0, 2).map((id) => moveTo(id, 'shieldZone')),
    );
    const [first, second] = laid.zones.p1.shieldZone.map(({ id }) => id);
    const [table] = afterMoves(laid, [moveTo(ids[2] ?? 0, 'battleZone', { attachedTo: second })]);
    const [after] = afterMoves(table, [moveTo(first ?? 0, 'hand')]);
    const seen = { table, view: viewFor(table, 'p2') };
    expect(seen.view.zones.p1.battleZone).toMatchObject([{ attachedShield: 1 }]);
    expect(viewFor(after, 'p2', seen).zones.p1.battleZone).toMatchObject([{ attachedShield: 0 }]);
  });

  test('what was seen cannot be changed', () => {
    const table = freshTable(1);
    const { zones } = viewFor(withChanged(table, [table.zones.p1.deck[0]?.id ?? 0], { faceUp: true }), 'p1');
    for (const side of Object.values(zones)) {
      expect(Object.isFrozen(side)).toBe(true);
      for (const cards of Object.values(side)) {
        expect(Object.isFrozen(cards)).toBe(true);
        for (const card of cards) expect(Object.isFrozen(card)).toBe(true);
      }
    }
  });

  test('sees nothing of another duel', () => {
    const table = freshTable(1);
    const renamed = { ...table, cards: table.cards.map((card) => ({ ...card, name: 'Something Else' })) };
    const open = (one: Table) => withChanged(one, [one.zones.p1.deck[0]?.id ?? 0], { faceUp: true });
    const seen = { table: open(table), view: viewFor(open(table), 'p1') };
    const [top] = viewFor({ ...seen.table, cards: renamed.cards }, 'p1', seen).zones.p1.deck;
    expect(top).toMatchObject({ name: 'Something Else' });
  });
});
