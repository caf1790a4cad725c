import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Bone Assassin, the Ripper', () => {
  driven('takes what it loses a battle to with it', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bone Assassin, the Ripper', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Deathliger, Lion of Chaos'] },
    });
    duel.choose('Bone Assassin, the Ripper attacks Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Deathliger, Lion of Chaos'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Bone Assassin, the Ripper'],
      ['Deathliger, Lion of Chaos'],
    ]);
  });

  driven('does so when it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deathliger, Lion of Chaos', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Bone Assassin, the Ripper', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Deathliger, Lion of Chaos attacks Bone Assassin, the Ripper');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Fear Fang'] });
  });

  driven('stays when it wins', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bone Assassin, the Ripper', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Aqua Vehicle', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Bone Assassin, the Ripper attacks Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Bone Assassin, the Ripper (tapped)', 'Fear Fang'],
      p2: ['Fear Fang'],
    });
  });

  driven('has 2000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bone Assassin, the Ripper', 'Iere, Vizier of Bullets'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    duel.choose('Bone Assassin, the Ripper attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Iere, Vizier of Bullets'], p2: [] });
    expect(duel.facts('battleLost', 'battleWon')).toEqual([
      'battleLost Bone Assassin, the Ripper',
      'battleLost Burning Mane',
    ]);
  });

  driven('takes nothing with it where there is no battle', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Deathliger, Lion of Chaos'] },
      p2: { battleZone: ['Bone Assassin, the Ripper', 'Fear Fang'] },
    });
    duel.use('Cast Terror Pit').choose('Bone Assassin, the Ripper');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Deathliger, Lion of Chaos'], p2: ['Fear Fang'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Bone Assassin, the Ripper']);
  });
});
