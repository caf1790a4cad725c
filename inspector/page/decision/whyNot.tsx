import { type Signal, useSignal } from '@preact/signals';
import type { Explanation } from 'taiki';
import { zoneLabel } from '../../model/index.ts';
import { Rule } from '../parts/rule.tsx';
import { useInspector } from '../session/context.ts';

/** What the deciding player might expect to be able to do but cannot, with the rule that forbids it. */
export function WhyNot() {
  const inspector = useInspector();
  const filter = useSignal('');
  const { explanations, decision } = inspector.moment.value;
  const ofSelected = explanations.filter(({ card }) => card.id === inspector.selectedCard.value);
  const isLimited = ofSelected.length > 0 && filter.value === '';
  const found = (isLimited ? ofSelected : explanations).filter(({ card, what }) =>
    `${card.name} ${what}`.toLowerCase().includes(filter.value.toLowerCase()),
  );
  return (
    <section class="why-not" aria-labelledby="why-not-title">
      <Head filter={filter} />
      {isLimited ? <SelectedCardOnly /> : undefined}
      {explanations.length === 0 ? (
        <p class="nothing">Nothing {decision?.player} might expect to do is forbidden.</p>
      ) : undefined}
      {explanations.length > 0 && found.length === 0 ? (
        <p class="nothing">No matching card or action.</p>
      ) : undefined}
      <ul>
        {grouped(found).map(({ explanation, count }) => (
          <ForbiddenAction
            key={explanation.card.id + explanation.what}
            explanation={explanation}
            count={count}
          />
        ))}
      </ul>
    </section>
  );
}

function Head({ filter }: { readonly filter: Signal<string> }) {
  return (
    <header class="why-not-head">
      <h3 id="why-not-title">Why not?</h3>
      <input
        id="why-not-search"
        type="search"
        value={filter.value}
        placeholder="card or action"
        aria-label="Which card or action"
        onInput={({ currentTarget }) => {
          filter.value = currentTarget.value;
        }}
      />
    </header>
  );
}

function SelectedCardOnly() {
  const { moment, selectedCard } = useInspector();
  const { value: id } = selectedCard;
  return (
    <p class="muted">
      Showing {id === undefined ? '' : moment.value.table?.cards[id]?.name} only.{' '}
      <button
        type="button"
        class="quiet"
        onClick={() => {
          selectedCard.value = undefined;
        }}
      >
        Show all
      </button>
    </p>
  );
}

interface Group {
  readonly explanation: Explanation;
  readonly count: number;
}

/** Groups equal explanations for cards with the same name. */
function grouped(explanations: readonly Explanation[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const explanation of explanations) {
    const { card, what, reason, rule, by } = explanation;
    const key = JSON.stringify([card.name, card.zone, what, reason, rule, by]);
    const known = groups.get(key);
    groups.set(key, { explanation: known?.explanation ?? explanation, count: (known?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

function ForbiddenAction({ explanation: { card, what, reason, rule, by }, count }: Group) {
  return (
    <li class="refused-action">
      <p>
        <b>{card.name ?? 'A hidden card'}</b>
        {count === 1 ? '' : ` ×${count}`} cannot {what} <span class="muted">({zoneLabel(card.zone)})</span>
      </p>
      <p class="reason">
        {reason}
        {by === undefined ? '' : `, by ${by}`}
      </p>
      <Rule number={rule} />
    </li>
  );
}
