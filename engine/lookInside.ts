import { powerOf } from '../effects/questions/characteristics.ts';
import { type Explanation, explain } from '../effects/questions/explain.ts';
import type { DuelContext } from '../machines/duel/context.ts';
import type { CardObject } from '../table/nouns.ts';

/**
 * The explanations of `Duel.explain` for a context of the duel chart. Empty if no decision is open.
 * @param context the context of a snapshot of the duel chart, as an inspector receives it.
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

/** The current power of an object for a context of the duel chart; undefined if it has no power. */
export const powerAt = (context: DuelContext, object: CardObject): number | undefined =>
  powerOf(context, object);
