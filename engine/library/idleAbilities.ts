import { KEYWORD_LABELS } from '../../effects/language/keywords.ts';
import type {
  Ability,
  Ban,
  EventPattern,
  Face,
  Filter,
  Group,
  KeywordName,
  StaticEffect,
  Subject,
} from '../../effects/language/vocabulary.ts';
import { isCreatureFace } from '../../effects/questions/characteristics.ts';
import { isOnOwnCard } from '../../effects/questions/workingZones.ts';
import { misplacedTarget } from './misplacedTargets.ts';

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
  'silentSkill',
  'slayer',
  'speedAttacker',
]);

/** 506.1, 507.1, 115.2. What happens to creatures only. */
const EVENTS_OF_CREATURES: ReadonlySet<EventPattern['event']> = new Set<EventPattern['event']>([
  'attacked',
  'attacks',
  'battleEnds',
  'battles',
  'becomesBlocked',
  'blocks',
  'endOfAttack',
  'isNotBlocked',
  'losesBattle',
  'winsBattle',
]);

/** What only creatures have or do. */
const OF_CREATURE: ReadonlySet<StaticEffect['kind']> = new Set<StaticEffect['kind']>([
  'attacksFirst',
  'breaksMore',
  'multipliesPower',
  'mustAttack',
  'mustBlock',
  'power',
  'setPower',
  'winsBattles',
]);

/** Effects that reach only what is in the battle zone: nothing else gains abilities. */
const OF_BATTLE_ZONE: ReadonlySet<StaticEffect['kind']> = new Set<StaticEffect['kind']>([
  ...OF_CREATURE,
  'gains',
  'mustBeChosen',
]);

/** Bans on what is done in the battle zone only. */
const BANS_OF_BATTLE_ZONE: ReadonlySet<Ban['do']> = new Set<Ban['do']>([
  'attack',
  'beAttacked',
  'beBlocked',
  'beChosen',
  'beDestroyedByBattle',
  'block',
]);

const isOfBattleZone = (effect: StaticEffect): boolean =>
  OF_BATTLE_ZONE.has(effect.kind) || (effect.kind === 'cannot' && BANS_OF_BATTLE_ZONE.has(effect.ban.do));

function keywordProblem(face: Face, ability: Ability): string | undefined {
  if (ability.kind !== 'keyword') return undefined;
  const isIdle = ability.name === 'charger' ? face.type !== 'spell' : OF_CREATURES.has(ability.name);
  const isHere = ability.name !== 'charger' && isCreatureFace(face);
  return isIdle && !isHere
    ? `"${KEYWORD_LABELS[ability.name]}" does nothing, because the card is a ${face.type}.`
    : undefined;
}

const isOnItself = (what: Subject | Filter | undefined): boolean =>
  what !== undefined && 'filter' in what && what.filter?.itself === true;

/** 506.1, 206.3. An ability of a card on itself that does nothing, because only creatures have or do such things. */
function ownProblem(face: Face, ability: Ability): string | undefined {
  if (isCreatureFace(face)) return undefined;
  const because = `because the card is a ${face.type}.`;
  if (ability.kind === 'triggered') {
    const patterns = ability.when.event === 'anyOf' ? ability.when.patterns : [ability.when];
    const idle = patterns.find(
      (pattern) => EVENTS_OF_CREATURES.has(pattern.event) && 'what' in pattern && isOnItself(pattern.what),
    );
    return idle === undefined ? undefined : `"${idle.event}" never happens to it, ${because}`;
  }
  if (!isOnOwnCard(ability)) return undefined;
  const idle = ability.effects.find(({ kind }) => OF_CREATURE.has(kind));
  return idle === undefined ? undefined : `"${idle.kind}" does nothing to it, ${because}`;
}

/** 701.26. A swap does nothing if the ability works only in the battle zone: the card would come from elsewhere. */
function swapProblem(ability: Ability): string | undefined {
  if (ability.kind !== 'triggered' || ability.from?.some((zone) => zone !== 'battleZone')) return undefined;
  return changesPlaces(ability.effect)
    ? '"swap" does nothing, because the ability works in the battle zone, where its card already is.'
    : undefined;
}

const changesPlaces = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('do' in part && part.do === 'swap') || Object.values(part).some(changesPlaces));

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
    const index = part.effects.findIndex(isOfBattleZone);
    if (group !== undefined && isOutside(group) && index >= 0) {
      const { kind } = part.effects[index] as StaticEffect;
      const message = `"${kind}" reaches only what is in the battle zone, not ${[group.in].flat().join(', ')}.`;
      yield { path: `${path}.effects[${index}]`, message };
    }
  }
  const misplaced = misplacedTarget(part);
  if (misplaced !== undefined) yield { path: `${path}.${misplaced.field}`, message: misplaced.message };
  for (const [field, value] of Object.entries(part))
    yield* idleEffects(value, Array.isArray(part) ? `${path}[${field}]` : `${path}.${field}`);
}

/** The parts of a face that load and do nothing, because of what the card is or where they reach. */
export function* idleParts(face: Face, path: string): Generator<IdlePart> {
  for (const [index, ability] of face.abilities.entries()) {
    const problem = keywordProblem(face, ability) ?? ownProblem(face, ability) ?? swapProblem(ability);
    if (problem !== undefined) yield { path: `${path}[${index}]`, message: problem };
  }
  yield* idleEffects(face.abilities, path);
}
