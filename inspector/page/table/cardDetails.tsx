import { mayKnow, powerEffectText, spacedWords, zoneLabel } from '../../model/index.ts';
import type { DrawnCard, PrintedCard } from '../../trace.ts';
import { useInspector } from '../session/context.ts';
import { Civilizations } from './card.tsx';
import { CardStory } from './cardStory.tsx';

/** The printed data and the current state of the selected card. */
export function CardDetails() {
  const inspector = useInspector();
  const { table } = inspector.moment.value;
  const id = inspector.selectedCard.value;
  const card = id === undefined ? undefined : table?.cards[id];
  if (card === undefined || !mayKnow(card, inspector.viewer.value)) return undefined;
  const printed = inspector.line.value?.reader.card(card.name);
  return (
    <aside class="card-details" aria-label={`Details of ${card.name}`}>
      <Title name={card.name} />
      {printed === undefined ? undefined : <Printed card={card} printed={printed} />}
      <p class="muted">
        object {card.id} in {card.owner}'s {zoneLabel(card.zone)} since turn {card.since}, known to{' '}
        {card.knownTo}
      </p>
      {card.links === undefined ? undefined : <p class="muted">linked with {card.links.join(', ')}</p>}
      {card.under.length === 0 ? undefined : <p class="muted">on {card.under.join(', ')}</p>}
      <CardStory object={card.id} />
      <button
        type="button"
        onClick={() => {
          inspector.below.value = 'records';
          inspector.query.value = `card:"${card.name}"`;
        }}
      >
        Find its records
      </button>
    </aside>
  );
}

function Title({ name }: { readonly name: string }) {
  const { selectedCard } = useInspector();
  return (
    <header>
      <h3>{name}</h3>
      <button
        type="button"
        class="quiet"
        aria-label="Close the details"
        onClick={() => {
          selectedCard.value = undefined;
        }}
      >
        ×
      </button>
    </header>
  );
}

function Printed({ card, printed }: { readonly card: DrawnCard; readonly printed: PrintedCard }) {
  return (
    <>
      <p>
        <Civilizations of={printed.civilizations} /> cost {printed.cost} · {spacedWords(printed.type)}
        {printed.races.length === 0 ? '' : ` · ${printed.races.join(', ')}`}
      </p>
      {printed.power === undefined ? undefined : (
        <p>
          power <b>{card.power ?? printed.power}</b>
          {card.power === undefined || card.power === printed.power ? '' : ` (printed ${printed.power})`}
        </p>
      )}
      {card.powerEffects?.map((effect) => (
        <p key={JSON.stringify(effect)} class="muted">
          {powerEffectText(effect)}
        </p>
      ))}
      {printed.text.map((ability) => (
        <p key={ability} class="card-ability">
          {ability}
        </p>
      ))}
    </>
  );
}
