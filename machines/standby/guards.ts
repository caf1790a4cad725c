import { nextOnStandby, type StandbyLaneName } from '../../effects/standby/nextOnStandby.ts';
import type { StandbyContext } from './arbiter.ts';

type Guard = (context: StandbyContext) => boolean;

const isNext =
  (lane: StandbyLaneName): Guard =>
  (context) =>
    nextOnStandby(context) === lane;

/** The guards of the standby chart, by their names in the chart. At most one holds. */
export const guards = {
  apShieldUseIsNext: isNext('apShieldUse'),
  napShieldUseIsNext: isNext('napShieldUse'),
  apBeforeBreakIsNext: isNext('apBeforeBreak'),
  napBeforeBreakIsNext: isNext('napBeforeBreak'),
  apDeclarationIsNext: isNext('apDeclaration'),
  apEffectIsNext: isNext('apEffect'),
  napDeclarationIsNext: isNext('napDeclaration'),
  napEffectIsNext: isNext('napEffect'),
} satisfies { readonly [L in StandbyLaneName as `${L}IsNext`]: Guard };
