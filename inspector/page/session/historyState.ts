/** What the browser keeps with the address of the page across a reload. */
interface HistoryState {
  /** The page followed the live duel. */
  readonly following: boolean;
}

export const wasFollowing = ({ state }: Pick<History, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'following' in state && state.following === true;

/**
 * Keeps the address of the page.
 * @param how `pushed`: the Back button returns to the address before.
 */
export function keepAddress(
  page: Window,
  address: string,
  state: HistoryState,
  how: 'replaced' | 'pushed',
): void {
  if (address === page.location.hash && wasFollowing(page.history) === state.following) return;
  if (how === 'pushed') page.history.pushState(state, '', address);
  else page.history.replaceState(state, '', address);
}
