import type { DuelView, Viewer, VisibleCard } from 'taiki';
import { cardInView } from 'taiki/engine';
import { optionsOf } from './cardView.tsx';
import { decision, isSending, pick, picked, shownCard } from './state.ts';
import { spaced } from './wording.ts';

/** What a card is now, why, what it may do, and the options that name it. */
export function CardDetails({ view }: { readonly view: DuelView<Viewer> }) {
  const card = cardInView(view, shownCard.value);
  if (card === undefined) return null;
  const { current, printed, effects } = card;
  const options = optionsOf(card.id);
  return (
    <section class="panel details" aria-label={`Details of ${current.name}`}>
      <header>
        <h2>{current.name}</h2>
        <button
          type="button"
          class="quiet"
          aria-label="Close"
          onClick={() => {
            shownCard.value = undefined;
          }}
        >
          ✕
        </button>
      </header>
      <p>
        {current.civilizations.join(' and ') || 'colorless'} {spaced(current.type)}
        {current.races.length === 0 ? '' : ` · ${current.races.join(', ')}`}
      </p>
      <p>
        Cost {current.cost}
        {current.costToPay === current.cost ? '' : `, ${current.costToPay} to pay`}
        {current.power === undefined ? '' : ` · Power ${current.power}`}
        {current.power === printed.power ? '' : ` (printed ${printed.power})`}
      </p>
      {current.abilities.length === 0 ? null : (
        <ul class="abilities">
          {current.abilities.map((ability, index) => (
            <li key={`${index} ${ability}`}>{ability}</li>
          ))}
        </ul>
      )}
      {effects.length === 0 ? null : (
        <ul class="effects">
          {effects.map(({ text, source, until }, index) => (
            <li key={`${index} ${text}`}>
              {source.name}: {text}
              {until === undefined ? '' : ` (${spaced(until)})`}
            </li>
          ))}
        </ul>
      )}
      <Reasons card={card} />
      {options.length === 0 ? null : (
        <div class="buttons">
          {options.map((index) => (
            <button
              key={index}
              type="button"
              class="main"
              disabled={isSending.value}
              aria-pressed={picked.value.includes(index)}
              onClick={() => pick(index)}
            >
              {decision.value?.options[index]?.label}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Why the card may not be used, attack or block. */
function Reasons({ card: { can } }: { readonly card: VisibleCard }) {
  const asked = [
    ['attack', can.attack],
    ['block', can.block],
    ['be used', can.use],
  ] as const;
  const refused = asked.flatMap(([what, legality]) =>
    legality !== undefined && !legality.legal ? [{ what, reason: legality.reason, rule: legality.rule }] : [],
  );
  if (refused.length === 0) return null;
  return (
    <ul class="reasons">
      {refused.map(({ what, reason, rule }) => (
        <li key={what}>
          Cannot {what}: {reason} <small>({rule})</small>
        </li>
      ))}
    </ul>
  );
}
