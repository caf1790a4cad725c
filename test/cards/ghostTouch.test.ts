import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Ghost Touch', () => {
  driven('discards a card of the opponent at random', (begin) => {
    const discarded = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const duel = begin({
        seed,
        p1: {
          hand: ['Ghost Touch', 'Aqua Vehicle'],
          manaZone: { darkness: 1, nature: 2 },
          battleZone: ['Fear Fang'],
        },
        p2: { hand: ['Draglide', 'Burning Mane'] },
      });
      duel.use('Cast Ghost Touch');
      expect(duel.asked).toBe('p1 attack');
      expect([duel.zone('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([
        ['Aqua Vehicle'],
        ['Ghost Touch'],
      ]);
      expect(['Burning Mane', 'Draglide']).toEqual(
        [...duel.zone('p2', 'hand'), ...duel.zone('p2', 'graveyard')].sort(),
      );
      expect(duel.count('p2', 'graveyard')).toBe(1);
      expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
        'Nature Filler',
      ]);
      return duel.zone('p2', 'graveyard')[0];
    });
    expect([...new Set(discarded)].sort()).toEqual(['Burning Mane', 'Draglide']);
  });

  driven('does nothing to an empty hand', (begin) => {
    const duel = begin({
      p1: { hand: ['Ghost Touch', 'Aqua Vehicle'], manaZone: { darkness: 2 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Ghost Touch');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p1', 'hand'), duel.count('p2', 'graveyard')]).toEqual([['Aqua Vehicle'], 0]);
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: ['Draglide'] },
      p2: { shieldZone: ['Ghost Touch'], hand: ['Filler'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Shield trigger: Ghost Touch');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([0, ['Draglide']]);
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([['Filler'], ['Ghost Touch']]);
  });

  driven('goes to the hand where its shield trigger is not used', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'], hand: ['Draglide'] },
      p2: { shieldZone: ['Ghost Touch'] },
    });
    duel.choose('Fear Fang attacks the player').pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Burning Mane']);
    expect(duel.zone('p2', 'hand')).toEqual(['Ghost Touch']);
    expect(duel.zone('p1', 'hand')).toEqual(['Draglide']);
  });
});
