import { fitsType, isList, isRecord, type JsonSchema, type Shape } from './jsonSchema.ts';

type Fits = (value: unknown) => boolean;

const REFERENCE = '#/definitions/';

/**
 * The definitions of a schema as predicates, each compiled when it is first asked for. A union looks at the field whose constant tells its
 * members apart, so it tests one member instead of all.
 */
export class CompiledSchema {
  readonly #schema: JsonSchema;
  readonly #definitions = new Map<string, Fits>();

  constructor(schema: JsonSchema) {
    this.#schema = schema;
  }

  /** @throws {Error} if the schema has no such definition. */
  fits(value: unknown, name: string): boolean {
    return this.#definition(name)(value);
  }

  #definition(name: string): Fits {
    const known = this.#definitions.get(name);
    if (known !== undefined) return known;
    const compiled = this.#compile(this.#shapeOf(name));
    this.#definitions.set(name, compiled);
    return compiled;
  }

  #shapeOf(name: string): Shape {
    const shape = this.#schema[name];
    if (shape === undefined) throw new Error(`The schema has no definition "${name}".`);
    return shape;
  }

  #compile(shape: Shape): Fits {
    if (shape.$ref !== undefined) return this.#reference(shape.$ref.slice(REFERENCE.length));
    if (shape.anyOf !== undefined) return this.#union(shape.anyOf);
    if ('const' in shape) return (value) => value === shape.const;
    if (shape.enum !== undefined) {
      const members = new Set(shape.enum);
      return (value) => members.has(value);
    }
    if (shape.type === 'object') return this.#record(shape);
    if (shape.type === 'array') return this.#list(shape);
    return (value) => fitsType(value, shape.type);
  }

  /** Definitions refer to each other in circles, so a reference is resolved when it is first followed. */
  #reference(name: string): Fits {
    let target: Fits | undefined;
    return (value) => {
      target ??= this.#definition(name);
      return target(value);
    };
  }

  #union(members: readonly Shape[]): Fits {
    const flat = members.flatMap((member) => this.#membersOf(member));
    const tag = tagOf(flat);
    const untagged: Fits[] = [];
    const tagged = new Map<unknown, Fits[]>();
    for (const member of flat) {
      const constant = tag === undefined ? undefined : constantOf(member, tag);
      if (constant === undefined) untagged.push(this.#compile(member));
      else tagged.set(constant, [...(tagged.get(constant) ?? []), this.#compile(member)]);
    }
    const fitsUntagged: Fits = (value) => untagged.some((fits) => fits(value));
    if (tag === undefined) return fitsUntagged;
    return (value) =>
      (isRecord(value) && tagged.get(value[tag])?.some((fits) => fits(value))) || fitsUntagged(value);
  }

  /** The members of a union, with those of the unions among them. */
  #membersOf(shape: Shape): readonly Shape[] {
    if (shape.$ref !== undefined) return this.#membersOf(this.#shapeOf(shape.$ref.slice(REFERENCE.length)));
    return shape.anyOf?.flatMap((member) => this.#membersOf(member)) ?? [shape];
  }

  #record({ properties = {}, required = [], additionalProperties }: Shape): Fits {
    const fields = new Map(
      Object.entries(properties).map(([field, shape]) => [field, this.#compile(shape)] as const),
    );
    const others = typeof additionalProperties === 'object' ? this.#compile(additionalProperties) : undefined;
    return (value) => {
      if (!isRecord(value)) return false;
      for (const field of required) if (value[field] === undefined) return false;
      for (const field of Object.keys(value)) {
        const fits = fields.get(field) ?? others;
        if (fits === undefined) return false;
        const inner = value[field];
        if (inner !== undefined && !fits(inner)) return false;
      }
      return true;
    };
  }

  #list({ items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Shape): Fits {
    const isRightLength = (value: unknown): value is readonly unknown[] =>
      isList(value) && value.length >= minItems && value.length <= maxItems;
    if (items === undefined) return isRightLength;
    if ('length' in items) {
      const places = items.map((shape) => this.#compile(shape));
      return (value) =>
        isRightLength(value) && Array.from(value).every((inner, index) => places[index]?.(inner) ?? false);
    }
    const fits = this.#compile(items);
    return (value) => isRightLength(value) && Array.from(value).every(fits);
  }
}

const constantOf = ({ properties = {}, required = [] }: Shape, field: string): unknown =>
  required.includes(field) ? properties[field]?.const : undefined;

/** The field that has a constant in most members of a union. */
function tagOf(members: readonly Shape[]): string | undefined {
  const counts = new Map<string, number>();
  for (const member of members) {
    for (const field of member.required ?? [])
      if (constantOf(member, field) !== undefined) counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
