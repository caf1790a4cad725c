import { decision, update } from '../../../server/page/duel/state.ts';
import { ComparisonDialog } from './comparison.tsx';
import { compareAnswers, compareLine, forget, goToLine, keep, kept, problem, rest } from './state.ts';

/** What comes of each answer; for effects on standby, every order. */
function EachAnswer() {
  const open = decision.value;
  if (open === undefined) return null;
  const title = open.kind === 'standby' ? 'Every order of these effects' : 'What each answer leads to';
  return (
    <button type="button" onClick={() => void compareAnswers(title)}>
      {title}
    </button>
  );
}

const Passing = () => (
  <label class="check">
    <input
      type="checkbox"
      checked={rest.value === 'passed'}
      onChange={({ currentTarget }) => {
        rest.value = currentTarget.checked ? 'passed' : 'open';
      }}
    />
    Compare up to the end of the turn, with nobody doing more
  </label>
);

/** Lines of play that are kept beside the one that is shown, and what happens in them side by side. */
export function LinesPanel() {
  const seesAll = update.value?.viewer === 'judge';
  return (
    <section class="panel lines" aria-label="Lines of play">
      <div class="buttons">
        <button type="button" onClick={() => void keep()}>
          Fork
        </button>
        {seesAll ? <EachAnswer /> : null}
      </div>
      {problem.value === undefined ? null : <p role="alert">{problem.value}</p>}
      {kept.value.length === 0 ? null : (
        <ul aria-label="Kept lines">
          {kept.value.map((line) => (
            <li key={line.name}>
              <span>
                <b>{line.name}</b>: {line.about}
              </span>
              <div class="buttons">
                <button type="button" onClick={() => void goToLine(line)}>
                  Go to {line.name}
                </button>
                {seesAll ? (
                  <button type="button" onClick={() => void compareLine(line)}>
                    Compare {line.name} with this
                  </button>
                ) : null}
                <button type="button" class="quiet" onClick={() => forget(line)}>
                  Forget {line.name}
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {seesAll ? <Passing /> : null}
      <ComparisonDialog />
    </section>
  );
}
