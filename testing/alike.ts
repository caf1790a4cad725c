/** Whether two values are the same JSON: the order of fields says nothing, and a field that is undefined is not there. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [some, others] = [fieldsOf(one), fieldsOf(other)];
  if (some.length !== others.length) return false;
  const found: Readonly<Record<string, unknown>> = Object.fromEntries(others);
  return some.every(([field, value]) => isAlike(value, found[field]));
}

const fieldsOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, inner]) => inner !== undefined);
