import { battleInEffect, canBattle } from '../actions/battle.ts';
import { asOf, bind, type Doing, type Done, ids } from '../actions/instructions/instruction.ts';
import { addDelayed, addLasting, beginLasting, gainTurn } from '../actions/instructions/lasting.ts';
import { lookAtTop, revealUntil, search, show, shuffleDeck } from '../actions/instructions/looking.ts';
import {
  breakShields,
  discard,
  drawCards,
  moveCards,
  moveTop,
  moveUnder,
} from '../actions/instructions/moving.ts';
import { nameCard, nameNumber } from '../actions/instructions/naming.ts';
import { gacharangeSummon, putCards, swap, useCards, useIcons } from '../actions/instructions/putting.ts';
import { destroyTogether } from '../actions/moves.ts';
import { countInstruction, endDuel, stateBasedActions } from '../actions/stateBased.ts';
import { setTapped } from '../actions/tapping.ts';
import { resolveTarget, sourceInfo } from '../actions/targets.ts';
import { describeEffect } from '../language/describe.ts';
import type { Effect } from '../language/vocabulary.ts';
import { ask, confirm } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { amountOf, numberOf } from '../questions/amounts.ts';
import { holds } from '../questions/conditions.ts';
import type { Procedure } from '../state/game.ts';
import { DEEPEST } from '../state/limits.ts';
import { playersOf, type Scope } from '../state/scope.ts';

/** 605.2c, 101.3. Follows an effect in its printed order, as far as it can be followed. */
export function* perform(play: Play, effect: Effect, scope: Scope): Procedure<Done> {
  yield* countInstruction(play);
  play.depth++;
  if (play.depth > DEEPEST) yield* endDuel(play, { winner: undefined, reason: 'endlessLoop' }, '104.1');
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
      return lookAtTop(play, effect, scope);
    case 'look':
    case 'reveal': {
      const objects = yield* resolveTarget(play, effect.what, scope, 'Choose what is looked at');
      show(play, objects, scope.player, effect.do);
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
      const times = numberOf(play, effect.times, scope);
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

/** "You may": what was declared must be carried out all the same (603.2f). */
function* may(play: Play, effect: Doing<'may'>, scope: Scope): Procedure<Done> {
  const source = sourceInfo(play, scope, scope.player);
  const yes = scope.mustCarryOut || (yield* confirm(scope.player, '606.1', promptOf(effect.effect), source));
  if (!yes) return yield* branch(play, false, effect, scope);
  const done = yield* perform(play, effect.effect, scope);
  return yield* branch(play, done.did, effect, done.scope);
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

/** 700.2a. A mode that was chosen as the effect triggered is not chosen again; what it holds may have modes of its own. */
function* modes(play: Play, effect: Doing<'modes'>, { mode: settled, ...scope }: Scope): Procedure<Done> {
  const only = settled === undefined ? undefined : effect.modes[settled];
  if (only !== undefined) return yield* perform(play, only, scope);
  const [by = scope.player] = playersOf(effect.by, scope.player);
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
