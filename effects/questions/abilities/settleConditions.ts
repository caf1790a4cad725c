/** One reading of the statics: what is in force if just these conditions are met, and all conditions that came up in it. */
export interface ReadingOf<C, R> {
  readonly inForce: R;
  readonly conditions: readonly C[];
}

/** How conditions are read and compared. */
interface Reader<C, R> {
  readonly read: (met: readonly C[]) => ReadingOf<C, R>;
  readonly isMet: (condition: C, inForce: R) => boolean;
  readonly isSame: (one: C, other: C) => boolean;
}

/** After so many readings without rest, those of the second half count as the ones that recur. */
const MAX_READINGS = 100;

/**
 * 608.1, 608.3a. Continuous effects apply simultaneously and are read constantly: finds statics in force under which exactly the
 * conditions are met that put them in force. Starts with none met, so conditions that only support one another are not. Conditions
 * that never come to rest are read under the statics of those that do.
 */
export function settleConditions<C, R>({ read, isMet, isSame }: Reader<C, R>): R {
  const has = (conditions: readonly C[], one: C) => conditions.some((other) => isSame(one, other));
  const areSame = (some: readonly C[], others: readonly C[]) =>
    some.length === others.length && some.every((one) => has(others, one));
  const nextOf = ({ inForce, conditions }: ReadingOf<C, R>) =>
    conditions.filter((one) => isMet(one, inForce));

  const tried: (readonly C[])[] = [];
  let met: readonly C[] = [];
  for (;;) {
    const reading = read(met);
    const next = nextOf(reading);
    if (areSame(met, next)) return reading.inForce;
    tried.push(met);
    const recurs = tried.findIndex((earlier) => areSame(earlier, next));
    if (recurs >= 0 || tried.length >= MAX_READINGS) {
      const recurring = tried.slice(recurs >= 0 ? recurs : MAX_READINGS / 2);
      const settled = met.filter((one) => recurring.every((conditions) => has(conditions, one)));
      const others = nextOf(read(settled)).filter(
        (one) => !has(settled, one) && recurring.some((conditions) => has(conditions, one)),
      );
      return read([...settled, ...others]).inForce;
    }
    met = next;
  }
}
