import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const JOHNNY = 'Golden the Johnny';

describe(JOHNNY, () => {
  driven(
    'lets two shield trigger spells be declared, and the second misfire; creatures are not counted',
    (begin) => {
      const duel = begin({
        p1: { battleZone: [JOHNNY, 'Fear Fang'] },
        p2: { shieldZone: ['Terror Pit', 'Cyber Tune', 'Filler'], hand: ['Fear Fang'] },
      });
      duel.passUntil('p1 attack').choose(`${JOHNNY} attacks the player`).choose('Shield 1', 'Shield 2');
      expect(duel.asked).toBe('p2 declareShields');
      duel.choose('Shield trigger: Terror Pit', 'Shield trigger: Cyber Tune').choose('Cyber Tune');
      expect(duel.asked).toBe('p2 choose');
      duel.choose('Filler', 'Filler');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: [`${JOHNNY} (tapped)`, 'Fear Fang'], p2: [] });
      expect(duel.names('p2', 'hand')).toEqual(['Fear Fang', 'Filler', 'Terror Pit']);
      expect(duel.facts('effectMisfired')).toEqual(['effectMisfired Terror Pit']);
    },
  );

  driven('lets the opponent cast one spell in a turn, and summon besides', (begin) => {
    const p2 = { hand: ['Ultimate Force', 'Ultimate Force', 'Fear Fang'], manaZone: { nature: 13 } };
    const duel = begin({ p1: { battleZone: [JOHNNY] }, p2, active: 'p2' });
    duel.use('Cast Ultimate Force');
    expect(duel.asked).toBe('p2 main');
    expect(duel.options).toEqual(['Summon Fear Fang', 'Go on to the attack step']);
    expect(duel.zone('p2', 'hand')).toEqual(['Ultimate Force', 'Fear Fang']);
  });

  driven(
    'is colorless, costs seven, attacks at once, breaks two and does not bind its own player',
    (begin) => {
      const duel = begin({
        p1: { hand: [JOHNNY, 'Ultimate Force', 'Ultimate Force'], manaZone: { nature: 17 } },
      });
      duel.use(`Summon ${JOHNNY}`).use('Cast Ultimate Force').use('Cast Ultimate Force');
      expect(duel.asked).toBe('p1 attack');
      duel.choose(`${JOHNNY} attacks the player`).choose('Shield 1', 'Shield 2');
      expect(duel.asked).toBe('p2 charge');
      expect(duel.count('p2', 'shieldZone')).toBe(3);
      expect(duel.count('p1', 'graveyard')).toBe(2);
      const less = begin({ p1: { hand: [JOHNNY], manaZone: { nature: 6 } } });
      expect(less.asked).toBe('p2 charge');
    },
  );
});
