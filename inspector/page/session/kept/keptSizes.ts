import { effect, type Signal, signal } from '@preact/signals';
import { storageOf } from './storage.ts';

/** A size in pixels that is kept in local storage, if available. */
export function keptSize(page: Window, name: string, initial: number): Signal<number> {
  const storage = storageOf(page);
  const key = `taiki-size-${name}`;
  const kept = Number(storage?.getItem(key) ?? Number.NaN);
  const size = signal(Number.isFinite(kept) ? kept : initial);
  effect(() => storage?.setItem(key, String(size.value)));
  return size;
}
