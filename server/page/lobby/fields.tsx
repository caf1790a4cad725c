import { Select } from '../parts/select.tsx';
import { CLOCKS, type DuelForm, isSignedIn, OPPONENTS, type Opponent, OWN_DECK } from './duelForm.ts';

export interface FieldsProps {
  readonly form: DuelForm;
  /** Names and titles of starter decks. */
  readonly decks: readonly (readonly [string, string])[];
  readonly onChange: (changes: Partial<DuelForm>) => void;
}

export const NameField = ({ form: { name }, onChange }: Omit<FieldsProps, 'decks'>) =>
  isSignedIn() ? null : (
    <label>
      <span>Your name</span>
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
      label="Your deck"
      value={deck}
      options={[...decks, [OWN_DECK, 'My own…']]}
      onChange={(chosen) => onChange({ deck: chosen })}
    />
    {deck === OWN_DECK ? (
      <label>
        <span>40 cards, one line each</span>
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

/** What the player who creates a duel also says. */
export const DuelFields = ({ form, decks, onChange }: FieldsProps) => (
  <>
    <Select
      label="Opponent"
      value={form.opponent}
      options={Object.entries(OPPONENTS) as [Opponent, string][]}
      onChange={(opponent) => onChange({ opponent })}
    />
    {form.opponent === 'friend' || form.opponent === 'anybody' ? null : (
      <Select
        label="Its deck"
        value={form.agentDeck}
        options={decks}
        onChange={(agentDeck) => onChange({ agentDeck })}
      />
    )}
    <Select
      label="Clock"
      value={form.clock}
      options={Object.keys(CLOCKS).map((one) => [one, one] as const)}
      onChange={(clock) => onChange({ clock })}
    />
    <details>
      <summary>Custom cards</summary>
      <label>
        <span>A list of cards, as taiki cards NAME --json prints them. Whoever joins has to agree.</span>
        <textarea
          rows={6}
          value={form.cards}
          onInput={({ currentTarget }) => onChange({ cards: currentTarget.value })}
        />
      </label>
    </details>
  </>
);
