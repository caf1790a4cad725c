import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Ruby Grass', () => {
  driven('blocks: beats Burning Mane, and loses to Forest Hornet', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Burning Mane', 'Forest Hornet'] },
      p2: { battleZone: ['Ruby Grass', 'Writhing Bone Ghoul'] },
    };
    const winner = begin(position).choose('Burning Mane attacks the player');
    expect(winner.asked).toBe('p2 block');
    expect(winner.options).toEqual(['Block with Ruby Grass']);
    winner.choose('Ruby Grass');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Forest Hornet'],
      p2: ['Ruby Grass (tapped)', 'Writhing Bone Ghoul'],
    });
    expect(winner.count('p2', 'shieldZone')).toBe(5);
    const loser = begin(position).choose('Forest Hornet attacks the player').choose('Ruby Grass');
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
      p2: { battleZone: [{ name: 'Ruby Grass', tapped }, 'Writhing Bone Ghoul'] },
    });
    const unblocked = begin(position(false)).choose('Burning Mane attacks the player');
    expect(unblocked.asked).toBe('p2 block');
    unblocked.pass();
    expect(unblocked.asked).toBe('p1 shields');
    expect(unblocked.zone('p2', 'battleZone')).toEqual(['Ruby Grass', 'Writhing Bone Ghoul']);
    expect(begin(position(true)).choose('Burning Mane attacks the player').asked).toBe('p1 shields');
  });

  driven('attacks creatures, but no players', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Ruby Grass', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Fear Fang'] },
    });
    expect(duel.options.filter((option) => option.startsWith('Ruby Grass'))).toEqual([
      'Ruby Grass attacks Burning Mane',
    ]);
    duel.choose('Ruby Grass attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Ruby Grass (tapped)', 'Writhing Bone Ghoul'],
      p2: ['Fear Fang'],
    });
  });

  driven("may untap at the end of its player's turn, and only itself", (begin) => {
    const position = {
      step: 'end' as const,
      p1: {
        battleZone: [
          { name: 'Ruby Grass', tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    };
    const untapped = begin(position);
    expect(untapped.asked).toBe('p1 confirm');
    untapped.choose('Yes');
    expect(untapped.asked).toBe('p2 charge');
    expect(untapped.battleZones).toEqual({ p1: ['Ruby Grass', 'Fear Fang (tapped)'], p2: ['Fear Fang'] });
    const declined = begin(position).choose('No');
    expect(declined.zone('p1', 'battleZone')).toEqual(['Ruby Grass (tapped)', 'Fear Fang (tapped)']);
  });

  driven("does not untap at the end of the opponent's turn", (begin) => {
    const duel = begin({ step: 'end', p2: { battleZone: [{ name: 'Ruby Grass', tapped: true }] }, p1: {} });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.facts('effectTriggered')).toEqual([]);
  });
});
