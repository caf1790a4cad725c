import { type Duel, describeAbility, type FactBody, type Player } from 'taiki';
import type { Opportunity, StandbyEffect } from 'taiki/inspect';
import { sentenceFor, spaced } from '../sentences.ts';

/** One of the places in which something waits. */
export interface Lane {
  readonly player: Player;
  readonly title: string;
  readonly entries: readonly string[];
}

const opponentOf = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');

const eventText = (event: FactBody): string => sentenceFor({ ...event, state: '', rule: '' }, 'all');

export function effectText({ source, ability, shieldUse, declared }: StandbyEffect): string {
  if (shieldUse !== undefined) return `${source.name}: ${spaced(shieldUse.way)}`;
  const said = declared ? ' (declared)' : '';
  return ability === undefined
    ? `${source.name}${said}`
    : `${source.name}${said}: ${describeAbility(ability)}`;
}

/**
 * What waits, in the order in which the arbiter takes it (101.4, 506.3): shield uses, then the declarations and effects
 * of the active player, then those of the other. Lanes in which nothing waits are left out: the first is next.
 */
export function lanesOf({ standby: { effects, opportunities }, game }: Duel): readonly Lane[] {
  const { active } = game.turn;
  const sides: readonly Player[] = [active, opponentOf(active)];
  const lane = (player: Player, title: string, entries: readonly string[]): readonly Lane[] =>
    entries.length === 0 ? [] : [{ player, title, entries }];
  const waiting = (player: Player, fits: (effect: StandbyEffect) => boolean) =>
    effects.filter((effect) => effect.player === player && fits(effect)).map(effectText);
  const points = (player: Player): readonly string[] => [
    ...new Set(
      opportunities.filter((one: Opportunity) => one.player === player).map(({ event }) => eventText(event)),
    ),
  ];
  return [
    ...sides.flatMap((player) =>
      lane(
        player,
        'uses shields',
        waiting(player, (one) => one.shieldUse !== undefined),
      ),
    ),
    ...sides.flatMap((player) => [
      ...lane(player, 'declares', points(player)),
      ...lane(
        player,
        'resolves',
        waiting(player, (one) => one.shieldUse === undefined),
      ),
    ]),
  ];
}

/** Effects that the one that is being resolved has triggered: they join the others when it is done. */
export function joining({ log, standby: { effects } }: Duel): readonly string[] {
  const settled = new Set(effects.map(({ id }) => id));
  const triggered = new Map<number, string>();
  for (const fact of log) {
    if (fact.kind === 'effectTriggered') triggered.set(fact.effect, `${fact.player} ${fact.name}`);
    else if (fact.kind === 'effectBegan') triggered.delete(fact.effect);
    else if (fact.kind === 'restOfTurnSkipped' || fact.kind === 'turnBegan') triggered.clear();
  }
  return [...triggered].flatMap(([id, text]) => (settled.has(id) ? [] : [text]));
}
