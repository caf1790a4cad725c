import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CausesPanel } from '../causes/causesPanel.tsx';
import { ChartPanel } from '../chart/chartPanel.tsx';
import { DecisionPanel } from '../decision/decisionPanel.tsx';
import { HeadlineBar } from '../headline/headline.tsx';
import { CopyPanel } from '../lines/copyPanel.tsx';
import { PositionPanel } from '../lines/positionPanel.tsx';
import { Splitter } from '../parts/splitter.tsx';
import { RecordPanel } from '../record/recordPanel.tsx';
import { RecordsPanel } from '../records/recordsPanel.tsx';
import { useInspector } from '../session/context.ts';
import { keepAddress } from '../session/historyState.ts';
import type { PanelName } from '../session/inspector.ts';
import { StandbyPanel } from '../standby/standbyPanel.tsx';
import { StepPanel } from '../step/stepPanel.tsx';
import { TableView } from '../table/tableView.tsx';
import { Transport } from '../timeline/transport.tsx';
import { Header } from './header.tsx';
import { KeyHelp } from './keyHelp.tsx';
import { handleKey, type PageControls } from './keys.ts';
import { Notices } from './notices.tsx';

export function App({ page }: { readonly page: PageControls }) {
  const inspector = useInspector();

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event, inspector, page);
    page.document.addEventListener('keydown', listen);
    return () => page.document.removeEventListener('keydown', listen);
  }, [inspector, page]);

  // Jumps have been kept by now.
  useSignalEffect(() => {
    const { address } = inspector;
    const following = inspector.line.value?.following.value ?? false;
    if (address !== undefined) keepAddress(window, address, { following }, 'replaced');
  });

  return (
    <>
      <Header page={page} />
      <Transport />
      <HeadlineBar />
      <Panels page={page} />
      <PanelBar />
      <Notices />
      <KeyHelp />
    </>
  );
}

/** The panels; a narrow screen shows one of them. */
function Panels({ page }: { readonly page: PageControls }) {
  const inspector = useInspector();
  return (
    <main class={`panels show-${inspector.panel.value}`} style={{ '--right': `${page.sizes.right.value}px` }}>
      <div
        class={`middle middle-${inspector.middle.value} below-${inspector.below.value}`}
        style={{ '--below': `${page.sizes.below.value}px` }}
      >
        <ChartPanel />
        <Splitter
          label="Height of the table"
          between="rows"
          panel="after"
          size={page.sizes.below}
          min={120}
          max={900}
        />
        <div class="below">
          <TableView />
          <RecordsPanel />
        </div>
      </div>
      <Splitter
        label="Width of the decision"
        between="columns"
        panel="after"
        size={page.sizes.right}
        min={300}
        max={800}
      />
      <div class="right">
        <CausesPanel />
        <CopyPanel />
        <PositionPanel />
        <RecordPanel />
        <StandbyPanel />
        <DecisionPanel />
        <StepPanel />
      </div>
    </main>
  );
}

const PANELS: readonly (readonly [PanelName, string])[] = [
  ['decision', 'Decision'],
  ['chart', 'Charts'],
  ['table', 'Table'],
  ['records', 'Records'],
];

/** Selects the panel to show on a narrow screen. */
function PanelBar() {
  const inspector = useInspector();
  return (
    <nav class="panel-bar" aria-label="Panels">
      {PANELS.map(([panel, label]) => (
        <button
          type="button"
          key={panel}
          aria-pressed={inspector.panel.value === panel}
          onClick={() => {
            inspector.panel.value = panel;
          }}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
