import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const soul = { hand: ['Dark Soul Creation'], manaZone: { darkness: 4 } };

describe('Dark Soul Creation', () => {
  driven('may destroy a creature of its player, to draw three', (begin) => {
    const position = {
      p1: { ...soul, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Forest Hornet'] },
    };
    const duel = begin(position).use('Cast Dark Soul').choose('Yes');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Forest Hornet'] });
    expect(duel.count('p1', 'hand')).toBe(3);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang', 'Dark Soul Creation']);
    const declined = begin(position).use('Cast Dark Soul').pass();
    expect(declined.battleZones.p1).toEqual(['Fear Fang', 'Burning Mane']);
    expect(declined.count('p1', 'hand')).toBe(0);
  });

  driven('draws nothing where there is no creature', (begin) => {
    const duel = begin({ p1: soul, p2: { battleZone: ['Forest Hornet'] } });
    duel.use('Cast Dark Soul').choose('Yes');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p1', 'hand')).toBe(0);
    expect(duel.battleZones.p2).toEqual(['Forest Hornet']);
  });

  driven('draws all the same when the creature goes to the hand instead', (begin) => {
    const duel = begin({ p1: { ...soul, battleZone: ['Aqua Soldier', 'Super Trash Train, Fuuma Devil'] } });
    duel.use('Cast Dark Soul').choose('Yes').choose('Aqua Soldier');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual(['Aqua Soldier', 'Filler', 'Filler', 'Filler']);
    expect(duel.facts('cardDestroyed', 'effectTriggered')).toEqual([]);
  });

  driven('is in the graveyard before what it triggered is resolved', (begin) => {
    const duel = begin({ p1: { ...soul, battleZone: ['Pharzi, the Oracle'] } });
    duel.use('Cast Dark Soul').choose('Yes');
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.count('p1', 'hand')).toBe(3);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Pharzi, the Oracle', 'Dark Soul Creation']);
    duel.choose('Yes');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Pharzi, the Oracle']);
    expect(duel.names('p1', 'hand')).toEqual(['Dark Soul Creation', 'Filler', 'Filler', 'Filler']);
  });
});
