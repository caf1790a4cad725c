/** As much of JSON Schema (draft 7) as the protocol is written in. */
export interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string | readonly string[];
  readonly properties?: Definitions;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema | readonly Schema[];
  readonly not?: Schema;
}

export interface Definitions {
  readonly [name: string]: Schema;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What is wrong with a value by a schema, with the path to it; empty when nothing is. */
export function wrongWith(
  value: unknown,
  schema: Schema,
  definitions: Definitions,
  at = '$',
): readonly string[] {
  const within = (inner: unknown, shape: Schema, path: string) => wrongWith(inner, shape, definitions, path);
  if (schema.$ref !== undefined) {
    const target = definitions[decodeURIComponent(schema.$ref.replace('#/definitions/', ''))];
    return target === undefined ? [`${at}: ${schema.$ref} is not defined`] : within(value, target, at);
  }
  if (schema.not !== undefined) {
    return within(value, schema.not, at).length === 0 ? [`${at}: nothing may be here`] : [];
  }
  if (schema.anyOf !== undefined) {
    const [first, ...others] = schema.anyOf;
    const wrongs = first === undefined ? [] : within(value, first, at);
    const fitsOther = (): boolean => others.some((shape) => within(value, shape, at).length === 0);
    return wrongs.length === 0 || fitsOther() ? [] : wrongs;
  }
  if ('const' in schema && value !== schema.const) return [`${at}: not ${JSON.stringify(schema.const)}`];
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [`${at}: not one of ${schema.enum}`];
  if (schema.type !== undefined && ![schema.type].flat().includes(typeOf(value)))
    return [`${at}: a ${typeOf(value)}, not ${schema.type}`];
  if (isList(value)) {
    const { items = {} } = schema;
    return value.flatMap((inner, index) =>
      within(inner, ('length' in items ? items[index] : items) ?? { not: {} }, `${at}[${index}]`),
    );
  }
  if (typeOf(value) !== 'object') return [];
  const fields = value as Readonly<Record<string, unknown>>;
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const missing = required.filter((name) => !(name in fields)).map((name) => `${at}.${name}: is missing`);
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return [
    ...missing,
    ...Object.entries(fields).flatMap(([name, inner]) => {
      const shape = properties[name] ?? others ?? (additionalProperties ? {} : { not: {} });
      return within(inner, shape, `${at}.${name}`);
    }),
  ];
}
