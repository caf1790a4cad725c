/** What the page shows, as its address says. The part after `#` is not sent to a server. */
export type Place =
  | { readonly at: 'lobby' }
  | { readonly at: 'join'; readonly token: string }
  | { readonly at: 'duel'; readonly token: string };

export function placeOf(hash: string): Place {
  const [, at, token = ''] = /^#(join|duel)=([\w.-]+)$/.exec(hash) ?? [];
  if (at === 'join' || at === 'duel') return { at, token };
  return { at: 'lobby' };
}

export const linkTo = (place: Exclude<Place, { at: 'lobby' }>): string =>
  new URL(`#${place.at}=${place.token}`, document.baseURI).href;
