import {
  type DuelContext,
  describeAbility,
  type Opportunity,
  type Player,
  type StandbyContext,
  type StandbyEffect,
} from 'taiki';
import type { DrawnStandby, NextOnStandby, OpenDeclaration, StandbyRecord, WaitingEffect } from '../trace.ts';

/** What each state of the standby actor means for the players. */
const NEXT: Readonly<
  Record<string, Pick<NextOnStandby, 'side' | 'does' | 'rule'> & { readonly because: string }>
> = {
  apShieldUse: {
    side: 'AP',
    does: 'usesShield',
    rule: '101.4a',
    because: 'uses of the shield-trigger class come before everything else that waits',
  },
  napShieldUse: {
    side: 'NAP',
    does: 'usesShield',
    rule: '101.4a',
    because:
      'uses of the shield-trigger class come before everything else that waits, the active player has none',
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
    because: 'the active player has nothing left, and the non-active player declares by what holds now',
  },
  napEffect: {
    side: 'NAP',
    does: 'resolves',
    rule: '101.4c',
    because: 'the active player has nothing left',
  },
};

const DOES = {
  usesShield: 'uses what a broken shield lets them use',
  declares: 'may declare',
  resolves: 'resolves an effect',
} as const;

/** The parts of both actors that the lanes are drawn from. */
interface Parts {
  readonly active: Player;
  readonly effects: StandbyContext['effects'];
  readonly opportunities: StandbyContext['opportunities'];
  readonly triggered: DuelContext['triggered'];
  readonly opened: DuelContext['opened'];
  readonly resolving: StandbyEffect | undefined;
  readonly said: string;
}

const NOTHING: Parts = {
  active: 'p1',
  effects: [],
  opportunities: [],
  triggered: [],
  opened: [],
  resolving: undefined,
  said: 'empty',
};

/** Draws the lanes after each step of either actor. */
export class StandbyLanes {
  #drawn: Parts | undefined;
  #now: Parts = NOTHING;
  /** Whose effect was resolved last, since the window opened. */
  #lastResolved: Player | undefined;
  #returned = false;

  duelStepped({ game, triggered, opened, resolving }: DuelContext): void {
    const now = this.#now;
    if (now.resolving !== undefined && resolving === undefined) this.#lastResolved = now.resolving.player;
    const next = { ...now, active: game.turn.active, triggered, opened, resolving };
    if (!same(now, next)) this.#now = next;
  }

  standbyStepped({ effects, opportunities }: StandbyContext, state: string): void {
    const { active, said } = this.#now;
    if (state !== said && state !== 'arbitrating') {
      this.#returned =
        NEXT[state]?.side === 'AP' && this.#lastResolved !== undefined && this.#lastResolved !== active;
      if (state === 'empty' || this.#returned) this.#lastResolved = undefined;
    }
    this.#now = { ...this.#now, effects, opportunities, said: state };
  }

  /** The record of what changed since the last call; undefined when nothing has. */
  draw(): StandbyRecord | undefined {
    const [now, drawn] = [this.#now, this.#drawn];
    if (now === drawn || (drawn !== undefined && same(now, drawn))) return undefined;
    this.#drawn = now;
    return { kind: 'standby', standby: lanes(now, this.#returned) };
  }
}

const same = (some: Parts, others: Parts): boolean =>
  some.active === others.active &&
  some.effects === others.effects &&
  some.opportunities === others.opportunities &&
  some.triggered === others.triggered &&
  some.opened === others.opened &&
  some.resolving === others.resolving &&
  some.said === others.said;

function lanes(parts: Parts, returned: boolean): DrawnStandby {
  const { active, effects, opportunities, triggered, opened, resolving, said } = parts;
  const all: readonly WaitingEffect[] = [
    ...(resolving === undefined ? [] : [waiting(resolving, 'resolving')]),
    ...effects.map((effect) => waiting(effect, 'waiting')),
    ...triggered.filter((effect) => !effects.includes(effect)).map((effect) => waiting(effect, 'arriving')),
  ];
  const open: readonly OpenDeclaration[] = [
    ...opportunities.map((one) => opening(one, 'waiting')),
    ...opened.filter((one) => !opportunities.includes(one)).map((one) => opening(one, 'arriving')),
  ];
  return {
    active,
    effects: sides(all, active),
    declarations: sides(open, active),
    next: nextIn(said, active, returned),
  };
}

const sides = <T extends { readonly player: Player }>(
  all: readonly T[],
  active: Player,
): { readonly ap: readonly T[]; readonly nap: readonly T[] } => ({
  ap: all.filter(({ player }) => player === active),
  nap: all.filter(({ player }) => player !== active),
});

function nextIn(state: string, active: Player, returned: boolean): NextOnStandby | undefined {
  const next = NEXT[state];
  if (next === undefined) return undefined;
  const { side, does, rule, because } = next;
  const other: Player = active === 'p1' ? 'p2' : 'p1';
  const player = side === 'AP' ? active : other;
  const back = returned ? 'it went back to the active player after an effect of the other: ' : '';
  return {
    player,
    side,
    does,
    state,
    rule,
    returned,
    why: `${side} (${player}) ${DOES[does]}: ${back}${because}`,
  };
}

const waiting = (
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

const opening = (
  { player, event, ofAttack }: Opportunity,
  stage: OpenDeclaration['stage'],
): OpenDeclaration => ({
  player,
  event: event.kind,
  card: 'name' in event ? event.name : undefined,
  ofAttack,
  stage,
});
