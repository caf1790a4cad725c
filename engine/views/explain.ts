import type { Face, Triggered } from '../../effects/language/vocabulary.ts';
import { waitsFor } from '../../effects/questions/abilities/eventFacts.ts';
import {
  isDeclaredOn,
  patternSeenBy,
  triggeredIn,
  triggersIn,
} from '../../effects/questions/abilities/triggering.ts';
import { type Refusal, refuse, useBan } from '../../effects/questions/characteristics/bans.ts';
import {
  creaturesOf,
  facesOf,
  isCreatureFace,
  nameOf,
} from '../../effects/questions/characteristics/characteristics.ts';
import { holds } from '../../effects/questions/characteristics/conditions.ts';
import { infoOf } from '../../effects/questions/characteristics/objectInfo.ts';
import { patternMatches } from '../../effects/questions/characteristics/patterns.ts';
import { actOf, usableCards, usableFaces } from '../../effects/questions/costs/uses.ts';
import {
  attackHasEnded,
  attackRefusal,
  blockRefusal,
  guardRefusal,
  targetRefusal,
} from '../../effects/questions/legality/attacks.ts';
import { tapAbilitiesFor, tapAbilityRefusal } from '../../effects/questions/legality/tapAbilities.ts';
import { declarableFor } from '../../effects/questions/triggers/declaring.ts';
import { hasAsShield, worldBeforeWaiting } from '../../effects/questions/triggers/shieldTriggers.ts';
import type { Decision, ObjectInfo } from '../../effects/state/reported/decisions.ts';
import type { FactBody } from '../../effects/state/reported/facts.ts';
import { scopeOf } from '../../effects/state/scope.ts';
import type { World } from '../../effects/state/world.ts';
import { hyperizeRefusal } from '../../effects/steps/turn/hyperizing.ts';
import { paidUseRefusal } from '../../effects/steps/turn/paidUses.ts';
import { type CardObject, opponentOf, type Player } from '../../table/nouns.ts';
import { changed } from '../../table/objects.ts';
import { DEEDS, REASONS } from '../../table/sentences/reasons.ts';
import { DECLARATION_ZONES, ZONE_FACTS, type Zone } from '../../table/zones.ts';

/** Something a player might expect to be able to do, but cannot. */
export interface Explanation {
  readonly player: Player;
  readonly card: ObjectInfo;
  /** What cannot be done, such as "be summoned" or "attack the player". */
  readonly what: string;
  readonly reason: string;
  readonly rule: string;
  /** The card that forbids it, if it is not a rule. */
  readonly by: string | undefined;
}

/** Shields may be declared from as well, but to explain why one is not would tell its owner what it is. */
const EXPLAINED_ZONES: readonly Zone[] = DECLARATION_ZONES.filter(
  (zone) => ZONE_FACTS[zone].knownTo !== 'nobody',
);

/**
 * Why not: what the deciding player has in their zones and might expect to use, with the rule that forbids it.
 * `facts` are the events that player may declare for now.
 */
export function explain(
  world: World,
  decision: Decision,
  facts: readonly FactBody[],
): readonly Explanation[] {
  const { player } = decision;
  const say = (card: CardObject, what: string, { reason, rule, by }: Refusal): Explanation => ({
    player,
    card: infoOf(world, card, player, 'asViewed'),
    what,
    reason,
    rule,
    by,
  });
  switch (decision.kind) {
    case 'main':
      return [
        ...unusable(world, player, say),
        ...notHyperized(world, player, say),
        ...undeclarable(world, player, [], say),
      ];
    case 'attack':
      return idle(world, player, say);
    case 'block':
      return [...notBlocking(world, player, say), ...undeclarable(world, player, [], say)];
    case 'declareShields':
      return [...bannedShields(world, player, say), ...undeclarable(world, player, [], say)];
    case 'declareUsage':
      return undeclarable(world, player, facts, say).filter(({ card }) => !isOffered(decision, card));
    default:
      return undeclarable(world, player, [], say);
  }
}

const isOffered = ({ options }: Decision, { id }: ObjectInfo): boolean =>
  options.some(({ card }) => card?.id === id);

type Say = (card: CardObject, what: string, refusal: Refusal) => Explanation;

const WHAT = { summon: DEEDS.beSummoned, cast: DEEDS.beCast, other: DEEDS.beUsed } as const;

function unusable(world: World, player: Player, say: Say): readonly Explanation[] {
  return usableCards(world, player).flatMap((card) =>
    usableFaces(world, card).flatMap(([, face]) => {
      const refusal = paidUseRefusal(world, player, card, face);
      return refusal === undefined ? [] : [say(card, WHAT[actOf(face)], refusal)];
    }),
  );
}

const notHyperized = (world: World, player: Player, say: Say): readonly Explanation[] =>
  creaturesOf(world, player).flatMap((creature) => {
    const refusal = hyperizeRefusal(world, creature);
    return refusal === undefined ? [] : [say(creature, DEEDS.beHyperized, refusal)];
  });

const idle = (world: World, player: Player, say: Say): readonly Explanation[] =>
  creaturesOf(world, player).flatMap((creature) => [
    ...notAttacking(world, player, creature, say),
    ...notTapping(world, creature, say),
  ]);

function notTapping(world: World, creature: CardObject, say: Say): readonly Explanation[] {
  const uses = tapAbilitiesFor(world, creature);
  const refusal = uses.length === 0 ? undefined : tapAbilityRefusal(world, creature, uses);
  return refusal === undefined ? [] : [say(creature, DEEDS.beTapped, refusal)];
}

function notAttacking(world: World, player: Player, creature: CardObject, say: Say): readonly Explanation[] {
  const foe = opponentOf(player);
  const refusal = attackRefusal(world, creature);
  if (refusal !== undefined) return [say(creature, DEEDS.attack, refusal)];
  return [foe, ...creaturesOf(world, foe)].flatMap((target) => {
    const why = targetRefusal(world, creature, target);
    return why === undefined
      ? []
      : [
          say(
            creature,
            typeof target === 'string'
              ? DEEDS.attackPlayer
              : DEEDS.attackCreature(nameOf(world.game, target)),
            why,
          ),
        ];
  });
}

const notBlocking = (world: World, player: Player, say: Say): readonly Explanation[] =>
  creaturesOf(world, player).flatMap((creature) => {
    const refusal = blockRefusal(world, creature);
    return refusal === undefined || guardRefusal(world, creature) === undefined
      ? []
      : [say(creature, DEEDS.block, refusal)];
  });

/** Shields being looked at whose shield trigger may not be used. */
function bannedShields(world: World, player: Player, say: Say): readonly Explanation[] {
  const looking = world.game.zones[player].shieldZone.filter(({ pending }) => pending);
  if (looking.length === 0) return [];
  const worlds = { before: worldBeforeWaiting(world), now: world };
  return looking.flatMap((card) =>
    facesOf(world, card).flatMap((face) => {
      const ban = hasAsShield(worlds, changed(card, { pending: false }), face, 'shieldTrigger')
        ? useBan(world, player, card, face, actOf(face))
        : undefined;
      return ban === undefined
        ? []
        : [{ ...say(card, WHAT[actOf(face)], ban), card: infoOf(world, card, player, 'known') }];
    }),
  );
}

/** Cards whose ability cannot be declared now, and why. */
function undeclarable(
  world: World,
  player: Player,
  facts: readonly FactBody[],
  say: Say,
): readonly Explanation[] {
  const open = facts.flatMap((fact) => declarableFor(world, player, fact));
  const found: Explanation[] = [];
  for (const zone of EXPLAINED_ZONES) {
    for (const card of world.game.zones[player][zone]) {
      if (card.pending) continue;
      for (const face of facesOf(world, card)) {
        for (const ability of triggeredIn(face.abilities)) {
          if (!isDeclaredOn(face, ability) || !triggersIn(ability, zone)) continue;
          const declarable = open.find((one) => one.object === card && one.ability === ability);
          if (declarable?.refused !== undefined) found.push(say(card, declaredAs(face), declarable.refused));
          else if (declarable === undefined)
            found.push(say(card, DEEDS.beDeclared, notNow(world, player, card, face, ability, facts)));
        }
      }
    }
  }
  return found;
}

const declaredAs = (face: Face): string =>
  isCreatureFace(face) ? DEEDS.beDeclaredToSummon : DEEDS.beDeclaredToCast;

/** 603.2, 506.3b, 505.6a. Why an ability cannot be declared now. */
function notNow(
  world: World,
  player: Player,
  card: CardObject,
  face: Face,
  ability: Triggered,
  facts: readonly FactBody[],
): Refusal {
  const scope = scopeOf(player, card.id, face.name);
  const ofKind = facts.filter((fact) => waitsFor(ability.when, fact.kind));
  const seen = ofKind.filter((fact) => patternSeenBy(ability, card, fact) !== undefined);
  if (ofKind.length > 0 && seen.length === 0) {
    return refuse('110.4g', REASONS.wasElsewhere);
  }
  const met = seen.filter((fact) => patternMatches(world, ability.when, fact, scope));
  if (met.length > 0 && ability.given !== undefined && !holds(world, ability.given, scope)) {
    return refuse('603.2', REASONS.triggerCondition);
  }
  if (ofKind.length > 0) return refuse('603.2', REASONS.otherEvent);
  const ofAttack = waitsFor(ability.when, 'attackDeclared');
  const attacked = world.game.attack !== undefined;
  if (ofAttack && attacked && attackHasEnded(world)) return refuse('505.6a', REASONS.attackEnded);
  if (ofAttack && attacked) return refuse('506.3b', REASONS.opportunityPassed);
  return refuse('603.2e', REASONS.triggerNotOccurred);
}
