import type { DuelTerms } from '../../protocol/protocol.ts';
import { clockText } from './clockText.ts';

interface Agreeing {
  readonly terms: DuelTerms;
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** What the creator of a duel has chosen; its custom cards have to be agreed to. */
export function Terms({ terms: { names, clock, cards }, isAgreed, onAgree }: Agreeing) {
  return (
    <section class="terms" aria-label="Terms">
      <p>
        {names.p1 ?? 'Somebody'} invites you. Clock: {clockText(clock)}.
      </p>
      {cards.length === 0 ? null : (
        <>
          <p>These cards are not of this game, or replace cards that are:</p>
          <ul>
            {cards.map(({ definition, text, replaces }) => (
              <li key={definition.name}>
                <pre>{text}</pre>
                {replaces ? <strong>It replaces the card with this name.</strong> : null}
              </li>
            ))}
          </ul>
          <label class="agree">
            <input
              type="checkbox"
              checked={isAgreed}
              onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
            />
            I agree to play with these cards
          </label>
        </>
      )}
    </section>
  );
}
