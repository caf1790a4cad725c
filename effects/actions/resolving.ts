import type { CardObject } from '../../table/nouns.ts';
import { REASONS } from '../../table/sentences/reasons.ts';
import { effectOf } from '../language/activatedEffect.ts';
import { describeAbility } from '../language/describe.ts';
import { namedAbilityWordOf } from '../language/namedAbilities/table.ts';
import type { Activated, Triggered } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import { holds } from '../questions/characteristics/conditions.ts';
import { worksFrom } from '../questions/triggers/declaring.ts';
import { nextOnStandby, standbyLane } from '../standby/nextOnStandby.ts';
import type { Procedure, SourceInfo, StandbyEffect, WaitingAbility } from '../state/game.ts';
import type { FactBody } from '../state/reported/facts.ts';
import { nowOf, type Scope } from '../state/scope.ts';
import type { World } from '../state/world.ts';
import { chooseNextEffect } from './choosing/standbyOrder.ts';
import { resolveShieldUse } from './shields.ts';
import { stateBasedActions } from './stateBased.ts';

const scopeOfEffect = (effect: WaitingAbility): Scope => ({
  player: effect.player,
  source: effect.source.object,
  sourceName: effect.source.name,
  bound: effect.bound,
  named: effect.named,
  ...(effect.mode === undefined ? {} : { mode: effect.mode }),
});

/** 603.3, 605. Resolves an effect from standby: it does what it can, or misfires and says why. */
export function* resolveStandby(play: Play, waited: StandbyEffect): Procedure {
  if (waited.kind === 'shieldUse') {
    yield* resolveShieldUse(play, waited);
    yield* stateBasedActions(play);
    return;
  }
  const { ability, player } = waited;
  const isDeclared = waited.declaredCard !== undefined;
  const there = isDeclared && ability.kind === 'triggered' ? declaredCard(play, waited, ability) : undefined;
  const source = { ...waited.source, object: there?.id ?? nowOf(play.game, waited.source.object) };
  const effect = { ...waited, source };
  const about = { player, object: source.object, name: source.name, effect: effect.id };
  play.note({ kind: 'effectBegan', ...about }, '605.1');
  const why = misfires(play, effect, ability, there);
  if (why !== undefined) {
    play.note({ kind: 'effectMisfired', ...about, why: why.reason }, why.rule);
    return;
  }
  const whole = effectOf(ability);
  countUse(play, about, ability);
  const { performed } = yield* play.perform(whole, {
    ...scopeOfEffect(effect),
    mustCarryOut: isDeclared,
  });
  if (!performed && whole.do === 'may') takeBackUse(play, effect.id, ability);
  yield* stateBasedActions(play);
  // 101.3: if its card has left, part of the effect was followed, so this is not a misfire.
  if (isDeclared && !performed && play.find(source.object) !== undefined) {
    takeBackUse(play, effect.id, ability);
    play.note({ kind: 'effectMisfired', ...about, why: REASONS.couldNotBeCarriedOut }, '603.4');
    return;
  }
  play.note({ kind: 'effectResolved', ...about, word: wordOf(ability) }, '605.1');
}

/**
 * 605.2a. An ability with a limit is used once its condition has been found to hold: what triggers it again meanwhile comes too late. It
 * is not used if it misfires, or if its player does not do what it allows.
 */
function countUse(
  play: Play,
  about: Omit<Extract<FactBody, { kind: 'effectBegan' }>, 'kind'>,
  ability: Triggered | Activated,
): void {
  if (ability.kind !== 'triggered' || ability.limit === undefined) return;
  const word = wordOf(ability);
  const limited = { kind: 'effectBegan', ...about, limited: describeAbility(ability) } as const;
  const use = ability.limit.per === 'duel' ? { ...limited, kept: true as const } : limited;
  play.set({ thisTurn: [...play.game.thisTurn, word === undefined ? use : { ...use, word }] });
}

function takeBackUse(play: Play, effect: StandbyEffect['id'], ability: Triggered | Activated): void {
  if (ability.kind !== 'triggered' || ability.limit === undefined) return;
  const { thisTurn } = play.game;
  play.set({ thisTurn: thisTurn.filter((fact) => fact.kind !== 'effectBegan' || fact.effect !== effect) });
}

const wordOf = (ability: Triggered | Activated): string | undefined =>
  ability.kind === 'triggered' ? ability.word?.name : ability.name;

/** Whether an ability of this word counts where a limit counts all abilities of a kind. */
const isOfWord = (word: string | undefined, ability: Triggered | Activated): boolean =>
  word === wordOf(ability) ||
  (ability.kind === 'triggered' &&
    ability.word !== undefined &&
    namedAbilityWordOf(ability.word).alsoCounts?.some((other) => other === word) === true);

/** 603.4. The declared card, in whichever zone it is now, if its ability works there. */
const declaredCard = (
  world: World,
  { player, declaredCard: card }: WaitingAbility,
  ability: Triggered,
): CardObject | undefined =>
  Object.values(world.game.zones[player])
    .flat()
    .find((object) => object.card === card && worksFrom(world, ability, object));

/** 603.4. Why an effect does nothing when it comes to resolve. */
function misfires(
  world: World,
  effect: WaitingAbility,
  ability: Triggered | Activated,
  declared: CardObject | undefined,
): { readonly reason: string; readonly rule: string } | undefined {
  if (effect.declaredCard !== undefined && declared === undefined)
    return { reason: REASONS.declaredCardGone, rule: '603.4' };
  if (ability.kind === 'keyword') return undefined;
  if (ability.limit !== undefined && timesUsed(world, effect, ability.limit) >= ability.limit.times) {
    return { reason: REASONS.usedAsOften, rule: '603.4' };
  }
  if (ability.condition !== undefined && !holds(world, ability.condition, scopeOfEffect(effect))) {
    return { reason: REASONS.unmetCondition, rule: '603.4' };
  }
  return undefined;
}

/**
 * How often the ability has been used within its limit: by this object, by cards of its name, or, with any ability of its keyword, by
 * any card.
 */
function timesUsed(
  { game }: World,
  { source, player, ability }: WaitingAbility,
  limit: NonNullable<Triggered['limit']>,
): number {
  const facts = game.thisTurn;
  const attacks = facts.map(({ kind }) => kind).lastIndexOf('attackDeclared');
  const since = limit.per === 'attack' ? facts.slice(Math.max(0, attacks)) : facts;
  return since.filter(
    (fact) =>
      fact.kind === 'effectBegan' && fact.player === player && isCounted(fact, limit.by, source, ability),
  ).length;
}

/**
 * 101.4f, 603.7. Resolves those of the effects that have triggered since index `from` inside the running effect, in the order of 101.4.
 */
export function* resolveNested(
  play: Play,
  from: number,
  isNested: (effect: StandbyEffect) => boolean,
): Procedure {
  let order: readonly number[] = [];
  for (;;) {
    const { active } = play.game.turn;
    const waiting = { active, effects: play.triggered.slice(from).filter(isNested), opportunities: [] };
    const name = nextOnStandby(waiting);
    if (name === undefined) return;
    const { player, effects } = standbyLane(waiting, name);
    const [first, ...rest] = yield* chooseNextEffect(play, player, effects, order);
    const next = effects.find(({ id }) => id === first);
    if (next === undefined) return;
    order = rest;
    play.triggered.splice(play.triggered.indexOf(next), 1);
    yield* resolveStandby(play, next);
  }
}

function isCounted(
  fact: Extract<FactBody, { kind: 'effectBegan' }>,
  by: NonNullable<Triggered['limit']>['by'],
  source: SourceInfo,
  ability: Triggered | Activated,
): boolean {
  if (by === 'word') return isOfWord(fact.word, ability);
  if (fact.limited !== describeAbility(ability)) return false;
  return by === 'this' ? fact.object === source.object : fact.name === source.name;
}
