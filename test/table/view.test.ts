import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { opponentOf, PLAYERS, PRIVATE_ZONES, type Table, ZONES } from '../../table/nouns.ts';
import { moveObjects, moveTo } from '../../table/objects.ts';
import { shuffleZone } from '../../table/setUp.ts';
import { mayKnow, viewFor } from '../../table/view.ts';
import { freshTable, playedTable } from './tables.ts';

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
          const objects = table.zones[owner][zone];
          expect(view.zones[owner][zone]).toEqual(
            objects.map((object) => {
              const known =
                !PRIVATE_ZONES.has(zone) || object.faceUp || (zone === 'hand' && owner === viewer);
              if (!known) return { hidden: true };
              const { id, card, under, tapped, pending, since, attachedTo } = object;
              return {
                hidden: false,
                id,
                name: table.cards[card]?.name,
                owner,
                zone,
                tapped,
                pending,
                under: under.map((below) => table.cards[below]?.name),
                arrivedThisTurn: since === table.turn.number,
                attachedTo,
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
      const shuffledTable = shuffleZone(hiddenOnly, opponentOf(viewer), 'deck');
      expect(viewFor(shuffledTable, viewer)).toEqual(viewFor(table, viewer));
    },
  );

  test('a card in the hand is seen by its owner only, and by both once it is being used', () => {
    const table = freshTable(1);
    const [top] = table.zones.p1.deck;
    const [after, [moved]] = moveObjects(table, [moveTo(top?.id ?? 0, 'hand')]);
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
    const [after] = moveObjects(table, [moveTo(top?.id ?? 0, 'shieldZone')]);
    const { shieldZone, deck } = viewFor(after, 'p1').zones.p1;
    expect([...shieldZone, ...deck].every(({ hidden }) => hidden)).toBe(true);
    expect(JSON.stringify([shieldZone, deck])).not.toContain('Aqua Hulcus');
  });
});
