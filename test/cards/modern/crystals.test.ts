import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

const down = (name: string) => ({ name, faceDown: true }) as const;

describe('Shangri-La Crystal', () => {
  driven('puts one card face down, and another with two face-down cards', (begin) => {
    const manaAfter = (...faceDown: readonly string[]) =>
      begin({
        p1: {
          hand: ['Shangri-La Crystal', 'Fear Fang'],
          manaZone: ['Filler', 'Filler', 'Filler', ...faceDown.map(down)],
          deck: ['Twin-Fang, New Hero', 'Aqua Hulcus', 'Fear Fang'],
        },
      })
        .use('Cast Shangri-La Crystal')
        .zone('p1', 'manaZone')
        .slice(3);
    expect(manaAfter()).toEqual(['Twin-Fang, New Hero (tapped, face down)']);
    expect(manaAfter('Holy Awe').slice(-2)).toEqual([
      'Twin-Fang, New Hero (tapped, face down)',
      'Aqua Hulcus (face down)',
    ]);
  });
});

describe('Arayashiki, Crys of Enlightenment', () => {
  driven('may turn a card face down; both of its abilities resolve one after the other', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Arayashiki, Crys of Enlightenment'],
        manaZone: [down('Filler'), 'Filler', 'Filler', 'Fire Filler'],
      },
    });
    duel.use('Summon Arayashiki');
    duel.choose(duel.options.find((one) => one.includes('turn')) ?? '');
    duel.choose('Yes').choose('Fire Filler');
    expect([duel.zone('p1', 'manaZone').at(-1), duel.count('p1', 'hand')]).toEqual([
      'Fire Filler (face down)',
      2,
    ]);
  });
});

describe('Shiuba, Guard of the Final Fight', () => {
  driven('breaks two shields with two face-down cards', (begin) => {
    const shieldsOf = (...faceDown: readonly string[]) => {
      const duel = begin({
        step: 'attack',
        p1: {
          battleZone: ['Shiuba, Guard of the Final Fight', 'Filler'],
          manaZone: faceDown.map(down),
        },
      });
      return duel.choose('Shiuba, Guard of the Final Fight attacks the player').decision.max;
    };
    expect([shieldsOf('Filler'), shieldsOf('Filler', 'Filler')]).toEqual([1, 2]);
  });
});

describe('Yukime, Karma of Rapid Fire / Shot Crystal Charger', () => {
  const NAME = 'Yukime, Karma of Rapid Fire / Shot Crystal Charger';

  driven('destroys a blocker and goes to the mana zone face down', (begin) => {
    const duel = begin({
      p1: { hand: [NAME, 'Fear Fang'], manaZone: { fire: 4 } },
      p2: { battleZone: ['Copper Surveillance Sphere', 'Fear Fang'] },
    });
    duel.use('Cast Shot Crystal Charger');
    expect(duel.battleZones.p2).toEqual(['Fear Fang']);
    expect(duel.zone('p1', 'manaZone').at(-1)).toBe(`${NAME} (face down)`);
  });
});

describe('Radio Roses, Celestial Zenith of Cunning', () => {
  const NAME = 'Radio Roses, Celestial Zenith of Cunning';

  driven('is summoned with three face-down cards and one of water, and returns creatures', (begin) => {
    const duel = begin({
      p1: {
        hand: [NAME],
        manaZone: [down('Filler'), down('Filler'), down('Filler'), 'Water Filler'],
      },
      p2: { battleZone: ['Copper Surveillance Sphere', 'Fear Fang'] },
    });
    duel.use(`Summon ${NAME}`);
    duel.choose(duel.options.find((one) => one.includes('return')) ?? '');
    duel.choose('Fear Fang');
    expect(duel.battleZones).toEqual({ p1: [NAME], p2: ['Copper Surveillance Sphere'] });
  });
});

describe('Maximum the Max, Zenith of Violence', () => {
  driven('returns to the hand instead of being destroyed', (begin) => {
    const NAME = 'Maximum the Max, Zenith of Violence';
    const duel = begin({
      p1: { hand: ['Terror Pit', 'Fear Fang'], manaZone: { darkness: 6, nature: 3 } },
      p2: { battleZone: [NAME, 'Fear Fang'], hand: [] },
    });
    duel.use('Cast Terror Pit').choose(NAME);
    expect([duel.battleZones.p2, duel.names('p2', 'hand')]).toEqual([['Fear Fang'], [NAME]]);
  });
});
