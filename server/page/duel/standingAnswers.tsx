import type { Decision } from 'taiki';
import { answerAlways, asksAbility, NONE, revoke, standing } from './standing.ts';
import { passSoon } from './state.ts';

/** Buttons that give the same answer each time that this ability asks. */
export function Always({ open }: { readonly open: Decision }) {
  if (!asksAbility(open)) return null;
  const give = (index: number | undefined) => () => {
    answerAlways(open, index);
    passSoon();
  };
  return (
    <div class="buttons always">
      <span class="source">Always:</span>
      {open.options.map(({ label }, index) => (
        <button key={label} type="button" class="quiet" aria-label={`Always: ${label}`} onClick={give(index)}>
          {label}
        </button>
      ))}
      {open.min === 0 ? (
        <button type="button" class="quiet" aria-label="Always: None" onClick={give(undefined)}>
          None
        </button>
      ) : null}
    </div>
  );
}

/** What this player always answers, and how to take it back. The opponent sees the answers only. */
export function StandingAnswers() {
  if (standing.value.length === 0) return null;
  return (
    <details class="standing" open>
      <summary>Standing answers ({standing.value.length})</summary>
      <ul>
        {standing.value.map((one) => (
          <li key={`${one.card} ${one.prompt}`}>
            {one.card}: always {one.label === NONE ? 'none' : one.label}{' '}
            <button
              type="button"
              class="quiet"
              aria-label={`Stop answering ${one.card} by itself`}
              onClick={() => revoke(one)}
            >
              Stop
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
