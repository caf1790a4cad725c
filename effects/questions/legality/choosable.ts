import type { CardObject } from '../../../table/nouns.ts';
import { findObject } from '../../../table/objects.ts';
import type { Choice, Ref } from '../../language/vocabulary.ts';
import { playersOf, refersTo, type Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { isDeckHidden, objectBan } from '../characteristics/bans.ts';
import { matches, membersOf } from '../characteristics/filters.ts';
import { canAttack } from './attacks.ts';
import { creatureChooser } from './creatureChooser.ts';

/** The objects bound to a name that have not moved. */
export const referents = ({ game }: World, { ref }: Ref, scope: Scope): readonly CardObject[] =>
  refersTo(game, ref, scope).flatMap((id) => findObject(game, id) ?? []);

/** 605.2b. What a player may choose. */
export function choosable(
  world: World,
  { choose: from, by, able }: Choice,
  scope: Scope,
): readonly CardObject[] {
  const [chooser = scope.player] = playersOf(by, scope.player);
  const candidates =
    'in' in from
      ? membersOf(world, from, scope).filter(
          ({ zone, owner }) => zone !== 'deck' || owner !== chooser || !isDeckHidden(world, chooser),
        )
      : referents(world, from, scope).filter((object) => matches(world, object, from.filter, scope));
  return candidates.filter(
    (object) =>
      (object.zone !== 'battleZone' ||
        objectBan(world, object, 'beChosen', { by: creatureChooser(world, chooser, object) }) ===
          undefined) &&
      (able === undefined || canAttack(world, object)),
  );
}
