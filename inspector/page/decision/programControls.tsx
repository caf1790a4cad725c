import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

/** Pauses, steps and restarts the attached program that plays the shown line. */
export function ProgramControls() {
  const inspector = useInspector();
  const info = inspector.line.value?.info.value;
  if (info?.pauses !== 'yes') return undefined;
  const waits = info.paused !== undefined;
  const { program } = texts.value;
  return (
    <span class="agents" role="group" aria-label={program.group}>
      <span class="muted" role="status">
        {info.ended === undefined ? (waits ? program.waits : program.runs) : program.ended}
      </span>
      {info.ended !== undefined ? undefined : waits ? (
        <>
          <button type="button" title={program.stepTitle} onClick={() => inspector.control('step')}>
            {program.step}
          </button>
          <button type="button" title={program.goTitle} onClick={() => inspector.control('go')}>
            {program.go}
          </button>
        </>
      ) : (
        <button type="button" title={program.pauseTitle} onClick={() => inspector.control('pause')}>
          {program.pause}
        </button>
      )}
      <button type="button" title={program.againTitle} onClick={() => inspector.restartProgram()}>
        {program.again}
      </button>
    </span>
  );
}
