import { type CardId, type CardObject, opponentOf, type Player } from '../../../table/nouns.ts';
import { type Moved, takeFromUnder, zonesWith } from '../../../table/objects.ts';
import { ZONE_FACTS } from '../../../table/zones.ts';
import { happen } from '../../events/happen.ts';
import type { Move } from '../../language/vocabulary.ts';
import { ask, askOne } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { numberOf } from '../../questions/amounts.ts';
import { arrivalOf } from '../../questions/arrivals.ts';
import { facesOf, isCreatureFace, lastObjectOf } from '../../questions/characteristics.ts';
import { infoOf } from '../../questions/objectInfo.ts';
import { cardsBelow } from '../../questions/piles.ts';
import { definitionAt } from '../../questions/repertoire.ts';
import { shieldChooser } from '../../questions/shieldChooser.ts';
import type { Procedure } from '../../state/game.ts';
import type { Instruction, InstructionResult } from '../../state/instruction.ts';
import { type MoveRequest, request } from '../../state/moveRequest.ts';
import { playersInOrder, type Scope } from '../../state/scope.ts';
import { draw } from '../drawing.ts';
import { destroyAndTell, type MoveOutcome, moveAndTell } from '../moves.ts';
import { resolveNested } from '../resolving.ts';
import { shieldsToHand } from '../shields.ts';
import { resolveTarget, sourceInfo } from '../targets.ts';
import { arrivals, asOf, bind, ids } from './instruction.ts';
import { putCards } from './putting.ts';

export function* drawCards(
  play: Play,
  effect: Instruction<'draw'>,
  scope: Scope,
): Procedure<InstructionResult> {
  let attempted = 0;
  let happened = 0;
  for (const player of playersInOrder(play, effect.who, scope.player)) {
    const most = numberOf(play, effect.count, scope);
    const inDeck = play.deckOf(player).length;
    const count = effect.upTo
      ? yield* howMany(play, player, Math.min(most, inDeck), scope, 'How many cards do you draw?')
      : most;
    const result = yield* draw(play, player, count);
    attempted += result.attempted;
    happened += result.drawn;
  }
  return { performed: attempted > 0, happened, scope };
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

/** 701.3a. Only objects in the battle zone are destroyed. */
export function* destroy(
  play: Play,
  effect: Instruction<'destroy'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const objects = yield* resolveTarget(play, effect.what, scope, 'Choose what is destroyed');
  const { happened } = yield* destroyAndTell(
    play,
    objects.filter(({ zone }) => zone === 'battleZone'),
    '701.3a',
  );
  return {
    performed: objects.length > 0,
    happened: happened.length,
    scope: bind(scope, asOf(effect.what), ids(objects)),
  };
}

/** 701.7a. Discarding puts a card from the hand into the graveyard. */
export function* discard(
  play: Play,
  effect: Instruction<'discard'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const named = yield* resolveTarget(play, effect.what, scope, 'Choose what is discarded');
  const objects = named.filter(({ zone }) => zone === 'hand');
  const { moved, happened } = yield* moveAndTell(
    play,
    objects.map((object) => request(object, 'graveyard', 'cardDiscarded', '701.7a')),
  );
  return {
    performed: objects.length > 0,
    happened: happened.length,
    scope: bind(scope, asOf(effect.what), arrivals(moved)),
  };
}

/** Cards that an instruction has found and is about to move. */
interface Moving {
  readonly effect: Move;
  readonly objects: readonly CardObject[];
  readonly shields: readonly CardObject[];
  readonly requests: readonly MoveRequest[];
}

/** Finds the cards of a move, but none that another of the same instant moves. */
function* prepareMove(
  play: Play,
  effect: Move,
  scope: Scope,
  others: readonly Moving[] = [],
): Procedure<Moving> {
  const found = yield* resolveTarget(play, effect.what, scope, ZONE_FACTS[effect.to].prompt);
  const taken = new Set(others.flatMap(({ objects }) => ids(objects)));
  const objects = found.filter(({ id }) => !taken.has(id));
  const shields = effect.to === 'hand' ? objects.filter(({ zone }) => zone === 'shieldZone') : [];
  const requests = objects
    .filter((object) => !shields.includes(object))
    .map((object) =>
      request(object, effect.to, ZONE_FACTS[effect.to].moveKind, '701.2', {
        position: effect.position ?? 'top',
        tapped: effect.tapped ?? false,
        // 400.2. Cards of a hand are shown only while the whole hand is revealed.
        faceUp: effect.to !== 'hand' && effect.faceUp === true,
        topOnly: effect.topOnly ?? false,
      }),
    );
  return { effect, objects, shields, requests };
}

/** 400.7. Moves cards at the same instant. */
function* carryOutMoves(play: Play, moving: readonly Moving[], scope: Scope): Procedure<MoveOutcome> {
  const orders = moving.some(({ effect }) => effect.to === 'deck')
    ? yield* chooseOrders(play, moving, scope)
    : [];
  const shields = moving.flatMap((one) => one.shields);
  const requests = moving.flatMap((one) => one.requests);
  const silenced = moving.some(({ effect }) => effect.withoutShieldTrigger);
  const outcome =
    shields.length === 0
      ? yield* moveAndTell(play, requests)
      : yield* shieldsToHand(play, shields, {
          as: 'cardMoved',
          triggers: silenced ? 'mayNotBeUsed' : 'mayBeUsed',
          uses: 'atOnce',
          along: requests,
        });
  for (const order of orders) layInOrder(play, order, outcome.moved);
  return outcome;
}

/** 409.1f. A move to the battle zone is a put, with all that this needs (801.1a, 302.2). */
const asPut = ({ what, as = 'moved', tapped }: Move): Instruction<'put'> => ({
  do: 'put',
  what,
  as,
  ...(tapped === undefined ? {} : { tapped }),
});

/** 409.1f. Puts cards that an instruction has found into the battle zone. */
export const putFound = (
  play: Play,
  objects: readonly CardObject[],
  as: string,
  scope: Scope,
): Procedure<InstructionResult> =>
  putCards(play, { do: 'put', what: { ref: as }, as }, bind(scope, as, ids(objects)));

export function* moveCards(play: Play, effect: Move, scope: Scope): Procedure<InstructionResult> {
  if (effect.to === 'battleZone') return yield* putCards(play, asPut(effect), scope);
  const moving = yield* prepareMove(play, effect, scope);
  const { moved, happened } = yield* carryOutMoves(play, [moving], scope);
  const named = bind(scope, effect.as ?? 'moved', arrivals(happened));
  return {
    performed: moving.objects.length > 0,
    happened: happened.length,
    scope: bind(named, asOf(effect.what), arrivals(moved)),
  };
}

/** 400.7. Several moves at the same instant; all cards are found before any of them moves. */
export function* moveAtOnce(
  play: Play,
  { moves }: Instruction<'atOnce'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const moving: Moving[] = [];
  for (const effect of moves) moving.push(yield* prepareMove(play, effect, scope, moving));
  const elsewhere = moving.filter(({ effect }) => effect.to !== 'battleZone');
  const { happened } = yield* carryOutMoves(play, elsewhere, scope);
  const moved = arrivals(happened);
  const result = {
    performed: moving.some(({ objects }) => objects.length > 0),
    happened: happened.length,
    scope: bind(scope, 'moved', moved),
  };
  const coming = moving.flatMap(({ effect, objects }) => (effect.to === 'battleZone' ? objects : []));
  if (coming.length === 0) return result;
  const put = yield* putFound(play, coming, 'put', scope);
  return {
    ...result,
    happened: happened.length + (put.happened ?? 0),
    scope: bind(put.scope, 'moved', [...moved, ...(put.scope.bound['put'] ?? [])]),
  };
}

interface DeckOrder {
  readonly owner: Player;
  readonly position: 'top' | 'bottom';
  /** Top card first. */
  readonly cards: readonly CardId[];
}

/** A card on its way to a deck; `object` is undefined for a card from below another. */
interface GoingToDeck {
  readonly owner: Player;
  readonly card: CardId;
  readonly object: CardObject | undefined;
}

/** The cards of a pile, top card first. */
const cardsOf = (object: CardObject, topOnly = false): readonly GoingToDeck[] =>
  (topOnly ? [object.card] : [object.card, ...object.under]).map((card, index) => ({
    owner: object.owner,
    card,
    object: index === 0 ? object : undefined,
  }));

/** The cards of these moves that go to the top of decks, or to the bottom. */
const goingToDeck = (moving: readonly Moving[], position: 'top' | 'bottom'): readonly GoingToDeck[] =>
  moving.flatMap(({ effect, objects }) =>
    effect.to === 'deck' && (effect.position ?? 'top') === position
      ? objects.flatMap((object) => cardsOf(object, effect.topOnly))
      : [],
  );

/** 401.4. The order of what goes to the top of each deck, then of what goes to the bottom. */
function* chooseOrders(play: Play, moving: readonly Moving[], scope: Scope): Procedure<readonly DeckOrder[]> {
  const onTop = yield* chooseOrdersAt(play, goingToDeck(moving, 'top'), 'top', scope);
  const below = yield* chooseOrdersAt(play, goingToDeck(moving, 'bottom'), 'bottom', scope);
  return [...onTop, ...below];
}

/** 401.4. The owner secretly orders cards that go to a deck at the same time. */
function* chooseOrdersAt(
  play: Play,
  all: readonly GoingToDeck[],
  position: 'top' | 'bottom',
  scope: Scope,
): Procedure<readonly DeckOrder[]> {
  const orders: DeckOrder[] = [];
  const { active } = play.game.turn;
  for (const owner of [active, opponentOf(active)]) {
    const going = all.filter((one) => one.owner === owner);
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
      options: going.map(({ card, object }) => {
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
    orders.push({ owner, position, cards });
  }
  return orders;
}

function layInOrder(play: Play, { owner, position, cards }: DeckOrder, moved: readonly Moved[]): void {
  const arrived = new Set(arrivals(moved));
  const { deck } = play.game.zones[owner];
  const laid = cards.flatMap((card) =>
    deck.filter((object) => object.card === card && arrived.has(object.id)),
  );
  const rest = deck.filter((object) => !laid.includes(object));
  const ordered = position === 'top' ? [...laid, ...rest] : [...rest, ...laid];
  play.set({ zones: zonesWith(play.game.zones, owner, 'deck', ordered) });
}

/** 400.7. The cards of all players move at the same instant. */
export function* moveTop(
  play: Play,
  effect: Instruction<'moveTop'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const count = numberOf(play, effect.count, scope);
  const top = playersInOrder(play, effect.who, scope.player).flatMap((player) =>
    play
      .deckOf(player)
      .filter(({ id }) => !play.clause?.claimed.has(id))
      .slice(0, count),
  );
  if (effect.to === 'battleZone') return yield* putFound(play, top, effect.as ?? 'moved', scope);
  const { happened } = yield* moveAndTell(
    play,
    top.map((object) => request(object, effect.to, ZONE_FACTS[effect.to].moveKind, '701.2')),
  );
  const into = arrivals(happened);
  return {
    performed: top.length > 0,
    happened: into.length,
    scope: bind(scope, effect.as ?? 'moved', into),
  };
}

/** 302.2, 801.1a. Whether a card from below another can be put into the battle zone by itself. */
function canStandAlone(play: Play, card: CardId): boolean {
  const { type } = definitionAt(play, card);
  return type !== 'spell' && type !== 'evolutionCreature';
}

/**
 * 801.4. The player chooses among the cards below, as printed; the top card stays. 405.1 and 401.4 apply to them too.
 */
export function* moveUnder(
  play: Play,
  effect: Instruction<'moveUnder'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const [object] = yield* resolveTarget(play, effect.what, scope, 'Choose');
  if (object === undefined) return { performed: false, scope };
  const fits = cardsBelow(play, object, effect.filter, scope).filter(
    (card) => effect.to !== 'battleZone' || canStandAlone(play, card),
  );
  const count =
    effect.count === 'all' ? fits.length : Math.min(fits.length, numberOf(play, effect.count, scope));
  const chosen = yield* ask({
    player: scope.player,
    kind: 'choose',
    rule: '801.4',
    prompt: ZONE_FACTS[effect.to].prompt,
    source: sourceInfo(play, scope, scope.player),
    options: fits.map((card) => ({
      option: { label: play.game.cards[card]?.name ?? 'A card' },
      value: card,
    })),
    min: count,
    max: count,
  });
  const going = chosen.map((card): GoingToDeck => ({ owner: object.owner, card, object: undefined }));
  const orders = effect.to === 'deck' ? yield* chooseOrdersAt(play, going, 'bottom', scope) : [];
  const before = play.game;
  const { to } = effect;
  const [change, moved] = takeFromUnder(play.game, object.id, orders[0]?.cards ?? chosen, (card) =>
    arrivalOf(play, { to, tapped: false }, object, card),
  );
  play.set(change);
  yield* happen(
    play,
    moved.map((card) => {
      const about = { ...play.about(card), was: card.id, from: object.zone, to: card.zone };
      const isPut = to === 'battleZone';
      const how = isPut ? ('effect' as const) : undefined;
      return [
        { kind: ZONE_FACTS[card.zone].moveKind, ...about, how, unpaid: isPut, onto: undefined },
        '801.4',
      ] as const;
    }),
    before,
  );
  return {
    performed: chosen.length > 0,
    happened: moved.length,
    scope: bind(scope, effect.as ?? 'moved', ids(moved)),
  };
}

/** 701.14a. Whether a creature is the source of an effect, also one that has left. */
function isOfCreature(play: Play, { source }: Scope): boolean {
  const object = lastObjectOf(play, source);
  return object?.zone === 'battleZone' && facesOf(play, object).some(isCreatureFace);
}

/** 701.14c. The shields of all players break at the same instant; the players declare and use in their order (101.4a). */
export function* breakShields(
  play: Play,
  effect: Instruction<'breakShields'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const chosen: CardObject[] = [];
  for (const player of playersInOrder(play, effect.of, scope.player))
    chosen.push(...(yield* chooseShields(play, effect, player, scope)));
  yield* beforeBreak(play, scope, chosen);
  const { happened } = yield* shieldsToHand(play, chosen, {
    as: 'shieldBroken',
    triggers: 'mayBeUsed',
    uses: 'atOnce',
    brokenBy: scope.source,
  });
  return { performed: chosen.length > 0, happened: happened.length, scope };
}

/** 701.14a. The shields of one player that an effect breaks. */
function* chooseShields(
  play: Play,
  { count: wanted }: Instruction<'breakShields'>,
  player: Player,
  scope: Scope,
): Procedure<readonly CardObject[]> {
  const shields = play.game.zones[player].shieldZone.filter(({ pending }) => !pending);
  const count = wanted === 'all' ? shields.length : Math.min(numberOf(play, wanted, scope), shields.length);
  const breaks = isOfCreature(play, scope) ? 'creatureBreaks' : 'other';
  const chooser = shieldChooser(play, scope.player, player, breaks);
  return yield* ask({
    player: chooser,
    kind: 'shields',
    rule: '701.14a',
    prompt: 'Choose which shields are broken',
    source: sourceInfo(play, scope, chooser),
    options: shields.map((shield, index) => ({
      option: { label: `Shield ${index + 1}`, card: infoOf(play, shield, chooser, 'asViewed') },
      value: shield,
    })),
    min: count,
    max: count,
  });
}

/**
 * 603.7, 701.14a. What triggers before a break is resolved before the shields break, also inside a running effect. The
 * source of the effect is what breaks them.
 */
function* beforeBreak(play: Play, scope: Scope, shields: readonly CardObject[]): Procedure {
  if (shields.length === 0) return;
  const waiting = play.triggered.length;
  const breaker = { player: scope.player, object: scope.source, name: scope.sourceName };
  const fact = { kind: 'shieldsChosen', ...breaker, shields: ids(shields) } as const;
  yield* happen(play, [[fact, '701.14a']], play.game);
  yield* play.outsideClause(resolveNested(play, waiting));
}
