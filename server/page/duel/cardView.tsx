import type { CardView, Civilization, VisibleCard } from 'taiki';
import { cardInView, describePower } from 'taiki/engine';
import { texts } from '../language/language.ts';
import { decision, picked, shownCard, update } from './state.ts';

const SHOWN_KEYWORDS: ReadonlySet<string> = new Set([
  'blocker',
  'speedAttacker',
  'slayer',
  'shieldTrigger',
  'powerAttacker',
  'doubleBreaker',
  'tripleBreaker',
]);

/** The indexes of options that a card is part of. */
export const optionsOf = (id: number): readonly number[] =>
  (decision.value?.options ?? []).flatMap(({ card, target, uses }, index) =>
    card?.id === id || target?.id === id || uses?.id === id ? [index] : [],
  );

const civilizations = ({ current }: VisibleCard): string =>
  current.civilizations.length === 0 ? 'colorless' : current.civilizations.join(' ');

/** What a card is attached to, in words: a shield by its number, since nobody may know which card it is. */
function bearerText({ attachedTo, attachedShield }: VisibleCard): string | undefined {
  const { says, card: said } = texts.value;
  const view = update.value?.view;
  if (attachedShield !== undefined) return said.onShield(attachedShield + 1);
  const bearer = view === null || view === undefined ? undefined : cardInView(view, attachedTo);
  return bearer === undefined ? undefined : said.borneBy(says.name(bearer.current.name));
}

/** The civilizations as letters, so that they are not told by colour alone. */
const Civilizations = ({ names }: { readonly names: readonly Civilization[] }) => (
  <>
    <span class="civilizations" aria-hidden="true">
      {names.map((name) => (
        <span key={name} class={`civilization ${name}`}>
          {texts.value.card.letters[name]}
        </span>
      ))}
    </span>
    {names.length === 0 ? null : <span class="unseen">{texts.value.says.civilizations(names)}</span>}
  </>
);

interface CardProps {
  readonly card: CardView;
  readonly look: 'full' | 'small';
}

/** A card as a button that shows its details; highlighted if an option of the open decision names it. */
export function Card({ card, look }: CardProps) {
  const { says, card: said } = texts.value;
  if (card.hidden) {
    const isTapped = card.mana === 'tapped';
    const faceDown = card.mana === undefined ? said.hidden : said.faceDownMana(card.mana);
    const label = card.seal === undefined ? faceDown : said.seal;
    const count = card.cards === undefined ? undefined : said.cards(card.cards);
    return (
      <span
        class={`card hidden ${look} ${isTapped ? 'tapped' : ''}`}
        role="img"
        aria-label={count === undefined ? label : `${label}, ${count}`}
      >
        {card.cards === undefined ? null : <span class="under">{card.cards}</span>}
      </span>
    );
  }
  const { current, printed, id } = card;
  const options = optionsOf(id);
  const isPicked = options.some((index) => picked.value.includes(index));
  const states = [
    'card',
    look,
    card.tapped ? 'tapped' : '',
    card.pending || card.ignored ? 'pending' : '',
    options.length > 0 ? 'option' : '',
    isPicked ? 'picked' : '',
    shownCard.value === id ? 'shown' : '',
  ];
  const power = card.zone === 'battleZone' || look === 'full' ? current.power : undefined;
  const change = power === undefined || printed.power === undefined ? 0 : power - printed.power;
  const bearer = bearerText(card);
  const keywords = current.keywords.filter((keyword) => SHOWN_KEYWORDS.has(keyword));
  return (
    <button
      type="button"
      class={states.filter((state) => state !== '').join(' ')}
      data-civilization={civilizations(card)}
      data-card={id}
      aria-pressed={shownCard.value === id}
      onClick={() => {
        shownCard.value = shownCard.value === id ? undefined : id;
      }}
    >
      <Civilizations names={current.civilizations} />
      <span class="name">
        {card.faceDown ? said.faceDown(says.name(card.name)) : says.name(current.name)}
      </span>
      {card.tapped ? <span class="unseen">{said.tapped}</span> : null}
      {options.length > 0 ? <span class="unseen">{said.canBeChosen}</span> : null}
      {look === 'full' ? (
        <span class="line">
          <span class="cost">{card.zone === 'hand' ? current.costToPay : current.cost}</span>
          {keywords.length === 0 ? null : (
            <span class="keywords">{keywords.map(says.keyword).join(', ')}</span>
          )}
          {power === undefined ? null : (
            <span class={`power ${change > 0 ? 'more' : change < 0 ? 'less' : ''}`}>
              {describePower(power)}
            </span>
          )}
        </span>
      ) : null}
      {card.links.length > 0 ? (
        <span class="under">{said.linkedWith(card.links.map(({ name }) => says.name(name)))}</span>
      ) : null}
      {bearer === undefined ? null : <span class="under">{bearer}</span>}
      {card.under.length > 0 ? <span class="under">{said.over(card.under.map(says.name))}</span> : null}
      {card.cards === undefined ? null : <span class="under">{said.cards(card.cards)}</span>}
      {card.seals > 0 ? <span class="under">{said.seals(card.seals)}</span> : null}
      {card.zone === 'battleZone' && card.arrivedThisTurn ? <span class="under">{said.fresh}</span> : null}
    </button>
  );
}
