import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PanelLayout } from '../../core/page/index.ts';
import { HeadlineBar } from '../headline/headline.tsx';
import { texts } from '../language/language.ts';
import { ExpandButton } from '../parts/expandButton.tsx';
import { useInspector } from '../session/context.ts';
import { keepAddress } from '../session/historyState.ts';
import type { PanelName } from '../session/inspector.ts';
import { Transport } from '../timeline/transport.tsx';
import { duelPanels } from './duelPanels.tsx';
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
      <Notices />
      <KeyHelp />
    </>
  );
}

/** The panels; a narrow screen shows one of them. */
function Panels({ page }: { readonly page: PageControls }) {
  const inspector = useInspector();
  const words = texts.value.panels;
  const tabs: readonly (readonly [PanelName, string])[] = [
    ['decision', words.decision],
    ['chart', words.charts],
    ['table', words.table],
    ['records', words.records],
  ];
  return (
    <PanelLayout
      page={inspector}
      panels={duelPanels(texts.value)}
      moment={inspector.address ?? ''}
      stage={{
        name: 'chart',
        title: words.charts,
        label: words.whichChart,
        shown: inspector.chart.value,
        show: (name) => inspector.showChart(name),
        tools: <ExpandButton panel="chart" />,
      }}
      middle={{ whole: inspector.middle.value, below: inspector.below.value }}
      sizes={{ below: page.sizes.below, side: page.sizes.right }}
      labels={{
        below: words.tableHeight,
        side: words.decisionWidth,
        bar: words.bar,
        failed: words.failed,
      }}
      narrow={{
        tabs,
        shown: inspector.panel.value,
        show: (name) => inspector.showPanel(name),
      }}
    />
  );
}
