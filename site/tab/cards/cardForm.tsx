import { useState } from 'preact/hooks';
import type { CardType, Civilization } from 'taiki';
import { messageOf } from '../../../server/page/duel/state.ts';
import { language, texts } from '../../../server/page/language/language.ts';
import { LanguageSwitch } from '../../../server/page/language/languageSwitch.tsx';
import { Select } from '../../../server/page/parts/select.tsx';
import { tabTexts } from '../language/tabLanguage.ts';
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
const TYPES = ['creature', 'evolutionCreature', 'spell'] as const satisfies readonly CardType[];

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
  <fieldset class="civilizationBoxes">
    <legend>{tabTexts.value.cards.civilizations}</legend>
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
        {tabTexts.value.cards.civilization(civilization)}
      </label>
    ))}
  </fieldset>
);

const PrintedFields = () => (
  <section class="panel" aria-label={tabTexts.value.cards.printed}>
    <div class="fields">
      <Field label={tabTexts.value.cards.name} field="name" />
      <Select
        label={tabTexts.value.cards.type}
        value={printed.value.type}
        options={TYPES.map((type): readonly [CardType, string] => [type, tabTexts.value.cards.types[type]])}
        onChange={(type) => change({ type })}
      />
      <Field label={tabTexts.value.cards.cost} field="cost" />
      {printed.value.type === 'spell' ? null : <Field label={tabTexts.value.cards.power} field="power" />}
      {printed.value.type === 'spell' ? null : <Field label={tabTexts.value.cards.races} field="races" />}
    </div>
    <Civilizations />
    <label>
      <span>{tabTexts.value.cards.text}</span>
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
      <p role="alert">{tabTexts.value.cards.problem(line.problem)}</p>
    </li>
  ) : (
    <li>
      {line.says.length === 0 ? <p>{tabTexts.value.cards.saysNothing(line.text)}</p> : null}
      {line.says.map((says) => (
        <p key={says}>{texts.value.says.words(says)}</p>
      ))}
    </li>
  );

const Understood = () =>
  read.value === undefined ? null : (
    <section class="panel understood" aria-label={tabTexts.value.cards.said}>
      <h2>{read.value.complete ? tabTexts.value.cards.understood : tabTexts.value.cards.understoodInPart}</h2>
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
  const said = tabTexts.value.cards;
  const start = (): void => {
    if (value === undefined) return;
    setFailure(undefined);
    tryAddress(value).then(
      (address) => location.assign(address),
      (error: unknown) => setFailure(messageOf(error)),
    );
  };
  return (
    <section class="panel" aria-label={said.card}>
      <h2>{said.card}</h2>
      {value === undefined ? null : (
        <pre class="text">{language.value === 'ja' ? value.japanese : value.text}</pre>
      )}
      {read.value?.complete === false ? <p>{said.withoutLines}</p> : null}
      {problem.value === undefined ? null : <p role="alert">{problem.value}</p>}
      {failure === undefined ? null : <p role="alert">{failure}</p>}
      <div class="buttons">
        <button type="button" class="main" disabled={value === undefined} onClick={start}>
          {said.putOnTable}
        </button>
        <CopyButton label={said.copyJson} text={() => Promise.resolve(json.value)} />
      </div>
      <label>
        <span>{said.json}</span>
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
      aria-label={tabTexts.value.cards.ofEngine}
      onSubmit={(event) => {
        event.preventDefault();
        void showCard(name.trim());
      }}
    >
      <label>
        <span>{tabTexts.value.cards.byName}</span>
        <input
          type="text"
          placeholder="Aqua Hulcus"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <button type="submit">{tabTexts.value.cards.show}</button>
      </div>
    </form>
  );
}

export const CardForm = () => (
  <main class="cardMaker">
    <h1>{tabTexts.value.cards.title}</h1>
    <p>
      {tabTexts.value.cards.about}{' '}
      <a href="docs/tab.html#for-card-makers">{tabTexts.value.elsewhere.howItWorks}</a>
    </p>
    <div class="columns">
      <div>
        <PrintedFields />
        <Understood />
        <FromCard />
      </div>
      <Card />
    </div>
    <LanguageSwitch />
    <nav class="elsewhere" aria-label={tabTexts.value.elsewhere.parts}>
      <a href="play.html">{tabTexts.value.elsewhere.play}</a> ·{' '}
      <a href="judge.html">{tabTexts.value.elsewhere.judge}</a> ·{' '}
      <a href="index.html">{tabTexts.value.elsewhere.site}</a>
    </nav>
  </main>
);
