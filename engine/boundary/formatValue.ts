const MAX_LENGTH = 80;

/** Formats any value for an error message: on one line and truncated to 80 characters. */
export function formatValue(value: unknown): string {
  const text = stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text;
}

function stringify(value: unknown): string {
  if (typeof value !== 'object' && typeof value !== 'string') return String(value);
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return 'an object that is not JSON';
  }
}
