const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
};

/**
 * Freezes plain data in place, from the inside out; instances of classes are left alone. What is frozen already is not looked into,
 * so data that shares its parts with frozen data costs as much as its new parts.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || !isPlain(value)) return value;
  for (const key in value) if (typeof value[key] === 'object') deepFreeze(value[key]);
  return Object.freeze(value);
}
