/** The worker of a tab: the engine, and the duel that is played. */

import type { TabReply, TabRequest } from './messages.ts';
import { TabHost } from './tabHost.ts';

// A worker's `postMessage` has no target origin: the types here are those of a page.
const scope = globalThis as unknown as {
  postMessage(reply: TabReply): void;
  onmessage: (event: MessageEvent<TabRequest>) => void;
};
const host = new TabHost((reply) => scope.postMessage(reply));
scope.onmessage = ({ data }) => void host.handle(data);
