import { useEffect, useState } from 'preact/hooks';
import type { ClockSettings, CreateParams, DeckParam } from '../../protocol/protocol.ts';
import type { Place } from '../place.ts';
import { connection, go, messageOf } from '../state.ts';

const NAME = 'taiki.name';
const OWN_DECK = 'own';

const CLOCKS: Readonly<Record<string, ClockSettings | 'none'>> = {
  '25 minutes + 10 seconds': { initial: 1500, increment: 10, onTimeout: 'loss' },
  '10 minutes + 5 seconds': { initial: 600, increment: 5, onTimeout: 'loss' },
  '3 minutes + 20 seconds, then pass': { initial: 180, increment: 20, onTimeout: 'default' },
  none: 'none',
};

const OPPONENTS = { friend: 'A friend', greedy: 'The greedy agent', random: 'The random agent' } as const;
type Opponent = keyof typeof OPPONENTS;

const deckTitle = (name: string): string =>
  name.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => `${dash ? ' ' : ''}${letter.toUpperCase()}`,
  );

interface Choice<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

const Select = <T extends string>({ label, value, options, onChange }: Choice<T>) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as T)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** The deck that a form names: a starter deck, or one that is typed in. */
async function chosenDeck(name: string, text: string): Promise<DeckParam> {
  return name === OWN_DECK ? connection.call('decks.parse', { text }) : name;
}

/** Creates a duel, or joins one. */
export function Lobby({ place }: { readonly place: Exclude<Place, { at: 'duel' }> }) {
  const [decks, setDecks] = useState<readonly string[]>([]);
  const [name, setName] = useState(localStorage.getItem(NAME) ?? '');
  const [deck, setDeck] = useState('');
  const [text, setText] = useState('');
  const [opponent, setOpponent] = useState<Opponent>('greedy');
  const [agentDeck, setAgentDeck] = useState('');
  const [clock, setClock] = useState('25 minutes + 10 seconds');
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    void connection.call('decks.list', {}).then((found) => {
      const names = Object.keys(found);
      setDecks(names);
      setDeck(names[0] ?? OWN_DECK);
      setAgentDeck(names[1] ?? names[0] ?? '');
    });
  }, []);

  const start = async () => {
    localStorage.setItem(NAME, name);
    const own = await chosenDeck(deck, text);
    const named = name.trim() === '' ? {} : { name: name.trim() };
    if (place.at === 'join')
      return (await connection.call('duel.join', { invitation: place.token, deck: own, ...named })).duel;
    const against: Pick<CreateParams, 'agent' | 'agentDeck'> =
      opponent === 'friend' ? {} : { agent: opponent, agentDeck };
    const settings = { deck: own, clock: CLOCKS[clock] ?? 'none', ...named, ...against };
    const created = await connection.call('duel.create', settings);
    if (created.invitation !== undefined) sessionStorage.setItem(created.duel, created.invitation);
    return created.duel;
  };

  const submit = (event: Event) => {
    event.preventDefault();
    setProblem(undefined);
    start().then(
      (token) => go(`duel=${token}`),
      (error: unknown) => setProblem(messageOf(error)),
    );
  };

  const titles = decks.map((one): readonly [string, string] => [one, deckTitle(one)]);
  return (
    <main class="lobby">
      <h1>Taiki</h1>
      <p>
        {place.at === 'join' ? 'You are invited to a duel.' : 'Play a duel, against a friend or an agent.'}
      </p>
      <form onSubmit={submit}>
        <label>
          <span>Your name</span>
          <input
            type="text"
            value={name}
            maxLength={40}
            autocomplete="nickname"
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <Select
          label="Your deck"
          value={deck}
          options={[...titles, [OWN_DECK, 'My own…']]}
          onChange={setDeck}
        />
        {deck === OWN_DECK ? (
          <label>
            <span>40 cards, one line each</span>
            <textarea
              rows={8}
              placeholder="4 Aqua Hulcus"
              value={text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
            />
          </label>
        ) : null}
        {place.at === 'join' ? null : (
          <>
            <Select
              label="Opponent"
              value={opponent}
              options={Object.entries(OPPONENTS) as [Opponent, string][]}
              onChange={setOpponent}
            />
            {opponent === 'friend' ? null : (
              <Select label="Its deck" value={agentDeck} options={titles} onChange={setAgentDeck} />
            )}
            <Select
              label="Clock"
              value={clock}
              options={Object.keys(CLOCKS).map((one) => [one, one] as const)}
              onChange={setClock}
            />
          </>
        )}
        {problem === undefined ? null : <p role="alert">{problem}</p>}
        <button type="submit" class="main" disabled={deck === ''}>
          {place.at === 'join' ? 'Join' : opponent === 'friend' ? 'Invite a friend' : 'Play'}
        </button>
      </form>
    </main>
  );
}
