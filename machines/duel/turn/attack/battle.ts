import { duelSetup } from '../../setup.ts';
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
 * 115.2  what waits for the battle is resolved first; if either creature is gone then, there is no battle
 * 115.3  the higher power wins; losers are destroyed; then the results trigger
 */
export const battle = duelSetup.createStateConfig({
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
});
