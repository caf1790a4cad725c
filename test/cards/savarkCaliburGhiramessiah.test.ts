import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const SAVARK = 'Savark Calibur, Ghiramessiah';
const up = { name: 'Filler', faceUp: true };

describe(SAVARK, () => {
  driven(
    'is put for three face-up shields when a creature of the opponent attacks, and may block it',
    (begin) => {
      const duel = begin({
        p1: { battleZone: ['Hanusa, Radiance Elemental', 'Filler'] },
        p2: { hand: [SAVARK], shieldZone: [up, 'Filler', up, up, up] },
      });
      duel.passUntil('p1 attack').choose('Hanusa, Radiance Elemental attacks the player');
      expect(duel.asked).toBe('p2 declareUsage');
      duel.choose(`Declare ${SAVARK}`);
      expect(duel.asked).toBe('p2 choose');
      expect(duel.options).toHaveLength(4);
      duel.choose('Filler', 'Filler', 'Filler');
      expect(duel.asked).toBe('p2 block');
      expect(duel.duel.game.zones.p2.shieldZone.map(({ faceUp }) => faceUp)).toEqual([
        false,
        false,
        false,
        false,
        true,
      ]);
      duel.choose(`Block with ${SAVARK}`);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: [`${SAVARK} (tapped)`] });
      expect(duel.count('p2', 'shieldZone')).toBe(5);
    },
  );

  driven('may be declared with two face-up shields, and then misfires', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Fear Fang'] },
      p2: { hand: [SAVARK], shieldZone: [up, up, 'Filler'] },
    });
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player').choose(`Declare ${SAVARK}`);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p2).toEqual([]);
    expect(duel.zone('p2', 'hand')).toEqual([SAVARK]);
    expect(duel.duel.game.zones.p2.shieldZone.map(({ faceUp }) => faceUp)).toEqual([true, true, false]);
  });

  driven('is declared only after what the active player has declared', (begin) => {
    const REDZONE = 'Redzone, Roaring Invasion';
    const duel = begin({
      p1: { hand: [REDZONE], battleZone: ['The Red, Lightning Sonic'] },
      p2: { hand: [SAVARK], shieldZone: [up, up, up] },
    });
    duel
      .passUntil('p1 attack')
      .choose('The Red, Lightning Sonic attacks the player')
      .choose(`Declare ${REDZONE}`);
    expect(duel.asked).toBe('p2 declareUsage');
    expect(duel.battleZones.p1).toEqual([`${REDZONE} (tapped, over The Red, Lightning Sonic)`]);
    duel.pass();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p2', 'hand')).toContain(SAVARK);
  });

  driven('cannot be declared at attacks of its own player', (begin) => {
    const duel = begin({ p1: { hand: [SAVARK], battleZone: ['Fear Fang'], shieldZone: [up, up, up] } });
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('does not leave the battle zone while three shields lie face up', (begin) => {
    const cast = (shieldZone: readonly (typeof up | string)[]) =>
      begin({
        p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
        p2: { battleZone: [SAVARK], shieldZone },
      }).use('Cast Terror Pit');
    const kept = cast([up, up, up]);
    expect(kept.asked).toBe('p1 attack');
    expect(kept.battleZones).toEqual({ p1: ['Filler'], p2: [SAVARK] });
    const gone = cast([up, up, 'Filler']);
    expect(gone.asked).toBe('p1 attack');
    expect(gone.battleZones.p2).toEqual([]);
    expect(gone.zone('p2', 'graveyard')).toEqual([SAVARK]);
  });

  driven('breaks three shields', (begin) => {
    const duel = begin({ p1: { battleZone: [SAVARK, 'Filler'] } });
    duel
      .passUntil('p1 attack')
      .choose(`${SAVARK} attacks the player`)
      .choose('Shield 1', 'Shield 2', 'Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p2', 'shieldZone')).toBe(2);
  });
});
