import { describeAbility } from '../effects/language/describe.ts';
import type { StandbyEffect } from '../effects/state/game.ts';
import type { Decision } from '../effects/state/reported/decisions.ts';
import type { Duel } from '../engine/duel/duel.ts';
import { describeFact, describeResult } from '../engine/views/describeFact.ts';
import type { Explanation } from '../engine/views/explain.ts';
import type { KnownFact } from '../engine/views/knownFacts.ts';
import { listed, spaced } from '../engine/views/wording.ts';
import { deepFreeze } from '../table/deepFreeze.ts';
import type { Player, Zone } from '../table/nouns.ts';
import type { LaneAction } from './standbyLanes.ts';

/** What is said of a card that lies in a zone, besides its name. */
export interface ZoneMarks {
  readonly tapped: string;
  readonly pending: string;
  readonly faceUp: string;
  readonly faceDown: string;
  readonly sealOn: (card: string) => string;
  readonly with: (card: string) => string;
  readonly linkedWith: (cards: readonly string[]) => string;
  readonly over: (cards: readonly string[]) => string;
  /** The card with what is said of it. */
  readonly marked: (card: string, marks: readonly string[]) => string;
}

/** The words of a narration in one language. */
export interface NarrationTexts {
  readonly labels: {
    readonly asked: string;
    readonly resolving: string;
    readonly standby: string;
    readonly position: string;
  };
  readonly name: (card: string) => string;
  readonly marks: ZoneMarks;
  readonly names: (cards: readonly string[]) => string;
  readonly zone: (zone: Zone, cards: string) => string;
  readonly deck: (count: number) => string;
  readonly turn: (turn: number, active: Player) => string;
  readonly fact: (fact: KnownFact, more: readonly KnownFact[]) => string;
  readonly play: (
    name: string,
    place: { readonly number: number; readonly of: number } | undefined,
  ) => string;
  readonly decision: (
    number: number,
    player: Player,
    kind: Decision['kind'],
    state: string,
    rule: string,
  ) => string;
  readonly asked: (player: Player, prompt: string) => string;
  readonly label: (label: string) => string;
  readonly nothing: string;
  readonly passed: (player: Player, kind: Decision['kind'], chosen: readonly string[]) => string;
  readonly mustAnswer: (player: Player) => string;
  readonly end: (asked: string) => string;
  readonly open: (player: Player, kind: Decision['kind']) => string;
  readonly over: (winner: Player | undefined) => string;
  readonly result: (result: NonNullable<Duel['result']>) => string;
  readonly forbidden: (explanation: Explanation) => string;
  readonly empty: string;
  readonly lane: (
    player: Player,
    action: LaneAction,
    rule: string | undefined,
    place: 'next' | 'later',
  ) => string;
  readonly standbyEffect: (effect: StandbyEffect) => string;
  /** In a table of ends: what is asked there, or a zone of a player. */
  readonly ends: { readonly asked: string; readonly zone: (player: Player, zone: Zone) => string };
}

const ZONES: Partial<Readonly<Record<Zone, string>>> = {
  battleZone: 'battle zone',
  hand: 'hand',
  manaZone: 'mana',
  shieldZone: 'shields',
  graveyard: 'graveyard',
  hyperspatialZone: 'hyperspatial',
  abyssZone: 'abyss',
};

const ACTIONS: { readonly [A in LaneAction]: string } = {
  usesShield: 'uses shields',
  declares: 'declares',
  resolves: 'resolves',
};

/** An effect on standby in English: its card, `(declared)` if it was, and its ability. */
export function describeStandbyEffect(effect: StandbyEffect): string {
  const { source } = effect;
  if (effect.kind === 'shieldUse') return `${source.name}: ${spaced(effect.use.way)}`;
  const mark = effect.declaredCard === undefined ? '' : ' (declared)';
  return `${source.name}${mark}: ${describeAbility(effect.ability)}`;
}

/** The words of a narration in English, which `narrate` and `judge` use by default. */
export const ENGLISH_NARRATION: NarrationTexts = deepFreeze({
  labels: { asked: 'asked', resolving: 'resolving', standby: 'standby', position: 'position' },
  name: (card) => card,
  marks: {
    tapped: 'tapped',
    pending: 'pending',
    faceUp: 'face up',
    faceDown: 'face down',
    sealOn: (card) => `seal on ${card}`,
    with: (card) => `with ${card}`,
    linkedWith: (cards) => `linked with ${cards.join(', ')}`,
    over: (cards) => `over ${cards.join(', ')}`,
    marked: (card, marks) => `${card} (${marks.join(', ')})`,
  },
  names: listed,
  zone: (zone, cards) => `${ZONES[zone] ?? spaced(zone)}: ${cards}`,
  deck: (count) => `deck: ${count}`,
  turn: (turn, active) => `turn ${turn} of ${active}`,
  fact: (fact, more) => describeFact(fact, 'all', more),
  play: (name, place) => `Play${place === undefined ? '' : ` ${place.number} of ${place.of}`}: ${name}`,
  decision: (number, player, kind, state, rule) => `${number} · ${player} ${kind} · ${state} · ${rule}`,
  asked: (player, prompt) => `${player}: ${prompt}`,
  label: (label) => label,
  nothing: 'nothing',
  passed: (player, kind, chosen) => `${player} ${kind}: ${chosen.join('; ') || 'nothing'}`,
  mustAnswer: (player) => `Here ${player} must answer`,
  end: (asked) => `End: ${asked}`,
  open: (player, kind) => `${player} ${kind}`,
  over: (winner) => `over, ${winner === undefined ? 'a draw' : `won by ${winner}`}`,
  result: describeResult,
  forbidden: ({ card, what, reason, by }) =>
    `${card.name ?? 'A card'} cannot ${what}: ${reason}${by === undefined ? '' : ` (${by})`}`,
  empty: 'empty',
  lane: (player, action, rule, place) =>
    `${player} ${ACTIONS[action]}${place === 'next' ? ' ← next' : ''}${rule === undefined ? '' : ` (${rule})`}`,
  standbyEffect: describeStandbyEffect,
  ends: { asked: 'asked', zone: (player, zone) => `${player} ${spaced(zone)}` },
});
