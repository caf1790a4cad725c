import { describeFilter } from '../describeNouns.ts';
import { usual } from '../staticParts.ts';
import type { PermissionWord } from '../staticWord.ts';
import type { Filter, StaticEffect } from '../vocabulary.ts';

/** It can attack untapped creatures, or such creatures only. */
export interface AttackUntappedPermission {
  readonly do: 'attackUntapped';
  readonly what?: Filter;
}

/** Can attack untapped creatures, or such creatures only. */
export const mayAttackUntapped = (what?: Filter): StaticEffect => ({
  kind: 'can',
  permission: what === undefined ? { do: 'attackUntapped' } : { do: 'attackUntapped', what },
});

export const attackUntappedWord: PermissionWord<AttackUntappedPermission> = {
  text: ({ what }) => {
    const described = describeFilter(usual(what, 'creature'), 'many');
    return described === 'this' ? 'can attack this while it is untapped' : `can attack untapped ${described}`;
  },
  usualType: ['what', 'creature'],
  ofCreatures: ['what'],
  generated: { weight: 3, optional: { what: 'filter' } },
};
