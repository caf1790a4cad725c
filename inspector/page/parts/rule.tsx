import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import { nearestRuleText } from './nearestRuleText.ts';

/** A rule number and a summary of the rule. */
export function Rule({ number }: { readonly number: string }) {
  const { hello } = useInspector();
  const inEnglish = nearestRuleText(hello.value?.header.rules ?? {}, number);
  const text = inEnglish === undefined ? undefined : texts.value.telling.rule(number, inEnglish);
  return (
    <span class="rule">
      <span class="rule-number">{number}</span>
      {text === undefined ? undefined : <span class="rule-text">{text}</span>}
    </span>
  );
}
