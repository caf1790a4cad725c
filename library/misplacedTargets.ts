import type { Group } from '../effects/language/vocabulary.ts';
import type { Zone } from '../table/zones.ts';
import { instructionIn } from './instructionIn.ts';

/** The cards that are named, or chosen among; undefined where an earlier part of the effect has found them. */
function groupIn(target: unknown): Group | undefined {
  const value = typeof target === 'object' && target !== null && 'choose' in target ? target.choose : target;
  return typeof value === 'object' && value !== null && 'in' in value ? (value as Group) : undefined;
}

/** 304.2. Castles are named in the shield zone, and are destroyed there. */
const mayBeCastle = ({ filter }: Group): boolean => [filter?.type].flat().includes('castle');

/** 701.2a, 701.6a, 701.7a. Cards to which an instruction can never be done, because of the zones that it names. */
export function misplacedTarget(
  part: object,
): { readonly field: string; readonly message: string } | undefined {
  const found = instructionIn(part);
  if (found === undefined) return undefined;
  const { effect, word } = found;
  const values: Readonly<Record<string, unknown>> = { ...effect };
  const reaches: Readonly<Record<string, readonly Zone[]>> = word.reach?.(effect) ?? {};
  for (const [field, reach] of Object.entries(reaches)) {
    const target = values[field];
    const group = groupIn(target);
    if (group === undefined || mayBeCastle(group)) continue;
    const zones = [group.in].flat();
    if (zones.some((zone) => reach.includes(zone))) continue;
    const path = group === target ? `${field}.in` : `${field}.choose.in`;
    const message = `"${effect.do}" cannot be done to cards there (${zones.join(', ')}), only where they lie in ${reach.join(', ')}.`;
    return { field: path, message };
  }
  return undefined;
}
