/** DIGEST: the points on which versions of the rules, or their sources, differ. Each names its rule. */
export interface RulesProfile {
  /** 700.2a, D-5. When the modes of a triggered ability are chosen. */
  readonly modeChoice: 'onTrigger' | 'onResolve';
  /** 603.2f, 601.1a, D-7. Whether a use that is forbidden now may be declared, to misfire later. */
  readonly forbiddenUse: 'notDeclared' | 'declaredAndMisfires';
  /** 603.5c, D-6. Whether "is being destroyed" looks back at everything that is destroyed together. */
  readonly lookBack: 'byWording' | 'selfOnly';
  /** 507.1, D-3. How many creatures may be named to redirect one attack. */
  readonly blockers: 'one' | 'any';
}

/** The recommended reading: as Ver 1.45 to 1.50. */
export const currentRules: RulesProfile = {
  modeChoice: 'onResolve',
  forbiddenUse: 'notDeclared',
  lookBack: 'byWording',
  blockers: 'any',
};

/** A version of the General Game Rules, by its number. */
export type RulesVersion = '1.50' | '1.45' | '1.28' | '1.20';

/** The readings of versions of the General Game Rules, by their numbers. */
export const rulesByVersion: { readonly [V in RulesVersion]: RulesProfile } = {
  '1.50': { ...currentRules, lookBack: 'selfOnly' },
  '1.45': currentRules,
  '1.28': { ...currentRules, modeChoice: 'onTrigger' },
  '1.20': { ...currentRules, modeChoice: 'onTrigger', blockers: 'one' },
};
