type Carried = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What an event carries, short enough to read: effects by the names of their cards, points of declaration by their facts. */
export function carriedBy(event: object): Carried {
  const carried: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(event)) {
    if (key !== 'type' && key !== 'input')
      carried[key] = Array.isArray(value) ? value.map(named) : named(value);
  }
  return carried;
}

function named(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { source, event } = value;
  if (isObject(source) && typeof source['name'] === 'string') return source['name'];
  if (isObject(event) && typeof event['kind'] === 'string') return event['kind'];
  return '…';
}
