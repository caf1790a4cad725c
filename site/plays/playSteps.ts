import { Recorder, type TraceRecord } from '@taiki/inspector';
import { type Headline, headlineOf, type Moment, TraceReader } from '@taiki/inspector/model';
import { type Explanation, type Fact, groupFacts, isNews, type KnownFact, type Player, replay } from 'taiki';
import { type Play, runScenario, type Scenario } from 'taiki/rulings';
import { WORDS } from '../language/inWords.ts';
import type { SiteLanguage } from '../language/words.ts';

/** What happened, as the facts of one sentence. */
export interface StepFact {
  readonly fact: KnownFact;
  readonly more: readonly KnownFact[];
}

export interface StepOption {
  readonly label: string;
  readonly chosen: boolean;
}

/** A decision with its answer, as the engine says it. */
export interface StepQuestion {
  readonly player: Player;
  readonly prompt: string;
  readonly options: readonly StepOption[];
  /** False for the decision that ends the play. */
  readonly answered: boolean;
  /** What the ruling says is not allowed here. */
  readonly refused: readonly Explanation[];
}

/** A step of a play: something has happened, or a player is asked. */
export interface PlayStep {
  readonly headlines: { readonly [L in SiteLanguage]: Headline };
  /** What has happened since the step before. */
  readonly facts: readonly StepFact[];
  /** Undefined if nobody is asked. */
  readonly question: StepQuestion | undefined;
  readonly moment: Moment;
}

/** Shown although other facts imply them: rulings are about them. */
const SHOWN: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['effectTriggered', 'attackNotBlocked']);

const isShown = (fact: Fact): boolean => isNews(fact) || SHOWN.has(fact.kind);

/** A play of a ruling as steps, recorded inside the charts. */
export function playSteps(scenario: Scenario, play: Play): readonly PlayStep[] {
  const reader = new TraceReader(recorded(scenario, play));
  const steps: PlayStep[] = [];
  let told = 0;
  const step = (seq: number, questionAt: (moment: Moment) => StepQuestion | undefined): void => {
    const moment = reader.at(seq);
    const facts = reader.facts.slice(told, moment.facts).map(({ fact }) => fact);
    told = moment.facts;
    steps.push({
      headlines: {
        en: headlineOf(moment, reader, WORDS.en.telling),
        ja: headlineOf(moment, reader, WORDS.ja.telling),
      },
      facts: groupFacts(facts.filter(isShown)),
      question: questionAt(moment),
      moment,
    });
  };
  for (const record of reader.records) {
    if (record.kind === 'facts' && record.facts.some(isShown))
      step(momentOf(reader, record), () => undefined);
    if (record.kind === 'decision') step(record.seq, (moment) => questionOf(scenario, reader, moment));
  }
  return steps;
}

function recorded(scenario: Scenario, play: Play): Recorder['trace'] {
  const recorder = new Recorder({ title: `${scenario.id}, ${play.name}` });
  let isFollowed = false;
  replay(runScenario(scenario, play).record(), {
    inspect: recorder,
    onStep: (duel) => {
      if (!isFollowed) recorder.follow(duel);
      isFollowed = true;
    },
  });
  return recorder.trace;
}

const EFFECTS: ReadonlySet<string> = new Set(['action', 'cards', 'facts', 'standby', 'table']);

/**
 * The record after which the step of these facts is shown: after the effects of their microstep; if something has arrived on standby
 * and nothing is being resolved, when the arbiter has decided who is next.
 */
function momentOf(reader: TraceReader, { seq }: Pick<TraceRecord, 'seq'>): number {
  const last = lastOfMicrostep(reader, seq);
  const stages = stagesOf(reader.at(last));
  if (!stages.includes('arriving') || stages.includes('resolving')) return last;
  const ends: number[] = [];
  for (const record of reader.records.slice(last + 1)) {
    if (record.kind === 'facts' || record.kind === 'decision') ends.push(record.seq, record.seq);
    if (record.kind === 'microstep' && reader.at(record.seq).actors[record.actor]?.chart === 'duel')
      ends.push(record.seq);
    if (ends.length >= 2) break;
  }
  return Math.max(last, (ends[1] ?? 0) - 1);
}

const stagesOf = ({ standby }: Moment): readonly string[] =>
  standby === undefined
    ? []
    : [standby.effects, standby.declarations].flatMap(({ ap, nap }) =>
        [...ap, ...nap].map(({ stage }) => stage),
      );

/** The last record of the effects of a microstep, given one of them. */
function lastOfMicrostep({ records }: TraceReader, seq: number): number {
  let last = seq;
  while (EFFECTS.has(records[last + 1]?.kind ?? '')) last++;
  return last;
}

function questionOf(
  { rules, plays }: Scenario,
  { records }: TraceReader,
  { seq, decision, explanations }: Moment,
): StepQuestion | undefined {
  if (decision === undefined) return undefined;
  const next = records.slice(seq).find(({ kind }) => kind === 'choice');
  const answer = next?.kind === 'choice' && 'answer' in next ? next.answer : undefined;
  const named = new Set(
    plays.flatMap(({ steps }) => steps.flatMap((one) => ('forbids' in one ? (one.forbids ?? []) : []))),
  );
  return {
    player: decision.player,
    prompt: decision.prompt,
    options: decision.options.map(({ label }, index) => ({
      label,
      chosen: answer?.includes(index) ?? false,
    })),
    answered: answer !== undefined,
    refused: explanations.filter(
      ({ card, rule }) => rules.includes(rule) || named.has(`${card.name} @${rule}`),
    ),
  };
}

/** The step at which the most is on standby: the first of the longest. */
export function fullestStep(steps: readonly PlayStep[]): number {
  const waiting = steps.map(({ moment }) => stagesOf(moment).length);
  return Math.max(0, waiting.indexOf(Math.max(...waiting)));
}
