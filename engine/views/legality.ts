import { isOfType } from '../../effects/language/cardTypes.ts';
import { objectBan, type Refusal, refuse } from '../../effects/questions/characteristics/bans.ts';
import { creaturesOf, faceOf } from '../../effects/questions/characteristics/characteristics.ts';
import { crossable, usableCards, usableFaces } from '../../effects/questions/costs/uses.ts';
import {
  anyBlockRefusal,
  attackRefusal,
  blockRefusal,
  targetRefusal,
} from '../../effects/questions/legality/attacks.ts';
import { tapAbilitiesFor, tapAbilityRefusal } from '../../effects/questions/legality/tapAbilities.ts';
import type { World } from '../../effects/state/world.ts';
import { type MainAction, paidUseRefusal } from '../../effects/steps/turn/paidUses.ts';
import { type AttackTarget, type CardObject, opponentOf, PLAYERS, type Player } from '../../table/nouns.ts';
import { ignoredObject } from '../../table/seals.ts';
import { REASONS } from '../../table/sentences/reasons.ts';

/** Whether something may be done; if not, why: the rule, and the card that forbids it, if it is not a rule. */
export type Legality =
  | { readonly legal: true }
  | {
      readonly legal: false;
      readonly reason: string;
      readonly rule: string;
      readonly by: string | undefined;
    };

/** Whether a creature may attack this target. */
export type TargetLegality = { readonly target: AttackTarget } & Legality;

/** Whether a creature may attack: anything at all, and each target. */
export type AttackLegality = Legality & {
  /** The opponent, then each of their creatures; empty if the creature itself may not attack. */
  readonly targets: readonly TargetLegality[];
};

/** What a card may do in this turn, and what may be done to it. A field is undefined where the question does not arise. */
export interface CardLegality {
  /** 506.1. For creatures in the battle zone: whether it may attack in this turn, were the attack step now. */
  readonly attack: AttackLegality | undefined;
  /** 602.3. For creatures that may be tapped for a tap ability, their own or another's, or their dynamo: whether it may be, as for an attack. */
  readonly tapAbility: Legality | undefined;
  /** 507.1. For creatures in the battle zone: whether it may block the attack in progress, or could block if there is none. */
  readonly block: Legality | undefined;
  /** 504.1. For cards that their player may normally use: whether it may be used in this turn, were the main step now. */
  readonly use: Legality | undefined;
  /** 605.2b. For cards in the battle zone: whether each player may choose it with an effect. */
  readonly beChosen: { readonly [P in Player]: Legality } | undefined;
}

const LEGAL: Legality = Object.freeze({ legal: true });

const legality = (refusal: Refusal | undefined): Legality =>
  refusal === undefined
    ? LEGAL
    : { legal: false, reason: refusal.reason, rule: refusal.rule, by: refusal.by };

const isActive = ({ game }: World, { owner }: CardObject): boolean => owner === game.turn.active;

function attackLegality(world: World, creature: CardObject): AttackLegality {
  const refused = isActive(world, creature)
    ? attackRefusal(world, creature)
    : refuse('506.1', REASONS.notItsTurn);
  if (refused !== undefined) return { ...legality(refused), targets: [] };
  const foe = opponentOf(creature.owner);
  const targets = [foe, ...creaturesOf(world, foe)].map(
    (target): TargetLegality => ({
      target: typeof target === 'string' ? { player: target } : { creature: target.id },
      ...legality(targetRefusal(world, creature, target)),
    }),
  );
  const [first = LEGAL] = targets;
  const { target: _, ...asFirst } = { target: undefined, ...first };
  return { ...(targets.some(({ legal }) => legal) ? LEGAL : asFirst), targets };
}

function tapAbilityLegality(world: World, creature: CardObject): Legality | undefined {
  const uses = tapAbilitiesFor(world, creature);
  if (uses.length === 0) return undefined;
  return legality(
    isActive(world, creature)
      ? tapAbilityRefusal(world, creature, uses)
      : refuse('602.3a', REASONS.notItsTurn),
  );
}

function blockLegality(world: World, creature: CardObject): Legality {
  if (isActive(world, creature)) return legality(refuse('507.1', REASONS.notNonActive));
  return legality(refusalOfBlock(world, creature));
}

const refusalOfBlock = (world: World, creature: CardObject): Refusal | undefined =>
  world.game.attack === undefined ? anyBlockRefusal(world, creature) : blockRefusal(world, creature);

/** Why a card that is usable in principle is not: of a twinpact, its first half. */
function useRefusalNow(world: World, card: CardObject): Refusal {
  if (!isActive(world, card)) return refuse('504.1', REASONS.notItsTurn);
  if (card.zone === 'battleZone' && crossable(world, card.owner, card).length === 0)
    return refuse('504.2', REASONS.noOtherCreature);
  for (const [, face] of card.zone === 'battleZone' ? [] : usableFaces(world, card)) {
    const refusal = paidUseRefusal(world, card.owner, card, face);
    if (refusal !== undefined) return refusal;
  }
  return refuse('601.1e', REASONS.cost);
}

function isUsedNormally(world: World, card: CardObject): boolean {
  if (card.pending) return false;
  const isGear = card.zone === 'battleZone' && isOfType(faceOf(world, card).type, 'crossGear');
  return isGear || usableCards(world, card.owner).includes(card);
}

const isAmong = (actions: readonly MainAction[], { id }: CardObject): boolean =>
  actions.some(({ card }) => card.id === id);

function useLegality(world: World, card: CardObject, actions: readonly MainAction[]): Legality | undefined {
  if (!isUsedNormally(world, card)) return undefined;
  return isActive(world, card) && isAmong(actions, card) ? LEGAL : legality(useRefusalNow(world, card));
}

/** Whether `use` of `cardLegality` is legal, for the player whose turn it is. */
export const isUsable = (world: World, card: CardObject, actions: readonly MainAction[]): boolean =>
  isActive(world, card) && isAmong(actions, card) && isUsedNormally(world, card);

/** What `attack` and `block` of `cardLegality` come to, without the reasons. */
export interface Combat {
  readonly attacksPlayer: boolean;
  readonly attacksCreature: boolean;
  readonly blocks: boolean;
}

const NO_COMBAT: Combat = Object.freeze({ attacksPlayer: false, attacksCreature: false, blocks: false });

export function combatOf(world: World, card: CardObject): Combat {
  if (!creaturesOf(world, card.owner).includes(card)) return NO_COMBAT;
  if (!isActive(world, card))
    return refusalOfBlock(world, card) === undefined ? { ...NO_COMBAT, blocks: true } : NO_COMBAT;
  if (attackRefusal(world, card) !== undefined) return NO_COMBAT;
  const foe = opponentOf(card.owner);
  return {
    attacksPlayer: targetRefusal(world, card, foe) === undefined,
    attacksCreature: creaturesOf(world, foe).some(
      (target) => targetRefusal(world, card, target) === undefined,
    ),
    blocks: false,
  };
}

/**
 * What a card may do in this turn, and what may be done to it.
 * @param actions of the player of the card in the main step, if they may be known.
 */
export function cardLegality(
  world: World,
  card: CardObject,
  actions: readonly MainAction[] | undefined,
): CardLegality {
  const isCreature = creaturesOf(world, card.owner).includes(card);
  return {
    attack: isCreature ? attackLegality(world, card) : undefined,
    tapAbility: isCreature ? tapAbilityLegality(world, card) : undefined,
    block: isCreature ? blockLegality(world, card) : undefined,
    use: actions === undefined ? undefined : useLegality(world, card, actions),
    beChosen:
      card.zone === 'battleZone' && !card.pending && !isIgnored(world, card)
        ? choiceLegality(world, card)
        : undefined,
  };
}

/** 116.2a. An ignored creature is not chosen by anybody. */
const isIgnored = ({ game }: World, { id }: CardObject): boolean => ignoredObject(game, id) !== undefined;

function choiceLegality(world: World, card: CardObject): { readonly [P in Player]: Legality } {
  const [p1, p2] = PLAYERS.map((by) => legality(objectBan(world, card, 'beChosen', { by })));
  return { p1: p1 ?? LEGAL, p2: p2 ?? LEGAL };
}
