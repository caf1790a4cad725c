import type { Decision } from 'taiki';
import { texts } from '../language/language.ts';
import { answerAlways, asksAbility, NONE, revoke, standing } from './standing.ts';
import { passSoon } from './state.ts';

/** Buttons that give the same answer each time that this ability asks. */
export function Always({ open }: { readonly open: Decision }) {
  const { says, deciding } = texts.value;
  if (!asksAbility(open)) return null;
  const give = (index: number | undefined) => () => {
    answerAlways(open, index);
    passSoon();
  };
  return (
    <div class="buttons always">
      <span class="source">{deciding.always}</span>
      {open.options.map(({ label }, index) => (
        <button
          key={label}
          type="button"
          class="quiet"
          aria-label={deciding.alwaysOne(says.label(label))}
          onClick={give(index)}
        >
          {says.label(label)}
        </button>
      ))}
      {open.min === 0 ? (
        <button
          type="button"
          class="quiet"
          aria-label={deciding.alwaysOne(deciding.none)}
          onClick={give(undefined)}
        >
          {deciding.none}
        </button>
      ) : null}
    </div>
  );
}

/** What this player always answers, and how to take it back. The opponent sees the answers only. */
export function StandingAnswers() {
  const { says, deciding } = texts.value;
  if (standing.value.length === 0) return null;
  return (
    <details class="standing" open>
      <summary>{deciding.standing(standing.value.length)}</summary>
      <ul>
        {standing.value.map((one) => (
          <li key={`${one.card} ${one.prompt}`}>
            {deciding.answers(says.name(one.card), one.label === NONE ? undefined : says.label(one.label))}{' '}
            <button
              type="button"
              class="quiet"
              aria-label={deciding.stopAnswering(says.name(one.card))}
              onClick={() => revoke(one)}
            >
              {deciding.stop}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
