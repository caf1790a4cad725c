/** A record with the same keys and mapped values. */
export const mapTable = <K extends string, V, W>(
  table: Readonly<Record<K, V>>,
  map: (value: V, name: K) => W,
): Record<K, W> => {
  const mapped: Partial<Record<K, W>> = {};
  for (const name in table) mapped[name] = map(table[name], name);
  return mapped as Record<K, W>;
};
