import { type CardObject, opponentOf, type Player } from '../../../table/nouns.ts';
import { mayKnow } from '../../../table/view.ts';
import type { CardPool } from '../../language/vocabulary.ts';
import type { DeclaredAbility } from '../../state/caches.ts';
import { type FactBody, type FactKind, isZoneChange } from '../../state/reported/facts.ts';
import { scopeOf } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { factsOf, waitsFor } from '../abilities/eventFacts.ts';
import { keywordsIn } from '../abilities/keywordsIn.ts';
import { printedFaces } from '../abilities/repertoire.ts';
import { isDeclaredOn, triggeredIn } from '../abilities/triggering.ts';
import { staticsOf } from '../characteristics/characteristics.ts';
import { patternMatches } from '../characteristics/patterns.ts';

/** Every ability of every card that there is which must be declared. */
const declaredAbilities = ({ pool, caches }: World): readonly DeclaredAbility[] => {
  const known = caches.pool;
  known.declaredAbilities ??= readDeclaredAbilities(pool);
  return known.declaredAbilities;
};

function readDeclaredAbilities(pool: CardPool): readonly DeclaredAbility[] {
  const found: DeclaredAbility[] = [];
  for (const definition of pool.values()) {
    for (const face of printedFaces(definition)) {
      for (const ability of triggeredIn(face.abilities)) {
        if (isDeclaredOn(face, ability)) found.push({ name: face.name, ability });
      }
    }
  }
  return found;
}

/** Facts at which a player who holds any card at all might declare something. */
export const declaredAnywhere = (world: World): ReadonlySet<FactKind> => {
  const known = world.caches.pool;
  known.declaredFacts ??= new Set(declaredAbilities(world).flatMap(({ ability }) => factsOf(ability.when)));
  return known.declaredFacts;
};

/** Whether a player who holds any card at all might declare a judgment Z (112.3d). */
export const judgedAnywhere = ({ pool, caches }: World): boolean => {
  const known = caches.pool;
  known.hasJudgments ??= [...pool.values()].some((definition) =>
    printedFaces(definition).some(({ abilities }) => keywordsIn(abilities, 'judgmentZ').length > 0),
  );
  return known.hasJudgments;
};

/** Cards in a player's hand that the opponent does not know (402.3). */
export const hiddenHand = ({ game }: World, player: Player): readonly CardObject[] =>
  game.zones[player].hand.filter((card) => !mayKnow(card, opponentOf(player)));

/** 601.1a. Whether something lets a player use the top card of the deck, which the opponent does not know. */
export const isDeckOpen = (world: World, player: Player): boolean =>
  staticsOf(world).some(
    ({ effect, scope }) =>
      effect.kind === 'can' &&
      effect.permission.do === 'summonFrom' &&
      effect.permission.zone === 'deck' &&
      scope.player === player,
  );

/** Whether the opponent knows what a fact is about. Cards that go from one private zone to another stay unknown. */
const isOpen = (fact: FactBody): boolean =>
  !isZoneChange(fact) ||
  [fact.from, fact.to].some((zone) => zone === 'battleZone' || zone === 'manaZone' || zone === 'graveyard');

/**
 * 603.2e. Whether somebody who holds as many cards as this player might declare something for an event, as far as the
 * opponent can tell. The conditions after its trigger are not looked at: what is asked in vain tells nothing.
 */
export function mightDeclare(world: World, player: Player, fact: FactBody): boolean {
  const [any] = hiddenHand(world, player);
  if (any === undefined) return false;
  return declaredAbilities(world).some(
    ({ name, ability }) =>
      ability.from?.includes('hand') &&
      waitsFor(ability.when, fact.kind) &&
      (!isOpen(fact) || patternMatches(world, ability.when, fact, scopeOf(player, any.id, name))),
  );
}
