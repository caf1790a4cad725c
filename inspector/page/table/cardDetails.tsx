import { mayKnow, zoneWords } from '../../model/index.ts';
import { useInspector } from '../session/context.ts';
import { Civilizations } from './card.tsx';
import { keywordWords } from './keywords.ts';

/** The card that was pressed: what it is, and where it has been. */
export function CardDetails() {
  const inspector = useInspector();
  const { table } = inspector.moment.value;
  const id = inspector.selectedCard.value;
  const card = id === undefined ? undefined : table?.cards[id];
  if (card === undefined || !mayKnow(card, inspector.viewer.value)) return undefined;
  const printed = inspector.line.value?.reader.card(card.name);
  return (
    <aside class="card-details" aria-label={`Details of ${card.name}`}>
      <header>
        <h3>{card.name}</h3>
        <button
          type="button"
          class="quiet"
          aria-label="Close the details"
          onClick={() => {
            inspector.selectedCard.value = undefined;
          }}
        >
          ×
        </button>
      </header>
      {printed === undefined ? undefined : (
        <>
          <p>
            <Civilizations of={printed.civilizations} /> cost {printed.cost} · {keywordWords(printed.type)}
            {printed.races.length === 0 ? '' : ` · ${printed.races.join(', ')}`}
          </p>
          {printed.power === undefined ? undefined : (
            <p>
              power <b>{card.power ?? printed.power}</b>
              {card.power === undefined || card.power === printed.power ? '' : ` (printed ${printed.power})`}
            </p>
          )}
          {printed.text.map((ability) => (
            <p key={ability} class="card-ability">
              {ability}
            </p>
          ))}
        </>
      )}
      <p class="muted">
        object {card.id} in {card.owner}'s {zoneWords(card.zone)} since turn {card.since}, known to{' '}
        {card.knownTo}
      </p>
      {card.under.length === 0 ? undefined : <p class="muted">on {card.under.join(', ')}</p>}
      <button
        type="button"
        onClick={() => {
          inspector.query.value = `card:"${card.name}"`;
        }}
      >
        Find its records
      </button>
    </aside>
  );
}
