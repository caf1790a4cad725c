import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const name = 'Baradios, Lord of Dragon Spirits';
const summoning = { hand: [name], manaZone: { light: 8 } };

describe(name, () => {
  driven('taps every creature of the opponent as it is put, and they do not untap next', (begin) => {
    const duel = begin({
      p1: { ...summoning, battleZone: ['Urth, Purifying Elemental', 'Fear Fang'] },
      p2: {
        battleZone: ['Burning Mane', { name: 'King Coral', tapped: true }],
        manaZone: [{ name: 'Filler', tapped: true }],
      },
    });
    duel.use(`Summon ${name}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [`${name} (over Urth, Purifying Elemental)`, 'Fear Fang'],
      p2: ['Burning Mane (tapped)', 'King Coral (tapped)'],
    });
    duel.passUntil('p2 charge');
    expect(duel.battleZones.p2).toEqual(['Burning Mane (tapped)', 'King Coral (tapped)']);
    expect(duel.zone('p2', 'manaZone')).toEqual(['Filler']);
    duel.passUntil('p1 charge').pass().passUntil('p2 charge');
    expect(duel.battleZones.p2).toEqual(['Burning Mane', 'King Coral']);
  });

  driven('does so when the last shield is broken, once for two that break together', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: ['Deathliger, Lion of Chaos', 'Forest Hornet', { name: 'Crystal Lancer', tapped: true }],
      },
      p2: { battleZone: [{ name, tapped: true }], shieldZone: 2 },
    });
    duel.choose('Deathliger, Lion of Chaos attacks the player');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({
      p1: ['Deathliger, Lion of Chaos (tapped)', 'Forest Hornet (tapped)', 'Crystal Lancer (tapped)'],
      p2: [name],
    });
    expect(duel.facts('effectTriggered')).toEqual([`effectTriggered ${name}`]);
    duel.passUntil('p1 charge');
    expect(duel.battleZones.p1).toEqual([
      'Deathliger, Lion of Chaos (tapped)',
      'Forest Hornet (tapped)',
      'Crystal Lancer (tapped)',
    ]);
  });

  driven('does nothing while a shield is left, or for a shield of the opponent', (begin) => {
    const left = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Forest Hornet'] },
      p2: { battleZone: [{ name, tapped: true }], shieldZone: 2 },
    });
    left.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(left.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Forest Hornet']);
    const theirs = begin({
      step: 'attack',
      p1: { battleZone: [name] },
      p2: { battleZone: ['Burning Mane'], shieldZone: 3 },
    });
    theirs.choose(`${name} attacks the player`);
    expect(theirs.count('p2', 'shieldZone')).toBe(0);
    expect(theirs.battleZones.p2).toEqual(['Burning Mane']);
  });

  driven('needs a light Command', (begin) => {
    for (const base of ['Zagaan, Knight of Darkness', 'Szubs Kin, Twilight Guardian']) {
      const duel = begin({ p1: { ...summoning, battleZone: [{ name: base, tapped: true }] } });
      expect(duel.asked).toBe('p2 charge');
    }
  });

  driven('blocks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [name] },
    });
    duel.choose('Fear Fang attacks the player').choose(`Block with ${name}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: [`${name} (tapped)`] });
  });
});
