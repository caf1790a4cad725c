import { signal } from '@preact/signals';
import { rememberAccount, signIn } from './account.ts';
import { Connection } from './connection.ts';
import { receive, showDuel, startDuels, watch } from './duel/state.ts';
import { type Place, placeOf } from './place.ts';

export const connection = new Connection(new URL('socket', document.baseURI).href.replace(/^http/, 'ws'));
export const place = signal<Place>(hereOf(location.hash));

/** The place that an address names. A token of an account is remembered, and does not stay in the address. */
function hereOf(hash: string): Place {
  const named = placeOf(hash);
  if (named.at !== 'account') return named;
  rememberAccount(named.token);
  history.replaceState(null, '', '#');
  return { at: 'lobby' };
}

const showPlace = (): void => showDuel(place.value.at === 'duel' ? place.value.token : undefined);

/** Shows what the address names, and plays duels on the server of this page. */
export function start(): void {
  startDuels({
    source: {
      watch: (duel, from) => connection.call('duel.watch', { duel, from }),
      choose: (duel, choice, decision) => connection.call('duel.choose', { duel, choice, decision }),
      concede: (duel) => connection.call('duel.concede', { duel }),
      explain: (duel) => connection.call('duel.explain', { duel }),
      record: (duel) => connection.call('duel.record', { duel }),
      rematch: (duel) => connection.call('duel.rematch', { duel }),
    },
    go: (duel) => go(duel === undefined ? '' : `duel=${duel}`),
  });
  connection.onOpen = () => {
    void signIn(connection);
    void watch();
  };
  connection.onUpdate = receive;
  window.addEventListener('hashchange', () => {
    const { at } = placeOf(location.hash);
    place.value = hereOf(location.hash);
    if (at === 'account') void signIn(connection);
    showPlace();
  });
  showPlace();
}

export function go(hash: string): void {
  location.hash = hash;
}
