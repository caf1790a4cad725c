import { useState } from 'preact/hooks';
import type { Player, StartStep, Zone } from 'taiki';
import { messageOf } from '../../../server/page/duel/state.ts';
import { stateText } from '../../../server/page/duel/wording.ts';
import { Select } from '../../../server/page/parts/select.tsx';
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
const OTHER_ZONES = ['hyperspatialZone', 'superGRZone'] as const satisfies readonly Zone[];

const Board = ({ player }: { readonly player: Player }) => (
  <section class={`side ${position.value.active === player ? 'active' : ''}`} aria-label={player}>
    <header>
      <h2>{player}</h2>
      {position.value.active === player ? <span class="mark">turn</span> : null}
    </header>
    {MAIN_ZONES.map((zone) => (
      <ZoneEditor key={zone} player={player} zone={zone} />
    ))}
    <details>
      <summary>Hyperspatial zone, super GR zone</summary>
      {OTHER_ZONES.map((zone) => (
        <ZoneEditor key={zone} player={player} zone={zone} />
      ))}
    </details>
  </section>
);

/** Whose turn it is, which one, and the step at which the duel begins. */
function Turn() {
  const { value } = position;
  return (
    <div class="turn">
      <Select
        label="Turn of"
        value={value.active}
        options={[
          ['p1', 'p1'],
          ['p2', 'p2'],
        ]}
        onChange={(active: Player) => setPosition({ ...value, active })}
      />
      <Select
        label="Begins with"
        value={value.step}
        options={STEPS.map((step) => [step, stateText(`turn.${step}`)] as const)}
        onChange={(step: StartStep) => setPosition({ ...value, step })}
      />
      <label>
        <span>Turn number</span>
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
      <summary>As text, custom cards</summary>
      <label>
        <span>The position, one line a zone</span>
        <textarea rows={12} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <label>
        <span>A list of cards as JSON</span>
        <textarea rows={4} value={cards} onInput={({ currentTarget }) => setCards(currentTarget.value)} />
      </label>
      <div class="buttons">
        <button type="button" onClick={use}>
          Use this
        </button>
      </div>
    </details>
  );
}

const Ruling = () =>
  ruling.value === undefined ? null : (
    <section class="panel" aria-label="Ruling">
      <p>
        <a href={`rulings/${ruling.value.id}.html`}>{ruling.value.id}</a>: {ruling.value.asks}
      </p>
      <p>{ruling.value.says}</p>
      <div class="buttons">
        <button
          type="button"
          onClick={() => {
            ruling.value = undefined;
          }}
        >
          Another ruling
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
  const start = (): void => {
    setProblem(undefined);
    playSituation().catch((error: unknown) => setProblem(messageOf(error)));
  };
  return (
    <main class="duel judge">
      <div class="table">
        <h1>What happens if…?</h1>
        <button
          type="button"
          class="toRulings"
          onClick={() => {
            ruling.value = undefined;
            // The search is drawn after this.
            setTimeout(() => document.getElementById('rulingSearch')?.focus());
          }}
        >
          Begin with a ruling
        </button>
        <Board player="p2" />
        <Board player="p1" />
      </div>
      <aside class="panels">
        <LinkProblem />
        <Ruling />
        {ruling.value === undefined ? <RulingSearch /> : null}
        <section class="panel" aria-label="Play">
          <Turn />
          {problem === undefined ? null : <p role="alert">{problem}</p>}
          <div class="buttons">
            <button type="button" class="main" onClick={start}>
              Play it
            </button>
            <button type="button" class="quiet" onClick={clear}>
              Clear
            </button>
          </div>
        </section>
        <CardSearch />
        <CardEditor />
        <AsText onProblem={setProblem} />
        <nav class="elsewhere" aria-label="Parts of the site">
          <a href="rulings/index.html">Rulings to begin with</a> · <a href="play.html">Play</a> ·{' '}
          <a href="docs/tab.html">How this works</a>
        </nav>
      </aside>
    </main>
  );
}
