/** As much of JSON Schema as the schema of cards is made of. */
export interface JsonSchema {
  readonly [name: string]: Shape;
}

interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: { readonly [name: string]: Shape };
  readonly required?: readonly string[];
  readonly items?: Shape | readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What is wrong with a value, and where: `abilities[0].effect.count`. */
export interface Misshape {
  readonly path: string;
  readonly expected: string;
  readonly found: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The first way in which a value is not of the named shape; undefined when it is. */
export function misshapeOf(
  value: unknown,
  name: string,
  schema: JsonSchema,
  path = '',
): Misshape | undefined {
  const shape = schema[name];
  if (shape === undefined) throw new Error(`The schema has no "${name}".`);
  return check(value, shape, schema, path);
}

function check(value: unknown, shape: Shape, schema: JsonSchema, path: string): Misshape | undefined {
  if (shape.$ref !== undefined)
    return misshapeOf(value, shape.$ref.replace('#/definitions/', ''), schema, path);
  if (shape.anyOf !== undefined) return checkAny(value, shape.anyOf, schema, path);
  const wrong = (expected: string): Misshape => ({ path, expected, found: value });
  if ('const' in shape) return value === shape.const ? undefined : wrong(JSON.stringify(shape.const));
  if (shape.enum !== undefined) {
    return shape.enum.includes(value)
      ? undefined
      : wrong(`one of ${shape.enum.map((one) => JSON.stringify(one)).join(', ')}`);
  }
  switch (shape.type) {
    case 'object':
      return isRecord(value) ? checkFields(value, shape, schema, path) : wrong('an object');
    case 'array':
      return isList(value) ? checkItems(value, shape, schema, path) : wrong('a list');
    case 'number':
      return Number.isSafeInteger(value) ? undefined : wrong('a whole number');
    default:
      return shape.type === undefined || typeof value === shape.type ? undefined : wrong(`a ${shape.type}`);
  }
}

const at = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

function checkFields(
  value: Readonly<Record<string, unknown>>,
  shape: Shape,
  schema: JsonSchema,
  path: string,
): Misshape | undefined {
  const properties = shape.properties ?? {};
  for (const field of shape.required ?? []) {
    if (value[field] === undefined) return { path: at(path, field), expected: 'a value', found: undefined };
  }
  for (const [field, inner] of Object.entries(value)) {
    const expected = Object.hasOwn(properties, field) ? properties[field] : undefined;
    if (expected === undefined) {
      const known = Object.keys(properties).join(', ');
      return {
        path: at(path, field),
        expected: `no such field; known here are ${known || 'none'}`,
        found: inner,
      };
    }
    const wrong = inner === undefined ? undefined : check(inner, expected, schema, at(path, field));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function checkItems(
  value: readonly unknown[],
  { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Shape,
  schema: JsonSchema,
  path: string,
): Misshape | undefined {
  if (value.length < minItems || value.length > maxItems)
    return { path, expected: `a list of ${minItems}`, found: value };
  if (items === undefined) return undefined;
  for (const [index, inner] of value.entries()) {
    const shape = 'length' in items ? items[index] : items;
    const here = `${path}[${index}]`;
    const wrong =
      shape === undefined
        ? { path: here, expected: 'nothing here', found: inner }
        : check(inner, shape, schema, here);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** How many of the fields that have one fixed value in this member of a union have it here. */
function agreement(value: unknown, shape: Shape, schema: JsonSchema): number {
  const resolved = shape.$ref === undefined ? shape : schema[shape.$ref.replace('#/definitions/', '')];
  if (resolved?.anyOf !== undefined)
    return Math.max(...resolved.anyOf.map((member) => agreement(value, member, schema)));
  if (!isRecord(value) || resolved?.properties === undefined) return 0;
  let agreed = 0;
  for (const [field, { const: only, enum: some }] of Object.entries(resolved.properties)) {
    if (only === undefined && some === undefined) agreed += field in value ? 0.1 : 0;
    else if ((only !== undefined && value[field] === only) || some?.includes(value[field])) agreed += 1;
  }
  return agreed;
}

/** Of a union the member is meant that agrees best with what is there; its complaint is the one to tell. */
function checkAny(
  value: unknown,
  members: readonly Shape[],
  schema: JsonSchema,
  path: string,
): Misshape | undefined {
  const complaints = members.map((member) => ({ member, wrong: check(value, member, schema, path) }));
  if (complaints.some(({ wrong }) => wrong === undefined)) return undefined;
  const ranked = complaints
    .map(({ member, wrong }) => ({ wrong, agreed: agreement(value, member, schema) }))
    .sort((a, b) => b.agreed - a.agreed);
  const [best] = ranked;
  if (best === undefined || best.agreed >= 1) return best?.wrong;
  return best.agreed > 0
    ? best.wrong
    : { path, expected: `one of ${tagsOf(members, schema).join(', ')}`, found: value };
}

/** The names by which members of a union go. */
function tagsOf(members: readonly Shape[], schema: JsonSchema): readonly string[] {
  const tags = members.flatMap((member): readonly string[] => {
    const shape = member.$ref === undefined ? member : schema[member.$ref.replace('#/definitions/', '')];
    if (shape?.anyOf !== undefined) return tagsOf(shape.anyOf, schema);
    if (shape?.enum !== undefined) return shape.enum.map((one) => JSON.stringify(one));
    if (shape?.const !== undefined) return [JSON.stringify(shape.const)];
    for (const [field, { const: only }] of Object.entries(shape?.properties ?? {})) {
      if (only !== undefined) return [`{ ${field}: ${JSON.stringify(only)} }`];
    }
    if (shape?.type === 'number') return ['a whole number'];
    const fields = Object.keys(shape?.properties ?? {});
    return [fields.length > 0 ? `{ ${fields.join(', ')} }` : (shape?.type ?? 'anything')];
  });
  return [...new Set(tags)];
}
