import { arbitrationAt } from '../../model/index.ts';
import { useInspector } from '../session/context.ts';

const SIGNS = { yes: 'yes', no: 'no', unasked: '–' } as const;

/** The arbiter's questions in their order, with the answers it got when it was last asked. The first yes decides. */
export function ArbiterRow() {
  const inspector = useInspector();
  const reader = inspector.line.value?.reader;
  if (reader === undefined) return undefined;
  const { seq, answers } = arbitrationAt(reader, inspector.position.value);
  return (
    <section class="arbiter" aria-label="The arbiter">
      <h3>
        The arbiter asks, in this order{' '}
        {seq === undefined ? (
          <span class="muted">not asked yet</span>
        ) : (
          <button type="button" class="quiet" onClick={() => inspector.seek(seq)}>
            last asked at record {seq}
          </button>
        )}
      </h3>
      <ol>
        {answers.map(({ guard, label, rule, answer }) => (
          <li key={guard} class={`arbiter-${answer}`} title={`${guard} ${rule}`}>
            <span>{label}</span>
            <b>{SIGNS[answer]}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
