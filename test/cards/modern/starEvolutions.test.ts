import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Appo (Valbo Star)', () => {
  driven('is put on a fire creature or a Rex Stars, and on no other', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Appo (Valbo Star)'],
        manaZone: { fire: 3 },
        battleZone: ['Fear Fang', 'Fatal Attacker Horvath', 'Bash (Melnia Star)', "Astral's Vision"],
      },
    });
    duel.use('Summon Appo (Valbo Star)');
    expect(duel.options).toEqual(['Fatal Attacker Horvath', 'Bash (Melnia Star)', "Astral's Vision"]);
    duel.choose("Astral's Vision");
    expect(duel.battleZones.p1).toEqual([
      'Fear Fang',
      'Fatal Attacker Horvath',
      'Bash (Melnia Star)',
      "Appo (Valbo Star) (over Astral's Vision)",
    ]);
  });

  driven('breaks two shields, and loses only its top card in battle', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [{ name: 'Appo (Valbo Star)', over: ['Fatal Attacker Horvath'] }, 'Filler'] },
      p2: {
        shieldZone: 2,
        battleZone: [{ name: 'Miksel (Tajimal Star)', over: ['Iere, Vizier of Bullets'] }],
      },
    });
    duel.choose('Appo (Valbo Star) attacks the player').choose('Block with Miksel (Tajimal Star)');
    expect(duel.battleZones).toEqual({
      p1: ['Appo (Valbo Star) (tapped, over Fatal Attacker Horvath)', 'Filler'],
      p2: ['Iere, Vizier of Bullets (tapped)'],
    });
    expect(duel.names('p2', 'graveyard')).toEqual(['Miksel (Tajimal Star)']);
    const broken = begin({
      step: 'attack',
      p1: { battleZone: [{ name: 'Appo (Valbo Star)', over: ['Fatal Attacker Horvath'] }, 'Filler'] },
      p2: { shieldZone: 2 },
    });
    broken.choose('Appo (Valbo Star) attacks the player');
    expect(broken.count('p2', 'shieldZone')).toBe(0);
  });
});

describe('Bash (Melnia Star)', () => {
  driven('destroys what it battles, and leaves its base', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [{ name: 'Bash (Melnia Star)', over: ['Bone Spider'] }, 'Filler'] },
      p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }] },
    });
    duel.choose('Bash (Melnia Star) attacks Bolshack Dragon');
    expect(duel.battleZones).toEqual({ p1: ['Bone Spider (tapped)', 'Filler'], p2: [] });
  });
});
