import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../../../server/page/duel/state.ts';
import { Select } from '../../../server/page/parts/select.tsx';
import { FIRST_DECKS } from '../firstDecks.ts';
import type { DuelSetup, Opponent, TabDeck } from '../host/setup.ts';
import { tabTexts } from '../language/tabLanguage.ts';
import { play, worker } from './tab.ts';

const OWN_DECK = 'own';

interface Form {
  readonly opponent: Opponent;
  readonly p1: string;
  readonly p2: string;
  /** The lines of a deck of one's own. */
  readonly text: string;
  /** Custom cards as JSON. */
  readonly cards: string;
  /** A number, or nothing for a secret seed. */
  readonly seed: string;
}

const [FIRST = '', SECOND = ''] = FIRST_DECKS;
const FIRST_FORM: Form = { opponent: 'greedy', p1: FIRST, p2: SECOND, text: '', cards: '', seed: '' };

function setupOf({ opponent, p1, p2, text, cards, seed }: Form): DuelSetup {
  const deckOf = (name: string): TabDeck => (name === OWN_DECK ? { text } : { starter: name });
  return {
    opponent,
    begin: { decks: { p1: deckOf(p1), p2: deckOf(p2) } },
    ...(seed.trim() === '' ? {} : { seed: Number(seed) }),
    ...(cards.trim() === '' ? {} : { cards: [JSON.parse(cards)].flat() }),
  };
}

interface FieldProps {
  readonly form: Form;
  readonly onChange: (changes: Partial<Form>) => void;
}

/** What most players leave as it is. */
const MoreFields = ({ form, onChange }: FieldProps) => (
  <details>
    <summary>{tabTexts.value.setup.more}</summary>
    <label>
      <span>{tabTexts.value.setup.cards}</span>
      <textarea
        rows={6}
        value={form.cards}
        onInput={({ currentTarget }) => onChange({ cards: currentTarget.value })}
      />
    </label>
    <label>
      <span>{tabTexts.value.setup.seed}</span>
      <input
        type="text"
        inputMode="numeric"
        value={form.seed}
        onInput={({ currentTarget }) => onChange({ seed: currentTarget.value })}
      />
    </label>
  </details>
);

/** Sets up a duel between two decks. */
export function SetupForm() {
  const [form, setForm] = useState(FIRST_FORM);
  const [names, setNames] = useState(FIRST_DECKS);
  const [problem, setProblem] = useState<string>();
  const change = (changes: Partial<Form>) => setForm((last) => ({ ...last, ...changes }));
  useEffect(() => void worker.call('decks.list', {}).then(setNames), []);
  const said = tabTexts.value.setup;
  const decks = names.map((name): readonly [string, string] => [name, said.deck(name)]);
  const withOwn = [...decks, [OWN_DECK, said.ownDeck] as const];

  const submit = (event: Event) => {
    event.preventDefault();
    setProblem(undefined);
    Promise.resolve(form)
      .then(setupOf)
      .then(play)
      .catch((error: unknown) => setProblem(messageOf(error)));
  };

  return (
    <form onSubmit={submit}>
      <Select
        label={said.opponent}
        value={form.opponent}
        options={Object.entries(said.opponents) as [Opponent, string][]}
        onChange={(opponent) => change({ opponent })}
      />
      <Select label={said.deckOf('p1')} value={form.p1} options={withOwn} onChange={(p1) => change({ p1 })} />
      <Select label={said.deckOf('p2')} value={form.p2} options={withOwn} onChange={(p2) => change({ p2 })} />
      {form.p1 === OWN_DECK || form.p2 === OWN_DECK ? (
        <label>
          <span>{said.deckLines}</span>
          <textarea
            rows={8}
            placeholder={said.deckExample}
            value={form.text}
            onInput={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        </label>
      ) : null}
      <MoreFields form={form} onChange={change} />
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <button type="submit" class="main">
        {said.play}
      </button>
    </form>
  );
}
