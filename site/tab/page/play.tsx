/** The page on which duels are played in the tab: a classic script, as everything on a page opened from disk. */

import { render } from 'preact';
import { DuelPage } from '../../../server/page/duel/duelPage.tsx';
import { token } from '../../../server/page/duel/state.ts';
import { startLanguage } from '../../../server/page/language/language.ts';
import { LanguageSwitch } from '../../../server/page/language/languageSwitch.tsx';
import { tabTexts } from '../language/tabLanguage.ts';
import { LinkProblem } from './linkProblem.tsx';
import { SetupForm } from './setupForm.tsx';
import { startTab } from './tab.ts';
import { Tools } from './tools.tsx';

const PlayPage = () =>
  token.value === undefined ? (
    <main class="lobby">
      <h1>{tabTexts.value.setup.title}</h1>
      <p>{tabTexts.value.setup.about}</p>
      <LinkProblem />
      <SetupForm />
      <LanguageSwitch />
      <nav class="elsewhere" aria-label={tabTexts.value.elsewhere.parts}>
        <a href="judge.html">{tabTexts.value.elsewhere.judge}</a> ·{' '}
        <a href="index.html">{tabTexts.value.elsewhere.site}</a>
      </nav>
    </main>
  ) : (
    <DuelPage tools={<Tools />} />
  );

startLanguage('assets/japanese.js');
startTab();
const root = document.getElementById('page');
if (root !== null) render(<PlayPage />, root);
