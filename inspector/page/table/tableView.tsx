import { useComputed } from '@preact/signals';
import { PanelFrame } from '../../core/page/index.ts';
import { resolvingObject, tableChanges, type Viewer } from '../../model/index.ts';
import { answerGiven } from '../decision/answerGiven.ts';
import { texts } from '../language/language.ts';
import { BelowTabs } from '../parts/belowTabs.tsx';
import { ExpandButton } from '../parts/expandButton.tsx';
import { useInspector } from '../session/context.ts';
import { CardDetails } from './cardDetails.tsx';
import { rolesOf } from './roles.ts';
import { TablePanel } from './tablePanel.tsx';

const VIEWERS: readonly Viewer[] = ['both', 'p1', 'p2'];

/** The table at the shown moment, with the roles of its cards. */
export function TableView() {
  const inspector = useInspector();
  const roles = useComputed(() => {
    const moment = inspector.moment.value;
    const { table, decision, seq } = moment;
    const reader = inspector.line.value?.reader;
    if (table === undefined || reader === undefined) return new Map();
    const before = reader.at(reader.stop(seq, 'microstep', 'back')).table;
    const picked = inspector.picked.answer.value;
    const chosen = picked.length > 0 ? picked : (answerGiven(reader, seq) ?? []);
    const changes = before === undefined || before === table ? [] : tableChanges(before, table);
    return rolesOf(table, decision, chosen, changes, resolvingObject(moment, reader));
  });
  const { table } = inspector.moment.value;
  const reader = inspector.line.value?.reader;
  return (
    <PanelFrame name="table" title={texts.value.panels.table} tools={<Viewers />}>
      {table === undefined || reader === undefined ? (
        <p class="board-empty">{texts.value.table.none}</p>
      ) : (
        <TablePanel
          table={table}
          viewer={inspector.viewer.value}
          printed={(name) => reader.card(name)}
          roles={roles.value}
          onSelect={(id) => {
            inspector.selectedCard.value = inspector.selectedCard.value === id ? undefined : id;
          }}
        />
      )}
      <CardDetails />
    </PanelFrame>
  );
}

function Viewers() {
  const inspector = useInspector();
  return (
    <div class="tabs" role="group" aria-label={texts.value.table.seenByGroup}>
      <span class="muted">{texts.value.table.seenBy}</span>
      {VIEWERS.map((viewer) => (
        <button
          type="button"
          key={viewer}
          aria-pressed={inspector.viewer.value === viewer}
          onClick={() => {
            inspector.viewer.value = viewer;
          }}
        >
          {texts.value.table.viewers[viewer]}
        </button>
      ))}
      <ExpandButton panel="table" />
      <BelowTabs />
    </div>
  );
}
