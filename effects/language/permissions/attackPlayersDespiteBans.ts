import type { PermissionWord } from '../staticWord.ts';

/** Lifts "cannot attack players" only; what cannot attack at all still cannot (506.1a). */
export interface AttackPlayersDespiteBansPermission {
  readonly do: 'attackPlayersDespiteBans';
}

export const attackPlayersDespiteBansWord: PermissionWord<AttackPlayersDespiteBansPermission> = {
  text: () => 'can attack players although something says that it cannot attack players',
  generated: { weight: 1 },
};
