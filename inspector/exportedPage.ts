import type { Hello, LineInfo } from './messages.ts';

/** The data that `taiki inspect --export` embeds in a page. */
export interface Standalone {
  readonly hello: Hello;
  /** `parts`: the ids of the elements that contain the records of the line, in order. */
  readonly lines: readonly { readonly line: LineInfo; readonly parts: readonly string[] }[];
}

/**
 * The ids of elements of an exported page: its `Standalone` data, the script of the worker that lays out charts, and the script with
 * the Japanese texts, or its `data-address`. Each contains JSON, compressed (deflate, raw), in base64, so that it is read only when needed.
 */
export const STANDALONE_ELEMENT = 'taiki-standalone';
export const WORKER_ELEMENT = 'taiki-worker';
export const JAPANESE_ELEMENT = 'taiki-japanese';
