import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

describe('Chaotic Skyterror', () => {
  driven('every Demon Command has "power attacker +4000" and "double breaker"', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Chaotic Skyterror', 'Photocide, Lord of the Wastes', 'Vampire Silphy'] },
      p2: { battleZone: ['Seamine', { name: 'Vampire Silphy', tapped: true }] },
    });
    duel.choose('Photocide, Lord of the Wastes attacks Vampire Silphy');
    expect(duel.asked).toBe('p2 block');
    expect(powersOf(duel, 'p1')).toEqual([
      'Chaotic Skyterror 4000',
      'Photocide, Lord of the Wastes 13000',
      'Vampire Silphy 4000',
    ]);
  });

  driven("also the opponent's, and no other creature", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Death Cruzer, the Annihilator', 'Gigakail', 'Filler'] },
      p2: { battleZone: ['Chaotic Skyterror'], shieldZone: 5 },
    });
    duel.choose('Gigakail attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    duel.choose('Death Cruzer, the Annihilator attacks the player');
    expect(powersOf(duel, 'p1')[0]).toBe('Death Cruzer, the Annihilator 17000');
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });
});

describe('Supporting Tulip', () => {
  driven('every Angel Command has "power attacker +4000"', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Supporting Tulip', 'Hanusa, Radiance Elemental', 'Lah, Purification Enforcer'] },
      p2: { battleZone: ['Seamine', 'Hanusa, Radiance Elemental'] },
    });
    duel.choose('Hanusa, Radiance Elemental attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(powersOf(duel, 'p1')).toEqual([
      'Supporting Tulip 4000',
      'Hanusa, Radiance Elemental 13500',
      'Lah, Purification Enforcer 5500',
    ]);
    expect(powersOf(duel, 'p2')).toEqual(['Seamine 4000', 'Hanusa, Radiance Elemental 9500']);
  });
});

describe('Gregoria, Princess of War', () => {
  driven('every Demon Command has "blocker"', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['Gregoria, Princess of War', 'Deathliger, Lion of Chaos', 'Burning Mane'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.options).toEqual(['Block with Deathliger, Lion of Chaos']);
  });

  driven("also the opponent's", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gregoria, Princess of War', 'Filler'] },
      p2: { battleZone: ['Deathliger, Lion of Chaos', 'Burning Mane'] },
    });
    duel.choose('Filler attacks the player');
    expect(duel.options).toEqual(['Block with Deathliger, Lion of Chaos']);
  });
});

describe('Frost Specter, Shadow of Age', () => {
  const position = (own: readonly string[], foe: readonly string[]) => ({
    step: 'attack' as const,
    p1: { battleZone: ['Lone Tear, Shadow of Solitude', 'Fear Fang', ...own] },
    p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Filler', ...foe] },
  });

  driven('every Ghost of its player has "slayer", itself included', (begin) => {
    const duel = begin(position(['Frost Specter, Shadow of Age'], []));
    duel.choose('Lone Tear, Shadow of Solitude attacks Deathliger, Lion of Chaos');
    expect(duel.battleZones.p2).toEqual(['Filler']);
    const itself = begin(position(['Frost Specter, Shadow of Age'], []));
    itself.choose('Frost Specter, Shadow of Age attacks Deathliger, Lion of Chaos');
    expect(itself.battleZones.p2).toEqual(['Filler']);
  });

  driven('no other creature, and no Ghost of the opponent', (begin) => {
    const other = begin(position(['Frost Specter, Shadow of Age'], []));
    other.choose('Fear Fang attacks Deathliger, Lion of Chaos');
    expect(other.battleZones.p2).toEqual(['Deathliger, Lion of Chaos (tapped)', 'Filler']);
    const foreign = begin(position([], ['Frost Specter, Shadow of Age']));
    foreign.choose('Lone Tear, Shadow of Solitude attacks Deathliger, Lion of Chaos');
    expect(foreign.battleZones.p2).toHaveLength(3);
  });
});
