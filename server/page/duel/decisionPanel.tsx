import { useEffect } from 'preact/hooks';
import type { Decision } from 'taiki';
import { texts } from '../language/language.ts';
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

/** The open decision of this player with its options, or whom the duel waits for. */
export function DecisionPanel({ update: { view, viewer } }: { readonly update: ShownDuel }) {
  useNumberKeys();
  const { says, deciding } = texts.value;
  const open = decision.value;
  const waiting =
    viewer === 'spectator' ? deciding.decides(view?.waitingFor ?? undefined) : deciding.opponentDecides;
  return (
    <section class="panel decision" aria-label={deciding.decision} data-decision={open?.id ?? ''}>
      <h2 aria-live="polite">{open === undefined ? waiting : says.prompt(open.prompt)}</h2>
      {open === undefined || viewer !== 'judge' ? null : (
        <p class="source">{deciding.byRule(open.player, open.rule)}</p>
      )}
      {open === undefined ? null : <Options open={open} />}
      {open === undefined || goesOn.value !== open.id ? null : (
        <p class="goesOn" role="status">
          {deciding.goesOn}{' '}
          <button type="button" onClick={hold}>
            {deciding.hold}
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
            {deciding.passes}
          </label>
          <button
            type="button"
            class="quiet"
            onClick={() =>
              confirm(deciding.reallyConcede) && void asked((source, duel) => source.concede(duel))
            }
          >
            {deciding.concede}
          </button>
        </footer>
      )}
    </section>
  );
}

function Options({ open }: { readonly open: Decision }) {
  const { says, deciding } = texts.value;
  const several = open.max !== 1;
  const count = picked.value.length;
  const isComplete = count >= open.min && count <= open.max;
  return (
    <>
      {open.source?.name === undefined ? null : <p class="source">{says.name(open.source.name)}</p>}
      {several ? (
        <p class="source">{deciding.count(open.min, open.max, open.ordered ? 'ordered' : 'unordered')}</p>
      ) : null}
      <ol class="options" aria-label={deciding.options}>
        {open.options.map(({ label }, index) => (
          <li key={`${open.id} ${index}`}>
            <button
              type="button"
              disabled={isSending.value}
              aria-pressed={several ? picked.value.includes(index) : undefined}
              onClick={() => pick(index)}
            >
              <kbd>{index < DIGITS ? index + 1 : ''}</kbd>
              <span>{says.label(label)}</span>
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
              {deciding.confirm(count)}
            </button>
          ) : (
            <button type="button" disabled={isSending.value} onClick={() => void choose([])}>
              {deciding.none}
            </button>
          )}
        </div>
      ) : null}
    </>
  );
}
