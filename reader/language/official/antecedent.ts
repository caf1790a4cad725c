import type { Effect, EventPattern, Target } from 'taiki/words';

interface Json {
  readonly [field: string]: unknown;
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Antecedents = Readonly<Record<'that' | 'thatCreature', string | undefined>>;

/** Whether what is chosen can only be creatures. */
function areCreatures(choose: unknown): boolean {
  if (!isJson(choose)) return false;
  const filter = isJson(choose['filter']) ? choose['filter'] : {};
  return (
    choose['in'] === 'battleZone' || filter['type'] === 'creature' || filter['type'] === 'evolutionCreature'
  );
}

const nameOf = ({ as }: Json): string => (typeof as === 'string' ? as : 'chosen');

/** What a word stands for once something more could be meant. */
const either = (before: string | undefined, chosen: string): string =>
  before === undefined ? chosen : 'two';

/** Settles what "it" and "that creature" stand for on an official card, in the order of the text. */
class Antecedent {
  #it: Antecedents;
  /** Whether a word stood for nothing, or for one of two things. */
  isLost = false;

  constructor(it: string | undefined, creature: string | undefined) {
    this.#it = { that: it, thatCreature: creature };
  }

  settle(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((inner) => this.settle(inner));
    if (!isJson(value)) return value;
    const { ref } = value;
    if (ref === 'blocked' || ref === 'blocking' || ref === 'attacker') this.isLost = true;
    if (ref === 'that' || ref === 'thatCreature') {
      const it = this.#it[ref];
      if (it === undefined || it === 'two') this.isLost = true;
      return { ...value, ref: it };
    }
    if (value['kind'] === 'gains') return value;
    if (value['do'] === 'delayed') return this.#delayed(value);
    if (value['do'] === 'replaceUntil') return this.#replaced(value);
    const settled = Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, this.settle(inner)]),
    );
    if (value['do'] === 'choose' && isJson(value['what'])) {
      const chosen = nameOf(value['what']);
      this.#it = { that: chosen, thatCreature: chosen };
    } else if ('choose' in value) this.#chose(value);
    return settled;
  }

  #chose(choice: Json): void {
    const { that, thatCreature } = this.#it;
    const chosen = nameOf(choice);
    this.#it = {
      that: either(that, chosen),
      thatCreature: areCreatures(choice['choose']) ? either(thatCreature, chosen) : thatCreature,
    };
  }

  /** 609. What happens instead speaks of what the event would have happened to. */
  #replaced(value: Json): unknown {
    const { replacement } = value;
    if (!isJson(replacement)) return value;
    return { ...value, replacement: { ...replacement, of: this.settle(replacement['of']) } };
  }

  /** 603.6. What a delayed trigger says of "it" is settled with its own event, unless that speaks of nothing. */
  #delayed(value: Json): unknown {
    const { ability } = value;
    if (!isJson(ability) || !isJson(ability['when'])) return value;
    if (ability['when']['event'] === 'endOfTurn' || ability['when']['event'] === 'battleEnds')
      return { ...value, ability: { ...ability, effect: this.settle(ability['effect']) } };
    if (!JSON.stringify(ability['when']).includes('"ref":"thatCreature"')) return value;
    const { when, given } = ability;
    return {
      ...value,
      ability: {
        ...ability,
        when: this.settle(when),
        ...(given === undefined ? {} : { given: this.settle(given) }),
      },
    };
  }
}

/** Names of numbers, races and cards that an effect uses, and those that it gives. */
function namesIn(value: unknown, used: Set<unknown>, given: Set<unknown>): void {
  if (Array.isArray(value)) for (const inner of value) namesIn(inner, used, given);
  else if (isJson(value)) {
    if ('named' in value) used.add(value['named']);
    if ('as' in value) given.add(value['as']);
    for (const inner of Object.values(value)) namesIn(inner, used, given);
  }
}

/** Whether "that race" or "that many" stands for nothing. */
function usesUnknownNames(effect: Effect): boolean {
  const used = new Set<unknown>();
  const given = new Set<unknown>();
  namesIn(effect, used, given);
  return [...used].some((name) => !given.has(name));
}

/**
 * An effect of an official card in which "it" stands for this, and "that creature" too unless this is no creature; undefined where it could
 * stand for something else.
 */
export function withAntecedent(
  effect: Effect,
  it: 'this' | 'that' | undefined,
  creature: 'noCreature' | 'same' = 'same',
): Effect | undefined {
  const antecedent = new Antecedent(it, creature === 'same' ? it : undefined);
  const settled = antecedent.settle(effect) as Effect;
  return antecedent.isLost || usesUnknownNames(settled) ? undefined : settled;
}

const SPEAKS_OF_NOTHING: ReadonlySet<EventPattern['event']> = new Set<EventPattern['event']>([
  'startOfTurn',
  'endOfTurn',
  'anyOf',
]);

/** What an official trigger says is done. "It" is what the trigger speaks of. After "a player", "he" may be you. */
export const doneOn = (event: EventPattern, effect: Effect, bearer?: 'this'): Effect | undefined =>
  'by' in event && event.by === 'any' && JSON.stringify(effect).includes('"opponent"')
    ? undefined
    : withAntecedent(effect, SPEAKS_OF_NOTHING.has(event.event) ? bearer : 'that');

const isIt = (target: Target): boolean =>
  'ref' in target && (target.ref === 'that' || target.ref === 'thatCreature');

/** "Choose a creature. It gets ..." is one instruction: what lasts is chosen by it. */
export function onWhatWasChosen([first, second, ...rest]: readonly Effect[]): readonly Effect[] {
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  return first.do === 'choose' && second.do === 'lasting' && isIt(second.affects)
    ? onWhatWasChosen([{ ...second, affects: first.what }, ...rest])
    : [first, ...onWhatWasChosen([second, ...rest])];
}

/** Several sentences of an official card as one effect. */
export const inTurn = (effects: readonly Effect[]): Effect | undefined =>
  effects.length === 1 ? effects[0] : { do: 'inOrder', effects };
