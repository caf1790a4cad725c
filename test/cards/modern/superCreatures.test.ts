import { describe, expect } from 'vitest';
import { type Driver, driven } from '../../support/driver.ts';

const GIL = 'Pliers of Gil Polyma';
const ZABI = 'Zabi Polyma, Marshmallow Doll';
const GEO = 'Geo the Man, Ground of Titan';
const GAGA = 'Gaga Packun, Missionary of Io';

const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view('judge')
    .zones[player].battleZone.map(({ current, tapped }) => `${current.name}${tapped ? ' tapped' : ''}`);

describe(ZABI, () => {
  driven(
    'links with the pliers at the start of the turn, and is released as the doll is destroyed',
    (begin) => {
      const duel = begin({
        step: 'startOfTurn',
        p1: {
          battleZone: [ZABI, GIL, 'Aqua Hulcus'],
          hand: ['Terror Pit'],
          deck: ['Aqua Guard', 'Aqua Guard', 'Aqua Guard'],
        },
        p2: { shieldZone: ['Terror Pit', 'Aqua Guard', 'Aqua Guard'] },
      });
      expect(there(duel)).toEqual(['Don Marshmallow, Magic Hand of Dazzlement', 'Aqua Hulcus']);
      duel.passUntil('p1 attack').choose(`${ZABI} attacks the player`).choose('Shield 1', 'Shield 2');
      duel.choose('Terror Pit').choose(ZABI);
      expect([duel.asked, duel.options]).toEqual(['p1 choose', [ZABI, GIL]]);
      duel.choose(GIL);
      expect([there(duel), duel.names('p1', 'hyperspatialZone'), duel.names('p1', 'graveyard')]).toEqual([
        [`${ZABI} tapped`, 'Aqua Hulcus'],
        [GIL],
        [],
      ]);
    },
  );
});

describe(GAGA, () => {
  driven("makes the opponent's spells cost 1 more", (begin) => {
    const duel = begin({
      p1: { hand: ['Holy Awe', 'Aqua Hulcus'], manaZone: { light: 6, water: 3 } },
      p2: { battleZone: [GAGA] },
    });
    expect(duel.options).toContain('Summon Aqua Hulcus');
    const [spell] = duel.duel.view('p1').zones.p1.hand;
    expect(spell !== undefined && 'current' in spell ? spell.current.costToPay : undefined).toBe(7);
  });
});

describe('Packunger the Ravenous', () => {
  driven('untaps as a creature of the opponent attacks, and blocks it', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Aqua Hulcus', 'Bolshack Dragon'] },
      p2: { battleZone: [{ name: GAGA, tapped: true, otherFace: true, links: [{ name: GEO, x: 1, y: 0 }] }] },
    });
    duel.choose('Aqua Hulcus attacks the player');
    expect([there(duel, 'p2'), duel.options]).toEqual([['Packunger the Ravenous'], [`Block with ${GAGA}`]]);
    duel.choose(`Block with ${GAGA}`);
    expect([there(duel), there(duel, 'p2')]).toEqual([
      ['Bolshack Dragon'],
      ['Packunger the Ravenous tapped'],
    ]);
  });
});

describe(GEO, () => {
  driven('returns a card of the mana zone at the end of the turn', (begin) => {
    const duel = begin({
      step: 'end',
      p1: { battleZone: [GEO], manaZone: ['Aqua Hulcus', 'Aqua Guard'], hand: [] },
    });
    duel.choose('Yes').choose('Aqua Guard');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'manaZone')]).toEqual([
      ['Aqua Guard'],
      ['Aqua Hulcus'],
    ]);
  });
});
