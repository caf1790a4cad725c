import { type FittedMap, fittedMap, type Size, type Telling } from '../../model/index.ts';
import type { ChartGraph } from '../../trace.ts';

/** As many as an area has while its headline takes one line or two. */
const KEPT = 6;

const kept = new WeakMap<ChartGraph, WeakMap<Telling, Map<string, FittedMap>>>();

/** The fitted map, which is kept: the area changes back and forth with the length of the headline. */
export function fittedTo(chart: ChartGraph, { width, height }: Size, telling: Telling): FittedMap {
  const byTelling = kept.get(chart) ?? new WeakMap<Telling, Map<string, FittedMap>>();
  kept.set(chart, byTelling);
  const maps = byTelling.get(telling) ?? new Map<string, FittedMap>();
  byTelling.set(telling, maps);
  const size = `${width} ${height}`;
  const map = maps.get(size) ?? fittedMap(chart, { width, height }, telling);
  maps.delete(size);
  maps.set(size, map);
  const [oldest] = maps.keys();
  if (maps.size > KEPT && oldest !== undefined) maps.delete(oldest);
  return map;
}
