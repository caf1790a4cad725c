import { choose, creature, crossGear, self, useFree, whenPut, yourHand } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const magnum = 'Magnum, Allshot Puppet';
const smith = creature({
  name: 'Generous Smith',
  civilizations: ['fire'],
  cost: 1,
  power: 9000,
  abilities: [whenPut(self, useFree(choose(yourHand({ type: ['crossGear', 'spell'] }))))],
});
const gear = crossGear({ name: 'Plain Gear', civilizations: ['fire'], cost: 3 });
const cards = [smith, gear];

describe(magnum, () => {
  driven('whoever puts a creature without tapping mana destroys one of their own', (begin) => {
    const duel = begin({
      p1: {
        hand: ["Heaven's Force", 'Reusol, the Oracle'],
        manaZone: { light: 2 },
        battleZone: ['Fear Fang'],
      },
      p2: { battleZone: [magnum, 'Burning Mane'] },
    });
    duel.use("Cast Heaven's Force").choose('Reusol, the Oracle');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Reusol, the Oracle']);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Reusol, the Oracle'], p2: [magnum, 'Burning Mane'] });
  });

  driven('its own player too, and once for each creature', (begin) => {
    const duel = begin({
      p1: {
        hand: ["Heaven's Force", 'Reusol, the Oracle', 'Burning Mane'],
        manaZone: { light: 2 },
        battleZone: [magnum, 'Fear Fang'],
      },
      p2: { battleZone: ['Forest Hornet'] },
    });
    duel.use("Cast Heaven's Force").choose('Reusol, the Oracle', 'Burning Mane');
    duel.choose('Reusol, the Oracle').choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [magnum, 'Fear Fang'], p2: ['Forest Hornet'] });
  });

  driven('a cross gear and a spell count as well', (begin) => {
    for (const free of ['Plain Gear', "Pangaea's Song"]) {
      const duel = begin({
        cards,
        p1: {
          hand: ['Generous Smith', free],
          manaZone: { fire: 1 },
          battleZone: ['Fear Fang', 'Burning Mane'],
        },
        p2: { battleZone: [magnum] },
      });
      duel.use('Summon Generous Smith');
      if (free !== 'Plain Gear') duel.choose('Burning Mane');
      expect(duel.asked).toBe('p1 choose');
      duel.choose('Generous Smith');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.zone('p1', 'graveyard')).toContain('Generous Smith');
      expect(duel.battleZones.p2).toEqual([magnum]);
    }
  });

  driven('does not mind what is paid for', (begin) => {
    const duel = begin({
      p1: { hand: ['Burning Mane', "Pangaea's Song"], manaZone: { nature: 3 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [magnum] },
    });
    duel.use('Summon Burning Mane').use("Cast Pangaea's Song").choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [magnum] });
  });
});
