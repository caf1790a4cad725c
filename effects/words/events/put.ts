import type { ObjectId } from '../../../table/nouns.ts';
import { changed, partAlone } from '../../../table/objects.ts';
import type { PutEvent } from '../../language/events/index.ts';
import type { Subject } from '../../language/vocabulary.ts';
import type { FactKind, ZoneChanged } from '../../state/reported/facts.ts';
import type { Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import type { EventQuestions, EventRules } from './eventRules.ts';
import { placeIn } from './subjects.ts';

/** 304.2. A castle is put onto a shield: that is meant where the castle itself, or castles, are named. */
const meansCastle = ({ filter }: Subject): boolean =>
  filter?.itself === true || filter?.type === 'castle' || filter?.type?.includes('castle') === true;

/** A card that was in the battle zone already is not put there; it may still be put onto something. */
const isPutOnto = ({ onto }: PutEvent, fact: ZoneChanged): boolean =>
  onto !== undefined && fact.onto !== undefined && fact.to === 'battleZone';

function putMatches(
  { isSubject, lastKnown, matches }: EventQuestions,
  world: World,
  pattern: PutEvent,
  fact: ZoneChanged,
  scope: Scope,
): boolean {
  const put = lastKnown(world, fact.object);
  // 804.1c. Of linked cards, the one that was put.
  const object = put && partAlone(put, fact.linkedCard);
  if (!isSubject(world, pattern.what, fact.object, fact.player, scope, object)) return false;
  switch (pattern.how) {
    case undefined:
      break;
    case 'summoned':
    case 'revolutionChange':
      if (fact.how !== pattern.how) return false;
      break;
    case 'notSummoned':
      if (fact.how === 'summoned') return false;
      break;
    case 'unpaid':
      if (!fact.unpaid) return false;
      break;
    case 'withoutMana':
      if (fact.withoutMana === undefined) return false;
      break;
    case 'forLess':
      if (fact.forLess === undefined) return false;
      break;
    case 'allowed':
      if (fact.allowedBy !== scope.source) return false;
      break;
    case 'alternative':
      if (fact.alternative === undefined) return false;
      break;
    case 'kirifudash':
      if (fact.alternative !== 'kirifudash') return false;
      break;
  }
  if (pattern.from !== undefined && fact.from !== pattern.from) return false;
  const { paidWith } = pattern;
  const isOfMana = (id: ObjectId): boolean => {
    const mana = paidWith === undefined ? undefined : lastKnown(world, id);
    return mana !== undefined && paidWith !== undefined && matches(world, mana, paidWith, scope);
  };
  if (paidWith !== undefined && !fact.mana?.some(isOfMana)) return false;
  if (pattern.onto === undefined) return true;
  const base = object?.under[0];
  // 805.3. What it was put on had the characteristics of the side that lay up.
  const face = world.game.lyingBelow?.find(({ card }) => card === base)?.face ?? 0;
  return (
    object !== undefined &&
    base !== undefined &&
    matches(world, changed(object, { card: base, face }), pattern.onto, scope)
  );
}

/** 801.1. A card put onto another may come from the battle zone itself. */
const MOVED_ONTO: readonly FactKind[] = ['cardMoved'];
const NONE: readonly FactKind[] = [];

export const putRules: EventRules<'put'> = {
  facts: ['cardPut'],
  asksForMana: ({ paidWith }) => paidWith !== undefined,
  moreFacts: ({ onto }) => (onto === undefined ? NONE : MOVED_ONTO),
  matches: (ask, world, pattern, fact, scope) =>
    pattern.entering === undefined &&
    (fact.kind === 'cardPut' || (fact.kind === 'cardMoved' && isPutOnto(pattern, fact))) &&
    (placeIn(ask, world, fact, fact.to) === fact.to || meansCastle(pattern.what)) &&
    putMatches(ask, world, pattern, fact, scope),
};
