// Loaded by every thread of a server under load: on SIGUSR2 all of them collect garbage, so that what is left can be measured.
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

const channel = new BroadcastChannel('collect garbage');
channel.onmessage = () => globalThis.gc();
channel.unref();
if (isMainThread)
  process.on('SIGUSR2', () => {
    channel.postMessage('now');
    globalThis.gc();
  });
