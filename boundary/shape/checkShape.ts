import { EXPECTATIONS } from '../../table/sentences/problems.ts';
import { suggestion } from '../names/nearest.ts';
import { CompiledSchema } from './compiledSchema.ts';
import { fitsType, isList, isRecord, type JsonSchema, type Shape } from './jsonSchema.ts';

/** Where a value deviates from its schema (such as `abilities[0].effect.count`), and how. */
export interface Mismatch {
  readonly path: string;
  readonly expected: string;
  readonly found: unknown;
  /** What was likely meant, as the end of a message; missing if nothing is near. */
  readonly hint?: string;
}

/**
 * The first mismatch between a value and the named definition of a schema; undefined if the value is valid.
 * @throws {Error} if the schema has no such definition.
 */
export function findMismatch(value: unknown, name: string, schema: JsonSchema): Mismatch | undefined {
  return compiled(schema).fits(value, name) ? undefined : explainMismatch(value, name, schema, '');
}

const COMPILED = new WeakMap<JsonSchema, CompiledSchema>();

function compiled(schema: JsonSchema): CompiledSchema {
  const known = COMPILED.get(schema) ?? new CompiledSchema(schema);
  COMPILED.set(schema, known);
  return known;
}

export function explainMismatch(
  value: unknown,
  name: string,
  schema: JsonSchema,
  path: string,
): Mismatch | undefined {
  const shape = schema[name];
  if (shape === undefined) throw new Error(`The schema has no definition "${name}".`);
  return check(value, shape, schema, path);
}

function check(value: unknown, shape: Shape, schema: JsonSchema, path: string): Mismatch | undefined {
  if (shape.$ref !== undefined)
    return explainMismatch(value, shape.$ref.replace('#/definitions/', ''), schema, path);
  if (shape.anyOf !== undefined) return checkAny(value, shape.anyOf, schema, path);
  const wrong = (expected: string): Mismatch => ({ path, expected, found: value });
  if ('const' in shape) return value === shape.const ? undefined : wrong(JSON.stringify(shape.const));
  if (shape.enum !== undefined) {
    return shape.enum.includes(value)
      ? undefined
      : wrong(EXPECTATIONS.oneOf(shape.enum.map((one) => JSON.stringify(one)).join(', ')));
  }
  switch (shape.type) {
    case 'object':
      return isRecord(value) ? checkFields(value, shape, schema, path) : wrong(EXPECTATIONS.object);
    case 'array':
      return isList(value) ? checkItems(value, shape, schema, path) : wrong(EXPECTATIONS.list);
    case 'number':
      return Number.isSafeInteger(value) ? undefined : wrong(EXPECTATIONS.wholeNumber);
    default:
      return fitsType(value, shape.type)
        ? undefined
        : wrong(EXPECTATIONS.type([shape.type].flat().join(' or a ')));
  }
}

const at = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

function checkFields(
  value: Readonly<Record<string, unknown>>,
  shape: Shape,
  schema: JsonSchema,
  path: string,
): Mismatch | undefined {
  const properties = shape.properties ?? {};
  for (const field of shape.required ?? []) {
    if (value[field] === undefined)
      return { path: at(path, field), expected: EXPECTATIONS.value, found: undefined };
  }
  for (const [field, inner] of Object.entries(value)) {
    const others = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined;
    const expected = Object.hasOwn(properties, field) ? properties[field] : others;
    if (expected === undefined) {
      const known = Object.keys(properties).join(', ');
      return {
        path: at(path, field),
        expected: EXPECTATIONS.noField(known || 'none'),
        found: inner,
        hint: suggestion(field, Object.keys(properties)),
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
): Mismatch | undefined {
  if (value.length < minItems || value.length > maxItems)
    return { path, expected: EXPECTATIONS.items(`${minItems}`), found: value };
  if (items === undefined) return undefined;
  for (const [index, inner] of value.entries()) {
    const shape = 'length' in items ? items[index] : items;
    const here = `${path}[${index}]`;
    const wrong =
      shape === undefined
        ? { path: here, expected: EXPECTATIONS.noItem, found: inner }
        : check(inner, shape, schema, here);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** How well a value matches a member of a union: the number of its fields that have the fixed value of that member. */
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

/** Whether a constant field of a member of a union tells at once that the value is another one. */
function isOtherMember(value: Readonly<Record<string, unknown>>, { properties = {} }: Shape): boolean {
  return Object.entries(properties).some(
    ([field, shape]) =>
      shape.const !== undefined && value[field] !== undefined && value[field] !== shape.const,
  );
}

/** Reports the mismatch with the member of a union that the value most likely means: the one it matches best. */
function checkAny(
  value: unknown,
  members: readonly Shape[],
  schema: JsonSchema,
  path: string,
): Mismatch | undefined {
  const fits = (member: Shape) =>
    !(isRecord(value) && isOtherMember(value, member)) && check(value, member, schema, path) === undefined;
  if (members.some(fits)) return undefined;
  const mismatches = members.map((member) => ({ member, wrong: check(value, member, schema, path) }));
  const ranked = mismatches
    .map(({ member, wrong }) => ({ wrong, agreed: agreement(value, member, schema) }))
    .sort((a, b) => b.agreed - a.agreed);
  const [best] = ranked;
  if (best === undefined || best.agreed >= 1) return best?.wrong;
  return best.agreed > 0
    ? (wrongTag(value, members, schema, path) ?? best.wrong)
    : { path, expected: EXPECTATIONS.oneOf(tagsOf(members, schema).join(', ')), found: value };
}

/** The field by which all members of a union are told apart, if the value has it and it is that of no member. */
function wrongTag(
  value: unknown,
  members: readonly Shape[],
  schema: JsonSchema,
  path: string,
): Mismatch | undefined {
  if (!isRecord(value)) return undefined;
  const shapes = shapesOf(members, schema);
  const field = Object.entries(shapes[0]?.properties ?? {}).find(
    ([, { const: only }]) => only !== undefined,
  )?.[0];
  if (field === undefined || value[field] === undefined) return undefined;
  const tags = shapes.map(({ properties = {} }) => properties[field]?.const);
  if (tags.some((tag) => tag === undefined || tag === value[field])) return undefined;
  const expected = EXPECTATIONS.oneOf([...new Set(tags.map((tag) => JSON.stringify(tag)))].join(', '));
  return {
    path: at(path, field),
    expected,
    found: value[field],
    hint: typeof value[field] === 'string' ? suggestion(value[field], tags.map(String)) : '',
  };
}

/** The members of a union, and those of the unions among them. */
const shapesOf = (members: readonly Shape[], schema: JsonSchema): readonly Shape[] =>
  members.flatMap((member) => {
    const shape = member.$ref === undefined ? member : schema[member.$ref.replace('#/definitions/', '')];
    if (shape === undefined) return [];
    return shape.anyOf === undefined ? [shape] : shapesOf(shape.anyOf, schema);
  });

/** What distinguishes the members of a union, for an error message: their constants, tag fields or types. */
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
    return [fields.length > 0 ? `{ ${fields.join(', ')} }` : [shape?.type ?? 'anything'].flat().join(' or ')];
  });
  return [...new Set(tags)];
}
