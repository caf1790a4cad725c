import { isSpellType } from '../effects/language/cardTypes.ts';
import type { Misfit } from '../effects/language/instructionWord.ts';
import type { Face } from '../effects/language/vocabulary.ts';
import { isCreatureFace } from '../effects/questions/characteristics/characteristics.ts';
import { EXPECTATIONS } from '../table/sentences/problems.ts';
import { instructionIn } from './instructionIn.ts';

const isThis = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ref' in value && value.ref === 'this';

/** A field that treats the spell as if it were in the battle zone. */
function misfitOf(part: object, isAlsoCreature: boolean): Misfit | undefined {
  if ('until' in part && part.until === 'whileThere')
    return ['until', EXPECTATIONS.anotherDuration, part.until];
  const found = instructionIn(part);
  if (found === undefined) return undefined;
  const { effect, word } = found;
  const { notTheSpell = [], notTheSpellAlone = [] } = word;
  const fields: readonly string[] = isAlsoCreature ? notTheSpell : [...notTheSpell, ...notTheSpellAlone];
  if (fields.includes('do')) return ['do', EXPECTATIONS.instructionOther(`"${effect.do}"`), effect.do];
  const values: Readonly<Record<string, unknown>> = { ...effect };
  const field = fields.find((one) => isThis(values[one]));
  return field === undefined ? undefined : [field, EXPECTATIONS.notTheSpell, { ref: 'this' }];
}

/** The first misfit in a part of a spell. Abilities that it gives to other cards do not count. */
export function misfitIn(part: unknown, path: string, isAlsoCreature: boolean): Misfit | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('kind' in part && part.kind === 'gains') return undefined;
  const misfit = misfitOf(part, isAlsoCreature);
  if (misfit !== undefined) return [`${path}.${misfit[0]}`, misfit[1], misfit[2]];
  for (const [field, value] of Object.entries(part)) {
    const found = misfitIn(
      value,
      Array.isArray(part) ? `${path}[${field}]` : `${path}.${field}`,
      isAlsoCreature,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * 302.2. Something that a spell could never do to itself, since it is never in the battle zone. The spell of a twinpact may put the
 * creature half there.
 */
export const misfitInSpell = (face: Face, other: Face | undefined): Misfit | undefined =>
  isSpellType(face.type)
    ? misfitIn(face.abilities, 'abilities', other !== undefined && isCreatureFace(other))
    : undefined;
