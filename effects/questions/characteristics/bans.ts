import type { CardObject, Player, Zone } from '../../../table/nouns.ts';
import { changed, counted } from '../../../table/objects.ts';
import { REASONS } from '../../../table/sentences/reasons.ts';
import { ZONE_FACTS } from '../../../table/zones.ts';
import { type CardType, isOfType } from '../../language/cardTypes.ts';
import type { Ban, Face, Subject } from '../../language/vocabulary.ts';
import type { PrintedFace, StaticInForce } from '../../state/caches.ts';
import type { ZoneChangeKind } from '../../state/reported/facts.ts';
import { isPlayer, type Scope } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { repertoireOf } from '../abilities/repertoire.ts';
import { faceOf, lastObjectOf, placeOf, reaches, staticsOf } from './characteristics.ts';
import { faceMatches, matches } from './filters.ts';

/** Why something is not allowed: the rule, and the card that says so where it is a card. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
  readonly by: string | undefined;
}

export const refuse = (rule: string, reason: string, by?: string): Refusal => ({ rule, reason, by });

function bansOf<K extends Ban['do']>(world: World, act: K): readonly BanInForce<K>[] {
  let found: BanInForce<K>[] | undefined;
  for (const from of staticsOf(world)) {
    const { effect } = from;
    if (effect.kind !== 'cannot' || effect.ban.do !== act) continue;
    found ??= [];
    found.push({ ban: effect.ban as Extract<Ban, { do: K }>, from });
  }
  return found ?? NO_BANS;
}

interface BanInForce<K extends Ban['do']> {
  readonly ban: Extract<Ban, { do: K }>;
  readonly from: StaticInForce;
}

const NO_BANS: readonly never[] = [];

/** 101.2. Whether something says that an object ignores bans on this, also while it is pending. */
function ignoresBans(world: World, object: CardObject, act: Ban['do']): boolean {
  const lying = object.pending ? changed(object, { pending: false }) : object;
  return staticsOf(world).some(
    (one) =>
      one.effect.kind === 'can' &&
      one.effect.permission.do === 'ignoreBans' &&
      one.effect.permission.of === act &&
      reaches(world, one, lying),
  );
}

/** 101.2. A ban on what an object does or has done to it. */
export function objectBan(
  world: World,
  object: CardObject,
  act:
    | 'attack'
    | 'block'
    | 'beBlocked'
    | 'beAttacked'
    | 'beChosen'
    | 'beDestroyedByBattle'
    | 'beTapped'
    | 'useShieldTrigger',
  about: { readonly target?: 'player' | 'creature'; readonly other?: CardObject; readonly by?: Player } = {},
): Refusal | undefined {
  for (const { ban, from } of bansOf(world, act)) {
    if (!reaches(world, from, object)) continue;
    if (ban.do === 'attack' && ban.target !== undefined && ban.target !== about.target) continue;
    if ((ban.do === 'beBlocked' || ban.do === 'beAttacked') && ban.by !== undefined) {
      if (about.other === undefined || !matches(world, about.other, ban.by, from.scope)) continue;
    }
    if (ban.do === 'beDestroyedByBattle' && ban.against !== undefined) {
      if (about.other === undefined || !matches(world, about.other, ban.against, from.scope)) continue;
    }
    if ((ban.do === 'beChosen' || ban.do === 'beTapped') && about.by !== undefined) {
      if (!isPlayer(ban.by, about.by, from.scope.player)) continue;
    }
    return ignoresBans(world, object, act)
      ? undefined
      : refuse('101.2', BAN_WORDS[act], from.scope.sourceName);
  }
  return undefined;
}

const BAN_WORDS = {
  attack: REASONS.cannotAttack,
  block: REASONS.cannotBlock,
  beBlocked: REASONS.attackerCannotBeBlocked,
  beAttacked: REASONS.cannotBeAttacked,
  beChosen: REASONS.cannotBeChosen,
  beTapped: REASONS.cannotBeTapped,
  beDestroyedByBattle: REASONS.notDestroyedByBattle,
  useShieldTrigger: REASONS.shieldTriggerBanned,
} as const;

const USE_OF = { summon: 'summoned', cast: 'cast' } as const;

/** 101.2, 601.1a. A ban on using a card in one way: summoning, casting, or any use. */
export function useBan(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  act: 'summon' | 'cast' | 'other',
): Refusal | undefined {
  const dream = act === 'cast' ? undefined : dreamBan(world, player, face);
  if (dream !== undefined) return dream;
  for (const { effect, scope } of staticsOf(world)) {
    if (effect.kind !== 'cannot') continue;
    const { ban } = effect;
    if (ban.do !== act && ban.do !== 'use') continue;
    if (ban.do !== 'summon' && ban.do !== 'cast' && ban.do !== 'use') continue;
    if (!isPlayer(ban.who, player, scope.player)) continue;
    if (ban.what !== undefined && !faceMatches(world, object, face, ban.what, scope)) continue;
    if (ban.limit !== undefined && timesUsed(world, player, ban.do) < ban.limit) continue;
    if (ignoresBans(world, object, ban.do)) continue;
    return refuse(
      '101.2',
      act === 'summon'
        ? REASONS.summoningForbidden
        : act === 'cast'
          ? REASONS.castingForbidden
          : REASONS.usingForbidden,
      scope.sourceName,
    );
  }
  return undefined;
}

const timesUsed = (world: World, player: Player, act: 'summon' | 'cast' | 'use'): number =>
  world.game.thisTurn.filter(
    (fact) =>
      fact.kind === 'cardUsed' && fact.player === player && (act === 'use' || fact.verb === USE_OF[act]),
  ).length;

/** 602.3. A ban on the tap abilities of a player. */
export function tapAbilityBan(world: World, player: Player): Refusal | undefined {
  for (const { ban, from } of bansOf(world, 'useTapAbility')) {
    if (isPlayer(ban.who, player, from.scope.player))
      return refuse('602.3', REASONS.tapAbilitiesBanned, from.scope.sourceName);
  }
  return undefined;
}

/** 701.10a. Whether a player may not look at cards of the own deck. */
export function isDeckHidden(world: World, player: Player): boolean {
  if (staticsOf(world).length === 0) return false;
  for (const { ban, from } of bansOf(world, 'lookAtOwnDeck'))
    if (isPlayer(ban.who, player, from.scope.player)) return true;
  return false;
}

/** 101.2. Whether a player cannot lose the duel, at all or in one way. */
export function cannotLose(world: World, player: Player, by?: 'deckOut'): boolean {
  if (!repertoireOf(world).preventsLosing) return false;
  for (const { ban, from } of bansOf(world, 'lose'))
    if ((ban.by ?? by) === by && isPlayer(ban.who, player, from.scope.player)) return true;
  return false;
}

/** The rules by which cards of a type are neither used nor put into the battle zone. */
const NEVER_PUT: { readonly [T in CardType]?: string } = {
  land: '313.1',
  rulePlus: '314.2',
  finalForbiddenField: '309.2',
  rite: '311.3',
  nebula: '311.3',
};

/** Why a face is neither used nor put, whatever says so; undefined if it may be. */
export function neverPut({ type }: Face): Refusal | undefined {
  const rule = NEVER_PUT[type];
  return rule === undefined ? undefined : refuse(rule, REASONS.neverPut);
}

/** 101.2. A ban on the result: a card may not be put into the battle zone. A castle is not put there (304.2). */
export function putBan(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
  summoned: 'summoned' | 'used' | 'put',
): Refusal | undefined {
  if (face.type === 'castle') return undefined;
  const never = neverPut(face);
  if (never !== undefined) return never;
  if (face.type === 'kingCell') return refuse('814.1', REASONS.cellsMissing);
  const dream = dreamBan(world, player, face);
  if (dream !== undefined) return dream;
  const duelist = duelistBan(world, player, face);
  if (duelist !== undefined) return duelist;
  for (const { ban, from } of bansOf(world, 'put')) {
    if (!isPlayer(ban.who, player, from.scope.player)) continue;
    if (ban.unless === 'summoned' && summoned === 'summoned') continue;
    if (ban.unless === 'used' && summoned !== 'put') continue;
    if (ban.unless === 'fromHand' && object.zone === 'hand') continue;
    if (ban.what !== undefined && !faceMatches(world, object, face, ban.what, from.scope)) continue;
    if (ignoresBans(world, object, 'put')) continue;
    return refuse('101.2', REASONS.cannotBePut, from.scope.sourceName);
  }
  return undefined;
}

/** 817.2. While a dream element lies in the battle zone, its owner neither uses nor puts elements of its name. */
function dreamBan(world: World, player: Player, face: Face): Refusal | undefined {
  if (!repertoireOf(world).dreams) return undefined;
  const { name } = face;
  const isDream = (object: CardObject): boolean => {
    const other = faceOf(world, object);
    return shareName(face, other) && isOfType(other.type, 'dreamCreature');
  };
  return counted(world.game, player, 'battleZone').some(isDream)
    ? refuse('817.2', 'a dream element of its name is in the battle zone', name)
    : undefined;
}

/** 202.4. Whether a face has one of the names of another. */
const shareName = (face: Face, { name, names }: PrintedFace): boolean =>
  face.name === name || ('names' in face && (face as PrintedFace).names.some((one) => names.includes(one)));

/** 317.3. While a duelist lies in the battle zone, its owner does not put duelists of its name. */
function duelistBan(world: World, player: Player, face: Face): Refusal | undefined {
  const { name, type } = face;
  if (type !== 'duelist') return undefined;
  const isSame = (object: CardObject): boolean => {
    const other = faceOf(world, object);
    return other.type === 'duelist' && shareName(face, other);
  };
  return counted(world.game, player, 'battleZone').some(isSame)
    ? refuse('317.3', REASONS.duelistThere, name)
    : undefined;
}

/** The effect that would move a card: its player, and its source. */
export type Cause = Pick<Scope, 'player' | 'source'>;

function isCause(world: World, cause: Cause | undefined, { of, filter }: Subject, scope: Scope): boolean {
  if (cause === undefined || !isPlayer(of, cause.player, scope.player)) return false;
  const source = lastObjectOf(world, cause.source);
  return filter === undefined || (source !== undefined && matches(world, source, filter, scope));
}

/** 101.2. A ban on leaving a zone. A pending card lies in its zone too: it is only not counted and not chosen there (409.1c). */
export function moveBan(
  world: World,
  object: CardObject,
  to: Zone,
  by: Cause | undefined,
  as?: ZoneChangeKind,
): Refusal | undefined {
  // 410.4. A card in the abyss zone stays there for the rest of the duel.
  if (object.zone === 'abyssZone') return refuse('410.4', REASONS.cannotLeave(ZONE_FACTS.abyssZone.name));
  // 701.33b. Nothing keeps a card from going there.
  if (to === 'abyssZone' || staticsOf(world).length === 0) return undefined;
  const lying = object.pending ? changed(object, { pending: false }) : object;
  for (const { ban, from } of bansOf(world, 'move')) {
    if (ban.from !== placeOf(world, object) || (ban.to !== undefined && ban.to !== to)) continue;
    if (ban.unless === 'destroyed' && as === 'cardDestroyed') continue;
    if (ban.by !== undefined && !isCause(world, by, ban.by, from.scope)) continue;
    if (!reaches(world, from, lying) || ignoresBans(world, lying, 'move')) continue;
    return refuse('101.2', REASONS.cannotLeave(ZONE_FACTS[object.zone].name), from.scope.sourceName);
  }
  return undefined;
}
