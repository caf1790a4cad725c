import type { CardObject, FaceIndex, ObjectId, Player } from '../../table/nouns.ts';
import { changed, counted, inBattleZone } from '../../table/objects.ts';
import { LABELS } from '../../table/sentences/labels.ts';
import { PROMPTS } from '../../table/sentences/prompts.ts';
import { happen } from '../events/happen.ts';
import { type EventPlan, planAsAsked } from '../events/planEvents.ts';
import { isSpellType } from '../language/cardTypes.ts';
import type { Face, KeywordName } from '../language/vocabulary.ts';
import { type Ask, askOne, confirm } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { keywordsIn } from '../questions/abilities/keywordsIn.ts';
import { putBan, useBan } from '../questions/characteristics/bans.ts';
import { canEvolve, creaturesOf, nameOf } from '../questions/characteristics/characteristics.ts';
import { belongsTo } from '../questions/characteristics/filters.ts';
import { infoOf, namedOption } from '../questions/characteristics/objectInfo.ts';
import { evolvesByChoice, needsBase } from '../questions/characteristics/piles/bases.ts';
import { costOfUse } from '../questions/costs/costOfUse.ts';
import { actOf, cellsFor, faceAt, gacharangeCreatures, useRefusal, verbOf } from '../questions/costs/uses.ts';
import { entersTapped, mayEnterTapped } from '../questions/triggers/arrivals.ts';
import type { PrintedFace } from '../state/caches.ts';
import { remaining } from '../state/durations.ts';
import type { Lasting, Procedure } from '../state/game.ts';
import { type Payment, type PutHow, paymentFacts, type UseVerb } from '../state/reported/facts.ts';
import { type MoveRequest, request } from '../state/reported/moveRequest.ts';
import { scopeOf } from '../state/scope.ts';
import { chooseBases, enteringOver } from './choosing/chooseBases.ts';
import { endPending } from './endPending.ts';
import { carryOutPlan, moveTogether, planMoves } from './moves.ts';
import { chooseLinks, linkCentralGods, takeApart } from './piles/linking.ts';
import { stateBasedActionsBetween } from './stateBased.ts';

/** 601.1f. What an effect has had paid as the cost of a use. */
interface PaidByEffect {
  /** The mana that was tapped. */
  readonly mana?: readonly ObjectId[] | undefined;
  /** The title of the ability that names the cost, where it has one. */
  readonly title?: MoveRequest['alternative'];
}

export interface PutWith extends PaidByEffect {
  readonly how: PutHow;
  readonly face: FaceIndex;
  readonly payment: Payment;
  readonly tapped?: true;
  /** The players have decided already not to replace it. */
  readonly settled?: true;
  /** What it is put on; asked for if an evolution creature needs a base and none is given. */
  readonly onto?: readonly ObjectId[];
  /** 305.2. The creatures of which a weapon is equipped to one; to any of its player if undefined. */
  readonly equip?: readonly ObjectId[];
}

/** The result of putting a card into the battle zone. */
export interface PutOutcome {
  /** 101.3a. Also where a replacement effect made something else of it. */
  readonly attempted: boolean;
  /** The resulting object, which for an evolution creature is its base. */
  readonly became: CardObject | undefined;
}

const NOT_PUT: PutOutcome = { attempted: false, became: undefined };

/** 301.2, 801. Puts a card into the battle zone. A forbidden put does nothing and leaves the card where it is (101.3). */
export function* putIntoBattleZone(play: Play, object: CardObject, how: PutWith): Procedure<PutOutcome> {
  const face = faceAt(play, object, how.face);
  const summoned = WAY[how.how];
  const player = object.owner;
  const hasChoice = evolvesByChoice(face);
  if (isSpellType(face.type) || face.type === 'galaxyCastle') return NOT_PUT;
  if (!hasChoice && putBan(play, player, object, face, summoned) !== undefined) return NOT_PUT;
  const bases =
    how.onto === undefined
      ? yield* chooseBases(play, player, object, face, summoned)
      : ownBases(play, player, object, face, how.onto);
  if (bases === undefined) return NOT_PUT;
  const entering = enteringOver(play, object, face, bases);
  if (hasChoice && putBan(play, player, entering, face, summoned) !== undefined) return NOT_PUT;
  const onto = canEvolve(face) ? bases.find((id) => play.find(id)?.zone === 'battleZone') : undefined;
  const alsoOnto = bases.filter((id) => id !== onto);
  const isWeapon = face.type === 'dragheartWeapon';
  const isAura = face.type === 'aura';
  const attachedTo = isWeapon
    ? yield* chooseBearer(play, object, how.equip)
    : isAura
      ? yield* chooseForAura(play, object, how)
      : takesShield(face)
        ? yield* chooseShieldFor(play, player, object)
        : undefined;
  if ((isWeapon || isAura) && attachedTo === undefined) return NOT_PUT;
  const combines = face.combines === undefined ? undefined : yield* chooseCells(play, object, face);
  if (face.combines !== undefined && combines === undefined) return NOT_PUT;
  const put: MoveRequest = {
    ...request(object, 'battleZone', object.zone === 'battleZone' ? 'cardMoved' : 'cardPut', '301.2', {
      face: how.face,
      onto,
      alsoOnto,
      tapped:
        how.tapped ??
        (entersTapped(play, entering, face, how.face) ||
          (mayEnterTapped(play, entering, face) && (yield* asksToEnterTapped(play, object, face)))),
      attachedTo,
      // 109.2a. The other cards of a shield stay a shield.
      topOnly: object.zone === 'battleZone' || object.zone === 'shieldZone',
    }),
    how: how.how,
    payment: how.payment,
    combines,
    ...(isForAlternativeCost(play, object) || isForCostOfEffect(play, object, how.payment)
      ? { alternative: how.title ?? true }
      : {}),
    ...(isForLess(play, object) ? { forLess: true } : {}),
    ...allowanceUsed(play, object),
    ...manaTapped(play, object, how.mana),
  };
  const planned = how.settled ? planAsAsked(play, [put]) : yield* planMoves(play, [put]);
  const entered = yield* followAsPut(play, object, face, planned);
  const plan = yield* linkAsPut(play, object, face, bases, planned);
  const [moved] = yield* carryOutPlan(play, plan);
  const became = moved?.became[0];
  entered(became);
  if (became !== undefined && face.godLink !== undefined) yield* linkCentralGods(play, became);
  if (became !== undefined && isWeapon) noteEquipped(play, became);
  return { attempted: moved !== undefined || plan.outcomes.length > 0, became };
}

/** 814.1c. The cells that are combined with the one that is used, once the cost has been paid; undefined if one is missing by then. */
function* chooseCells(
  play: Play,
  object: CardObject,
  face: PrintedFace,
): Procedure<readonly ObjectId[] | undefined> {
  const found = object.zone === 'battleZone' ? undefined : cellsFor(play, object.owner, face);
  if (found === undefined) return undefined;
  const chosen: ObjectId[] = [];
  for (const cells of found)
    chosen.push(
      yield* askForBearer<never>(play, object, cells, '814.1c', PROMPTS.combined(face.ownName), []),
    );
  return chosen;
}

/** The creatures of the owner of a card, or those of them that an effect names. */
const bearersFor = (
  play: Play,
  { owner }: CardObject,
  among: readonly ObjectId[] | undefined,
): readonly CardObject[] =>
  creaturesOf(play, owner).filter(({ id }) => among === undefined || among.includes(id));

/** 305.2, 305.3. The creature of its player to which a weapon is equipped; without one it is not put. */
function* chooseBearer(
  play: Play,
  weapon: CardObject,
  among: readonly ObjectId[] | undefined,
): Procedure<ObjectId | undefined> {
  const bearers = bearersFor(play, weapon, among);
  if (bearers.length === 0) return undefined;
  return yield* askForBearer<never>(
    play,
    weapon,
    bearers,
    '305.2',
    PROMPTS.equipped(nameOf(play.game, weapon)),
    [],
  );
}

/**
 * 310.2. The creature to which an aura is attached: one that an effect names, else a gacharange creature of its player, or as it is executed one that
 * is summoned for it. Undefined if that one has left the battle zone by then (310.2a).
 */
function* chooseForAura(
  play: Play,
  aura: CardObject,
  { equip, how }: PutWith,
): Procedure<ObjectId | undefined> {
  const bearers = equip === undefined ? gacharangeCreatures(play, aura.owner) : bearersFor(play, aura, equip);
  const [top] = play.game.zones[aura.owner].superGRZone;
  const summons = how === 'executed' && top !== undefined;
  if (bearers.length === 0 && !summons) return undefined;
  const prompt = PROMPTS.attachedTo(nameOf(play.game, aura));
  const others = summons ? [{ option: { label: LABELS.gacharangeSummon }, value: 'summon' as const }] : [];
  const chosen = yield* askForBearer(play, aura, bearers, '310.2', prompt, others);
  if (chosen !== 'summon') return chosen;
  if (top === undefined) return undefined;
  const { became } = yield* useWithoutPaying(play, top, 0, { payment: 'withoutMana' });
  return became === undefined ? undefined : inBattleZone(play.game, became.id)?.id;
}

/** The creature to which a card is equipped or attached, a cell that it is combined with, or something else that may be chosen. */
const askForBearer = <T extends string = never>(
  play: Play,
  card: CardObject,
  bearers: readonly CardObject[],
  rule: string,
  prompt: string,
  others: Ask<T>['options'],
): Procedure<ObjectId | T> =>
  askOne<ObjectId | T>({
    player: card.owner,
    kind: 'choose',
    rule,
    prompt,
    source: infoOf(play, card, card.owner, 'known'),
    options: [
      ...bearers.map((creature) => ({
        option: namedOption(play, creature, card.owner).option,
        value: creature.id,
      })),
      ...others,
    ],
  });

function noteEquipped(play: Play, weapon: CardObject): void {
  const bearer = weapon.attachedTo === undefined ? undefined : play.find(weapon.attachedTo);
  if (bearer === undefined) return;
  play.note(
    { kind: 'weaponEquipped', ...play.about(weapon), onto: bearer.id, ontoName: nameOf(play.game, bearer) },
    '305.2',
  );
}

/** 804.1a, 804.1d. A god is linked as it is put, unless something else happens instead: that has read the card by itself. */
function* linkAsPut(
  play: Play,
  object: CardObject,
  face: PrintedFace,
  bases: readonly ObjectId[],
  plan: EventPlan,
): Procedure<EventPlan> {
  const [put, ...others] = plan.requests;
  if (face.godLink === undefined || put === undefined || others.length + plan.outcomes.length > 0)
    return plan;
  yield* takeApart(play, object, face);
  const links = yield* chooseLinks(play, object, object.card, face, bases);
  return links === undefined ? plan : { ...plan, requests: [{ ...put, links }] };
}

const NOTHING_ENTERED = (): void => {};

/**
 * 110.4f. What a card says of how it is put is followed before it lies there, unless it is put elsewhere instead. What that leaves behind is
 * about the object that the card becomes: the result tells it which one that is.
 */
function* followAsPut(
  play: Play,
  object: CardObject,
  face: PrintedFace,
  { requests }: EventPlan,
): Procedure<(became: CardObject | undefined) => void> {
  const effects = face.abilities.flatMap((ability) =>
    ability.kind === 'triggered' && ability.when.event === 'put' && ability.when.entering
      ? [ability.effect]
      : [],
  );
  if (effects.length === 0) return NOTHING_ENTERED;
  if (!requests.some(({ move }) => move.object === object.id && move.to === 'battleZone'))
    return NOTHING_ENTERED;
  const before = play.game.lasting;
  const scope = scopeOf(object.owner, object.id, face.name);
  for (const effect of effects) yield* play.actingAs(object.owner, play.perform(effect, scope));
  return (became) => play.set({ lasting: lastingOf(play.game.lasting, before, object, became) });
}

/** What has begun since then on behalf of an object is on behalf of what that has become. */
const lastingOf = (
  now: readonly Lasting[],
  before: readonly Lasting[],
  { id }: CardObject,
  became: CardObject | undefined,
): readonly Lasting[] =>
  now.flatMap((one) => {
    if (before.includes(one) || one.source.object !== id) return [one];
    return became === undefined ? [] : [{ ...one, source: { ...one.source, object: became.id } }];
  });

/** 701.5a. Whether what is put is summoned, or used in another way. */
const WAY: { readonly [H in PutHow]: 'summoned' | 'used' | 'put' } = {
  summoned: 'summoned',
  effect: 'put',
  revolutionChange: 'put',
  generated: 'used',
  fortified: 'used',
  expanded: 'used',
  executed: 'used',
};

/** 601.1a. Whether the card is being used for an alternative cost. */
const isForAlternativeCost = ({ game: { use } }: Play, { id }: CardObject): boolean =>
  use?.object === id && use.granted !== 'nothing' && (use.alternative ?? use.granted) !== undefined;

/** 112.3, 601.1a. Whether an effect has the card used for a cost that it names. */
const isForCostOfEffect = (
  { game: { use } }: Play,
  { id }: CardObject,
  payment: Payment | undefined,
): boolean => payment === 'mana' && use?.object !== id;

/** 601.1a. Whether the card is being used for less, for which its player gives something later. */
const isForLess = ({ game: { use } }: Play, { id }: CardObject): boolean =>
  use?.object === id && use.reductions?.some(({ pay }) => pay === 'later') === true;

const asksToEnterTapped = (play: Play, object: CardObject, face: Face): Procedure<boolean> =>
  confirm(
    object.owner,
    '110.4f',
    PROMPTS.entersTapped(face.name),
    infoOf(play, object, object.owner, 'known'),
  );

/**
 * 801.1a. A card is put only on its own player's cards; undefined if none of the named cards qualifies and it cannot do
 * without.
 */
function ownBases(
  play: Play,
  player: Player,
  object: CardObject,
  face: Face,
  named: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  const own = named.filter((id) => id !== object.id && play.find(id)?.owner === player);
  const canDoWithout = named.length === 0 ? !needsBase(face) : evolvesByChoice(face);
  return own.length > 0 || canDoWithout ? own : undefined;
}

/** 304.2. A castle is attached to a shield; a creature with shield force names one as it is put (110.4f). */
const takesShield = (face: Face): boolean =>
  face.type === 'castle' || keywordsIn(face.abilities, 'shieldForce').length > 0;

function* chooseShieldFor(play: Play, player: Player, castle: CardObject): Procedure<ObjectId | undefined> {
  const shields = counted(play.game, player, 'shieldZone');
  if (shields.length === 0) return undefined;
  return yield* askOne({
    player,
    kind: 'choose',
    rule: '304.2',
    prompt: PROMPTS.fortified(nameOf(play.game, castle)),
    source: infoOf(play, castle, player, 'known'),
    options: shields.map((shield, index) => ({
      option: { label: LABELS.shield(index + 1), card: infoOf(play, shield, player, 'asViewed') },
      value: shield.id,
    })),
  });
}

/** 601.1g. The card counts as used; triggers on that happen before its text is followed. */
export function* announceUse(
  play: Play,
  object: CardObject,
  face: Face,
  payment: Payment,
  through?: 'shieldTrigger',
  player: Player = object.owner,
): Procedure {
  const about = { player, object: object.id, name: face.name };
  const fact = {
    kind: 'cardUsed',
    ...about,
    verb: verbOf(face),
    ...paymentFacts(payment),
    from: object.zone,
    ...(through === undefined ? {} : { through }),
    ...allowanceUsed(play, object),
    ...reductionsUsed(play, object),
    ...extrasPaid(play, object),
  } as const;
  endWithUse(play, object);
  yield* happen(play, [[fact, '601.1g']], play.game);
}

/** 601.1a. The permission that a use in progress counts for. */
function allowanceUsed({ game: { use } }: Play, { id }: CardObject): { readonly allowedBy?: ObjectId } {
  return use?.object === id && use.allowedBy !== undefined ? { allowedBy: use.allowedBy } : {};
}

/** 601.1f. The mana that is tapped for a use in progress, or for one that an effect has paid for. */
function manaTapped(
  { game: { use } }: Play,
  { id }: CardObject,
  byEffect: readonly ObjectId[] | undefined,
): { readonly mana?: readonly ObjectId[] } {
  const mana = use?.object === id ? use.mana : byEffect;
  return mana === undefined ? {} : { mana };
}

/** 601.1a. The reductions that count for a use in progress. */
function reductionsUsed(
  { game: { use } }: Play,
  { id }: CardObject,
): { readonly reducedBy?: readonly ObjectId[] } {
  const by = use?.object === id ? (use.reductions ?? []).flatMap(({ allowedBy }) => allowedBy ?? []) : [];
  return by.length === 0 ? {} : { reducedBy: by };
}

/** 112.2d. How often the optional costs of a use in progress are paid. */
const extrasPaid = ({ game: { use } }: Play, { id }: CardObject): { readonly extras?: readonly number[] } =>
  use?.object === id && use.extras !== undefined ? { extras: use.extras } : {};

/** 601.1g. What lasts until one of those that it affects is used is over. */
function endWithUse(play: Play, used: CardObject): void {
  const { lasting } = play.game;
  if (!lasting.some(({ untilUsed }) => untilUsed)) return;
  const object = changed(used, { pending: false });
  const remains = ({ untilUsed, affects, player, source, bound, named }: Lasting): boolean => {
    if (!untilUsed) return true;
    if (!('in' in affects)) return !affects.includes(object.id);
    const scope = { ...scopeOf(player, source.object, source.name, bound), named };
    return !belongsTo(play, object, affects, scope);
  };
  play.set({ lasting: remaining(lasting, remains) });
}

/**
 * 302.2, 605.2. Follows the text of a spell in printed order; as the last step the spell leaves (605.2f), unless its text
 * has put it back where it lay (409.2a). If that is replaced or forbidden, it is no longer pending (409.2).
 */
function* followSpell(play: Play, player: Player, object: CardObject, face: Face): Procedure {
  const scope = { ...scopeOf(player, object.id, face.name), named: costOfUse(play, object.id, face.name) };
  for (const ability of face.abilities) {
    if (ability.kind === 'spell') yield* play.perform(ability.effect, scope);
  }
  const still = play.find(object.id);
  if (!still?.pending) return;
  const has = (name: KeywordName): boolean => keywordsIn(face.abilities, name).length > 0;
  const faceDown = has('crystalCharger');
  const to = faceDown || has('charger') ? 'manaZone' : 'graveyard';
  yield* moveTogether(play, [request(still, to, 'cardMoved', '605.2f', { faceDown })]);
  endPending(play, still.id);
}

interface FreeUse extends PaidByEffect {
  readonly onto?: readonly ObjectId[] | undefined;
  readonly through?: 'shieldTrigger' | undefined;
  /** The player who uses it, if not the owner. */
  readonly player?: Player;
  /** 701.30a. `withoutMana` if its cost counts as paid. */
  readonly payment?: Payment;
}

/**
 * 112.3g, 409.2. Uses a card without paying its cost, in one go. State-based actions are checked once it is pending, before its
 * text (409.1c), and once it has been used.
 */
export function* useWithoutPaying(
  play: Play,
  object: CardObject,
  index: FaceIndex,
  { onto, through, player = object.owner, payment = 'unpaid', mana, title }: FreeUse = {},
): Procedure<Used> {
  const face = faceAt(play, object, index);
  if (!isSpellType(face.type) && player !== object.owner) return NOT_USED;
  if (onto === undefined && useRefusal(play, player, object, face) !== undefined) return NOT_USED;
  if (useBan(play, player, object, face, actOf(face)) !== undefined) return NOT_USED;
  play.change([object.id], { pending: true });
  play.note(
    { kind: 'useDeclared', player, object: object.id, name: face.name, verb: verbOf(face) },
    '601.1a',
  );
  yield* stateBasedActionsBetween(play);
  yield* announceUse(play, object, face, payment, through, player);
  const used = yield* finishUse(play, object, index, { payment, onto, player, mana, title });
  yield* stateBasedActionsBetween(play);
  return used;
}

/** 302.2, 810.4. Casts the spell half of a creature without paying. As the card is not pending, it stays where it is (605.2f). */
export function* castWhereItLies(play: Play, object: CardObject, index: FaceIndex): Procedure {
  const face = faceAt(play, object, index);
  play.note(
    { kind: 'useDeclared', player: object.owner, object: object.id, name: face.name, verb: verbOf(face) },
    '601.1a',
  );
  yield* announceUse(play, object, face, 'unpaid');
  yield* followSpell(play, object.owner, object, face);
  yield* stateBasedActionsBetween(play);
}

/** The result of using a card: whether it was used, and the object it became in the battle zone, if any. */
export interface Used {
  readonly performed: boolean;
  readonly became: CardObject | undefined;
}

const NOT_USED: Used = { performed: false, became: undefined };

const HOW: { readonly [V in UseVerb]: PutHow } = {
  summoned: 'summoned',
  cast: 'effect',
  generated: 'generated',
  fortified: 'fortified',
  expanded: 'expanded',
  executed: 'executed',
};

interface Finishing extends PaidByEffect {
  readonly payment: Payment;
  readonly onto: readonly ObjectId[] | undefined;
  /** The player who uses it, if not the owner. */
  readonly player?: Player;
}

/** 301.2, 302.2. Completes a use: a spell is followed, any other card is put into the battle zone. */
export function* finishUse(
  play: Play,
  object: CardObject,
  index: FaceIndex,
  { payment, onto, player = object.owner, mana, title }: Finishing,
): Procedure<Used> {
  const face = faceAt(play, object, index);
  const pending = play.find(object.id);
  if (pending === undefined) return NOT_USED;
  if (isSpellType(face.type)) {
    yield* followSpell(play, player, pending, face);
    return { performed: true, became: undefined };
  }
  if (face.type === 'galaxyCastle') return yield* layOut(play, pending);
  const { attempted, became } = yield* putIntoBattleZone(play, pending, {
    how: HOW[verbOf(face)],
    face: index,
    payment,
    mana,
    title,
    ...(onto === undefined ? {} : { onto }),
  });
  if (became === undefined) endPending(play, object.id);
  return { performed: attempted, became };
}

/** 304. A G castle that is used becomes a shield, face up; if it does not, it is no longer pending (409.2). */
function* layOut(play: Play, castle: CardObject): Procedure<Used> {
  const [moved] = yield* moveTogether(play, [
    request(castle, 'shieldZone', 'shieldPlaced', '304', { faceUp: true }),
  ]);
  endPending(play, castle.id);
  return { performed: moved !== undefined, became: moved?.became[0] };
}
