/** Opens the inspector on the case in the address: its page reads what an exported page has, an element with the records. */

import { parseLink } from '../link/link.ts';
import { loadScript, WorkerCalls } from '../page/workerCalls.ts';
import { LAYOUT_VARIABLE, RECORDING_VARIABLE } from '../variables.ts';
import type { Recording } from './worker.ts';

const STANDALONE_ELEMENT = 'taiki-standalone';

const JAPANESE = JSON.stringify({ address: 'assets/inspectorJapanese.js' });

function show(text: string): void {
  const root = document.getElementById('page');
  if (root === null) return;
  const main = document.createElement('main');
  const title = document.createElement('h1');
  title.textContent = document.title;
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  message.textContent = text;
  main.append(title, message);
  root.replaceChildren(main);
}

/** As in an exported page: JSON, deflated, in base64. */
async function packed(json: string): Promise<string> {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const blob = await new Response(stream).blob();
  const address = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
  return address.slice(address.indexOf(',') + 1);
}

async function start(): Promise<void> {
  const input = await parseLink(location.hash);
  const worker = new WorkerCalls(RECORDING_VARIABLE);
  // The worker answers nothing else.
  const { json, now } = (await worker.call('record', { case: input })) as Recording;
  await loadScript('assets/layout.js');
  const layout = String(Reflect.get(globalThis, LAYOUT_VARIABLE));
  // The inspector has the record that it shows in the address.
  history.replaceState(null, '', `#${now}`);
  const element = document.createElement('script');
  element.type = 'application/octet-stream';
  element.id = STANDALONE_ELEMENT;
  element.textContent = await packed(`${json.slice(0, -1)},"worker":${layout},"japanese":${JAPANESE}}`);
  document.body.append(element);
  document.getElementById('page')?.replaceChildren();
  await loadScript('assets/inspector.js');
}

show('Recording the duel…');
start().catch((error: unknown) => show(error instanceof Error ? error.message : String(error)));
