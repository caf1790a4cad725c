import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const VALCHURIS = 'Valchuris, Dragon Armored';
const three = ['Fear Fang', 'Forest Hornet', 'Burning Mane'];

describe(VALCHURIS, () => {
  driven('is declared at the second attack and put after it, once a turn', (begin) => {
    const duel = begin({ p1: { hand: [VALCHURIS, VALCHURIS], battleZone: three } });
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    duel.choose('Forest Hornet attacks the player');
    expect(duel.asked).toBe('p1 declareUsage');
    expect(duel.options).toEqual([`Declare ${VALCHURIS}`, `Declare ${VALCHURIS}`]);
    duel.choose(`Declare ${VALCHURIS}`, `Declare ${VALCHURIS}`);
    expect(duel.asked).toBe('p1 standby');
    duel.choose(VALCHURIS);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Forest Hornet (tapped)', 'Burning Mane']);
    duel.choose('Shield 1');
    expect(duel.asked).toBe('p1 standby');
    duel.choose(VALCHURIS);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('effectMisfired')).toEqual([`effectMisfired ${VALCHURIS}`]);
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang (tapped)', 'Forest Hornet (tapped)', 'Burning Mane', VALCHURIS],
      p2: [],
    });
    expect(duel.zone('p1', 'hand')).toEqual([VALCHURIS]);
    duel.choose(`${VALCHURIS} attacks the player`).choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p2', 'shieldZone')).toBe(2);
  });

  driven('is put even where the attacking creature is gone', (begin) => {
    const duel = begin({
      p1: { hand: [VALCHURIS], battleZone: three },
      p2: { battleZone: [{ name: 'Hanusa, Radiance Elemental', tapped: true }] },
    });
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player').choose('Shield 1');
    duel.choose('Forest Hornet attacks Hanusa').choose(`Declare ${VALCHURIS}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Burning Mane', VALCHURIS]);
  });

  driven('stays in the hand undeclared, and cannot be declared at attacks of the opponent', (begin) => {
    const duel = begin({ p1: { hand: [VALCHURIS], battleZone: three } });
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player').choose('Shield 1');
    duel.choose('Forest Hornet attacks the player').pass().choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    duel.choose('Burning Mane attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual([VALCHURIS]);
    const other = begin({ p1: { battleZone: ['Fear Fang', 'Filler', 'Filler'] }, p2: { hand: [VALCHURIS] } });
    other
      .passUntil('p1 attack')
      .choose('Fear Fang attacks the player')
      .choose('Shield 1')
      .choose('Filler attacks')
      .choose('Shield 1');
    expect(other.asked).toBe('p1 attack');
  });

  driven('attacks in the turn in which it is summoned for five', (begin) => {
    const duel = begin({ p1: { hand: [VALCHURIS], manaZone: { fire: 5 } } });
    duel.use(`Summon ${VALCHURIS}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([`${VALCHURIS} attacks the player`, 'Attack no more']);
  });
});
