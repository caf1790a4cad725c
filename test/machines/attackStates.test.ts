import { arrange } from 'taiki/testing';
import {
  blocker,
  creature,
  destroy,
  draw,
  other,
  returnToHand,
  self,
  wheneverAttacks,
  wheneverBlocks,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { pathOf } from '../../engine/runtime/statePath.ts';

const plain = { civilizations: [], cost: 1, power: 3000 } as const;
const cards = [
  creature({ ...plain, name: 'Plain' }),
  creature({ ...plain, name: 'Guard', abilities: [blocker] }),
  creature({ ...plain, name: 'Drawer', abilities: [wheneverAttacks(self, draw())] }),
  creature({ ...plain, name: 'Fugitive', abilities: [blocker, wheneverBlocks(self, returnToHand(self))] }),
  creature({ ...plain, name: 'Trap', abilities: [blocker, wheneverBlocks(self, destroy(other))] }),
];

const isSnapshot = (value: unknown): value is AnyMachineSnapshot =>
  typeof value === 'object' && value !== null && 'machine' in value;

/** An attack of the first creature, and every state of the duel chart that it goes through until no more is asked of it. */
function statesOf(
  attacker: string,
  defenders: readonly string[],
  ...answers: readonly number[]
): readonly string[] {
  const states: string[] = [];
  const duel = arrange({
    cards,
    step: 'attack',
    p1: { battleZone: [attacker, 'Plain'] },
    p2: { battleZone: defenders },
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep' || !isSnapshot(event.snapshot)) return;
      if (event.snapshot.machine.id === 'duel') states.push(pathOf(event.snapshot.value));
    },
  });
  states.length = 0;
  duel.choose(0);
  for (const answer of answers) duel.choose(answer);
  return states;
}

const isIn = (state: string) => (path: string) => path.startsWith(`${state}.`) || path === state;

describe('507.1 blocking', () => {
  test('is not asked for where no creature may block', () => {
    const states = statesOf('Plain', ['Plain'], 0);
    expect(states.filter(isIn('turn.attack.block.choosing'))).toEqual([]);
    expect(states.filter(isIn('turn.attack.directAttack'))).not.toEqual([]);
    expect(statesOf('Plain', ['Guard']).filter(isIn('turn.attack.block.choosing'))).not.toEqual([]);
  });
});

describe('101.4 the arbiter', () => {
  const arbitrating = (states: readonly string[]) => states.filter((state) => state.endsWith('.arbitrating'));

  test('is asked only where something waits', () => {
    expect(arbitrating(statesOf('Plain', ['Plain'], 0))).toEqual([]);
    expect(arbitrating(statesOf('Drawer', ['Plain'], 0))).toEqual([
      'turn.attack.declaration.arbitrating',
      'turn.attack.declaration.arbitrating',
    ]);
  });
});

describe('508.1 a battle', () => {
  const fights = (defender: string) => statesOf('Plain', [defender], 0).filter(isIn('turn.attack.battle'));

  test('is fought by two creatures that are there', () => {
    expect(fights('Guard')).not.toEqual([]);
    expect(fights('Fugitive')).toEqual([]);
    expect(fights('Trap')).toEqual([]);
  });
});
