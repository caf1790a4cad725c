import { deepFreeze } from '../../table/deepFreeze.ts';

/** The points on which versions of the rules, or their sources, differ. */
export interface RulesProfile {
  /** 700.2a. When the modes of a triggered ability are chosen. */
  readonly modeChoice: 'onTrigger' | 'onResolve';
  /** 603.2f, 601.1a. Whether a forbidden use may be declared and then misfires. */
  readonly forbiddenUse: 'notDeclared' | 'declaredAndMisfires';
  /** 603.5c. Whether "is being destroyed" looks back at everything destroyed at the same time. */
  readonly lookBack: 'byWording' | 'selfOnly';
  /** 507.1. How many creatures may be named to redirect one attack. */
  readonly blockers: 'one' | 'any';
}

/** The default: version 1.45. Versions 1.49 and 1.50 differ in `lookBack` only (603.5d). */
export const currentRules: RulesProfile = deepFreeze({
  modeChoice: 'onResolve',
  forbiddenUse: 'notDeclared',
  lookBack: 'byWording',
  blockers: 'any',
});

/** The number of a version of the General Game Rules. */
export type RulesVersion = '1.50' | '1.49' | '1.45' | '1.28' | '1.20';

/** The reading of each version of the General Game Rules. */
export const rulesByVersion: { readonly [V in RulesVersion]: RulesProfile } = deepFreeze({
  '1.50': { ...currentRules, lookBack: 'selfOnly' },
  '1.49': { ...currentRules, lookBack: 'selfOnly' },
  '1.45': currentRules,
  '1.28': { ...currentRules, modeChoice: 'onTrigger' },
  '1.20': { ...currentRules, modeChoice: 'onTrigger', blockers: 'one' },
});
