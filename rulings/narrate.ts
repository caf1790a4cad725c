import type { Answer, Decision } from '../effects/state/reported/decisions.ts';
import type { FactKind } from '../effects/state/reported/facts.ts';
import type { Duel } from '../engine/duel/duel.ts';
import { groupFacts } from '../engine/views/groupFacts.ts';
import type { Player, Zone } from '../table/nouns.ts';
import { ScenarioError } from './errors.ts';
import { ENGLISH_NARRATION, type NarrationTexts } from './narrationTexts.ts';
import { type Moment, runScenario, type Way } from './runScenario.ts';
import type { Play, Scenario } from './scenario.ts';
import { standbyLanes } from './standbyLanes.ts';
import { zoneLines } from './zoneLines.ts';

/**
 * The kind of a line in a narration. Headings: the `play`, each `decision`, the `end`. Events: a `fact`, or a decision `passed` on the
 * way to a step. A position: the `turn`, then one `zone` per line. Before a decision, the standby: the effect that is `resolving`, the
 * `next` lane and every other `lane` with its `entry` lines, or `nothing`. Then the prompt (`asked`), each `option`, and each
 * `chosen` option. Where a case is judged, also what is `forbidden` to the player who is asked.
 */
export type NarrationKind =
  | 'play'
  | 'decision'
  | 'end'
  | 'fact'
  | 'passed'
  | 'turn'
  | 'zone'
  | 'resolving'
  | 'next'
  | 'lane'
  | 'entry'
  | 'nothing'
  | 'asked'
  | 'option'
  | 'chosen'
  | 'forbidden';

/** A line of a narration, without margins or colors. */
export interface NarrationLine {
  readonly kind: NarrationKind;
  /** The label of the line, such as `asked`; empty in headings, in facts, and on lines that continue the label above. */
  readonly label: string;
  readonly text: string;
  /** The rule number of a fact, or of what is forbidden. */
  readonly rule: string | undefined;
}

/** A play as lines of text. */
export interface Narration {
  readonly lines: readonly NarrationLine[];
  /** Why the play did not go as the scenario says, or undefined. With a failure, the lines end at that point. */
  readonly failure: ScenarioError | undefined;
}

/** Facts that repeat a choice or only link other facts. */
const OMITTED: ReadonlySet<FactKind> = new Set<FactKind>(['choiceMade', 'deckShuffled', 'duelBegan']);

const ZONES: readonly Zone[] = [
  'battleZone',
  'hand',
  'manaZone',
  'shieldZone',
  'graveyard',
  'hyperspatialZone',
  'abyssZone',
];

/** Whether a narration gives the rule by which a lane of the standby has its place. */
type LaneRules = 'shown' | 'hidden';

/** Turns the moments of a duel into lines. */
export class Narrator {
  readonly lines: NarrationLine[];
  readonly #laneRules: LaneRules;
  readonly #texts: NarrationTexts;
  #facts = 0;
  #decisions = 0;

  constructor(
    laneRules: LaneRules,
    texts: NarrationTexts = ENGLISH_NARRATION,
    lines: readonly NarrationLine[] = [],
  ) {
    this.#laneRules = laneRules;
    this.#texts = texts;
    this.lines = [...lines];
  }

  /** A narrator that goes on from here by itself. */
  fork(): Narrator {
    const copy = new Narrator(this.#laneRules, this.#texts, this.lines);
    copy.#facts = this.#facts;
    copy.#decisions = this.#decisions;
    return copy;
  }

  /** Begins here: what has happened before is not described. */
  begin({ log }: Duel): void {
    this.#facts = log.length;
  }

  title({ plays }: Scenario, play: Play): void {
    const place = plays.length === 1 ? undefined : { number: plays.indexOf(play) + 1, of: plays.length };
    this.#add('play', '', this.#texts.play(play.name, place));
  }

  /** The open decision and the answer to it. */
  answered(duel: Duel, answer: Answer): void {
    const { decision } = duel;
    if (decision === undefined) return;
    this.#reach(duel);
    this.#decision(duel, decision, answer);
  }

  /** A decision that is passed on the way to another one. */
  skipped(duel: Duel, answer: Answer): void {
    const { decision } = duel;
    if (decision === undefined) return;
    this.#reach(duel);
    this.#passed(decision, answer);
  }

  /** The end of what is answered: the open decision and what is forbidden at it, or the end of the duel. */
  close(duel: Duel): void {
    const { decision } = duel;
    if (decision === undefined) {
      this.end(duel);
      return;
    }
    this.#reach(duel);
    this.#decision(duel, decision, undefined);
    this.forbidden(duel);
    if (this.#decisions === 1) return;
    this.#add('end', '', this.#texts.mustAnswer(decision.player));
    this.#position(duel);
  }

  end(duel: Duel): void {
    this.#newFacts(duel);
    this.#end(duel);
  }

  /** What the player who is asked may not do now. */
  forbidden(duel: Duel): void {
    const { decision } = duel;
    const lines = duel
      .explain()
      .filter(({ player }) => player === decision?.player)
      .map((explanation): NarrationLine => {
        const text = this.#texts.forbidden(explanation);
        return { kind: 'forbidden', label: '', text, rule: explanation.rule };
      });
    this.lines.push(...new Map(lines.map((line) => [`${line.text} ${line.rule}`, line])).values());
  }

  /** The facts up to a decision; before the first one, also the position. */
  #reach(duel: Duel): void {
    if (this.#decisions === 0) this.#position(duel);
    this.#newFacts(duel);
    this.#decisions++;
  }

  #decision(
    duel: Duel,
    { player, kind, rule, prompt, options, ordered }: Decision,
    answer: Answer | undefined,
  ): void {
    this.#add('decision', '', this.#texts.decision(this.#decisions, player, kind, duel.state, rule));
    this.#standby(duel);
    this.#add('asked', this.#texts.labels.asked, this.#texts.asked(player, prompt));
    options.forEach(({ label }, index) => {
      const at = answer?.indexOf(index) ?? -1;
      const nth = ordered && answer !== undefined && answer.length > 1 ? ` (${at + 1})` : '';
      if (at < 0) this.#add('option', '', `○ ${this.#texts.label(label)}`);
      else this.#add('chosen', '', `● ${this.#texts.label(label)}${nth}`);
    });
    if (answer?.length === 0) this.#add('chosen', '', `● ${this.#texts.nothing}`);
  }

  #passed({ player, kind, options }: Decision, answer: Answer): void {
    const chosen = answer.map((index) => options[index]?.label ?? '');
    this.#add('passed', '', this.#texts.passed(player, kind, chosen));
  }

  #end(duel: Duel): void {
    const { decision, state, result } = duel;
    const texts = this.#texts;
    const asked = decision === undefined ? state : `${texts.open(decision.player, decision.kind)} · ${state}`;
    this.#add('end', '', texts.end(result === undefined ? asked : texts.result(result)));
    if (result === undefined) this.#standby(duel);
    this.#position(duel);
  }

  #newFacts({ log }: Duel): void {
    const facts = log.slice(this.#facts).filter(({ kind }) => !OMITTED.has(kind));
    this.#facts = log.length;
    for (const { fact, more } of groupFacts(facts))
      this.lines.push({ kind: 'fact', label: '', text: this.#texts.fact(fact, more), rule: fact.rule });
  }

  #standby(duel: Duel): void {
    const { resolving } = duel.standby;
    const { labels, standbyEffect, empty, lane } = this.#texts;
    if (resolving !== undefined)
      this.#add('resolving', labels.resolving, `${resolving.player} ${standbyEffect(resolving)}`);
    const lanes = standbyLanes(duel, this.#texts);
    if (lanes.length === 0) this.#add('nothing', labels.standby, empty);
    lanes.forEach(({ player, action, rule, entries }, index) => {
      const by = this.#laneRules === 'shown' ? rule : undefined;
      if (index === 0) this.#add('next', labels.standby, lane(player, action, by, 'next'));
      else this.#add('lane', '', lane(player, action, by, 'later'));
      for (const { text } of entries) this.#add('entry', '', `  ${text}`);
    });
  }

  #position(duel: Duel): void {
    const { turn } = duel.game;
    this.#add('turn', this.#texts.labels.position, this.#texts.turn(turn.number, turn.active));
    for (const player of ['p2', 'p1'] as const) this.#side(duel, player);
  }

  #side(duel: Duel, player: Player): void {
    const texts = this.#texts;
    const zones = ZONES.flatMap((zone) => {
      const cards = zoneLines(duel, player, zone, texts);
      return cards.length === 0 ? [] : [texts.zone(zone, texts.names(cards))];
    });
    [...zones, texts.deck(duel.game.zones[player].deck.length)].forEach((text, index) => {
      this.#add('zone', index === 0 ? player : '', text);
    });
  }

  #add(kind: NarrationKind, label: string, text: string): void {
    this.lines.push({ kind, label, text, rule: undefined });
  }
}

function see(narrator: Narrator, { duel, by, answer }: Moment): void {
  if (answer === undefined) narrator.end(duel);
  else if ('until' in by) narrator.skipped(duel, answer);
  else narrator.answered(duel, answer);
}

/** How a play is narrated. */
export interface NarrateOptions {
  readonly way?: Way;
  /** The words of the narration; English ones by default. */
  readonly texts?: NarrationTexts;
}

/**
 * Runs one play of a scenario and describes it line by line: the position, the facts, and before each decision the effects on
 * standby. If the play does not go as the scenario says, the lines stop there and `failure` has the error; it is not thrown.
 */
export function narrate(scenario: Scenario, play: Play, { way, texts }: NarrateOptions = {}): Narration {
  const narrator = new Narrator('hidden', texts);
  const { lines } = narrator;
  narrator.title(scenario, play);
  try {
    runScenario(scenario, play, {
      watch: (moment) => see(narrator, moment),
      ...(way === undefined ? {} : { way }),
    });
    return { lines, failure: undefined };
  } catch (error) {
    if (error instanceof ScenarioError) return { lines, failure: error };
    throw error;
  }
}
