import { PLAYERS, type Player, ZONES, type Zone } from '../../table/nouns.ts';
import { ENGLISH_NARRATION, type NarrationTexts } from '../narrationTexts.ts';
import { zoneLines } from '../zoneLines.ts';
import type { Outcome } from './follower.ts';

/** A zone that differs between the ends of outcomes: its cards in each of them. */
export interface ZoneDifference {
  readonly player: Player;
  readonly zone: Zone;
  readonly cards: readonly (readonly string[])[];
}

/** How the ends of outcomes differ. */
export interface EndDifferences {
  /** The player and kind of the open decision, or how the duel ended, of each outcome; undefined if they are equal. */
  readonly asked: readonly string[] | undefined;
  /** The zones that differ. */
  readonly zones: readonly ZoneDifference[];
}

/** What is asked at the end of an outcome: `p1 attack`, or `over, won by p1`. */
export function askedAtEnd({ duel }: Outcome, texts: NarrationTexts = ENGLISH_NARRATION): string {
  const { decision, result } = duel;
  return decision === undefined ? texts.over(result?.winner) : texts.open(decision.player, decision.kind);
}

const areEqual = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => JSON.stringify(value))).size <= 1;

const ORDERED: ReadonlySet<Zone> = new Set<Zone>(['deck', 'shieldZone']);

/** How the ends of outcomes differ: in which zones, and in what is asked. */
export function endDifferences(
  outcomes: readonly Outcome[],
  texts: NarrationTexts = ENGLISH_NARRATION,
): EndDifferences {
  const asked = outcomes.map((outcome) => askedAtEnd(outcome, texts));
  const zones = PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) => {
      const cards = outcomes.map(({ duel }) => {
        const lines = zoneLines(duel, player, zone, texts);
        return ORDERED.has(zone) ? lines : [...lines].sort();
      });
      return areEqual(cards) ? [] : [{ player, zone, cards }];
    }),
  );
  return { asked: areEqual(asked) ? undefined : asked, zones };
}

/** What differs at the ends, in words: what is asked, or the cards of a zone, of each outcome. Empty if they end the same. */
export const differingEnds = (
  { asked, zones }: EndDifferences,
  { ends, names, nothing }: NarrationTexts = ENGLISH_NARRATION,
): readonly { readonly what: string; readonly each: readonly string[] }[] => [
  ...(asked === undefined ? [] : [{ what: ends.asked, each: asked }]),
  ...zones.map(({ player, zone, cards }) => ({
    what: ends.zone(player, zone),
    each: cards.map((some) => (some.length === 0 ? nothing : names(some))),
  })),
];
