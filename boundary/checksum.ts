/** A checksum of texts: two 32-bit hashes in the manner of FNV-1a. */
export class Checksum {
  #a = 0x811c9dc5;
  #b = 0x01000193;

  add(text: string): void {
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      this.#a = Math.imul(this.#a ^ code, 0x01000193);
      this.#b = Math.imul(this.#b ^ code, 0x85ebca6b) + this.#a;
    }
  }

  /** Sixteen hexadecimal digits. */
  get value(): string {
    return [this.#a, this.#b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

/** The checksum of one text. */
export function checksumOf(text: string): string {
  const checksum = new Checksum();
  checksum.add(text);
  return checksum.value;
}
