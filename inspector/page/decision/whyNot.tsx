import { type Signal, useSignal } from '@preact/signals';
import type { Explanation } from 'taiki';
import { texts } from '../language/language.ts';
import { Rule } from '../parts/rule.tsx';
import { useInspector } from '../session/context.ts';

/** What the deciding player might expect to be able to do but cannot, with the rule that forbids it. */
export function WhyNot() {
  const inspector = useInspector();
  const { telling, whyNot } = texts.value;
  const filter = useSignal('');
  const { explanations, decision } = inspector.moment.value;
  const ofSelected = explanations.filter(({ card }) => card.id === inspector.selectedCard.value);
  const isLimited = ofSelected.length > 0 && filter.value === '';
  const found = (isLimited ? ofSelected : explanations).filter(({ card, what }) =>
    `${telling.name(card.name ?? '')} ${telling.deed(what)}`
      .toLowerCase()
      .includes(filter.value.toLowerCase()),
  );
  return (
    <section class="why-not" aria-labelledby="why-not-title">
      <Head filter={filter} />
      {isLimited ? <SelectedCardOnly /> : undefined}
      {explanations.length === 0 ? <p class="nothing">{whyNot.nothing(decision?.player)}</p> : undefined}
      {explanations.length > 0 && found.length === 0 ? <p class="nothing">{whyNot.noMatch}</p> : undefined}
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
      <h3 id="why-not-title">{texts.value.whyNot.title}</h3>
      <input
        id="why-not-search"
        type="search"
        value={filter.value}
        placeholder={texts.value.whyNot.placeholder}
        aria-label={texts.value.whyNot.which}
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
  const { telling, whyNot } = texts.value;
  const name = id === undefined ? undefined : moment.value.table?.cards[id]?.name;
  return (
    <p class="muted">
      {whyNot.only(name === undefined ? '' : telling.name(name))}{' '}
      <button
        type="button"
        class="quiet"
        onClick={() => {
          selectedCard.value = undefined;
        }}
      >
        {whyNot.showAll}
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

function ForbiddenAction({ explanation, count }: Group) {
  const { reason, rule, by } = explanation;
  const { telling, whyNot } = texts.value;
  const { card, rest, zone } = whyNot.cannot(explanation, count);
  return (
    <li class="refused-action">
      <p>
        <b>{card}</b>
        {rest}
        <span class="muted">{zone}</span>
      </p>
      <p class="reason">
        {whyNot.reason(telling.reason(reason), by === undefined ? undefined : telling.name(by))}
      </p>
      <Rule number={rule} />
    </li>
  );
}
