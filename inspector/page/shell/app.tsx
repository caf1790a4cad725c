import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ChartPanel } from '../chart/chartPanel.tsx';
import { DecisionPanel } from '../decision/decisionPanel.tsx';
import { RecordsPanel } from '../records/recordsPanel.tsx';
import { useInspector } from '../session/context.ts';
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
  const shown = inspector.panel.value;

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event, inspector, page);
    page.document.addEventListener('keydown', listen);
    return () => page.document.removeEventListener('keydown', listen);
  }, [inspector, page]);

  useSignalEffect(() => {
    const { address } = inspector;
    if (address !== undefined && address !== location.hash) history.replaceState(history.state, '', address);
  });

  return (
    <>
      <Header page={page} />
      <Transport />
      <main class={`panels show-${shown}`}>
        <RecordsPanel />
        <div class={`middle middle-${inspector.middle.value}`}>
          <ChartPanel />
          <TableView />
        </div>
        <div class="right">
          <DecisionPanel />
          <StandbyPanel />
          <StepPanel />
        </div>
      </main>
      <PanelBar />
      <Notices />
      <KeyHelp />
    </>
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
