import { opponentOf, type Player } from '../../../table/nouns.ts';
import type { Ability, Bounds, Filter, Group, Ref, StaticEffect } from '../../language/vocabulary.ts';
import type { Play } from '../../play/play.ts';
import { amountOf } from '../../questions/amounts.ts';
import { definitionOf, faceOf, isCreatureFace, lastObjectOf } from '../../questions/characteristics.ts';
import { endsWithoutSource } from '../../state/durations.ts';
import type { Delayed, Lasting, Procedure } from '../../state/game.ts';
import type { Instruction, InstructionResult } from '../../state/instruction.ts';
import { namedAs, playersOf, refersTo, type Scope } from '../../state/scope.ts';
import { resolveTarget } from '../targets.ts';
import { asOf, bind, ids } from './instruction.ts';

/** 607.1, 606.2. Begins a continuous effect, unless there is nothing for it to affect. */
export function* beginLasting(
  play: Play,
  effect: Instruction<'lasting'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const group =
    'in' in effect.affects && effect.alsoLater ? withBounds(play, effect.affects, scope) : undefined;
  const objects =
    group === undefined ? yield* resolveTarget(play, effect.affects, scope, 'Choose what is affected') : [];
  if (group === undefined && objects.length === 0)
    return { performed: false, scope: bind(scope, asOf(effect.affects), []) };
  const affects = group ?? ids(objects);
  addLasting(play, scope, {
    affects,
    effects: locked(play, effect, scope),
    replacement: undefined,
    until: effect.until,
    ...(effect.untilUsed === undefined ? {} : { untilUsed: true }),
  });
  return { performed: true, scope: bind(scope, asOf(effect.affects), ids(objects)) };
}

/** 200, 607.1. Creatures in the battle zone become a creature card. Effects on them stay (801.2); other cards cannot be creatures. */
export function* become(
  play: Play,
  effect: Instruction<'become'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const objects = yield* resolveTarget(play, effect.what, scope, 'Choose what becomes another creature');
  const named = { performed: false, scope: bind(scope, asOf(effect.what), ids(objects)) };
  const creatures = objects.filter(
    (object) => object.zone === 'battleZone' && isCreatureFace(faceOf(play, object)),
  );
  const name = creatureNamed(play, effect.card, scope);
  if (creatures.length === 0 || name === undefined) return named;
  const over = creatures.map(({ card }) => card);
  const { until } = effect;
  addLasting(play, scope, {
    affects: ids(creatures),
    effects: [],
    replacement: undefined,
    becomes: { name, over },
    until,
  });
  return { ...named, performed: true };
}

/** The name of the first of the cards that a name stands for, if it is a creature. */
function creatureNamed(play: Play, { ref }: Ref, scope: Scope): string | undefined {
  const [id] = refersTo(play.game, ref, scope);
  const card = id === undefined ? undefined : lastObjectOf(play, id);
  return card !== undefined && isCreatureFace(faceOf(play, card)) ? definitionOf(play, card).name : undefined;
}

/** 609.2. Creates a replacement effect. */
export function* beginReplacement(
  play: Play,
  { replacement, until }: Instruction<'replaceUntil'>,
  scope: Scope,
): Procedure<InstructionResult> {
  addLasting(play, scope, { affects: [], effects: [], replacement, until });
  return { performed: true, scope };
}

/** 608.2. The numbers in a continuous effect are fixed as it begins. */
const locked = (play: Play, effect: Instruction<'lasting'>, scope: Scope): Lasting['effects'] =>
  effect.effects.map((one) => {
    switch (one.kind) {
      case 'power':
      case 'multipliesPower':
      case 'cost':
      case 'breaksMore':
        return { ...one, by: amountOf(play, one.by, scope) };
      case 'setPower':
        return { ...one, to: amountOf(play, one.to, scope) };
      case 'untapAtMost':
        return { ...one, count: amountOf(play, one.count, scope) };
      case 'gains':
        return { ...one, abilities: one.abilities.map((ability) => withNumbers(ability, scope)) };
      default:
        return withBounds(play, one, scope);
    }
  });

/** An ability with the named numbers filled in. */
const withNumbers = (ability: Ability, scope: Scope): Ability =>
  rebuilt(ability, (part) => {
    const name = 'named' in part && Object.keys(part).length === 1 ? part.named : undefined;
    const number = typeof name === 'string' ? namedAs(name, scope) : undefined;
    return typeof number === 'number' ? number : undefined;
  });

/** A part of a continuous effect with the bounds in its filters filled in. */
const withBounds = <T extends StaticEffect | Group>(play: Play, whole: T, scope: Scope): T =>
  rebuilt(whole, (part, field) => {
    if (!BOUNDED.has(field)) return undefined;
    const fixed = Object.entries(part as Bounds).map(([end, amount]) => [end, amountOf(play, amount, scope)]);
    return Object.fromEntries(fixed);
  });

/** The fields of a filter that are bounds. */
const BOUNDED: ReadonlySet<string> = new Set(['cost', 'power', 'under'] satisfies readonly (keyof Filter)[]);

/** A part in which `replace` has given other values for some of its parts: a copy, or the part itself if it has given none. */
function rebuilt<T>(part: T, replace: (part: object, field: string) => unknown, field = ''): T {
  if (typeof part !== 'object' || part === null) return part;
  const other = replace(part, field);
  if (other !== undefined) return other as T;
  const entries = Object.entries(part);
  const inner = entries.map(([name, value]) => [name, rebuilt(value, replace, name)] as const);
  if (inner.every(([, value], index) => value === entries[index]?.[1])) return part;
  return (Array.isArray(part) ? inner.map(([, value]) => value) : Object.fromEntries(inner)) as T;
}

function addLasting(
  play: Play,
  scope: Scope,
  lasting: Pick<Lasting, 'affects' | 'effects' | 'replacement' | 'until' | 'untilUsed' | 'becomes'>,
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
  if (endsWithoutSource(play.game, full)) return;
  play.set({ lasting: [...play.game.lasting, full] });
  const about = { player: scope.player, object: scope.source, name: scope.sourceName };
  play.note({ kind: 'lastingEffectBegan', ...about, until: lasting.until }, '607.1');
}

/** 603.6. Creates a delayed trigger. */
export function* beginDelayed(
  play: Play,
  effect: Instruction<'delayed'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const source = { object: scope.source, name: scope.sourceName };
  if (endsWithoutSource(play.game, { until: effect.until, source })) return { performed: false, scope };
  const delayed: Delayed = {
    id: play.nextEffect(),
    player: scope.player,
    source,
    ability: effect.ability,
    bound: scope.bound,
    named: scope.named,
    until: effect.until,
    since: play.game.turn.number,
  };
  play.set({ delayed: [...play.game.delayed, delayed] });
  return { performed: true, scope };
}

export function* extraTurn(
  play: Play,
  { who }: Instruction<'extraTurn'>,
  scope: Scope,
): Procedure<InstructionResult> {
  for (const player of playersOf(who, scope.player)) gainTurn(play, player);
  return { performed: true, scope };
}

/** 500.5, 500.5a. The extra turn comes right after this one; if both players gain one, the active player's comes first. */
function gainTurn(play: Play, player: Player): void {
  const { turn } = play.game;
  const { next = opponentOf(turn.active) } = turn;
  const others = turn.extra.findIndex((one) => one !== turn.active);
  const at = others < 0 || player !== turn.active ? turn.extra.length : others;
  play.set({ turn: { ...turn, extra: turn.extra.toSpliced(at, 0, player), next } });
  play.note({ kind: 'turnGained', player }, '500.5');
}
