/** What goes wrong in a tab, by key: each sentence has its Japanese in `language/japaneseProblems.ts`. */
export const TAB_PROBLEMS = {
  answerFormat: (index: string, found: string) =>
    `answers[${index}]: expected indexes of options such as "0,3", "-" or "p1 concedes", not ${found}.`,
  answerIllegal: (index: string, count: string, problem: string) =>
    `Answer ${index} of ${count} is illegal now: ${problem}`,
  caseCannotBegin: (problem: string) => `The case cannot begin: ${problem}`,
  caseDiffers: (log: string, expected: string) =>
    `The duel takes another course than where the case was made: its log comes to ${log}, expected ${expected}.`,
  fieldExpected: (field: string, expected: string) => `${field}: expected ${expected}.`,
  fieldNot: (field: string, expected: string, found: string) =>
    `${field}: expected ${expected}, not ${found}.`,
  hidden: 'What happens shows every card: only who plays both seats may see it.',
  linkCut: 'The link is not complete: expected #case=VERSION.CHECK.DATA.',
  linkDamaged: 'The link is damaged: a part of it is missing or changed. Copy it whole.',
  linkNewer: (version: string, ours: string) =>
    `The link has version ${version}, and this page reads version ${ours}: open it on a newer copy of the site.`,
  linkPacked: 'The link is damaged: it cannot be unpacked.',
  linkTooLong: (characters: string) => `The link expands to over ${characters} characters: it is no case.`,
  noDeck: (known: string, found: string) => `Deck: expected one of ${known}, not ${found}.`,
  noDecks: 'The searching agent plays from decks: it has to know which cards may be hidden.',
  noMethod: (method: string) => `There is no method ${method}.`,
  noRuling: (id: string, play: string) => `There is no ruling ${id} with a play ${play}.`,
  notLoaded: (address: string) => `${address} could not be loaded.`,
  notOpen: (decision: string) => `The decision ${decision} is not open.`,
  notPlayed: 'This duel is not played any more.',
  nothingToUndo: 'There is no answer to take back.',
  otherRevision: (problem: string, made: string, ours: string) =>
    `${problem} It was made with revision ${made} of the rules; these are revision ${ours}.`,
} as const;
