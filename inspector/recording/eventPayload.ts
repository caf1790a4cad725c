const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The payload of an event, abbreviated: effects become card names, opportunities to declare become fact kinds. */
export function eventPayload(event: object): Readonly<Record<string, unknown>> {
  const payload: Record<string, unknown> = {};
  for (const key of Object.keys(event)) {
    if (key === 'type' || key === 'input') continue;
    const value: unknown = Reflect.get(event, key);
    payload[key] = Array.isArray(value) ? value.map(abbreviated) : abbreviated(value);
  }
  return payload;
}

function abbreviated(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { source, event } = value;
  if (isObject(source) && typeof source['name'] === 'string') return source['name'];
  if (isObject(event) && typeof event['kind'] === 'string') return event['kind'];
  return '…';
}
