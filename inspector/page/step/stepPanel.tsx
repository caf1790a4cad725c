import { useSignal } from '@preact/signals';
import type { Fact } from 'taiki';
import { PanelFrame } from '../../core/page/index.ts';
import {
  edgeText,
  type Moment,
  mayKnow,
  type TableChange,
  type TraceReader,
  tableChanges,
  type Viewer,
} from '../../model/index.ts';
import type { GuardRecord, TraceRecord } from '../../trace.ts';
import { WhyButton } from '../causes/whyButton.tsx';
import { texts } from '../language/language.ts';
import { Rule } from '../parts/rule.tsx';
import { useInspector } from '../session/context.ts';
import { SINCE, type SinceUnit } from './since.ts';
import { StateDetails } from './stateDetails.tsx';
import { WaysOut } from './waysOut.tsx';

/** The last step: its transition, guards and facts, and the changes on the table. */
export function StepPanel() {
  const inspector = useInspector();
  const line = inspector.line.value;
  const moment = inspector.moment.value;
  const record = line?.reader.records[moment.seq];
  return (
    <PanelFrame name="step" title={texts.value.panels.step}>
      {line === undefined || record === undefined ? undefined : (
        <>
          <StateDetails />
          <WaysOut reader={line.reader} seq={moment.seq} />
          <Transition moment={moment} reader={line.reader} />
          <Guards guards={moment.guards} reader={line.reader} />
          <Facts record={record} last={line.reader.facts[moment.facts - 1]?.fact} count={moment.facts} />
          <Changes moment={moment} reader={line.reader} viewer={inspector.viewer.value} />
          <p class="step-part">
            <button type="button" title={texts.value.step.openTitle} onClick={() => inspector.openRecord()}>
              {texts.value.step.openRecord(record.seq)}
            </button>
          </p>
        </>
      )}
    </PanelFrame>
  );
}

interface PartProps {
  readonly moment: Moment;
  readonly reader: TraceReader;
}

function Transition({ moment: { step, actors }, reader }: PartProps) {
  if (step === undefined) return undefined;
  return (
    <section class="step-part">
      <h3>{texts.value.step.lastTransition}</h3>
      <p>
        <b>{actors[step.actor]?.name ?? step.actor}</b> {texts.value.step.on}{' '}
        <code>{step.event === '' ? 'always' : step.event}</code>
      </p>
      <ul class="transitions">
        {step.edges.length === 0 ? <li class="muted">{texts.value.step.noTransition}</li> : undefined}
        {step.edges.map((id) => (
          <li key={id}>
            <code>{edgeText(id, reader.charts, texts.value.telling)}</code>
            {(reader.charts.edge(id)?.actions ?? []).map((action) => (
              <span class="tag" key={action}>
                {action}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GuardsProps {
  readonly guards: readonly GuardRecord[];
  readonly reader: TraceReader;
}

/** The evaluated guards with their results. The first that is true decides. */
function Guards({ guards, reader }: GuardsProps) {
  return (
    <section class="step-part">
      <h3>{texts.value.step.guards}</h3>
      {guards.length === 0 ? <p class="nothing">{texts.value.panels.none}</p> : undefined}
      <ul class="guards">
        {guards.map(({ guard, answer, edge }, index) => (
          <li key={`${edge} ${index}`} class={answer ? 'guard-yes' : 'guard-no'}>
            <span class="guard-answer">{answer ? texts.value.step.yes : texts.value.step.no}</span>
            <code>{guard}</code>
            {edge === undefined ? undefined : (
              <span class="guard-edge">{edgeText(edge, reader.charts, texts.value.telling)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FactsProps {
  readonly record: TraceRecord;
  readonly last: Fact | undefined;
  /** The number of facts so far. */
  readonly count: number;
}

function Facts({ record, last, count }: FactsProps) {
  const inspector = useInspector();
  const facts = record.kind === 'facts' ? record.facts : [];
  const shown = facts.length > 0 || last === undefined ? facts : [last];
  if (shown.length === 0) return undefined;
  return (
    <section class="step-part">
      <h3>{facts.length > 0 ? texts.value.step.facts : texts.value.step.lastFact}</h3>
      <ul>
        {shown.map((fact, index) => (
          <li key={`${record.seq}-${index}`} class="fact">
            <span class="fact-line">
              {texts.value.telling.fact(fact)}
              <WhyButton
                text={texts.value.telling.fact(fact)}
                onAsk={() => inspector.askWhy(count - shown.length + index)}
              />
            </span>
            <Rule number={fact.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The changes on the table, limited to what the viewer may know. */
function Changes({ moment, reader, viewer }: PartProps & { readonly viewer: Viewer }) {
  const since = useSignal<SinceUnit>('decision');
  const before = reader.at(reader.stop(moment.seq, since.value, 'back')).table;
  const changes =
    before === undefined || moment.table === undefined
      ? []
      : tableChanges(before, moment.table, texts.value.telling);
  return (
    <section class="step-part">
      <h3>
        <label for="changes-since">{texts.value.step.changedSince}</label>
        <select
          id="changes-since"
          value={since.value}
          onChange={({ currentTarget }) => {
            since.value = SINCE.find((unit) => unit === currentTarget.value) ?? 'decision';
          }}
        >
          {SINCE.map((unit) => (
            <option key={unit} value={unit}>
              {texts.value.since[unit]}
            </option>
          ))}
        </select>
      </h3>
      {changes.length === 0 ? <p class="nothing">{texts.value.step.noChanges}</p> : undefined}
      <ul class="changes">
        {changes.map((change, index) => (
          <li key={`${moment.seq}-${index}`}>
            <span class={`player player-${change.player}`}>{change.player}</span> {changeText(change, viewer)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function changeText({ card, before, text }: TableChange, viewer: Viewer): string {
  const known =
    [card, before].every((version) => version === undefined) ||
    [card, before].some((version) => version !== undefined && mayKnow(version, viewer));
  const { telling } = texts.value;
  const name = card?.name ?? before?.name;
  return known || name === undefined ? text : text.replace(telling.name(name), telling.table.hiddenCard);
}
