import { COURSES, type Direction, type StepUnit } from '../../model/index.ts';
import { useInspector } from '../session/context.ts';
import { PLAY_DELAYS } from '../session/inspector.ts';
import { Legend, TimelineBands } from './timelineBands.tsx';

const UNITS = ['decision', 'step', 'microstep'] as const satisfies readonly StepUnit[];

/** The timeline: stepping by decision, step or microstep, playback, and where things are. */
export function Transport() {
  return (
    <section class="transport" aria-label="Timeline">
      <div class="transport-buttons">
        {UNITS.map((unit) => (
          <StepButtons key={unit} unit={unit} />
        ))}
        <PlayButton />
        <SpeedSelect />
        <RunToEnd />
        <Position />
        <LiveButton />
        <Legend />
      </div>
      <TimelineBands />
    </section>
  );
}

const ARROWS: { readonly [D in Direction]: string } = { back: '◀', forward: '▶' };

function StepButtons({ unit }: { readonly unit: StepUnit }) {
  const inspector = useInspector();
  const button = (direction: Direction) => (
    <button
      type="button"
      aria-label={`${direction === 'back' ? 'Back' : 'Forward'} by one ${unit}`}
      onClick={() => inspector.step(unit, direction)}
    >
      {ARROWS[direction]}
    </button>
  );
  return (
    <span class="step-buttons" role="group" aria-label={unit}>
      {button('back')}
      <span class="step-unit" aria-hidden="true">
        {unit}
      </span>
      {button('forward')}
    </span>
  );
}

function PlayButton() {
  const inspector = useInspector();
  const isPlaying = inspector.playing.value !== undefined;
  return (
    <button
      type="button"
      class="play"
      aria-pressed={isPlaying}
      title="Play (Space)"
      onClick={() => inspector.togglePlay('microstep')}
    >
      {isPlaying ? 'Stop' : 'Play'}
    </button>
  );
}

function SpeedSelect() {
  const { playDelay } = useInspector();
  return (
    <select
      aria-label="Speed"
      value={String(playDelay.value)}
      onChange={({ currentTarget }) => {
        playDelay.value = PLAY_DELAYS.find((delay) => String(delay) === currentTarget.value) ?? 400;
      }}
    >
      {PLAY_DELAYS.map((delay) => (
        <option key={delay} value={String(delay)}>
          {Math.round(10_000 / delay) / 10}/s
        </option>
      ))}
    </select>
  );
}

/** Runs to the end of what goes on at the shown moment. */
function RunToEnd() {
  const inspector = useInspector();
  return (
    <span class="run-to-end" role="group" aria-label="Run to the end of">
      <span class="step-unit" aria-hidden="true">
        end of
      </span>
      {COURSES.map((course) => (
        <button
          type="button"
          key={course}
          aria-label={`Run to the end of this ${course}`}
          onClick={() => inspector.runToEndOf(course)}
        >
          {course}
        </button>
      ))}
    </span>
  );
}

function Position() {
  const inspector = useInspector();
  const line = inspector.line.value;
  const position = inspector.position.value;
  return (
    <output class="position">
      <b>{Math.max(0, position)}</b> / {Math.max(0, inspector.length.value - 1)}
      <span class="position-step">
        {line === undefined ? '' : `decision ${line.reader.countUpTo(position, 'decision')}`}
      </span>
    </output>
  );
}

function LiveButton() {
  const inspector = useInspector();
  const line = inspector.line.value;
  if (line === undefined || line.info.value.mode === 'read' || inspector.link.value !== 'open')
    return undefined;
  return (
    <button
      type="button"
      class="live"
      aria-pressed={line.following.value}
      title="Follow the live duel (l)"
      onClick={() => inspector.follow()}
    >
      Live
    </button>
  );
}
