import { useInspector } from '../session/context.ts';

/** Pauses, steps and restarts the attached program that plays the shown line. */
export function ProgramControls() {
  const inspector = useInspector();
  const info = inspector.line.value?.info.value;
  if (info?.pauses !== 'yes') return undefined;
  const waits = info.paused !== undefined;
  return (
    <span class="agents" role="group" aria-label="The program">
      <span class="muted" role="status">
        {info.ended === undefined ? (waits ? 'program waits' : 'program runs') : 'program ended'}
      </span>
      {info.ended !== undefined ? undefined : waits ? (
        <>
          <button type="button" title="Go on to the next decision" onClick={() => inspector.control('step')}>
            Step
          </button>
          <button type="button" title="Go on to the next breakpoint" onClick={() => inspector.control('go')}>
            Go on
          </button>
        </>
      ) : (
        <button
          type="button"
          title="Wait before the next decision. A duel in a web page waits where the page awaits atDecision; one that answers at once runs on."
          onClick={() => inspector.control('pause')}
        >
          Pause
        </button>
      )}
      <button
        type="button"
        title="End the program and start it again"
        onClick={() => inspector.restartProgram()}
      >
        Run again
      </button>
    </span>
  );
}
