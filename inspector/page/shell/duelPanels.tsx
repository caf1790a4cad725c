import { type PagePanel, PagePanels } from '../../core/page/index.ts';
import { RECORD_KINDS, type RecordKind } from '../../trace.ts';
import { CausesPanel } from '../causes/causesPanel.tsx';
import { FullChart } from '../chart/fullChart.tsx';
import { DecisionPanel } from '../decision/decisionPanel.tsx';
import { CopyPanel } from '../lines/copyPanel.tsx';
import { LinesView } from '../lines/linesView.tsx';
import { PositionPanel } from '../lines/positionPanel.tsx';
import { FocusView } from '../map/focusView.tsx';
import { MapView } from '../map/mapView.tsx';
import { RecordPanel } from '../record/recordPanel.tsx';
import { RecordsPanel } from '../records/recordsPanel.tsx';
import { SequenceDiagram } from '../sequence/sequenceDiagram.tsx';
import type { ChartTab, Inspector } from '../session/inspector.ts';
import { StandbyPanel } from '../standby/standbyPanel.tsx';
import { StepPanel } from '../step/stepPanel.tsx';
import { TableView } from '../table/tableView.tsx';

type DuelPanel = PagePanel<Inspector, RecordKind>;

const ON_STAGE: readonly (Omit<DuelPanel, 'place'> & { readonly name: ChartTab })[] = [
  {
    name: 'map',
    title: 'Map',
    reads: ['microstep', 'settled', 'standby', 'table'],
    render: () => <MapView />,
  },
  {
    name: 'focus',
    title: 'Focus',
    reads: ['microstep', 'settled', 'standby', 'table'],
    render: () => <FocusView />,
  },
  {
    name: 'duel',
    title: 'Duel',
    reads: ['guard', 'microstep', 'settled'],
    render: () => <FullChart name="duel" />,
  },
  {
    name: 'standby',
    title: 'Standby actor',
    reads: ['guard', 'microstep', 'settled'],
    render: () => <FullChart name="standby" />,
  },
  {
    name: 'sequence',
    title: 'Sequence',
    reads: ['actor', 'event', 'settled'],
    render: () => <SequenceDiagram />,
  },
  {
    name: 'lines',
    title: 'Two lines',
    reads: ['decision', 'choice', 'facts'],
    render: () => <LinesView />,
  },
];

const BELOW: readonly Omit<DuelPanel, 'place'>[] = [
  { name: 'table', title: 'Table', reads: ['table', 'cards', 'decision'], render: () => <TableView /> },
  { name: 'records', title: 'Records', reads: RECORD_KINDS, render: () => <RecordsPanel /> },
];

const AT_THE_SIDE: readonly Omit<DuelPanel, 'place'>[] = [
  {
    name: 'causes',
    title: 'Why did this happen',
    reads: ['facts', 'choice', 'decision', 'guard', 'standby', 'table'],
    render: () => <CausesPanel />,
  },
  { name: 'copy', title: 'Copy', reads: [], render: () => <CopyPanel /> },
  { name: 'position', title: 'Change the table', reads: ['table'], render: () => <PositionPanel /> },
  {
    name: 'record',
    title: 'Record',
    reads: RECORD_KINDS,
    render: () => <RecordPanel readersOf={readersOf} />,
  },
  { name: 'lanes', title: 'Standby', reads: ['standby', 'table'], render: () => <StandbyPanel /> },
  {
    name: 'decision',
    title: 'Decision',
    reads: ['decision', 'explain', 'choice', 'end'],
    render: () => <DecisionPanel />,
  },
  {
    name: 'step',
    title: 'Step',
    reads: ['microstep', 'guard', 'facts', 'table'],
    render: () => <StepPanel />,
  },
];

/** What the duels add to the page. */
export const duelPanels = new PagePanels<Inspector, RecordKind>(RECORD_KINDS);
for (const panel of ON_STAGE) duelPanels.register({ ...panel, place: 'stage' });
for (const panel of BELOW) duelPanels.register({ ...panel, place: 'below' });
for (const panel of AT_THE_SIDE) duelPanels.register({ ...panel, place: 'side' });

/** The titles of the panels that read this kind of record and not all of them. */
function readersOf(kind: RecordKind): readonly string[] {
  return duelPanels
    .reading(kind)
    .filter(({ reads }) => reads !== RECORD_KINDS)
    .map(({ title }) => title);
}
