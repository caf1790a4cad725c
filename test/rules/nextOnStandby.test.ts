import { describe, expect, it } from 'vitest';
import { lanesOf, nextOnStandby, type OnStandby } from '../../effects/standby/nextOnStandby.ts';
import { standbyEffectOf } from '../support/standbyEffects.ts';

const opportunityOf = (player: 'p1' | 'p2') =>
  ({ player, event: { kind: 'turnEnding', player }, ofAttack: false }) as const;

const everything: OnStandby = {
  active: 'p2',
  effects: [
    standbyEffectOf(1, 'p1'),
    standbyEffectOf(2, 'p1', 'shieldUse'),
    standbyEffectOf(3, 'p2'),
    standbyEffectOf(4, 'p2', 'shieldUse'),
    standbyEffectOf(5, 'p2'),
  ],
  opportunities: [opportunityOf('p1'), opportunityOf('p2')],
};

describe('101.4 who is next', () => {
  it('is the active player with each kind of thing that does not wait for the other player', () => {
    const lanes = lanesOf(everything).map(({ name, player, effects, opportunities }) => [
      name,
      player,
      effects.map(({ id }) => id),
      opportunities.length,
    ]);
    expect(lanes).toEqual([
      ['apShieldUse', 'p2', [4], 0],
      ['napShieldUse', 'p1', [2], 0],
      ['apDeclaration', 'p2', [], 1],
      ['apEffect', 'p2', [3, 5], 0],
      ['napDeclaration', 'p1', [], 1],
      ['napEffect', 'p1', [1], 0],
    ]);
  });

  it('is the first lane in which something waits, and nobody if nothing does', () => {
    let standby = everything;
    for (const lane of lanesOf(everything)) {
      expect(nextOnStandby(standby)).toBe(lane.name);
      standby = {
        ...standby,
        effects: standby.effects.filter((one) => !lane.effects.includes(one)),
        opportunities: standby.opportunities.filter((one) => !lane.opportunities.includes(one)),
      };
    }
    expect(standby.effects.length + standby.opportunities.length).toBe(0);
    expect(nextOnStandby(standby)).toBeUndefined();
  });
});
