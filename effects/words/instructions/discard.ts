import type { CardObject } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { moveAndTell } from '../../actions/moves.ts';
import { type Cause, moveBan } from '../../questions/characteristics/bans.ts';
import { some } from '../../questions/legality/attempts.ts';
import { request } from '../../state/reported/moveRequest.ts';
import type { World } from '../../state/world.ts';
import { arrivals, asOf, bind } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 701.7a. Discarding puts a card from the hand into the graveyard. */
export const discardRules: InstructionRules<'discard'> = {
  *perform(play, effect, scope) {
    const named = yield* resolveTarget(play, effect.what, scope, PROMPTS.discarded);
    const objects = named.filter(({ zone }) => zone === 'hand');
    const { moved, happened } = yield* moveAndTell(
      play,
      objects.map((object) => request(object, 'graveyard', 'cardDiscarded', '701.7a')),
    );
    return {
      performed: objects.length > 0,
      happened: happened.length,
      scope: bind(scope, asOf(effect.what), arrivals(moved)),
    };
  },
  isPossible: (attempt, { what }) =>
    some(attempt, what, (object) => canBeDiscarded(attempt.world, object, attempt.scope)),
  canPayWith: ({ world, scope }, _, object) => canBeDiscarded(world, object, scope),
  choosesFirst: true,
};

/** 101.2. Whether an effect can discard it. */
const canBeDiscarded = (world: World, object: CardObject, by: Cause): boolean =>
  object.zone === 'hand' && moveBan(world, object, 'graveyard', by) === undefined;
