import { OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import { checkPlayer } from '../../engine/runtime/settings.ts';
import { type DuelView, knownBy } from '../../engine/views/duelView.ts';
import type { Player } from '../../table/nouns.ts';
import type { CardNumbers } from './cardNumbers.ts';
import { encodeCards, type RowsById } from './encodeCards.ts';
import { encodeGlobals } from './encodeGlobals.ts';
import { encodeSlots } from './encodeSlots.ts';
import { sightOfEngine } from './engineSight.ts';
import { type Picks, pickMask, startPicks } from './picks.ts';
import { lengthOf, type ObservationSchema, schemaFor } from './schema.ts';
import { type Sight, sightOfView } from './sight.ts';

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
   * @param into where to write it: zeros, or an earlier observation; new arrays by default.
   */
  encode(view: DuelView, picks?: Picks, into: Observation = emptyObservations(this.schema)): Observation {
    const known = knownBy(view);
    const sight = known === undefined ? sightOfView(view) : sightOfEngine(known, view.viewer);
    const current = picks ?? picksAt(sight);
    const rows: RowsById = new Map();
    encodeCards(sight, current?.decision.source?.id, this.#numbers, rows, into.cards);
    encodeGlobals(sight, current, into.globals);
    into.slots.fill(0);
    into.mask.fill(0);
    if (current !== undefined) {
      pickMask(current, into.mask);
      encodeSlots(view.viewer, current, this.#numbers, rows, into.slots);
    }
    return into;
  }
}

const picksAt = ({ decision }: Sight): Picks | undefined =>
  decision === undefined ? undefined : startPicks(decision);
