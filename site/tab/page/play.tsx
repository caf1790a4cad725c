/** The page on which duels are played in the tab: a classic script, as everything on a page opened from disk. */

import { render } from 'preact';
import { DuelPage } from '../../../server/page/duel/duelPage.tsx';
import { token } from '../../../server/page/duel/state.ts';
import { startLanguage } from '../../../server/page/language/language.ts';
import { LanguageSwitch } from '../../../server/page/language/languageSwitch.tsx';
import { LinkProblem } from './linkProblem.tsx';
import { SetupForm } from './setupForm.tsx';
import { startTab } from './tab.ts';
import { Tools } from './tools.tsx';

const PlayPage = () =>
  token.value === undefined ? (
    <main class="lobby">
      <h1>Play</h1>
      <p>
        The duel is played in this tab, by the rules: nothing is installed, and nothing is sent anywhere. Tap
        a card to see what it does, and why it cannot do something.
      </p>
      <LinkProblem />
      <SetupForm />
      <LanguageSwitch />
      <nav class="elsewhere" aria-label="Parts of the site">
        <a href="judge.html">What happens if…?</a> · <a href="index.html">Taiki: rulings, guides and API</a>
      </nav>
    </main>
  ) : (
    <DuelPage tools={<Tools />} />
  );

startLanguage('assets/japanese.js');
startTab();
const root = document.getElementById('page');
if (root !== null) render(<PlayPage />, root);
