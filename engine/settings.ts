import { type DuelLimits, defaultLimits } from '../effects/state/limits.ts';
import { currentRules, type RulesProfile, rulesByVersion } from '../effects/state/profile.ts';
import { PLAYERS, type Player } from '../table/nouns.ts';
import { OptionsError } from './errors.ts';
import { shown } from './shown.ts';

/** What each point of the rules may be set to. */
const READINGS: { readonly [K in keyof RulesProfile]: { readonly [V in RulesProfile[K]]: true } } = {
  modeChoice: { onTrigger: true, onResolve: true },
  forbiddenUse: { notDeclared: true, declaredAndMisfires: true },
  lookBack: { byWording: true, selfOnly: true },
  blockers: { one: true, any: true },
};

/** From where to where each limit may be set. What the charts can run through between two decisions bounds `steps`. */
const RANGES: { readonly [L in keyof DuelLimits]: readonly [lowest: number, highest: number] } = {
  turns: [1, 1_000_000],
  decisions: [1, 100_000_000],
  steps: [100, 3000],
};

/**
 * The limits that were named, and the usual ones for the others.
 * @throws {OptionsError} for a limit that is not known or not a whole number in its range.
 */
export function checkLimits(limits: unknown): DuelLimits {
  if (limits === undefined) return defaultLimits;
  if (typeof limits !== 'object' || limits === null || Array.isArray(limits))
    throw new OptionsError(`"limits" is an object such as { turns: 100 }, not ${shown(limits)}.`);
  for (const [name, limit] of Object.entries(limits)) {
    const range = Object.hasOwn(RANGES, name) ? RANGES[name as keyof DuelLimits] : undefined;
    if (range === undefined) {
      const known = Object.keys(RANGES).join(', ');
      throw new OptionsError(`"limits" has no ${shown(name)}; expected one of ${known}.`);
    }
    const [lowest, highest] = range;
    if (!Number.isSafeInteger(limit) || limit < lowest || limit > highest)
      throw new OptionsError(
        `"limits.${name}" is a whole number from ${lowest} to ${highest}, not ${shown(limit)}.`,
      );
  }
  return { ...defaultLimits, ...limits };
}

/** @throws {OptionsError} for what is no seed. */
export function checkSeed(seed: unknown): number {
  if (seed === undefined) return 0;
  if (typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0) return seed;
  throw new OptionsError(`A seed is a whole number from 0 to 2^53 - 1, not ${shown(seed)}.`);
}

/** @throws {OptionsError} for what is no player. */
export function checkFirstPlayer(player: unknown): Player {
  if (player === undefined) return 'p1';
  const found = PLAYERS.find((one) => one === player);
  if (found !== undefined) return found;
  throw new OptionsError(`The first player is "p1" or "p2", not ${shown(player)}.`);
}

/** @throws {OptionsError} for what is no player. */
export function checkPlayer(player: unknown): Player {
  const found = PLAYERS.find((one) => one === player);
  if (found !== undefined) return found;
  throw new OptionsError(`Expected "p1" or "p2", not ${shown(player)}.`);
}

/** @throws {OptionsError} for a flag that is neither true nor false. */
export function checkFlag(name: string, flag: unknown): boolean {
  if (flag === undefined) return false;
  if (typeof flag === 'boolean') return flag;
  throw new OptionsError(`"${name}" is true or false, not ${shown(flag)}.`);
}

/** @throws {OptionsError} for what is neither `'on'` nor `'off'`. */
export function checkCaches(caches: unknown): 'on' | 'off' {
  if (caches === undefined || caches === 'on') return 'on';
  if (caches === 'off') return 'off';
  throw new OptionsError(`"caches" is "on" or "off", not ${shown(caches)}.`);
}

/**
 * A version of the rules; or the points that were named, and the recommended reading of the others.
 * @throws {OptionsError} for a point or a reading that is not known.
 */
export function checkRules(rules: unknown): RulesProfile {
  if (rules === undefined) return currentRules;
  if (typeof rules === 'string') {
    const version = Object.entries(rulesByVersion).find(([name]) => name === rules);
    if (version !== undefined) return version[1];
    const known = Object.keys(rulesByVersion).join(', ');
    throw new OptionsError(`"rules" names a version of the rules: one of ${known}, not ${shown(rules)}.`);
  }
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) {
    throw new OptionsError(`"rules" is an object such as { blockers: 'one' }, not ${shown(rules)}.`);
  }
  for (const [point, reading] of Object.entries(rules)) {
    const readings: object | undefined = Object.hasOwn(READINGS, point)
      ? READINGS[point as keyof RulesProfile]
      : undefined;
    if (readings === undefined) {
      throw new OptionsError(
        `"rules" has no point ${shown(point)}; expected one of ${Object.keys(READINGS).join(', ')}.`,
      );
    }
    if (typeof reading !== 'string' || !Object.hasOwn(readings, reading)) {
      const expected = Object.keys(readings).map(shown).join(' or ');
      throw new OptionsError(`"rules.${point}" is ${expected}, not ${shown(reading)}.`);
    }
  }
  return { ...currentRules, ...rules };
}
