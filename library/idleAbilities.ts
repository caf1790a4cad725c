import { isSpellType } from '../effects/language/cardTypes.ts';
import { eventWordOf } from '../effects/language/events/table.ts';
import { keywordWordOf } from '../effects/language/keywords/table.ts';
import { staticWordOf } from '../effects/language/statics/table.ts';
import type {
  Ability,
  EventPattern,
  Face,
  Filter,
  Group,
  StaticEffect,
  Subject,
} from '../effects/language/vocabulary.ts';
import { isOnOwnCard } from '../effects/questions/abilities/workingZones.ts';
import { isCreatureFace } from '../effects/questions/characteristics/characteristics.ts';
import { givesShieldKeyword } from '../effects/questions/triggers/shieldTriggers.ts';
import { misplacedTarget } from './misplacedTargets.ts';

/** A part of a card that loads and does nothing. */
interface IdlePart {
  readonly path: string;
  readonly message: string;
}

const givesToShields = (effect: StaticEffect): boolean =>
  givesShieldKeyword(effect, 'shieldTrigger', 'guardStrike');

/** Effects that reach only what is in the battle zone: nothing else gains abilities, but shields (113.6b). */
function isOfBattleZone(effect: StaticEffect, { in: zones }: Group): boolean {
  const { ofCreatures, inBattleZone } = staticWordOf(effect);
  if (ofCreatures !== true && inBattleZone?.(effect) !== true) return false;
  return !(zones.includes('shieldZone') && givesToShields(effect));
}

function keywordProblem(face: Face, ability: Ability): string | undefined {
  if (ability.kind !== 'keyword') return undefined;
  const { label, ofCreatures, ofSpells } = keywordWordOf(ability);
  const isIdle =
    (ofCreatures === true && !isCreatureFace(face)) || (ofSpells === true && !isSpellType(face.type));
  return isIdle ? `"${label}" does nothing, because the card is a ${face.type}.` : undefined;
}

const isOnItself = (what: Subject | Filter | undefined): boolean =>
  what !== undefined && 'filter' in what && what.filter?.itself === true;

/** 701.31. A rite and its nebulae link, though they are no creatures. */
const links = ({ type }: Face, { event }: EventPattern): boolean =>
  event === 'links' && (type === 'rite' || type === 'nebula');

/** 506.1, 206.4. An ability of a card on itself that does nothing, because only creatures have or do such things. */
function ownProblem(face: Face, ability: Ability): string | undefined {
  if (isCreatureFace(face)) return undefined;
  const because = `because the card is a ${face.type}.`;
  if (ability.kind === 'triggered') {
    const patterns = ability.when.event === 'anyOf' ? ability.when.patterns : [ability.when];
    const idle = patterns.find(
      (pattern) =>
        eventWordOf(pattern).ofCreatures &&
        'what' in pattern &&
        isOnItself(pattern.what) &&
        !links(face, pattern),
    );
    return idle === undefined ? undefined : `"${idle.event}" never happens to it, ${because}`;
  }
  if (!isOnOwnCard(ability)) return undefined;
  const idle = ability.effects.find((effect) => staticWordOf(effect).ofCreatures);
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
    const index =
      group === undefined || !isOutside(group)
        ? -1
        : part.effects.findIndex((effect) => isOfBattleZone(effect, group));
    if (group !== undefined && index >= 0) {
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
