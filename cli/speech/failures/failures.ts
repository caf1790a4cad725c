/** Why a command fails, by key: each sentence has its Japanese in `japaneseFailures.ts`. */
export const FAILURES = {
  agentCannotLoad: (file: string, reason: string) => `Cannot load ${file}: ${reason}`,
  agentFailed: (file: string, reason: string, turn: string) =>
    `The agent ${file} failed: ${reason} (turn ${turn}).`,
  agentIllegal: (file: string, reason: string, turn: string) =>
    `The agent ${file} gave an illegal answer: ${reason} (turn ${turn}).`,
  agentMissing: (path: string, agent: string) =>
    `${path}: there is no agent "${agent}". Expected its file where it was.`,
  agentNotExported: (file: string) =>
    `${file} has no exported function "agent". Expected a function from a seed to an agent: export const agent = (seed) => (view, decision) => [0].`,
  cannotCreate: (path: string, reason: string) => `Cannot create the directory ${path}: ${reason}.`,
  cannotRead: (path: string, reason: string) => `Cannot read ${path}: ${reason}.`,
  cannotWrite: (path: string, reason: string) => `Cannot write ${path}: ${reason}.`,
  cardOfFile: (path: string, index: string, count: string, problem: string) =>
    `${path}: card ${index} of ${count}: ${problem}`,
  caseMissing: 'Missing argument: expected taiki judge <file>, or taiki judge --from DU-003.',
  findOrCoverage: '--find and --coverage exclude each other.',
  fromAlone: (file: string) => `--from prints a ruling as a case: leave out ${file}, or leave out --from.`,
  listAll: (problem: string) => `${problem} To list all: taiki scenario --list.`,
  listAlone: (id: string) => `--list lists all rulings: leave out ${id}, or leave out --list.`,
  listsRulings: (option: string, id: string) =>
    `--${option} lists rulings: leave out ${id}, or leave out --${option}.`,
  noCard: 'No card fits.',
  noCardContains: (word: string) => `No card contains "${word}" in its name, race or text.`,
  noCardFits: (query: string) => `No card fits the query: ${query}`,
  noCardInSet: (set: string) => `No card of set ${set} fits.`,
  noCardInSetContains: (set: string, word: string) =>
    `No card of set ${set} contains "${word}" in its name, race or text.`,
  noRule: (number: string) => `Unknown rule "${number}". Expected a number such as 506.3d.`,
  noRuleContains: (word: string) => `No rule contains "${word}" in its text.`,
  noRuleNear: (number: string, near: string) => `Unknown rule "${number}". Nearest: ${near}.`,
  noRuleUnderContains: (under: string, word: string) =>
    `No rule under ${under} contains "${word}" in its text.`,
  noSet: (set: string, sets: string) => `No matching card in set "${set}". Sets: ${sets}.`,
  notJson: (path: string, reason: string) =>
    `${path}: expected JSON, such as taiki cards NAME --json prints: ${reason}`,
  near: (problem: string, names: string) => `${problem} Did you mean ${names}?`,
  needsCoverage: '--json needs --coverage.',
  nothingHappens: (file: string) => `${file}: nothing happens in it.`,
  noTerminal:
    'taiki play needs an interactive terminal for input and output. To watch a duel instead, run: taiki run.',
  queryAlone: (option: string, query: string) =>
    `--${option} takes no query: leave out "${query}", or leave out --${option}.`,
  rulingNeeded: (option: string, value: string) =>
    `--${option}: expected the id of a ruling too, such as: taiki scenario DU-003 --${option} ${value}.`,
  rulesSayIt: (problem: string, rules: string, text: string) =>
    `${problem} The rules say it (${rules}): taiki rules --find "${text}".`,
  rulingNotFound: (wanted: string) => `No ruling found ${wanted}.`,
  sameName: (path: string, first: string, second: string, name: string) =>
    `${path}: cards ${first} and ${second} are both named "${name}", expected each name once.`,
  savedNotAPlay: (path: string, expected: string) =>
    `${path}: expected a duel saved by taiki play, ${expected}.`,
  twoPlays: (file: string) =>
    `${file}: expected two plays to compare, found one. Add "play: NAME" lines, or name another case: --compare other.txt.`,
  unknownDeck: (name: string, starters: string, modern: string) =>
    `Unknown deck "${name}". Expected a starter deck (${starters}), a deck of today (${modern}) or a file.`,
  unknownPlay: (play: string, what: string, plays: string) =>
    `Unknown play "${play}" of ${what}. Plays: ${plays}.`,
  writeAlone: (path: string) =>
    `--write writes what --read-file has read: expected --read-file too, such as: taiki cards --read-file scan.csv --write ${path}.`,
} as const;

/** What is wrong with an argument or an option, by key. */
export const ARGUMENT_PROBLEMS = {
  agents: 'Expected one agent for both players or two separated by a comma, such as greedy,random.',
  count: 'Expected an integer of at least 1.',
  filled: 'Expected more than nothing.',
  noAgentFile: (file: string) => `There is no file ${file}.`,
  player: 'Expected p1 or p2.',
  port: 'Expected an integer from 0 to 65535; 0 picks a free port.',
  seed: 'Expected an integer from 0 to 9007199254740991.',
  secretSeed: 'Expected an integer from 0 to 9007199254740991, or chacha20: and 64 hexadecimal digits.',
  unknownAgent: (agent: string, agents: string) => `Unknown agent "${agent}". Expected ${agents}.`,
  unknownAgentOrFile: (agent: string, agents: string) =>
    `Unknown agent "${agent}". Expected ${agents}, search:20 for 20 samples a decision, search:20:4 for as many on each of 4 threads, or a JavaScript or TypeScript file, such as ./mine.js.`,
} as const;

/** What Commander says of a command line, by key. */
export const COMMAND_PROBLEMS = {
  argumentInvalid: (value: string, argument: string, problem: string) =>
    `error: command-argument value '${value}' is invalid for argument '${argument}'. ${problem}`,
  choices: (choices: string) => `Allowed choices are ${choices}.`,
  conflict: (one: string, other: string) => `error: ${one} cannot be used with ${other}`,
  missingArgument: (name: string) => `error: missing required argument '${name}'`,
  optionArgumentMissing: (option: string) => `error: option '${option}' argument missing`,
  optionInvalid: (option: string, value: string, problem: string) =>
    `error: option '${option}' argument '${value}' is invalid. ${problem}`,
  optionRequired: (option: string) => `error: required option '${option}' not specified`,
  tooManyArguments: (command: string, expected: string, found: string) =>
    `error: too many arguments for '${command}'. Expected ${expected} arguments but got ${found}.`,
  tooManyArgumentsForOne: (command: string, found: string) =>
    `error: too many arguments for '${command}'. Expected 1 argument but got ${found}.`,
  unknownCommand: (command: string) => `error: unknown command '${command}'`,
  unknownCommandNear: (command: string, near: string) =>
    `error: unknown command '${command}'\n(Did you mean ${near}?)`,
  unknownOption: (option: string) => `error: unknown option '${option}'`,
  unknownOptionNear: (option: string, near: string) =>
    `error: unknown option '${option}'\n(Did you mean ${near}?)`,
} as const;

/** The rulings that somebody has looked for, by key. */
export const WANTED = {
  card: (card: string) => `with card "${card}"`,
  rule: (rule: string) => `about rule ${rule}`,
  text: (text: string) => `containing "${text}"`,
} as const;

/** Why a file or a stream cannot be used, by the code of the system. */
export const FILE_REASONS = {
  ENOENT: 'no such file or directory',
  EISDIR: 'it is a directory, expected a file',
  ENOTDIR: 'part of the path is not a directory',
  EACCES: 'permission denied',
  EEXIST: 'a file of this name exists',
  ENOSPC: 'no space left on device',
} as const;

/** What a saved duel lacks, by key. */
export const SAVED_PARTS = {
  cards: 'with a list of cards under "cards"',
  format: (format: string) => `with "format": "${format}"`,
  record: 'with the lines of a record under "record"',
  seats: 'with "hotseat": true, or with "as": "p1" or "p2" and "against": an agent',
} as const;
