import { useState } from 'preact/hooks';
import type { Player, StartStep, Zone } from 'taiki';
import { messageOf } from '../../../server/page/duel/state.ts';
import { LanguageSwitch } from '../../../server/page/language/languageSwitch.tsx';
import { Select } from '../../../server/page/parts/select.tsx';
import { tabTexts } from '../language/tabLanguage.ts';
import { LinkProblem } from '../page/linkProblem.tsx';
import { worker } from '../page/tab.ts';
import { EMPTY_POSITION } from './board.ts';
import { CardSearch } from './cardSearch.tsx';
import { RulingSearch } from './rulingSearch.tsx';
import { customCards, playSituation, position, readPosition, rules, ruling, setPosition } from './state.ts';
import { CardEditor, ZoneEditor } from './zoneEditor.tsx';

const STEPS = [
  'startOfTurn',
  'draw',
  'charge',
  'main',
  'attack',
  'end',
] as const satisfies readonly StartStep[];
const MAIN_ZONES = [
  'battleZone',
  'hand',
  'manaZone',
  'shieldZone',
  'graveyard',
  'deck',
] as const satisfies readonly Zone[];
const OTHER_ZONES = ['hyperspatialZone', 'superGRZone', 'abyssZone'] as const satisfies readonly Zone[];

const Board = ({ player }: { readonly player: Player }) => (
  <section class={`side ${position.value.active === player ? 'active' : ''}`} aria-label={player}>
    <header>
      <h2>{player}</h2>
      {position.value.active === player ? <span class="mark">{tabTexts.value.judge.turnMark}</span> : null}
    </header>
    {MAIN_ZONES.map((zone) => (
      <ZoneEditor key={zone} player={player} zone={zone} />
    ))}
    <details>
      <summary>{tabTexts.value.judge.otherZones}</summary>
      {OTHER_ZONES.map((zone) => (
        <ZoneEditor key={zone} player={player} zone={zone} />
      ))}
    </details>
  </section>
);

/** Whose turn it is, which one, and the step at which the duel begins. */
function Turn() {
  const { value } = position;
  const said = tabTexts.value.judge;
  return (
    <div class="turn">
      <Select
        label={said.turnOf}
        value={value.active}
        options={[
          ['p1', 'p1'],
          ['p2', 'p2'],
        ]}
        onChange={(active: Player) => setPosition({ ...value, active })}
      />
      <Select
        label={said.beginsWith}
        value={value.step}
        options={STEPS.map((step) => [step, said.step(step)] as const)}
        onChange={(step: StartStep) => setPosition({ ...value, step })}
      />
      <label>
        <span>{said.turnNumber}</span>
        <input
          type="number"
          min={1}
          value={value.turn}
          onChange={({ currentTarget }) =>
            setPosition({ ...value, turn: Math.max(1, Math.trunc(Number(currentTarget.value)) || 1) })
          }
        />
      </label>
    </div>
  );
}

interface TextProps {
  readonly onProblem: (problem: string | undefined) => void;
}

/** The situation as text, and custom cards as JSON. */
function AsText({ onProblem }: TextProps) {
  const [text, setText] = useState('');
  const [cards, setCards] = useState('');
  const show = (): void => {
    setCards(customCards.value.length === 0 ? '' : JSON.stringify(customCards.value, undefined, 2));
    void worker.call('position.print', { position: position.value }).then(setText);
  };
  const use = (): void => {
    onProblem(undefined);
    Promise.resolve(cards)
      .then((json) => (json.trim() === '' ? [] : [JSON.parse(json)].flat()))
      .then(async (definitions) => {
        await readPosition(text);
        customCards.value = definitions;
      })
      .catch((error: unknown) => onProblem(messageOf(error)));
  };
  return (
    <details class="panel asText" onToggle={({ currentTarget }) => currentTarget.open && show()}>
      <summary>{tabTexts.value.judge.asText}</summary>
      <label>
        <span>{tabTexts.value.judge.position}</span>
        <textarea rows={12} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <label>
        <span>{tabTexts.value.judge.cards}</span>
        <textarea rows={4} value={cards} onInput={({ currentTarget }) => setCards(currentTarget.value)} />
      </label>
      <div class="buttons">
        <button type="button" onClick={use}>
          {tabTexts.value.judge.use}
        </button>
      </div>
    </details>
  );
}

const Ruling = () =>
  ruling.value === undefined ? null : (
    <section class="panel" aria-label={tabTexts.value.judge.ruling}>
      <p>
        <a href={`${tabTexts.value.judge.rulingPages}${ruling.value.id}.html`}>{ruling.value.id}</a>:{' '}
        {tabTexts.value.judge.words(ruling.value).asks}
      </p>
      <p>{tabTexts.value.judge.words(ruling.value).says}</p>
      <div class="buttons">
        <button
          type="button"
          onClick={() => {
            ruling.value = undefined;
          }}
        >
          {tabTexts.value.judge.anotherRuling}
        </button>
      </div>
    </section>
  );

function clear(): void {
  setPosition(EMPTY_POSITION);
  customCards.value = [];
  rules.value = undefined;
  ruling.value = undefined;
}

/** Sets up a situation. */
export function Editor() {
  const [problem, setProblem] = useState<string>();
  const said = tabTexts.value.judge;
  const there = tabTexts.value.elsewhere;
  const start = (): void => {
    setProblem(undefined);
    playSituation().catch((error: unknown) => setProblem(messageOf(error)));
  };
  return (
    <main class="duel judge">
      <div class="table">
        <h1>{said.title}</h1>
        <button
          type="button"
          class="toRulings"
          onClick={() => {
            ruling.value = undefined;
            // The search is drawn after this.
            setTimeout(() => document.getElementById('rulingSearch')?.focus());
          }}
        >
          {said.beginWithRuling}
        </button>
        <Board player="p2" />
        <Board player="p1" />
      </div>
      <aside class="panels">
        <LinkProblem />
        <Ruling />
        {ruling.value === undefined ? <RulingSearch /> : null}
        <section class="panel" aria-label={tabTexts.value.judge.play}>
          <Turn />
          {problem === undefined ? null : <p role="alert">{problem}</p>}
          <div class="buttons">
            <button type="button" class="main" onClick={start}>
              {said.play}
            </button>
            <button type="button" class="quiet" onClick={clear}>
              {said.clear}
            </button>
          </div>
        </section>
        <CardSearch />
        <CardEditor />
        <AsText onProblem={setProblem} />
        <LanguageSwitch />
        <nav class="elsewhere" aria-label={there.parts}>
          <a href={`${said.rulingPages}index.html`}>{there.rulings}</a> · <a href="play.html">{there.play}</a>{' '}
          · <a href="docs/tab.html">{there.howItWorks}</a>
        </nav>
      </aside>
    </main>
  );
}
