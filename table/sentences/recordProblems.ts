/** What is wrong with records, saved duels and logs, by key. */
export const RECORD_PROBLEMS = {
  answeredOtherwise: (where: string, player: string, kind: string, expected: string, asked: string) =>
    `${where}: the record has an answer from ${player} to "${kind}", expected one from ${expected} to "${asked}".`,
  cannotRunAgain: (path: string, problem: string) => `Snapshot: "${path}" cannot be run again: ${problem}`,
  decisionCounts: (min: string, max: string, count: string) =>
    `Snapshot: "context.decision" asks for ${min} to ${max} of ${count} options.`,
  decisionLimits: 'Snapshot: "context.decision.limits" name options that do not exist.',
  decisionTotal: 'Snapshot: "context.decision.limits.total" has not one value for each option.',
  factField: (where: string, field: string, kind: string, found: string, expected: string) =>
    `${where}: "${field}" of "${kind}" is ${found}, expected ${expected}.`,
  followsFromPaused: (path: string, found: string, expected: string) =>
    `Snapshot: "${path}" is ${found}, expected ${expected}, which follows from "context.paused" by the rules and cards of this engine. Replay the record of the duel instead.`,
  heldTwice: (path: string, card: string) =>
    `Snapshot: "${path}" holds card ${card}, expected a card that is nowhere else.`,
  notARecord: (where: string, header: string, found: string) =>
    `${where}: expected ${header}, not ${found}: this is not a record, or it has another version.`,
  noLongerAsked: (choice: string, kind: string, player: string, asks: string, asked: string) =>
    `Choice ${choice} of the record answers "${kind}" for ${player}, but the duel asks ${asks} for "${asked}". The rules have changed since it was recorded: record the duel again.`,
  otherGenerator: (path: string) =>
    `Snapshot: "${path}" is the state of another generator than that of "seed".`,
  otherLog: (where: string, expected: string, found: string) =>
    `${where}: expected "log: ${expected}", but the replayed duel has "log: ${found}".`,
  otherResult: (where: string, expected: string, found: string) =>
    `${where}: expected the result ${expected}, but the replayed duel has ${found}.`,
  otherZone: (path: string, zone: string, owner: string) =>
    `Snapshot: "${path}" is in ${zone} of ${owner}, expected its own zone.`,
  overWithoutResult: 'Snapshot: "state" is "over", but "context.game" has no result.',
  placedCards: (path: string, found: string, expected: string) =>
    `Snapshot: "${path}" hold ${found} cards, expected ${expected}.`,
  recordEnds: (line: string, expected: string) =>
    `The record ends before line ${line}, expected ${expected}.`,
  resultBeforeOver: (state: string) =>
    `Snapshot: "state" is ${state}, but "context.game" has a result; expected "over".`,
  snapshotDamaged:
    'Snapshot: "checksum" does not match the rest: the snapshot was edited or damaged. Store it as it was returned by duel.snapshot().',
  snapshotNotJson: 'Snapshot: it is not JSON, or nested too deeply.',
  snapshotVersion: (found: string, expected: string) =>
    `Snapshot: its version ("taiki") is ${found}, expected ${expected}. Snapshots of other versions cannot be restored; replay the record of the duel instead.`,
  unknownEnd: (where: string, end: string, known: string) =>
    `${where}: unknown end ${end} of the duel, expected one of ${known}.`,
  undefinedCard: (name: string) => `Snapshot: unknown card ${name}. Pass its definition in \`cards\`.`,
  valueAt: (where: string, path: string, found: string, expected: string) =>
    `${where}: "${path}" is ${found}, expected ${expected}.`,
} as const;

/** What an error says after how a replay differs, by key. */
export const REPLAY_HINTS = {
  firstToDiffer: (problem: string, choice: string, count: string) =>
    `${problem} Choice ${choice} of ${count} is the first that differs.`,
  newerRules: (problem: string, recorded: string, own: string) =>
    `${problem} It was recorded with revision ${recorded} of the rules, and this engine has revision ${own}.`,
  nothingChanged: (problem: string) =>
    `${problem} No card of the duel and no rule has changed since: the record was edited, or the engine behaves differently without a new revision.`,
  changedSince: (problem: string, what: string) => `${problem} Changed since it was recorded: ${what}.`,
} as const;

/** Where something is wrong with a record or a saved duel, by key. */
export const RECORD_PLACES = {
  choiceOf: (index: string, count: string) => `Choice ${index} of ${count}`,
  lineOfLog: (number: string) => `Line ${number} of the log`,
  lineOfRecord: (number: string) => `Line ${number} of the record`,
  partOfRecord: (part: string, line: string) => `The ${part} after line ${line} of the record`,
  legality: 'A choice of the record is no longer legal',
  record: 'Record',
  rulesOfRecord: 'The "rules" of the record are invalid',
  snapshot: 'Snapshot',
  start: 'The duel of the record cannot start',
} as const;

/** What was expected in a record or a saved duel, by key. */
export const RECORD_EXPECTATIONS = {
  asks: '"asks: everything" or "asks: concealed"',
  checkCount: 'the number of checks, such as "checks: 120"',
  checkDigits: 'checks of 8 digits, such as "0123abcd 4567cdef"',
  checks: (count: string) => `${count} checks`,
  choiceCount: 'the number of choices, such as "choices: 120"',
  choiceLine: 'a choice, such as "p1 main 3"',
  customCardCount: 'the number of custom cards, such as "cards: 2"',
  customCardLine: 'a custom card as indented JSON',
  definitionLine: 'the digest and name of a card, such as "0123456789abcdef Aqua Hulcus"',
  engineLine: 'the engine, such as "engine: revision 12, definitions 20"',
  factLine: 'a fact as JSON',
  factKind: 'a fact with its "kind"',
  factObject: 'a fact, a JSON object',
  firstLine: '"first: p1" or "first: p2"',
  freeId: (next: string) => `a number below ${next} that no other object has`,
  indentedLine: 'an indented line',
  kindOfDecision: 'a kind of decision',
  leafState: 'the path of a leaf state of the chart',
  limitLine: 'a limit such as "limit: turns 100"',
  logLine: 'the length and checksum of the log, such as "log: 900 0123456789abcdef"',
  aNumber: 'a number',
  noteCount: 'the number of notes, such as "notes: 2"',
  noteLine: 'a note of a player, such as "p1 a note"',
  nothingAfterEnd: 'nothing after "end"',
  player: '"p1" or "p2"',
  procedureName: 'the name of a procedure',
  resultLine: 'a result, such as "result: p1 directAttack 12" or "result: open"',
  rulesJson: 'the rules as JSON',
  rulesJsonObject: 'the rules as a JSON object',
  rulesLine: 'the rules as JSON, such as "rules: {}"',
  seedLine: 'a seed, such as "seed: 7", or "seed: chacha20:" and 64 hexadecimal digits',
  snapshotObject: 'the result of duel.snapshot()',
  atMost: (most: string) => `at most ${most}`,
  word32: 'an unsigned number of 32 bits',
} as const;
