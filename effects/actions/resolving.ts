import { type CardObject, opponentOf } from '../../table/nouns.ts';
import { describeAbility } from '../language/describe.ts';
import type { Activated, Triggered } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import { holds } from '../questions/conditions.ts';
import { worksFrom } from '../questions/declaring.ts';
import type { FactBody } from '../state/facts.ts';
import type { Procedure, SourceInfo, StandbyEffect } from '../state/game.ts';
import type { Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { resolveShieldUse } from './shields.ts';
import { chooseNextEffect } from './standbyOrder.ts';
import { stateBasedActions } from './stateBased.ts';

const scopeOfEffect = (effect: StandbyEffect): Scope => ({
  player: effect.player,
  source: effect.source.object,
  sourceName: effect.source.name,
  bound: effect.bound,
  named: effect.named,
  ...(effect.mode === undefined ? {} : { mode: effect.mode }),
});

/** 603.3, 605. Resolves an effect from standby: it does what it can, or misfires and says why. */
export function* resolveStandby(play: Play, waited: StandbyEffect): Procedure {
  if (waited.ability === undefined) {
    yield* resolveShieldUse(play, waited);
    yield* stateBasedActions(play);
    return;
  }
  const { ability, player } = waited;
  const there =
    waited.declared && ability.kind === 'triggered' ? declaredCard(play, waited, ability) : undefined;
  const source = there === undefined ? waited.source : { ...waited.source, object: there.id };
  const effect = { ...waited, source };
  const about = { player, object: source.object, name: source.name, effect: effect.id };
  play.note({ kind: 'effectBegan', ...about }, '605.1');
  const why = misfires(play, effect, ability, there);
  if (why !== undefined) {
    play.note({ kind: 'effectMisfired', ...about, why: why.reason }, why.rule);
    return;
  }
  const { performed } = yield* play.perform(ability.effect, {
    ...scopeOfEffect(effect),
    mustCarryOut: effect.declared,
  });
  yield* stateBasedActions(play);
  // 101.3: if its card has left, part of the effect was followed, so this is not a misfire.
  if (effect.declared && !performed && play.find(source.object) !== undefined) {
    play.note({ kind: 'effectMisfired', ...about, why: 'it could not be carried out' }, '603.4');
    return;
  }
  const fact = { kind: 'effectResolved', ...about, word: wordOf(ability) } as const;
  play.note(fact, '605.1');
  if (ability.kind === 'triggered' && ability.limit !== undefined)
    play.set({ thisTurn: [...play.game.thisTurn, { ...fact, limited: describeAbility(ability) }] });
}

const wordOf = (ability: Triggered | Activated | undefined): string | undefined =>
  ability?.kind === 'triggered' ? ability.word?.name : ability?.name;

/** 603.4. The declared card, in whichever zone it is now, if its ability works there. */
const declaredCard = (
  world: World,
  { player, card }: StandbyEffect,
  ability: Triggered,
): CardObject | undefined =>
  Object.values(world.game.zones[player])
    .flat()
    .find((object) => object.card === card && worksFrom(world, ability, object));

/** 603.4. Why an effect does nothing when it comes to resolve. */
function misfires(
  world: World,
  effect: StandbyEffect,
  ability: Triggered | Activated,
  declared: CardObject | undefined,
): { readonly reason: string; readonly rule: string } | undefined {
  if (effect.declared && declared === undefined)
    return { reason: 'the declared card is no longer where its ability works', rule: '603.4' };
  if (ability.kind === 'keyword') return undefined;
  if (ability.limit !== undefined && timesUsed(world, effect, ability.limit) >= ability.limit.times) {
    return { reason: 'it was already used as often as it may be', rule: '603.4' };
  }
  if (ability.condition !== undefined && !holds(world, ability.condition, scopeOfEffect(effect))) {
    return { reason: 'its condition is not met', rule: '603.4' };
  }
  return undefined;
}

/**
 * How often the ability has been used within its limit: by this object, by cards of its name, or, with any ability of its keyword, by
 * any card.
 */
function timesUsed(
  { game }: World,
  { source, player, ability }: StandbyEffect,
  limit: NonNullable<Triggered['limit']>,
): number {
  const facts = game.thisTurn;
  const attacks = facts.map(({ kind }) => kind).lastIndexOf('attackDeclared');
  const since = limit.per === 'attack' ? facts.slice(Math.max(0, attacks)) : facts;
  return since.filter(
    (fact) =>
      fact.kind === 'effectResolved' && fact.player === player && isCounted(fact, limit.by, source, ability),
  ).length;
}

/**
 * 101.4f. Resolves the effects that have triggered since index `from` inside the running effect, the active player's
 * first.
 */
export function* resolveNested(play: Play, from: number): Procedure {
  let order: readonly number[] = [];
  for (;;) {
    const { active } = play.game.turn;
    const waiting = play.triggered.slice(from);
    const player = [active, opponentOf(active)].find((one) =>
      waiting.some((effect) => effect.player === one),
    );
    if (player === undefined) return;
    const own = waiting.filter((effect) => effect.player === player);
    const [first, ...rest] = yield* chooseNextEffect(play, player, own, order);
    const next = own.find(({ id }) => id === first);
    if (next === undefined) return;
    order = rest;
    play.triggered.splice(play.triggered.indexOf(next), 1);
    yield* resolveStandby(play, next);
  }
}

function isCounted(
  fact: Extract<FactBody, { kind: 'effectResolved' }>,
  by: NonNullable<Triggered['limit']>['by'],
  source: SourceInfo,
  ability: StandbyEffect['ability'],
): boolean {
  if (by === 'word') return fact.word === wordOf(ability);
  if (ability === undefined || fact.limited !== describeAbility(ability)) return false;
  return by === 'this' ? fact.object === source.object : fact.name === source.name;
}
