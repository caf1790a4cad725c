import type { VNode } from 'preact';
import { useWords } from '../language/inWords.ts';
import type { PlayStep } from '../plays/playSteps.ts';
import { RuleLink } from './ruleLink.tsx';

/** What is going on at a moment, and by which rule. */
export function HeadlineText({ step: { headlines } }: { readonly step: PlayStep }): VNode {
  const { text, rule, why } = headlines[useWords().language];
  return (
    <>
      <strong class="headline">{text}</strong>
      <span class="why">
        {rule !== '' && <RuleLink rule={rule} />} {why}
      </span>
    </>
  );
}
