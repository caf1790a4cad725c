import type {
  Ability,
  Bounds,
  Choice,
  Civilization,
  Condition,
  Effect,
  EventPattern,
  Filter,
  Group,
  Keyword,
  NamedLink,
  Ref,
  ReplacementPattern,
  StaticEffect,
  Subject,
  Target,
  Who,
} from 'taiki/words';
import type { Captures, Rule } from '../grammar/rule.ts';
import type { Reminded, Zone } from '../grammar/values.ts';

/** Cards as a noun and the words before it describe them. `self`: those of the player whom the sentence is about. */
export interface Described {
  readonly of?: Who | 'self';
  readonly in?: Zone | readonly Zone[];
  readonly filter: Filter;
}

/** Whether nothing is said of whose the cards are and where they lie. */
export const isPlain = ({ of, in: zone }: Described): boolean => of === undefined && zone === undefined;

/** Such cards of a group: all of them where nothing is said of what they are. */
export const withFilter = <const G extends object>(
  group: G,
  filter: Filter,
): G | (G & { readonly filter: Filter }) => (Object.keys(filter).length === 0 ? group : { ...group, filter });

/** What a text in brackets explains, and the number of shields or of power that it names. */
export interface Reminder {
  readonly about: Reminded | 'noTrigger' | 'psychic' | 'shieldSaver' | 'givesStealth' | 'world' | 'noBattle';
  readonly number?: number;
  /** What else is said in the same brackets. */
  readonly also?: Reminder;
}

/** An event without what it happens to. */
export type Happening =
  | { readonly event: 'put' | 'attacks' | 'blocks' | 'becomesBlocked' | 'winsBattle' }
  | { readonly event: 'attacked' }
  | { readonly event: 'chosen'; readonly by: 'opponent' }
  | { readonly event: 'destroyed'; readonly tense: 'destroyed' }
  | { readonly event: 'moved'; readonly from: 'battleZone' };

/** Cards of the deck are revealed until so many of a kind are found. */
export interface Searched {
  readonly look: Effect;
  readonly count: number;
}

/** What is done to cards that were chosen, without them. */
export type Fate =
  | { readonly do: 'destroy' | 'discard' | 'put' }
  | { readonly do: 'move'; readonly to: Zone; readonly position?: 'bottom' };

/** Some of the cards that were looked at, and whether the opponent sees them. */
export interface Taken {
  readonly what: Choice | Group;
  readonly shown?: true;
}

/** Where something goes instead of the graveyard, and whether it may. */
export interface InsteadMove {
  readonly to: 'hand' | 'manaZone' | 'shieldZone' | 'deck';
  readonly position?: 'bottom';
  readonly may?: true;
}

/** How many are chosen. `apiece`: by each player, 「1枚ずつ」. */
export type Quantity = Pick<Choice, 'amount' | 'count'> & { readonly apiece?: true };

/** What the text for each part of speech means in Japanese. */
export interface JapaneseValues {
  readonly number: number;
  /** A name in 《》 or 「」. */
  readonly quoted: string;
  /** The name of a card that the reader was told, without marks. */
  readonly knownName: string;
  readonly race: string;
  readonly races: readonly string[];
  readonly civilization: Civilization;
  readonly civilizations: readonly Civilization[];
  readonly bounds: Bounds;
  readonly signed: number;
  readonly owner: Who | 'self';
  readonly zone: Zone;
  /** One zone, or 「マナゾーンまたは墓地」. */
  readonly zones: Zone | readonly Zone[];
  /** Whose zone a card goes to, if the text says so. */
  readonly whose: Who | 'unsaid';
  readonly keywordName: Keyword['name'];
  readonly quantity: Quantity;
  /** Whose number is compared with a cost: 「自分の手札の枚数」 */
  readonly cardCount: Group;
  readonly modifier: Described;
  readonly modifiers: Described;
  readonly noun: Described;
  /** 208.1a. An icon of a soul, by its letter: 「(H・ソウル)」 */
  readonly soul: string;
  /** Any of several souls. */
  readonly souls: Filter;
  /** A kind of card without a word about its zone: 「クロスギア」 */
  readonly kind: Filter;
  /** 「火と自然の」 and 「サムライとナイト」 where all of both are meant. */
  readonly everyKind: Described;
  readonly described: Described;
  /** What a verb is about, with its particle. */
  readonly objects: Target;
  readonly ref: Ref;
  readonly group: Group;
  readonly subject: Subject;
  /** The bearer as the subject of a trigger. */
  readonly itself: Subject;
  /** Cards from the top of your deck, with their particle. */
  readonly topCards: number;
  /** Cards of the top of the deck that are looked at or revealed: 「…3枚を見る。」 */
  readonly seen: { readonly look: Effect; readonly may?: true };
  /** The same of one card. */
  readonly seenOne: { readonly look: Effect; readonly may?: true };
  /** 「山札の上から、クリーチャーが出るまでカードを表向きにする。」 */
  readonly untilFound: Searched;
  /** How many were found, as the sentence after it says: 「そのクリーチャーを」 */
  readonly foundOnes: number;
  /** What happens to the others that were revealed. */
  readonly otherRevealed: Effect;
  /** Cards of the civilization that was chosen. */
  readonly chosenCivilization: true;
  readonly pick: Taken;
  readonly taken: Taken;
  /** What is done with some of them, before what is done with the rest: 「1枚を手札に加え、」 */
  readonly takenFirst: Effect;
  readonly takenOne: Effect;
  /** The same at the end of a sentence. */
  readonly took: Effect;
  readonly rest: { readonly effect: Effect; readonly number?: number };
  readonly elsewise: true;
  readonly theirFate: Fate;
  /** Races that may not be chosen. */
  readonly except: readonly string[];
  /** Shields that were looked at stay where they are. */
  readonly putBack: true;
  /** Instructions of a list, of which some are chosen. */
  readonly modes: readonly Effect[];
  /** Sentences after which nothing else may stand, since nothing says whether it depends on them. */
  readonly lastSentence: Effect;
  readonly fate: Effect;
  readonly predicate: readonly StaticEffect[];
  readonly verbPhrase: readonly StaticEffect[];
  readonly counted: Group;
  readonly granted: Ability;
  readonly gains: readonly Ability[];
  readonly affected: Ref | Group;
  readonly during: Extract<Effect, { do: 'lasting' }>['until'];
  /** An instruction at the end of a sentence. */
  readonly act: Effect;
  /** The same before another one: 「…して、」 */
  readonly linked: Effect;
  /** The same as something that may be done: 「…してもよい」 */
  readonly mayAct: Effect;
  readonly acts: Effect;
  readonly sentence: Effect;
  readonly sentences: readonly Effect[];
  /** What is done if the sentence before it was followed. */
  readonly onceDone: Effect;
  readonly nextTurn: true;
  /** Words that change nothing. */
  readonly order: true;
  readonly faceDown: true;
  readonly opened: true;
  readonly picking: true;
  readonly showing: true;
  readonly shuffled: true;
  readonly restOf: true;
  readonly it: true;
  readonly effect: Effect;
  readonly event: EventPattern;
  /** 「呪文が唱えられた」, whoever casts it. */
  readonly usedByAny: EventPattern;
  /** What happens to something that was named before: 「攻撃する」 */
  readonly happening: Happening;
  readonly events: readonly EventPattern[];
  readonly condition: Condition;
  /** What has not been done in this turn: 「クリーチャーを出していなければ」 */
  readonly notDone: Condition;
  readonly reminder: Reminder;
  readonly keyword: Keyword;
  /** 《…》の左横 */
  readonly link: NamedLink;
  readonly links: readonly NamedLink[];
  /** A keyword that needs more than one word of the vocabulary, or a title. */
  readonly titled: Ability;
  /** The words of a keyword whose effect or abilities stand in the lines after it. */
  readonly gateRaces: readonly string[];
  /** The least that has to be paid. */
  readonly floor: number;
  /** Whether a cost may be reduced, or is. */
  readonly less: { readonly optional?: true };
  readonly wouldBe: ReplacementPattern;
  readonly insteadMove: InsteadMove;
  readonly heldWhile: Condition;
  /** Who may not do something. */
  readonly banned: 'opponent' | 'any';
  /** How a card that was destroyed comes back: 「バトルゾーンにタップして出す」 */
  readonly itselfPut: Effect;
  readonly header:
    | 'turboRush'
    | 'waveStriker'
    | 'shieldForce'
    | 'metamorph'
    | 'accelerator'
    | 'tapAbility'
    | 'silentSkill';
  /** What players may not use: 「相手は呪文を唱えられない」 */
  readonly forbidden: Ability;
  readonly ability: Ability;
  readonly line: readonly Ability[];
}

export type JapanesePart = keyof JapaneseValues;

type Primitives = 'number' | 'quoted' | 'knownName' | 'race';

/** The wordings of every part of speech. */
export type JapaneseGrammar = {
  readonly [P in Exclude<JapanesePart, Primitives>]: readonly Rule<JapaneseValues[P]>[];
};

const BRACES = /\{([^{}]*)\}/;

/** A wording with `{a|b}` in it, once with each. */
function variants(pattern: string): readonly string[] {
  const found = BRACES.exec(pattern);
  if (found === null) return [pattern];
  const [whole, inner = ''] = found;
  return inner.split('|').flatMap((one) => variants(pattern.replace(whole, () => one)));
}

/**
 * Wordings with one meaning: `<objects>` stands for any text of that part of speech, `{a|b}` for either text, `[、]` for characters that may
 * be missing. Undefined: these words cannot mean anything here.
 */
export const says = <const Pattern extends string, Value>(
  pattern: Pattern,
  read: (...captures: Captures<JapaneseValues, Pattern>) => Value | undefined,
): readonly Rule<Value>[] =>
  variants(pattern).map((one) => ({
    pattern: one,
    read: (captures) => read(...(captures as Captures<JapaneseValues, Pattern>)),
  }));

/** Wordings that always mean the same. */
export const means = <const Value>(pattern: string, value: Value): readonly Rule<Value>[] =>
  variants(pattern).map((one) => ({ pattern: one, read: () => value }));

/** Whether two captures say the same, such as a title and the text in brackets. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
