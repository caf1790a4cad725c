import { KEYWORD_LABELS } from '../../effects/language/keywords.ts';
import type { Ability, Face, Group, KeywordName, StaticEffect } from '../../effects/language/vocabulary.ts';
import { isCreatureFace } from '../../effects/questions/characteristics.ts';

/** A part of a card that loads and does nothing. */
interface IdlePart {
  readonly path: string;
  readonly message: string;
}

/** 506.1a, 507.1a, 509.2. What only creatures do. */
const OF_CREATURES: ReadonlySet<KeywordName> = new Set<KeywordName>([
  'blocker',
  'breaker',
  'machFighter',
  'powerAttacker',
  'slayer',
  'speedAttacker',
]);

/** Effects that reach only what is in the battle zone: nothing else gains abilities, has changed power, attacks or blocks. */
const OF_BATTLE_ZONE: ReadonlySet<StaticEffect['kind']> = new Set<StaticEffect['kind']>([
  'attacksFirst',
  'breaksMore',
  'gains',
  'multipliesPower',
  'mustAttack',
  'mustBlock',
  'power',
  'setPower',
  'winsBattles',
]);

function keywordProblem(face: Face, ability: Ability): string | undefined {
  if (ability.kind !== 'keyword') return undefined;
  const isIdle = ability.name === 'charger' ? face.type !== 'spell' : OF_CREATURES.has(ability.name);
  const isHere = ability.name !== 'charger' && isCreatureFace(face);
  return isIdle && !isHere
    ? `"${KEYWORD_LABELS[ability.name]}" does nothing, because the card is a ${face.type}.`
    : undefined;
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && 'in' in value && 'of' in value;

/** 304.2. Castles lie in the shield zone, and have abilities. */
const namesCastles = ({ filter }: Group): boolean =>
  filter?.type !== undefined && (filter.type === 'castle' || filter.type.includes('castle'));

const isOutside = (group: Group): boolean =>
  (typeof group.in === 'string' ? group.in !== 'battleZone' : !group.in.includes('battleZone')) &&
  !namesCastles(group);

/** The cards that a static ability, or an effect that lasts, reaches; undefined if an effect has found them before. */
function reached(affects: unknown): Group | undefined {
  if (isGroup(affects)) return affects;
  const chosen =
    typeof affects === 'object' && affects !== null && 'choose' in affects ? affects.choose : undefined;
  return isGroup(chosen) ? chosen : undefined;
}

function* idleEffects(part: unknown, path: string): Generator<IdlePart> {
  if (typeof part !== 'object' || part === null) return;
  if ('affects' in part && 'effects' in part && Array.isArray(part.effects)) {
    const group = reached(part.affects);
    const index = part.effects.findIndex(({ kind }: StaticEffect) => OF_BATTLE_ZONE.has(kind));
    if (group !== undefined && isOutside(group) && index >= 0) {
      const { kind } = part.effects[index] as StaticEffect;
      const message = `"${kind}" reaches only what is in the battle zone, not ${[group.in].flat().join(', ')}.`;
      yield { path: `${path}.effects[${index}]`, message };
    }
  }
  for (const [field, value] of Object.entries(part))
    yield* idleEffects(value, Array.isArray(part) ? `${path}[${field}]` : `${path}.${field}`);
}

/** The parts of a face that load and do nothing, because of what the card is or where they reach. */
export function* idleParts(face: Face, path: string): Generator<IdlePart> {
  for (const [index, ability] of face.abilities.entries()) {
    const problem = keywordProblem(face, ability);
    if (problem !== undefined) yield { path: `${path}[${index}]`, message: problem };
  }
  yield* idleEffects(face.abilities, path);
}
