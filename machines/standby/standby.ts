import { emptyStandby } from './arbiter.ts';
import { standbySetup } from './setup.ts';

/**
 * The standby actor: what waits, and what is next.
 *
 * 101.4a  uses of the shield-trigger class first, the active player's before the other's
 * 506.3b  then the active player declares
 * 101.4b  then the active player's effects, in the order that player likes (605.1)
 * 506.3d  then the non-active player declares, by what holds now
 * 101.4c  then the non-active player's effects; after each the arbiter looks again from the top
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
        { target: 'empty', actions: 'nothingWaits' },
      ],
    },
    apShieldUse: { meta: { rule: '101.4a' }, entry: 'apUsesShield' },
    napShieldUse: { meta: { rule: '101.4a' }, entry: 'napUsesShield' },
    apDeclaration: { meta: { rule: '506.3b' }, entry: 'apDeclares' },
    apEffect: { meta: { rule: '101.4b' }, entry: 'apResolves' },
    napDeclaration: { meta: { rule: '506.3d' }, entry: 'napDeclares' },
    napEffect: { meta: { rule: '101.4c' }, entry: 'napResolves' },
  },
});
