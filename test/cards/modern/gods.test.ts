import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

const KIRITORAWONGA = 'Kiritorawonga, Myriadblade Violence Elephant';
const KIRIMENOLE = 'Kirimenole, Myriadcast Magic Elephant';
const GEKI = 'Geki, Dragon Ultimate God';
const LOVE_PARADE = 'Love Parade, Light Weapon Left God';
const both = { name: KIRITORAWONGA, links: [{ name: KIRIMENOLE, x: 1, y: 0 }] };

describe(KIRITORAWONGA, () => {
  driven('attacks with 3000 more while it is linked, and breaks two shields with Kirimenole', (begin) => {
    const duel = begin({
      p1: { battleZone: [both] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }] },
    });
    duel.passUntil('p1 attack');
    expect(duel.options).toContain(`${KIRITORAWONGA} attacks the player`);
    duel.choose(`${KIRITORAWONGA} attacks the player`);
    expect([duel.asked, duel.decision.min]).toEqual(['p1 shields', 2]);
    const [card] = duel.duel.view('p1').zones.p1.battleZone;
    expect(card?.hidden === false && card.current.power).toBe(8000);
  });
  driven('alone it is a creature with 2000', (begin) => {
    const duel = begin({ p1: { battleZone: [KIRITORAWONGA, KIRIMENOLE] } });
    duel.passUntil('p1 attack').choose(`${KIRITORAWONGA} attacks the player`);
    expect([duel.asked, duel.decision.min]).toEqual(['p1 shields', 1]);
  });
});

describe(KIRIMENOLE, () => {
  driven('links to the right of Kiritorawonga', (begin) => {
    const duel = begin({ p1: { hand: [KIRIMENOLE], manaZone: { nature: 4 }, battleZone: [KIRITORAWONGA] } });
    duel.use(`Summon ${KIRIMENOLE}`).choose(`Link to the right of ${KIRITORAWONGA}`);
    expect(duel.battleZones.p1).toEqual([`${KIRITORAWONGA} (linked with ${KIRIMENOLE})`]);
  });
});

describe(GEKI, () => {
  driven(
    'breaks two shields while it is alone; blocked, it empties the hand of the other player',
    (begin) => {
      const duel = begin({
        p1: { battleZone: [GEKI, 'Aqua Hulcus'] },
        p2: { battleZone: ['La Ura Giga, Sky Guardian'], hand: ['Filler', 'Filler'] },
      });
      duel
        .passUntil('p1 attack')
        .choose(`${GEKI} attacks the player`)
        .choose('Block with La Ura Giga, Sky Guardian');
      expect([duel.count('p2', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([0, 5]);
    },
  );
});

describe(LOVE_PARADE, () => {
  driven('brings back a light spell, and links to the left of Izumo as it is put', (begin) => {
    const duel = begin({
      p1: {
        hand: [LOVE_PARADE],
        manaZone: { light: 4 },
        battleZone: ['Izumo'],
        graveyard: ['Holy Awe', 'Terror Pit'],
      },
    });
    duel.use(`Summon ${LOVE_PARADE}`).choose('Link to the left of Izumo').choose('Yes');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([
      [`Izumo (linked with ${LOVE_PARADE})`],
      ['Holy Awe'],
    ]);
  });
});
