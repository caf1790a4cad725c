import type { OnStandby } from '../../effects/standby/nextOnStandby.ts';
import type { Opportunity, StandbyEffect } from '../../effects/state/game.ts';
import type { Player } from '../../table/nouns.ts';

/** The context of the arbiter. It contains nothing of the table. */
export type StandbyContext = OnStandby;

/** An event that the duel sends to the arbiter. */
export type StandbyEvent =
  /** 603.3. Put these on standby and answer what is next. `attackEnded`: the attack has ended early (505.6a). */
  | {
      readonly type: 'standby.next';
      readonly active: Player;
      readonly triggered: readonly StandbyEffect[];
      readonly opened: readonly Opportunity[];
      readonly attackEnded: boolean;
    }
  /** An effect has begun to resolve: it leaves standby, and its player's opportunities to declare close (506.3b, d). */
  | { readonly type: 'standby.begin'; readonly effect: number }
  /** A player has used or passed all of their open opportunities to declare. */
  | { readonly type: 'standby.close'; readonly player: Player }
  /** The rest of the turn is skipped: everything on standby lapses. */
  | { readonly type: 'standby.lapse' };

/** An answer of the arbiter: who acts next, and on what. */
export type StandbyAnswer =
  | { readonly type: 'standby.apDeclares'; readonly opportunities: readonly Opportunity[] }
  | { readonly type: 'standby.apResolves'; readonly effects: readonly StandbyEffect[] }
  | { readonly type: 'standby.napDeclares'; readonly opportunities: readonly Opportunity[] }
  | { readonly type: 'standby.napResolves'; readonly effects: readonly StandbyEffect[] }
  | { readonly type: 'standby.empty' };

export const emptyStandby: StandbyContext = { active: 'p1', effects: [], opportunities: [] };

export function take(
  context: StandbyContext,
  event: Extract<StandbyEvent, { type: 'standby.next' }>,
): StandbyContext {
  const { active, triggered, opened, attackEnded } = event;
  const effects = triggered.length === 0 ? context.effects : [...context.effects, ...triggered];
  const all = opened.length === 0 ? context.opportunities : [...context.opportunities, ...opened];
  const opportunities = attackEnded ? all.filter((one) => !one.ofAttack || one.player === active) : all;
  return { active, effects, opportunities };
}

export function begin(context: StandbyContext, id: number): StandbyContext {
  const begun = context.effects.find((effect) => effect.id === id);
  if (begun === undefined) return context;
  const effects = context.effects.filter((effect) => effect.id !== id);
  const opportunities =
    begun.kind === 'shieldUse'
      ? context.opportunities
      : context.opportunities.filter(({ player }) => player !== begun.player);
  return { ...context, effects, opportunities };
}

export const close = (context: StandbyContext, player: Player): StandbyContext => ({
  ...context,
  opportunities: context.opportunities.filter((one) => one.player !== player),
});

export const lapse = (context: StandbyContext): StandbyContext => ({
  ...context,
  effects: [],
  opportunities: [],
});
