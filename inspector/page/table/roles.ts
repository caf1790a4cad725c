import type { Decision, ObjectId } from 'taiki';
import type { TableChange } from '../../model/table.ts';
import type { DrawnTable } from '../../trace.ts';
import type { CardRole } from './card.tsx';

export type Roles = ReadonlyMap<ObjectId, readonly CardRole[]>;

/** The roles of each card on the table: attacking, attacked, resolving, selectable, just changed. */
export function rolesOf(
  table: DrawnTable,
  decision: Decision | undefined,
  chosen: readonly number[],
  changes: readonly TableChange[],
  resolving: ObjectId | undefined,
): Roles {
  const roles = new Map<ObjectId, CardRole[]>();
  const add = (id: ObjectId | undefined, role: CardRole): void => {
    if (id === undefined) return;
    const known = roles.get(id) ?? [];
    if (!known.includes(role)) roles.set(id, [...known, role]);
  };
  for (const { card } of changes) add(card?.id, 'changed');
  const { attack, using } = table;
  if (attack !== undefined && !attack.ended) {
    add(attack.attacker, 'attacker');
    if ('creature' in attack.target) add(attack.target.creature, 'attacked');
    add(attack.blocker, 'blocker');
    for (const shield of attack.shields) add(shield, 'attacked');
  }
  add(using, 'using');
  if (resolving !== using) add(resolving, 'resolving');
  decision?.options.forEach(({ card, target }, index) => {
    add(card?.id, 'option');
    if (chosen.includes(index)) {
      add(card?.id, 'chosen');
      add(target?.id, 'chosen');
    }
  });
  return roles;
}
