import { useEffect, useRef } from 'preact/hooks';
import type { NarrationKind, NarrationLine } from 'taiki/rulings';
import type { Comparison, ShownLine, ShownOutcome } from '../host/comparison.ts';
import { tabTexts } from '../language/tabLanguage.ts';
import { compared } from './state.ts';

const HEADINGS: ReadonlySet<NarrationKind> = new Set<NarrationKind>(['play', 'decision', 'end']);

interface LineProps {
  readonly line: NarrationLine | ShownLine;
}

const Line = ({ line }: LineProps) => {
  const { kind, label, text, rule } = line;
  const differs = 'differs' in line && line.differs;
  return (
    <li class={`${HEADINGS.has(kind) ? 'heading' : kind} ${differs ? 'differs' : ''}`}>
      {differs ? <strong>{tabTexts.value.comparison.firstDifference}</strong> : null}
      {label === '' ? '' : `${label}: `}
      {text}
      {rule === undefined ? null : <small> {rule}</small>}
    </li>
  );
};

/** Lines without the options that were not chosen. */
function withoutOthers<L extends NarrationLine>(lines: readonly L[]): readonly L[] {
  const answered = lines.findLastIndex(({ kind }) => kind === 'chosen');
  return lines.filter(({ kind }, index) => kind !== 'option' || index > answered);
}

interface OutcomeProps {
  readonly outcome: ShownOutcome;
  /** By which the table of the ends names it. */
  readonly number: number;
}

const Outcome = ({ outcome: { name, lines, asked }, number }: OutcomeProps) => (
  <section class="outcome" aria-label={name}>
    <h3>
      {number}. {name}
    </h3>
    {lines.length === 0 ? <p>{tabTexts.value.comparison.nothingElse}</p> : null}
    <ol>
      {withoutOthers(lines).map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </ol>
    <p class="asked">{tabTexts.value.comparison.atTheEnd(asked)}</p>
  </section>
);

/** In what the ends differ, a row each. */
function Ends({ comparison: { outcomes, ends } }: { readonly comparison: Comparison }) {
  const said = tabTexts.value.comparison;
  if (outcomes.length < 2) return null;
  if (ends.length === 0) return <p>{said.sameEnd}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled table has to be reached by keyboard
    <section class="scrolled" tabIndex={0} aria-label={said.ends}>
      <table>
        <caption>{said.ends}</caption>
        <thead>
          <tr>
            <th scope="col">{said.where}</th>
            {outcomes.map(({ name }, index) => (
              <th key={index} scope="col" title={name}>
                {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ends.map(({ what, each }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {each.map((text, index) => (
                <td key={index}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Shared = ({ lines }: { readonly lines: readonly NarrationLine[] }) =>
  lines.length === 0 ? null : (
    <details>
      <summary>{tabTexts.value.comparison.before}</summary>
      <ol>
        {withoutOthers(lines).map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </ol>
    </details>
  );

const close = (): void => {
  compared.value = undefined;
};

/** Outcomes side by side, above the page. */
export function ComparisonDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { value } = compared;
  useEffect(() => {
    if (value !== undefined && dialog.current?.open === false) dialog.current.showModal();
  }, [value]);
  if (value === undefined) return null;
  const { title, comparison } = value;
  const said = tabTexts.value.comparison;
  return (
    <dialog ref={dialog} class="comparison" aria-labelledby="comparisonTitle" onClose={close}>
      <header>
        <h2 id="comparisonTitle">{title}</h2>
        <button type="button" onClick={close}>
          {said.close}
        </button>
      </header>
      {comparison.isComplete ? null : <p>{said.more(comparison.outcomes.length)}</p>}
      <Ends comparison={comparison} />
      <Shared lines={comparison.shared} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled columns have to be reached by keyboard */}
      <section class="outcomes" tabIndex={0} aria-label={said.whatHappens}>
        {comparison.outcomes.map((outcome, index) => (
          <Outcome key={index} outcome={outcome} number={index + 1} />
        ))}
      </section>
    </dialog>
  );
}
