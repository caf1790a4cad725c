import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Grigyan, Darma', () => {
  driven('may put three cards of the deck into the graveyard', (begin) => {
    const arrangement = {
      p1: { hand: ['Grigyan, Darma'], manaZone: { darkness: 3 }, battleZone: ['Fear Fang'] },
    } as const;
    const milled = begin(arrangement).use('Summon Grigyan, Darma').choose('Yes');
    expect(milled.asked).toBe('p1 attack');
    expect([milled.count('p1', 'graveyard'), milled.count('p1', 'deck')]).toEqual([3, 17]);
    expect([milled.count('p2', 'graveyard'), milled.count('p2', 'deck')]).toEqual([0, 20]);
    const kept = begin(arrangement).use('Summon Grigyan, Darma').choose('No');
    expect(kept.asked).toBe('p1 attack');
    expect([kept.count('p1', 'graveyard'), kept.count('p1', 'deck')]).toEqual([0, 20]);
    expect(kept.battleZones).toEqual({ p1: ['Fear Fang', 'Grigyan, Darma'], p2: [] });
  });

  driven('loses for its player with the last cards of the deck', (begin) => {
    const duel = begin({ p1: { hand: ['Grigyan, Darma'], manaZone: { darkness: 3 }, deck: 3 } });
    duel.use('Summon Grigyan, Darma').choose('Yes');
    expect(duel.duel.result).toMatchObject({ winner: 'p2', reason: 'deckOut' });
  });

  driven('blocks, and cannot attack', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Grigyan, Darma', 'Writhing Bone Ghoul', 'Fear Fang'] },
      p2: { battleZone: ['Grigyan, Darma', 'Burning Mane'] },
    });
    expect(duel.options).toEqual([
      'Writhing Bone Ghoul attacks the player',
      'Fear Fang attacks the player',
      'Attack no more',
    ]);
    duel.choose('Writhing Bone Ghoul attacks the player');
    expect(duel.options).toContain('Block with Grigyan, Darma');
    duel.choose('Block with Grigyan, Darma');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Grigyan, Darma', 'Fear Fang'], p2: ['Burning Mane'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
});
