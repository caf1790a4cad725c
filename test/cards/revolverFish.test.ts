import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Revolver Fish', () => {
  driven('blocks: beats Forest Hornet, and loses to Zagaan, Knight of Darkness', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Forest Hornet', 'Zagaan, Knight of Darkness'] },
      p2: { battleZone: ['Revolver Fish', 'Writhing Bone Ghoul'] },
    };
    const winner = begin(position).choose('Forest Hornet attacks the player');
    expect(winner.asked).toBe('p2 block');
    expect(winner.options).toEqual(['Block with Revolver Fish']);
    winner.choose('Revolver Fish');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Zagaan, Knight of Darkness'],
      p2: ['Revolver Fish (tapped)', 'Writhing Bone Ghoul'],
    });
    expect(winner.count('p2', 'shieldZone')).toBe(5);
    const loser = begin(position)
      .choose('Zagaan, Knight of Darkness attacks the player')
      .choose('Revolver Fish');
    expect(loser.asked).toBe('p1 attack');
    expect(loser.battleZones).toEqual({
      p1: ['Forest Hornet', 'Zagaan, Knight of Darkness (tapped)'],
      p2: ['Writhing Bone Ghoul'],
    });
  });

  driven('need not block, and cannot when it is tapped', (begin) => {
    const position = (tapped: boolean) => ({
      step: 'attack' as const,
      p1: { battleZone: ['Forest Hornet', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Revolver Fish', tapped }, 'Writhing Bone Ghoul'] },
    });
    const unblocked = begin(position(false)).choose('Forest Hornet attacks the player');
    expect(unblocked.asked).toBe('p2 block');
    unblocked.pass();
    expect(unblocked.asked).toBe('p1 shields');
    expect(unblocked.zone('p2', 'battleZone')).toEqual(['Revolver Fish', 'Writhing Bone Ghoul']);
    expect(begin(position(true)).choose('Forest Hornet attacks the player').asked).toBe('p1 shields');
  });

  driven('cannot attack anything', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Revolver Fish', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options.filter((option) => option.startsWith('Revolver Fish'))).toEqual([]);
    expect(duel.options).toContain('Writhing Bone Ghoul attacks Burning Mane');
  });
});
