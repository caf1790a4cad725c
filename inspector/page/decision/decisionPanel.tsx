import type { Answer, Decision, Result } from 'taiki';
import { PanelFrame } from '../../core/page/index.ts';
import { WhyButton } from '../causes/whyButton.tsx';
import { texts } from '../language/language.ts';
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
    <PanelFrame name="decision" title={texts.value.panels.decision} tools={<Agents />}>
      {decision === undefined || line === undefined ? (
        <p class="nothing">{result === undefined ? texts.value.decision.none : <End result={result} />}</p>
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

function End({ result }: { readonly result: Result }) {
  const inspector = useInspector();
  const { decision, telling } = texts.value;
  const last = inspector.moment.value.facts - 1;
  const fact = inspector.line.value?.reader.facts[last]?.fact;
  return (
    <>
      {decision.over(result)}
      {fact?.kind === 'duelEnded' ? (
        <WhyButton text={telling.fact(fact)} onAsk={() => inspector.askWhy(last)} />
      ) : undefined}
    </>
  );
}

const UNTIL = ['decision', 'turn', 'end'] as const;

/** Buttons that let the agents play, and the fork button. */
function Agents() {
  const inspector = useInspector();
  const line = inspector.line.value;
  const { decision } = texts.value;
  if (line === undefined) return undefined;
  const { mode, forks } = line.info.value;
  const isOver = inspector.length.value > 0 && line.reader.last.result !== undefined;
  return (
    <>
      {mode === 'driven' && !isOver ? (
        <span class="agents" role="group" aria-label={decision.letPlay}>
          <span class="muted">{decision.agents}</span>
          {UNTIL.map((until) => (
            <button
              type="button"
              key={until}
              aria-label={decision.play[until].description}
              title={decision.play[until].description}
              onClick={() => inspector.playAgents(until)}
            >
              {decision.play[until].label}
            </button>
          ))}
          <button
            type="button"
            aria-label={decision.stopTitle}
            title={decision.stopTitle}
            onClick={() => inspector.pause()}
          >
            {decision.stop}
          </button>
        </span>
      ) : undefined}
      <ProgramControls />
      {forks === 'yes' ? (
        <button type="button" title={decision.changeTitle} onClick={() => inspector.changePosition()}>
          {decision.change}
        </button>
      ) : undefined}
      {forks === 'yes' ? (
        <button
          type="button"
          aria-label={decision.forkHere}
          title={decision.forkTitle}
          onClick={() => inspector.fork()}
        >
          {decision.fork}
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
        <span class="decision-kind">{texts.value.telling.decision(decision.kind)}</span>
        <span class="muted">{texts.value.decision.howMany(decision)}</span>
      </p>
      <p class="decision-prompt">{texts.value.telling.prompt(decision.prompt)}</p>
      <Options decision={decision} shown={shown} given={given} usable={usable} inspector={inspector} />
      {usable ? <Send decision={decision} inspector={inspector} open={isOpen} /> : undefined}
      <Rule number={decision.rule} />
    </div>
  );
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
    <ol class="options" aria-label={texts.value.decision.options}>
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
            <span>{texts.value.telling.label(option.label)}</span>
            {decision.ordered && shown.includes(index) ? (
              <span class="tag">{texts.value.decision.nth(shown.indexOf(index) + 1)}</span>
            ) : undefined}
            {given?.includes(index) ? <span class="tag">{texts.value.decision.wasChosen}</span> : undefined}
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
  const { decision: words, telling } = texts.value;
  const picked = inspector.picked.answer.value;
  const problem = countProblem(decision, picked, words);
  const what =
    picked.length === 0
      ? words.nothing
      : picked.map((index) => telling.label(decision.options[index]?.label ?? '')).join(' · ');
  return (
    <p class="send">
      <button
        type="button"
        class="primary"
        disabled={problem !== undefined}
        onClick={() => inspector.choose(picked)}
      >
        {open ? words.choose : words.forkAndChoose}
        <span class="send-what">{problem ?? what}</span>
      </button>
      {open ? (
        <button
          type="button"
          class="quiet"
          aria-label={words.concedes(decision.player)}
          title={words.concedesTitle(decision.player)}
          onClick={() => inspector.concede(decision.player)}
        >
          {words.concede}
        </button>
      ) : undefined}
    </p>
  );
}
