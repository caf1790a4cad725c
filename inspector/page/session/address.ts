/** A moment as the address of the page names it: `#1234`, and `#2:1234` on another line than the first. */
export interface AddressedMoment {
  readonly line: number;
  readonly seq: number;
}

/** The moment that an address names; undefined for one that names none. */
export function momentIn(hash: string): AddressedMoment | undefined {
  const match = /^#(?:seq=)?(?:(\d{1,9}):)?(\d{1,12})$/.exec(hash);
  return match === null ? undefined : { line: Number(match[1] ?? 0), seq: Number(match[2]) };
}

export const addressOf = ({ line, seq }: AddressedMoment): string =>
  line === 0 ? `#${seq}` : `#${line}:${seq}`;
