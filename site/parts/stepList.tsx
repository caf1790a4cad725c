import type { VNode } from 'preact';
import { useWords } from '../language/inWords.ts';
import type { PlayStep, StepFact, StepOption, StepQuestion } from '../plays/playSteps.ts';
import { RuleLink } from './ruleLink.tsx';

function Facts({ facts }: { readonly facts: readonly StepFact[] }): VNode {
  const { narration } = useWords();
  return (
    <>
      {facts.map(({ fact, more }) => (
        <span class="fact">
          {narration.fact(fact, more)} <RuleLink rule={fact.rule} />
        </span>
      ))}
    </>
  );
}

/** Longer lists of options are cut: the step is about the answer. */
const MAX_OPTIONS = 6;

function Question({ question }: { readonly question: StepQuestion }): VNode {
  const { player, prompt, options, answered, refused } = question;
  const { narration, telling, step: words } = useWords();
  const labels = (all: readonly StepOption[]): string =>
    all.map(({ label }) => telling.label(label)).join(' · ');
  const chosen = options.filter((option) => option.chosen);
  const others = options.filter((option) => !option.chosen);
  return (
    <span class="question">
      <span class="prompt">
        <strong class={player}>{player}</strong>: {telling.prompt(prompt)}
      </span>
      {answered && <span class="reply">{chosen.length === 0 ? words.nothing : labels(chosen)}</span>}
      {others.length > 0 && (
        <span class="others">
          {answered ? words.or : words.couldChoose}
          {labels(others.slice(0, MAX_OPTIONS))}
          {others.length > MAX_OPTIONS && words.more(others.length - MAX_OPTIONS)}
        </span>
      )}
      {refused.map((explanation) => (
        <span class="refused">
          {narration.forbidden(explanation)} <RuleLink rule={explanation.rule} />
        </span>
      ))}
    </span>
  );
}

/** A play as a numbered list, readable without the stepper. */
export function StepList({ steps }: { readonly steps: readonly PlayStep[] }): VNode {
  const words = useWords();
  return (
    <ol class="steps">
      {steps.map(({ facts, question }, index) => (
        <li class={question === undefined ? 'happened' : 'asked'} data-step={index}>
          <Facts facts={facts} />
          {question !== undefined && <Question question={question} />}
          {index === steps.length - 1 && <span class="fact end">{words.step.end}</span>}
        </li>
      ))}
    </ol>
  );
}
