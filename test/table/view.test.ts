import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { opponentOf, PLAYERS, PRIVATE_ZONES, type Table, ZONES } from '../../table/nouns.ts';
import { moveTo } from '../../table/objects.ts';
import { mayKnow, viewFor } from '../../table/view.ts';
import { asShown } from '../support/asShown.ts';
import { afterMoves, freshTable, playedTable, withShuffled } from './tables.ts';

const player = fc.constantFrom(...PLAYERS);

/** The table with every card that the viewer may not know swapped for another. */
function otherwise(table: Table, viewer: 'p1' | 'p2'): Table {
  const hidden = new Set(
    PLAYERS.flatMap((owner) =>
      ZONES.flatMap((zone) =>
        table.zones[owner][zone].flatMap((object) => (mayKnow(object, viewer) ? [] : [object.card])),
      ),
    ),
  );
  const cards = table.cards.map((card, index) =>
    hidden.has(index) ? { ...card, name: 'Something Else' } : card,
  );
  return { ...table, cards };
}

describe('400.2 what a player may know', () => {
  test.prop([playedTable, player])('does not depend on what is hidden', (table, viewer) => {
    expect(viewFor(otherwise(table, viewer), viewer)).toEqual(viewFor(table, viewer));
  });

  test.prop([playedTable, player])(
    'is every public card, and of the others that they are there',
    (table, viewer) => {
      const view = viewFor(table, viewer);
      for (const owner of PLAYERS) {
        for (const zone of ZONES) {
          const objects = asShown(table, owner, zone, viewer);
          expect(view.zones[owner][zone]).toEqual(
            objects.map((object) => {
              const isOpen = !PRIVATE_ZONES.has(zone) || (zone === 'hand' && owner === viewer);
              if (!isOpen && !object.faceUp)
                return object.pending && zone === 'shieldZone'
                  ? { hidden: true, pending: true }
                  : { hidden: true };
              const { id, card, under, tapped, faceUp, faceDown, flipped, pending, since, attachedTo } =
                object;
              return {
                hidden: false,
                id: isOpen ? id : expect.toSatisfy((shown: number) => shown < 0),
                name: table.cards[card]?.name,
                owner,
                zone,
                tapped,
                faceUp,
                faceDown,
                flipped,
                pending,
                under: under.map((below) => table.cards[below]?.name),
                links: [],
                arrivedThisTurn: since === table.turn.number,
                attachedTo,
                ignored: false,
                seals: 0,
              };
            }),
          );
        }
      }
    },
  );

  test.prop([playedTable, player])(
    'is not changed by a shuffle, nor by cards that swap places in a deck',
    (table, viewer) => {
      const hiddenOnly = { ...table, zones: { ...table.zones } };
      const faceDown = (one: Table) => one.zones[opponentOf(viewer)].deck.every(({ faceUp }) => !faceUp);
      if (!faceDown(hiddenOnly)) return;
      const shuffledTable = withShuffled(hiddenOnly, opponentOf(viewer), 'deck');
      expect(viewFor(shuffledTable, viewer)).toEqual(viewFor(table, viewer));
    },
  );

  test('a card in the hand is seen by its owner only, and by both once it is being used', () => {
    const table = freshTable(1);
    const [top] = table.zones.p1.deck;
    const [after, [moved]] = afterMoves(table, [moveTo(top?.id ?? 0, 'hand')]);
    const [card] = moved?.became ?? [];
    if (card === undefined) throw new Error('Nothing was drawn.');
    expect([mayKnow(card, 'p1'), mayKnow(card, 'p2')]).toEqual([true, false]);
    expect(mayKnow({ ...card, pending: true }, 'p2')).toBe(true);
    expect(viewFor(after, 'p2').zones.p1.hand).toEqual([{ hidden: true }]);
    expect(viewFor(after, 'p1').zones.p1.hand).toMatchObject([{ hidden: false, name: 'Aqua Hulcus' }]);
  });

  test('one does not know the own shields or the own deck', () => {
    const table = freshTable(1);
    const [top] = table.zones.p1.deck;
    const [after] = afterMoves(table, [moveTo(top?.id ?? 0, 'shieldZone')]);
    const { shieldZone, deck } = viewFor(after, 'p1').zones.p1;
    expect([...shieldZone, ...deck].every(({ hidden }) => hidden)).toBe(true);
    expect(JSON.stringify([shieldZone, deck])).not.toContain('Aqua Hulcus');
  });

  test('a card says whether it came in this turn', () => {
    const table = freshTable(1);
    const [top] = table.zones.p1.deck;
    const [after] = afterMoves(table, [moveTo(top?.id ?? 0, 'battleZone')]);
    const arrived = (now: Table) =>
      viewFor(now, 'p2').zones.p1.battleZone.map((card) => !card.hidden && card.arrivedThisTurn);
    expect(arrived(after)).toEqual([true]);
    expect(arrived({ ...after, turn: { ...after.turn, number: 1 } })).toEqual([false]);
  });

  /** A table on which p1 has three shields, and in the battle zone a card that is attached to something. */
  function attached(to: (ids: readonly number[]) => number): readonly [Table, readonly number[]] {
    const ids = freshTable(1).zones.p1.deck.map(({ id }) => id);
    const [laid] = afterMoves(
      freshTable(1),
      ids.slice(0, 3).map((id) => moveTo(id, 'shieldZone')),
    );
    const shields = laid.zones.p1.shieldZone.map(({ id }) => id);
    const [table] = afterMoves(laid, [moveTo(ids[3] ?? 0, 'battleZone', { attachedTo: to(shields) })]);
    return [table, shields];
  }

  test('304.2 what lies on a shield says on which by its place; on anything else, on what', () => {
    const seen = (table: Table) => viewFor(table, 'p2').zones.p1.battleZone;
    for (const place of [0, 1, 2]) {
      const [table] = attached((shields) => shields[place] ?? 0);
      expect(seen(table)).toMatchObject([{ attachedTo: undefined, attachedShield: place }]);
    }
    const [table] = attached(() => 999);
    expect(seen(table)).toMatchObject([{ attachedTo: 999, attachedShield: undefined }]);
  });

  test('509.2 of an attack the chosen shields are known by their places, as long as they are there', () => {
    const [table, shields] = attached(() => 999);
    const attack = {
      attacker: 5,
      target: { player: 'p1' },
      blocked: false,
      blocker: undefined,
      named: false,
      ended: false,
      breaks: 0,
    } as const;
    const turn = { ...table.turn, active: 'p2' } as const;
    const seen = (chosen: readonly number[]) =>
      viewFor({ ...table, turn, attack: { ...attack, shields: chosen } }, 'p2').attack;
    expect(seen([shields[2] ?? 0, 999, shields[0] ?? 0])).toEqual({ ...attack, shields: [2, 0] });
    expect(seen([])).toEqual({ ...attack, shields: [] });
    expect(viewFor({ ...table, turn }, 'p2').attack).toBeUndefined();
  });
});
