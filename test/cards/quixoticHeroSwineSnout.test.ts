import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const snout = 'Quixotic Hero Swine Snout';

describe(snout, () => {
  driven('gets 3000 for each other creature that is put, until the turn ends', (begin) => {
    const position = {
      p1: {
        hand: ['Burning Mane', 'Steel Smasher'],
        manaZone: { nature: 4 },
        battleZone: [snout, 'Fear Fang'],
      },
      p2: {
        battleZone: [
          { name: 'Lah, Purification Enforcer', tapped: true },
          { name: 'Deathliger, Lion of Chaos', tapped: true },
        ],
      },
    };
    const once = begin({ ...position, p1: { ...position.p1, manaZone: { nature: 2 } } });
    once.use('Summon Burning Mane').choose(`${snout} attacks Lah`);
    expect(once.battleZones).toEqual({
      p1: ['Fear Fang', 'Burning Mane'],
      p2: ['Lah, Purification Enforcer (tapped)', 'Deathliger, Lion of Chaos (tapped)'],
    });
    const twice = begin(position).use('Summon Burning Mane').use('Summon Steel Smasher');
    twice.choose(`${snout} attacks Lah`);
    expect(twice.asked).toBe('p1 attack');
    expect(twice.battleZones).toEqual({
      p1: [`${snout} (tapped)`, 'Fear Fang', 'Burning Mane', 'Steel Smasher'],
      p2: ['Deathliger, Lion of Chaos (tapped)'],
    });
    twice.passUntil('p2 charge');
    expect(twice.duel.game.lasting).toEqual([]);
  });

  driven('gets it for a creature of the opponent, and nothing for itself', (begin) => {
    const own = begin({ p1: { hand: [snout], manaZone: { nature: 2 }, battleZone: ['Fear Fang'] } });
    own.use(`Summon ${snout}`);
    expect(own.asked).toBe('p1 attack');
    expect(own.duel.game.lasting).toEqual([]);
    const theirs = begin({
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: [{ name: snout, tapped: true }] },
    });
    theirs.use('Summon Fear Fang').choose(`Burning Mane attacks ${snout}`);
    expect(theirs.asked).toBe('p2 charge');
    expect(theirs.battleZones).toEqual({ p1: ['Fear Fang'], p2: [snout] });
  });

  driven('dies before that where something lowers it to nothing', (begin) => {
    const duel = begin({
      p1: { hand: ['Funk, Guard of Hope'], manaZone: { light: 3 }, battleZone: [snout, 'Fear Fang'] },
      p2: { battleZone: [snout, 'Burning Mane'] },
    });
    duel.use('Summon Funk');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Funk, Guard of Hope'], p2: ['Burning Mane'] });
    expect(duel.zone('p1', 'graveyard')).toEqual([snout]);
  });
});
