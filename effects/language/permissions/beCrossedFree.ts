import type { PermissionWord } from '../staticWord.ts';

/** 504.2. Its player crosses cross gears onto it in the main step without paying. */
export interface BeCrossedFreePermission {
  readonly do: 'beCrossedFree';
}

export const beCrossedFreeWord: PermissionWord<BeCrossedFreePermission> = {
  text: () => 'can have cross gears crossed onto it without their costs being paid',
  generated: { weight: 1 },
};
