import type { CardObject, FaceIndex, ObjectId, Player } from '../../table/nouns.ts';
import { opponentOf } from '../../table/nouns.ts';
import { putOnStandby } from '../events/standbyEffect.ts';
import type { Effect } from '../language/vocabulary.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { objectBan, useBan } from '../questions/bans.ts';
import { keywordsIn, nameOf } from '../questions/characteristics.ts';
import { matches } from '../questions/filters.ts';
import { infoOf } from '../questions/objectInfo.ts';
import { hasShieldTrigger } from '../questions/shieldTriggers.ts';
import { actOf, faceAt, usableFaces } from '../questions/uses.ts';
import type { Procedure, ShieldUse, StandbyEffect } from '../state/game.ts';
import { type MoveRequest, request } from '../state/moveRequest.ts';
import { scopeOf } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { holdCastles, releaseCastles } from './castles.ts';
import { carryOutPlan, happenedOf, type MoveOutcome, moveTogether, planMoves } from './moves.ts';
import { useWithoutPaying } from './using.ts';

interface Declarable {
  readonly card: CardObject;
  readonly use: ShieldUse;
  readonly label: string;
}

/** 113.6, 112.3a-b. What a player may declare for shields that are about to go to the hand. */
function shieldDeclarations(
  play: Play,
  player: Player,
  shields: readonly CardObject[],
): readonly Declarable[] {
  const found: Declarable[] = [];
  for (const card of shields) {
    for (const [index, face] of usableFaces(play, card)) {
      if (hasShieldTrigger(play, card, face) && mayUse(play, player, card, index)) {
        if (objectBan(play, card, 'useShieldTrigger') !== undefined) continue;
        const use: ShieldUse = { way: 'shieldTrigger', face: index };
        found.push({ card, use, label: `Shield trigger: ${face.name}` });
      }
      if (keywordsIn(face.abilities, 'guardStrike').length > 0) {
        found.push({ card, use: { way: 'guardStrike', face: index }, label: `Guard strike: ${face.name}` });
      }
    }
  }
  for (const card of play.game.zones[player].hand) {
    for (const [index, face] of usableFaces(play, card)) {
      for (const keyword of keywordsIn(face.abilities, 'strikeBack')) {
        if (keyword.name !== 'strikeBack' || !mayUse(play, player, card, index)) continue;
        const scope = scopeOf(player, card.id, face.name);
        for (const shield of shields) {
          if (!matches(play, shield, keyword.discards, scope)) continue;
          const use: ShieldUse = { way: 'strikeBack', discard: shield.id, face: index };
          found.push({
            card,
            use,
            label: `Strike back: ${face.name}, discarding ${nameOf(play.game, shield)}`,
          });
        }
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

/** 112.3b. Each discarded card pays for one strike back, and cannot be used itself. */
function conflicts(declarations: readonly Declarable[]): readonly (readonly number[])[] {
  const byCard = new Map<number, number[]>();
  declarations.forEach(({ card, use }, index) => {
    for (const id of use.way === 'strikeBack' ? [card.id, use.discard] : [card.id]) {
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
 * as cards in hand, while their owners look at them and declare. Then all move at once (400.7), and what was declared
 * is used, the active player's first (101.4a).
 */
export function* shieldsToHand(
  play: Play,
  shields: readonly CardObject[],
  how: ShieldsToHand,
): Procedure<MoveOutcome> {
  const { along = [], brokenBy } = how;
  const rule = how.as === 'shieldBroken' ? '509.5' : '701.14b';
  const plan = yield* planMoves(play, [
    ...shields.map((shield) => ({ ...request(shield, 'hand', how.as, rule), brokenBy })),
    ...along,
  ]);
  const going = shields.filter(({ id }) =>
    plan.requests.some(({ move }) => move.object === id && move.to === 'hand'),
  );
  const { active } = play.game.turn;
  const owners = [active, opponentOf(active)].filter((player) => going.some(({ owner }) => owner === player));
  play.change(
    going.map(({ id }) => id),
    { pending: true },
  );
  const declared: (Declarable & { readonly player: Player })[] = [];
  if (how.triggers === 'mayBeUsed') {
    for (const player of owners) {
      const own = going.filter(({ owner }) => owner === player);
      for (const one of yield* declareShields(play, player, own)) declared.push({ ...one, player });
    }
  }
  const moved = yield* carryOutPlan(play, plan);
  const now = (id: number): number => moved.find(({ was }) => was.id === id)?.became[0]?.id ?? id;
  for (const { card, use } of declared) {
    if (use.way === 'shieldTrigger') holdCastles(play, card.id, now(card.id));
  }
  const effects = declared.map(({ card, use, player }): Omit<StandbyEffect, 'id'> => {
    const shieldUse: ShieldUse = use.way === 'strikeBack' ? { ...use, discard: now(use.discard) } : use;
    const source = { object: now(card.id), name: nameOf(play.game, card) };
    return {
      player,
      source,
      ability: undefined,
      shieldUse,
      bound: {},
      named: {},
      declared: true,
      card: undefined,
      event: how.as,
      mode: undefined,
    };
  });
  if (how.uses === 'onStandby') for (const effect of effects) putOnStandby(play, effect);
  else yield* useAllAtOnce(play, owners, effects);
  return { moved, happened: happenedOf(plan, moved) };
}

function* declareShields(
  play: Play,
  player: Player,
  going: readonly CardObject[],
): Procedure<readonly Declarable[]> {
  const candidates = shieldDeclarations(play, player, going);
  const chosen = yield* ask({
    player,
    kind: 'declareShields',
    rule: '509.5a',
    prompt: `Declare what you use of ${going.map((shield) => nameOf(play.game, shield)).join(', ')}`,
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
    play.note({ kind: 'usageDeclared', ...play.about(card), ability: use.way }, '509.5a');
  }
  return chosen;
}

/** 101.4a, 111.2a. Uses what was declared, the active player's first; what is not used yet is on standby. */
function* useAllAtOnce(
  play: Play,
  owners: readonly Player[],
  declared: readonly Omit<StandbyEffect, 'id'>[],
): Procedure {
  const waiting = declared.map((effect): StandbyEffect => ({ id: play.nextEffect(), ...effect }));
  play.triggered.push(...waiting);
  for (const player of owners) {
    const order = yield* chooseOrderOfUse(
      player,
      waiting.filter((effect) => effect.player === player),
    );
    for (const effect of order) {
      play.triggered.splice(play.triggered.indexOf(effect), 1);
      yield* resolveShieldUse(play, effect);
    }
  }
}

/** 509.5e. The owner chooses the order of use. */
const chooseOrderOfUse = (
  player: Player,
  effects: readonly StandbyEffect[],
): Procedure<readonly StandbyEffect[]> =>
  ask({
    player,
    kind: 'standby',
    rule: '509.5e',
    prompt: 'Choose in which order these are used',
    options: effects.map((effect) => ({ option: { label: effect.source.name }, value: effect })),
    min: effects.length,
    max: effects.length,
    ordered: true,
  });

/** 112.3a-b. Uses a declared shield trigger, strike back or guard strike. */
export function* resolveShieldUse(play: Play, effect: StandbyEffect): Procedure {
  const { shieldUse, source, player } = effect;
  if (shieldUse === undefined) return;
  const about = { player, object: source.object, name: source.name, effect: effect.id };
  play.note({ kind: 'effectBegan', ...about }, '509.5e');
  const why = yield* carryOutShieldUse(play, player, source.object, shieldUse);
  releaseCastles(play, source.object);
  if (why === undefined) play.note({ kind: 'effectResolved', ...about, word: shieldUse.way }, '509.5e');
  else play.note({ kind: 'effectMisfired', ...about, why }, '603.4');
}

function* carryOutShieldUse(
  play: Play,
  player: Player,
  id: number,
  use: ShieldUse,
): Procedure<string | undefined> {
  const card = play.find(id);
  if (card?.zone !== 'hand') return 'the card is no longer in the hand';
  if (use.way === 'guardStrike') {
    yield* play.perform(GUARD_STRIKE, scopeOf(player, card.id, nameOf(play.game, card)));
    return undefined;
  }
  const ban = useBan(play, player, card, faceAt(play, card, use.face), actOf(faceAt(play, card, use.face)));
  if (ban !== undefined) return ban.by === undefined ? ban.reason : `${ban.reason} (${ban.by})`;
  if (use.way === 'strikeBack') {
    const shield = play.find(use.discard);
    if (shield?.zone !== 'hand') return 'the card to discard is no longer in the hand';
    yield* moveTogether(play, [request(shield, 'graveyard', 'cardDiscarded', '112.3b')]);
  }
  const through = use.way === 'shieldTrigger' ? use.way : undefined;
  return (yield* useWithoutPaying(play, card, use.face, undefined, through)).performed
    ? undefined
    : 'it could not be used';
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
