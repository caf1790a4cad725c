import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Kip Chippotto', () => {
  const position = (own: readonly string[], pits = 1) => ({
    p1: {
      hand: Array.from({ length: pits }, () => 'Terror Pit'),
      manaZone: { darkness: 6 * pits },
      battleZone: ['Filler'],
    },
    p2: { battleZone: own },
  });

  driven('may be destroyed instead of an Armored Dragon of its player', (begin) => {
    const saved = begin(position(['Kip Chippotto', 'Galklife Dragon']))
      .use('Cast Terror Pit')
      .choose('Galklife Dragon');
    expect(saved.asked).toBe('p2 replace');
    saved.choose('Kip Chippotto');
    expect([saved.battleZones.p2, saved.zone('p2', 'graveyard')]).toEqual([
      ['Galklife Dragon'],
      ['Kip Chippotto'],
    ]);
    const lost = begin(position(['Kip Chippotto', 'Galklife Dragon']))
      .use('Cast Terror Pit')
      .choose('Galklife Dragon')
      .pass();
    expect(lost.battleZones.p2).toEqual(['Kip Chippotto']);
  });

  driven('not instead of another creature, nor once it has gone', (begin) => {
    const other = begin(position(['Kip Chippotto', 'Fear Fang']))
      .use('Cast Terror Pit')
      .choose('Fear Fang');
    expect([other.asked, other.battleZones.p2]).toEqual(['p1 attack', ['Kip Chippotto']]);
    const gone = begin(position(['Kip Chippotto', 'Galklife Dragon'], 2))
      .use('Cast Terror Pit')
      .choose('Kip Chippotto');
    gone.use('Cast Terror Pit').passUntil('p1 attack');
    expect(gone.battleZones.p2).toEqual([]);
  });
});
