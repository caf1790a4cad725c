import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Pokolul', () => {
  const position = {
    step: 'attack' as const,
    p1: { battleZone: ['Pokolul', 'Fear Fang', 'Filler'] },
    p2: { shieldZone: ['Aqua Jolter', 'Terror Pit', 'Burning Mane'] },
  };

  driven('may untap when the opponent uses the shield trigger of a shield that it broke', (begin) => {
    const used = begin(position).choose('Pokolul attacks the player').choose('Shield 1');
    used.choose('Shield trigger: Aqua Jolter');
    expect(used.asked).toBe('p1 confirm');
    used.choose('Yes');
    expect([used.asked, used.zone('p1', 'battleZone')]).toEqual([
      'p1 attack',
      ['Pokolul', 'Fear Fang', 'Filler'],
    ]);
    const spell = begin(position).choose('Pokolul attacks the player').choose('Shield 2');
    spell.choose('Shield trigger: Terror Pit').choose('Filler').choose('Yes');
    expect(spell.zone('p1', 'battleZone')).toEqual(['Pokolul', 'Fear Fang']);
  });

  driven('not when the shield trigger is not used, nor for a shield that another creature broke', (begin) => {
    const kept = begin(position).choose('Pokolul attacks the player').choose('Shield 1').pass();
    expect([kept.asked, kept.zone('p1', 'battleZone')[0]]).toEqual(['p1 attack', 'Pokolul (tapped)']);
    const plain = begin(position).choose('Pokolul attacks the player').choose('Shield 3');
    expect([plain.asked, plain.zone('p1', 'battleZone')[0]]).toEqual(['p1 attack', 'Pokolul (tapped)']);
    const other = begin(position).choose('Fear Fang attacks the player').choose('Shield 1');
    other.choose('Shield trigger: Aqua Jolter');
    expect(other.asked).toBe('p1 attack');
  });

  driven('once for a shield trigger that lets the opponent use another card from the hand', (begin) => {
    const duel = begin({
      ...position,
      p2: { shieldZone: ['Cyber I Choice', 'Filler'], hand: ['Terror Pit'] },
    })
      .choose('Pokolul attacks the player')
      .choose('Shield 1')
      .choose('Shield trigger: Cyber I Choice')
      .choose('No');
    expect(duel.asked).toBe('p2 confirm');
    duel.choose('Yes').choose('Filler');
    expect([duel.asked, duel.zone('p1', 'battleZone')]).toEqual([
      'p1 attack',
      ['Pokolul (tapped)', 'Fear Fang'],
    ]);
  });
});
