import { arrange } from 'taiki/testing';
import { describe, expect, it } from 'vitest';
import { Driver } from '../support/driver.ts';

describe('duel.standby', () => {
  it('tells which effects wait, which points of declaration are open, and which effect is being resolved', () => {
    const ninja = 'Hayabusamaru, Lightfang Ninja';
    const rias = 'Mist Rias, Sonic Guardian';
    const driver = new Driver(
      arrange({
        step: 'attack',
        p1: { battleZone: ['Fear Fang', rias] },
        p2: { hand: [ninja], manaZone: 4, battleZone: [rias] },
      }),
      'restored',
      [],
    );
    const told = () => {
      const { effects, opportunities, resolving } = driver.duel.standby;
      return {
        effects: effects.map(({ player, source }) => `${player} ${source.name}`),
        opportunities: opportunities.map(({ player, event }) => `${player} ${event.kind}`),
        resolving: resolving === undefined ? undefined : `${resolving.player} ${resolving.source.name}`,
      };
    };
    expect(told()).toEqual({ effects: [], opportunities: [], resolving: undefined });
    driver.choose('Fear Fang attacks the player');
    expect(told()).toEqual({ effects: [], opportunities: ['p2 attackDeclared'], resolving: undefined });
    driver.choose(`Declare ${ninja}`);
    expect(driver.asked).toBe('p1 confirm');
    expect(told()).toMatchObject({ effects: [`p2 ${rias}`, `p2 ${ninja}`], resolving: `p1 ${rias}` });
  });
});
