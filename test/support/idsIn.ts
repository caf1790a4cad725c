/** The fields of views, facts and decisions that hold the id of an object. */
const ID_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'object',
  'was',
  'onto',
  'by',
  'to',
  'attacker',
  'blocker',
  'against',
  'creature',
  'attachedTo',
]);

/** Every id of an object in a value, wherever it stands. */
export function idsIn(value: unknown, key = '', ids: number[] = []): readonly number[] {
  if (typeof value === 'number' && ID_FIELDS.has(key)) ids.push(value);
  if (Array.isArray(value)) for (const one of value) idsIn(one, key === 'shields' ? 'id' : key, ids);
  else if (typeof value === 'object' && value !== null)
    for (const [field, inner] of Object.entries(value)) idsIn(inner, field, ids);
  return ids;
}
