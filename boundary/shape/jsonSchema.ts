/** The subset of JSON Schema that the card schema uses. */
export interface JsonSchema {
  readonly [name: string]: Shape;
}

export interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: { readonly [name: string]: Shape };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly items?: Shape | readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export function fitsType(value: unknown, type: Shape['type']): boolean {
  if (type === undefined) return true;
  if (typeof type !== 'string') return type.some((one) => fitsType(value, one));
  return type === 'number' ? Number.isSafeInteger(value) : typeof value === type;
}
