import type { Generated } from './generated.ts';
import type { Describers } from './textOf.ts';

/** What a reader of texts has to know of a ban or a permission. */
export interface ActFacts {
  /** The type of card that it is about if it does not say so, by the field that would. */
  readonly usualType?: readonly [field: string, type: string];
  /** Fields whose cards can only be creatures. */
  readonly ofCreatures?: readonly string[];
}

/** All that the language knows of a static effect. */
export interface StaticWord<S extends { readonly kind: string }> {
  /** What it does, without what it affects: `gets +1000 power`. */
  readonly text: (effect: S, describe: Describers) => string;
  /** It is a rule for players, which does not say what it affects. */
  readonly bindsPlayers?: (effect: S) => boolean;
  /** 506.1, 206.4. Only creatures have or do it. */
  readonly ofCreatures?: true;
  /** It reaches only what is in the battle zone. */
  readonly inBattleZone?: (effect: S) => boolean;
  /** 608.2. Fields with a number that is fixed as an effect begins it. */
  readonly amounts?: readonly (keyof S & string)[];
  /** How the test kit generates it. */
  readonly generated: Generated<S>;
}

/** All that the language knows of a ban. */
export interface BanWord<B extends { readonly do: string }> extends ActFacts {
  readonly text: (ban: B) => string;
  /** It forbids what is done in the battle zone only. */
  readonly inBattleZone?: true;
  /** How the test kit generates it. */
  readonly generated: Generated<B>;
}

/** All that the language knows of a permission. */
export interface PermissionWord<P extends { readonly do: string }> extends ActFacts {
  readonly text: (permission: P) => string;
  /** How the test kit generates it. */
  readonly generated: Generated<P>;
}
