import type { PermissionWord } from '../staticWord.ts';

/** 302.2, 810.4. Its player casts its spell half in the main step for its cost; the creature stays in the battle zone. */
export interface CastSpellHalfPermission {
  readonly do: 'castSpellHalf';
}

export const castSpellHalfWord: PermissionWord<CastSpellHalfPermission> = {
  text: () => 'can have its spell half cast while it stays in the battle zone',
  generated: { weight: 1 },
};
