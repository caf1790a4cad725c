import type { Headline } from '@taiki/inspector/model';
import type { VNode } from 'preact';
import { RuleLink } from './ruleLink.tsx';

/** What is going on at a moment, and by which rule. */
export function HeadlineText({ headline: { text, rule, why } }: { readonly headline: Headline }): VNode {
  return (
    <>
      <strong class="headline">{text}</strong>
      <span class="why">
        {rule !== '' && <RuleLink rule={rule} />} {why}
      </span>
    </>
  );
}
