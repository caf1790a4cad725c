import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Gigagiele', () => {
  driven('takes what it loses a battle to with it', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gigagiele', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Deathliger, Lion of Chaos'] },
    });
    duel.choose('Gigagiele attacks Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Deathliger, Lion of Chaos'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Gigagiele'],
      ['Deathliger, Lion of Chaos'],
    ]);
  });

  driven('does so when it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deathliger, Lion of Chaos', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Gigagiele', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Deathliger, Lion of Chaos attacks Gigagiele');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Fear Fang'] });
  });

  driven('stays when it wins', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gigagiele', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Gigagiele attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Gigagiele (tapped)', 'Fear Fang'], p2: ['Fear Fang'] });
  });

  driven('has 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gigagiele', 'Iere, Vizier of Bullets'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Gigagiele attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Iere, Vizier of Bullets'], p2: [] });
    expect(duel.facts('battleLost', 'battleWon')).toEqual(['battleLost Gigagiele', 'battleLost Fear Fang']);
  });

  driven('takes nothing with it where there is no battle', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Deathliger, Lion of Chaos'] },
      p2: { battleZone: ['Gigagiele', 'Fear Fang'] },
    });
    duel.use('Cast Terror Pit').choose('Gigagiele');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Deathliger, Lion of Chaos'], p2: ['Fear Fang'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Gigagiele']);
  });
});
