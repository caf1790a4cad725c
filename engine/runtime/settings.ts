import { OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { suggestion } from '../../boundary/names/nearest.ts';
import { type DuelLimits, defaultLimits } from '../../effects/state/limits.ts';
import { currentRules, type RulesProfile, rulesByVersion } from '../../effects/state/profile.ts';
import { PLAYERS, type Player, type Seed } from '../../table/nouns.ts';
import { isSecretSeed } from '../../table/random.ts';
import { EXPECTATIONS, PROBLEMS } from '../../table/sentences/problems.ts';
import { VIEWERS, type Viewer } from '../../table/view.ts';
import type { RuntimeName } from './runtime.ts';

/** The readings that each point of the rules profile allows. */
const READINGS: { readonly [K in keyof RulesProfile]: { readonly [V in RulesProfile[K]]: true } } = {
  modeChoice: { onTrigger: true, onResolve: true },
  forbiddenUse: { notDeclared: true, declaredAndMisfires: true },
  lookBack: { byWording: true, selfOnly: true },
  blockers: { one: true, any: true },
};

/** The range of each limit. `steps` is bounded by the number of transitions that a chart may take between two decisions. */
const RANGES: { readonly [L in keyof DuelLimits]: readonly [min: number, max: number] } = {
  turns: [1, 1_000_000],
  decisions: [1, 100_000_000],
  steps: [100, 3000],
};

/**
 * Checks limits, and fills in the defaults for missing ones.
 * @throws {OptionsError} if a limit is unknown or not a whole number in its range.
 */
export function checkLimits(limits: unknown): DuelLimits {
  if (limits === undefined) return defaultLimits;
  if (typeof limits !== 'object' || limits === null || Array.isArray(limits))
    throw new OptionsError(PROBLEMS.expected('limits', EXPECTATIONS.limits, formatValue(limits)));
  for (const [name, limit] of Object.entries(limits)) {
    if (!hasKey(RANGES, name)) {
      const known = Object.keys(RANGES).join(', ');
      throw new OptionsError(
        `${PROBLEMS.unknown('limits', 'limit', formatValue(name), known)}${suggestion(name, Object.keys(RANGES))}`,
      );
    }
    const [min, max] = RANGES[name];
    if (!Number.isSafeInteger(limit) || limit < min || limit > max)
      throw new OptionsError(
        PROBLEMS.expected(
          `limits.${name}`,
          EXPECTATIONS.wholeNumberFromTo(`${min}`, `${max}`),
          formatValue(limit),
        ),
      );
  }
  return { ...defaultLimits, ...limits };
}

const hasKey = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);

const isNumericSeed = (seed: unknown): seed is number =>
  typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0;

/** @throws {OptionsError} if the seed is not a whole number from 0 to 2^53 - 1. */
export function checkNumericSeed(seed: unknown): number {
  if (isNumericSeed(seed)) return Math.abs(seed);
  throw new OptionsError(PROBLEMS.expected('seed', EXPECTATIONS.seed, formatValue(seed)));
}

/** @throws {OptionsError} if the seed is neither a whole number from 0 to 2^53 - 1 nor a secret seed. */
export function checkSeed(seed: unknown): Seed {
  if (isNumericSeed(seed)) return Math.abs(seed);
  if (typeof seed === 'string' && isSecretSeed(seed)) return seed;
  throw new OptionsError(PROBLEMS.expected('seed', EXPECTATIONS.secretSeed, formatValue(seed)));
}

/** @throws {OptionsError} if `player` is given but neither `p1` nor `p2`. */
export function checkFirstPlayer(player: unknown): Player {
  if (player === undefined) return 'p1';
  const found = PLAYERS.find((one) => one === player);
  if (found !== undefined) return found;
  throw new OptionsError(PROBLEMS.expected('firstPlayer', '"p1" or "p2"', formatValue(player)));
}

/** @throws {OptionsError} if `player` is neither `p1` nor `p2`. */
export function checkPlayer(player: unknown): Player {
  const found = PLAYERS.find((one) => one === player);
  if (found !== undefined) return found;
  throw new OptionsError(PROBLEMS.expectedHere('"p1" or "p2"', formatValue(player)));
}

/** @throws {OptionsError} if `viewer` is neither a player nor `spectator` nor `judge`. */
export function checkViewer(viewer: unknown): Viewer {
  const found = VIEWERS.find((one) => one === viewer);
  if (found !== undefined) return found;
  throw new OptionsError(PROBLEMS.expectedHere('"p1", "p2", "spectator" or "judge"', formatValue(viewer)));
}

/** @throws {OptionsError} if the flag is given but not a boolean. */
export function checkFlag(name: string, flag: unknown): boolean {
  if (flag === undefined) return false;
  if (typeof flag === 'boolean') return flag;
  throw new OptionsError(PROBLEMS.expected(name, EXPECTATIONS.boolean, formatValue(flag)));
}

/** @throws {OptionsError} if the setting is given but neither `'on'` nor `'off'`. */
export function checkCaches(caches: unknown): 'on' | 'off' {
  if (caches === undefined || caches === 'on') return 'on';
  if (caches === 'off') return 'off';
  throw new OptionsError(PROBLEMS.expected('caches', '"on" or "off"', formatValue(caches)));
}

/** @throws {OptionsError} if the runtime is unknown, or cannot be inspected although an inspector is given. */
export function checkRuntime(runtime: unknown, inspect: unknown): RuntimeName {
  if (runtime === undefined || runtime === 'xstate') return 'xstate';
  if (runtime !== 'compiled')
    throw new OptionsError(PROBLEMS.expected('runtime', '"xstate" or "compiled"', formatValue(runtime)));
  if (inspect !== undefined) throw new OptionsError(PROBLEMS.notInspectable);
  return runtime;
}

/**
 * The rules profile of a version, or one with the given points and the current reading of all others.
 * @throws {OptionsError} if the version, a point or a reading is unknown.
 */
export function checkRules(rules: unknown): RulesProfile {
  if (rules === undefined) return currentRules;
  if (typeof rules === 'string') {
    const version = Object.entries(rulesByVersion).find(([name]) => name === rules);
    if (version !== undefined) return version[1];
    const known = Object.keys(rulesByVersion).join(', ');
    throw new OptionsError(
      `${PROBLEMS.unknown('rules', 'version', formatValue(rules), known)}${suggestion(rules, Object.keys(rulesByVersion))}`,
    );
  }
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) {
    throw new OptionsError(PROBLEMS.expected('rules', EXPECTATIONS.rulesObject, formatValue(rules)));
  }
  for (const [point, reading] of Object.entries(rules)) {
    if (!hasKey(READINGS, point)) {
      const known = Object.keys(READINGS);
      throw new OptionsError(
        `${PROBLEMS.unknown('rules', 'point', formatValue(point), known.join(', '))}${suggestion(point, known)}`,
      );
    }
    const readings = READINGS[point];
    if (typeof reading !== 'string' || !Object.hasOwn(readings, reading)) {
      const expected = Object.keys(readings).map(formatValue).join(' or ');
      throw new OptionsError(PROBLEMS.expected(`rules.${point}`, expected, formatValue(reading)));
    }
  }
  return { ...currentRules, ...rules };
}
