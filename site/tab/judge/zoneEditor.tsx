import type { PlacedCard, Zone } from 'taiki';
import { texts } from '../../../server/page/language/language.ts';
import { tabTexts } from '../language/tabLanguage.ts';
import { cardsAt, grouped, type Place, putFirst, removed, repeated, replaced, type Spot } from './board.ts';
import { position, selected, target } from './state.ts';

const isAt = (place: Place, { player, zone }: Place): boolean =>
  place.player === player && place.zone === zone;

/** A zone with its cards; its name chooses it as the place where cards are put. */
export function ZoneEditor({ player, zone }: Place) {
  const place = { player, zone };
  const isTarget = isAt(target.value, place);
  const choose = (spot: Spot | undefined): void => {
    target.value = place;
    selected.value = spot;
  };
  return (
    <div class={`zone ${zone}`}>
      <button
        type="button"
        class="label"
        aria-pressed={isTarget}
        onClick={() => {
          choose(undefined);
          document.getElementById('cardSearch')?.focus();
        }}
      >
        <span class="unseen">{tabTexts.value.judge.addTo(player)}</span>
        {texts.value.says.zone(zone)} <small>{cardsAt(position.value, place).length}</small>
      </button>
      <ul class="cards" aria-label={`${player}, ${texts.value.says.zone(zone)}`}>
        {grouped(cardsAt(position.value, place)).map(({ card, count, index }) => (
          <li key={index}>
            <button
              type="button"
              class={`card small ${card.tapped ? 'tapped' : ''}`}
              aria-pressed={isTarget && selected.value?.index === index}
              onClick={() => choose({ ...place, index })}
            >
              <span class="name">
                {count === 1 ? '' : `${count} × `}
                {texts.value.says.name(card.name)}
                {tabTexts.value.judge.marksOf(card)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MarkProps {
  readonly spot: Spot;
  readonly card: PlacedCard;
  readonly mark: 'tapped' | 'fresh' | 'faceUp';
  readonly label: string;
}

function Mark({ spot, card, mark, label }: MarkProps) {
  return (
    <button
      type="button"
      aria-pressed={card[mark] === true}
      onClick={() => {
        const { [mark]: was, ...rest } = card;
        position.value = replaced(position.value, spot, was === true ? rest : { ...rest, [mark]: true });
      }}
    >
      {label}
    </button>
  );
}

const MARKS: readonly (readonly [MarkProps['mark'], readonly Zone[]])[] = [
  ['tapped', ['battleZone', 'manaZone']],
  ['fresh', ['battleZone']],
  ['faceUp', ['shieldZone', 'deck']],
];

/** Changes the card that was tapped. */
export function CardEditor() {
  const spot = selected.value;
  const card = spot === undefined ? undefined : cardsAt(position.value, spot)[spot.index];
  if (spot === undefined || card === undefined) return null;
  const { over, ...alone } = card;
  const said = tabTexts.value.judge;
  const name = texts.value.says.name(card.name);
  return (
    <section class="panel cardEditor" aria-label={said.change(name)}>
      <h2>{name}</h2>
      <div class="buttons">
        {MARKS.filter(([, zones]) => zones.includes(spot.zone)).map(([mark]) => (
          <Mark key={mark} spot={spot} card={card} mark={mark} label={said.marks[mark]} />
        ))}
        {over === undefined ? null : (
          <button
            type="button"
            onClick={() => {
              position.value = replaced(position.value, spot, alone);
            }}
          >
            {said.takeAway}
          </button>
        )}
        {spot.index === 0 ? null : (
          <button
            type="button"
            onClick={() => {
              position.value = putFirst(position.value, spot);
              selected.value = { ...spot, index: 0 };
            }}
          >
            {spot.zone === 'deck' ? said.toTop : said.toFront}
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            position.value = repeated(position.value, spot);
          }}
        >
          {said.oneMore}
        </button>
        <button
          type="button"
          onClick={() => {
            const group = grouped(cardsAt(position.value, spot)).find(({ index }) => index === spot.index);
            position.value = removed(position.value, spot);
            // Equal cards that are left stay chosen.
            selected.value = (group?.count ?? 1) > 1 ? spot : undefined;
          }}
        >
          {said.remove}
        </button>
      </div>
    </section>
  );
}
