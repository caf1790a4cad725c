import { effect } from '@preact/signals';
import { WindowBridge } from '../../bridge/windowBridge.ts';
import { texts } from '../language/language.ts';
import type { Inspector } from './inspector.ts';

let close: (() => void) | undefined;

/**
 * Opens a receiver of @xstate/inspect in a new window and keeps it updated with all lines, including later ones. Events from
 * the receiver are sent to the server.
 * @param address the address passed to `taiki inspect --xstate-inspect`.
 */
export function openReceiver(page: Window, inspector: Inspector, address: string): void {
  const { hello } = inspector;
  const receiver = page.open(address, 'taiki-receiver');
  if (receiver === null || hello.value === undefined) {
    inspector.notices.add('error', texts.peek().notices.popUp);
    return;
  }
  close?.();
  const bridge = new WindowBridge({
    header: hello.value.header,
    window: page,
    receiver,
    receiverOrigin: new URL(address).origin,
    onEvent: (line, event) => void inspector.send(line, event),
  });
  const sent = new Map<number, number>();
  const stop = effect(() => {
    for (const { id, reader, length } of inspector.lines.value) {
      const from = sent.get(id) ?? 0;
      bridge.records(id, reader.records.slice(from, length.value));
      sent.set(id, length.value);
    }
  });
  close = () => {
    stop();
    bridge.close();
  };
}
