import { COURSES, type Direction, type StepUnit } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import { PLAY_DELAYS } from '../session/inspector.ts';
import { Legend, TimelineBands } from './timelineBands.tsx';

const UNITS = ['decision', 'step', 'microstep'] as const satisfies readonly StepUnit[];

/** The timeline: stepping by decision, step or microstep, playback, and where things are. */
export function Transport() {
  return (
    <section class="transport" aria-label={texts.value.timeline.section}>
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

function StepButtons({ unit }: { readonly unit: (typeof UNITS)[number] }) {
  const inspector = useInspector();
  const button = (direction: Direction) => (
    <button
      type="button"
      aria-label={texts.value.timeline.stepBy(unit, direction)}
      onClick={() => inspector.step(unit, direction)}
    >
      {ARROWS[direction]}
    </button>
  );
  return (
    <span class="step-buttons" role="group" aria-label={texts.value.timeline.units[unit]}>
      {button('back')}
      <span class="step-unit" aria-hidden="true">
        {texts.value.timeline.units[unit]}
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
      title={texts.value.timeline.playTitle}
      onClick={() => inspector.togglePlay('microstep')}
    >
      {isPlaying ? texts.value.timeline.stop : texts.value.timeline.play}
    </button>
  );
}

function SpeedSelect() {
  const { playDelay } = useInspector();
  return (
    <select
      aria-label={texts.value.timeline.speed}
      value={String(playDelay.value)}
      onChange={({ currentTarget }) => {
        playDelay.value = PLAY_DELAYS.find((delay) => String(delay) === currentTarget.value) ?? 400;
      }}
    >
      {PLAY_DELAYS.map((delay) => (
        <option key={delay} value={String(delay)}>
          {texts.value.timeline.perSecond(Math.round(10_000 / delay) / 10)}
        </option>
      ))}
    </select>
  );
}

/** Runs to the end of what goes on at the shown moment. */
function RunToEnd() {
  const inspector = useInspector();
  return (
    <span class="run-to-end" role="group" aria-label={texts.value.timeline.runToEndOf}>
      <span class="step-unit" aria-hidden="true">
        {texts.value.timeline.endOf}
      </span>
      {COURSES.map((course) => (
        <button
          type="button"
          key={course}
          aria-label={texts.value.timeline.runToEnd(course)}
          onClick={() => inspector.runToEndOf(course)}
        >
          {texts.value.timeline.courses[course]}
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
        {line === undefined ? '' : texts.value.timeline.decision(line.reader.countUpTo(position, 'decision'))}
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
      title={texts.value.timeline.liveTitle}
      onClick={() => inspector.follow()}
    >
      {texts.value.timeline.live}
    </button>
  );
}
