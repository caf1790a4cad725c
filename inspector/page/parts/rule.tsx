import { useInspector } from '../session/context.ts';
import { nearestRuleText } from './nearestRuleText.ts';

/** A rule number and a summary of the rule. */
export function Rule({ number }: { readonly number: string }) {
  const { hello } = useInspector();
  const text = nearestRuleText(hello.value?.header.rules ?? {}, number);
  return (
    <span class="rule">
      <span class="rule-number">{number}</span>
      {text === undefined ? undefined : <span class="rule-text">{text}</span>}
    </span>
  );
}
