/**
 * The service worker of a hosted site. The pages on which duels are played are kept when the first of them is visited, and work offline from
 * then on; of other pages the last copy that was seen is shown offline. A new version takes over when no page of the old one is open.
 */

declare const TAB_VERSION: string;
declare const TAB_FILES: readonly string[];

/** The part of a service worker that is used: the types here are those of a page. */
interface Scope {
  readonly registration: { readonly scope: string };
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
interface LifeEvent {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = globalThis as unknown as Scope;
const PREFIX = 'taiki-';
const KEPT = `${PREFIX}${TAB_VERSION}`;
/** Pages that were visited; not of one version. */
const VISITED = `${PREFIX}visited`;

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([...TAB_FILES])));
});

scope.addEventListener('activate', (event) => {
  const removeOld = async (): Promise<void> => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== KEPT && name !== VISITED);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(removeOld());
});

async function answer(request: Request): Promise<Response> {
  const kept = await (await caches.open(KEPT)).match(request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const visited = await caches.open(VISITED);
  try {
    const response = await fetch(request);
    if (response.ok) await visited.put(request, response.clone());
    return response;
  } catch (error) {
    const seen = await visited.match(request, { ignoreSearch: true });
    if (seen === undefined) throw error;
    return seen;
  }
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(scope.registration.scope))
    event.respondWith(answer(request));
});
