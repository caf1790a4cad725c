import type { Duel } from '../../engine/duel/duel.ts';
import { fullLibrary } from '../../library/fullLibrary.ts';
import type { Player } from '../../table/nouns.ts';
import { Encoder, type Observation } from './encoder.ts';
import type { Picks } from './picks.ts';

/** The encoder that is made when it is first needed: the list of names is long. */
class LazyEncoder {
  #encoder: Encoder | undefined;

  get encoder(): Encoder {
    this.#encoder ??= new Encoder([...fullLibrary.keys()].sort());
    return this.#encoder;
  }
}

const lazy = new LazyEncoder();

/** The encoder with a number for each card of this package, in the order of their names. */
export const defaultEncoder = (): Encoder => lazy.encoder;

/**
 * What a player may know of a duel, as numbers, by `defaultEncoder`.
 * @param picks what the player has picked so far of the open decision; nothing by default.
 * @throws {OptionsError} if `player` is neither `p1` nor `p2`.
 */
export const observe = (duel: Duel, player: Player, picks?: Picks): Observation =>
  lazy.encoder.observe(duel, player, picks);
