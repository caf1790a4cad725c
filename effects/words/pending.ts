import type { CardObject } from '../../table/nouns.ts';
import { stateBasedActionsBetween } from '../actions/stateBased.ts';
import type { Instruction } from '../language/instructions/index.ts';
import type { Play } from '../play/play.ts';
import type { Procedure } from '../state/game.ts';
import { asOf, ids } from './binding.ts';

/** 409.1c, 111.2d. Cards become pending and no longer count where they lie; state-based actions follow at once. */
export function* makePending(play: Play, objects: readonly CardObject[]): Procedure {
  const outside = objects.filter(({ zone }) => zone !== 'battleZone');
  if (outside.length === 0) return;
  play.change(ids(outside), { pending: true });
  yield* stateBasedActionsBetween(play);
}

/** The name of what was chosen to put or use a card on. */
export const ontoName = ({ onto }: Instruction<'put' | 'use'>): string | undefined =>
  onto === undefined ? undefined : asOf(onto);
