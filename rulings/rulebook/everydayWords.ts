import { deepFreeze } from '../../table/deepFreeze.ts';

/** What players say, and the rules that are about it: the rulebook says many of these things in other words. */
const EVERYDAY_WORDS: Readonly<Record<string, readonly string[]>> = deepFreeze({
  blocker: ['507.1', '507.2'],
  breaker: ['509.2', '509.3', '701.14'],
  'deck out': ['104.2b', '703.4b'],
  'direct attack': ['509.1', '703.4a'],
  'double breaker': ['509.2', '509.3', '701.14'],
  fight: ['115', '508'],
  'power attacker': ['110.4a', '110.7'],
  'shield trigger': ['101.4a', '113.6', '509.5'],
  slayer: ['110.7', '508'],
  'speed attacker': ['301.5', '506.1a'],
  stack: ['101.4', '605.1'],
  'summoning sickness': ['301.5', '506.1a'],
  'tap ability': ['602'],
  'triple breaker': ['509.2', '509.3', '701.14'],
});

/** The rules about what players call so; none if it is not an everyday word. */
export const rulesCalled = (word: string): readonly string[] => {
  const wanted = word
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, ' ');
  return Object.hasOwn(EVERYDAY_WORDS, wanted) ? (EVERYDAY_WORDS[wanted] ?? []) : [];
};

/** All everyday words. */
export const everydayWords: readonly string[] = deepFreeze(Object.keys(EVERYDAY_WORDS));
