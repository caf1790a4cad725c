import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const spell = "Heaven's Force";

describe(spell, () => {
  driven('puts creatures of 4 in all from the hand', (begin) => {
    const duel = begin({
      p1: {
        hand: [spell, 'Reusol, the Oracle', 'Burning Mane', 'Forest Hornet', 'Lah, Purification Enforcer'],
        manaZone: { light: 2 },
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use(`Cast ${spell}`);
    expect(() => duel.choose('Reusol, the Oracle', 'Burning Mane', 'Forest Hornet')).toThrow();
    expect(() => duel.choose('Lah, Purification Enforcer')).toThrow();
    duel.choose('Reusol, the Oracle', 'Burning Mane');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Reusol, the Oracle', 'Burning Mane'], p2: ['Fear Fang'] });
    expect(duel.names('p1', 'hand')).toEqual(['Forest Hornet', 'Lah, Purification Enforcer']);
  });

  driven('may put one of 4, or none, and no evolution creature', (begin) => {
    const position = {
      p1: {
        hand: [spell, 'Forest Hornet', 'Crystal Paladin'],
        manaZone: { light: 2 },
        battleZone: ['Aqua Vehicle'],
      },
    };
    const duel = begin(position).use(`Cast ${spell}`);
    expect(duel.options).toEqual(['Forest Hornet']);
    duel.choose('Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Aqua Vehicle', 'Forest Hornet']);
    const none = begin(position).use(`Cast ${spell}`).choose();
    expect(none.battleZones.p1).toEqual(['Aqua Vehicle']);
    expect(none.zone('p1', 'graveyard')).toEqual([spell]);
  });

  driven('each creature enters by itself, and those that are there already see it', (begin) => {
    const duel = begin({
      p1: { hand: [spell, 'Quixotic Hero Swine Snout', 'Burning Mane'], manaZone: { light: 2 } },
    });
    duel.use(`Cast ${spell}`).choose('Quixotic Hero Swine Snout', 'Burning Mane');
    expect(duel.facts('cardPut', 'lastingEffectBegan')).toEqual([
      'cardPut Quixotic Hero Swine Snout',
      'cardPut Burning Mane',
      'lastingEffectBegan Quixotic Hero Swine Snout',
    ]);
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Forest Hornet'] },
      p2: { shieldZone: [spell], hand: ['Burning Mane', 'Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player').choose(`Shield trigger: ${spell}`).choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Burning Mane']);
    expect(duel.zone('p2', 'hand')).toEqual(['Fear Fang']);
  });
});
