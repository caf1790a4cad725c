import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** Is destroyed after it has battled. */
describe.each([
  'Baira, the Hidden Lunatic',
  'Bloody Cymbal',
  'Vile Mulder, Wing of the Void',
  'Zorvaz, the Bonecrusher',
])('%s', (card) => {
  driven('is destroyed after a battle that it wins', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: [{ name: card, tapped: true }, 'Filler'] },
    });
    duel.choose(`Fear Fang attacks ${card}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Filler'] });
    expect(duel.zone('p2', 'graveyard')).toEqual([card]);
  });

  driven('is destroyed once where it loses', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Hanusa, Radiance Elemental', 'Filler'] },
      p2: { battleZone: [{ name: card, tapped: true }, 'Filler'] },
    });
    duel.choose(`Hanusa, Radiance Elemental attacks ${card}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Hanusa, Radiance Elemental (tapped)', 'Filler'],
      p2: ['Filler'],
    });
    expect(duel.facts('cardDestroyed')).toEqual([`cardDestroyed ${card}`]);
  });

  driven('stays where other creatures battle', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: {
        battleZone: [
          { name: 'Filler', tapped: true },
          { name: card, tapped: true },
        ],
      },
    });
    duel.choose('Fear Fang attacks Filler');
    expect([duel.asked, duel.zone('p2', 'battleZone')]).toEqual(['p1 attack', [`${card} (tapped)`]]);
  });
});

describe('Vile Mulder, Wing of the Void', () => {
  driven('stays where it breaks shields, and is destroyed where it is blocked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Vile Mulder, Wing of the Void', 'Filler'] },
      p2: { battleZone: ['Seamine'] },
    });
    expect(duel.options).not.toContain('Vile Mulder, Wing of the Void attacks Seamine');
    duel.choose('Vile Mulder, Wing of the Void attacks the player').choose('Block with Seamine');
    expect([duel.asked, duel.battleZones]).toEqual(['p1 attack', { p1: ['Filler'], p2: [] }]);
    const unblocked = begin({
      step: 'attack',
      p1: { battleZone: ['Vile Mulder, Wing of the Void', 'Filler'] },
    });
    unblocked.choose('Vile Mulder, Wing of the Void attacks the player').choose('Shield 1', 'Shield 2');
    expect(unblocked.battleZones.p1).toEqual(['Vile Mulder, Wing of the Void (tapped)', 'Filler']);
  });
});

/** No battle happens where it is blocked. */
describe.each(['Badlands Lizard', 'Choya, the Unheeding'])('%s', (card) => {
  driven('battles no blocker: both creatures stay, tapped, and no shield is broken', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Filler'] },
      p2: { battleZone: ['King Coral'] },
    });
    duel.choose(`${card} attacks the player`).choose('Block with King Coral');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [`${card} (tapped)`, 'Filler'], p2: ['King Coral (tapped)'] });
    expect([duel.facts('battleBegan'), duel.count('p2', 'shieldZone')]).toEqual([[], 5]);
  });

  driven('battles a creature that it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Filler'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }] },
    });
    duel.choose(`${card} attacks Deathliger, Lion of Chaos`);
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Filler']]);
  });

  driven(
    'battles where another creature is blocked, and where it breaks shields nothing changes',
    (begin) => {
      const other = begin({
        step: 'attack',
        p1: { battleZone: [card, 'Filler'] },
        p2: { battleZone: ['King Coral'] },
      });
      other.choose('Filler attacks the player').choose('Block with King Coral');
      expect([other.asked, other.zone('p1', 'graveyard')]).toEqual(['p1 attack', ['Filler']]);
      const unblocked = begin({ step: 'attack', p1: { battleZone: [card, 'Filler'] } });
      unblocked.choose(`${card} attacks the player`).choose('Shield 1');
      expect(unblocked.count('p2', 'shieldZone')).toBe(4);
    },
  );
});

describe('Chekicul, Vizier of Endurance', () => {
  const position = (tapped: boolean) =>
    ({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: [{ name: 'Chekicul, Vizier of Endurance', tapped }] },
    }) as const;

  driven('battles no creature that it blocks: both stay, tapped', (begin) => {
    const duel = begin(position(false)).choose('Fear Fang attacks the player');
    expect(duel.options).toEqual(['Block with Chekicul, Vizier of Endurance']);
    duel.choose('Chekicul');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang (tapped)', 'Filler'],
      p2: ['Chekicul, Vizier of Endurance (tapped)'],
    });
    expect([duel.facts('battleBegan'), duel.count('p2', 'shieldZone')]).toEqual([[], 5]);
  });

  driven('battles a creature that attacks it', (begin) => {
    const duel = begin(position(true)).choose('Fear Fang attacks Chekicul');
    expect([duel.asked, duel.zone('p2', 'battleZone')]).toEqual(['p1 attack', []]);
  });
});

/** Breaks a shield where it becomes blocked. */
describe.each(['Splinterclaw Wasp'])('%s', (card) => {
  driven('breaks a shield when it becomes blocked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Filler'] },
      p2: { battleZone: ['Seamine'] },
    });
    duel.choose(`${card} attacks the player`).choose('Block with Seamine');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 shields', 1, 1]);
    duel.choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
    expect(duel.battleZones).toEqual({ p1: [`${card} (tapped)`, 'Filler'], p2: [] });
  });

  driven('breaks none when another creature becomes blocked, nor where there is none', (begin) => {
    const position = (shieldZone: number) => ({
      step: 'attack' as const,
      p1: { battleZone: [card, 'Filler'] },
      p2: { battleZone: ['Seamine'], shieldZone },
    });
    const other = begin(position(5)).choose('Filler attacks the player').choose('Block with Seamine');
    expect([other.asked, other.count('p2', 'shieldZone')]).toEqual(['p1 attack', 5]);
    const bare = begin(position(0)).choose(`${card} attacks the player`).choose('Block with Seamine');
    expect(bare.asked).toBe('p1 attack');
  });
});
