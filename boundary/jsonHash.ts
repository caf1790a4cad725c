/** Hashes JSON values so that the order of keys does not matter, which some stores change. Undefined properties do not count. */
class JsonHash {
  /** Keys and card names are repeated hundreds of times. */
  readonly #texts = new Map<string, number>();
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  of(value: unknown): number {
    switch (typeof value) {
      case 'string':
        return this.#ofText(value);
      case 'number':
        return Number.isInteger(value) && Math.abs(value) < 2 ** 31
          ? mix(0x6e75, value)
          : mix(0x666c, this.#ofText(String(value)));
      case 'boolean':
        return value ? 0x74727565 : 0x66616c73;
      default:
        if (value === null || typeof value !== 'object') return 0x6e756c6c;
        return Array.isArray(value) ? this.#ofList(value) : this.#ofObject(value);
    }
  }

  #ofText(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    let hash = this.#seed;
    for (let index = 0; index < text.length; index++)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    const mixed = mix(hash, text.length);
    this.#texts.set(text, mixed);
    return mixed;
  }

  #ofList(list: readonly unknown[]): number {
    let hash = mix(0x5b, list.length);
    for (const inner of list) hash = mix(hash, this.of(inner));
    return hash;
  }

  /** Adds up the fields, so that their order does not matter. */
  #ofObject(object: object): number {
    let sum = this.#seed;
    let count = 0;
    for (const [key, inner] of Object.entries(object)) {
      if (inner === undefined) continue;
      count++;
      sum = (sum + mix(this.#ofText(key), this.of(inner))) | 0;
    }
    return mix(sum, count);
  }
}

/** Combines two 32-bit hashes, so that each bit of both counts everywhere (the finalizer of MurmurHash3). */
function mix(a: number, b: number): number {
  let hash = Math.imul(a, 0x01000193) ^ (b + 0x9e3779b9);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

const SEEDS = [0x811c9dc5, 0x01000193];

/** A checksum of a JSON value: sixteen hexadecimal digits. */
export const jsonHash = (value: unknown): string =>
  SEEDS.map((seed) => (new JsonHash(seed).of(value) >>> 0).toString(16).padStart(8, '0')).join('');
