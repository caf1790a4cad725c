import type { Civilization, Decision, Explanation, Legality, Player, Zone } from 'taiki';

/** Keywords for which the board has a short mark. */
export type MarkedKeyword =
  | 'blocker'
  | 'double breaker'
  | 'triple breaker'
  | 'power attacker'
  | 'speed attacker'
  | 'slayer';

/** What an attack makes of a card. */
export type RoleText = 'attacking' | 'attacked' | 'blocking';

/** The titles of zones in the list of all zones. */
export type ZoneTitle =
  | 'battleZone'
  | 'manaUntapped'
  | 'manaTapped'
  | 'graveyard'
  | 'hand'
  | 'shieldZone'
  | 'hyperspatialZone'
  | 'superGRZone'
  | 'abyssZone';

/** What stands around the table on the whole screen. */
export interface TableTexts {
  readonly title: (turn: number, whose: 'own' | 'theirs' | undefined, step: string) => string;
  readonly you: string;
  readonly opponent: string;
  readonly sizes: (shields: number, hand: number, deck: number, graveyard: number) => string;
  readonly mana: (untapped: number, all: number, which: readonly string[]) => string;
  readonly manaOf: (count: number, civilizations: string) => string;
  readonly manaLetters: Readonly<Record<Civilization, string>>;
  readonly hand: string;
  readonly emptyHand: string;
  readonly more: (count: number) => string;
  readonly moreLines: (count: number) => string;
  readonly noCreatures: string;
  readonly tapped: readonly [full: string, short: string];
  readonly fresh: readonly [full: string, short: string];
  readonly cannotAttack: string;
  readonly without: (keyword: string) => string;
  readonly roles: Readonly<Record<RoleText, string>>;
  readonly shortKeywords: Readonly<Record<MarkedKeyword, string>>;
  readonly shortMarks: readonly string[];
  readonly type: (type: string) => string;
  readonly over: (cards: string) => string;
  readonly linked: (cards: string) => string;
  readonly onto: (creature: string) => string;
  readonly withShields: (card: string) => string;
  readonly leavingShields: (card: string) => string;
  readonly hasLeft: string;
  readonly attacks: (attacker: string, target: string, blocker: string | undefined) => string;
  readonly attackedYou: string;
  readonly attackedOpponent: string;
}

/** What stands in the list of choices. */
export interface ChoiceTexts {
  readonly nothing: (kind: Decision['kind']) => string;
  readonly alike: (count: number) => string;
  readonly attack: (attacker: string, target: string) => string;
  readonly theOpponent: string;
  readonly aCard: string;
  readonly wins: string;
  readonly against: (blocker: number, attacker: number) => string;
  readonly opponents: string;
  readonly places: Readonly<Partial<Record<Zone, string>>>;
  readonly cost: (now: number, printed: number) => string;
  readonly kind: (civilizations: readonly Civilization[], type: string) => string;
  readonly power: (power: number) => string;
  readonly tapped: string;
  readonly hyperMode: string;
  readonly fresh: string;
  readonly evolved: string;
  readonly keep: (mana: readonly string[]) => string;
  readonly counted: (count: number, mana: string) => string;
  readonly hidden: string;
  /** A payment: its label, and the cards that it taps where they are known. */
  readonly tapping: (label: string, cards: readonly string[] | undefined) => string;
  readonly standby: (source: string, text: string) => string;
  /** Some words of a card, as its text says them; a text that is not understood stays as it is. */
  readonly cardWords: (text: string) => string;
  readonly between: string;
  readonly afterAttack: (attack: string, asked: string) => string;
  readonly none: string;
  readonly above: (count: number) => string;
  readonly below: (count: number) => string;
  readonly scrolls: (where: readonly string[]) => string;
}

/** What is said while somebody answers. */
export interface AnsweringTexts {
  readonly keys: string;
  readonly soFar: (chosen: readonly string[]) => string;
  readonly only: (filter: string) => string;
  readonly filtering: string;
  readonly hints: {
    readonly amount: string;
    readonly standby: string;
    readonly one: string;
    readonly all: string;
    readonly several: (min: number, max: number, order: 'ordered' | 'unordered') => string;
    readonly alike: string;
    readonly total: (max: number) => string;
    readonly required: (labels: readonly string[]) => string;
    readonly mark: string;
    /** What stands between two of them. */
    readonly between: string;
  };
  readonly notInList: (key: string) => string;
  readonly nothingAlone: string;
  readonly onlyOne: string;
  readonly twice: (label: string) => string;
  readonly onlySoMany: (count: number, label: string) => string;
  readonly next: (count: number, min: number) => string;
  readonly noKey: (key: string) => string;
  readonly noUndo: string;
}

/** The pages that can be read. */
export interface PageTexts {
  readonly tooSmall: (
    columns: number,
    rows: number,
    least: { readonly columns: number; readonly rows: number },
  ) => readonly string[];
  readonly news: string;
  readonly earlier: (count: number) => string;
  readonly goesOn: string;
  readonly goesBack: (more: number) => string;
  readonly help: string;
  readonly about: (decision: Decision, explanations: readonly Explanation[]) => readonly string[];
  readonly keys: readonly string[];
  readonly zones: string;
  readonly zoneTitles: Readonly<Record<ZoneTitle, string>>;
  readonly owners: Readonly<Record<'you' | 'opponent', string>>;
  readonly emptyZone: (zone: string) => string;
  readonly zone: (zone: string) => string;
  readonly log: string;
  readonly whichCard: string;
  readonly moreCards: (count: number) => string;
  readonly typeCard: string;
  readonly yours: string;
  readonly theOpponents: string;
  readonly of: (player: 'you' | 'opponent', zone: Zone) => string;
  readonly powerNow: (now: number, printed: number | undefined) => string;
  readonly costsNow: (now: number, printed: number) => string;
  readonly gained: (ability: string) => string;
  readonly lost: (ability: string) => string;
  readonly linkedWith: (cards: string) => string;
  readonly sealed: (count: number, how: 'ignored' | 'heeded') => string;
  readonly onTopOf: (cards: string) => string;
  readonly effects: string;
  readonly effect: (text: string, source: string, until: string | undefined) => string;
  readonly refusal: (
    what: 'attack' | 'block' | 'be used',
    legality: Extract<Legality, { legal: false }>,
  ) => string;
}

/** The questions around a duel, and how it ends. */
export interface PassingTexts {
  readonly curtain: (player: Player) => readonly [title: string, text: string];
  readonly concede: string;
  readonly typeYes: (typed: string) => string;
  readonly yes: string;
  readonly leave: string;
  readonly leaving: string;
  readonly thinking: string;
  readonly over: string;
  readonly ended: (result: string) => string;
  readonly endedIn: (result: string, turn: number) => string;
  readonly saved: (path: string) => string;
  readonly caption: (player: Player, agent: string | undefined) => string;
}

/** What `taiki play` says on the whole screen. */
export interface ScreenTexts {
  readonly table: TableTexts;
  readonly choices: ChoiceTexts;
  readonly answering: AnsweringTexts;
  readonly pages: PageTexts;
  readonly passing: PassingTexts;
}
