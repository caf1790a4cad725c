import type { InsteadRules } from '../insteadRules.ts';

export const staysRules: InsteadRules<'stays'> = { isPossible: () => true };
