import type { CardDefinition } from 'taiki';
import type { Ban, Effect, Permission, ReplacementPattern } from 'taiki/words';
import { vocabularyWords } from './vocabularyWords.ts';

const WORDS = vocabularyWords();

/** The words of a tag. The table of a tag names all of them, or it does not compile. */
function words(tag: string, named: Readonly<Record<string, true>>): ReadonlySet<string> {
  return new Set(Object.keys(named).map((word) => `${tag}:${word}`));
}

const TAGS: ReadonlySet<string> = new Set(['kind', 'do', 'event', 'name']);

/** Bans and permissions; every other `do` is an effect, and so are the bans that share their word with one. */
const BANS_AND_PERMISSIONS = words('do', {
  attack: true,
  block: true,
  beBlocked: true,
  beAttacked: true,
  beChosen: true,
  beTapped: true,
  beDestroyedByBattle: true,
  summon: true,
  cast: true,
  useShieldTrigger: true,
  useTapAbility: true,
  lookAtOwnDeck: true,
  lose: true,
  attackUntapped: true,
  attackPlayersDespiteBans: true,
  attackPlayersAtOnce: true,
  attackPlayersRegardless: true,
  beCrossedFree: true,
  summonFrom: true,
  useFreeFrom: true,
  beBaseOfAnyRace: true,
  ignoreBans: true,
} satisfies Readonly<Record<Exclude<(Ban | Permission)['do'], Effect['do']>, true>>);

const TRIGGER_WORDS: ReadonlySet<string> = new Set([
  'name:invasion',
  'name:revolutionChange',
  'name:attackChance',
  'name:ninjaStrike',
  'name:ninjaChange',
  'name:revolution0Trigger',
  'name:oniend',
  'name:zero',
  'name:dSwitch',
  'name:kizunaPlus',
  'name:meteorburn',
  'name:gateOfMoonlessNight',
  'name:finalRevolution',
  'name:spaceCharge',
  'name:manaArms',
  'name:revolution0',
  'name:galaxyshield',
]);

/** Files of effects/ that read words without applying them, as all of `language/` do: to print or search cards. */
const READ_ONLY: ReadonlySet<string> = new Set([
  'questions/abilities/repertoire',
  'questions/abilities/eventFacts',
]);

/** They look up the rules of a word, or its effect, for the file that asks. */
const TABLES: ReadonlySet<string> = new Set([
  'words/instructions/table',
  'events/replacedEvents/table',
  'events/instead/table',
  'language/activatedEffect',
]);

/** The file that resolves standby effects. */
const RESOLVING = 'actions/resolving';

/** The file that follows what a card does as it is put (110.4f). */
const PUTTING = 'actions/using';

/** The events of replacement effects. Other events count as used when a triggered ability with them is resolved. */
const REPLACED_EVENTS = words('event', {
  destroyed: true,
  leaves: true,
  moves: true,
  breaks: true,
  isBroken: true,
  draws: true,
  loses: true,
} satisfies Readonly<Record<ReplacementPattern['event'], true>>);

/** Whether reading a word in this file of effects/, such as `events/replaces`, means that a rule applies it. */
function isAppliedBy(word: string, file: string): boolean {
  if (READ_ONLY.has(file) || file.startsWith('language/')) return false;
  if (TRIGGER_WORDS.has(word)) return file === RESOLVING;
  if (word.startsWith('event:')) return file === 'events/replaces';
  if (word.startsWith('do:') && !BANS_AND_PERMISSIONS.has(word)) return file.startsWith('interpreter/');
  return true;
}

const READER = /\/effects\/([\w/]+)\.ts/;

/** The file of effects/ that is reading a field, or for which a table reads it; undefined if the reader is elsewhere. */
function readingFile(): string | undefined {
  const trace = { stack: '' };
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 2;
  Error.captureStackTrace(trace, trap.get);
  Error.stackTraceLimit = stackTraceLimit;
  const [, first = '', second = ''] = trace.stack.split('\n');
  const file = READER.exec(first)?.[1];
  return file !== undefined && TABLES.has(file) ? READER.exec(second)?.[1] : file;
}

/** What rules did with the data of watched cards. */
export interface UsesOfData {
  /** The words that they applied. */
  readonly words: ReadonlySet<string>;
  /** 603.3. The triggered abilities whose effects they resolved. */
  readonly resolved: ReadonlySet<object>;
  /** The effects with a condition that held when they were followed. */
  readonly heldIn: ReadonlySet<object>;
}

interface Listener extends UsesOfData {
  readonly words: Set<string>;
  readonly resolved: Set<object>;
  readonly heldIn: Set<object>;
}

let listener: Listener | undefined;

const report = (word: string): void => {
  listener?.words.add(word);
};

/** The effects with a condition, by what is done if it holds. */
const conditional = new WeakMap<object, object>();

/** 603.3. Reports the events of a triggered ability that is being resolved. */
function reportEvents(when: unknown): void {
  if (typeof when !== 'object' || when === null || !('event' in when)) return;
  report(`event:${when.event}`);
  if ('patterns' in when && Array.isArray(when.patterns))
    for (const pattern of when.patterns) reportEvents(pattern);
}

/** Reports the title of an ability that is followed without standing by. */
function reportTitle(ability: object): void {
  if (
    'word' in ability &&
    typeof ability.word === 'object' &&
    ability.word !== null &&
    'name' in ability.word
  )
    report(`name:${ability.word.name}`);
}

/** Reports a word if a rule applies it. Inspects the stack only if the word was not reported before, since that is slow. */
function reportRead(word: string, key: string): void {
  if (listener?.words.has(word) || !WORDS.has(word)) return;
  if (key === 'event' && !REPLACED_EVENTS.has(word)) return;
  const file = readingFile();
  if (file !== undefined && isAppliedBy(word, file)) report(word);
}

/** Reports the effect of which this part is followed because its condition holds. */
function reportHeld(part: object): void {
  const effect = conditional.get(part);
  if (effect === undefined || listener === undefined || listener.heldIn.has(effect)) return;
  if (readingFile()?.startsWith('interpreter/')) listener.heldIn.add(effect);
}

const trap = {
  get(target: object, key: string | symbol, receiver: unknown): unknown {
    const value: unknown = Reflect.get(target, key, receiver);
    if (listener === undefined || typeof key !== 'string') return value;
    if (typeof value === 'string') {
      if (TAGS.has(key)) reportRead(`${key}:${value}`, key);
      if (key === 'do') reportHeld(target);
      return value;
    }
    if (key === 'effect' && 'when' in target) {
      const file = readingFile();
      if (file === RESOLVING || file === PUTTING) {
        listener.resolved.add(target);
        reportEvents(target.when);
      }
      if (file === PUTTING) reportTitle(target);
    }
    return value;
  },
} satisfies ProxyHandler<object>;

const watchedData = new WeakMap<object, object>();

/** The data that a proxy of it holds, with proxies of its parts: so a proxy can be frozen. */
const heldBy = new WeakMap<object, object>();

/** A proxy of the data that reports the words that rules apply. */
function watch<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  const seen = watchedData.get(data);
  if (seen !== undefined) return seen as T;
  const target: object = Array.isArray(data)
    ? data.map(watch)
    : Object.fromEntries(Object.entries(data).map(([key, part]) => [key, watch(part)]));
  const proxy = new Proxy(target, trap);
  if ('condition' in target && 'then' in target && typeof target.then === 'object' && target.then !== null) {
    const then = heldBy.get(target.then);
    if (then !== undefined) conditional.set(then, target);
  }
  heldBy.set(proxy, target);
  watchedData.set(data, proxy);
  return proxy as T;
}

/** Cards that report the words that rules apply. Reading a word to print or search a card does not count. */
export const watchedCards = (cards: readonly CardDefinition[]): readonly CardDefinition[] => cards.map(watch);

/** What rules did with the data of watched cards during `play`. */
export function usesIn(play: () => void): UsesOfData {
  const uses: Listener = { words: new Set(), resolved: new Set(), heldIn: new Set() };
  listener = uses;
  try {
    play();
  } finally {
    listener = undefined;
  }
  return uses;
}

/** The words of watched cards that rules applied during `play`. */
export const wordsUsedIn = (play: () => void): ReadonlySet<string> => usesIn(play).words;
