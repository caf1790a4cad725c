import { duelSetup } from '../../setup.ts';
import { window } from '../../window.ts';

/**
 * 508. Battle
 * 508.1  an attack on a creature, or one that was redirected to a creature, is a battle
 * 115.2  what waits for the battle is resolved first; if either creature is gone then, there is no battle
 * 115.3  the higher power wins; losers are destroyed; then the results trigger
 */
export const battle = duelSetup.createStateConfig({
  meta: { rule: '508' },
  initial: 'deciding',
  states: {
    deciding: {
      meta: { rule: '508.1' },
      always: [
        { guard: 'isOnPlayer', target: '#duel.turn.attack.directAttack' },
        { guard: 'hasBattle', target: 'beginning' },
        { target: '#duel.turn.attack.endOfAttack' },
      ],
    },
    beginning: {
      meta: { rule: '115.2' },
      initial: 'announcing',
      states: {
        announcing: {
          meta: { rule: '115.2' },
          entry: 'beginBattle',
          always: { guard: 'isDone', target: 'gathering' },
        },
        ...window({
          at: 'turn.attack.battle.beginning',
          rule: '115.2',
          then: '#duel.turn.attack.battle.fighting',
        }),
      },
    },
    fighting: { meta: { rule: '115.3' }, entry: 'fight', always: { guard: 'isDone', target: 'gathering' } },
    ...window({ at: 'turn.attack.battle', rule: '115.3d', then: '#duel.turn.attack.endOfAttack' }),
  },
});
