import type { World } from '../../state/world.ts';
import type { EventRules, FactAboutObject } from './eventRules.ts';

/** 506.1e. Whether the blocked attack was on a player, or on a creature: the last that its creature had declared by then. */
function isAttackOn(world: World, target: 'player' | 'creature', fact: FactAboutObject): boolean {
  const { thisTurn } = world.game;
  const at = thisTurn.indexOf(fact);
  const earlier = at < 0 ? thisTurn : thisTurn.slice(0, at);
  const declared = earlier.findLast((one) => one.kind === 'attackDeclared' && one.object === fact.object);
  return declared?.kind === 'attackDeclared' && target in declared.target;
}

export const becomesBlockedRules: EventRules<'becomesBlocked'> = {
  facts: ['attackBlocked'],
  matches: ({ isSubject, isLike }, world, pattern, fact, scope) =>
    fact.kind === 'attackBlocked' &&
    (pattern.target === undefined || isAttackOn(world, pattern.target, fact)) &&
    isSubject(world, pattern.what, fact.object, fact.player, scope) &&
    isLike(world, fact.blocker, pattern.by, scope),
};
