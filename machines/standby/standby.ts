import { emptyStandby } from './arbiter.ts';
import { standbySetup } from './setup.ts';

/**
 * The standby actor: holds effects on standby and open opportunities to declare, and decides what is next.
 *
 * 101.4a  uses of the shield-trigger class come first, the active player's before the non-active player's
 * 506.3b  then the active player declares
 * 101.4b  then the active player's effects resolve, in any order that player chooses (605.1)
 * 506.3d  then the non-active player declares, based on the situation at that time
 * 101.4c  then the non-active player's effects resolve; after each effect the arbiter starts again from the top
 */
export const standby = standbySetup.createMachine({
  id: 'standby',
  options: { maxIterations: 100 },
  context: emptyStandby,
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
        { guard: 'apHasShieldUse', target: 'apShieldUse' },
        { guard: 'napHasShieldUse', target: 'napShieldUse' },
        { guard: 'apMayDeclare', target: 'apDeclaration' },
        { guard: 'apHasEffect', target: 'apEffect' },
        { guard: 'napMayDeclare', target: 'napDeclaration' },
        { guard: 'napHasEffect', target: 'napEffect' },
        { target: 'empty', actions: 'answerEmpty' },
      ],
    },
    apShieldUse: { meta: { rule: '101.4a' }, entry: 'answerApShieldUse' },
    napShieldUse: { meta: { rule: '101.4a' }, entry: 'answerNapShieldUse' },
    apDeclaration: { meta: { rule: '506.3b' }, entry: 'answerApDeclaration' },
    apEffect: { meta: { rule: '101.4b' }, entry: 'answerApEffect' },
    napDeclaration: { meta: { rule: '506.3d' }, entry: 'answerNapDeclaration' },
    napEffect: { meta: { rule: '101.4c' }, entry: 'answerNapEffect' },
  },
});
