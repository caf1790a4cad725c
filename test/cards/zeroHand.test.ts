import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const ZERO = 'ZERO Hand';
const HEAVEN = "Heaven's Heaven, Heavenly Justice";
const GUARD = 'La Ura Giga, Sky Guardian';

describe(ZERO, () => {
  driven(
    'is cast for nothing after the opponent has put a creature without paying at the end of that turn',
    (begin) => {
      const duel = begin({
        p1: { hand: [GUARD], battleZone: [HEAVEN, 'Filler'] },
        p2: { hand: [ZERO], battleZone: ['Fear Fang'] },
      });
      duel.passUntil('p1 attack').pass();
      expect(duel.asked).toBe('p1 confirm');
      duel.choose('Yes');
      expect(duel.asked).toBe('p2 declareUsage');
      duel.choose(`Declare ${ZERO}`);
      expect(duel.asked).toBe('p2 choose');
      expect(duel.options).toEqual(['Filler', GUARD]);
      duel.choose(GUARD);
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [HEAVEN, 'Filler'], p2: ['Fear Fang'] });
      expect(duel.zone('p2', 'graveyard')).toEqual([ZERO]);
    },
  );

  driven('cannot be declared where every creature was paid for, or the own player put one', (begin) => {
    const duel = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: [HEAVEN] },
      p2: { hand: [ZERO] },
    });
    duel.use('Summon Fear Fang').choose('No');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p2', 'hand')).toEqual(['Filler', ZERO]);
    const own = begin({
      p1: { hand: [ZERO, GUARD], battleZone: [HEAVEN] },
      p2: { battleZone: ['Fear Fang'] },
    });
    own.choose('Yes');
    expect(own.asked).toBe('p2 charge');
    expect(own.zone('p1', 'hand')).toEqual([ZERO]);
  });

  driven('stays in the hand undeclared', (begin) => {
    const duel = begin({ p1: { hand: [GUARD], battleZone: [HEAVEN] }, p2: { hand: [ZERO] } });
    duel.choose('Yes').pass();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual([HEAVEN, GUARD]);
    expect(duel.names('p2', 'hand')).toEqual(['Filler', ZERO]);
  });

  driven('destroys one creature of the opponent for six mana', (begin) => {
    const p2 = { battleZone: ['Hanusa, Radiance Elemental', 'Fear Fang'] };
    const duel = begin({ p1: { hand: [ZERO], manaZone: { darkness: 6 }, battleZone: ['Filler'] }, p2 });
    duel.use(`Cast ${ZERO}`).choose('Hanusa, Radiance Elemental');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Fear Fang'] });
    const less = begin({ p1: { hand: [ZERO], manaZone: { darkness: 5 }, battleZone: ['Filler'] }, p2 });
    expect(less.asked).toBe('p1 attack');
  });
});
