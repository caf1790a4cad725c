import type { DuelView, Viewer, VisibleCard } from 'taiki';
import { cardInView } from 'taiki/engine';
import { texts } from '../language/language.ts';
import { optionsOf } from './cardView.tsx';
import { decision, isSending, pick, picked, shownCard } from './state.ts';

/** What a card is now, why, what it may do, and the options that name it. */
export function CardDetails({ view }: { readonly view: DuelView<Viewer> }) {
  const card = cardInView(view, shownCard.value);
  if (card === undefined) return null;
  const { current, printed, effects } = card;
  const options = optionsOf(card.id);
  const { says, card: said } = texts.value;
  return (
    <section class="panel details" aria-label={said.details(says.name(current.name))}>
      <header>
        <h2>{says.name(current.name)}</h2>
        <button
          type="button"
          class="quiet"
          aria-label={said.close}
          onClick={() => {
            shownCard.value = undefined;
          }}
        >
          ✕
        </button>
      </header>
      <p>
        {says.civilizations(current.civilizations)} {says.type(current.type)}
        {current.races.length === 0 ? '' : ` · ${says.races(current.races)}`}
      </p>
      <p>
        {said.cost(current.cost, current.costToPay)}
        {current.power === undefined ? '' : ` · ${said.power(current.power, printed.power)}`}
      </p>
      {current.abilities.length === 0 ? null : (
        <ul class="abilities">
          {current.abilities.map((ability, index) => (
            <li key={`${index} ${ability}`}>{says.words(ability)}</li>
          ))}
        </ul>
      )}
      {effects.length === 0 ? null : (
        <ul class="effects">
          {effects.map(({ text, source, until }, index) => (
            <li key={`${index} ${text}`}>
              {says.name(source.name ?? '')}: {says.words(text)}
              {until === undefined ? '' : ` (${said.until(until)})`}
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
              {says.label(decision.value?.options[index]?.label ?? '')}
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
          {texts.value.says.refusal(what, reason)} <small>({rule})</small>
        </li>
      ))}
    </ul>
  );
}
