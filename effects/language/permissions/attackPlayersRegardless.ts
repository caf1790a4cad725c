import type { PermissionWord } from '../staticWord.ts';

/** 506.1a. Attacks players despite all prohibitions, even in the turn in which it is put. */
export interface AttackPlayersRegardlessPermission {
  readonly do: 'attackPlayersRegardless';
}

export const attackPlayersRegardlessWord: PermissionWord<AttackPlayersRegardlessPermission> = {
  text: () => 'can attack players whatever says that it cannot',
  generated: { weight: 1 },
};
