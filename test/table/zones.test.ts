import { describe, expect, it } from 'vitest';
import { PLAYERS, type Zone } from '../../table/nouns.ts';
import { isZoneKnown } from '../../table/view.ts';
import { ZONE_FACTS, ZONES, zoneName } from '../../table/zones.ts';

describe('400.2a who knows the face-down cards of a zone', () => {
  const knownZones = (viewer: 'p1' | 'p2'): readonly Zone[] =>
    ZONES.filter((zone) => isZoneKnown(zone, 'p1', viewer));
  const open = ['battleZone', 'manaZone', 'graveyard', 'hyperspatialZone', 'abyssZone'];

  it('everybody, in the public zones', () => {
    expect(knownZones('p2')).toEqual(open);
  });

  it('its owner alone, in the hand (402.3)', () => {
    expect(new Set(knownZones('p1'))).toEqual(new Set(['hand', ...open]));
  });

  it('is the same for both players', () => {
    for (const zone of ZONES)
      expect(PLAYERS.map((player) => isZoneKnown(zone, player, player))).toEqual(
        Array(2).fill(isZoneKnown(zone, 'p1', 'p1')),
      );
  });
});

describe('the table of zones', () => {
  it('gives each zone a name of its own, so that a position can be read back', () => {
    expect(new Set(ZONES.map(zoneName)).size).toBe(ZONES.length);
  });

  it.each(Object.keys(ZONE_FACTS.deck.order))(
    'has no two zones at one place in the order of %s',
    (purpose) => {
      const places = ZONES.flatMap((zone) =>
        Object.entries(ZONE_FACTS[zone].order).flatMap(([name, place]) =>
          name === purpose && place !== 'never' ? [place] : [],
        ),
      );
      expect(new Set(places).size).toBe(places.length);
    },
  );
});
