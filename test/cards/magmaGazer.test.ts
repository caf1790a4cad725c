import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Magma Gazer', () => {
  driven('one creature of its player attacks with 4000 power more', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Magma Gazer'],
        manaZone: { fire: 1, light: 3 },
        battleZone: ['Fear Fang', 'Burning Mane'],
      },
      p2: {
        battleZone: [{ name: 'King Depthcon', tapped: true }, { name: 'Fear Fang', tapped: true }, 'Filler'],
      },
    });
    duel.use('Cast Magma Gazer');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Burning Mane');
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
    duel.choose('Burning Mane attacks King Depthcon').choose('Fear Fang attacks Fear Fang');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Filler'] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Fear Fang', 'Magma Gazer']);
  });

  driven('that creature breaks 2 shields, another breaks 1', (begin) => {
    const duel = begin({
      p1: { hand: ['Magma Gazer'], manaZone: { fire: 3 }, battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    duel.use('Cast Magma Gazer').choose('Burning Mane').choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1', 'Shield 2').choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 charge');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([2, 4]);
  });

  driven('ends with the turn', (begin) => {
    const duel = begin({
      p1: { hand: ['Magma Gazer'], manaZone: { fire: 3 }, battleZone: ['Nomad Hero Gigio'] },
      p2: { battleZone: ['Zagaan, Knight of Darkness'] },
    });
    duel.use('Cast Magma Gazer').passUntil('p1 charge').passUntil('p1 attack');
    duel.choose('Nomad Hero Gigio attacks Zagaan, Knight of Darkness');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Zagaan, Knight of Darkness'] });
  });

  driven('breaks 1 shield again in the next turn', (begin) => {
    const duel = begin({
      p1: { hand: ['Magma Gazer'], manaZone: { fire: 3 }, battleZone: ['Burning Mane'] },
    });
    duel
      .use('Cast Magma Gazer')
      .passUntil('p1 charge')
      .passUntil('p1 attack')
      .choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
  });
});
