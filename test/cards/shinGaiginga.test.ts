import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const pit = { hand: ['Terror Pit'], manaZone: { darkness: 6 } };

describe('Shin Gaiginga', () => {
  driven('gives its player a turn when the opponent chooses it', (begin) => {
    const duel = begin({ p1: pit, p2: { battleZone: ['Shin Gaiginga', 'Burning Mane'] } });
    duel.use('Cast Terror Pit').choose('Shin Gaiginga');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Burning Mane'] });
    duel.pass().passUntil('p2 charge');
    expect(duel.duel.game.turn.number).toBe(7);
    expect(duel.duel.game.turn.active).toBe('p2');
    duel.pass().passUntil('p1 charge');
    expect(duel.duel.game.turn.number).toBe(8);
  });

  driven('gives none when another creature is chosen, or when its own player chooses it', (begin) => {
    const duel = begin({ p1: pit, p2: { battleZone: ['Shin Gaiginga', 'Burning Mane'] } });
    duel.use('Cast Terror Pit').choose('Burning Mane');
    expect(duel.battleZones.p2).toEqual(['Shin Gaiginga']);
    expect(duel.facts('turnGained')).toEqual([]);
    const own = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: ['Shin Gaiginga', 'Burning Mane'] },
    });
    own.use('Cast Spiral Gate').choose('Shin Gaiginga');
    expect(own.zone('p1', 'hand')).toEqual(['Shin Gaiginga']);
    expect(own.facts('turnGained')).toEqual([]);
  });
});
