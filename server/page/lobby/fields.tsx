import type { ClockSettings } from '../../protocol/protocol.ts';
import { language, texts } from '../language/language.ts';
import { Select } from '../parts/select.tsx';
import { CLOCKS, type DuelForm, isSignedIn, type Opponent, OWN_DECK } from './duelForm.ts';

export interface FieldsProps {
  readonly form: DuelForm;
  /** Names and titles of starter decks. */
  readonly decks: readonly (readonly [string, string])[];
  readonly onChange: (changes: Partial<DuelForm>) => void;
}

export const NameField = ({ form: { name }, onChange }: Omit<FieldsProps, 'decks'>) =>
  isSignedIn() ? null : (
    <label>
      <span>{texts.value.lobby.yourName}</span>
      <input
        type="text"
        value={name}
        maxLength={40}
        autocomplete="nickname"
        onInput={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
    </label>
  );

/** A starter deck, or one that is typed in. */
export const DeckFields = ({ form: { deck, text }, decks, onChange }: FieldsProps) => (
  <>
    <Select
      label={texts.value.lobby.yourDeck}
      value={deck}
      options={[...decks, [OWN_DECK, texts.value.lobby.ownDeck]]}
      onChange={(chosen) => onChange({ deck: chosen })}
    />
    {deck === OWN_DECK ? (
      <label>
        <span>{texts.value.lobby.deckLines}</span>
        <textarea
          rows={8}
          placeholder="4 Aqua Hulcus"
          value={text}
          onInput={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      </label>
    ) : null}
  </>
);

/** A clock in the language of the page. Its name in English is what the form keeps. */
const titleOf = (name: string, clock: ClockSettings | 'none'): string =>
  language.value === 'en' ? name : texts.value.lobby.time(clock === 'none' ? null : clock);

/** What the player who creates a duel also says. */
export const DuelFields = ({ form, decks, onChange }: FieldsProps) => (
  <>
    <Select
      label={texts.value.lobby.opponent}
      value={form.opponent}
      options={Object.entries(texts.value.lobby.opponents) as [Opponent, string][]}
      onChange={(opponent) => onChange({ opponent })}
    />
    {form.opponent === 'friend' || form.opponent === 'anybody' ? null : (
      <Select
        label={texts.value.lobby.itsDeck}
        value={form.agentDeck}
        options={decks}
        onChange={(agentDeck) => onChange({ agentDeck })}
      />
    )}
    <Select
      label={texts.value.lobby.clock}
      value={form.clock}
      options={Object.entries(CLOCKS).map(([name, clock]) => [name, titleOf(name, clock)] as const)}
      onChange={(clock) => onChange({ clock })}
    />
    <details>
      <summary>{texts.value.lobby.customCards}</summary>
      <label>
        <span>{texts.value.lobby.customCardsHelp}</span>
        <textarea
          rows={6}
          value={form.cards}
          onInput={({ currentTarget }) => onChange({ cards: currentTarget.value })}
        />
      </label>
    </details>
  </>
);
