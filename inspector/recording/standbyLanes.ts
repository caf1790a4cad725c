import { describeAbility, type Player } from 'taiki';
import {
  type DuelContext,
  deepFreeze,
  notSent,
  type Opportunity,
  STANDBY_LANES,
  type StandbyContext,
  type StandbyEffect,
  type StandbyLaneName,
} from 'taiki/inspect';
import type { DrawnStandby, NextOnStandby, OpenDeclaration, StandbyRecord, WaitingEffect } from '../trace.ts';

/** Why each lane is next, for people. */
const BECAUSE: Readonly<Record<StandbyLaneName, string>> = {
  apShieldUse: 'uses of the shield-trigger class come before everything else on standby',
  napShieldUse:
    'uses of the shield-trigger class come before everything else on standby, and the active player has none',
  apBeforeBreak: 'what has triggered before the break is resolved before everything else',
  napBeforeBreak:
    'what has triggered before the break is resolved before everything else, and the active player has none',
  apDeclaration: 'the active player declares before anything is resolved',
  apEffect: 'the active player resolves first, in any order',
  napDeclaration:
    'the active player has nothing left, and the non-active player declares under the present conditions',
  napEffect: 'the active player has nothing left',
};

/** The states of the standby actor that answer who is next have the names of the lanes. */
const isLane = (state: string): state is StandbyLaneName => Object.hasOwn(STANDBY_LANES, state);

const laneAt = (state: string) => (isLane(state) ? STANDBY_LANES[state] : undefined);

const DOES = {
  usesShield: 'may use a broken shield',
  declares: 'may declare',
  resolves: 'resolves an effect',
} as const;

/** The parts of both contexts that the lanes show. */
interface Sources {
  readonly active: Player;
  readonly effects: StandbyContext['effects'];
  readonly opportunities: StandbyContext['opportunities'];
  readonly triggered: DuelContext['triggered'];
  readonly opened: DuelContext['opened'];
  readonly resolving: StandbyEffect | undefined;
  /** The last effect that has begun to resolve. The standby actor holds it until it has been told. */
  readonly begun: number | undefined;
  /** The state of the standby actor; undefined once its answer has been carried out, until it is asked again. */
  readonly arbiter: string | undefined;
}

const NOTHING: Sources = {
  active: 'p1',
  effects: [],
  opportunities: [],
  triggered: [],
  opened: [],
  resolving: undefined,
  begun: undefined,
  arbiter: 'empty',
};

/** Records the standby lanes after each step of either actor. */
export class StandbyLanes {
  #recorded: Sources | undefined;
  #now: Sources = NOTHING;
  /** The player whose effect was resolved last in this window. */
  #lastResolved: Player | undefined;
  #returned = false;
  /** The state of the standby actor, whether or not its answer has been carried out. */
  #state = 'empty';

  duelStepped(context: DuelContext): void {
    const { game, resolving } = context;
    const { triggered, opened } = notSent(context);
    const now = this.#now;
    if (
      game.turn.active === now.active &&
      resolving === now.resolving &&
      isSameList(triggered, now.triggered) &&
      isSameList(opened, now.opened)
    )
      return;
    const hasResolved = now.resolving !== undefined && resolving === undefined;
    if (hasResolved) this.#lastResolved = now.resolving.player;
    this.#now = {
      ...now,
      active: game.turn.active,
      triggered,
      opened,
      resolving,
      begun: resolving?.id ?? now.begun,
      arbiter: hasResolved ? undefined : now.arbiter,
    };
  }

  standbyStepped({ effects, opportunities }: StandbyContext, state: string): void {
    const { active, arbiter } = this.#now;
    const isAnswer = state !== this.#state;
    this.#state = state;
    if (isAnswer && state !== arbiter && state !== 'arbitrating') {
      this.#returned =
        laneAt(state)?.side === 'ap' && this.#lastResolved !== undefined && this.#lastResolved !== active;
      if (state === 'empty' || this.#returned) this.#lastResolved = undefined;
    }
    const declares = laneAt(state)?.does === 'declares';
    const isCarriedOut = declares && opportunities.length < this.#now.opportunities.length;
    this.#now = {
      ...this.#now,
      effects,
      opportunities,
      arbiter: isAnswer ? state : isCarriedOut ? undefined : arbiter,
    };
  }

  /** The record of the lanes; undefined if they have not changed since the last call. */
  take(): StandbyRecord | undefined {
    const [now, recorded] = [this.#now, this.#recorded];
    if (now === recorded || (recorded !== undefined && isSame(now, recorded))) return undefined;
    this.#recorded = now;
    return { kind: 'standby', standby: lanes(now, this.#returned) };
  }
}

const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one === other || (one.length === other.length && one.every((each, index) => each === other[index]));

const isSame = (a: Sources, b: Sources): boolean =>
  a.active === b.active &&
  a.effects === b.effects &&
  a.opportunities === b.opportunities &&
  isSameList(a.triggered, b.triggered) &&
  isSameList(a.opened, b.opened) &&
  a.resolving === b.resolving &&
  a.begun === b.begun &&
  a.arbiter === b.arbiter;

function lanes(sources: Sources, returned: boolean): DrawnStandby {
  const { active, opportunities, triggered, opened, resolving, begun, arbiter } = sources;
  const effects = sources.effects.filter(({ id }) => id !== begun);
  const waiting: readonly WaitingEffect[] = [
    ...(resolving === undefined ? [] : [waitingEffect(resolving, 'resolving')]),
    ...effects.map((effect) => waitingEffect(effect, 'waiting')),
    ...triggered
      .filter((effect) => !sources.effects.includes(effect))
      .map((effect) => waitingEffect(effect, 'arriving')),
  ];
  const open: readonly OpenDeclaration[] = [
    ...opportunities.map((opportunity) => openDeclaration(opportunity, 'waiting')),
    ...opened
      .filter((opportunity) => !opportunities.includes(opportunity))
      .map((opportunity) => openDeclaration(opportunity, 'arriving')),
  ];
  return {
    active,
    effects: bySide(waiting, active),
    declarations: bySide(open, active),
    next: arbiter === undefined ? undefined : nextOnStandby(arbiter, active, returned),
  };
}

const bySide = <T extends { readonly player: Player }>(
  all: readonly T[],
  active: Player,
): { readonly ap: readonly T[]; readonly nap: readonly T[] } => ({
  ap: all.filter(({ player }) => player === active),
  nap: all.filter(({ player }) => player !== active),
});

/** There are few, and a duel says them often. */
const knownNext = new Map<string, NextOnStandby>();

function nextOnStandby(state: string, active: Player, returned: boolean): NextOnStandby | undefined {
  if (!isLane(state)) return undefined;
  const key = `${state} ${active} ${returned}`;
  const next = knownNext.get(key) ?? nextOn(state, active, returned);
  knownNext.set(key, next);
  return next;
}

function nextOn(state: StandbyLaneName, active: Player, returned: boolean): NextOnStandby {
  const { does, rule } = STANDBY_LANES[state];
  const side = STANDBY_LANES[state].side === 'ap' ? 'AP' : 'NAP';
  const other: Player = active === 'p1' ? 'p2' : 'p1';
  const player = side === 'AP' ? active : other;
  const prefix = returned ? 'play returned to the active player after an effect of the opponent: ' : '';
  return deepFreeze({
    player,
    side,
    does,
    state,
    rule,
    returned,
    why: `${side} (${player}) ${DOES[does]}: ${prefix}${BECAUSE[state]}`,
  });
}

type Ability = Parameters<typeof describeAbility>[0];

/** Abilities do not change, and their texts take long to put together. */
const texts = new WeakMap<Ability, string>();

function textOf(ability: Ability): string {
  const text = texts.get(ability) ?? describeAbility(ability);
  texts.set(ability, text);
  return text;
}

type Waiting = { [S in WaitingEffect['stage']]?: WaitingEffect };

/** An effect is on standby while many records are made, in one stage or another. */
const waitingEffects = new WeakMap<StandbyEffect, Waiting>();

function waitingEffect(effect: StandbyEffect, stage: WaitingEffect['stage']): WaitingEffect {
  let known = waitingEffects.get(effect);
  if (known === undefined) {
    known = {};
    waitingEffects.set(effect, known);
  }
  known[stage] ??= Object.freeze(drawnEffect(effect, stage));
  return known[stage];
}

const drawnEffect = (effect: StandbyEffect, stage: WaitingEffect['stage']): WaitingEffect => {
  const { id, player, source, event } = effect;
  const common = { id, player, card: source.name, object: source.object, event, stage };
  return effect.kind === 'shieldUse'
    ? { ...common, shieldUse: effect.use.way, declared: true, about: undefined, text: '' }
    : {
        ...common,
        shieldUse: undefined,
        declared: effect.declaredCard !== undefined,
        about: effect.bound['that']?.[0],
        text: textOf(effect.ability),
      };
};

const openDeclaration = (
  { player, event, ofAttack }: Opportunity,
  stage: OpenDeclaration['stage'],
): OpenDeclaration => ({
  player,
  event: event.kind,
  card: 'name' in event ? event.name : undefined,
  ofAttack,
  stage,
});
