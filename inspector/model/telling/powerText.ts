/** What the engine has for an infinite power. */
const INFINITE = 1_000_000_000;

/** A power as a person reads it: `6000`, or `∞` and `-∞` for what is infinite (108.1c). */
export function powerText(power: number): string {
  if (Math.abs(power) < INFINITE) return String(power);
  return power < 0 ? '-∞' : '∞';
}
