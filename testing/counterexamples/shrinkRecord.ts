import { IllegalChoiceError, RecordError } from '../../boundary/errors.ts';
import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { onlyAnswer } from '../../effects/state/reported/decisions.ts';
import type { PositionOptions } from '../../engine/duel/duelOptions.ts';
import { MARKS, type PlacedCard, type Position, positionOf, STARTS } from '../../engine/records/position.ts';
import { type DuelRecord, parseRecord } from '../../engine/records/record.ts';
import { PLAYERS, ZONES } from '../../table/nouns.ts';
import { chooserFrom, duelOptionsOf, noLongerLegal } from '../historyOfRecord.ts';
import { mapCards, type Place } from '../mapCards.ts';
import { type DuelProperty, playDuel } from '../playDuel.ts';
import {
  type FailingDuel,
  historyOf,
  isRefusal,
  playScript,
  type ScriptedChoice,
  type ScriptedDuel,
  scriptedChoice,
} from '../scriptedDuel.ts';
import type { Counterexample } from './printCounterexample.ts';

/** A record that `shrinkRecord` has made as small as it could. */
export interface ShrunkRecord {
  /** The record of the smallest duel that fails. */
  readonly record: string;
  readonly counterexample: Counterexample;
  /** The choices of that duel as text. */
  readonly choices: readonly ScriptedChoice[];
  /** How many duels were played. */
  readonly tries: number;
}

/** Limits of `shrinkRecord`. */
export interface ShrinkOptions {
  /** The maximum number of duels to play; 2000 by default. */
  readonly tries?: number;
}

const placesIn = ({ players }: Position): readonly Place[] =>
  PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) => players[player][zone].map((_, index) => ({ player, zone, index }))),
  );

const samePlace = (one: Place, other: Place): boolean =>
  one.player === other.player && one.zone === other.zone && one.index === other.index;

/** Plainer cards for a place, the plainest first. */
function plainer(card: PlacedCard): readonly PlacedCard[] {
  const { name } = card;
  const special = ([...MARKS, 'over'] as const).filter((property) => card[property]);
  const without = special.map((dropped): PlacedCard => {
    const { [dropped]: _, ...plain } = card;
    return plain;
  });
  return [...(name === 'Filler' ? [] : [{ ...card, name: 'Filler' }]), ...without];
}

const renamed = (choices: readonly ScriptedChoice[], from: string, to: string): readonly ScriptedChoice[] =>
  choices.map((choice) =>
    'concedes' in choice ? choice : { ...choice, text: choice.text.replaceAll(from, to) },
  );

/** The same settings for a duel from a position. */
function fromPosition(options: ScriptedDuel['options'], position: Position): PositionOptions {
  if ('position' in options) return { ...options, position };
  const { decks: _, firstPlayer: __, ...settings } = options;
  return { ...settings, position };
}

class Shrinker {
  readonly #property: DuelProperty;
  readonly #limit: number;
  #best: FailingDuel;
  #tries = 0;

  constructor(failing: FailingDuel, property: DuelProperty, limit: number) {
    this.#best = failing;
    this.#property = property;
    this.#limit = limit;
  }

  get result(): ShrunkRecord {
    const { counterexample, choices } = this.#best;
    return { record: counterexample.record, counterexample, choices, tries: this.#tries };
  }

  run(): void {
    this.#cutEnd();
    this.#cutBeginning();
    for (let before: FailingDuel | undefined; before !== this.#best; ) {
      before = this.#best;
      this.#dropChoices();
      this.#dropCards();
      this.#dropDefinitions();
      this.#makePlain();
      this.#dropSettings();
    }
  }

  /** Keeps a duel that fails too, if it does not need more choices. */
  #accept(duel: ScriptedDuel): boolean {
    if (this.#tries >= this.#limit) return false;
    this.#tries++;
    const failing = playScript(duel, this.#property);
    if (failing === undefined || failing.choices.length > this.#best.choices.length) return false;
    this.#best = failing;
    return true;
  }

  #acceptPosition(change: (position: Position) => Position, choices = this.#best.choices): boolean {
    const { options } = this.#best;
    return (
      'position' in options &&
      this.#accept({ options: { ...options, position: change(options.position) }, choices })
    );
  }

  /** Stops as early as the property fails. */
  #cutEnd(): void {
    let [low, high] = [0, this.#best.choices.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (this.#accept({ ...this.#best, choices: this.#best.choices.slice(0, middle) }))
        high = Math.min(middle, this.#best.choices.length);
      else low = middle + 1;
    }
  }

  /** Starts at the latest step at which a duel from a position can start. */
  #cutBeginning(): void {
    const { choices } = this.#best;
    const { moments, choices: played } = historyOf(this.#best);
    for (let from = choices.length - 1; from >= 0; from--) {
      const moment = moments[played[from]?.moment ?? moments.length - 1];
      const [, step] = /^turn\.(\w+)\.(?:declaration\.)?choosing$/.exec(moment?.state ?? '') ?? [];
      const start = STARTS.find((one) => one === step);
      if (moment === undefined || start === undefined) continue;
      const options = fromPosition(this.#best.options, positionOf(moment.game, start));
      if (this.#accept({ options, choices: choices.slice(from) })) return;
    }
  }

  /** Delta debugging: tries to leave out parts of a list, from halves down to single elements. */
  #reduce<T>(list: () => readonly T[], tryWith: (kept: readonly T[]) => boolean): void {
    for (let size = Math.ceil(list().length / 2), again = true; size >= 1 && again; ) {
      let reduced = false;
      for (let end = list().length; end > 0; ) {
        const from = Math.max(0, end - size);
        const all = list();
        reduced = tryWith([...all.slice(0, from), ...all.slice(end)]) || reduced;
        end = Math.min(from, list().length);
      }
      again = size > 1 || reduced;
      size = Math.ceil(size / 2);
    }
  }

  #dropChoices(): void {
    this.#reduce(
      () => this.#best.choices,
      (choices) => {
        const before = this.#best;
        if (!this.#accept({ ...before, choices })) return false;
        if (this.#best.choices.length < before.choices.length) return true;
        this.#best = before;
        return false;
      },
    );
  }

  #dropCards(): void {
    const places = () => ('position' in this.#best.options ? placesIn(this.#best.options.position) : []);
    this.#reduce(places, (kept) =>
      this.#acceptPosition((position) =>
        mapCards(position, (card, place) => (kept.some((one) => samePlace(one, place)) ? card : undefined)),
      ),
    );
  }

  /** Drops custom cards, and abilities of those that are left. */
  #dropDefinitions(): void {
    const cardsOf = () => this.#best.options.cards ?? [];
    const tryCards = (cards: readonly CardDefinition[]) =>
      this.#accept({ ...this.#best, options: { ...this.#best.options, cards } });
    this.#reduce(cardsOf, tryCards);
    for (const { name } of cardsOf()) {
      this.#reduce(
        () => cardsOf().find((card) => card.name === name)?.abilities ?? [],
        (abilities) =>
          tryCards(cardsOf().map((card) => (card.name === name ? { ...card, abilities } : card))),
      );
    }
  }

  #makePlain(): void {
    const { options } = this.#best;
    if (!('position' in options)) return;
    for (const place of placesIn(options.position)) {
      for (
        let card = this.#cardAt(place), again = true;
        card !== undefined && again;
        card = this.#cardAt(place)
      )
        again = plainer(card).some((one) => this.#replace(place, one));
    }
  }

  #cardAt({ player, zone, index }: Place): PlacedCard | undefined {
    const { options } = this.#best;
    return 'position' in options ? options.position.players[player][zone][index] : undefined;
  }

  /** Replaces a card, and if need be its name in the choices too. */
  #replace(place: Place, to: PlacedCard): boolean {
    const from = this.#cardAt(place);
    if (from === undefined) return false;
    const change = (position: Position) =>
      mapCards(position, (card, here) => (samePlace(here, place) ? to : card));
    const { choices } = this.#best;
    return (
      this.#acceptPosition(change) ||
      (from.name !== to.name && this.#acceptPosition(change, renamed(choices, from.name, to.name)))
    );
  }

  #dropSettings(): void {
    for (const setting of ['askEverything', 'concealDecisions', 'rules', 'limits'] as const) {
      const { [setting]: dropped, ...options } = this.#best.options;
      if (dropped === undefined || this.#accept({ ...this.#best, options })) continue;
      // What has one answer only may have been asked because of the setting.
      this.#accept({ options, choices: this.#realChoices() });
    }
  }

  /** The choices between several answers. */
  #realChoices(): readonly ScriptedChoice[] {
    const { moments, choices } = historyOf(this.#best);
    return this.#best.choices.filter((_, index) => {
      const { decision } = moments[choices[index]?.moment ?? moments.length] ?? {};
      return decision === undefined || onlyAnswer(decision) === undefined;
    });
  }
}

/** The duel of a record with its choices as text. */
function scriptOf(record: DuelRecord): ScriptedDuel {
  const options = duelOptionsOf(record);
  const choices: ScriptedChoice[] = [];
  const choose = chooserFrom(record);
  try {
    playDuel(options, (decision, duel) => {
      const answer = choose(decision, duel);
      if (answer !== undefined)
        choices.push('concedes' in answer ? answer : scriptedChoice(decision, answer));
      return answer;
    });
  } catch (cause) {
    if (cause instanceof IllegalChoiceError) throw noLongerLegal(cause);
    if (isRefusal(cause)) throw cause;
  }
  return { options, choices };
}

/**
 * Makes a record on which a property fails as small as possible: it starts from a position at the latest possible step, with few
 * and plain cards, and makes few choices. Choices are followed by their text, so they stay the same although cards disappear;
 * a decision for which there is none is passed.
 * @param property of this package (`findProperty`) or your own.
 * @throws {RecordError} if the text is not a record, its choices no longer fit, or the property holds on it.
 */
export function shrinkRecord(
  text: string,
  property: DuelProperty,
  { tries = 2000 }: ShrinkOptions = {},
): ShrunkRecord {
  const failing = playScript(scriptOf(parseRecord(text)), property);
  if (failing === undefined)
    throw new RecordError(
      `The property "${property.name}" holds on this record: there is nothing to shrink.`,
    );
  const shrinker = new Shrinker(failing, property, tries);
  shrinker.run();
  return shrinker.result;
}
