/** The keys of a table in their order. The cast holds for tables that are written out: their type names every key that they have. */
export const keysOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];
