import { type PagePanel, PagePanels } from '../../core/page/index.ts';
import { RECORD_KINDS, type RecordKind } from '../../trace.ts';
import { CausesPanel } from '../causes/causesPanel.tsx';
import { FullChart } from '../chart/fullChart.tsx';
import { DecisionPanel } from '../decision/decisionPanel.tsx';
import { texts } from '../language/language.ts';
import type { PageTexts } from '../language/texts.ts';
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

type Panels = PagePanels<Inspector, RecordKind>;

/** The titles among the texts of panels. */
type Title = {
  [K in keyof PageTexts['panels']]: PageTexts['panels'][K] extends string ? K : never;
}[keyof PageTexts['panels']];

type DuelPanel = Omit<PagePanel<Inspector, RecordKind>, 'title'> & { readonly title: Title };

const ON_STAGE: readonly (Omit<DuelPanel, 'place'> & { readonly name: ChartTab })[] = [
  {
    name: 'map',
    title: 'map',
    reads: ['microstep', 'settled', 'standby', 'table'],
    render: () => <MapView />,
  },
  {
    name: 'focus',
    title: 'focus',
    reads: ['microstep', 'settled', 'standby', 'table'],
    render: () => <FocusView />,
  },
  {
    name: 'duel',
    title: 'duel',
    reads: ['guard', 'microstep', 'settled'],
    render: () => <FullChart name="duel" />,
  },
  {
    name: 'standby',
    title: 'standbyActor',
    reads: ['guard', 'microstep', 'settled'],
    render: () => <FullChart name="standby" />,
  },
  {
    name: 'sequence',
    title: 'sequence',
    reads: ['actor', 'event', 'settled'],
    render: () => <SequenceDiagram />,
  },
  {
    name: 'lines',
    title: 'lines',
    reads: ['decision', 'choice', 'facts'],
    render: () => <LinesView />,
  },
];

const BELOW: readonly Omit<DuelPanel, 'place'>[] = [
  { name: 'table', title: 'table', reads: ['table', 'cards', 'decision'], render: () => <TableView /> },
  { name: 'records', title: 'records', reads: RECORD_KINDS, render: () => <RecordsPanel /> },
];

const AT_THE_SIDE: readonly Omit<DuelPanel, 'place'>[] = [
  {
    name: 'causes',
    title: 'causes',
    reads: ['facts', 'choice', 'decision', 'guard', 'standby', 'table'],
    render: () => <CausesPanel />,
  },
  { name: 'copy', title: 'copy', reads: [], render: () => <CopyPanel /> },
  { name: 'position', title: 'position', reads: ['table'], render: () => <PositionPanel /> },
  {
    name: 'record',
    title: 'record',
    reads: RECORD_KINDS,
    render: () => <RecordPanel readersOf={readersOf} />,
  },
  { name: 'lanes', title: 'standby', reads: ['standby', 'table'], render: () => <StandbyPanel /> },
  {
    name: 'decision',
    title: 'decision',
    reads: ['decision', 'explain', 'choice', 'end'],
    render: () => <DecisionPanel />,
  },
  {
    name: 'step',
    title: 'step',
    reads: ['microstep', 'guard', 'facts', 'table'],
    render: () => <StepPanel />,
  },
];

const known = new WeakMap<PageTexts, Panels>();

/** What the duels add to the page. */
export function duelPanels(words: PageTexts): Panels {
  const panels = known.get(words) ?? titled(words);
  known.set(words, panels);
  return panels;
}

function titled({ panels: titles }: PageTexts): Panels {
  const panels: Panels = new PagePanels<Inspector, RecordKind>(RECORD_KINDS);
  const add = (list: readonly Omit<DuelPanel, 'place'>[], place: DuelPanel['place']): void => {
    for (const panel of list) panels.register({ ...panel, title: titles[panel.title], place });
  };
  add(ON_STAGE, 'stage');
  add(BELOW, 'below');
  add(AT_THE_SIDE, 'side');
  return panels;
}

/** The titles of the panels that read this kind of record and not all of them. */
function readersOf(kind: RecordKind): readonly string[] {
  return duelPanels(texts.value)
    .reading(kind)
    .filter(({ reads }) => reads !== RECORD_KINDS)
    .map(({ title }) => title);
}
