import type { PermissionWord } from '../staticWord.ts';

/** 801.1a. As the base of an evolution creature it counts as a creature of any race. */
export interface BeBaseOfAnyRacePermission {
  readonly do: 'beBaseOfAnyRace';
}

export const beBaseOfAnyRaceWord: PermissionWord<BeBaseOfAnyRacePermission> = {
  text: () => 'counts as a creature of any race where an evolution creature is put on it',
  generated: { weight: 1 },
};
