import type { Effect, Group } from '../../effects/language/vocabulary.ts';
import { ZONES, type Zone } from '../../table/zones.ts';

const except = (zone: Zone): readonly Zone[] => ZONES.filter((one) => one !== zone);

/** The zones in which an instruction can be done to cards, by the field that names these. */
function reachOf(effect: Effect): { readonly [field: string]: readonly Zone[] } {
  switch (effect.do) {
    case 'destroy':
    case 'become':
      return { what: ['battleZone'] };
    case 'battle':
      return { a: ['battleZone'], b: ['battleZone'] };
    case 'cross':
      return { what: ['battleZone'], onto: ['battleZone'] };
    case 'discard':
      return { what: ['hand'] };
    case 'tap':
    case 'untap':
      return { what: ['battleZone', 'manaZone'] };
    case 'put':
      return effect.onto === undefined ? { what: except('battleZone') } : {};
    case 'use':
      return { what: except('battleZone') };
    case 'move':
      return effect.to === 'deck' ? {} : { what: except(effect.to) };
    default:
      return {};
  }
}

/** The cards that are named, or chosen among; undefined where an earlier part of the effect has found them. */
function groupIn(target: unknown): Group | undefined {
  const value = typeof target === 'object' && target !== null && 'choose' in target ? target.choose : target;
  return typeof value === 'object' && value !== null && 'in' in value ? (value as Group) : undefined;
}

/** 304.2. Castles are named in the shield zone, and are destroyed there. */
const mayBeCastle = ({ filter }: Group): boolean => [filter?.type].flat().includes('castle');

/** 701.1a, 701.3a, 701.7a. Cards to which an instruction can never be done, because of the zones that it names. */
export function misplacedTarget(
  part: object,
): { readonly field: string; readonly message: string } | undefined {
  if (!('do' in part)) return undefined;
  const effect = part as Effect;
  for (const [field, reach] of Object.entries(reachOf(effect))) {
    const target = Object.entries(effect).find(([name]) => name === field)?.[1];
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
