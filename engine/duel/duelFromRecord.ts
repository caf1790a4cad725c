import { checkOptions } from '../../boundary/checkKeys.ts';
import { IllegalChoiceError, RecordError, TaikiError } from '../../boundary/errors.ts';
import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import type { RulesProfile } from '../../effects/state/profile.ts';
import { type IndexedPool, poolWith } from '../../library/pool.ts';
import { EXPECTATIONS, PLACES, PROBLEMS } from '../../table/sentences/problems.ts';
import { logChecks } from '../records/logChecks.ts';
import { fillers } from '../records/position.ts';
import { type DuelRecord, parseRecord } from '../records/record.ts';
import { replayError } from '../records/replayDifference.ts';
import { applyChoice, type Duel } from './duel.ts';
import { type DuelSettings, REPLAY_KEYS, type ReplayOptions, type RestoreSettings } from './duelOptions.ts';
import { newDuel } from './newDuel.ts';

/** `replay` for the cards of a library. */
export function duelFromRecord(
  library: IndexedPool,
  text: string,
  given: RestoreSettings & ReplayOptions = {},
): Duel {
  const settings = checkOptions('settings', given, REPLAY_KEYS);
  const record = parseRecord(text);
  const duel = beginRecorded(library, record, settings);
  const differs = (choice: number, message: string, options?: ErrorOptions) => {
    const pool = poolWith(library, cardsOf(record, settings), 'position' in record.beginning ? fillers : []);
    return replayError(record, pool, duel.log, choice, message, options);
  };
  record.choices.forEach((choice, index) => {
    const { decision } = duel;
    const where = PLACES.choiceOf(String(index + 1), String(record.choices.length));
    if (
      !('concedes' in choice) &&
      decision !== undefined &&
      (decision.kind !== choice.kind || decision.player !== choice.player)
    ) {
      throw differs(
        index + 1,
        PROBLEMS.answeredOtherwise(where, choice.player, choice.kind, decision.player, decision.kind),
      );
    }
    try {
      applyChoice(duel, choice);
    } catch (cause) {
      if (cause instanceof IllegalChoiceError)
        throw differs(index + 1, PROBLEMS.at(where, cause.message), { cause });
      throw cause;
    }
    settings.onStep?.(duel);
  });
  const wrong = outcomeDifference(duel, record);
  if (wrong !== undefined) throw differs(record.choices.length + 1, wrong);
  return duel;
}

const cardsOf = (
  record: DuelRecord,
  { cards = [] }: Pick<DuelSettings, 'cards'>,
): readonly CardDefinition[] => [...cards, ...record.cards];

function beginRecorded(
  library: IndexedPool,
  record: DuelRecord,
  settings: RestoreSettings & ReplayOptions,
): Duel {
  const { beginning, seed, asking, rules, limits } = record;
  const common: DuelSettings = {
    askEverything: asking.everything,
    concealDecisions: asking.concealed,
    rules: parseRules(rules),
    limits,
    cards: cardsOf(record, settings),
    ...(settings.inspect === undefined ? {} : { inspect: settings.inspect }),
    ...(settings.runtime === undefined ? {} : { runtime: settings.runtime }),
    ...(settings.caches === undefined ? {} : { caches: settings.caches }),
  };
  try {
    const duel = newDuel(
      library,
      'position' in beginning
        ? { ...common, position: beginning.position, seed }
        : { ...common, ...beginning, seed },
    );
    settings.onStep?.(duel);
    return duel;
  } catch (cause) {
    if (cause instanceof TaikiError && cause.code !== 'ENGINE')
      throw new RecordError(PROBLEMS.at(PLACES.start, cause.message), { cause });
    throw cause;
  }
}

function parseRules(text: string): Partial<RulesProfile> {
  try {
    const rules: unknown = JSON.parse(text);
    if (isObject(rules)) return rules;
  } catch (cause) {
    throw new RecordError(PROBLEMS.expected(PLACES.record, EXPECTATIONS.rulesJson, `"${text}"`), { cause });
  }
  throw new RecordError(PROBLEMS.expected(PLACES.record, EXPECTATIONS.rulesJsonObject, `"${text}"`));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** How the end of a replayed duel differs from its record. */
function outcomeDifference(duel: Duel, { result, facts, checksum }: DuelRecord): string | undefined {
  const found = JSON.stringify(duel.result ?? null);
  const wanted = JSON.stringify(result ?? null);
  if (found !== wanted) return PROBLEMS.otherResult(PLACES.record, wanted, found);
  const { length } = duel.log;
  const sum = logChecks(duel.log).checksum;
  return length === facts && sum === checksum
    ? undefined
    : PROBLEMS.otherLog(PLACES.record, `${facts} ${checksum}`, `${length} ${sum}`);
}
