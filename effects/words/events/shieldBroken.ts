import { counted } from '../../../table/objects.ts';
import type { Subject } from '../../language/vocabulary.ts';
import type { ZoneChanged } from '../../state/reported/facts.ts';
import { isPlayer, type Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import type { EventQuestions, EventRules } from './eventRules.ts';

/** 701.14a. Whether a shield was broken by such a creature: the last for which it was chosen. */
function isBrokenBy(
  { isSubject, lastObject }: EventQuestions,
  world: World,
  by: Subject,
  { was }: ZoneChanged,
  scope: Scope,
): boolean {
  const chosen = world.game.thisTurn.findLast(
    (fact) => fact.kind === 'shieldsChosen' && fact.shields.includes(was),
  );
  const breaker = chosen?.kind === 'shieldsChosen' ? lastObject(world, chosen.object) : undefined;
  return breaker !== undefined && isSubject(world, by, breaker.id, breaker.owner, scope);
}

/** 603.2b. Of shields broken together only one is the last: the one that was named last, and before it what was discarded (509.5c). */
function isLastShield({ game }: World, { player, object, to, broken }: ZoneChanged): boolean {
  const left = broken ? game.zones[player].shieldZone : counted(game, player, 'shieldZone');
  return left.length === 0 && object === Math.max(...game.zones[player][to].map(({ id }) => id));
}

export const shieldBrokenRules: EventRules<'shieldBroken'> = {
  facts: ['shieldBroken', 'cardDiscarded'],
  looksBackAt: ({ by }) => (by === undefined ? [] : ['shieldsChosen']),
  matches: (ask, world, pattern, fact, scope) =>
    (fact.kind === 'shieldBroken' || (fact.kind === 'cardDiscarded' && fact.broken === true)) &&
    isPlayer(pattern.of, fact.player, scope.player) &&
    (pattern.last === undefined || isLastShield(world, fact)) &&
    (pattern.by === undefined || isBrokenBy(ask, world, pattern.by, fact, scope)),
};
