import { OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import { checkPlayer } from '../../engine/runtime/settings.ts';
import type { DuelView } from '../../engine/views/duelView.ts';
import type { Player } from '../../table/nouns.ts';
import type { CardNumbers } from './cardNumbers.ts';
import { encodeCards, type RowsById } from './encodeCards.ts';
import { encodeGlobals } from './encodeGlobals.ts';
import { encodeSlots } from './encodeSlots.ts';
import { type Picks, pickMask, startPicks } from './picks.ts';
import { lengthOf, type ObservationSchema, schemaFor } from './schema.ts';

/** What a player may know, as numbers. `schema` says what each of them is. */
export interface Observation {
  readonly cards: Float32Array;
  readonly globals: Float32Array;
  readonly slots: Float32Array;
  readonly mask: Uint8Array;
}

/** Observations of zeros; for more than one, with a first dimension of `count`. */
export const emptyObservations = ({ arrays }: ObservationSchema, count = 1): Observation => ({
  cards: new Float32Array(count * lengthOf(arrays.cards)),
  globals: new Float32Array(count * lengthOf(arrays.globals)),
  slots: new Float32Array(count * lengthOf(arrays.slots)),
  mask: new Uint8Array(count * lengthOf(arrays.mask)),
});

/** Turns views into observations, for a list of card names. */
export class Encoder {
  readonly schema: ObservationSchema;
  readonly #numbers: CardNumbers;

  /** @param names the cards that get their own number, in this order; all others have number 1. */
  constructor(names: readonly string[]) {
    this.schema = schemaFor(names);
    this.#numbers = new Map(
      this.schema.cardNames.flatMap((name, number) => (name === '' ? [] : [[name, number]])),
    );
    Object.freeze(this);
  }

  /**
   * What a player may know of a duel, with the slots of the open decision if that player has to decide.
   * @param picks what the player has picked so far; nothing by default.
   * @throws {OptionsError} if `duel` is not a duel, or `player` is neither `p1` nor `p2`.
   */
  observe(duel: Duel, player: Player, picks?: Picks): Observation {
    if (typeof duel?.view !== 'function')
      throw new OptionsError(`duel: expected a duel as createDuel makes, not ${formatValue(duel)}.`);
    return this.encode(duel.view(checkPlayer(player)), picks);
  }

  /**
   * A view as an observation.
   * @param into where to write it; new arrays by default.
   */
  encode(view: DuelView, picks?: Picks, into: Observation = emptyObservations(this.schema)): Observation {
    const { decision } = view;
    const current = picks ?? (decision === undefined ? undefined : startPicks(decision));
    const rows: RowsById = new Map();
    encodeCards(view, this.#numbers, rows, into.cards);
    encodeGlobals(view, current, into.globals);
    into.slots.fill(0);
    into.mask.fill(0);
    if (current !== undefined) {
      pickMask(current, into.mask);
      encodeSlots(view.viewer, current, this.#numbers, rows, into.slots);
    }
    return into;
  }
}
