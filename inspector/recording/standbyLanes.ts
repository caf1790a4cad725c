import { describeAbility, type Player } from 'taiki';
import {
  type DuelContext,
  notSent,
  type Opportunity,
  type StandbyContext,
  type StandbyEffect,
} from 'taiki/inspect';
import type { DrawnStandby, NextOnStandby, OpenDeclaration, StandbyRecord, WaitingEffect } from '../trace.ts';

/** What each state of the standby actor means for the players. */
const BY_STATE: Readonly<
  Record<string, Pick<NextOnStandby, 'side' | 'does' | 'rule'> & { readonly because: string }>
> = {
  apShieldUse: {
    side: 'AP',
    does: 'usesShield',
    rule: '101.4a',
    because: 'uses of the shield-trigger class come before everything else on standby',
  },
  napShieldUse: {
    side: 'NAP',
    does: 'usesShield',
    rule: '101.4a',
    because:
      'uses of the shield-trigger class come before everything else on standby, and the active player has none',
  },
  apDeclaration: {
    side: 'AP',
    does: 'declares',
    rule: '506.3b',
    because: 'the active player declares before anything is resolved',
  },
  apEffect: {
    side: 'AP',
    does: 'resolves',
    rule: '101.4b',
    because: 'the active player resolves first, in any order',
  },
  napDeclaration: {
    side: 'NAP',
    does: 'declares',
    rule: '506.3d',
    because:
      'the active player has nothing left, and the non-active player declares under the present conditions',
  },
  napEffect: {
    side: 'NAP',
    does: 'resolves',
    rule: '101.4c',
    because: 'the active player has nothing left',
  },
};

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
  /** The state of the standby actor. */
  readonly arbiter: string;
}

const NOTHING: Sources = {
  active: 'p1',
  effects: [],
  opportunities: [],
  triggered: [],
  opened: [],
  resolving: undefined,
  arbiter: 'empty',
};

/** Records the standby lanes after each step of either actor. */
export class StandbyLanes {
  #recorded: Sources | undefined;
  #now: Sources = NOTHING;
  /** The player whose effect was resolved last in this window. */
  #lastResolved: Player | undefined;
  #returned = false;

  duelStepped(context: DuelContext): void {
    const { game, resolving } = context;
    const { triggered, opened } = notSent(context);
    const now = this.#now;
    if (now.resolving !== undefined && resolving === undefined) this.#lastResolved = now.resolving.player;
    const next = { ...now, active: game.turn.active, triggered, opened, resolving };
    if (!isSame(now, next)) this.#now = next;
  }

  standbyStepped({ effects, opportunities }: StandbyContext, state: string): void {
    const { active, arbiter } = this.#now;
    if (state !== arbiter && state !== 'arbitrating') {
      this.#returned =
        BY_STATE[state]?.side === 'AP' && this.#lastResolved !== undefined && this.#lastResolved !== active;
      if (state === 'empty' || this.#returned) this.#lastResolved = undefined;
    }
    this.#now = { ...this.#now, effects, opportunities, arbiter: state };
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
  a.arbiter === b.arbiter;

function lanes(sources: Sources, returned: boolean): DrawnStandby {
  const { active, effects, opportunities, triggered, opened, resolving, arbiter } = sources;
  const waiting: readonly WaitingEffect[] = [
    ...(resolving === undefined ? [] : [waitingEffect(resolving, 'resolving')]),
    ...effects.map((effect) => waitingEffect(effect, 'waiting')),
    ...triggered
      .filter((effect) => !effects.includes(effect))
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
    next: nextOnStandby(arbiter, active, returned),
  };
}

const bySide = <T extends { readonly player: Player }>(
  all: readonly T[],
  active: Player,
): { readonly ap: readonly T[]; readonly nap: readonly T[] } => ({
  ap: all.filter(({ player }) => player === active),
  nap: all.filter(({ player }) => player !== active),
});

function nextOnStandby(state: string, active: Player, returned: boolean): NextOnStandby | undefined {
  const next = BY_STATE[state];
  if (next === undefined) return undefined;
  const { side, does, rule, because } = next;
  const other: Player = active === 'p1' ? 'p2' : 'p1';
  const player = side === 'AP' ? active : other;
  const prefix = returned ? 'play returned to the active player after an effect of the opponent: ' : '';
  return {
    player,
    side,
    does,
    state,
    rule,
    returned,
    why: `${side} (${player}) ${DOES[does]}: ${prefix}${because}`,
  };
}

const waitingEffect = (
  { id, player, source, shieldUse, declared, event, ability }: StandbyEffect,
  stage: WaitingEffect['stage'],
): WaitingEffect => ({
  id,
  player,
  card: source.name,
  object: source.object,
  shieldUse: shieldUse?.way,
  declared,
  event,
  text: ability === undefined ? '' : describeAbility(ability),
  stage,
});

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
