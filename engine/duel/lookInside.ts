import { faceOf, powerOf } from '../../effects/questions/characteristics/characteristics.ts';
import { DuelCaches, PoolCache } from '../../effects/state/caches.ts';
import type { CardFace } from '../../effects/state/cardFace.ts';
import type { World } from '../../effects/state/world.ts';
import type { ChartContext, DuelContext } from '../../machines/duel/context.ts';
import type { CardObject } from '../../table/nouns.ts';
import { printedFace } from '../views/currentCard.ts';
import { type CardEffect, effectsOn } from '../views/effectsOn.ts';
import { type Explanation, explain } from '../views/explain.ts';

/**
 * The explanations of `Duel.explain` for a context of the duel chart. Empty if no decision is open.
 * @param context the context of a snapshot of the duel chart, as an inspector receives it.
 */
export function explainAt(context: DuelContext): readonly Explanation[] {
  const { decision, game, next } = context;
  if (decision === undefined || game.result !== undefined) return [];
  const open = decision.kind === 'declareUsage' ? (next?.opportunities ?? []) : [];
  return explain(
    worldOf(context),
    decision,
    open.flatMap(({ player, event }) => (player === decision.player ? [event] : [])),
  );
}

const isOfChart = (context: DuelContext): context is ChartContext => 'caches' in context;

/** An inspector passes the context of a running chart, which has the caches of its duel. Any other context gets new ones. */
const worldOf = (context: DuelContext): World =>
  isOfChart(context) ? context : { ...context, caches: new DuelCaches(new PoolCache()) };

/** The current power of an object for a context of the duel chart; undefined if it has no power. */
export const powerAt = (context: DuelContext, object: CardObject): number | undefined =>
  powerOf(worldOf(context), object);

/**
 * 701.18, 805.1, 807.1. What an object is if that is not the first face of its card, as it is printed: another side of the card, or what it and the
 * cards linked with it are together. Undefined for any other.
 */
export const otherFaceAt = (context: DuelContext, object: CardObject): CardFace | undefined =>
  object.zone === 'battleZone' && (object.face !== 0 || object.links !== undefined)
    ? printedFace(worldOf(context), object)
    : undefined;

/** A continuous effect that changes the power of a card. */
export interface PowerEffect extends CardEffect {
  readonly kind: 'halvesPower' | 'hyperMode' | 'multipliesPower' | 'power' | 'powerAttacker' | 'setPower';
}

const CHANGE_POWER: ReadonlySet<CardEffect['kind']> = new Set<PowerEffect['kind']>([
  'halvesPower',
  'hyperMode',
  'multipliesPower',
  'power',
  'powerAttacker',
  'setPower',
]);

/**
 * 607, 608. What changes the power of an object for a context of the duel chart: continuous effects, and its power attacker. Empty if
 * the object has its printed power.
 */
export function powerEffectsAt(context: DuelContext, object: CardObject): readonly PowerEffect[] {
  const world = worldOf(context);
  return powerOf(world, object) === faceOf(world, object).power
    ? []
    : effectsOn(world, object, 'judge').filter((effect): effect is PowerEffect =>
        CHANGE_POWER.has(effect.kind),
      );
}
