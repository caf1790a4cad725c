import type { Answer, Decision, Result } from 'taiki';
import { PanelFrame } from '../../core/page/index.ts';
import { factText, spacedWords } from '../../model/index.ts';
import { WhyButton } from '../causes/whyButton.tsx';
import { Rule } from '../parts/rule.tsx';
import { useInspector } from '../session/context.ts';
import type { Inspector } from '../session/inspector.ts';
import type { LineState } from '../session/lineState.ts';
import { answerGiven } from './answerGiven.ts';
import { ProgramControls } from './programControls.tsx';
import { countProblem } from './togglePick.ts';
import { WhatIf } from './whatIf.tsx';
import { WhyNot } from './whyNot.tsx';

/** The open decision, and what it does not allow. */
export function DecisionPanel() {
  const inspector = useInspector();
  const { decision, explanations, result } = inspector.moment.value;
  const line = inspector.line.value;
  return (
    <PanelFrame name="decision" title="Decision" tools={<Agents />}>
      {decision === undefined || line === undefined ? (
        <p class="nothing">
          {result === undefined ? 'No decision is open at this moment.' : <End result={result} />}
        </p>
      ) : (
        <OpenDecision decision={decision} line={line} />
      )}
      {decision === undefined && explanations.length === 0 ? undefined : <WhyNot />}
      {decision === undefined || line?.info.value.forks !== 'yes' ? undefined : (
        <WhatIf decision={decision} />
      )}
    </PanelFrame>
  );
}

function End({ result: { winner, reason, turn } }: { readonly result: Result }) {
  const inspector = useInspector();
  const last = inspector.moment.value.facts - 1;
  const fact = inspector.line.value?.reader.facts[last]?.fact;
  return (
    <>
      The duel is over: {winner ?? 'nobody'} wins by {spacedWords(reason)} in turn {turn}.
      {fact?.kind === 'duelEnded' ? (
        <WhyButton text={factText(fact)} onAsk={() => inspector.askWhy(last)} />
      ) : undefined}
    </>
  );
}

const PLAY_BUTTONS = [
  { until: 'decision', label: 'once', description: 'Agents: answer this decision' },
  { until: 'turn', label: 'turn', description: 'Agents: play to the end of the turn' },
  { until: 'end', label: 'end', description: 'Agents: play to the end of the duel' },
] as const;

/** Buttons that let the agents play, and the fork button. */
function Agents() {
  const inspector = useInspector();
  const line = inspector.line.value;
  if (line === undefined) return undefined;
  const { mode, forks } = line.info.value;
  const isOver = inspector.length.value > 0 && line.reader.last.result !== undefined;
  return (
    <>
      {mode === 'driven' && !isOver ? (
        <span class="agents" role="group" aria-label="Let the agents play">
          <span class="muted">agents</span>
          {PLAY_BUTTONS.map(({ until, label, description }) => (
            <button
              type="button"
              key={until}
              aria-label={description}
              title={description}
              onClick={() => inspector.playAgents(until)}
            >
              {label}
            </button>
          ))}
          <button
            type="button"
            aria-label="Agents: stop"
            title="Agents: stop"
            onClick={() => inspector.pause()}
          >
            stop
          </button>
        </span>
      ) : undefined}
      <ProgramControls />
      {forks === 'yes' ? (
        <button
          type="button"
          title="Change the table at this moment, and play from there"
          onClick={() => inspector.changePosition()}
        >
          Change
        </button>
      ) : undefined}
      {forks === 'yes' ? (
        <button
          type="button"
          aria-label="Fork here"
          title="Continue from this moment on a new line (k)"
          onClick={() => inspector.fork()}
        >
          Fork
        </button>
      ) : undefined}
    </>
  );
}

interface OpenDecisionProps {
  readonly decision: Decision;
  readonly line: LineState;
}

function OpenDecision({ decision, line }: OpenDecisionProps) {
  const inspector = useInspector();
  const given = answerGiven(line.reader, inspector.position.value);
  const isOpen = given === undefined && line.info.value.mode === 'driven';
  const forks = line.info.value.forks === 'yes';
  const picked = inspector.picked.answer.value;
  const shown = picked.length > 0 ? picked : (given ?? []);
  const usable = isOpen || forks;
  return (
    <div class="decision">
      <p class="decision-who">
        <span class={`player player-${decision.player}`}>{decision.player}</span>
        <span class="decision-kind">{spacedWords(decision.kind)}</span>
        <span class="muted">{howMany(decision)}</span>
      </p>
      <p class="decision-prompt">{decision.prompt}</p>
      <Options decision={decision} shown={shown} given={given} usable={usable} inspector={inspector} />
      {usable ? <Send decision={decision} inspector={inspector} open={isOpen} /> : undefined}
      <Rule number={decision.rule} />
    </div>
  );
}

function howMany({ min, max, ordered }: Decision): string {
  const count = min === max ? `choose ${max}` : `choose ${min} to ${max}`;
  return ordered ? `${count}, in order` : count;
}

interface OptionsProps {
  readonly decision: Decision;
  readonly shown: Answer;
  readonly given: Answer | undefined;
  readonly usable: boolean;
  readonly inspector: Inspector;
}

function Options({ decision, shown, given, usable, inspector }: OptionsProps) {
  return (
    <ol class="options" aria-label="Options">
      {decision.options.map((option, index) => (
        <li key={`${decision.id}-${index}`}>
          <button
            type="button"
            class="option"
            aria-pressed={shown.includes(index)}
            disabled={!usable}
            onClick={() => inspector.picked.toggle(index)}
          >
            <kbd>{index < 9 ? index + 1 : ''}</kbd>
            <span>{option.label}</span>
            {decision.ordered && shown.includes(index) ? (
              <span class="tag">{shown.indexOf(index) + 1}.</span>
            ) : undefined}
            {given?.includes(index) ? <span class="tag">was chosen</span> : undefined}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface SendProps {
  readonly decision: Decision;
  readonly inspector: Inspector;
  readonly open: boolean;
}

function Send({ decision, inspector, open }: SendProps) {
  const picked = inspector.picked.answer.value;
  const problem = countProblem(decision, picked);
  const what =
    picked.length === 0 ? 'nothing' : picked.map((index) => decision.options[index]?.label).join(' · ');
  return (
    <p class="send">
      <button
        type="button"
        class="primary"
        disabled={problem !== undefined}
        onClick={() => inspector.choose(picked)}
      >
        {open ? 'Choose' : 'Fork and choose'}
        <span class="send-what">{problem ?? what}</span>
      </button>
      {open ? (
        <button
          type="button"
          class="quiet"
          aria-label={`${decision.player} concedes`}
          title={`${decision.player} concedes (104.3)`}
          onClick={() => inspector.concede(decision.player)}
        >
          concede
        </button>
      ) : undefined}
    </p>
  );
}
