import type { CardObject, ObjectId, Zone } from '../../table/nouns.ts';
import { counted } from '../../table/objects.ts';
import type { Effect, Target, Who } from '../language/vocabulary.ts';
import { endsWithoutSource } from '../state/durations.ts';
import type { Instruction } from '../state/instruction.ts';
import { playersOf, type Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { amountOf, numberOf } from './amounts.ts';
import { moveBan, putBan } from './bans.ts';
import { hasBase } from './bases.ts';
import { canBattle } from './canBattle.ts';
import { canChangePlaces } from './canChangePlaces.ts';
import { abilitiesOf, creaturesOf, definitionOf, faceOf, isCreatureFace } from './characteristics.ts';
import { referents } from './choosable.ts';
import { holds } from './conditions.ts';
import { membersOf } from './filters.ts';
import { offerOf } from './offered.ts';
import { cardsBelow } from './piles.ts';
import { possibleFor } from './possibleFor.ts';
import { triggeredIn } from './triggering.ts';
import { crossable, faceAt, usableFaces, useRefusal } from './uses.ts';

type Words = Effect['do'];

/** What would be done, by whom, and without which objects. */
interface Attempt {
  readonly world: World;
  readonly scope: Scope;
  /** 609.9b. Objects that take the place of other events of the same instant. */
  readonly claimed: ReadonlySet<ObjectId>;
}

type Possible<D extends Words> = (attempt: Attempt, effect: Instruction<D>) => boolean;

/** What a target could be, apart from what is claimed. */
function possibleObjects({ world, scope, claimed }: Attempt, target: Target): readonly CardObject[] {
  const isOpen = ({ id }: CardObject): boolean => !claimed.has(id);
  if ('choose' in target) return offerOf(world, target, scope, isOpen).objects;
  const objects = 'ref' in target ? referents(world, target, scope) : membersOf(world, target, scope);
  return objects.filter(isOpen);
}

const some = (
  attempt: Attempt,
  target: Target,
  fits: (object: CardObject) => boolean = () => true,
): boolean => possibleObjects(attempt, target).some(fits);

/** 101.2, 801.1a. Whether a card outside the battle zone can be put there by an effect. */
function canBePut(world: World, object: CardObject): boolean {
  const face = faceAt(world, object, 0);
  return (
    object.zone !== 'battleZone' &&
    face.type !== 'spell' &&
    moveBan(world, object, 'battleZone') === undefined &&
    putBan(world, object.owner, object, face, 'put') === undefined &&
    hasBase(world, object.owner, object, face)
  );
}

/** Whether a card can go to a zone. A spell that is being cast may return to where it lies (409.2a). */
export function canGo(world: World, object: CardObject, to: Zone): boolean {
  if (to === 'battleZone') return canBePut(world, object);
  if (object.zone === to) return to === 'deck' || object.pending;
  return moveBan(world, object, to) === undefined;
}

/** Whether players have a card in a zone that counts there and is not claimed. */
const someHave = ({ world, scope, claimed }: Attempt, who: Who, zone: Zone): boolean =>
  playersOf(who, scope.player).some((one) =>
    counted(world.game, one, zone).some(({ id }) => !claimed.has(id)),
  );

/** 101.2. Whether an effect can use a card without paying. */
function canBeUsed({ world, scope }: Attempt, { by }: Instruction<'use'>, object: CardObject): boolean {
  const player = by === undefined ? object.owner : scope.player;
  return (
    object.zone !== 'battleZone' &&
    moveBan(world, object, 'battleZone') === undefined &&
    usableFaces(world, object).some(
      ([, face]) =>
        (face.type === 'spell' || player === object.owner) &&
        useRefusal(world, player, object, face) === undefined,
    )
  );
}

const canBeCrossed = ({ world }: Attempt, gear: CardObject, creature: CardObject): boolean =>
  gear.zone === 'battleZone' &&
  definitionOf(world, gear).type === 'crossGear' &&
  crossable(world, gear.owner, gear).some(({ id }) => id === creature.id);

/** Whether one of several objects has cards below it that an effect can take. */
const hasBelow = (attempt: Attempt, { what, count, filter }: Instruction<'moveUnder'>): boolean =>
  (count === 'all' || numberOf(attempt.world, count, attempt.scope) > 0) &&
  some(attempt, what, (object) => cardsBelow(attempt.world, object, filter, attempt.scope).length > 0);

const withBound = (attempt: Attempt, name: string, { id }: CardObject): Attempt => {
  const { scope } = attempt;
  return { ...attempt, scope: { ...scope, bound: { ...scope.bound, [name]: [id] } } };
};

const withNumber = (attempt: Attempt, name: string, number: number): Attempt => {
  const { scope } = attempt;
  return { ...attempt, scope: { ...scope, named: { ...scope.named, [name]: number } } };
};

/** 101.5a. The first clause: choices and numbers that are named belong to the clause that follows them. */
function firstOf(attempt: Attempt, [first, ...rest]: readonly Effect[]): boolean {
  if (first === undefined) return false;
  if (rest.length === 0) return isPossible(attempt, first);
  switch (first.do) {
    case 'choose':
      return some(attempt, first.what, (object) =>
        firstOf(withBound(attempt, first.what.as ?? 'chosen', object), rest),
      );
    case 'remember':
      return firstOf(
        withNumber(attempt, first.as, amountOf(attempt.world, first.amount, attempt.scope)),
        rest,
      );
    case 'nameNumber':
      return firstOf(withNumber(attempt, first.as, first.max), rest);
    default:
      return isPossible(attempt, first);
  }
}

const always = (): boolean => true;

/** Instructions that are made of others. */
const COMPOUND = {
  inOrder: (attempt, { effects }) => firstOf(attempt, effects),
  ifDone: (attempt, { first }) => isPossible(attempt, first),
  may: (attempt, { effect }) => isPossible(attempt, effect),
  tally: (attempt, { effect }) => isPossible(attempt, effect),
  if: (attempt, { condition, then, otherwise }) => {
    const next = holds(attempt.world, condition, attempt.scope) ? then : otherwise;
    return next !== undefined && isPossible(attempt, next);
  },
  modes: (attempt, { modes }) => modes.some((mode) => isPossible(attempt, mode)),
  repeat: (attempt, { times, effect }) =>
    numberOf(attempt.world, times, attempt.scope) > 0 && isPossible(attempt, effect),
  forEach: (attempt, { of, as, effect }) =>
    some(attempt, of, (object) => isPossible(withBound(attempt, as, object), effect)),
  choose: (attempt, { what }) => some(attempt, what),
  nameNumber: always,
  nameCard: always,
  nameRace: always,
  remember: always,
} satisfies { readonly [D in Words]?: Possible<D> };

/** Instructions that move cards, or do something to them where they lie. */
const TO_CARDS = {
  draw: (attempt, { who, count }) =>
    numberOf(attempt.world, count, attempt.scope) > 0 && someHave(attempt, who, 'deck'),
  moveTop: (attempt, { who, count, to }) =>
    playersOf(who, attempt.scope.player).some((player) =>
      counted(attempt.world.game, player, 'deck')
        .filter(({ id }) => !attempt.claimed.has(id))
        .slice(0, numberOf(attempt.world, count, attempt.scope))
        .some((object) => to === 'deck' || canGo(attempt.world, object, to)),
    ),
  breakShields: (attempt, { of, count }) =>
    (count === 'all' || numberOf(attempt.world, count, attempt.scope) > 0) &&
    someHave(attempt, of, 'shieldZone'),
  destroy: toEach,
  discard: toEach,
  tap: toEach,
  untap: toEach,
  move: (attempt, { what, to }) => some(attempt, what, (object) => canGo(attempt.world, object, to)),
  atOnce: (attempt, { moves }) => moves.some((move) => isPossible(attempt, move)),
  moveUnder: hasBelow,
  put: (attempt, { what, onto }) =>
    onto === undefined
      ? some(attempt, what, (object) => canBePut(attempt.world, object))
      : some(attempt, what) && some(attempt, onto),
  use: (attempt, effect) => some(attempt, effect.what, (object) => canBeUsed(attempt, effect, object)),
  swap: (attempt, { what }) =>
    some(attempt, what, (out) => canChangePlaces(attempt.world, out, attempt.scope)),
  cross: (attempt, { what, onto }) =>
    some(attempt, what, (gear) => some(attempt, onto, (creature) => canBeCrossed(attempt, gear, creature))),
  battle: (attempt, { a, b }) =>
    some(attempt, a, (one) => some(attempt, b, (other) => canBattle(attempt.world, one, other))),
  flip: (attempt, { what }) => some(attempt, what, ({ flipped }) => !flipped),
  turn: (attempt, { what, to }) =>
    some(attempt, what, ({ zone, faceUp }) => zone !== 'hand' && faceUp !== (to === 'faceUp')),
} satisfies { readonly [D in Words]?: Possible<D> };

function toEach(attempt: Attempt, effect: Instruction<'destroy' | 'discard' | 'tap' | 'untap'>): boolean {
  return some(attempt, effect.what, (object) => possibleFor(attempt.world, effect, object, attempt.scope));
}

const lasts = ({ world, scope }: Attempt, until: Instruction<'delayed'>['until']): boolean =>
  !endsWithoutSource(world.game, { until, source: { object: scope.source, name: scope.sourceName } });

const POSSIBLE: { readonly [D in Words]: Possible<D> } = {
  ...COMPOUND,
  ...TO_CARDS,
  search: always,
  shuffle: always,
  look: (attempt, { what }) => some(attempt, what),
  reveal: (attempt, { what }) => some(attempt, what),
  lookAtTop: (attempt, { who }) => someHave(attempt, who, 'deck'),
  revealUntil: (attempt, { who }) => someHave(attempt, who ?? 'you', 'deck'),
  lasting: (attempt, { affects, alsoLater, until }) =>
    lasts(attempt, until) && (('in' in affects && alsoLater === true) || some(attempt, affects)),
  become: (attempt, { what, card }) =>
    referents(attempt.world, card, attempt.scope).some((one) => isCreatureFace(faceOf(attempt.world, one))) &&
    some(attempt, what, (one) => one.zone === 'battleZone' && isCreatureFace(faceOf(attempt.world, one))),
  replaceUntil: (attempt, { until }) => lasts(attempt, until),
  delayed: (attempt, { until }) => lasts(attempt, until),
  gacharangeSummon: ({ world, scope }, { count }) => {
    const [top] = world.game.zones[scope.player].superGRZone;
    return (
      top !== undefined &&
      numberOf(world, count, scope) > 0 &&
      useRefusal(world, scope.player, top, faceAt(world, top, 0)) === undefined
    );
  },
  useIcons: ({ world, scope }, { icon, count }) =>
    numberOf(world, count, scope) > 0 &&
    creaturesOf(world, scope.player).some((creature) =>
      triggeredIn(abilitiesOf(world, creature)).some((ability) => ability.icon === icon),
    ),
  endAttack: ({ world }) => world.game.attack !== undefined && !world.game.attack.ended,
  skipRestOfTurn: always,
  extraTurn: always,
  wins: always,
};

function isPossible<D extends Words>(attempt: Attempt, effect: Instruction<D>): boolean {
  const possible: Possible<D> = POSSIBLE[effect.do as D];
  return possible(attempt, effect);
}

/**
 * 609.4. Whether at least a part of what would be done instead of an event can be done. Only the first clause counts,
 * which takes the place of the event.
 * @param claimed objects that take the place of other events of the same instant (609.9b).
 */
export const canBeDone = (
  world: World,
  effect: Effect,
  scope: Scope,
  claimed: ReadonlySet<ObjectId>,
): boolean => isPossible({ world, scope, claimed }, effect);
