import type { Cards } from '../../table/links.ts';
import type { CardObject, FaceIndex, ObjectId, Player } from '../../table/nouns.ts';
import { opponentOf } from '../../table/nouns.ts';
import { cardsOnShield, counted, type Moved, separatePile } from '../../table/objects.ts';
import { LABELS } from '../../table/sentences/labels.ts';
import { PROMPTS } from '../../table/sentences/prompts.ts';
import { REASONS } from '../../table/sentences/reasons.ts';
import { DECLARATION_ZONES } from '../../table/zones.ts';
import { happen } from '../events/happen.ts';
import type { EventPlan } from '../events/planEvents.ts';
import { putOnStandby, type ShieldUseGiven, standbyEffect } from '../events/standbyEffect.ts';
import type { Effect, Filter } from '../language/vocabulary.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { keywordsIn } from '../questions/abilities/keywordsIn.ts';
import { repertoireOf } from '../questions/abilities/repertoire.ts';
import { objectBan, useBan } from '../questions/characteristics/bans.ts';
import { nameOf } from '../questions/characteristics/characteristics.ts';
import { matches } from '../questions/characteristics/filters.ts';
import { infoOf } from '../questions/characteristics/objectInfo.ts';
import { actOf, faceAt, usableFaces } from '../questions/costs/uses.ts';
import { hiddenHand, judgedAnywhere } from '../questions/triggers/concealment.ts';
import { maySummonFrom } from '../questions/triggers/declaring.ts';
import { hasAsShield } from '../questions/triggers/shieldTriggers.ts';
import { laneOfEffect, nextOnStandby } from '../standby/nextOnStandby.ts';
import type { Procedure, ShieldUse, WaitingShieldUse } from '../state/game.ts';
import { type MoveRequest, request } from '../state/reported/moveRequest.ts';
import { scopeOf } from '../state/scope.ts';
import { type World, worldAt } from '../state/world.ts';
import { holdCastles, releaseCastles } from './castles.ts';
import { takesBreaks } from './choosing/takeBreaks.ts';
import { carryOutPlan, happenedOf, type MoveOutcome, moveTogether, planMoves } from './moves.ts';
import { useWithoutPaying } from './using.ts';

/** 112.3d. Emblems of judgment. The race Judgment Emblem Z contains the name of the other. */
const EMBLEM: Filter = { races: ['Sanction Heraldry', 'Judgment Emblem Z'] };

interface Declarable {
  readonly card: CardObject;
  readonly use: ShieldUse;
  readonly label: string;
  /** 112.3b, 112.3d. The card that is discarded to declare it. */
  readonly price?: CardObject;
}

/** 113.6, 112.3a-b. What a player may declare for shields that are about to go to the hand, and what they had before they waited. */
function shieldDeclarations(
  play: Play,
  player: Player,
  shields: readonly CardObject[],
  before: World,
): readonly Declarable[] {
  const found: Declarable[] = [];
  const worlds = { before, now: play };
  for (const card of shields) {
    for (const [index, face] of usableFaces(play, card)) {
      if (hasAsShield(worlds, card, face, 'shieldTrigger') && mayUse(play, player, card, index)) {
        if (objectBan(play, card, 'useShieldTrigger') !== undefined) continue;
        const use: ShieldUse = { way: 'shieldTrigger', face: index };
        found.push({ card, use, label: LABELS.shieldTrigger(face.name) });
      }
      if (hasAsShield(worlds, card, face, 'guardStrike')) {
        found.push({ card, use: { way: 'guardStrike', face: index }, label: LABELS.guardStrike(face.name) });
      }
    }
  }
  for (const card of counted(play.game, player, 'hand')) {
    for (const [index, face] of usableFaces(play, card)) {
      for (const keyword of keywordsIn(face.abilities, 'strikeBack')) {
        if (keyword.name !== 'strikeBack' || !mayUse(play, player, card, index)) continue;
        const scope = scopeOf(player, card.id, face.name);
        for (const shield of shields) {
          if (!matches(play, shield, keyword.discards, scope)) continue;
          found.push({
            card,
            use: { way: 'strikeBack', face: index },
            price: shield,
            label: LABELS.strikeBack(face.name, nameOf(play.game, shield)),
          });
        }
      }
    }
  }
  return found;
}

/** 112.3d. What a player may declare for the emblems among cards that have gone from the shields to their hand. */
function judgments(play: Play, player: Player, arrived: readonly CardObject[]): readonly Declarable[] {
  const found: Declarable[] = [];
  if (!repertoireOf(play).judgments) return found;
  for (const emblem of arrived) {
    if (!matches(play, emblem, EMBLEM, scopeOf(player, emblem.id, nameOf(play.game, emblem)))) continue;
    for (const card of DECLARATION_ZONES.flatMap((zone) => counted(play.game, player, zone))) {
      if (card.id === emblem.id || !(card.zone === 'hand' || maySummonFrom(play, card))) continue;
      for (const [index, face] of usableFaces(play, card)) {
        if (keywordsIn(face.abilities, 'judgmentZ').length === 0 || !mayUse(play, player, card, index))
          continue;
        found.push({
          card,
          use: { way: 'judgmentZ', face: index },
          price: emblem,
          label: LABELS.judgmentZ(face.name, nameOf(play.game, emblem)),
        });
      }
    }
  }
  return found;
}

/** 601.1a. A forbidden use may not be declared, unless the rules version says so. */
const mayUse = (world: World, player: Player, card: CardObject, index: FaceIndex): boolean => {
  const face = faceAt(world, card, index);
  return (
    world.profile.forbiddenUse === 'declaredAndMisfires' ||
    useBan(world, player, card, face, actOf(face)) === undefined
  );
};

/** 112.3b, 112.3d. Each discarded card pays for one use, and cannot be used itself. */
function conflicts(declarations: readonly Declarable[]): readonly (readonly number[])[] {
  const byCard = new Map<number, number[]>();
  declarations.forEach(({ card, price }, index) => {
    for (const { id } of price === undefined ? [card] : [card, price]) {
      byCard.set(id, [...(byCard.get(id) ?? []), index]);
    }
  });
  return [...byCard.values()].filter((indexes) => indexes.length > 1);
}

export interface ShieldsToHand {
  readonly as: 'shieldBroken' | 'cardMoved';
  readonly triggers: 'mayBeUsed' | 'mayNotBeUsed';
  /** Within an effect declared abilities are used at once; during an attack they wait for the arbiter. */
  readonly uses: 'atOnce' | 'onStandby';
  /** 701.14a. The creature that breaks them, or the source of the effect that does. */
  readonly brokenBy?: ObjectId;
  /** 400.7. Moves that happen at the same instant. */
  readonly along?: readonly MoveRequest[];
}

/**
 * 113.6, 509.5. Moves shields to the hand, unless that is replaced. They are pending, and count neither as shields nor
 * as cards in hand, while their owners look at them and declare. Then all that are still there move at once (400.7), judgments Z
 * are declared (509.5d), and what was declared is used, the active player's first (101.4a).
 */
export function* shieldsToHand(
  play: Play,
  asked: readonly CardObject[],
  how: ShieldsToHand,
): Procedure<MoveOutcome> {
  const { brokenBy } = how;
  const rule = how.as === 'shieldBroken' ? '509.5' : '701.14b';
  const { planned, shields } = yield* planShields(play, asked, how, rule);
  const whole = shields.filter(({ id }) =>
    planned.requests.some(({ move }) => move.object === id && move.to === 'hand'),
  );
  const others = takeShieldsApart(play, whole).filter(({ id }) => !planned.moving.has(id));
  const plan =
    others.length === 0
      ? planned
      : {
          ...planned,
          moving: new Set([...planned.moving, ...others.map(({ id }) => id)]),
          requests: [
            ...planned.requests,
            ...others.map((card) => ({ ...request(card, 'hand', 'cardMoved', rule), brokenBy })),
          ],
        };
  const going = [...whole.map((shield) => play.find(shield.id) ?? shield), ...others];
  const before = worldAt(play.game, play);
  const { active } = play.game.turn;
  const owners = [active, opponentOf(active)].filter((player) => going.some(({ owner }) => owner === player));
  play.change(
    going.map(({ id }) => id),
    { pending: true },
  );
  const declared: (Declarable & { readonly player: Player })[] = [];
  const spent: Moved[] = [];
  if (how.triggers === 'mayBeUsed') {
    for (const player of owners) {
      const own = going.filter(({ owner }) => owner === player);
      const candidates = shieldDeclarations(play, player, own, before);
      const chosen = yield* declareUses(play, player, '509.5a', own, candidates);
      for (const one of chosen) declared.push({ ...one, player });
      spent.push(...(yield* payStrikeBacks(play, chosen, how)));
    }
  }
  const moved = yield* carryOutPlan(play, withoutSpent(play, plan, going));
  const now = (id: number): number => moved.find(({ was }) => was.id === id)?.became[0]?.id ?? id;
  for (const { card, use } of declared) {
    if (use.way === 'shieldTrigger') holdCastles(play, card.id, now(card.id));
  }
  const effects = declared.map((one) => givenUse(play, { ...one, object: now(one.card.id), event: how.as }));
  for (const player of owners) {
    const arrived = going.flatMap(({ id, owner }) => (owner === player ? (play.find(now(id)) ?? []) : []));
    for (const one of yield* declareJudgments(play, player, arrived))
      effects.push(givenUse(play, { ...one, player, object: one.card.id, event: how.as }));
  }
  if (how.uses === 'onStandby') for (const effect of effects) putOnStandby(play, effect);
  else yield* useAllAtOnce(play, effects);
  // 113.2. A shield counts once, however many cards it has.
  const happened = happenedOf(planned, moved).filter(({ was }) => !others.some(({ id }) => id === was.id));
  return how.as === 'shieldBroken'
    ? { moved: [...spent, ...moved], happened: [...spent, ...happened] }
    : { moved, happened };
}

/** The shields that will go to the hand, or others in their place, and what else happens at this instant. */
function* planShields(
  play: Play,
  asked: readonly CardObject[],
  { as, along = [], brokenBy }: ShieldsToHand,
  rule: string,
): Procedure<{ readonly planned: EventPlan; readonly shields: readonly CardObject[] }> {
  const broken = (shield: CardObject): MoveRequest => ({ ...request(shield, 'hand', as, rule), brokenBy });
  const taking = as === 'shieldBroken' ? takesBreaks(play, brokenBy) : undefined;
  const plan = yield* planMoves(play, [...asked.map(broken), ...along], taking?.joint);
  const taken = taking?.taken;
  if (taken === undefined) return { planned: plan, shields: asked };
  const instead = { ...broken(taken.shield), insteadOf: taken.occurrence };
  return {
    planned: withTaken(plan, instead, taken.insteadOf),
    shields: [...asked.filter(({ id }) => !taken.insteadOf.has(id)), taken.shield],
  };
}

/** 101.5. What takes the place of events is not replaced again. */
function withTaken(plan: EventPlan, taken: MoveRequest, insteadOf: ReadonlySet<ObjectId>): EventPlan {
  const { object } = taken.move;
  const others = (ids: ReadonlySet<ObjectId>) => [...ids].filter((id) => !insteadOf.has(id));
  return {
    ...plan,
    requests: [...plan.requests.filter(({ move }) => !insteadOf.has(move.object)), taken],
    moving: new Set([...others(plan.moving), object]),
    happening: new Set([...others(plan.happening), object]),
  };
}

/** The use of a card that is this object once the shields have moved. */
const givenUse = (
  play: Play,
  {
    player,
    card,
    use,
    object,
    event,
  }: Declarable & Omit<ShieldUseGiven, 'source'> & { readonly object: ObjectId },
): ShieldUseGiven => ({ player, source: { object, name: nameOf(play.game, card) }, use, event });

/**
 * 113.2, 113.6. The other cards of shields that are about to go to the hand, below the top ones or face up on them, each as an object: any of
 * them may be used.
 */
function takeShieldsApart(play: Play, shields: readonly CardObject[]): readonly CardObject[] {
  const others: ObjectId[] = [];
  for (const shield of shields) {
    const above = cardsOnShield(play.game, shield).map(({ id }) => id);
    play.change(above, { attachedTo: undefined });
    others.push(...above);
    if (shield.under.length === 0) continue;
    const [first, ...below] = [shield.card, ...shield.under].map(
      (card): Cards => ({ card, under: [], links: undefined }),
    );
    if (first === undefined) continue;
    const [change, added] = separatePile(play.game, shield, first, below);
    play.set(change);
    play.change(added, { faceUp: false });
    others.push(...added);
  }
  return others.flatMap((id) => play.find(id) ?? []);
}

/**
 * 112.3b, 509.5c. The cards that pay for strike backs are discarded as these are declared, before the other shields go to the
 * hand, and count as discarded from the hand (701.7a).
 */
function* payStrikeBacks(
  play: Play,
  declared: readonly Declarable[],
  { brokenBy }: ShieldsToHand,
): Procedure<readonly Moved[]> {
  return yield* discardPrices(play, declared, (one) => ({
    ...request(one, 'graveyard', 'cardDiscarded', '112.3b'),
    brokenBy,
  }));
}

function* discardPrices(
  play: Play,
  declared: readonly Declarable[],
  discard: (price: CardObject) => MoveRequest,
): Procedure<readonly Moved[]> {
  const prices = declared.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return [];
  return yield* play.outsideClause(moveTogether(play, prices.map(discard)));
}

/**
 * 509.5d, 112.3d. Once the shields are in the hand, their owner declares judgments Z, and discards the emblems that these take, before anything
 * is used.
 */
function* declareJudgments(
  play: Play,
  player: Player,
  shields: readonly CardObject[],
): Procedure<readonly Declarable[]> {
  const arrived = shields.filter(({ zone }) => zone === 'hand');
  const candidates = judgments(play, player, arrived);
  const secret =
    play.asking.concealed &&
    arrived.length > 0 &&
    judgedAnywhere(play) &&
    hiddenHand(play, player).length > 0;
  if (candidates.length === 0 && !secret) return candidates;
  const chosen = yield* declareUses(play, player, '509.5d', arrived, candidates);
  yield* discardPrices(play, chosen, (one) => request(one, 'graveyard', 'cardDiscarded', '112.3d'));
  return chosen;
}

/** The plan without the shields that have left, to pay for strike backs, before it is carried out. */
function withoutSpent(play: Play, plan: EventPlan, going: readonly CardObject[]): EventPlan {
  const left = new Set(going.flatMap(({ id }) => (play.find(id) === undefined ? [id] : [])));
  return left.size === 0
    ? plan
    : { ...plan, requests: plan.requests.filter(({ move }) => !left.has(move.object)) };
}

/** 603.2f. The player shows the cards whose uses are declared. */
function* declareUses(
  play: Play,
  player: Player,
  rule: string,
  shields: readonly CardObject[],
  candidates: readonly Declarable[],
): Procedure<readonly Declarable[]> {
  const chosen = yield* ask({
    player,
    kind: 'declareShields',
    rule,
    prompt: PROMPTS.shieldUses(shields.map((shield) => nameOf(play.game, shield)).join(', ')),
    options: candidates.map((candidate) => ({
      option: { label: candidate.label, card: infoOf(play, candidate.card, player, 'known') },
      value: candidate,
    })),
    min: 0,
    max: candidates.length,
    limits: { exclusive: conflicts(candidates) },
    secret: true,
  });
  for (const { card, use } of chosen) {
    play.note({ kind: 'cardRevealed', ...play.about(card) }, '603.2f');
    play.note({ kind: 'usageDeclared', ...play.about(card), ability: use.way }, rule);
  }
  return chosen;
}

/** 101.4a, 111.2a. Uses what was declared; what is not used yet is on standby. */
function* useAllAtOnce(play: Play, declared: readonly ShieldUseGiven[]): Procedure {
  const { active } = play.game.turn;
  let waiting = declared.map((one) => standbyEffect(play, one));
  play.triggered.push(...waiting);
  for (;;) {
    const next = nextOnStandby({ active, effects: waiting, opportunities: [] });
    if (next === undefined) return;
    const order = yield* chooseOrderOfUse(waiting.filter((one) => laneOfEffect(one, active) === next));
    for (const effect of order) {
      play.triggered.splice(play.triggered.indexOf(effect), 1);
      yield* resolveShieldUse(play, effect);
    }
    waiting = waiting.filter((one) => !order.includes(one));
  }
}

/** 509.5e. The owner chooses the order of use. */
function* chooseOrderOfUse(effects: readonly WaitingShieldUse[]): Procedure<readonly WaitingShieldUse[]> {
  const [first] = effects;
  if (first === undefined) return effects;
  return yield* ask({
    player: first.player,
    kind: 'standby',
    rule: '509.5e',
    prompt: PROMPTS.orderOfUse,
    options: effects.map((effect) => ({ option: { label: effect.source.name }, value: effect })),
    min: effects.length,
    max: effects.length,
    ordered: true,
  });
}

/** 112.3a-b, 112.3d. Uses a declared shield trigger, strike back, guard strike or judgment Z. */
export function* resolveShieldUse(play: Play, effect: WaitingShieldUse): Procedure {
  const { use, source, player } = effect;
  const about = { player, object: source.object, name: source.name, effect: effect.id };
  play.note({ kind: 'effectBegan', ...about }, '509.5e');
  const why = yield* carryOutShieldUse(play, player, source.object, use);
  releaseCastles(play, source.object);
  if (why === undefined)
    yield* happen(play, [[{ kind: 'effectResolved', ...about, word: use.way }, '509.5e']], play.game);
  else play.note({ kind: 'effectMisfired', ...about, why }, '603.4');
}

function* carryOutShieldUse(
  play: Play,
  player: Player,
  id: number,
  use: ShieldUse,
): Procedure<string | undefined> {
  const card = play.find(id);
  if (card === undefined || (card.zone !== 'hand' && use.way !== 'judgmentZ')) return REASONS.notInHand;
  if (use.way === 'guardStrike') {
    yield* play.perform(GUARD_STRIKE, scopeOf(player, card.id, nameOf(play.game, card)));
    return undefined;
  }
  const ban = useBan(play, player, card, faceAt(play, card, use.face), actOf(faceAt(play, card, use.face)));
  if (ban !== undefined) return ban.by === undefined ? ban.reason : `${ban.reason} (${ban.by})`;
  const through = use.way === 'shieldTrigger' ? use.way : undefined;
  return (yield* useWithoutPaying(play, card, use.face, { through })).performed
    ? undefined
    : REASONS.couldNotBeUsed;
}

/** 112.3. Guard strike: a creature of the opponent is chosen, which cannot attack this turn. */
const GUARD_STRIKE: Effect = {
  do: 'lasting',
  affects: {
    choose: { in: 'battleZone', of: 'opponent', filter: { type: 'creature' } },
    count: 1,
    amount: 'exactly',
    by: 'you',
  },
  effects: [{ kind: 'cannot', ban: { do: 'attack' } }],
  until: 'turn',
};
