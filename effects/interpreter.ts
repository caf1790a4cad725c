import {
  type CardId,
  type CardObject,
  type ObjectId,
  opponentOf,
  type Player,
  type Zone,
} from '../table/nouns.ts';
import { counted, type Moved, takeFromUnder, withZone } from '../table/objects.ts';
import { shuffleZone } from '../table/setUp.ts';
import { amountOf } from './amounts.ts';
import { moveBan, putBan } from './bans.ts';
import { battleInEffect, canBattle } from './battle.ts';
import { abilitiesOf, creaturesOf, nameOf } from './characteristics.ts';
import { holds } from './conditions.ts';
import { describeEffect } from './describe.ts';
import { draw } from './drawing.ts';
import type { ZoneChangeKind } from './facts.ts';
import { matches } from './filters.ts';
import type { Delayed, Lasting, Procedure } from './game.ts';
import { DEEPEST, MOST_INSTRUCTIONS } from './limits.ts';
import { destroyTogether, type MoveRequest, moveTogether, request } from './moves.ts';
import { infoOf, type Play } from './play.ts';
import { ask, askOne, confirm } from './questions.ts';
import { playersOf, type Scope } from './scope.ts';
import { shieldsToHand } from './shields.ts';
import { endDuel, stateBasedActions } from './stateBased.ts';
import { setTapped } from './tapping.ts';
import { resolveTarget, sourceInfo, wasFoundBy } from './targets.ts';
import { happen, putOnStandby, triggeredIn } from './triggers.ts';
import { faceAt, putIntoBattleZone, usableFaces, useRefusal, useWithoutPaying } from './using.ts';
import type { Effect, Target } from './vocabulary.ts';

/** What came of an instruction: whether it was attempted (101.3a), and what it has bound. */
export interface Done {
  readonly did: boolean;
  readonly scope: Scope;
}

type Doing<D extends Effect['do']> = Extract<Effect, { do: D }>;

const bind = (scope: Scope, name: string | undefined, ids: readonly ObjectId[]): Scope =>
  name === undefined ? scope : { ...scope, bound: { ...scope.bound, [name]: ids } };

const ids = (objects: readonly CardObject[]): readonly ObjectId[] => objects.map(({ id }) => id);

const arrivals = (moved: readonly Moved[]): readonly ObjectId[] => moved.flatMap(({ became }) => ids(became));

/** 605.2c, 101.3. Follows an effect in its printed order, as far as it can be followed. */
export function* perform(play: Play, effect: Effect, scope: Scope): Procedure<Done> {
  play.instructions++;
  play.depth++;
  if (play.instructions > MOST_INSTRUCTIONS || play.depth > DEEPEST)
    yield* endDuel(play, { winner: undefined, reason: 'endlessLoop' }, '104.1');
  const done = yield* follow(play, effect, scope);
  if (!COMPOUND.has(effect.do)) yield* stateBasedActions(play);
  play.depth--;
  return done;
}

/** Instructions that only hold others: state-based actions were checked after each of those. */
const COMPOUND: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'inOrder',
  'may',
  'ifDone',
  'if',
  'modes',
  'repeat',
  'forEach',
  'choose',
  'nameNumber',
  'nameCard',
]);

function* follow(play: Play, effect: Effect, scope: Scope): Procedure<Done> {
  switch (effect.do) {
    case 'draw':
      return yield* drawCards(play, effect, scope);
    case 'discard':
      return yield* discard(play, effect, scope);
    case 'destroy': {
      const objects = yield* resolveTarget(play, effect.what, scope, 'Choose what is destroyed');
      yield* destroyTogether(
        play,
        objects.filter(({ zone }) => zone === 'battleZone'),
        '701.3a',
      );
      return { did: objects.length > 0, scope: bind(scope, asOf(effect.what), ids(objects)) };
    }
    case 'move':
      return yield* moveCards(play, effect, scope);
    case 'moveTop':
      return yield* moveTop(play, effect, scope);
    case 'tap':
    case 'untap': {
      const objects = yield* resolveTarget(play, effect.what, scope, `Choose what is ${effect.do}ped`);
      yield* setTapped(play, objects, effect.do === 'tap' ? 'tapped' : 'untapped', '701.1a');
      return { did: objects.length > 0, scope: bind(scope, asOf(effect.what), ids(objects)) };
    }
    case 'search':
      return yield* search(play, effect, scope);
    case 'shuffle':
      for (const player of playersOf(effect.who, scope.player)) shuffleDeck(play, player);
      return { did: true, scope };
    case 'lookAtTop':
      return yield* lookAtTop(play, effect, scope);
    case 'look':
    case 'reveal': {
      const objects = yield* resolveTarget(play, effect.what, scope, 'Choose what is looked at');
      yield* show(play, objects, scope.player, effect.do);
      return { did: objects.length > 0, scope: bind(scope, asOf(effect.what), ids(objects)) };
    }
    case 'revealUntil':
      return revealUntil(play, effect, scope);
    case 'choose': {
      const objects = yield* resolveTarget(play, effect.what, scope, 'Choose');
      return { did: objects.length > 0, scope: bind(scope, effect.what.as ?? 'chosen', ids(objects)) };
    }
    case 'put':
      return yield* putCards(play, effect, scope);
    case 'use':
      return yield* useCards(play, effect, scope);
    case 'breakShields':
      return yield* breakShields(play, effect, scope);
    case 'battle': {
      const [a] = yield* resolveTarget(play, effect.a, scope, 'Choose what battles');
      const [b] = yield* resolveTarget(play, effect.b, scope, 'Choose what it battles');
      if (a === undefined || b === undefined || !canBattle(play, a, b)) return { did: false, scope };
      yield* battleInEffect(play, a, b);
      return { did: true, scope };
    }
    case 'lasting':
      return yield* beginLasting(play, effect, scope);
    case 'replaceUntil':
      addLasting(play, scope, {
        affects: [],
        effects: [],
        replacement: effect.replacement,
        until: effect.until,
      });
      return { did: true, scope };
    case 'delayed':
      addDelayed(play, effect, scope);
      return { did: true, scope };
    case 'inOrder': {
      let inner = scope;
      let did = false;
      for (const one of effect.effects) {
        const done = yield* perform(play, one, inner);
        inner = done.scope;
        did ||= done.did;
      }
      return { did, scope: inner };
    }
    case 'may':
      return yield* may(play, effect, scope);
    case 'ifDone': {
      const first = yield* perform(play, effect.first, scope);
      return yield* branch(play, first.did, effect, first.scope);
    }
    case 'if':
      return yield* branch(play, holds(play, effect.condition, scope), effect, scope);
    case 'modes':
      return yield* modes(play, effect, scope);
    case 'repeat': {
      const times = amountOf(play, effect.times, scope);
      let did = false;
      for (let time = 0; time < times; time++) did = (yield* perform(play, effect.effect, scope)).did || did;
      return { did, scope };
    }
    case 'forEach': {
      const objects = yield* resolveTarget(play, effect.of, scope, 'Choose');
      for (const { id } of objects) yield* perform(play, effect.effect, bind(scope, effect.as, [id]));
      return { did: objects.length > 0, scope };
    }
    case 'nameNumber':
      return yield* nameNumber(play, effect, scope);
    case 'nameCard':
      return yield* nameCard(play, effect, scope);
    case 'moveUnder':
      return yield* moveUnder(play, effect, scope);
    case 'flip': {
      const [object] = yield* resolveTarget(play, effect.what, scope, 'Choose what is turned over');
      if (object === undefined || object.flipped) return { did: false, scope };
      play.change([object.id], { flipped: true });
      return { did: true, scope };
    }
    case 'turn': {
      const objects = yield* resolveTarget(play, effect.what, scope, 'Choose what is turned over');
      play.change(ids(objects), { faceUp: effect.to === 'faceUp' });
      return { did: objects.length > 0, scope: bind(scope, asOf(effect.what), ids(objects)) };
    }
    case 'gacharangeSummon':
      return yield* gacharangeSummon(play, effect, scope);
    case 'useIcons':
      return yield* useIcons(play, effect, scope);
    case 'remember': {
      const named = { ...scope.named, [effect.as]: amountOf(play, effect.amount, scope) };
      return { did: true, scope: { ...scope, named } };
    }
    case 'endAttack':
      if (play.game.attack !== undefined)
        play.game = { ...play.game, attack: { ...play.game.attack, ended: true } };
      return { did: play.game.attack !== undefined, scope };
    case 'skipRestOfTurn':
      play.note({ kind: 'restOfTurnSkipped', player: play.game.turn.active }, '101.1');
      yield { stop: 'turnSkipped' };
      return { did: true, scope };
    case 'extraTurn':
      for (const player of playersOf(effect.who, scope.player)) gainTurn(play, player);
      return { did: true, scope };
    case 'swap':
      return yield* swap(play, effect, scope);
    case 'wins': {
      const [winner = scope.player] = playersOf(effect.who, scope.player);
      yield* endDuel(play, { winner, reason: 'cardEffect' }, '104.2c');
      return { did: true, scope };
    }
  }
}

const asOf = (target: Target): string | undefined =>
  'choose' in target ? (target.as ?? 'chosen') : undefined;

function* drawCards(play: Play, effect: Doing<'draw'>, scope: Scope): Procedure<Done> {
  let drawn = 0;
  const { active } = play.game.turn;
  const drawers = playersOf(effect.who, scope.player);
  for (const player of [active, opponentOf(active)].filter((one) => drawers.includes(one))) {
    const most = Math.max(0, amountOf(play, effect.count, scope));
    const count = effect.upTo
      ? yield* howMany(play, player, most, scope, 'How many cards do you draw?')
      : most;
    drawn += yield* draw(play, player, count);
  }
  return { did: drawn > 0, scope };
}

function* howMany(play: Play, player: Player, most: number, scope: Scope, prompt: string): Procedure<number> {
  return yield* askOne({
    player,
    kind: 'number',
    rule: '605.2b',
    prompt,
    source: sourceInfo(play, scope, player),
    options: Array.from({ length: most + 1 }, (_, index) => most - index).map((number) => ({
      option: { label: String(number), number, ...(number === 0 ? { pass: true as const } : {}) },
      value: number,
    })),
  });
}

/** 701.7a. To discard is to put from the hand into the graveyard. */
function* discard(play: Play, effect: Doing<'discard'>, scope: Scope): Procedure<Done> {
  const named = yield* resolveTarget(play, effect.what, scope, 'Choose what is discarded');
  const objects = named.filter(({ zone }) => zone === 'hand');
  const moved = yield* moveTogether(
    play,
    objects.map((object) => request(object, 'graveyard', 'cardDiscarded', '701.7a')),
  );
  return { did: objects.length > 0, scope: bind(scope, asOf(effect.what), arrivals(moved)) };
}

const PURPOSE: { readonly [Z in Zone]: string } = {
  hand: 'Choose what goes to the hand',
  deck: 'Choose what goes to the deck',
  battleZone: 'Choose what is put into the battle zone',
  manaZone: 'Choose what goes to the mana zone',
  shieldZone: 'Choose what becomes a shield',
  graveyard: 'Choose what goes to the graveyard',
  hyperspatialZone: 'Choose what goes to the hyperspatial zone',
  superGRZone: 'Choose what goes to the super GR zone',
};

const KIND_OF_MOVE: { readonly [Z in Zone]: ZoneChangeKind } = {
  hand: 'cardMoved',
  deck: 'cardMoved',
  battleZone: 'cardPut',
  manaZone: 'cardMoved',
  shieldZone: 'shieldPlaced',
  graveyard: 'cardMoved',
  hyperspatialZone: 'cardMoved',
  superGRZone: 'cardMoved',
};

function* moveCards(play: Play, effect: Doing<'move'>, scope: Scope): Procedure<Done> {
  const objects = yield* resolveTarget(play, effect.what, scope, PURPOSE[effect.to]);
  const shields = effect.to === 'hand' ? objects.filter(({ zone }) => zone === 'shieldZone') : [];
  if (shields.length > 0) {
    yield* shieldsToHand(play, shields, {
      as: 'cardMoved',
      triggers: effect.withoutShieldTrigger ? 'mayNotBeUsed' : 'mayBeUsed',
      uses: 'atOnce',
    });
    return { did: true, scope };
  }
  const orders = effect.to === 'deck' ? yield* chooseOrders(play, objects, effect, scope) : [];
  const moved = yield* moveTogether(
    play,
    objects.map((object) =>
      request(object, effect.to, KIND_OF_MOVE[effect.to], '701.2', {
        position: effect.position ?? 'top',
        tapped: effect.tapped ?? false,
        faceUp: effect.faceUp ?? false,
        topOnly: effect.topOnly ?? false,
      }),
    ),
  );
  for (const order of orders) layInOrder(play, order, moved, effect.position ?? 'top');
  const named = bind(scope, effect.as ?? 'moved', arrivals(moved));
  return { did: objects.length > 0, scope: bind(named, asOf(effect.what), arrivals(moved)) };
}

interface DeckOrder {
  readonly owner: Player;
  /** The card that will lie highest comes first. */
  readonly cards: readonly CardId[];
}

/** 401.4. Cards that go to a deck together lie there in an order that their owner picks, in secret; a pile is its cards. */
function* chooseOrders(
  play: Play,
  objects: readonly CardObject[],
  { position = 'top', topOnly }: Doing<'move'>,
  scope: Scope,
): Procedure<readonly DeckOrder[]> {
  const orders: DeckOrder[] = [];
  const { active } = play.game.turn;
  for (const owner of [active, opponentOf(active)]) {
    const own = objects.filter((object) => object.owner === owner);
    const going = own.flatMap(({ card, under }) => (topOnly ? [card] : [card, ...under]));
    if (going.length < 2) continue;
    const cards = yield* ask({
      player: owner,
      kind: 'order',
      rule: '401.4',
      prompt:
        position === 'top'
          ? 'Order the cards; the first named lies on top'
          : 'Order the cards; the last named lies lowest',
      source: sourceInfo(play, scope, owner),
      options: going.map((card) => {
        const object = own.find((one) => one.card === card);
        const label = play.game.cards[card]?.name ?? 'A card';
        return {
          option: object === undefined ? { label } : { label, card: infoOf(play, object, owner, 'known') },
          value: card,
        };
      }),
      min: going.length,
      max: going.length,
      ordered: true,
    });
    orders.push({ owner, cards });
  }
  return orders;
}

function layInOrder(
  play: Play,
  { owner, cards }: DeckOrder,
  moved: readonly Moved[],
  position: 'top' | 'bottom',
): void {
  const arrived = new Set(arrivals(moved));
  const { deck } = play.game.zones[owner];
  const rest = deck.filter(({ id }) => !arrived.has(id));
  const laid = cards.flatMap((card) =>
    deck.filter((object) => object.card === card && arrived.has(object.id)),
  );
  play.game = withZone(
    play.game,
    owner,
    'deck',
    position === 'top' ? [...laid, ...rest] : [...rest, ...laid],
  );
}

function* moveTop(play: Play, effect: Doing<'moveTop'>, scope: Scope): Procedure<Done> {
  let into: readonly ObjectId[] = [];
  for (const player of playersOf(effect.who, scope.player)) {
    const top = counted(play.game, player, 'deck').slice(0, Math.max(0, amountOf(play, effect.count, scope)));
    const moved = yield* moveTogether(
      play,
      top.map((object) => request(object, effect.to, KIND_OF_MOVE[effect.to], '701.2')),
    );
    into = [...into, ...arrivals(moved)];
  }
  return { did: into.length > 0, scope: bind(scope, effect.as ?? 'moved', into) };
}

function shuffleDeck(play: Play, player: Player): void {
  play.game = shuffleZone(play.game, player, 'deck');
  play.note({ kind: 'deckShuffled', player }, '701.9a');
}

/** 701.10. A search of a private zone need not succeed; the deck is shuffled afterwards. */
function* search(play: Play, effect: Doing<'search'>, scope: Scope): Procedure<Done> {
  let found: readonly ObjectId[] = [];
  for (const player of playersOf(effect.who, scope.player)) {
    const candidates = counted(play.game, player, 'deck').filter((object) =>
      matches(play, object, effect.filter, scope),
    );
    const count = Math.max(0, Math.min(amountOf(play, effect.count, scope), candidates.length));
    const chosen = yield* ask({
      player,
      kind: 'choose',
      rule: '701.10',
      prompt: count === 1 ? 'Choose a card of your deck' : `Choose up to ${count} cards of your deck`,
      source: sourceInfo(play, scope, player),
      options: distinctByName(play, candidates, count).map((object) => {
        const card = infoOf(play, object, player, 'known');
        return { option: { label: card.name ?? 'A card', card }, value: object };
      }),
      min: 0,
      max: count,
      secret: true,
    });
    if (effect.show) yield* show(play, chosen, player, 'reveal');
    const moved = yield* moveTogether(
      play,
      chosen.map((object) => request(object, effect.to, KIND_OF_MOVE[effect.to], '701.10')),
    );
    found = [...found, ...arrivals(moved)];
    shuffleDeck(play, player);
  }
  return { did: found.length > 0, scope: bind(scope, effect.as ?? 'found', found) };
}

/** Cards of one name in a deck differ in nothing that can matter: as many as could be wanted are offered. */
function distinctByName(play: Play, objects: readonly CardObject[], wanted: number): readonly CardObject[] {
  const counts = new Map<string, number>();
  return objects.filter((object) => {
    const name = nameOf(play.game, object);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count < wanted;
  });
}

function* show(play: Play, objects: readonly CardObject[], to: Player, how: 'look' | 'reveal'): Procedure {
  for (const object of objects) {
    if (how === 'reveal') play.note({ kind: 'cardRevealed', ...play.about(object) }, '701.12a');
    else play.note({ kind: 'cardLookedAt', ...play.about(object), by: to }, '701.12a');
  }
  yield* noQuestion();
}

/** A procedure that asks nothing. */
function* noQuestion(): Procedure {}

function* lookAtTop(play: Play, effect: Doing<'lookAtTop'>, scope: Scope): Procedure<Done> {
  let seen: readonly CardObject[] = [];
  for (const player of playersOf(effect.who, scope.player)) {
    seen = [...seen, ...counted(play.game, player, 'deck').slice(0, amountOf(play, effect.count, scope))];
  }
  yield* show(play, seen, scope.player, effect.show ? 'reveal' : 'look');
  return { did: seen.length > 0, scope: bind(scope, effect.as, ids(seen)) };
}

function revealUntil(play: Play, effect: Doing<'revealUntil'>, scope: Scope): Done {
  const found: ObjectId[] = [];
  const revealed: ObjectId[] = [];
  const wanted = amountOf(play, effect.count, scope);
  for (const object of counted(play.game, scope.player, 'deck')) {
    if (found.length >= wanted) break;
    play.note({ kind: 'cardRevealed', ...play.about(object) }, '701.12a');
    revealed.push(object.id);
    if (matches(play, object, effect.filter, scope)) found.push(object.id);
  }
  play.change(found, { pending: true });
  return { did: found.length > 0, scope: bind(bind(scope, effect.as, found), 'revealed', revealed) };
}

/** 409.1f. Cards put by one effect all become pending first, then enter one by one. */
function* putCards(play: Play, effect: Doing<'put'>, scope: Scope): Procedure<Done> {
  const objects = yield* resolveTarget(play, effect.what, scope, PURPOSE.battleZone);
  const onto =
    effect.onto === undefined
      ? undefined
      : yield* resolveTarget(play, effect.onto, scope, 'Choose what it is put on');
  const coming = onto === undefined ? objects.filter(({ zone }) => zone !== 'battleZone') : objects;
  if (onto?.length === 0) return { did: false, scope: bind(scope, effect.as ?? 'put', []) };
  if (coming.length > 1) play.change(ids(coming), { pending: true });
  const put: ObjectId[] = [];
  for (const object of coming) {
    const now = play.find(object.id);
    if (now === undefined) continue;
    const became = yield* putIntoBattleZone(play, now, {
      how: 'effect',
      face: 0,
      unpaid: true,
      ...(onto === undefined ? {} : { onto: ids(onto) }),
      ...(effect.tapped === undefined ? {} : { tapped: true }),
    });
    if (became === undefined) play.change([object.id], { pending: false });
    else put.push(became.id);
    if (became !== undefined && effect.blocking) takeAttack(play, became);
  }
  return { did: put.length > 0, scope: bind(scope, effect.as ?? 'put', put) };
}

/** 507.4. A creature that is put blocking is the blocking creature; it did not block, so nothing triggers. */
function takeAttack(play: Play, creature: CardObject): void {
  const { attack } = play.game;
  if (attack === undefined || creature.owner === play.game.turn.active) return;
  play.game = { ...play.game, attack: { ...attack, blocked: true, blocker: creature.id, named: false } };
  const attacker = play.find(attack.attacker);
  if (attacker === undefined) return;
  const toName = nameOf(play.game, creature);
  play.note({ kind: 'attackRedirected', ...play.about(attacker), to: creature.id, toName }, '507.4');
}

/** 409.1e. Cards used by one effect all become pending first, then each is used completely, one at a time. */
function* useCards(play: Play, effect: Doing<'use'>, scope: Scope): Procedure<Done> {
  const named = yield* resolveTarget(play, effect.what, scope, 'Choose what is used');
  const ordered = 'choose' in effect.what ? named : yield* inOrderOfUse(play, named, effect.what, scope);
  const objects = ordered.filter(({ zone }) => zone !== 'battleZone');
  const onto =
    effect.onto === undefined
      ? undefined
      : yield* resolveTarget(play, effect.onto, scope, 'Choose what it is put on');
  const used: ObjectId[] = [];
  if (objects.length > 1) play.change(ids(objects), { pending: true });
  let did = false;
  for (const object of objects) {
    const now = play.find(object.id);
    if (now === undefined) continue;
    play.change([object.id], { pending: false });
    const faces = usableFaces(play, now).filter(
      ([, face]) =>
        matchesChoice(play, effect.what, now, face.name, scope) &&
        useRefusal(play, now.owner, now, face) === undefined,
    );
    const [first] = faces;
    const face =
      first === undefined || faces.length === 1
        ? first?.[0]
        : yield* askOne({
            player: now.owner,
            kind: 'mode',
            rule: '601.1a',
            prompt: 'Choose which side is used',
            options: faces.map(([index, one]) => ({ option: { label: one.name }, value: index })),
          });
    if (
      face === undefined ||
      [now, ...(onto ?? [])].some((one) => moveBan(play, one, 'battleZone') !== undefined)
    )
      continue;
    const result = yield* useWithoutPaying(play, now, face, onto === undefined ? undefined : ids(onto));
    did ||= result.did;
    if (result.became !== undefined) used.push(result.became.id);
  }
  return { did, scope: bind(scope, 'used', used) };
}

/** 409.1e. Where the cards were not chosen, their player still picks which of them comes first. */
const inOrderOfUse = (
  play: Play,
  objects: readonly CardObject[],
  what: Target,
  scope: Scope,
): Procedure<readonly CardObject[]> =>
  ask({
    player: scope.player,
    kind: 'order',
    rule: '409.1e',
    prompt: 'Choose in which order these are used',
    source: sourceInfo(play, scope, scope.player),
    options: objects.map((object, index) => {
      const wasFound = 'ref' in what && wasFoundBy(play, what, object, scope.player);
      const card = infoOf(play, object, scope.player, wasFound ? 'known' : 'asViewed');
      return { option: { label: card.name ?? `Card ${index + 1}`, card }, value: object };
    }),
    min: objects.length,
    max: objects.length,
    ordered: true,
  });

/** Of a twinpact only the side that was asked for may be used. */
function matchesChoice(play: Play, what: Target, object: CardObject, name: string, scope: Scope): boolean {
  if (!('choose' in what) || what.choose.filter === undefined)
    return 'ref' in what ? sideOfRef(play, object, name, scope) : true;
  const only = { ...what.choose.filter, names: [name] };
  return matches(play, object, only, scope);
}

const sideOfRef = (play: Play, object: CardObject, name: string, scope: Scope): boolean =>
  object.id !== scope.source ||
  scope.sourceName === name ||
  usableFaces(play, object).length === 1 ||
  !usableFaces(play, object).some(([, face]) => face.name === scope.sourceName);

function* breakShields(play: Play, effect: Doing<'breakShields'>, scope: Scope): Procedure<Done> {
  let broken = 0;
  for (const player of playersOf(effect.of, scope.player)) {
    const shields = play.game.zones[player].shieldZone.filter(({ pending }) => !pending);
    const count =
      effect.count === 'all' ? shields.length : Math.min(amountOf(play, effect.count, scope), shields.length);
    const chosen = yield* ask({
      player: scope.player,
      kind: 'shields',
      rule: '701.14a',
      prompt: 'Choose which shields are broken',
      source: sourceInfo(play, scope, scope.player),
      options: shields.map((shield, index) => ({
        option: { label: `Shield ${index + 1}`, card: infoOf(play, shield, scope.player, 'asViewed') },
        value: shield,
      })),
      min: count,
      max: count,
    });
    broken += yield* shieldsToHand(play, chosen, {
      as: 'shieldBroken',
      triggers: 'mayBeUsed',
      uses: 'atOnce',
    });
  }
  return { did: broken > 0, scope };
}

/** 607.1, 606.2. An effect that has nothing to affect any more does not begin. */
function* beginLasting(play: Play, effect: Doing<'lasting'>, scope: Scope): Procedure<Done> {
  const group =
    'in' in effect.affects && (effect.alsoLater || effect.affects.in !== 'battleZone')
      ? effect.affects
      : undefined;
  const objects =
    group === undefined ? yield* resolveTarget(play, effect.affects, scope, 'Choose what is affected') : [];
  if (group === undefined && objects.length === 0)
    return { did: false, scope: bind(scope, asOf(effect.affects), []) };
  const affects = group ?? ids(objects);
  addLasting(play, scope, {
    affects,
    effects: locked(play, effect, scope),
    replacement: undefined,
    until: effect.until,
  });
  return {
    did: group !== undefined || objects.length > 0,
    scope: bind(scope, asOf(effect.affects), ids(objects)),
  };
}

/** 608.2. Numbers of an effect made by a resolution are fixed as it is made. */
const locked = (play: Play, effect: Doing<'lasting'>, scope: Scope): Lasting['effects'] =>
  effect.effects.map((one) => (one.kind === 'power' ? { ...one, by: amountOf(play, one.by, scope) } : one));

function addLasting(
  play: Play,
  scope: Scope,
  lasting: Pick<Lasting, 'affects' | 'effects' | 'replacement' | 'until'>,
): void {
  const id = play.nextEffect();
  const source = { object: scope.source, name: scope.sourceName };
  const since = play.game.turn.number;
  const full: Lasting = {
    id,
    player: scope.player,
    source,
    since,
    named: scope.named,
    bound: scope.bound,
    ...lasting,
  };
  play.game = { ...play.game, lasting: [...play.game.lasting, full] };
  const about = { player: scope.player, object: scope.source, name: scope.sourceName };
  play.note({ kind: 'lastingEffectBegan', ...about, until: lasting.until }, '607.1');
}

function addDelayed(play: Play, effect: Doing<'delayed'>, scope: Scope): void {
  const delayed: Delayed = {
    id: play.nextEffect(),
    player: scope.player,
    source: { object: scope.source, name: scope.sourceName },
    ability: effect.ability,
    bound: scope.bound,
    until: effect.until,
    since: play.game.turn.number,
  };
  play.game = { ...play.game, delayed: [...play.game.delayed, delayed] };
}

/** "You may": what was declared must be carried out all the same (603.2f). */
function* may(play: Play, effect: Doing<'may'>, scope: Scope): Procedure<Done> {
  const source = sourceInfo(play, scope, scope.player);
  const yes = scope.mustCarryOut || (yield* confirm(scope.player, '606.1', promptOf(effect.effect), source));
  if (!yes) return yield* branch(play, false, effect, scope);
  const done = yield* perform(play, effect.effect, scope);
  return effect.then === undefined ? done : yield* branch(play, done.did, effect, done.scope);
}

const promptOf = (effect: Effect): string => `${describeEffect(effect)}?`;

function* branch(
  play: Play,
  which: boolean,
  { then, otherwise }: { readonly then?: Effect; readonly otherwise?: Effect },
  scope: Scope,
): Procedure<Done> {
  const next = which ? then : otherwise;
  return next === undefined ? { did: which, scope } : yield* perform(play, next, scope);
}

/** 801.4. The player picks among the cards below; the top card stays. */
function* moveUnder(play: Play, effect: Doing<'moveUnder'>, scope: Scope): Procedure<Done> {
  const [object] = yield* resolveTarget(play, effect.what, scope, 'Choose');
  if (object === undefined) return { did: false, scope };
  const fits = object.under.filter((card) =>
    matches(play, { ...object, card, face: 0 }, effect.filter, scope),
  );
  const count =
    effect.count === 'all' ? fits.length : Math.min(fits.length, amountOf(play, effect.count, scope));
  const chosen = yield* ask({
    player: scope.player,
    kind: 'choose',
    rule: '801.4',
    prompt: PURPOSE[effect.to],
    source: sourceInfo(play, scope, scope.player),
    options: fits.map((card) => ({
      option: { label: play.game.cards[card]?.name ?? 'A card' },
      value: card,
    })),
    min: count,
    max: count,
  });
  const before = play.game;
  const [game, moved] = takeFromUnder(play.game, object.id, chosen, effect.to);
  play.game = game;
  yield* happen(
    play,
    moved.map((card) => {
      const about = { ...play.about(card), was: card.id, from: 'battleZone' as const, to: effect.to };
      return [
        { kind: 'cardMoved', ...about, how: undefined, unpaid: false, onto: undefined },
        '801.4',
      ] as const;
    }),
    before,
  );
  return { did: chosen.length > 0, scope: bind(scope, effect.as ?? 'moved', ids(moved)) };
}

/** The top cards of the super GR zone are summoned without paying, one after another. */
function* gacharangeSummon(play: Play, effect: Doing<'gacharangeSummon'>, scope: Scope): Procedure<Done> {
  const times = amountOf(play, effect.count, scope);
  let did = false;
  for (let time = 0; time < times; time++) {
    const [top] = play.game.zones[scope.player].superGRZone;
    if (top === undefined) break;
    did = (yield* useWithoutPaying(play, top, 0)).did || did;
  }
  return { did, scope };
}

/** 603.3b. Which abilities are used is fixed here; they live on without the card that bears the icon. */
function* useIcons(play: Play, effect: Doing<'useIcons'>, scope: Scope): Procedure<Done> {
  const { player } = scope;
  const abilities = creaturesOf(play, player).flatMap((creature) =>
    triggeredIn(abilitiesOf(play, creature)).flatMap((ability) =>
      ability.icon === effect.icon ? [{ creature, ability }] : [],
    ),
  );
  const count = Math.min(abilities.length, amountOf(play, effect.count, scope));
  const chosen = yield* ask({
    player,
    kind: 'mode',
    rule: '603.3b',
    prompt: `Choose which abilities with the icon ${effect.icon} are used`,
    source: sourceInfo(play, scope, player),
    options: abilities.map((one) => {
      const card = infoOf(play, one.creature, player, 'known');
      return {
        option: { label: `${card.name ?? ''}: ${describeEffect(one.ability.effect)}`, card },
        value: one,
      };
    }),
    min: count,
    max: count,
  });
  for (const { creature, ability } of chosen) {
    putOnStandby(play, {
      player,
      source: { object: creature.id, name: nameOf(play.game, creature) },
      ability,
      shieldUse: undefined,
      bound: {},
      declared: false,
      card: undefined,
      event: 'effectBegan',
      mode: undefined,
    });
  }
  return { did: chosen.length > 0, scope };
}

function* modes(play: Play, effect: Doing<'modes'>, scope: Scope): Procedure<Done> {
  const [by = scope.player] = playersOf(effect.by, scope.player);
  const settled = effect.modes[Number(scope.named['mode'] ?? -1)];
  if (settled !== undefined) return yield* perform(play, settled, scope);
  const chosen = yield* ask({
    player: by,
    kind: 'mode',
    rule: '700.2a',
    prompt: 'Choose what is done',
    source: sourceInfo(play, scope, by),
    options: effect.modes.map((mode, index) => ({
      option: { label: `${index + 1}: ${describeEffect(mode)}` },
      value: mode,
    })),
    min: effect.count,
    max: effect.count,
  });
  let did = false;
  for (const mode of chosen) did = (yield* perform(play, mode, scope)).did || did;
  return { did, scope };
}

function* nameNumber(play: Play, effect: Doing<'nameNumber'>, scope: Scope): Procedure<Done> {
  const [by = scope.player] = playersOf(effect.by, scope.player);
  const numbers = Array.from({ length: effect.max - effect.min + 1 }, (_, index) => effect.min + index);
  const number = yield* askOne({
    player: by,
    kind: 'number',
    rule: '605.2c',
    prompt: 'Name a number',
    source: sourceInfo(play, scope, by),
    options: numbers.map((one) => ({ option: { label: String(one), number: one }, value: one })),
  });
  play.note({ kind: 'numberNamed', player: by, number }, '605.2c');
  return { did: true, scope: { ...scope, named: { ...scope.named, [effect.as]: number } } };
}

function* nameCard(play: Play, effect: Doing<'nameCard'>, scope: Scope): Procedure<Done> {
  const [by = scope.player] = playersOf(effect.by, scope.player);
  const names = [...play.pool.keys()].sort();
  const name = yield* askOne({
    player: by,
    kind: 'name',
    rule: '605.2c',
    prompt: 'Name a card',
    source: sourceInfo(play, scope, by),
    options: names.map((one) => ({ option: { label: one }, value: one })),
  });
  play.note({ kind: 'cardNamed', player: by, name }, '605.2c');
  return { did: true, scope: { ...scope, named: { ...scope.named, [effect.as]: name } } };
}

/**
 * 500.5. The turn comes right after this one; where both gained one, the active player's comes first. The non-active
 * player takes it besides the turn that would have followed anyway.
 */
function gainTurn(play: Play, player: Player): void {
  const { turn } = play.game;
  const others = turn.extra.findIndex((one) => one !== turn.active);
  const at = others < 0 ? turn.extra.length : others;
  const gained = player !== turn.active && others < 0 ? [player, player] : [player];
  const extra = [...turn.extra.slice(0, at), ...gained, ...turn.extra.slice(at)];
  play.game = { ...play.game, turn: { ...turn, extra } };
  play.note({ kind: 'turnGained', player }, '500.5');
}

/** 701.26. The new creature takes over whether it is tapped, and the attack. Where one of the moves fails nothing changes. */
function* swap(play: Play, effect: Doing<'swap'>, scope: Scope): Procedure<Done> {
  const [out] = yield* resolveTarget(play, effect.what, scope, 'Choose what goes to the hand');
  const here = play.find(scope.source);
  if (out?.zone !== 'battleZone' || here === undefined || here.zone === 'battleZone')
    return { did: false, scope };
  if (!creaturesOf(play, out.owner).some(({ id }) => id === out.id)) return { did: false, scope };
  if (putBan(play, here.owner, here, faceAt(play, here, 0), 'put') !== undefined)
    return { did: false, scope };
  const attacking = play.game.attack?.attacker === out.id;
  const going: MoveRequest = request(out, 'hand', 'cardMoved', '701.26a');
  const [moved] = yield* moveTogether(play, [going]);
  if (moved === undefined || moved.move.to !== 'hand') return { did: false, scope };
  const put = yield* putIntoBattleZone(play, here, {
    how: 'revolutionChange',
    face: 0,
    unpaid: true,
    ...(out.tapped ? { tapped: true } : {}),
  });
  if (put !== undefined && attacking && play.game.attack !== undefined) {
    play.game = { ...play.game, attack: { ...play.game.attack, attacker: put.id } };
  }
  return { did: put !== undefined, scope: bind(scope, 'put', put === undefined ? [] : [put.id]) };
}
