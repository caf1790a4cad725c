import type { Decision } from 'taiki';
import type { Outcome } from '../../messages.ts';
import { differences, factText, spacedWords } from '../../model/index.ts';
import { useInspector } from '../session/context.ts';

/** What each answer to the shown decision leads to, worked out in forks on request. */
export function WhatIf({ decision }: { readonly decision: Decision }) {
  const inspector = useInspector();
  const worked = inspector.outcomes.value;
  const isShown = worked?.decision === decision.id && worked.line === inspector.line.value?.id;
  return (
    <section class="what-if" aria-labelledby="what-if-title">
      <header>
        <h3 id="what-if-title">What would happen if</h3>
        {isShown ? undefined : (
          <button type="button" onClick={() => inspector.workOut()}>
            Work out each answer
          </button>
        )}
      </header>
      {isShown ? <Outcomes outcomes={worked.outcomes} shown={worked.shown} /> : undefined}
    </section>
  );
}

interface OutcomesProps {
  readonly outcomes: readonly Outcome[];
  readonly shown: 'all' | 'some';
}

function Outcomes({ outcomes, shown }: OutcomesProps) {
  const inspector = useInspector();
  const happens = outcomes.map(({ facts }) =>
    facts.filter(({ kind }) => kind !== 'choiceMade').map(factText),
  );
  const { rest, shared } = outcomes.length === 1 ? { rest: happens, shared: 0 } : differences(happens);
  return (
    <>
      <p class="muted">
        {shared === 0
          ? 'Up to the next decision:'
          : `Up to the next decision; ${shared} facts are the same for every answer and left out:`}
      </p>
      <ol class="outcomes">
        {outcomes.map(({ answer, chose, next, result }, index) => (
          <li key={answer.join()}>
            <p>
              <b>{chose.join(' · ') || 'nothing'}</b>
              <button type="button" class="quiet" onClick={() => inspector.choose(answer)}>
                go on there
              </button>
            </p>
            <ul>
              {(rest[index] ?? []).map((text, nth) => (
                <li key={`${nth} ${text}`}>{text}</li>
              ))}
            </ul>
            <p class="muted">{result === undefined ? thenAsked(next) : thenOver(result)}</p>
          </li>
        ))}
      </ol>
      {shown === 'some' ? <p class="muted">There are more answers: these are the first.</p> : undefined}
    </>
  );
}

const thenAsked = (next: Outcome['next']): string =>
  next === undefined ? '' : `then ${next.player} (${spacedWords(next.kind)}): ${next.prompt}`;

const thenOver = ({ winner, reason }: NonNullable<Outcome['result']>): string =>
  `then the duel is over: ${winner ?? 'nobody'} wins by ${spacedWords(reason)}`;
