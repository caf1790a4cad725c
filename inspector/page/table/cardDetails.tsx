import { mayKnow, namesOf, powerEffectText } from '../../model/index.ts';
import { powerText } from '../../model/telling/powerText.ts';
import type { DrawnCard, PrintedCard } from '../../trace.ts';
import { texts } from '../language/language.ts';
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
  const printed = card.face ?? inspector.line.value?.reader.card(card.name);
  const name = namesOf(card).map(texts.value.telling.name).join(' + ');
  const { card: words, telling } = texts.value;
  return (
    <aside class="card-details" aria-label={words.details(name)}>
      <Title name={name} />
      {printed === undefined ? undefined : <Printed card={card} printed={printed} />}
      <p class="muted">{words.object(card)}</p>
      {card.links === undefined ? undefined : (
        <p class="muted">{words.linkedWith(card.links.map(telling.name))}</p>
      )}
      {card.under.length === 0 ? undefined : <p class="muted">{words.on(card.under.map(telling.name))}</p>}
      <CardStory object={card.id} />
      <button
        type="button"
        onClick={() => {
          inspector.below.value = 'records';
          inspector.query.value = `card:"${card.name}"`;
        }}
      >
        {words.findRecords}
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
        aria-label={texts.value.card.closeDetails}
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
  const { card: words, telling } = texts.value;
  return (
    <>
      <p>
        <Civilizations of={printed.civilizations} /> {words.printed(printed)}
      </p>
      {printed.power === undefined ? undefined : (
        <p>
          {words.powerWord} <b>{powerText(card.power ?? printed.power)}</b>
          {card.power === undefined || card.power === printed.power ? '' : words.printedPower(printed.power)}
        </p>
      )}
      {card.powerEffects?.map((effect) => (
        <p key={JSON.stringify(effect)} class="muted">
          {powerEffectText(effect, undefined, telling)}
        </p>
      ))}
      {printed.text.map((ability) => (
        <p key={ability} class="card-ability">
          {telling.words(ability)}
        </p>
      ))}
    </>
  );
}
