import { arbitrationAt } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

/** The arbiter's questions in their order, with the answers it got when it was last asked. The first yes decides. */
export function ArbiterRow() {
  const inspector = useInspector();
  const reader = inspector.line.value?.reader;
  const { standby, telling } = texts.value;
  if (reader === undefined) return undefined;
  const { seq, answers } = arbitrationAt(reader, inspector.position.value, telling);
  return (
    <section class="arbiter" aria-label={standby.arbiter}>
      <h3>
        {standby.asks}{' '}
        {seq === undefined ? (
          <span class="muted">{standby.notAsked}</span>
        ) : (
          <button type="button" class="quiet" onClick={() => inspector.seek(seq)}>
            {standby.lastAsked(seq)}
          </button>
        )}
      </h3>
      <ol>
        {answers.map(({ guard, label, rule, answer }) => (
          <li key={guard} class={`arbiter-${answer}`} title={`${guard} ${rule}`}>
            <span>{label}</span>
            <b>{standby.answers[answer]}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
