/**
 * Hashes JSON values so that the order of keys does not matter, which some stores change. Undefined properties do not count. Two hashes of
 * 32 bits are computed in one pass: each method returns the first and leaves the second in `#other`.
 */
class JsonHash {
  /** Keys and card names are repeated hundreds of times. */
  readonly #texts = new Map<string, readonly [number, number]>();
  #other = 0;

  both(value: unknown): readonly [number, number] {
    const first = this.#of(value);
    return [first, this.#other];
  }

  #of(value: unknown): number {
    switch (typeof value) {
      case 'string':
        return this.#ofText(value);
      case 'number':
        return Number.isInteger(value) && Math.abs(value) < 2 ** 31
          ? this.#same(mix(0x6e75, value))
          : this.#then(0x666c, 0x666c, this.#ofText(String(value)));
      case 'boolean':
        return this.#same(value ? 0x74727565 : 0x66616c73);
      default:
        if (value === null || typeof value !== 'object') return this.#same(0x6e756c6c);
        return Array.isArray(value)
          ? this.#ofList(value)
          : this.#ofObject(value as Readonly<Record<string, unknown>>);
    }
  }

  #same(hash: number): number {
    this.#other = hash;
    return hash;
  }

  /** Mixes what was hashed last into two hashes. */
  #then(first: number, second: number, last: number): number {
    this.#other = mix(second, this.#other);
    return mix(first, last);
  }

  #ofText(text: string): number {
    let known = this.#texts.get(text);
    if (known === undefined) {
      known = hashesOf(text);
      this.#texts.set(text, known);
    }
    this.#other = known[1];
    return known[0];
  }

  #ofList(list: readonly unknown[]): number {
    let first = mix(0x5b, list.length);
    let second = first;
    for (const inner of list) {
      first = this.#then(first, second, this.#of(inner));
      second = this.#other;
    }
    this.#other = second;
    return first;
  }

  /** Adds up the fields, so that their order does not matter. */
  #ofObject(object: Readonly<Record<string, unknown>>): number {
    let [first, second]: readonly number[] = SEEDS;
    let count = 0;
    for (const key of Object.keys(object)) {
      const inner = object[key];
      if (inner === undefined) continue;
      count++;
      const keyFirst = this.#ofText(key);
      const keySecond = this.#other;
      first = (first + this.#then(keyFirst, keySecond, this.#of(inner))) | 0;
      second = (second + this.#other) | 0;
    }
    this.#other = mix(second, count);
    return mix(first, count);
  }
}

const SEEDS = [0x811c9dc5, 0x01000193] as const;

function hashesOf(text: string): readonly [number, number] {
  let [first, second]: readonly number[] = SEEDS;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x01000193);
  }
  return [mix(first, text.length), mix(second, text.length)];
}

/** Combines two 32-bit hashes, so that each bit of both counts everywhere (the finalizer of MurmurHash3). */
function mix(a: number, b: number): number {
  let hash = Math.imul(a, 0x01000193) ^ (b + 0x9e3779b9);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** A checksum of a JSON value: sixteen hexadecimal digits. */
export const jsonHash = (value: unknown): string =>
  new JsonHash()
    .both(value)
    .map((hash) => (hash >>> 0).toString(16).padStart(8, '0'))
    .join('');
