import { token } from '../../../server/page/duel/state.ts';
import { CopyButton } from './copyButton.tsx';
import { LinkProblem } from './linkProblem.tsx';
import { caseLink, undo, undoable, worker } from './tab.ts';

/** Asks the worker for a text about the duel that is shown. */
const textBy = (method: 'case.script' | 'duel.record') => async (): Promise<string | undefined> =>
  token.value === undefined ? undefined : worker.call(method, { duel: token.value });

/** What a duel in a tab can do and one on a server cannot. */
export const Tools = () => (
  <section class="panel tools" aria-label="Tools">
    <LinkProblem />
    <div class="buttons">
      <button type="button" disabled={undoable.value === 0} onClick={() => void undo()}>
        Undo
      </button>
      <CopyButton label="Copy link" text={caseLink} />
      <CopyButton label="Copy as script" text={textBy('case.script')} />
      <CopyButton label="Copy record" text={textBy('duel.record')} />
    </div>
  </section>
);
