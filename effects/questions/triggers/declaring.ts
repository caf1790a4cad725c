import type { CardObject, Player } from '../../../table/nouns.ts';
import { DECLARATION_ZONES } from '../../../table/zones.ts';
import type { Effect, Face, Triggered } from '../../language/vocabulary.ts';
import type { FactBody } from '../../state/reported/facts.ts';
import { scopeOf } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { declarableFacts } from '../abilities/repertoire.ts';
import { bindingsOf, patternSeenBy, triggersIn } from '../abilities/triggering.ts';
import { type Refusal, useBan } from '../characteristics/bans.ts';
import { facesOf, reaches, staticsOf } from '../characteristics/characteristics.ts';
import { holds } from '../characteristics/conditions.ts';
import { patternMatches } from '../characteristics/patterns.ts';
import { actOf } from '../costs/uses.ts';

export interface Declarable {
  readonly object: CardObject;
  readonly face: Face;
  readonly ability: Triggered;
  /** Why it may not be declared even though it triggers. */
  readonly refused: Refusal | undefined;
}

const NONE: readonly Declarable[] = [];

/**
 * 603.2e-f. What a player could declare for an event: the trigger clause is met. Conditions after the comma do not
 * matter yet.
 */
export function declarableFor(world: World, player: Player, fact: FactBody): readonly Declarable[] {
  if (!declarableFacts(world, player).has(fact.kind)) return NONE;
  const found: Declarable[] = [];
  for (const zone of DECLARATION_ZONES) {
    for (const object of world.game.zones[player][zone]) {
      if (object.pending) continue;
      for (const face of facesOf(world, object)) {
        for (const ability of face.declared.get(fact.kind) ?? []) {
          if (!worksFrom(world, ability, object)) continue;
          const seen = patternSeenBy(ability, object, fact);
          if (seen === undefined) continue;
          const scope = scopeOf(player, object.id, face.name);
          if (!patternMatches(world, seen, fact, scope)) continue;
          const now = { ...scope, bound: bindingsOf(fact) };
          if (ability.given !== undefined && !holds(world, ability.given, now)) continue;
          found.push({
            object,
            face,
            ability,
            refused: forbiddenAction(world, player, object, face, ability.effect),
          });
        }
      }
    }
  }
  return found;
}

/**
 * 110.4d. An ability that works in the hand only and uses its own card also works in zones the card may be summoned
 * from.
 */
export const worksFrom = (world: World, ability: Triggered, object: CardObject): boolean =>
  triggersIn(ability, object.zone) ||
  (ability.from?.join() === 'hand' && usesItself(ability.effect) && maySummonFrom(world, object));

export const maySummonFrom = (world: World, object: CardObject): boolean =>
  staticsOf(world).some(
    (one) =>
      one.effect.kind === 'can' &&
      one.effect.permission.do === 'summonFrom' &&
      one.effect.permission.zone === object.zone &&
      one.scope.player === object.owner &&
      reaches(world, one, object),
  );

/**
 * 101.2, 601.1a. Whether the action is forbidden: summoning or casting the card. If only the result is forbidden, the
 * ability may be declared, and misfires.
 */
function forbiddenAction(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  effect: Effect,
): Refusal | undefined {
  if (world.profile.forbiddenUse === 'declaredAndMisfires' || !usesItself(effect)) return undefined;
  return useBan(world, player, object, face, actOf(face));
}

function usesItself(effect: Effect): boolean {
  switch (effect.do) {
    case 'use':
      return 'ref' in effect.what && effect.what.ref === 'this';
    case 'tally':
    case 'oneSentence':
      return usesItself(effect.effect);
    case 'inOrder':
      return effect.effects.some(usesItself);
    case 'may':
      return usesItself(effect.effect) || (effect.then !== undefined && usesItself(effect.then));
    case 'ifDone':
      return usesItself(effect.first) || usesItself(effect.then);
    case 'if':
      return usesItself(effect.then);
    default:
      return false;
  }
}
