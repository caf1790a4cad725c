import { lanesOf, type StandbyAct } from '../effects/standby/nextOnStandby.ts';
import type { StandbyEffect } from '../effects/state/game.ts';
import type { FactBody } from '../effects/state/reported/facts.ts';
import type { Duel } from '../engine/duel/duel.ts';
import type { Player } from '../table/nouns.ts';
import { ExpectationError } from './errors.ts';
import { ENGLISH_NARRATION, type NarrationTexts } from './narrationTexts.ts';
import type { StandbyLine } from './scenario.ts';

/** What a player does with the entries of a lane. */
export type LaneAction = StandbyAct;

/** One entry on standby. */
export interface LaneEntry {
  /** The card of a shield use or an effect; for a declaration, its event as a fact line. */
  readonly name: string;
  /** A card with its ability, or the event. */
  readonly text: string;
}

/** The standby entries for one player and one action. */
export interface StandbyLane {
  readonly player: Player;
  readonly action: LaneAction;
  /** The number of the rule that gives this lane its place. */
  readonly rule: string;
  readonly entries: readonly LaneEntry[];
}

const eventName = (event: FactBody): string => `${event.kind}${'name' in event ? ` ${event.name}` : ''}`;

const eventText = (event: FactBody, { fact }: NarrationTexts): string =>
  fact({ ...event, state: '', rule: '' }, []);

const effectEntry = (effect: StandbyEffect, { standbyEffect }: NarrationTexts): LaneEntry => ({
  name: effect.source.name,
  text: standbyEffect(effect),
});

/** Entries without repeated texts: several effects can be declared for one event. */
function withoutRepeats(entries: readonly LaneEntry[]): readonly LaneEntry[] {
  return [...new Map(entries.map((entry) => [entry.text, entry])).values()];
}

/**
 * Everything on standby, in the order it will be processed (101.4, 506.3). Empty lanes are left out, so the first is next. The effect
 * being resolved is not included.
 */
export function standbyLanes(
  { standby, game }: Duel,
  texts: NarrationTexts = ENGLISH_NARRATION,
): readonly StandbyLane[] {
  const { effects, opportunities } = standby;
  return lanesOf({ active: game.turn.active, effects, opportunities }).map((lane) => ({
    player: lane.player,
    action: lane.does,
    rule: lane.rule,
    entries: [
      ...lane.effects.map((effect) => effectEntry(effect, texts)),
      ...withoutRepeats(
        lane.opportunities.map(({ event }) => ({ name: eventName(event), text: eventText(event, texts) })),
      ),
    ],
  }));
}

/**
 * Standby as lines: first the effect being resolved, as `p1 resolving Lulufens, Sun Dragon Elemental`, then the entries in the
 * order of `standbyLanes`.
 */
export function standbyLines(duel: Duel): readonly StandbyLine[] {
  const { resolving } = duel.standby;
  return [
    ...(resolving === undefined
      ? []
      : ([`${resolving.player} resolving ${resolving.source.name}`] satisfies readonly StandbyLine[])),
    ...standbyLanes(duel).flatMap(({ player, action, entries }) =>
      entries.map(({ name }): StandbyLine => `${player} ${action} ${name}`),
    ),
  ];
}

const shown = (lines: readonly string[]): string => (lines.length === 0 ? 'nothing' : lines.join(' | '));

/**
 * Asserts that exactly these lines are on standby, in this order; `[]` for nothing.
 * @throws {ExpectationError} naming what is on standby instead.
 */
export function assertStandby(duel: Duel, lines: readonly StandbyLine[]): void {
  const found = standbyLines(duel);
  if (found.length === lines.length && found.every((line, index) => line === lines[index])) return;
  throw new ExpectationError(`expected on standby: ${shown(lines)}; found: ${shown(found)}`);
}
