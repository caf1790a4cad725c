import type { Direction, StepUnit } from '../../model/index.ts';
import { useInspector } from '../session/context.ts';
import { PLAY_SPEEDS } from '../session/inspector.ts';

const UNITS: readonly (readonly [StepUnit, string])[] = [
  ['decision', 'decision'],
  ['step', 'step'],
  ['microstep', 'microstep'],
];

/** The timeline: going back and forward by decision, step and microstep; playing; the slider. */
export function Transport() {
  const inspector = useInspector();
  const line = inspector.line.value;
  const length = inspector.length.value;
  const position = inspector.position.value;
  const playing = inspector.playing.value !== undefined;
  const live = line !== undefined && line.info.value.mode !== 'read' && inspector.link.value === 'open';
  return (
    <section class="transport" aria-label="Timeline">
      <div class="transport-buttons">
        {UNITS.map(([unit, words]) => (
          <Step key={unit} unit={unit} words={words} />
        ))}
        <button
          type="button"
          class="play"
          aria-pressed={playing}
          title="Play (Space)"
          onClick={() => inspector.togglePlay('microstep')}
        >
          {playing ? 'Stop' : 'Play'}
        </button>
        <select
          aria-label="Speed"
          value={String(inspector.speed.value)}
          onChange={({ currentTarget }) => {
            inspector.speed.value = PLAY_SPEEDS.find((speed) => String(speed) === currentTarget.value) ?? 400;
          }}
        >
          {PLAY_SPEEDS.map((speed) => (
            <option key={speed} value={String(speed)}>
              {Math.round(10_000 / speed) / 10}/s
            </option>
          ))}
        </select>
      </div>
      <input
        class="slider"
        type="range"
        aria-label="Moment"
        aria-valuetext={`record ${position} of ${Math.max(0, length - 1)}`}
        min={0}
        max={Math.max(0, length - 1)}
        value={Math.max(0, position)}
        disabled={length === 0}
        onInput={({ currentTarget }) => inspector.seek(Number(currentTarget.value))}
      />
      <output class="position">
        <b>{Math.max(0, position)}</b> / {Math.max(0, length - 1)}
        <span class="position-step">
          {line === undefined ? '' : `decision ${line.reader.countUpTo(position, 'decision')}`}
        </span>
      </output>
      {live ? (
        <button
          type="button"
          class="live"
          aria-pressed={line.following.value}
          title="Go along with the live duel (l)"
          onClick={() => inspector.follow()}
        >
          Live
        </button>
      ) : undefined}
    </section>
  );
}

const SIGNS: { readonly [D in Direction]: string } = { back: '◀', forward: '▶' };

function Step({ unit, words }: { readonly unit: StepUnit; readonly words: string }) {
  const inspector = useInspector();
  const button = (direction: Direction) => (
    <button
      type="button"
      aria-label={`${direction === 'back' ? 'Back' : 'Forward'} by one ${words}`}
      onClick={() => inspector.step(unit, direction)}
    >
      {SIGNS[direction]}
    </button>
  );
  return (
    <span class="step-buttons" role="group" aria-label={words}>
      {button('back')}
      <span class="step-unit" aria-hidden="true">
        {words}
      </span>
      {button('forward')}
    </span>
  );
}
