import type { Chart, ChartConfig } from '../chart.ts';
import { emptyStandby, type StandbyContext, type StandbyEvent } from './arbiter.ts';
import { type StandbyAction, type StandbyGuard, standbyBehaviour } from './behaviour.ts';

const config: ChartConfig<StandbyGuard, StandbyAction> = {
  id: 'standby',
  options: { maxIterations: 100 },
  initial: 'empty',
  meta: { rule: '603.3' },
  on: {
    'standby.next': { target: '.arbitrating', actions: 'take' },
    'standby.begin': { actions: 'begin' },
    'standby.close': { actions: 'close' },
    'standby.lapse': { target: '.empty', actions: 'lapse' },
  },
  states: {
    empty: { meta: { rule: '500.2' } },
    arbitrating: {
      meta: { rule: '101.4' },
      always: [
        { guard: 'apShieldUseIsNext', target: 'apShieldUse' },
        { guard: 'napShieldUseIsNext', target: 'napShieldUse' },
        { guard: 'apBeforeBreakIsNext', target: 'apBeforeBreak' },
        { guard: 'napBeforeBreakIsNext', target: 'napBeforeBreak' },
        { guard: 'apDeclarationIsNext', target: 'apDeclaration' },
        { guard: 'apEffectIsNext', target: 'apEffect' },
        { guard: 'napDeclarationIsNext', target: 'napDeclaration' },
        { guard: 'napEffectIsNext', target: 'napEffect' },
        { target: 'empty', actions: 'answerEmpty' },
      ],
    },
    apShieldUse: { meta: { rule: '101.4a' }, entry: 'answerApShieldUse' },
    napShieldUse: { meta: { rule: '101.4a' }, entry: 'answerNapShieldUse' },
    apBeforeBreak: { meta: { rule: '509.4' }, entry: 'answerApBeforeBreak' },
    napBeforeBreak: { meta: { rule: '509.4' }, entry: 'answerNapBeforeBreak' },
    apDeclaration: { meta: { rule: '506.3b' }, entry: 'answerApDeclaration' },
    apEffect: { meta: { rule: '101.4a' }, entry: 'answerApEffect' },
    napDeclaration: { meta: { rule: '506.3d' }, entry: 'answerNapDeclaration' },
    napEffect: { meta: { rule: '101.4c' }, entry: 'answerNapEffect' },
  },
};

/**
 * The standby actor: holds effects on standby and open opportunities to declare, and answers what is next. The order is that of
 * `nextOnStandby`, and after each effect the actor is asked again.
 *
 * 101.4a  uses of the shield-trigger class
 * 509.4   effects that have triggered before a break
 * 506.3b  the active player declares
 * 101.4a  the active player's effects
 * 506.3d  the non-active player declares
 * 101.4c  the non-active player's effects
 */
export const standby: Chart<StandbyContext, StandbyEvent, undefined> = {
  config,
  ...standbyBehaviour,
  contextFrom: () => ({ ...emptyStandby }),
  copied: (context) => ({ ...context }),
};
