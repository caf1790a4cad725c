import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Szubs Kin, Twilight Guardian', () => {
  driven('blocks: beats Tri-horn Shepherd, and loses to Zagaan, Knight of Darkness', (begin) => {
    const position = {
      step: 'attack' as const,
      p1: { battleZone: ['Tri-horn Shepherd', 'Zagaan, Knight of Darkness'] },
      p2: { battleZone: ['Szubs Kin, Twilight Guardian', 'Writhing Bone Ghoul'] },
    };
    const winner = begin(position).choose('Tri-horn Shepherd attacks the player');
    expect(winner.asked).toBe('p2 block');
    expect(winner.options).toEqual(['Block with Szubs Kin, Twilight Guardian']);
    winner.choose('Szubs Kin, Twilight Guardian');
    expect(winner.asked).toBe('p1 attack');
    expect(winner.battleZones).toEqual({
      p1: ['Zagaan, Knight of Darkness'],
      p2: ['Szubs Kin, Twilight Guardian (tapped)', 'Writhing Bone Ghoul'],
    });
    expect(winner.count('p2', 'shieldZone')).toBe(5);
    const loser = begin(position)
      .choose('Zagaan, Knight of Darkness attacks the player')
      .choose('Szubs Kin, Twilight Guardian');
    expect(loser.asked).toBe('p1 attack');
    expect(loser.battleZones).toEqual({
      p1: ['Tri-horn Shepherd', 'Zagaan, Knight of Darkness (tapped)'],
      p2: ['Writhing Bone Ghoul'],
    });
  });

  driven('need not block, and cannot when it is tapped', (begin) => {
    const position = (tapped: boolean) => ({
      step: 'attack' as const,
      p1: { battleZone: ['Tri-horn Shepherd', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Szubs Kin, Twilight Guardian', tapped }, 'Writhing Bone Ghoul'] },
    });
    const unblocked = begin(position(false)).choose('Tri-horn Shepherd attacks the player');
    expect(unblocked.asked).toBe('p2 block');
    unblocked.pass();
    expect(unblocked.asked).toBe('p1 shields');
    expect(unblocked.zone('p2', 'battleZone')).toEqual([
      'Szubs Kin, Twilight Guardian',
      'Writhing Bone Ghoul',
    ]);
    expect(begin(position(true)).choose('Tri-horn Shepherd attacks the player').asked).toBe('p1 shields');
  });

  driven('attacks creatures, but no players', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Szubs Kin, Twilight Guardian', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Fear Fang'] },
    });
    expect(duel.options.filter((option) => option.startsWith('Szubs Kin, Twilight Guardian'))).toEqual([
      'Szubs Kin, Twilight Guardian attacks Tri-horn Shepherd',
    ]);
    duel.choose('Szubs Kin, Twilight Guardian attacks Tri-horn Shepherd');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Szubs Kin, Twilight Guardian (tapped)', 'Writhing Bone Ghoul'],
      p2: ['Fear Fang'],
    });
  });
});
