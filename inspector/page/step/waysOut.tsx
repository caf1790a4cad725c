import { edgeText, type TraceReader, type WayOut, waysOut } from '../../model/index.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

interface WaysOutProps {
  readonly reader: TraceReader;
  readonly seq: number;
}

/** The transitions that leave the active states, with the outcomes of their guards and what they read. */
export function WaysOut({ reader, seq }: WaysOutProps) {
  const inspector = useInspector();
  const chart = inspector.chart.value === 'standby' ? 'standby' : 'duel';
  const ways = waysOut(reader, seq, chart);
  return (
    <section class="step-part">
      <h3>{texts.value.step.waysOut}</h3>
      {ways.length === 0 ? <p class="nothing">{texts.value.panels.none}</p> : undefined}
      <ul class="ways">
        {ways.map((way) => (
          <Way key={way.edge.id} way={way} reader={reader} />
        ))}
      </ul>
    </section>
  );
}

function Way({
  way: { edge, outcome, reads, seq },
  reader,
}: {
  readonly way: WayOut;
  readonly reader: TraceReader;
}) {
  const inspector = useInspector();
  return (
    <li class={`way-${outcome}`}>
      <span class="way-outcome">{texts.value.step.outcomes[outcome]}</span>
      <code>{edge.event}</code>
      <span class="guard-edge">{edgeText(edge.id, reader.charts, texts.value.telling)}</span>
      {reads === undefined ? undefined : <span class="way-reads">{texts.value.step.read(reads)}</span>}
      {seq === undefined ? undefined : (
        <button
          type="button"
          class="quiet"
          aria-label={texts.value.step.whereAsked(seq)}
          onClick={() => inspector.seek(seq)}
        >
          {seq}
        </button>
      )}
    </li>
  );
}
