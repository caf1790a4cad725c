import { edgeText, type TraceReader, type WayOut, waysOut } from '../../model/index.ts';
import { useInspector } from '../session/context.ts';
import { WAY_OUTCOMES } from './wayOutcomes.ts';

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
      <h3>Ways out of the active states</h3>
      {ways.length === 0 ? <p class="nothing">none</p> : undefined}
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
      <span class="way-outcome">{WAY_OUTCOMES[outcome]}</span>
      <code>{edge.event}</code>
      <span class="guard-edge">{edgeText(edge.id, reader.charts)}</span>
      {reads === undefined ? undefined : <span class="way-reads">read {reads}</span>}
      {seq === undefined ? undefined : (
        <button
          type="button"
          class="quiet"
          aria-label={`Go to record ${seq}, where it was asked`}
          onClick={() => inspector.seek(seq)}
        >
          {seq}
        </button>
      )}
    </li>
  );
}
