/** Opens the inspector on the case in the address: its page reads what an exported page has, elements with the records. */

import { JAPANESE_ELEMENT, WORKER_ELEMENT } from '../../../inspector/exportedPage.ts';
import { storageOf } from '../../../inspector/page/session/kept/storage.ts';
import { parseLink } from '../link/link.ts';
import { loadScript, WorkerCalls } from '../page/workerCalls.ts';
import { LAYOUT_VARIABLE, RECORDING_VARIABLE } from '../variables.ts';
import type { Recording } from './worker.ts';

/** Shown until the inspector is loaded, which has its own words. */
const WORDS = {
  en: { recording: 'Recording the duel…', problem: (message: string) => message },
  ja: {
    recording: '対戦を記録している…',
    problem: (message: string) => `この対戦を開けない。（${message}）`,
  },
};

/** The language that was chosen on a page, or else the first of the browser's that there is. */
function firstLanguage(): keyof typeof WORDS {
  const { languages } = navigator;
  const wanted = [storageOf(window)?.getItem('taiki.language') ?? '', ...languages];
  const [found = 'en'] = wanted.flatMap((one) => {
    const [language] = one.toLowerCase().split('-');
    return language === 'en' || language === 'ja' ? [language] : [];
  });
  document.documentElement.lang = found;
  return found;
}

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

function dataElement(id: string): HTMLElement {
  const element = document.createElement('script');
  element.type = 'application/octet-stream';
  element.id = id;
  document.body.append(element);
  return element;
}

async function start(): Promise<void> {
  const input = await parseLink(location.hash);
  const worker = new WorkerCalls(RECORDING_VARIABLE);
  // The worker answers nothing else.
  const { elements, now } = (await worker.call('record', { case: input })) as Recording;
  await loadScript('assets/layout.js');
  const layout = String(Reflect.get(globalThis, LAYOUT_VARIABLE));
  // The inspector has the record that it shows in the address.
  history.replaceState(null, '', `#${now}`);
  for (const [id, json] of [...elements, [WORKER_ELEMENT, layout] as const])
    dataElement(id).textContent = await packed(json);
  dataElement(JAPANESE_ELEMENT).dataset['address'] = 'assets/inspectorJapanese.js';
  document.getElementById('page')?.replaceChildren();
  await loadScript('assets/inspector.js');
}

const { recording, problem } = WORDS[firstLanguage()];

show(recording);
start().catch((error: unknown) => show(problem(error instanceof Error ? error.message : String(error))));
