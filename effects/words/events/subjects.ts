import type { CardObject, ObjectId, Zone } from '../../../table/nouns.ts';
import { inBattleZone } from '../../../table/objects.ts';
import type { Subject } from '../../language/vocabulary.ts';
import { rememberedOf } from '../../state/remembered.ts';
import type { FactBody, FactKind, ZoneChanged } from '../../state/reported/facts.ts';
import type { Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import type { EventQuestions } from './eventRules.ts';

/** The rules of an event that only asks whether a fact of one of these kinds is about its subject. */
export const aboutSubject = (...facts: readonly FactKind[]) => ({
  facts,
  matches: (
    { isSubject }: EventQuestions,
    world: World,
    { what }: { readonly what: Subject },
    fact: FactBody,
    scope: Scope,
  ): boolean =>
    'object' in fact && facts.includes(fact.kind) && isSubject(world, what, fact.object, fact.player, scope),
});

/** 605.2e, 801.4. The top card that has left a creature which is still in the battle zone. */
export const topCardLeft = ({ game }: World, { was, object }: ZoneChanged): CardObject | undefined =>
  was === object || inBattleZone(game, was) === undefined ? undefined : rememberedOf(game, was)?.object;

/** 603.2c. Becoming tapped is said of what is in the battle zone, not of the mana that pays a cost. */
export const isMana = ({ lastKnown }: EventQuestions, world: World, id: ObjectId): boolean =>
  lastKnown(world, id)?.zone === 'manaZone';

/** 304.2. Where a card came from, or where it went. */
export function placeIn(ask: EventQuestions, world: World, fact: ZoneChanged, zone: Zone): Zone {
  const object = zone === 'battleZone' ? ask.lastKnown(world, fact.object) : undefined;
  return object === undefined ? zone : ask.placeOf(world, object, zone);
}
