import type { CardDefinition } from 'taiki';
import { vocabularyWords } from './vocabularyWords.ts';

const WORDS = vocabularyWords();
const TAGS: ReadonlySet<string> = new Set(['kind', 'do', 'event', 'name']);

/** What may be done or not done; the same tag names no effect. */
const BANS_AND_PERMISSIONS: ReadonlySet<string> = new Set([
  'do:attack',
  'do:block',
  'do:beBlocked',
  'do:beAttacked',
  'do:beChosen',
  'do:summon',
  'do:cast',
  'do:useShieldTrigger',
  'do:attackUntapped',
  'do:attackPlayersDespiteBans',
  'do:summonFrom',
]);

const TRIGGER_WORDS: ReadonlySet<string> = new Set([
  'name:invasion',
  'name:revolutionChange',
  'name:attackChance',
  'name:ninjaStrike',
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
  'name:exLife',
]);

/** Files of effects/ that print cards, or search them for words without following them. */
const ONLY_LOOKING: ReadonlySet<string> = new Set([
  'language/describe',
  'questions/explain',
  'questions/repertoire',
  'state/eventFacts',
]);

/** The file that resolves standby effects. */
const RESOLVING = 'actions/resolving';

/** What replacement effects wait for; other events are heard of when the ability is resolved that waits for them. */
const REPLACED_EVENTS: ReadonlySet<string> = new Set([
  'event:destroyed',
  'event:leaves',
  'event:moves',
  'event:breaks',
]);

/** Whether this file of effects/, such as `events/replacements`, follows the word that it reads. */
function usedBy(word: string, file: string): boolean {
  if (ONLY_LOOKING.has(file)) return false;
  if (TRIGGER_WORDS.has(word)) return file === RESOLVING;
  if (word.startsWith('event:')) return file === 'events/replacements';
  if (word.startsWith('do:') && !BANS_AND_PERMISSIONS.has(word)) return file.startsWith('interpreter/');
  return true;
}

const READER = /\/effects\/([\w/]+)\.ts/;

/** The file of effects/ that reads a field just now; undefined when it is read from elsewhere. */
function reader(): string | undefined {
  const trace = { stack: '' };
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 1;
  Error.captureStackTrace(trace, trap.get);
  Error.stackTraceLimit = stackTraceLimit;
  return READER.exec(trace.stack)?.[1];
}

let heard: ((word: string) => void) | undefined;
let known: Set<string> = new Set();

function hear(word: string): void {
  known.add(word);
  heard?.(word);
}

/** 603.3. The events for which an ability waits that is being resolved. */
function hearEvents(when: unknown): void {
  if (typeof when !== 'object' || when === null || !('event' in when)) return;
  hear(`event:${when.event}`);
  if ('patterns' in when && Array.isArray(when.patterns))
    for (const pattern of when.patterns) hearEvents(pattern);
}

/** A rule may have read this word. Who reads is looked up only where that can matter. */
function hearRead(word: string, key: string): void {
  if (known.has(word) || !WORDS.has(word)) return;
  if (key === 'event' && !REPLACED_EVENTS.has(word)) return;
  const file = reader();
  if (file !== undefined && usedBy(word, file)) hear(word);
}

const trap = {
  get(target: object, key: string | symbol, receiver: unknown): unknown {
    const value: unknown = Reflect.get(target, key, receiver);
    if (heard === undefined || typeof key !== 'string') return watch(value);
    if (typeof value === 'string') {
      if (TAGS.has(key)) hearRead(`${key}:${value}`, key);
      return value;
    }
    if (key === 'effect' && 'when' in target && reader() === RESOLVING) hearEvents(target.when);
    return watch(value);
  },
} satisfies ProxyHandler<object>;

const watchedData = new WeakMap<object, object>();

/** The same data, which tells when a rule reads one of its words. */
function watch<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  const seen = watchedData.get(data);
  if (seen !== undefined) return seen as T;
  const proxy = new Proxy<object>(data, trap);
  watchedData.set(data, proxy);
  return proxy as T;
}

/** Cards whose words tell when a rule follows them: what is only printed or looked through does not count. */
export const watchedCards = (cards: readonly CardDefinition[]): readonly CardDefinition[] => cards.map(watch);

/** The words of watched cards that rules followed while this ran. */
export function wordsUsedIn(play: () => void): ReadonlySet<string> {
  const words = new Set<string>();
  known = new Set();
  heard = (word) => words.add(word);
  try {
    play();
  } finally {
    heard = undefined;
  }
  return words;
}
