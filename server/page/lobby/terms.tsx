import type { DuelTerms } from '../../protocol/protocol.ts';
import { texts } from '../language/language.ts';

interface Agreeing {
  readonly terms: DuelTerms;
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
}

/** What the creator of a duel has chosen; its custom cards have to be agreed to. */
export function Terms({ terms: { names, clock, cards }, isAgreed, onAgree }: Agreeing) {
  const said = texts.value.lobby;
  return (
    <section class="terms" aria-label={said.terms}>
      <p>{said.invites(names.p1 ?? said.somebody, said.time(clock))}</p>
      {cards.length === 0 ? null : (
        <>
          <p>{said.foreignCards}</p>
          <ul>
            {cards.map(({ definition, text, replaces }) => (
              <li key={definition.name}>
                <pre>{text}</pre>
                {replaces ? <strong>{said.replaces}</strong> : null}
              </li>
            ))}
          </ul>
          <label class="agree">
            <input
              type="checkbox"
              checked={isAgreed}
              onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
            />
            {said.agree}
          </label>
        </>
      )}
    </section>
  );
}
