/** The page on which the text of a card becomes a card. */

import { render } from 'preact';
import { startLanguage } from '../../../server/page/language/language.ts';
import { startTab } from '../page/tab.ts';
import { CardForm } from './cardForm.tsx';
import { readPrinted, showCard } from './state.ts';

/** `#card=Aqua%20Hulcus` names a card of the engine. */
const CARD = /^#card=(.+)$/;

function openAddress(): void {
  const [, name] = CARD.exec(location.hash) ?? [];
  void (name === undefined ? readPrinted() : showCard(decodeURIComponent(name)));
}

startLanguage('assets/japanese.js');
startTab();
window.addEventListener('hashchange', openAddress);
openAddress();
const root = document.getElementById('page');
if (root !== null) render(<CardForm />, root);
