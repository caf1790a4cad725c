import { createDuel } from '../../entries/fullEngine.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import { playInLockstep } from '../lockstep.ts';
import type { Chooser, DuelHistory, DuelProperty } from '../playDuel.ts';

/** Answers as in a history, and concedes at its end if a player did. */
function chooserLike({ choices, conceded }: DuelHistory): Chooser {
  let next = 0;
  return () => {
    const choice = choices[next++];
    if (choice !== undefined) return choice.answer;
    return conceded !== undefined && next === choices.length + 1 ? { concedes: conceded } : undefined;
  };
}

/** Not among `engineProperties`, since it is slow: it plays the duel twice and compares the whole game after each choice. */
export const cachesChangeNothing: DuelProperty = deepFreeze({
  name: 'cachesChangeNothing',
  rule: undefined,
  says: 'A duel without caches is the same after every choice.',
  check(history) {
    const { inspect: _, ...others } = history.options;
    const options = { ...others, runtime: 'compiled' } as const;
    const divergence = playInLockstep(
      [createDuel({ ...options, caches: 'off' }), createDuel({ ...options, caches: 'on' })],
      chooserLike(history),
    );
    if (divergence === undefined) return undefined;
    const { choices, what, expected, found } = divergence;
    return {
      message: `after ${choices} choices "${what}" is ${JSON.stringify(found)} with caches, ${JSON.stringify(expected)} without`,
      facts: [],
    };
  },
});
