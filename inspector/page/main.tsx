import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/chart.css';
import './styles/card.css';
import './styles/zones.css';
import './styles/map.css';
import './styles/focus.css';
import './styles/timeline.css';
import './styles/causes.css';
import './styles/lines.css';
import './styles/record.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { JAPANESE_ELEMENT, STANDALONE_ELEMENT, type Standalone, WORKER_ELEMENT } from '../exportedPage.ts';
import { SOCKET_PATH } from '../messages.ts';
import { includeWorker } from './chart/elk.ts';
import { startLanguage } from './language/language.ts';
import { InspectorContext } from './session/context.ts';
import { keepAddress, wasFollowing } from './session/historyState.ts';
import { Inspector } from './session/inspector.ts';
import { keepBreakpoints } from './session/kept/keptBreakpoints.ts';
import { keptSize } from './session/kept/keptSizes.ts';
import { persistedTheme } from './session/kept/theme.ts';
import { openReceiver } from './session/receiver.ts';
import { dataIn, dataOf } from './session/standalone.ts';
import { App } from './shell/app.tsx';
import { acceptDrops, openFile, saveFile } from './shell/files.ts';
import type { PageControls } from './shell/keys.ts';

/** Below the chart is what the whole map leaves; a table needs no more than 560 pixels. */
const initialBelow = (height: number): number => Math.max(208, Math.min(560, height - 592));

/** Beside the decision, the steps of a turn fit in one row of the map from 1024 pixels. */
const initialRight = (width: number): number => Math.max(300, Math.min(400, Math.round(width * 0.293)));

const inspector = new Inspector();
const page: PageControls = {
  document,
  theme: persistedTheme(window),
  sizes: {
    right: keptSize(window, 'right', initialRight(window.innerWidth)),
    below: keptSize(window, 'below', initialBelow(window.innerHeight)),
  },
  openFile: () => openFile(document, inspector),
  saveFile: () => saveFile(document, inspector),
  openReceiver: (address) => openReceiver(window, inspector, address),
};

const standalone = document.getElementById(STANDALONE_ELEMENT);
if (standalone === null) {
  startLanguage(window, { address: 'japanese.js' });
  inspector.connect(`ws://${location.host}${SOCKET_PATH}${location.search}`);
} else {
  const japanese = document.getElementById(JAPANESE_ELEMENT);
  const address = japanese?.dataset['address'];
  if (japanese === null) startLanguage(window, undefined);
  else startLanguage(window, address === undefined ? { script: () => dataIn(japanese) } : { address });
  includeWorker(() => dataOf(document, WORKER_ELEMENT));
  void dataIn<Standalone>(standalone).then((data) => inspector.open(data, (part) => dataOf(document, part)));
}

keepBreakpoints(window, inspector);
inspector.goToAddress(location.hash, wasFollowing(history) ? 'follow' : 'seek');
// Not `hashchange`, which comes later: a frame in between would write the moment that Back has left over the entry it returned to.
window.addEventListener('popstate', () => inspector.goToAddress(location.hash));
// Not an effect of a component, which would run once a frame and keep one jump of several.
effect(() => {
  const { address } = inspector;
  const following = inspector.line.value?.following.value ?? false;
  if (address !== undefined && inspector.takeJump()) keepAddress(window, address, { following }, 'pushed');
});
acceptDrops(document, inspector);

const root = document.getElementById('page');
if (root !== null)
  render(
    <InspectorContext.Provider value={inspector}>
      <App page={page} />
    </InspectorContext.Provider>,
    root,
  );
