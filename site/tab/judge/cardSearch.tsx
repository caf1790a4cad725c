import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlacedCard } from 'taiki';
import { messageOf } from '../../../server/page/duel/state.ts';
import { texts } from '../../../server/page/language/language.ts';
import type { FoundCards } from '../host/messages.ts';
import { tabTexts } from '../language/tabLanguage.ts';
import { worker } from '../page/tab.ts';
import { added, cardsAt, emptied, FILLER, replaced } from './board.ts';
import { customCards, position, selected, setPosition, target } from './state.ts';

const MAX_FOUND = 8;

/** The neutral cards of positions, by civilization. */
const NEUTRAL = [
  ['light', 'Light Filler'],
  ['water', 'Water Filler'],
  ['darkness', 'Darkness Filler'],
  ['fire', 'Fire Filler'],
  ['nature', 'Nature Filler'],
  ['colorless', FILLER.name],
] as const;

const put = (card: PlacedCard): void => {
  position.value = added(position.value, target.value, card);
};

/** Puts a card under the one that is changed, below those that are there. */
function putBelow(name: string): void {
  const spot = selected.value;
  const card = spot === undefined ? undefined : cardsAt(position.value, spot)[spot.index];
  if (spot === undefined || card === undefined) return;
  position.value = replaced(position.value, spot, { ...card, over: [...(card.over ?? []), name] });
}

/** Custom cards whose names contain what is looked for. */
const customFound = (query: string): FoundCards['cards'] =>
  customCards.value
    .filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))
    .map(({ name }) => ({ name, about: tabTexts.value.judge.customCard }));

function useFound(query: string): {
  readonly found: FoundCards | undefined;
  readonly problem: string | undefined;
} {
  const [found, setFound] = useState<FoundCards>();
  const [problem, setProblem] = useState<string>();
  const wanted = useRef(query);
  wanted.current = query;
  useEffect(() => {
    if (query.trim() === '') {
      setFound(undefined);
      setProblem(undefined);
      return;
    }
    worker
      .allCards()
      .then(() => worker.call('cards.search', { query, limit: MAX_FOUND }))
      .then(
        (result) => {
          if (wanted.current !== query) return;
          setFound(result);
          setProblem(undefined);
        },
        (error: unknown) => setProblem(messageOf(error)),
      );
  }, [query]);
  return { found, problem };
}

/** Finds cards by a name or a query, and puts them where the target is. */
export function CardSearch() {
  const [query, setQuery] = useState('');
  const { found, problem } = useFound(query);
  const { player, zone } = target.value;
  const spot = selected.value;
  const changed = spot === undefined ? undefined : cardsAt(position.value, spot)[spot.index];
  const said = tabTexts.value.judge;
  const nameOf = texts.value.says.name;
  const own = query.trim() === '' ? [] : customFound(query);
  const all = [...own, ...(found?.cards ?? [])];
  return (
    <section class="panel search" aria-label={said.search}>
      <label>
        <span>{said.searchIn(player, texts.value.says.zone(zone))}</span>
        <input
          id="cardSearch"
          type="search"
          autocomplete="off"
          placeholder={said.searchExample}
          value={query}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </label>
      {cardsAt(position.value, target.value).length === 0 ? null : (
        <div class="buttons">
          <button
            type="button"
            class="quiet"
            onClick={() => {
              setPosition(emptied(position.value, target.value));
            }}
          >
            {said.emptyZone}
          </button>
        </div>
      )}
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {found === undefined ? null : <p role="status">{said.found(found.count + own.length, MAX_FOUND)}</p>}
      <ul class="found" aria-label={said.foundCards}>
        {all.map(({ name, about }) => (
          <li key={name}>
            <button type="button" onClick={() => put({ name })}>
              {nameOf(name)} <small>{about}</small>
            </button>
            {changed === undefined ? null : (
              <button type="button" onClick={() => putBelow(name)}>
                {said.under(nameOf(changed.name))}
              </button>
            )}
          </li>
        ))}
      </ul>
      <fieldset class="neutral">
        <legend>{said.neutral}</legend>
        <div class="buttons">
          {NEUTRAL.map(([label, name]) => (
            <button key={name} type="button" onClick={() => put({ name })}>
              {said.civilization(label)}
            </button>
          ))}
        </div>
      </fieldset>
    </section>
  );
}
