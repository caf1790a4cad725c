import type { PermissionWord } from '../staticWord.ts';
import type { StaticEffect } from '../vocabulary.ts';

/** 101.2. What cards say that it cannot do, it can do; rules forbid it as before. */
export interface IgnoreBansPermission {
  readonly do: 'ignoreBans';
  readonly of:
    | 'attack'
    | 'block'
    | 'beBlocked'
    | 'beAttacked'
    | 'beChosen'
    | 'beTapped'
    | 'beDestroyedByBattle'
    | 'useShieldTrigger'
    | 'move'
    | 'put'
    | 'summon'
    | 'cast'
    | 'use';
}

const SAYS: { readonly [B in IgnoreBansPermission['of']]: string } = {
  attack: 'attack',
  block: 'block',
  beBlocked: 'be blocked',
  beAttacked: 'be attacked',
  beChosen: 'be chosen',
  beTapped: 'be tapped',
  beDestroyedByBattle: 'be destroyed by battle',
  useShieldTrigger: 'be used through its shield trigger',
  move: 'leave its zone',
  put: 'be put into the battle zone',
  summon: 'be summoned',
  cast: 'be cast',
  use: 'be used',
};

/** Ignores effects that say that it cannot do this. */
export const ignoresBans = (of: IgnoreBansPermission['of']): StaticEffect => ({
  kind: 'can',
  permission: { do: 'ignoreBans', of },
});

export const ignoreBansWord: PermissionWord<IgnoreBansPermission> = {
  text: ({ of }) => `ignores effects that say that it cannot ${SAYS[of]}`,
  generated: {
    weight: 1,
    fields: { of: ['attack', 'block', 'beBlocked', 'beChosen', 'beTapped', 'move'] },
  },
};
