/** What the browser keeps with the address of the page across a reload. */
interface HistoryState {
  /** The page followed the live duel. */
  readonly following: boolean;
}

export const wasFollowing = ({ state }: Pick<History, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'following' in state && state.following === true;

/** Replaces the address of the page. */
export function keepAddress(page: Window, address: string, state: HistoryState): void {
  if (address !== page.location.hash || wasFollowing(page.history) !== state.following)
    page.history.replaceState(state, '', address);
}
