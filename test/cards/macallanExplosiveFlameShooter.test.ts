import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const name = 'Macallan, Explosive Flame Shooter';

describe(name, () => {
  driven('battles a creature of the opponent with 3 fire cards in mana, with 1000 more', (begin) => {
    const duel = begin({
      p1: { hand: [name], manaZone: { fire: 3 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Fear Fang', 'Tri-horn Shepherd'] },
    });
    duel.use(`Summon ${name}`);
    expect(duel.options).toEqual(['Fear Fang', 'Tri-horn Shepherd']);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', name], p2: ['Tri-horn Shepherd'] });
  });

  driven('ties with 4000, and loses to 5000', (begin) => {
    const against = (enemy: string) =>
      begin({ p1: { hand: [name], manaZone: { fire: 3 } }, p2: { battleZone: [enemy] } }).use(
        `Summon ${name}`,
      ).battleZones;
    expect(against('Forest Hornet')).toEqual({ p1: [], p2: [] });
    expect(against('Tri-horn Shepherd')).toEqual({ p1: [], p2: ['Tri-horn Shepherd'] });
  });

  driven('does not battle with 2 fire cards', (begin) => {
    const duel = begin({
      p1: { hand: [name], manaZone: { fire: 2, nature: 3 } },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.use(`Summon ${name}`);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [name], p2: ['Burning Mane'] });
  });

  driven('has 1000 more in an attack too, but only in the battle', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [name, 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Burning Mane'] },
    });
    duel.choose(`${name} attacks Fear Fang`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [`${name} (tapped)`, 'Burning Mane'], p2: ['Burning Mane'] });
  });
});
