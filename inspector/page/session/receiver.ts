import { effect } from '@preact/signals';
import { WindowBridge } from '../../bridge/browser.ts';
import type { Inspector } from './inspector.ts';

let close: (() => void) | undefined;

/**
 * Opens the page of a receiver of @xstate/inspect in a window of its own, and tells it of all lines, those that come later
 * too. What it sends is asked of the server.
 * @param address the receiver that `taiki inspect --xstate-inspect` was given.
 */
export function openReceiver(own: Window, inspector: Inspector, address: string): void {
  const { hello } = inspector;
  const receiver = own.open(address, 'taiki-receiver');
  if (receiver === null || hello.value === undefined) {
    inspector.say('error', 'The browser has opened no window for the receiver.');
    return;
  }
  close?.();
  const bridge = new WindowBridge({
    header: hello.value.header,
    window: own,
    receiver,
    receiverOrigin: new URL(address).origin,
    onEvent: (line, event) => void inspector.send(line, event),
  });
  const told = new Map<number, number>();
  const stop = effect(() => {
    for (const { id, reader, length } of inspector.lines.value) {
      const from = told.get(id) ?? 0;
      bridge.records(id, reader.records.slice(from, length.value));
      told.set(id, length.value);
    }
  });
  close = () => {
    stop();
    bridge.close();
  };
}
