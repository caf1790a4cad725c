import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/chart.css';
import './styles/card.css';
import './styles/zones.css';
import { render } from 'preact';
import { SOCKET_PATH, STANDALONE_ELEMENT, type Standalone } from '../messages.ts';
import { InspectorContext } from './session/context.ts';
import { Inspector } from './session/inspector.ts';
import { openReceiver } from './session/receiver.ts';
import { persistedTheme } from './session/theme.ts';
import { App } from './shell/app.tsx';
import { acceptDrops, openFile, saveFile } from './shell/files.ts';
import type { PageControls } from './shell/keys.ts';

const parseStandalone = (element: HTMLElement): Standalone => JSON.parse(element.textContent ?? '');

const inspector = new Inspector();
const page: PageControls = {
  document,
  theme: persistedTheme(window),
  openFile: () => openFile(document, inspector),
  saveFile: () => saveFile(document, inspector),
  openReceiver: (address) => openReceiver(window, inspector, address),
};

const standalone = document.getElementById(STANDALONE_ELEMENT);
if (standalone === null) inspector.connect(`ws://${location.host}${SOCKET_PATH}${location.search}`);
else inspector.open(parseStandalone(standalone));

inspector.goToAddress(location.hash);
window.addEventListener('hashchange', () => inspector.goToAddress(location.hash));
acceptDrops(document, inspector);

const root = document.getElementById('page');
if (root !== null)
  render(
    <InspectorContext.Provider value={inspector}>
      <App page={page} />
    </InspectorContext.Provider>,
    root,
  );
