import { type ReplayDifference, ReplayError } from '../../boundary/errors.ts';
import type { CardPool } from '../../effects/language/vocabulary.ts';
import type { Fact } from '../../effects/state/reported/facts.ts';
import { HINTS } from '../../table/sentences/problems.ts';
import { definitionDigest } from './definitionDigest.ts';
import { isAnswer, logChecks } from './logChecks.ts';
import type { DuelRecord } from './record.ts';
import { RULES_REVISION, type RuleChange, ruleChanges } from './ruleChanges.ts';

const changedCards = ({ engine }: DuelRecord, pool: CardPool): readonly string[] =>
  (engine?.definitions ?? []).flatMap(({ name, digest }) => {
    const card = pool.get(name);
    return card !== undefined && definitionDigest(card) === digest ? [] : [name];
  });

/** Records that name no revision are older than the first. */
const changesSince = ({ engine }: DuelRecord): readonly RuleChange[] =>
  ruleChanges.slice(engine?.revision ?? 0);

/** The facts after the answer before a choice, up to the answer to it. */
function factsBefore(log: readonly Fact[], choice: number): readonly Fact[] {
  let answers = 0;
  return log.filter((fact) => {
    const isHere = answers === choice - 1;
    if (isAnswer(fact)) answers++;
    return isHere;
  });
}

const firstThose = <T>(all: readonly T[], come: (one: T) => boolean): readonly T[] => [
  ...all.filter(come),
  ...all.filter((one) => !come(one)),
];

/** Whether a rule is another one or a part of it. */
const isWithin = (rule: string, other: string): boolean =>
  rule === other || (rule.startsWith(other) && !/^\d/.test(rule.slice(other.length)));

const MAX_NAMED = 4;

function named(what: string, texts: readonly string[]): string {
  const some = texts.slice(0, MAX_NAMED).join(', ');
  const more = texts.length > MAX_NAMED ? ` and ${texts.length - MAX_NAMED} more` : '';
  return `${texts.length === 1 ? what : `${what}s`} ${some}${more}`;
}

function withCauses(
  problem: string,
  { engine }: DuelRecord,
  cards: readonly string[],
  changes: readonly RuleChange[],
): string {
  if (engine !== undefined && engine.revision > RULES_REVISION)
    return HINTS.newerRules(problem, String(engine.revision), String(RULES_REVISION));
  const texts = [
    ...(cards.length === 0
      ? []
      : [
          named(
            'the card',
            cards.map((name) => `"${name}"`),
          ),
        ]),
    ...(changes.length === 0
      ? []
      : [
          named(
            'the rule',
            changes.map(({ rules, says }) => `${rules.join(' and ')} (${says})`),
          ),
        ]),
  ];
  return texts.length === 0 ? HINTS.nothingChanged(problem) : HINTS.changedSince(problem, texts.join('; '));
}

/** The first answer whose check differs, counted from 1; undefined if there is none. */
function firstDifference({ checks }: DuelRecord, log: readonly Fact[]): number | undefined {
  const found = logChecks(log).checks;
  const index = checks.findIndex((check, at) => at < found.length && found[at] !== check);
  return index < 0 ? undefined : index + 1;
}

/**
 * The error for a replay that differs from its record.
 * @param log the log of the replayed duel as far as it went.
 * @param noticed the number of the choice at which the difference was noticed.
 */
export function replayError(
  record: DuelRecord,
  pool: CardPool,
  log: readonly Fact[],
  noticed: number,
  message: string,
  options?: ErrorOptions,
): ReplayError {
  const choice = firstDifference(record, log) ?? noticed;
  const facts = factsBefore(log, choice);
  const text = JSON.stringify(facts);
  const cards = firstThose(changedCards(record, pool), (name) =>
    text.includes(JSON.stringify(name).slice(1, -1)),
  );
  const changes = firstThose(changesSince(record), ({ rules }) =>
    rules.some((rule) => facts.some((fact) => isWithin(fact.rule, rule))),
  );
  const difference: ReplayDifference = { choice, cards, rules: changes.flatMap(({ rules }) => rules) };
  const problem =
    choice === noticed
      ? message
      : HINTS.firstToDiffer(message, String(choice), String(record.choices.length));
  return new ReplayError(withCauses(problem, record, cards, changes), difference, options);
}
