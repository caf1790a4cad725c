/** A moment in the hash of the page's address: `#1234`, or `#2:1234` for a line other than the first. */
export interface AddressedMoment {
  readonly line: number;
  readonly seq: number;
}

/** Returns undefined if the hash does not name a moment. */
export function momentIn(hash: string): AddressedMoment | undefined {
  const match = /^#(?:seq=)?(?:(\d{1,9}):)?(\d{1,12})$/.exec(hash);
  return match === null ? undefined : { line: Number(match[1] ?? 0), seq: Number(match[2]) };
}

export const addressOf = ({ line, seq }: AddressedMoment): string =>
  line === 0 ? `#${seq}` : `#${line}:${seq}`;
