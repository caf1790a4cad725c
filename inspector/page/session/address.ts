/** A moment in the hash of the page's address: `#1234`, or `#2:1234` for a line other than the first. */
export interface AddressedMoment {
  readonly line: number;
  readonly seq: number;
}

/** What a link says besides the moment: names and values after it, `#1234&chart=focus&query=rule%3A506`. */
export type LinkedView = Readonly<Record<string, string>>;

/** Returns undefined if the hash does not name a moment. */
export function momentIn(hash: string): AddressedMoment | undefined {
  const match = /^#(?:seq=)?(?:(\d{1,9}):)?(\d{1,12})(?:&|$)/.exec(hash);
  return match === null ? undefined : { line: Number(match[1] ?? 0), seq: Number(match[2]) };
}

export function viewIn(hash: string): LinkedView {
  const at = hash.indexOf('&');
  return at < 0 ? {} : Object.fromEntries(new URLSearchParams(hash.slice(at + 1)));
}

export const addressOf = ({ line, seq }: AddressedMoment): string =>
  line === 0 ? `#${seq}` : `#${line}:${seq}`;

/** The address of a moment with a view of it. */
export function linkOf(moment: AddressedMoment, view: LinkedView): string {
  const said = new URLSearchParams(view).toString();
  return `${addressOf(moment)}${said === '' ? '' : `&${said}`}`;
}
