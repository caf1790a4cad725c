import type { Effect } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import type { Procedure } from '../state/game.ts';
import type { NumberedPlace, Replaced } from './insteadRules.ts';
import { beginSubstitute } from './substitute.ts';

/** 609.4. Performs an effect in place of an event, as far as it goes before the other events happen. */
export function* performInstead(
  play: Play,
  effect: Effect,
  { scope, claimed, occurrence }: NumberedPlace,
): Procedure<Replaced> {
  const substitute = yield* beginSubstitute(play, { occurrence, claimed }, play.performPart(effect, scope));
  return { requests: substitute.requests, substitute };
}
