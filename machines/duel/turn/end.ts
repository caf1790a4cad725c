import type { DuelState } from '../behaviour.ts';
import { announcedWindow } from '../window.ts';

const atEnd = announcedWindow({
  rule: '511.1',
  by: 'announceEndOfTurn',
  onward: [{ guard: 'isDone', target: '#duel.turn.end.lapsing' }],
});

/**
 * 511. End of turn
 * 511.1a  abilities that trigger at the end of the turn go on standby
 * 511.1b  the active player declares, then resolves (c); then the non-active player declares (d), then resolves (e)
 * 511.2   effects that last for this turn end; what this triggers resolves in this step (500.2), then they are looked for again
 * 101.1   if that skips the rest of the turn, the turn is over
 * 512.1   pending cards go to the graveyard
 * 500.1   the next turn begins, unless the turn limit has been reached (104.1)
 */
export const end: DuelState = {
  meta: { rule: '511' },
  initial: 'announcing',
  states: {
    announcing: atEnd.announcing('511.1a'),
    ...atEnd.states,
    lapsing: {
      meta: { rule: '511.2' },
      entry: 'endEffectsOfTurn',
      always: [
        { guard: 'restOfTurnIsSkipped', target: 'ending', actions: ['skipTurn', 'reportTurnSkipped'] },
        { guard: 'somethingTriggered', target: 'arbitrating' },
        { guard: 'isDone', target: 'ending' },
      ],
    },
    ending: {
      meta: { rule: '512.1' },
      entry: 'endTurn',
      always: [
        { guard: 'turnLimitIsReached', target: '#duel.over', actions: 'endAtTurnLimit' },
        { guard: 'isDone', target: '#duel.turn.startOfTurn', actions: 'beginTurn' },
      ],
    },
  },
};
