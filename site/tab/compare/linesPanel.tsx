import { decision, update } from '../../../server/page/duel/state.ts';
import { tabTexts } from '../language/tabLanguage.ts';
import { ComparisonDialog } from './comparison.tsx';
import { compareAnswers, compareLine, forget, goToLine, keep, kept, problem, rest } from './state.ts';

/** What comes of each answer; for effects on standby, every order. */
function EachAnswer() {
  const open = decision.value;
  if (open === undefined) return null;
  const { everyOrder, eachAnswer } = tabTexts.value.lines;
  const title = open.kind === 'standby' ? everyOrder : eachAnswer;
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
    {tabTexts.value.lines.toEndOfTurn}
  </label>
);

/** Lines of play that are kept beside the one that is shown, and what happens in them side by side. */
export function LinesPanel() {
  const seesAll = update.value?.viewer === 'judge';
  const said = tabTexts.value.lines;
  return (
    <section class="panel lines" aria-label={said.title}>
      <div class="buttons">
        <button type="button" onClick={() => void keep()}>
          {said.fork}
        </button>
        {seesAll ? <EachAnswer /> : null}
      </div>
      {problem.value === undefined ? null : <p role="alert">{problem.value}</p>}
      {kept.value.length === 0 ? null : (
        <ul aria-label={said.kept}>
          {kept.value.map((line) => (
            <li key={line.name}>
              <span>
                <b>{line.name}</b>: {line.about}
              </span>
              <div class="buttons">
                <button type="button" onClick={() => void goToLine(line)}>
                  {said.goTo(line.name)}
                </button>
                {seesAll ? (
                  <button type="button" onClick={() => void compareLine(line)}>
                    {said.compare(line.name)}
                  </button>
                ) : null}
                <button type="button" class="quiet" onClick={() => forget(line)}>
                  {said.forget(line.name)}
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
