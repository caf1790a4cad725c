import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Kolon, the Oracle', () => {
  driven("may tap one of the opponent's creatures", (begin) => {
    const position = {
      p1: { hand: ['Kolon, the Oracle'], manaZone: { light: 4 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Fear Fang', 'Seamine'] },
    };
    const duel = begin(position).use('Summon Kolon, the Oracle').choose('Yes');
    expect(duel.options).toEqual(['Fear Fang', 'Seamine']);
    duel.choose('Seamine');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane', 'Kolon, the Oracle'],
      p2: ['Fear Fang', 'Seamine (tapped)'],
    });
    const declined = begin(position).use('Summon Kolon, the Oracle').choose('No');
    expect(declined.zone('p2', 'battleZone')).toEqual(['Fear Fang', 'Seamine']);
  });

  driven('also by its shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Fear Fang', 'Filler'] },
      p2: { shieldZone: ['Kolon, the Oracle', 'Filler'] },
    });
    duel
      .choose('Burning Mane attacks the player')
      .choose('Shield 1')
      .choose('Shield trigger: Kolon, the Oracle');
    duel.choose('Yes').choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Burning Mane (tapped)', 'Fear Fang (tapped)', 'Filler']);
  });
});
