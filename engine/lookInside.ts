import { powerOf } from '../effects/questions/characteristics.ts';
import { type Explanation, explain } from '../effects/questions/explain.ts';
import type { DuelContext } from '../machines/duel/context.ts';
import type { CardObject } from '../table/nouns.ts';

/**
 * Why not, at a moment of the duel chart: what `Duel.explain` says there. Empty where nobody is asked.
 * @param context the context of a snapshot of the chart, as `inspect` gets it.
 */
export function explainAt(context: DuelContext): readonly Explanation[] {
  const { decision, game, next } = context;
  if (decision === undefined || game.result !== undefined) return [];
  const open = decision.kind === 'declareUsage' ? (next?.opportunities ?? []) : [];
  return explain(
    context,
    decision,
    open.flatMap(({ player, event }) => (player === decision.player ? [event] : [])),
  );
}

/** The power of an object at a moment of the duel chart, by everything that changes it; undefined for what has none. */
export const powerAt = (context: DuelContext, object: CardObject): number | undefined =>
  powerOf(context, object);
