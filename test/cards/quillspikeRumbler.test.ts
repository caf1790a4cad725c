import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

describe('Quillspike Rumbler', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Quillspike Rumbler', 'Filler'] },
    p2: { battleZone: ['Seamine', { name: 'Forest Hornet', tapped: true }] },
  } as const;

  driven('gets 3000 power until the end of the turn when it attacks a creature', (begin) => {
    const duel = begin(position).choose('Quillspike Rumbler attacks Forest Hornet').pass();
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Forest Hornet']]);
    expect(powersOf(duel, 'p1')).toEqual(['Quillspike Rumbler 6000', 'Filler 1000']);
    duel.passUntil('p2 charge');
    expect(powersOf(duel, 'p1')[0]).toBe('Quillspike Rumbler 3000');
  });

  driven('not when it attacks a player, not when another creature attacks', (begin) => {
    const player = begin(position).choose('Quillspike Rumbler attacks the player');
    expect([player.asked, powersOf(player, 'p1')[0]]).toEqual(['p2 block', 'Quillspike Rumbler 3000']);
    const other = begin(position).choose('Filler attacks Forest Hornet');
    expect(powersOf(other, 'p1')[0]).toBe('Quillspike Rumbler 3000');
  });
});
