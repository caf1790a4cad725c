import { effectsOf, opportunitiesOf, type StandbyContext, shieldUsesOf } from './arbiter.ts';

type Guard = (context: StandbyContext) => boolean;

/** The guards of the standby chart, by their names in the chart. */
export const guards = {
  apHasShieldUse: (context) => shieldUsesOf(context, 'ap').length > 0,
  napHasShieldUse: (context) => shieldUsesOf(context, 'nap').length > 0,
  apMayDeclare: (context) => opportunitiesOf(context, 'ap').length > 0,
  apHasEffect: (context) => effectsOf(context, 'ap').length > 0,
  napMayDeclare: (context) => opportunitiesOf(context, 'nap').length > 0,
  napHasEffect: (context) => effectsOf(context, 'nap').length > 0,
} satisfies Readonly<Record<string, Guard>>;
