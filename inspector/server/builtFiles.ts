import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** In the order in which they are preferred. */
export const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A file of the built page, compressed when it is asked for. */
export interface BuiltFile extends Readonly<Record<Encoding, () => Buffer>> {
  readonly bytes: Buffer;
  /** Changes with the bytes. */
  readonly tag: string;
}

/** Much smaller than lower levels give, in a tenth of a second for the largest file. */
const BROTLI_QUALITY = 7;

/** The files of a built page, each read and compressed once until it is built again. */
export class BuiltFiles {
  readonly #folder: URL;
  readonly #files = new Map<string, { readonly builtAt: number; readonly file: BuiltFile }>();

  constructor(folder: URL) {
    this.#folder = folder;
  }

  /** Undefined if the page has not been built. */
  read(name: string): BuiltFile | undefined {
    const address = new URL(name, this.#folder);
    const builtAt = statSync(address, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined) return undefined;
    const known = this.#files.get(name);
    if (known?.builtAt === builtAt) return known.file;
    const file = builtFile(readFileSync(address));
    this.#files.set(name, { builtAt, file });
    return file;
  }
}

const builtFile = (bytes: Buffer): BuiltFile => ({
  bytes,
  tag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
  br: once(() => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
  gzip: once(() => gzipSync(bytes)),
});

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
