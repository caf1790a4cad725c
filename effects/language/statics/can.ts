import { permissionWordOf } from '../permissions/table.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Permission } from '../vocabulary.ts';

/** 101.2. Something that may be done although a basic rule says otherwise. */
export interface CanStatic {
  readonly kind: 'can';
  readonly permission: Permission;
}

export const canWord: StaticWord<CanStatic> = {
  text: ({ permission }) => permissionWordOf(permission).text(permission),
  generated: { weight: 2, fields: { permission: 'permission' } },
};
