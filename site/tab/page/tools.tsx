import type { ComponentChildren } from 'preact';
import { token } from '../../../server/page/duel/state.ts';
import { LinesPanel } from '../compare/linesPanel.tsx';
import { tabTexts } from '../language/tabLanguage.ts';
import { CopyButton } from './copyButton.tsx';
import { LinkProblem } from './linkProblem.tsx';
import { caseLink, inspect, lanes, shownSetup, undo, undoable, worker } from './tab.ts';
import { Thoughts } from './thoughts.tsx';

/** Asks the worker for a text about the duel that is shown. */
const textBy = (method: 'case.script' | 'duel.record') => async (): Promise<string | undefined> =>
  token.value === undefined ? undefined : worker.call(method, { duel: token.value });

/** Who is next, for who plays both seats. */
const Lanes = () =>
  lanes.value.length === 0 ? null : (
    <section class="panel lanes" aria-label={tabTexts.value.tools.whoIsNext}>
      <h2>
        {tabTexts.value.tools.whoIsNext} <small>101.4, 506.3</small>
      </h2>
      <ol>
        {lanes.value.map(({ player, action, entries }, index) => (
          <li key={`${player} ${action}`}>
            {index + 1}. {player} {tabTexts.value.tools.acts[action]}:{' '}
            {entries.map(({ name, text }) => (action === 'declares' ? text : name)).join(' · ')}
          </li>
        ))}
      </ol>
    </section>
  );

/** What a duel in a tab can do and one on a server cannot. */
export const Tools = ({ children }: { readonly children?: ComponentChildren }) => (
  <>
    <Lanes />
    <section class="panel tools" aria-label={tabTexts.value.tools.title}>
      <LinkProblem />
      <div class="buttons">
        <button type="button" disabled={undoable.value === 0} onClick={() => void undo()}>
          {tabTexts.value.tools.undo}
        </button>
        {children}
        <button type="button" onClick={() => void inspect()}>
          {tabTexts.value.tools.inspect}
        </button>
        <CopyButton label={tabTexts.value.tools.copyLink} text={caseLink} />
        <CopyButton label={tabTexts.value.tools.copyScript} text={textBy('case.script')} />
        <CopyButton label={tabTexts.value.tools.copyRecord} text={textBy('duel.record')} />
      </div>
    </section>
    <LinesPanel />
    {shownSetup.value?.opponent === 'search' ? <Thoughts /> : null}
  </>
);
