import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const magnum = 'Magnum, Fast Attack Puppet';
const rias = 'Mist Rias, Sonic Guardian';

describe(magnum, () => {
  driven('attacks in the turn in which it is put', (begin) => {
    const duel = begin({ p1: { hand: [magnum], manaZone: { fire: 4 } }, p2: { shieldZone: 1 } });
    duel.use(`Summon ${magnum}`);
    expect(duel.asked).toBe('p1 attack');
    duel.choose('attacks the player');
    expect(duel.count('p2', 'shieldZone')).toBe(0);
    expect(duel.battleZones.p1).toEqual([`${magnum} (tapped)`]);
  });

  driven('destroys what is put without tapping mana, whoever puts it, and itself', (begin) => {
    const force = { hand: ["Heaven's Force", 'Reusol, the Oracle', magnum], manaZone: { light: 2 } };
    const duel = begin({
      p1: { ...force, battleZone: ['Fear Fang'] },
      p2: { battleZone: [magnum, 'Burning Mane'] },
    });
    duel.use("Cast Heaven's Force").choose('Reusol, the Oracle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [magnum, 'Burning Mane'] });
    expect(duel.names('p1', 'graveyard')).toEqual(["Heaven's Force", 'Reusol, the Oracle']);
    const own = begin({ p1: { ...force, battleZone: ['Fear Fang'] } });
    own.use("Cast Heaven's Force").choose(magnum);
    expect(own.battleZones.p1).toEqual(['Fear Fang']);
    expect(own.zone('p1', 'hand')).toEqual(['Reusol, the Oracle']);
  });

  driven('leaves alone what is paid for', (begin) => {
    const duel = begin({
      p1: { hand: ['Reusol, the Oracle'], manaZone: { light: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [magnum] },
    });
    duel.use('Summon Reusol');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Reusol, the Oracle']);
  });

  driven('its effects wait for those of the active player, new ones too', (begin) => {
    const duel = begin({
      p1: {
        hand: ["Heaven's Force", 'Propeller Mutant', 'Propeller Mutant'],
        manaZone: { light: 2 },
        battleZone: [rias],
      },
      p2: { battleZone: [magnum], hand: 3 },
    });
    duel.use("Cast Heaven's Force").choose('Propeller Mutant', 'Propeller Mutant');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.count('p1', 'battleZone')).toBe(3);
    duel.choose('Yes');
    duel.choose(magnum);
    duel.passUntil('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [rias], p2: [magnum] });
    expect(duel.facts('cardDrawn', 'cardDestroyed', 'cardDiscarded')).toEqual([
      'cardDrawn Filler',
      'cardDrawn Filler',
      'cardDestroyed Propeller Mutant',
      'cardDiscarded Filler',
      'cardDestroyed Propeller Mutant',
      'cardDiscarded Filler',
    ]);
    expect(duel.count('p2', 'hand')).toBe(1);
  });
});
