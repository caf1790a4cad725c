/** The page on which situations are set up and played with both seats. */

import { render } from 'preact';
import { DuelPage } from '../../../server/page/duel/duelPage.tsx';
import { leave, token } from '../../../server/page/duel/state.ts';
import { startLanguage } from '../../../server/page/language/language.ts';
import { tabTexts } from '../language/tabLanguage.ts';
import { startTab } from '../page/tab.ts';
import { Tools } from '../page/tools.tsx';
import { Editor } from './editor.tsx';
import { openRuling, openTry, showBeginning } from './state.ts';

const JudgePage = () =>
  token.value === undefined ? (
    <Editor />
  ) : (
    <DuelPage
      tools={
        <Tools>
          <button type="button" onClick={leave}>
            {tabTexts.value.judge.changeSituation}
          </button>
        </Tools>
      }
    />
  );

startLanguage('assets/japanese.js');
startTab(showBeginning);
function openBeginning(): void {
  void openRuling();
  void openTry();
}
window.addEventListener('hashchange', openBeginning);
openBeginning();
const root = document.getElementById('page');
if (root !== null) render(<JudgePage />, root);
