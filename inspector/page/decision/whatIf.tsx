import type { Decision } from 'taiki';
import type { Outcome } from '../../messages.ts';
import { differences } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

/** What each answer to the shown decision leads to, worked out in forks on request. */
export function WhatIf({ decision }: { readonly decision: Decision }) {
  const inspector = useInspector();
  const worked = inspector.outcomes.value;
  const isShown = worked?.decision === decision.id && worked.line === inspector.line.value?.id;
  return (
    <section class="what-if" aria-labelledby="what-if-title">
      <header>
        <h3 id="what-if-title">{texts.value.whatIf.title}</h3>
        {isShown ? undefined : (
          <button type="button" onClick={() => inspector.workOut()}>
            {texts.value.whatIf.workOut}
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
  const { telling, whatIf } = texts.value;
  const happens = outcomes.map(({ facts }) =>
    facts.filter(({ kind }) => kind !== 'choiceMade').map(telling.fact),
  );
  const { rest, shared } = outcomes.length === 1 ? { rest: happens, shared: 0 } : differences(happens);
  return (
    <>
      <p class="muted">{whatIf.upTo(shared)}</p>
      <ol class="outcomes">
        {outcomes.map(({ answer, chose, next, result }, index) => (
          <li key={answer.join()}>
            <p>
              <b>{telling.record.chosen(chose.map(telling.label))}</b>
              <button type="button" class="quiet" onClick={() => inspector.choose(answer)}>
                {whatIf.goOn}
              </button>
            </p>
            <ul>
              {(rest[index] ?? []).map((text, nth) => (
                <li key={`${nth} ${text}`}>{text}</li>
              ))}
            </ul>
            <p class="muted">{result === undefined ? thenAsked(next) : whatIf.thenOver(result)}</p>
          </li>
        ))}
      </ol>
      {shown === 'some' ? <p class="muted">{whatIf.more}</p> : undefined}
    </>
  );
}

function thenAsked(next: Outcome['next']): string {
  if (next === undefined) return '';
  const { telling, whatIf } = texts.value;
  return whatIf.thenAsked(next.player, telling.decision(next.kind), telling.prompt(next.prompt));
}
