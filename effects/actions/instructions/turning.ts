import { awaitEvent } from '../../events/substitute.ts';
import type { Play } from '../../play/play.ts';
import { objectBan } from '../../questions/bans.ts';
import type { Procedure } from '../../state/game.ts';
import type { Instruction, InstructionResult } from '../../state/instruction.ts';
import type { Scope } from '../../state/scope.ts';
import { setTapped } from '../tapping.ts';
import { resolveTarget } from '../targets.ts';
import { asOf, bind, ids } from './instruction.ts';

export function* tapOrUntap(
  play: Play,
  effect: Instruction<'tap' | 'untap'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const named = yield* resolveTarget(play, effect.what, scope, `Choose what is ${effect.do}ped`);
  const objects =
    effect.do === 'untap'
      ? named
      : named.filter((one) => objectBan(play, one, 'beTapped', { by: scope.player }) === undefined);
  yield* awaitEvent(play, ids(objects));
  const { changed, triggers } = setTapped(
    play,
    objects,
    effect.do === 'tap' ? 'tapped' : 'untapped',
    '701.1a',
  );
  yield* triggers;
  return {
    performed: objects.length > 0,
    happened: changed.length,
    scope: bind(scope, asOf(effect.what), ids(objects)),
  };
}

/** Turns a D2 field upside down, once. */
export function* flip(play: Play, effect: Instruction<'flip'>, scope: Scope): Procedure<InstructionResult> {
  const [object] = yield* resolveTarget(play, effect.what, scope, 'Choose what is turned over');
  if (object === undefined || object.flipped) return { performed: false, scope };
  play.change([object.id], { flipped: true });
  return { performed: true, scope };
}

/** 400.2b. Turns cards face up or face down in place; they stay the same objects. */
export function* turnOver(
  play: Play,
  effect: Instruction<'turn'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const objects = yield* resolveTarget(play, effect.what, scope, 'Choose what is turned over');
  // 400.2. Cards of a hand are shown only while the whole hand is revealed.
  const turned = objects.filter(({ zone }) => zone !== 'hand');
  play.change(ids(turned), { faceUp: effect.to === 'faceUp' });
  return { performed: turned.length > 0, scope: bind(scope, asOf(effect.what), ids(objects)) };
}
