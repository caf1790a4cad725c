import type { Civilization, ObjectId } from 'taiki';
import { idOf } from '../../model/besideBearers.ts';
import { namesOf, type SeenCard } from '../../model/table.ts';
import { powerText } from '../../model/telling/powerText.ts';
import type { DrawnCard, PrintedCard } from '../../trace.ts';
import { texts } from '../language/language.ts';

/** `whole`: a full card, in the battle zone; `slip`: its upper part, in other zones. */
export type CardSize = 'whole' | 'slip';

/** The role of a card at the shown moment. */
export type CardRole =
  | 'attacker'
  | 'attacked'
  | 'blocker'
  | 'using'
  | 'resolving'
  | 'option'
  | 'chosen'
  | 'changed';

export interface CardProps {
  readonly seen: SeenCard;
  readonly printed: PrintedCard | undefined;
  readonly size: CardSize;
  readonly roles: readonly CardRole[];
  /** What it lies on or is attached to, in words. */
  readonly bearer: string | undefined;
  /** The position of a shield, which identifies it while it is face down. */
  readonly number: number | undefined;
  readonly tabIndex: number;
  readonly onSelect: (id: ObjectId) => void;
}

export const isTapped = (seen: SeenCard): boolean => (seen.hidden ? seen.tapped : seen.card.tapped);

export function Card(props: CardProps) {
  const { seen, printed, size, roles, number, bearer, tabIndex, onSelect } = props;
  const id = idOf(seen);
  const isBack =
    seen.hidden || (seen.card.zone === 'shieldZone' && !seen.card.faceUp) || seen.card.faceDown === true;
  const classes = [
    'card',
    isBack ? 'card-back' : `card-${size}`,
    isTapped(seen) ? 'tapped' : '',
    !seen.hidden && (seen.card.pending || seen.card.ignored) ? 'pending' : '',
    ...roles.map((role) => `role-${role}`),
  ];
  return (
    <button
      type="button"
      class={classes.filter((name) => name !== '').join(' ')}
      data-object={id}
      data-civilizations={printed?.civilizations.join(' ')}
      tabIndex={tabIndex}
      title={cardDescription(props)}
      onClick={() => onSelect(id)}
      onKeyDown={moveFocus}
    >
      <span class="visually-hidden">
        {texts.value.card.joined([
          cardDescription(props),
          ...roles.map((role) => texts.value.card.roles[role]),
        ])}
      </span>
      <span class="card-drawn" aria-hidden="true">
        {isBack ? (
          <Back seen={seen} number={number} bearer={bearer} />
        ) : (
          <Face card={seen.card} printed={printed} size={size} bearer={bearer} />
        )}
      </span>
    </button>
  );
}

/** `Aqua Hulcus, cost 3, water, power 2000, tapped`. */
function cardDescription({ seen, printed, number, bearer }: CardProps): string {
  const { card: texted, telling } = texts.value;
  if (seen.hidden && bearer !== undefined) return texted.sealOn(bearer);
  if (seen.hidden) return texted.hidden(seen.cards, seen.zone, number, seen.tapped ? 'tapped' : 'untapped');
  const { card } = seen;
  const name = namesOf(card).map(telling.name).join(' + ');
  const words = [card.zone === 'shieldZone' ? texted.shield(name, number) : name];
  if (printed !== undefined)
    words.push(texted.cost(printed.cost), texted.civilizations(printed.civilizations));
  const power = card.power ?? printed?.power;
  if (power !== undefined) words.push(texted.power(power));
  if (printed !== undefined) words.push(...printed.keywords.map(texted.keyword));
  if (card.faceDown) words.push(texted.faceDown);
  if (bearer !== undefined) words.push(card.faceDown ? texted.sealOn(bearer) : texted.with(bearer));
  if (card.tapped) words.push(texted.tapped);
  if (card.pending) words.push(texted.pending);
  if (card.links !== undefined) words.push(texted.linkedWith(card.links.map(telling.name)));
  if (card.ignored) words.push(texted.sealed);
  if (card.under.length > 0) words.push(texted.on(card.under.map(telling.name)));
  return texted.joined(words);
}

function Back({ seen, number, bearer }: Pick<CardProps, 'seen' | 'number' | 'bearer'>) {
  const cards = seen.hidden ? seen.cards : 1 + seen.card.under.length;
  return (
    <>
      {number === undefined ? undefined : <span class="card-number">{number}</span>}
      {bearer === undefined ? undefined : <span class="card-seal">{texts.value.card.seal}</span>}
      {seen.hidden ? undefined : <span class="card-peek">{texts.value.telling.name(seen.card.name)}</span>}
      {cards > 1 ? <span class="card-count">{cards}</span> : undefined}
    </>
  );
}

interface FaceProps {
  readonly card: DrawnCard;
  readonly printed: PrintedCard | undefined;
  readonly size: CardSize;
  readonly bearer: string | undefined;
}

function Face({ card, printed, size, bearer }: FaceProps) {
  const { card: texted, telling } = texts.value;
  const power = card.power ?? printed?.power;
  return (
    <>
      {card.under.map((name, depth) => (
        <span class="card-below" key={`${name}-${depth}`} style={{ '--depth': depth + 1 }} />
      ))}
      <span class="card-frame">
        <span class="card-head">
          <span class="card-cost">{printed?.cost ?? '?'}</span>
          {card.under.length > 0 ? <span class="card-count">{card.under.length + 1}</span> : undefined}
          <Civilizations of={printed?.civilizations ?? []} />
        </span>
        <span class="card-name">{namesOf(card).map(telling.name).join(' + ')}</span>
        {size === 'whole' ? (
          <span class="card-foot">
            <span class="card-keywords">
              {card.ignored
                ? texted.sealedMark
                : texted.joined([
                    ...(bearer === undefined ? [] : [texted.with(bearer)]),
                    ...(printed?.keywords ?? []).map(texted.keyword),
                  ])}
            </span>
            <span class={changedPower(card, printed) ? 'card-power changed-power' : 'card-power'}>
              {power === undefined ? undefined : powerText(power)}
            </span>
          </span>
        ) : undefined}
      </span>
    </>
  );
}

const changedPower = ({ power }: DrawnCard, printed: PrintedCard | undefined): boolean =>
  power !== undefined && printed?.power !== undefined && power !== printed.power;

export function Civilizations({ of }: { readonly of: readonly Civilization[] }) {
  return (
    <span class="civilizations">
      {of.length === 0 ? <span class="civilization colorless">–</span> : undefined}
      {of.map((civilization) => (
        <span class={`civilization ${civilization}`} key={civilization}>
          {texts.value.card.letters[civilization]}
        </span>
      ))}
    </span>
  );
}

/** Arrow keys move the focus between the cards of a zone. */
function moveFocus(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const card = event.target;
  if (step === 0 || !(card instanceof HTMLElement) || !card.classList.contains('card')) return;
  const cards = [...(card.parentElement?.querySelectorAll<HTMLElement>('.card') ?? [])];
  const next = cards[cards.indexOf(card) + step];
  event.stopPropagation();
  event.preventDefault();
  next?.focus();
}
