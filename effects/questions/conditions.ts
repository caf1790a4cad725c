import type { ObjectId } from '../../table/nouns.ts';
import { counted } from '../../table/objects.ts';
import type { Condition } from '../language/vocabulary.ts';
import { isPlayer, playersOf, refersTo, type Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { amountOf, isWithin } from './amounts.ts';
import { lastObjectOf } from './characteristics.ts';
import { matches, membersOf } from './filters.ts';
import { patternMatches } from './patterns.ts';

/** Whether a condition holds now. */
export function holds(world: World, condition: Condition, scope: Scope): boolean {
  const { game } = world;
  switch (condition.kind) {
    case 'count':
      return isWithin(world, membersOf(world, condition.of, scope).length, condition.is, scope);
    case 'compare': {
      const a = amountOf(world, condition.a, scope);
      const b = amountOf(world, condition.b, scope);
      return compares(a, b, condition.is);
    }
    case 'all':
      return membersOf(world, condition.of, scope).every((object) =>
        matches(world, object, condition.are, scope),
      );
    case 'is':
      return refersTo(game, condition.what.ref, scope).some((id) => {
        const known = lastObjectOf(world, id);
        return known !== undefined && matches(world, known, condition.like, scope);
      });
    case 'turnOf':
      return isPlayer(condition.who, game.turn.active, scope.player);
    case 'attacking':
      return (
        game.attack !== undefined &&
        refersTo(game, condition.what.ref, scope).includes(game.attack.attacker) &&
        (condition.target === undefined || condition.target in game.attack.target)
      );
    case 'battling':
      return refersTo(game, condition.what.ref, scope).some((id) => battles(world, id, condition, scope));
    case 'shields': {
      const of = playersOf(condition.of, scope.player);
      return of.some((player) =>
        isWithin(world, counted(game, player, 'shieldZone').length, condition.is, scope),
      );
    }
    case 'happened': {
      const times = game.thisTurn.filter((fact) =>
        patternMatches(world, condition.event, fact, scope),
      ).length;
      return isWithin(world, times, condition.is, scope);
    }
    case 'not':
      return !holds(world, condition.condition, scope);
    case 'both':
      return condition.conditions.every((one) => holds(world, one, scope));
    case 'either':
      return condition.conditions.some((one) => holds(world, one, scope));
  }
}

/** 115.2. Whether a creature battles, and its opponent in the battle is such a creature. */
function battles(
  world: World,
  id: ObjectId,
  { against }: Extract<Condition, { kind: 'battling' }>,
  scope: Scope,
): boolean {
  const { battle } = world.game;
  if (battle === undefined || !battle.includes(id)) return false;
  if (against === undefined) return true;
  const other = lastObjectOf(world, battle[0] === id ? battle[1] : battle[0]);
  return other !== undefined && matches(world, other, against, scope);
}

function compares(a: number, b: number, is: Extract<Condition, { kind: 'compare' }>['is']): boolean {
  switch (is) {
    case 'more':
      return a > b;
    case 'less':
      return a < b;
    case 'atLeast':
      return a >= b;
    case 'atMost':
      return a <= b;
    case 'equal':
      return a === b;
  }
}
