import { signal } from '@preact/signals';
import { render } from 'preact';
import type { ActorTrace, ActorTraceRecord } from '../../../inspector/core/actors/actorTrace.ts';
import { PagePanels, PanelFrame, PanelLayout } from '../../../inspector/core/page/index.ts';

/** A page of a traffic light: its panels on the frame that the page of duels uses. */
class TrafficLightPage {
  readonly seq = signal(0);
  readonly stage = signal('lamps');
  readonly shown = signal('charts');
  readonly records: readonly ActorTraceRecord[];

  constructor({ records }: ActorTrace) {
    this.records = records;
  }

  get active(): readonly string[] {
    const upTo = this.records.slice(0, this.seq.value + 1);
    const last = upTo.findLast((record) => record.kind === 'microstep' || record.kind === 'settled');
    return last !== undefined && 'active' in last ? last.active : [];
  }
}

const panels = new PagePanels<TrafficLightPage, ActorTraceRecord['kind']>([
  'actor',
  'event',
  'guard',
  'microstep',
  'action',
  'settled',
]);
panels.register({
  name: 'lamps',
  title: 'Lamps',
  place: 'stage',
  reads: ['microstep', 'settled'],
  render: ({ active }) => (
    <ul class="lamps">
      {['red', 'yellow', 'green'].map((lamp) => (
        <li key={lamp}>
          {lamp} {active.includes(`trafficLight.cars.${lamp}`) ? 'on' : 'off'}
        </li>
      ))}
    </ul>
  ),
});
panels.register({
  name: 'walkers',
  title: 'Walkers',
  place: 'stage',
  reads: ['microstep', 'settled'],
  render: ({ active }) => (
    <p class="walkers">{active.includes('trafficLight.pedestrians.walk') ? 'walk' : 'wait'}</p>
  ),
});
panels.register({
  name: 'broken',
  title: 'Broken',
  place: 'below',
  reads: ['event'],
  render: (page) => (
    <PanelFrame name="broken" title="Broken">
      <Broken page={page} />
    </PanelFrame>
  ),
});
panels.register({
  name: 'steps',
  title: 'Steps',
  place: 'side',
  reads: ['actor', 'event', 'guard', 'microstep', 'action', 'settled'],
  render: (page) => (
    <PanelFrame name="steps" title="Steps">
      <button
        type="button"
        onClick={() => {
          page.seq.value += 1;
        }}
      >
        Next
      </button>
      <output>{page.records[page.seq.value]?.kind}</output>
    </PanelFrame>
  ),
});

function Broken({ page }: { readonly page: TrafficLightPage }) {
  if (page.seq.value === 0) throw new Error('no event yet');
  return <p>drawn</p>;
}

const sizes = { below: signal(200), side: signal(300) };

function Page({ page }: { readonly page: TrafficLightPage }) {
  return (
    <PanelLayout
      page={page}
      panels={panels}
      moment={`#${page.seq.value}`}
      stage={{
        name: 'lights',
        title: 'Lights',
        label: 'Which lights',
        shown: page.stage.value,
        show: (name) => {
          page.stage.value = name;
        },
      }}
      middle={{ whole: 'both', below: 'broken' }}
      sizes={sizes}
      labels={{
        below: 'Height of the row',
        side: 'Width of the column',
        bar: 'Panels',
        failed: (message) => `This panel cannot be drawn at this moment: ${message}`,
      }}
      narrow={{
        tabs: [['charts', 'Charts']],
        shown: page.shown.value,
        show: (name) => {
          page.shown.value = name;
        },
      }}
    />
  );
}

const root = document.getElementById('page');
const trace: ActorTrace = JSON.parse(document.getElementById('trace')?.textContent ?? '');
if (root !== null) render(<Page page={new TrafficLightPage(trace)} />, root);
