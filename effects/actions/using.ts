import type { CardObject, FaceIndex, ObjectId, Player } from '../../table/nouns.ts';
import { changed, changeObjects, counted } from '../../table/objects.ts';
import { happen } from '../events/happen.ts';
import { perform } from '../interpreter/perform.ts';
import type { CostAbility, Effect, Face } from '../language/vocabulary.ts';
import { askOne } from '../play/ask.ts';
import { infoOf, type Play } from '../play/play.ts';
import { putBan, type Refusal, refuse, useBan } from '../questions/bans.ts';
import {
  definitionOf,
  isCreatureFace,
  isEvolution,
  keywordsIn,
  nameOf,
  reaches,
  staticsOf,
} from '../questions/characteristics.ts';
import { holds } from '../questions/conditions.ts';
import { canPay, costToPay } from '../questions/costs.ts';
import type { PutHow, UseVerb } from '../state/facts.ts';
import type { Procedure, World } from '../state/game.ts';
import { type Scope, scopeOf } from '../state/scope.ts';
import { chooseBases, hasBase } from './evolution.ts';
import { type MoveRequest, moveTogether, request } from './moves.ts';

/** 701.5a. Using a card of each type has a word of its own. */
export function verbOf(face: Face): UseVerb {
  switch (face.type) {
    case 'creature':
    case 'evolutionCreature':
    case 'gacharangeCreature':
      return 'summoned';
    case 'spell':
      return 'cast';
    case 'crossGear':
      return 'generated';
    case 'castle':
      return 'fortified';
    case 'field':
    case 'd2Field':
    case 'dragheartFortress':
      return 'expanded';
  }
}

export const actOf = (face: Face): 'summon' | 'cast' | 'other' =>
  isCreatureFace(face) ? 'summon' : face.type === 'spell' ? 'cast' : 'other';

export function faceAt(world: World, object: CardObject, index: FaceIndex): Face {
  const definition = definitionOf(world, object);
  return index === 1 && definition.otherFace !== undefined ? definition.otherFace : definition;
}

/** Both faces of a twinpact, or the only one of any other card. */
export function usableFaces(world: World, object: CardObject): readonly (readonly [FaceIndex, Face])[] {
  const definition = definitionOf(world, object);
  return definition.otherFace === undefined
    ? [[0, definition]]
    : [
        [0, definition],
        [1, definition.otherFace],
      ];
}

/** 601.1a. Why a face may not be used, whatever it costs; undefined when it may. */
export function useRefusal(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
): Refusal | undefined {
  const ban = useBan(world, player, object, face, actOf(face));
  if (ban !== undefined) return ban;
  const scope = scopeOf(player, object.id, face.name);
  for (const ability of face.abilities) {
    if (ability.kind === 'useOnlyIf' && !holds(world, ability.condition, scope)) {
      return refuse('110.4e', 'its own condition for being used is not met', face.name);
    }
  }
  if (!hasBase(world, player, object, face)) return refuse('801.1a', 'there is nothing to evolve from');
  if (face.type === 'castle' && counted(world.game, player, 'shieldZone').length === 0) {
    return refuse('304.2', 'there is no shield to fortify');
  }
  return undefined;
}

/** 601.1a. Why a face may not be used for its cost now; undefined when it may. */
export function paidUseRefusal(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
): Refusal | undefined {
  const refused = useRefusal(world, player, object, face);
  if (refused !== undefined) return refused;
  if (!additionalCosts(object, face).every((cost) => canDo(world, player, object, face, cost)))
    return refuse('601.1f', 'what it costs besides cannot be paid');
  if (canPay(world, player, costToPay(world, object, face), face.civilizations)) return undefined;
  if (alternativeCosts(world, player, object, face).length > 0) return undefined;
  return refuse('601.1e', 'its cost cannot be paid');
}

/** 601.1f. What a face costs besides where it is used from the zone in which the card is. */
export const additionalCosts = (object: CardObject, face: Face): readonly CostAbility[] =>
  face.abilities.flatMap((ability) =>
    ability.kind === 'cost' && ability.way === 'additional' && isCostFrom(ability, object) ? [ability] : [],
  );

const isCostFrom = ({ from }: CostAbility, object: CardObject): boolean =>
  from === undefined || from.includes(object.zone);

/** 601.1a. The alternative costs of a face that can be paid now, by their index among its abilities. */
export function alternativeCosts(
  world: World,
  player: Player,
  object: CardObject,
  face: Face,
): readonly number[] {
  return face.abilities.flatMap((ability, index) =>
    ability.kind === 'cost' && ability.way === 'alternative' && canDo(world, player, object, face, ability)
      ? [index]
      : [],
  );
}

/** 601.1a. A cost that cannot be paid in full may not be chosen. The card itself is pending by then, and pays nothing (409.1a). */
function canDo(world: World, player: Player, object: CardObject, face: Face, cost: CostAbility): boolean {
  if (!isCostFrom(cost, object)) return false;
  const game = changeObjects(world.game, [object.id], { pending: true });
  const then = { game, pool: world.pool, profile: world.profile };
  return isThere(then, cost.effect, scopeOf(player, object.id, face.name));
}

/** Whether there is as much as an instruction needs to be followed in full. */
function isThere(world: World, effect: Effect, scope: Scope): boolean {
  if (effect.do === 'inOrder') return effect.effects.every((one) => isThere(world, one, scope));
  if (effect.do === 'breakShields') {
    const { of, count } = effect;
    return count === 'all' || holds(world, { kind: 'shields', of, is: { min: count } }, scope);
  }
  if (!('what' in effect) || !('choose' in effect.what) || effect.what.amount !== 'exactly') return true;
  const { choose, count } = effect.what;
  return 'ref' in choose || holds(world, { kind: 'count', of: choose, is: { min: count } }, scope);
}

export interface PutWith {
  readonly how: PutHow;
  readonly face: FaceIndex;
  readonly unpaid?: true;
  readonly tapped?: true;
  /** What it is put on; asked where an evolution creature needs it and nothing is given. */
  readonly onto?: readonly ObjectId[];
}

/**
 * 301.2, 801. A card is put into the battle zone. A forbidden put does nothing (101.3): the card stays where it was.
 * Gives back the object that it became, or is now part of.
 */
export function* putIntoBattleZone(
  play: Play,
  object: CardObject,
  how: PutWith,
): Procedure<CardObject | undefined> {
  const face = faceAt(play, object, how.face);
  const summoned = how.how === 'summoned' ? 'summoned' : 'put';
  const player = object.owner;
  if (face.type === 'spell' || putBan(play, player, object, face, summoned) !== undefined) return undefined;
  const bases =
    how.onto === undefined
      ? yield* chooseBases(play, player, object, face)
      : ownBases(play, player, object, how.onto);
  if (bases === undefined) return undefined;
  const onto = isEvolution(face) ? bases.find((id) => play.find(id)?.zone === 'battleZone') : undefined;
  const alsoOnto = bases.filter((id) => id !== onto);
  const attachedTo = takesShield(face) ? yield* chooseShieldFor(play, player, object) : undefined;
  const put: MoveRequest = {
    ...request(object, 'battleZone', object.zone === 'battleZone' ? 'cardMoved' : 'cardPut', '301.2', {
      face: how.face,
      onto,
      alsoOnto,
      tapped: how.tapped ?? entersTapped(play, object, face),
      attachedTo,
      topOnly: object.zone === 'battleZone',
    }),
    how: how.how,
    ...(how.unpaid === undefined ? {} : { unpaid: how.unpaid }),
  };
  const [moved] = yield* moveTogether(play, [put]);
  return moved?.became[0];
}

/** 801.1a. A card is put on cards of its own player only; where none of those that are named is one, it cannot be put. */
function ownBases(
  play: Play,
  player: Player,
  object: CardObject,
  named: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  const own = named.filter((id) => id !== object.id && play.find(id)?.owner === player);
  return own.length === 0 ? undefined : own;
}

/** 603.5d. Entering tapped is static: it is so from the first moment, also where the card says it of itself. */
function entersTapped(play: Play, object: CardObject, face: Face): boolean {
  const there = changed(object, { zone: 'battleZone', pending: false });
  return (
    saysItEntersTapped(play, object, face) ||
    staticsOf(play).some(
      (candidate) => candidate.effect.kind === 'entersTapped' && reaches(play, candidate, there),
    )
  );
}

const saysItEntersTapped = (play: Play, object: CardObject, { name, abilities }: Face): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'static' &&
      'ref' in ability.affects &&
      ability.affects.ref === 'this' &&
      ability.effects.some(({ kind }) => kind === 'entersTapped') &&
      (ability.while === undefined || holds(play, ability.while, scopeOf(object.owner, object.id, name))),
  );

/** 304.2. A castle is attached to a shield; a creature with shield force names one as it is put (603.5d). */
const takesShield = (face: Face): boolean =>
  face.type === 'castle' || keywordsIn(face.abilities, 'shieldForce').length > 0;

function* chooseShieldFor(play: Play, player: Player, castle: CardObject): Procedure<ObjectId | undefined> {
  const shields = counted(play.game, player, 'shieldZone');
  if (shields.length === 0) return undefined;
  return yield* askOne({
    player,
    kind: 'choose',
    rule: '304.2',
    prompt: `Choose the shield for ${nameOf(play.game, castle)}`,
    source: infoOf(play, castle, player, 'known'),
    options: shields.map((shield, index) => ({
      option: { label: `Shield ${index + 1}`, card: infoOf(play, shield, player, 'asViewed') },
      value: shield.id,
    })),
  });
}

/** 601.1g. The card is used: whatever waits for that triggers before its text is followed. */
export function* announceUse(play: Play, object: CardObject, face: Face, paid: 'paid' | 'unpaid'): Procedure {
  const about = { player: object.owner, object: object.id, name: face.name };
  const fact = {
    kind: 'cardUsed',
    ...about,
    verb: verbOf(face),
    unpaid: paid === 'unpaid',
    from: object.zone,
  } as const;
  yield* happen(play, [[fact, '601.1g']], play.game);
}

/**
 * 302.2, 605.2. The text of a spell is followed in its printed order; then, as the last step, it leaves (605.2f). Where that
 * is replaced or forbidden, it comes out of pending as it was (409.1d).
 */
function* followSpell(play: Play, object: CardObject, face: Face): Procedure {
  const scope = scopeOf(object.owner, object.id, face.name);
  for (const ability of face.abilities) {
    if (ability.kind === 'spell') yield* perform(play, ability.effect, scope);
  }
  const still = play.find(object.id);
  if (still === undefined) return;
  const to = keywordsIn(face.abilities, 'charger').length > 0 ? 'manaZone' : 'graveyard';
  yield* moveTogether(play, [request(still, to, 'cardMoved', '605.2f')]);
  play.change([still.id], { pending: false });
}

/** 112.3g, 409.1d. A card is used without paying its cost, in one go. */
export function* useWithoutPaying(
  play: Play,
  object: CardObject,
  index: FaceIndex,
  onto?: readonly ObjectId[],
): Procedure<Used> {
  const face = faceAt(play, object, index);
  const player = object.owner;
  if (onto === undefined && useRefusal(play, player, object, face) !== undefined) return NOT_USED;
  if (useBan(play, player, object, face, actOf(face)) !== undefined) return NOT_USED;
  play.change([object.id], { pending: true });
  play.note(
    { kind: 'useDeclared', player, object: object.id, name: face.name, verb: verbOf(face) },
    '601.1a',
  );
  yield* announceUse(play, object, face, 'unpaid');
  return yield* finishUse(play, object, index, { unpaid: true, onto });
}

/** What came of using a card: whether it was used, and the object in the battle zone where it became one. */
export interface Used {
  readonly did: boolean;
  readonly became: CardObject | undefined;
}

const NOT_USED: Used = { did: false, became: undefined };

const HOW: { readonly [V in UseVerb]: PutHow } = {
  summoned: 'summoned',
  cast: 'effect',
  generated: 'generated',
  fortified: 'fortified',
  expanded: 'expanded',
};

/** 301.2, 302.2. What using a card comes to once it is used: a spell is followed, everything else is put. */
export function* finishUse(
  play: Play,
  object: CardObject,
  index: FaceIndex,
  { unpaid, onto }: { readonly unpaid?: true; readonly onto: readonly ObjectId[] | undefined },
): Procedure<Used> {
  const face = faceAt(play, object, index);
  const pending = play.find(object.id);
  if (pending === undefined) return NOT_USED;
  if (face.type === 'spell') {
    yield* followSpell(play, pending, face);
    return { did: true, became: undefined };
  }
  const put = yield* putIntoBattleZone(play, pending, {
    how: HOW[verbOf(face)],
    face: index,
    ...(unpaid === undefined ? {} : { unpaid }),
    ...(onto === undefined ? {} : { onto }),
  });
  if (put === undefined) play.change([object.id], { pending: false });
  return { did: put !== undefined, became: put };
}
