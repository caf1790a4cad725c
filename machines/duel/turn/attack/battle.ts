import type { DuelState } from '../../behaviour.ts';
import { window } from '../../window.ts';

const beforeBattle = window({
  rule: '115.2',
  onward: [{ guard: 'isDone', target: '#duel.turn.attack.battle.fighting' }],
});

const afterBattle = window({
  rule: '115.3d',
  onward: [{ guard: 'isDone', target: '#duel.turn.attack.endOfAttack' }],
});

/**
 * 508. Battle
 * 115.2  abilities that trigger on the battle resolve first; if one of the creatures has left by then, there is no battle
 * 115.3  the creature with the higher power wins; losers are destroyed; then abilities trigger on the result
 */
export const battle: DuelState = {
  meta: { rule: '508' },
  initial: 'beginning',
  states: {
    beginning: {
      meta: { rule: '115.2' },
      initial: 'announcing',
      states: {
        announcing: { meta: { rule: '115.2' }, entry: 'beginBattle', always: beforeBattle.entering },
        ...beforeBattle.states,
      },
    },
    fighting: { meta: { rule: '115.3' }, entry: 'fight', always: afterBattle.entering },
    ...afterBattle.states,
  },
};
