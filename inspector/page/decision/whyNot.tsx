import { useSignal } from '@preact/signals';
import type { Explanation } from 'taiki';
import { zoneWords } from '../../model/index.ts';
import { Rule } from '../parts/rule.tsx';
import { useInspector } from '../session/context.ts';

/** What the player who decides might expect to be able to do and cannot, with the rule that forbids it. */
export function WhyNot() {
  const inspector = useInspector();
  const wanted = useSignal('');
  const { explanations, decision, table } = inspector.moment.value;
  const selected = inspector.selectedCard.value;
  const ofSelected = explanations.filter(({ card }) => card.id === selected);
  const found = (ofSelected.length > 0 && wanted.value === '' ? ofSelected : explanations).filter(
    ({ card, what }) => `${card.name} ${what}`.toLowerCase().includes(wanted.value.toLowerCase()),
  );
  const name = selected === undefined ? undefined : table?.cards[selected]?.name;
  return (
    <section class="why-not" aria-labelledby="why-not-title">
      <header class="why-not-head">
        <h3 id="why-not-title">Why not?</h3>
        <input
          id="why-not-search"
          type="search"
          value={wanted.value}
          placeholder="card or action"
          aria-label="Which card or action"
          onInput={({ currentTarget }) => {
            wanted.value = currentTarget.value;
          }}
        />
      </header>
      {ofSelected.length > 0 && wanted.value === '' ? (
        <p class="muted">
          Of {name} only.{' '}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              inspector.selectedCard.value = undefined;
            }}
          >
            All
          </button>
        </p>
      ) : undefined}
      {explanations.length === 0 ? (
        <p class="nothing">Nothing that {decision?.player} might expect is forbidden here.</p>
      ) : undefined}
      {explanations.length > 0 && found.length === 0 ? (
        <p class="nothing">No card and no action like that.</p>
      ) : undefined}
      <ul>
        {alike(found).map(({ explanation, count }) => (
          <Refused key={explanation.card.id + explanation.what} explanation={explanation} count={count} />
        ))}
      </ul>
    </section>
  );
}

interface Alike {
  readonly explanation: Explanation;
  readonly count: number;
}

/** What holds of several cards of one name is said once. */
function alike(explanations: readonly Explanation[]): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const explanation of explanations) {
    const { card, what, reason, rule, by } = explanation;
    const key = JSON.stringify([card.name, card.zone, what, reason, rule, by]);
    const known = groups.get(key);
    groups.set(key, { explanation: known?.explanation ?? explanation, count: (known?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

function Refused({ explanation: { card, what, reason, rule, by }, count }: Alike) {
  return (
    <li class="refused-action">
      <p>
        <b>{card.name ?? 'A hidden card'}</b>
        {count === 1 ? '' : ` ×${count}`} cannot {what} <span class="muted">({zoneWords(card.zone)})</span>
      </p>
      <p class="reason">
        {reason}
        {by === undefined ? '' : `, by ${by}`}
      </p>
      <Rule number={rule} />
    </li>
  );
}
