import { IllegalChoiceError } from 'taiki';
import { blocker, canAttackUntapped, cannot, creature, draw, guardman, has, when } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const itself = { of: 'any', filter: { itself: true } } as const;
const cards = [
  creature({ ...plain, name: 'Raider', power: 3000 }),
  creature({ ...plain, name: 'Shade', power: 3000, abilities: [has(cannot({ do: 'beBlocked' }))] }),
  creature({ ...plain, name: 'Hunter', power: 3000, abilities: [canAttackUntapped()] }),
  creature({ ...plain, name: 'Ward', power: 1000 }),
  creature({ ...plain, name: 'Second', power: 5000, abilities: [guardman] }),
  creature({ ...plain, name: 'Both', power: 5000, abilities: [blocker, guardman] }),
  creature({ ...plain, name: 'Wall', power: 5000, abilities: [blocker] }),
  creature({
    ...plain,
    name: 'Herald',
    power: 3000,
    abilities: [when({ event: 'isNotBlocked', what: itself }, draw())],
  }),
];

describe('507.1a guardman', () => {
  driven('takes the attack on another creature, and is no blocking creature (507.2b)', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Herald', 'Raider'] },
      p2: { battleZone: [{ name: 'Ward', tapped: true }, 'Second'] },
    });
    duel.choose('Herald attacks Ward').choose('Guard with Second');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Raider'], p2: ['Ward (tapped)', 'Second (tapped)'] });
    expect(duel.facts('attackRedirected', 'creatureBlocked', 'attackNotBlocked', 'battleLost')).toEqual([
      'attackRedirected Herald',
      'attackNotBlocked Herald',
      'battleLost Herald',
    ]);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('may be declined', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider', 'Herald'] },
      p2: { battleZone: [{ name: 'Ward', tapped: true }, 'Second'] },
    });
    duel.choose('Raider attacks Ward').pass();
    expect(duel.battleZones).toEqual({ p1: ['Raider (tapped)', 'Herald'], p2: ['Second'] });
  });

  driven('does nothing while the player is attacked, whatever else blocks', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider', 'Herald'] },
      p2: { battleZone: ['Second', 'Wall'] },
    });
    duel.choose('Raider attacks the player');
    expect(duel.options).toEqual(['Block with Wall']);
  });

  driven('is not offered by the attacked creature, nor by a tapped one', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider', 'Herald'] },
      p2: {
        battleZone: [
          { name: 'Second', tapped: true },
          { name: 'Second', tapped: true },
        ],
      },
    });
    duel.choose('Raider attacks Second');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Herald'], p2: ['Second (tapped)', 'Second (tapped)'] });
  });

  driven('is not offered by the attacked creature although it is untapped', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Hunter', 'Raider'] },
      p2: { battleZone: ['Second', 'Ward'] },
    });
    duel.choose('Hunter attacks Second');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Raider'], p2: ['Second', 'Ward'] });
  });

  driven('redirects the attack of a creature that cannot be blocked', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Shade', 'Raider'] },
      p2: { battleZone: [{ name: 'Ward', tapped: true }, 'Second', 'Wall'] },
    });
    duel.choose('Shade attacks Ward');
    expect(duel.options).toEqual(['Guard with Second']);
    duel.choose('Guard with Second');
    expect(duel.battleZones).toEqual({
      p1: ['Raider'],
      p2: ['Ward (tapped)', 'Second (tapped)', 'Wall'],
    });
  });

  driven('the last of several takes the attack: a guard after a block undoes the block', (begin) => {
    const position = {
      cards,
      p1: { battleZone: ['Herald', 'Raider'] },
      p2: { battleZone: [{ name: 'Ward', tapped: true }, 'Second', 'Wall'] },
    };
    const guarded = begin(position);
    guarded.choose('Herald attacks Ward').choose('Block with Wall', 'Guard with Second');
    expect(guarded.facts('creatureBlocked', 'attackNotBlocked')).toEqual(['attackNotBlocked Herald']);
    expect(guarded.battleZones.p2).toEqual(['Ward (tapped)', 'Second (tapped)', 'Wall (tapped)']);
    const blocked = begin(position);
    blocked.choose('Herald attacks Ward').choose('Guard with Second', 'Block with Wall');
    expect(blocked.facts('creatureBlocked', 'attackNotBlocked')).toEqual(['creatureBlocked Wall']);
  });

  driven('a creature with blocker too is tapped for one of them', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Herald', 'Raider'] },
      p2: { battleZone: [{ name: 'Ward', tapped: true }, 'Both'] },
    });
    duel.choose('Herald attacks Ward');
    expect(duel.options).toEqual(['Block with Both', 'Guard with Both']);
    expect(() => duel.duel.choose([0, 1])).toThrow(/at most|together|exclusive|1/);
    duel.choose('Guard with Both');
    expect(duel.facts('creatureBlocked', 'attackNotBlocked')).toEqual(['attackNotBlocked Herald']);
  });

  driven('each of several creatures with blocker too is tapped for one of them', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Herald', 'Raider'] },
      p2: { battleZone: [{ name: 'Ward', tapped: true }, 'Both', 'Both'] },
    });
    duel.choose('Herald attacks Ward');
    expect(duel.options).toEqual([
      'Block with Both',
      'Block with Both',
      'Guard with Both',
      'Guard with Both',
    ]);
    expect(duel.decision.limits).toEqual({
      exclusive: [
        [0, 2],
        [1, 3],
      ],
    });
    expect(() => duel.duel.choose([1, 3])).toThrow(IllegalChoiceError);
    duel.duel.choose([0, 3]);
    expect(duel.facts('creatureBlocked', 'attackNotBlocked')).toEqual(['attackNotBlocked Herald']);
  });
});
