import { useState } from 'preact/hooks';
import type { CardType, Civilization } from 'taiki';
import { messageOf } from '../../../server/page/duel/state.ts';
import { Select } from '../../../server/page/parts/select.tsx';
import { CopyButton } from '../page/copyButton.tsx';
import type { ReadLine } from './readerHost.ts';
import {
  card,
  json,
  type Printed,
  printed,
  problem,
  read,
  readPrinted,
  setJson,
  showCard,
  tryAddress,
} from './state.ts';

const CIVILIZATIONS = [
  'light',
  'water',
  'darkness',
  'fire',
  'nature',
] as const satisfies readonly Civilization[];
const TYPES = [
  ['creature', 'Creature'],
  ['evolutionCreature', 'Evolution creature'],
  ['spell', 'Spell'],
] as const satisfies readonly (readonly [CardType, string])[];

const change = (changes: Partial<Printed>): void => void readPrinted(changes);

interface FieldProps {
  readonly label: string;
  readonly field: 'name' | 'races' | 'cost' | 'power';
}

const Field = ({ label, field }: FieldProps) => (
  <label>
    <span>{label}</span>
    <input
      type="text"
      inputMode={field === 'cost' || field === 'power' ? 'numeric' : 'text'}
      value={printed.value[field]}
      onInput={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  </label>
);

const Civilizations = () => (
  <fieldset class="civilizations">
    <legend>Civilizations</legend>
    {CIVILIZATIONS.map((civilization) => (
      <label key={civilization}>
        <input
          type="checkbox"
          checked={printed.value.civilizations.includes(civilization)}
          onChange={({ currentTarget: { checked } }) =>
            change({
              civilizations: CIVILIZATIONS.filter((one) =>
                one === civilization ? checked : printed.value.civilizations.includes(one),
              ),
            })
          }
        />
        {civilization}
      </label>
    ))}
  </fieldset>
);

const PrintedFields = () => (
  <section class="panel" aria-label="What is printed on it">
    <div class="fields">
      <Field label="Name" field="name" />
      <Select
        label="Type"
        value={printed.value.type}
        options={TYPES.map(([type, label]): readonly [CardType, string] => [type, label])}
        onChange={(type) => change({ type })}
      />
      <Field label="Cost" field="cost" />
      {printed.value.type === 'spell' ? null : <Field label="Power" field="power" />}
      {printed.value.type === 'spell' ? null : <Field label="Races, separated by commas" field="races" />}
    </div>
    <Civilizations />
    <label>
      <span>Text, in English or Japanese, one ability a line</span>
      <textarea
        rows={6}
        value={printed.value.text}
        onInput={({ currentTarget }) => change({ text: currentTarget.value })}
      />
    </label>
  </section>
);

const Line = ({ line }: { readonly line: ReadLine }) =>
  'problem' in line ? (
    <li class="unread">
      <q>{line.text}</q>
      <p role="alert">{line.problem}</p>
    </li>
  ) : (
    <li>
      {line.says.length === 0 ? <p>{line.text} (says nothing that the rules do not)</p> : null}
      {line.says.map((says) => (
        <p key={says}>{says}</p>
      ))}
    </li>
  );

const Understood = () =>
  read.value === undefined ? null : (
    <section class="panel understood" aria-label="What was understood">
      <h2>{read.value.complete ? 'Understood' : 'Understood in part'}</h2>
      <ol>
        {read.value.lines.map((line, index) => (
          <Line key={`${index} ${line.text}`} line={line} />
        ))}
      </ol>
    </section>
  );

/** The card as data, to be corrected, and to be put on the table. */
function Card() {
  const [failure, setFailure] = useState<string>();
  const { value } = card;
  const start = (): void => {
    if (value === undefined) return;
    setFailure(undefined);
    tryAddress(value).then(
      (address) => location.assign(address),
      (error: unknown) => setFailure(messageOf(error)),
    );
  };
  return (
    <section class="panel" aria-label="The card">
      <h2>The card</h2>
      {value === undefined ? null : <pre class="text">{value.text}</pre>}
      {read.value?.complete === false ? <p>Without the lines that were not understood.</p> : null}
      {problem.value === undefined ? null : <p role="alert">{problem.value}</p>}
      {failure === undefined ? null : <p role="alert">{failure}</p>}
      <div class="buttons">
        <button type="button" class="main" disabled={value === undefined} onClick={start}>
          Put it on the table
        </button>
        <CopyButton label="Copy the JSON" text={() => Promise.resolve(json.value)} />
      </div>
      <label>
        <span>As JSON, which can be corrected by hand</span>
        <textarea
          class="code"
          rows={14}
          value={json.value}
          onInput={({ currentTarget }) => void setJson(currentTarget.value)}
        />
      </label>
    </section>
  );
}

function FromCard() {
  const [name, setName] = useState('');
  return (
    <form
      class="panel"
      aria-label="A card of the engine"
      onSubmit={(event) => {
        event.preventDefault();
        void showCard(name.trim());
      }}
    >
      <label>
        <span>Or begin with a card of the engine, by its name</span>
        <input
          type="text"
          placeholder="Aqua Hulcus"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <button type="submit">Show it</button>
      </div>
    </form>
  );
}

export const CardForm = () => (
  <main class="cardMaker">
    <h1>A card from its text</h1>
    <p>
      Every word of the text has to be understood: nothing is guessed. What you write stays in this tab.{' '}
      <a href="docs/tab.html#for-card-makers">How this works</a>
    </p>
    <div class="columns">
      <div>
        <PrintedFields />
        <Understood />
        <FromCard />
      </div>
      <Card />
    </div>
    <nav class="elsewhere" aria-label="Parts of the site">
      <a href="play.html">Play</a> · <a href="judge.html">What happens if…?</a> ·{' '}
      <a href="index.html">Rulings, guides and API</a>
    </nav>
  </main>
);
