import { RECORD_EXPECTATIONS, RECORD_PLACES, RECORD_PROBLEMS, REPLAY_HINTS } from './recordProblems.ts';

/**
 * What is wrong with what somebody has written, by key: decks, cards, positions, answers, cases, queries and options. `where` is one of
 * `PLACES` or a path, `expected` one of `EXPECTATIONS` or a value.
 */
export const PROBLEMS = {
  ...RECORD_PROBLEMS,
  ambiguous: (where: string, text: string, readings: string) =>
    `${where}: ${text} is ambiguous, expected ${readings}.`,
  at: (where: string, problem: string) => `${where}: ${problem}`,
  beginsApart: (where: string, name: string, type: string, zone: string, rule: string) =>
    `${where}: "${name}" is ${type}, which begins in the ${zone}, not in the deck (${rule}).`,
  bothBegin: (where: string, first: string, second: string) =>
    `${where}: "${first}" and "${second}" would begin the duel in the battle zone, expected one of them (100.5).`,
  busy: 'The duel is processing an answer, and an inspector can only observe it. Wait for the next decision.',
  cannotLie: (expected: string, name: string, zone: string) =>
    `Position: expected ${expected}, not on "${name}" in the ${zone}.`,
  cannotLieThere: (expected: string, name: string, zone: string) =>
    `Position: expected ${expected}, not "${name}" in the ${zone}.`,
  cannotParse: (where: string, text: string) =>
    `${where}: cannot parse ${text}, expected options separated by " | ", in quotes if needed.`,
  cardTwice: (name: string) => `Card ${name} is there twice, expected each name once.`,
  caseNeedsPosition:
    'A case needs a position: expected a line such as "turn 5 of p1, attack", then a line for each zone.',
  copies: (where: string, count: string, name: string, limit: string, rule: string) =>
    `${where}: ${count} copies of "${name}", expected at most ${limit} (${rule}).`,
  customCardBytes: (bytes: string, most: string) =>
    `The custom cards have ${bytes} bytes as JSON, expected at most ${most}.`,
  customCardCount: (count: string, most: string) =>
    `${count} custom cards, expected at most ${most} in a duel.`,
  deckSize: (where: string, count: string, size: string, rule: string) =>
    `${where}: ${count} cards, expected ${size} (${rule}).`,
  doesNotBegin: (where: string, name: string, type: string, zone: string, rule: string) =>
    `${where}: "${name}" is ${type}, which does not begin in the ${zone} (${rule}).`,
  expected: (where: string, expected: string, found: string) =>
    `${where}: expected ${expected}, not ${found}.`,
  expectedAnswer: (where: string, asked: string, prompt: string, options: string, found: string) =>
    `${where}: expected an answer to "${asked}" (${prompt}: ${options}), found "${found}".`,
  expectedHere: (expected: string, found: string) => `Expected ${expected}, not ${found}.`,
  expectedOnly: (where: string, expected: string) => `${where}: expected ${expected}.`,
  hyperspatialCount: (where: string, count: string) =>
    `${where}: ${count} hyperspatial cards, expected at most 8 (100.3).`,
  invalidJson: (reason: string) => `Invalid JSON: ${reason}`,
  mustBeAnswered: (where: string, until: string, asked: string) =>
    `${where}: expected to pass until "${until}", but "${asked}" must be answered. Answer it before, or write "until ${until}: first".`,
  noCustomCards: 'This server takes no custom cards. Expected no "cards".',
  noOption: (where: string, text: string) => `${where}: there is no option ${text}.`,
  notInspectable: 'runtime: "compiled" cannot be inspected. Use "xstate" or leave out `inspect`.',
  notJson: (where: string, reason: string) => `${where}: expected JSON: ${reason}`,
  notReached: (where: string, until: string, asked: string) =>
    `${where}: expected to reach "${until}", found "${asked}".`,
  nothingToAnswer: (where: string, answer: string) =>
    `${where}: the duel is over, so there is nothing to answer with "${answer}".`,
  opponentDecides: 'The opponent decides.',
  over: 'The duel is over: there is nothing to choose.',
  overConcede: 'The duel is over: nobody can concede.',
  playTwice: (where: string, name: string) =>
    `${where}: a play ${name} is there already, expected each name once.`,
  positionFirst: (where: string, line: string) =>
    `${where}: expected the position before the answers, not ${line} after them.`,
  readingThrew: (where: string, message: string) =>
    `${where}: reading it threw ${message}, expected plain data.`,
  sameCard: (where: string, name: string) =>
    `${where}: a card ${name} is there already, expected each name once.`,
  severalCards: (where: string, name: string, candidates: string) =>
    `${where}: "${name}" could be ${candidates}; expected an exact name.`,
  superGRCount: (where: string, count: string) =>
    `${where}: ${count} super GR cards, expected 12 or none (100.4).`,
  tooManyCards: (where: string, count: string, most: string) =>
    `${where}: ${count} cards, expected at most ${most} in a deck.`,
  tooManyItems: (where: string, most: string, count: string) =>
    `${where}: expected at most ${most} items, not ${count}.`,
  tooManyLines: (where: string, most: string) =>
    `${where}: expected at most ${most} cards in a deck, not more.`,
  tooManyValues: (where: string, most: string) => `${where}: more than ${most} values, expected fewer.`,
  tooNested: (where: string, most: string) =>
    `${where}: nested too deeply, expected at most ${most} levels of objects and lists.`,
  tooLong: (where: string, most: string, count: string, text: string) =>
    `${where}: expected at most ${most} characters, not the ${count} of ${text}.`,
  turnTwice: (where: string, before: string, line: string) =>
    `${where}: the position has its turn in line ${before} already, not ${line} too.`,
  unbound: (where: string, what: string, known: string, name: string) =>
    `${where}: expected ${what} that is bound here (${known}), not ${name}.`,
  unknown: (where: string, what: string, name: string, known: string) =>
    `${where}: unknown ${what} ${name}, expected one of ${known}.`,
  unknownCard: (name: string) => `Unknown card ${name}.`,
  unknownCardAt: (where: string, name: string) => `${where}: unknown card ${name}.`,
  unknownScenario: (id: string) => `Unknown scenario "${id}".`,
  unknownSet: (name: string, sets: string) => `Unknown set ${name}. Expected ${sets}.`,
  unknownStarter: (name: string, known: string) => `Unknown starter deck ${name}. Expected ${known}.`,
  unknownZone: (where: string, zones: string) => `${where}: unknown zone, expected one of ${zones}.`,
  unseenText: (text: string) => `Text ${text}: expected characters that can all be seen.`,
  wrongPlayer: (where: string, expected: string, found: string) =>
    `${where}: expected an answer from ${expected}, not from ${found}.`,
  zoneTwice: (where: string, zone: string, before: string) =>
    `${where}: ${zone} is in line ${before} already, expected each zone once.`,
} as const;

/** What an error says after what is wrong, by key. */
export const HINTS = {
  ...REPLAY_HINTS,
  didYouMean: (problem: string, names: string) => `${problem} Did you mean ${names}?`,
  expectedOf: (problem: string, options: string) => `${problem} Expected one of: ${options}.`,
  idBegins: (problem: string, pages: string) => `${problem} Expected an id that begins with ${pages}.`,
  nearestIds: (problem: string, ids: string) => `${problem} Nearest: ${ids}.`,
} as const;

/** Why an answer is refused, by key; a full stop follows. */
export const REFUSALS = {
  noIndex: (index: string, last: string) => `there is no option ${index}; options are numbered 0 to ${last}`,
  onlyOne: (options: string) => `of the options ${options} only one may be chosen`,
  required: (index: string) => `option ${index} must be chosen`,
  requiredBefore: (first: string, chosen: string) => `option ${first} must be chosen before option ${chosen}`,
  tooFew: (count: string, min: string) => `${count} chosen, at least ${min} must be`,
  tooMany: (count: string, max: string) => `${count} chosen, at most ${max} may be`,
  tooMuch: (sum: string, max: string) => `the chosen add up to ${sum}, at most ${max} may be chosen`,
  twice: (index: string) => `option ${index} is named twice`,
} as const;

/** What is wrong with a query for cards, by key. */
export const QUERY_PROBLEMS = {
  closesNothing: '")" closes nothing; expected a condition.',
  comparesNumbers: (operator: string, field: string) =>
    `"${operator}" compares cost and power only; expected ":" after ${field}.`,
  condition: 'expected a condition, such as a word of the name or "cost<=6".',
  letterOrDigit: (text: string) => `expected a letter or a digit, not "${text}".`,
  neverClosed: '"(" is never closed; expected ")".',
  noRace: (race: string) => `no card has the race "${race}".`,
  quoteNeverClosed: 'the quotation mark is never closed; expected another one.',
  text: 'expected text.',
  tooNested: (most: string) => `nested too deeply; expected at most ${most} levels of "(" and "-".`,
  unknownCivilization: (text: string, known: string) =>
    `unknown civilization "${text}"; expected one of ${known}.`,
  unknownField: (field: string, known: string) => `unknown field "${field}"; expected ${known}.`,
  unknownKeyword: (text: string, known: string) => `unknown keyword "${text}"; expected one of ${known}.`,
  unknownSet: (text: string, known: string) => `unknown set "${text}"; expected one of ${known}.`,
  unknownType: (text: string, known: string) => `unknown type "${text}"; expected one of ${known}.`,
  value: 'expected a value, such as 6 or "two words".',
  wholeNumber: (field: string, text: string) => `expected a whole number after ${field}, not "${text}".`,
} as const;

/** Where something is wrong, by key; the place within it follows after a colon: `Card "Vorg": cost`. */
export const PLACES = {
  ...RECORD_PLACES,
  card: (name: string) => `Card ${name}`,
  cardOf: (index: string, count: string) => `Card ${index} of ${count}`,
  case: 'Case',
  column: (column: string) => `Query, column ${column}`,
  deck: 'Deck',
  deckOf: (whose: string) => `Deck ${whose}`,
  decision: (id: string, kind: string, player: string) => `Decision ${id} (${kind}, ${player})`,
  decisionAnswer: (id: string, kind: string, player: string, text: string) =>
    `Decision ${id} (${kind}, ${player}), ${text}`,
  decisionOnly: (id: string, kind: string) => `Decision ${id} (${kind})`,
  definition: 'the definition',
  line: (number: string) => `Line ${number}`,
  position: 'Position',
  unreadableCard: 'Card whose name cannot be read',
} as const;

/** What was expected instead of what is there, by key. */
export const EXPECTATIONS = {
  ...RECORD_EXPECTATIONS,
  abilityOfBattleZone: 'an ability that works in the battle zone, where it is gained',
  abilityWithoutGains: 'an ability that gives no abilities in turn',
  anotherDuration: 'another duration, because a spell is never in the battle zone (302.2)',
  anotherZoneThanFrom: 'another zone than the one that it comes from (400.5)',
  anotherZoneThanLeft: 'another zone than the one that it leaves (400.5)',
  answerLines:
    'a zone such as "p1 battle zone: Aqua Hulcus", or an answer such as "p1 attack: Aqua Hulcus -> p2"',
  atLeast: (min: string) => `a number of at least ${min}`,
  bearsPlace: '"[bears: ...]" in the battle zone (303.3, 305.2) or on a shield (113.2) only',
  boolean: 'true or false',
  card: "a card such as { name: 'Aqua Hulcus', tapped: true }",
  cardCount: (min: string, max: string) => `a number of cards from ${min} to ${max}`,
  cardList: 'a list of cards',
  cardListSuchAs: 'a list of cards such as allCards',
  cardName: 'a card name',
  cardNameList: 'a list of card names',
  cardNameLists: 'lists of card names in cards, hyperspatial and superGR',
  cardsOrNumber: 'a list of cards or a number of cards',
  civilizationsOnce: 'each civilization once',
  countedName: 'a number and a card name, such as "4 Aqua Hulcus"',
  decider: '"you" or "opponent", since one player decides',
  deckOptions: 'an object such as { p1, p2 }',
  duelOptions: 'an object such as { decks: { p1, p2 }, seed: 7 }',
  effects: 'at least one effect',
  eventHere: (zones: string) => `an event that can happen to this card where the ability works (${zones})`,
  evolution: (evolution: string, type: string) => `${evolution}, because it is ${type}`,
  faceTwo: '"[other face]" on a card with two faces in the battle zone',
  faceThree: '"[third face]" on a card with three sides in the battle zone',
  hyperModePlace: '"[hyper mode]" in the battle zone only (816.3)',
  indexes: 'an index or a list of indexes',
  indexList: 'a list of indexes such as [0]',
  instructionOther: (instruction: string) =>
    `an instruction other than ${instruction}, because a spell is never in the battle zone (302.2)`,
  items: (count: string) => `a list of ${count}`,
  jsonString: 'a JSON string',
  knownName: 'the name of a card',
  limits: 'an object such as { turns: 100 }',
  limitScope: '"this" or "name", since the ability has no word',
  linkedPlace: '"[linked ...]" in the battle zone only (701.18)',
  list: 'a list',
  loser: '"you" or "opponent", since one player loses',
  mark: (marks: string) =>
    `a mark such as ${marks}, "[over: Aqua Hulcus]", "[linked 1 0: Aqua Hulcus]", "[bears: Aqua Hulcus]" or "[seal: Aqua Hulcus]"`,
  name: 'a name',
  nameOnOneLine: 'one line without spaces at either end, without [ ] and without a separate |',
  noEvolution: (type: string) => `no evolution ability, because ${type} has none`,
  noEvolutionGained: 'no evolution, because it is put onto others before it gains',
  noField: (fields: string) => `no field of this name (known fields: ${fields})`,
  noItem: 'no item',
  noneAtAnyTime: 'none, since this is drawn at any time',
  noneBecause: (type: string) => `none, because it is a ${type}`,
  noneByIcon: 'none, because only abilities of cards are chosen by their icon',
  noneInNoZone: 'none, because it lies in no zone',
  noneOfDelayed: 'none, because a delayed trigger lies in no zone',
  noOtherBases: 'no bases of other kinds, because there may be any number of the first',
  noSpell: 'no spell (302.2)',
  noSpellAbility: 'no spell ability, because it is not a spell',
  noThirdFace: 'none, because only a card with two sides can have a third (807.1)',
  notEmpty: 'a list that is not empty',
  notOwnUse:
    'other cards, because a card sees of its own uses only that of its spell half from the battle zone (409.1c)',
  notTheSpell: 'something other than the spell itself, because a spell is never in the battle zone (302.2)',
  numberFromTo: (min: string, max: string) => `a number from ${min} to ${max}`,
  object: 'an object',
  oneBase: 'one base or any number, because it may be put by itself',
  oneOf: (values: string) => `one of ${values}`,
  onlyOfBearer: 'nothing, unless it says no more than that the card with the ability is put (110.4f)',
  overPlace: '"[over: ...]" in the battle zone or on a shield only (801)',
  plainData: 'plain data',
  players: '{ p1, p2 }',
  playName: 'the name of the play, such as "play: declared"',
  positionObject: "an object such as { turn: 5, active: 'p1', step: 'main', players }",
  positionInDeck: '"top", "bottom" or a whole number from 2',
  powerOfCreature: 'a whole number of at least 0, because it is a creature',
  raceName: 'the name of a race',
  readableZones: 'zones in which the card can be read',
  rulesObject: "an object such as { blockers: 'one' }",
  sealPlace: '"[seal: ...]" in the battle zone only (116.3)',
  secretSeed: 'a whole number from 0 to 2^53 - 1, or "chacha20:" and 64 hexadecimal digits in lower case',
  seed: 'a whole number from 0 to 2^53 - 1',
  selfNamed: '"this", "that" or what the effect names itself',
  something: 'something to do, since nothing cannot be done instead (609.4)',
  spellZones: 'the zones in which it works, because a spell is never in the battle zone (110.4c)',
  tappedPlace: '"[tapped]" in the battle zone or the mana zone only (105)',
  text: 'text',
  topCardEvent: 'destroyed or leaves, since only then there is a top card',
  type: (type: string) => `a ${type}`,
  turnLine: (steps: string) => `a line such as "turn 5 of p1, main" with one of the steps ${steps}`,
  unturnedText: 'text without characters that change its direction',
  unboundObject: 'the name of an object',
  unboundValue: 'the name of a number or card name',
  until: '"until p1 attack: pass" or "until over: first"',
  value: 'a value',
  wholeCharacters: 'text without half of a surrogate pair',
  wholeNumber: 'a whole number',
  wholeNumberAtLeast: (min: string) => `a whole number of at least ${min}`,
  wholeNumberFromTo: (min: string, max: string) => `a whole number from ${min} to ${max}`,
  winner: '"you" or "opponent", since one player wins',
  zone: 'at least one zone',
  zoneLine: 'a line such as "p1 battle zone: Aqua Hulcus [tapped] | Aqua Soldier"',
  zoneObject: 'an object of zones',
  zoneOrSeveral: 'a zone, or several',
  zonesAmong: (zones: string) => `zones among ${zones}`,
  zonesOfUse: 'zones that cards are used from, not the battle zone (601.1a)',
} as const;
