import { effect } from '@preact/signals';
import * as v from 'valibot';
import { parseJson } from '../../../core/values/parseJson.ts';
import type { Inspector } from '../inspector.ts';
import { storageOf } from './storage.ts';

const STORAGE_KEY = 'taiki-breakpoints';

const kept = v.array(
  v.object({
    query: v.string(),
    condition: v.optional(v.string()),
    count: v.optional(v.number(), 1),
    state: v.picklist(['on', 'off']),
  }),
);

/** Keeps the breakpoints of the page in local storage, if available. */
export function keepBreakpoints(page: Window, inspector: Inspector): void {
  const storage = storageOf(page);
  const { success, output } = v.safeParse(kept, parseJson(storage?.getItem(STORAGE_KEY) ?? ''));
  if (success)
    inspector.breakpoints.restore(output.map(({ condition, ...rest }) => ({ ...rest, condition })));
  effect(() =>
    storage?.setItem(
      STORAGE_KEY,
      JSON.stringify(inspector.breakpoints.list.value.map(({ id: _, ...breakpoint }) => breakpoint)),
    ),
  );
}
