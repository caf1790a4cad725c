import type { CardObject } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { setTapped } from '../../actions/tapping.ts';
import { awaitEvent } from '../../events/substitute.ts';
import type { Instruction } from '../../language/instructions/index.ts';
import type { Play } from '../../play/play.ts';
import { objectBan } from '../../questions/characteristics/bans.ts';
import { canLieTapped } from '../../questions/costs/canLieTapped.ts';
import { type Attempt, some } from '../../questions/legality/attempts.ts';
import type { Procedure } from '../../state/game.ts';
import type { InstructionResult } from '../../state/instruction.ts';
import type { Scope } from '../../state/scope.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 105.6. A tapped card cannot be tapped again. */
export const tapRules: InstructionRules<'tap'> = {
  perform: tapOrUntap,
  isPossible: (attempt, { what }) => some(attempt, what, (object) => canBeTapped(attempt, object)),
  canPayWith: (cost, _, object) => canBeTapped(cost, object),
  choosesFirst: true,
};

export const untapRules: InstructionRules<'untap'> = {
  perform: tapOrUntap,
  isPossible: (attempt, { what }) => some(attempt, what, ({ tapped }) => tapped),
  canPayWith: (_, __, { tapped }) => tapped,
  choosesFirst: true,
};

/** 101.2, 105.6. Whether an effect of a player can tap it. */
const canBeTapped = ({ world, scope }: Pick<Attempt, 'world' | 'scope'>, object: CardObject): boolean =>
  !object.tapped &&
  canLieTapped(world, object) &&
  objectBan(world, object, 'beTapped', { by: scope.player }) === undefined;

function* tapOrUntap(
  play: Play,
  effect: Instruction<'tap' | 'untap'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const named = yield* resolveTarget(play, effect.what, scope, PROMPTS[`${effect.do}ped`]);
  const objects =
    effect.do === 'untap'
      ? named
      : named.filter((one) => objectBan(play, one, 'beTapped', { by: scope.player }) === undefined);
  yield* awaitEvent(play, ids(objects));
  const { changed, triggers } = setTapped(
    play,
    objects,
    effect.do === 'tap' ? 'tapped' : 'untapped',
    effect.do === 'tap' ? '701.2a' : '701.2b',
  );
  yield* triggers;
  return {
    performed: objects.length > 0,
    happened: changed.length,
    scope: bind(scope, asOf(effect.what), ids(objects)),
  };
}
