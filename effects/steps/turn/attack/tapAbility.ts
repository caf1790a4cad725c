import { setTapped } from '../../../actions/tapping.ts';
import { activate } from '../../../events/standbyEffect.ts';
import type { Play } from '../../../play/play.ts';
import type { Procedure } from '../../../state/game.ts';

/** 602.1, 602.2. The chosen creature is tapped, and the effect of the tap ability goes on standby. */
export function* useTapAbility(play: Play): Procedure {
  const { tapAbility } = play.game;
  if (tapAbility === undefined) throw new Error('No tap ability is in use.');
  const creature = play.find(tapAbility.creature);
  const bearer = play.find(tapAbility.source);
  play.set({ tapAbility: undefined });
  if (creature === undefined || bearer === undefined)
    throw new Error(
      `The tap ability of object ${tapAbility.source}, used by object ${tapAbility.creature}: expected both in the battle zone.`,
    );
  yield* setTapped(play, [creature], 'tapped', '602.1').triggers;
  activate(play, bearer, creature, tapAbility.ability);
}
