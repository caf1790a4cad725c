const LONGEST = 80;

/** A value as an error message names it: one line, not too long, whatever it is. */
export function shown(value: unknown): string {
  const text = written(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}

function written(value: unknown): string {
  if (typeof value !== 'object' && typeof value !== 'string') return String(value);
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return 'an object that is no JSON';
  }
}
