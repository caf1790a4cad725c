import type { InspectorServer } from '@taiki/inspector';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Inspector } from '../../inspector/page/session/inspector.ts';
import { socketAddress } from './client.ts';

/** Tabs of a browser without their documents: the state and operations of pages, connected to a server until the end of the scope. */
export function tabsOn({ url }: Pick<InspectorServer, 'url'>) {
  const sockets: WebSocket[] = [];
  class TabSocket extends WebSocket {
    constructor(address: string) {
      super(address);
      sockets.push(this);
    }
  }
  return {
    open: async (): Promise<Inspector> => {
      vi.stubGlobal('WebSocket', TabSocket);
      const inspector = new Inspector();
      inspector.connect(socketAddress(url));
      vi.unstubAllGlobals();
      await vi.waitFor(() => expect(inspector.length.value).toBeGreaterThan(0));
      return inspector;
    },
    [Symbol.dispose]: () => {
      for (const socket of sockets) {
        // A page whose connection is lost connects again.
        socket.onclose = null;
        socket.terminate();
      }
    },
  };
}
