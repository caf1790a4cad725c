import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Night Master, Shadow of Decay', () => {
  driven('blocks: beats Burning Mane, and loses to Forest Hornet', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Burning Mane', 'Forest Hornet'] },
      p2: { battleZone: ['Night Master, Shadow of Decay', 'Writhing Bone Ghoul'] },
    };
    const winner = begin(position).choose('Burning Mane attacks the player');
    expect(winner.asked).toBe('p2 block');
    expect(winner.options).toEqual(['Block with Night Master, Shadow of Decay']);
    winner.choose('Night Master, Shadow of Decay');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Forest Hornet'],
      p2: ['Night Master, Shadow of Decay (tapped)', 'Writhing Bone Ghoul'],
    });
    expect(winner.count('p2', 'shieldZone')).toBe(5);
    const loser = begin(position)
      .choose('Forest Hornet attacks the player')
      .choose('Night Master, Shadow of Decay');
    expect(loser.asked).toBe('p1 attack');
    expect(loser.battleZones).toEqual({
      p1: ['Burning Mane', 'Forest Hornet (tapped)'],
      p2: ['Writhing Bone Ghoul'],
    });
  });

  driven('need not block, and cannot when it is tapped', (begin) => {
    const position = (tapped: boolean) => ({
      step: 'attack' as const,
      p1: { battleZone: ['Burning Mane', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Night Master, Shadow of Decay', tapped }, 'Writhing Bone Ghoul'] },
    });
    const unblocked = begin(position(false)).choose('Burning Mane attacks the player');
    expect(unblocked.asked).toBe('p2 block');
    unblocked.pass();
    expect(unblocked.asked).toBe('p1 shields');
    expect(unblocked.zone('p2', 'battleZone')).toEqual([
      'Night Master, Shadow of Decay',
      'Writhing Bone Ghoul',
    ]);
    expect(begin(position(true)).choose('Burning Mane attacks the player').asked).toBe('p1 shields');
  });

  driven('attacks players', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Night Master, Shadow of Decay'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    expect(duel.options).toEqual(['Night Master, Shadow of Decay attacks the player', 'Attack no more']);
    duel.choose('Night Master, Shadow of Decay attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 charge');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 2]);
  });
});
