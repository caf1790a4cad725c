import type { CardObject, Player } from '../../../table/nouns.ts';
import { REASONS } from '../../../table/sentences/reasons.ts';
import type { TapAbilityKeyword } from '../../language/keywords/index.ts';
import type { Activated } from '../../language/vocabulary.ts';
import { refersTo, scopeOf } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { keywordIn, keywordsIn } from '../abilities/keywordsIn.ts';
import { repertoireOf } from '../abilities/repertoire.ts';
import { type Refusal, refuse, tapAbilityBan } from '../characteristics/bans.ts';
import { abilitiesOf, creaturesOf, nameOf } from '../characteristics/characteristics.ts';
import { belongsTo } from '../characteristics/filters.ts';
import { attackRefusal, attacksOf, mustAttack } from './attacks.ts';

/** A tap ability, the object that bears it, and a creature that may be tapped for it. */
export interface PossibleTapAbility {
  readonly creature: CardObject;
  readonly bearer: CardObject;
  readonly ability: Activated;
}

const NONE: readonly PossibleTapAbility[] = [];

/** The tap abilities and the dynamo that a creature may be tapped for, whether or not they can be used now. */
export function tapAbilitiesFor(world: World, creature: CardObject): readonly PossibleTapAbility[] {
  if (!repertoireOf(world).tapAbilities) return NONE;
  return world.game.zones[creature.owner].battleZone.flatMap((bearer) => {
    if (bearer.pending) return NONE;
    const abilities = abilitiesOf(world, bearer);
    const ownDynamo = creature === bearer ? keywordIn(abilities, 'dynamo') : undefined;
    return [
      ...keywordsIn(abilities, 'tapAbility').filter(
        (one) => isTappedFor(world, creature, bearer, one) && hasManaFor(world, creature.owner, one),
      ),
      ...(ownDynamo === undefined ? [] : [ownDynamo]),
    ].map((ability) => ({ creature, bearer, ability }));
  });
}

/** 602.1. Whether enough mana can be tapped: without all of its cost there is no effect. */
const hasManaFor = ({ game }: World, player: Player, { mana = 0 }: TapAbilityKeyword): boolean =>
  game.zones[player].manaZone.filter(({ tapped }) => !tapped).length >= mana;

function isTappedFor(
  world: World,
  creature: CardObject,
  bearer: CardObject,
  { by }: TapAbilityKeyword,
): boolean {
  if (by === undefined) return creature === bearer;
  const scope = scopeOf(bearer.owner, bearer.id, nameOf(world.game, bearer));
  return 'ref' in by
    ? refersTo(world.game, by.ref, scope).includes(creature.id)
    : belongsTo(world, creature, by, scope);
}

/**
 * 602.3, 602.3a. Why a creature may be tapped for none of these; undefined if it may for one. It is tapped instead of attacking, so it
 * must be able to attack, and must not have to (506.1b). A ban on tap abilities says nothing of dynamos.
 */
export function tapAbilityRefusal(
  world: World,
  creature: CardObject,
  uses: readonly PossibleTapAbility[],
): Refusal | undefined {
  const ban = uses.every(({ ability }) => ability.name === 'tapAbility')
    ? tapAbilityBan(world, creature.owner)
    : undefined;
  if (ban !== undefined) return ban;
  const idle = attackRefusal(world, creature);
  if (idle !== undefined) return refuse('602.3a', idle.reason, idle.by);
  const attacks = attacksOf(world, creature);
  if (attacks.length === 0) return refuse('602.3a', REASONS.couldNotAttack);
  return attacks.some((attack) => mustAttack(world, attack))
    ? refuse('506.1b', REASONS.mustAttack)
    : undefined;
}

/** 602.1. Every use of a tap ability that is legal now. */
export function possibleTapAbilities(world: World): readonly PossibleTapAbility[] {
  if (!repertoireOf(world).tapAbilities) return NONE;
  return creaturesOf(world, world.game.turn.active).flatMap((creature) =>
    tapAbilitiesFor(world, creature).filter((use) => tapAbilityRefusal(world, creature, [use]) === undefined),
  );
}
