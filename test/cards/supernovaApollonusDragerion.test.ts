import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const apollonus = 'Supernova Apollonus Dragerion';

describe('Supernova Apollonus Dragerion', () => {
  const dragons = ['Bolshack Dragon', 'Astrocomet Dragon', 'Bolshack Dragon'];

  driven('is put onto three dragons', (begin) => {
    const duel = begin({
      p1: { hand: [apollonus], manaZone: { fire: 6 }, battleZone: [...dragons, 'Fear Fang'] },
    });
    duel.use(`Summon ${apollonus}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'battleZone')).toEqual([
      `${apollonus} (over Bolshack Dragon, Astrocomet Dragon, Bolshack Dragon)`,
      'Fear Fang',
    ]);
    const two = begin({
      p1: { hand: [apollonus], manaZone: { fire: 6 }, battleZone: [...dragons.slice(1), 'Fear Fang'] },
    });
    expect(two.asked).toBe('p1 attack');
  });

  driven('may break all shields by meteorburn as it attacks, and attacks on', (begin) => {
    const arrangement = {
      step: 'attack',
      p1: { battleZone: [{ name: apollonus, over: dragons }, 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    } as const;
    const burnt = begin(arrangement).choose(`${apollonus} attacks the player`).choose('Yes');
    expect(burnt.duel.result).toMatchObject({ winner: 'p1', reason: 'directAttack' });
    expect([burnt.count('p2', 'hand'), burnt.count('p2', 'shieldZone')]).toEqual([5, 0]);
    expect(burnt.names('p1', 'graveyard')).toEqual([
      'Astrocomet Dragon',
      'Bolshack Dragon',
      'Bolshack Dragon',
    ]);
    const kept = begin(arrangement).choose(`${apollonus} attacks the player`).choose('No');
    kept.choose('Shield 1', 'Shield 2', 'Shield 3');
    expect(kept.asked).toBe('p1 attack');
    expect(kept.count('p2', 'shieldZone')).toBe(2);
    expect(kept.count('p1', 'graveyard')).toBe(0);
  });

  driven('breaks nothing by meteorburn with no card under it', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [apollonus, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }] },
    });
    duel.choose(`${apollonus} attacks Deathliger`).choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    expect(duel.battleZones).toEqual({ p1: [`${apollonus} (tapped)`, 'Fear Fang'], p2: [] });
  });

  driven('gives the opponent an oniend that was a shield before the attack', (begin) => {
    const jaoumon = 'Hyakki no Jaoumon';
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [{ name: apollonus, over: dragons }, 'Fear Fang'] },
      p2: { shieldZone: [jaoumon, 'Filler'], battleZone: ['King Coral'] },
    });
    duel.choose(`${apollonus} attacks the player`).choose('Yes').passUntil('p2 declareUsage');
    duel.choose(`Declare ${jaoumon}`);
    expect(duel.zone('p2', 'graveyard')).toContain(jaoumon);
    expect(duel.count('p2', 'graveyard')).toBe(5);
    duel.choose('Block with King Coral');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [`${apollonus} (tapped)`, 'Fear Fang'], p2: [] });
  });

  driven('leaves no oniend to declare when it is returned in the middle of its own effect', (begin) => {
    const jaoumon = 'Hyakki no Jaoumon';
    const dondon = 'Dondon Vacuuming Now';
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [{ name: apollonus, over: dragons }, 'Fear Fang'], manaZone: 3 },
      p2: {
        shieldZone: [dondon, 'Filler'],
        deck: [jaoumon, 'Filler', 'Filler', 'Filler', 'Filler', 'Filler'],
        manaZone: 2,
      },
    });
    duel.choose(`${apollonus} attacks the player`).choose('Yes').choose(`Shield trigger: ${dondon}`);
    duel.choose(jaoumon).choose('Filler', 'Filler', 'Filler', 'Filler').choose('Yes').choose(apollonus);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('usageDeclared')).toEqual([`usageDeclared ${dondon}`]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
    expect(duel.names('p2', 'hand')).toEqual(['Filler', jaoumon]);
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([3, 0]);
  });

  driven('costs the opponent who chooses it all mana, and its own player none', (begin) => {
    const duel = begin({
      p1: { hand: ['Burning Power'], manaZone: { fire: 1 }, battleZone: [apollonus] },
      p2: { hand: ['Terror Pit'], manaZone: { darkness: 7 } },
    });
    duel.use('Cast Burning Power').passUntil('p2 main');
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([1, 7]);
    duel.use('Cast Terror Pit').passUntil('p1 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([1, 0]);
  });
});
