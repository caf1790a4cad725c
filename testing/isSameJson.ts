/** Whether two values have the same JSON, regardless of key order and of fields that are undefined. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [fieldsOf(one), fieldsOf(other)];
  if (left.length !== right.length) return false;
  const values: Readonly<Record<string, unknown>> = Object.fromEntries(right);
  return left.every(([field, value]) => isSameJson(value, values[field]));
}

const fieldsOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined);
