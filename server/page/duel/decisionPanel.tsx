import { useEffect } from 'preact/hooks';
import type { Decision } from 'taiki';
import type { ShownDuel } from './source.ts';
import { Always, StandingAnswers } from './standingAnswers.tsx';
import {
  asked,
  choose,
  decision,
  goesOn,
  hold,
  isSending,
  passesByItself,
  pick,
  picked,
  problem,
  setPassesByItself,
} from './state.ts';

const DIGITS = 9;

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** 1 to 9 pick an option. */
function useNumberKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const number = Number(event.key);
      if (isTyping(event) || event.ctrlKey || event.altKey || event.metaKey) return;
      if (Number.isInteger(number) && number >= 1 && number <= DIGITS) {
        if (number <= (decision.value?.options.length ?? 0)) pick(number - 1);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function countText({ min, max, ordered }: Decision): string {
  const count = min === max ? String(min) : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  return `Choose ${count}${ordered ? ', in order' : ''}`;
}

/** The open decision of this player with its options, or whom the duel waits for. */
export function DecisionPanel({ update: { view, viewer } }: { readonly update: ShownDuel }) {
  useNumberKeys();
  const open = decision.value;
  const waiting =
    viewer === 'spectator' ? `${view?.waitingFor ?? 'Nobody'} is deciding.` : 'Your opponent is deciding.';
  return (
    <section class="panel decision" aria-label="Decision" data-decision={open?.id ?? ''}>
      <h2 aria-live="polite">{open === undefined ? waiting : open.prompt}</h2>
      {open === undefined || viewer !== 'judge' ? null : (
        <p class="source">
          {open.player} decides (rule {open.rule})
        </p>
      )}
      {open === undefined ? null : <Options open={open} />}
      {open === undefined || goesOn.value !== open.id ? null : (
        <p class="goesOn" role="status">
          This goes on by itself.{' '}
          <button type="button" onClick={hold}>
            Hold
          </button>
        </p>
      )}
      {viewer === 'spectator' || viewer === 'judge' ? null : <StandingAnswers />}
      {problem.value === undefined ? null : <p role="alert">{problem.value}</p>}
      {viewer === 'spectator' ? null : (
        <footer>
          <label>
            <input
              type="checkbox"
              checked={passesByItself.value}
              onChange={({ currentTarget }) => setPassesByItself(currentTarget.checked)}
            />
            Go on by itself where I have one answer that shows nothing
          </label>
          <button
            type="button"
            class="quiet"
            onClick={() => confirm('Concede the duel?') && void asked((source, duel) => source.concede(duel))}
          >
            Concede
          </button>
        </footer>
      )}
    </section>
  );
}

function Options({ open }: { readonly open: Decision }) {
  const several = open.max !== 1;
  const count = picked.value.length;
  const isComplete = count >= open.min && count <= open.max;
  return (
    <>
      {open.source?.name === undefined ? null : <p class="source">{open.source.name}</p>}
      {several ? <p class="source">{countText(open)}</p> : null}
      <ol class="options" aria-label="Options">
        {open.options.map(({ label }, index) => (
          <li key={`${open.id} ${index}`}>
            <button
              type="button"
              disabled={isSending.value}
              aria-pressed={several ? picked.value.includes(index) : undefined}
              onClick={() => pick(index)}
            >
              <kbd>{index < DIGITS ? index + 1 : ''}</kbd>
              <span>{label}</span>
              {open.ordered && picked.value.includes(index) ? <b>{picked.value.indexOf(index) + 1}</b> : null}
            </button>
          </li>
        ))}
      </ol>
      <Always open={open} />
      {several || open.min === 0 ? (
        <div class="buttons">
          {several ? (
            <button
              type="button"
              class="main"
              disabled={!isComplete || isSending.value}
              onClick={() => void choose(picked.value)}
            >
              Confirm {count}
            </button>
          ) : (
            <button type="button" disabled={isSending.value} onClick={() => void choose([])}>
              None
            </button>
          )}
        </div>
      ) : null}
    </>
  );
}
