/** What the page shows, as its address says. The part after `#` is not sent to a server. */
export type Place =
  | { readonly at: 'lobby' }
  | { readonly at: 'join'; readonly token: string }
  /** A token by which somebody signs in, from a page of the host. */
  | { readonly at: 'account'; readonly token: string }
  | { readonly at: 'duel'; readonly token: string };

export function placeOf(hash: string): Place {
  const [, at, token = ''] = /^#(join|duel|account)=([\w.-]+)$/.exec(hash) ?? [];
  if (at === 'join' || at === 'duel' || at === 'account') return { at, token };
  return { at: 'lobby' };
}

export const linkTo = (place: Exclude<Place, { at: 'lobby' | 'account' }>): string =>
  new URL(`#${place.at}=${place.token}`, document.baseURI).href;
