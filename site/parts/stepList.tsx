import type { VNode } from 'preact';
import type { PlayStep, StepFact, StepQuestion } from '../plays/playSteps.ts';
import { RuleLink } from './ruleLink.tsx';

function Facts({ facts }: { readonly facts: readonly StepFact[] }): VNode {
  return (
    <>
      {facts.map(({ text, rule }) => (
        <span class="fact">
          {text} <RuleLink rule={rule} />
        </span>
      ))}
    </>
  );
}

/** Longer lists of options are cut: the step is about the answer. */
const MAX_OPTIONS = 6;

function Question({ question }: { readonly question: StepQuestion }): VNode {
  const { player, prompt, options, answered, refused } = question;
  const chosen = options.filter((option) => option.chosen);
  const others = options.filter((option) => !option.chosen);
  return (
    <span class="question">
      <span class="prompt">
        <strong class={player}>{player}</strong>: {prompt}
      </span>
      {answered && (
        <span class="reply">
          {chosen.length === 0 ? 'nothing' : chosen.map(({ label }) => label).join(' · ')}
        </span>
      )}
      {others.length > 0 && (
        <span class="others">
          {answered ? 'or ' : 'could choose '}
          {others
            .slice(0, MAX_OPTIONS)
            .map(({ label }) => label)
            .join(' · ')}
          {others.length > MAX_OPTIONS && ` and ${others.length - MAX_OPTIONS} more`}
        </span>
      )}
      {refused.map(({ card, what, reason, rule, by }) => (
        <span class="refused">
          {card.name} cannot {what}: {reason}
          {by !== undefined && ` (${by})`} <RuleLink rule={rule} />
        </span>
      ))}
    </span>
  );
}

/** A play as a numbered list, readable without the stepper. */
export function StepList({ steps }: { readonly steps: readonly PlayStep[] }): VNode {
  return (
    <ol class="steps">
      {steps.map(({ facts, question }, index) => (
        <li class={question === undefined ? 'happened' : 'asked'} data-step={index}>
          <Facts facts={facts} />
          {question !== undefined && <Question question={question} />}
          {index === steps.length - 1 && <span class="fact end">The play ends here.</span>}
        </li>
      ))}
    </ol>
  );
}
