import type { PermissionWord } from '../staticWord.ts';

/** 506.1a. Attacks players even in the turn in which it is put; a ban still forbids it (101.2). */
export interface AttackPlayersAtOncePermission {
  readonly do: 'attackPlayersAtOnce';
}

export const attackPlayersAtOnceWord: PermissionWord<AttackPlayersAtOncePermission> = {
  text: () => 'can attack players in the turn in which it is put',
  generated: { weight: 1 },
};
