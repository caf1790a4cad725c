import type { VNode } from 'preact';
import { useWords } from '../language/inWords.ts';
import { RuleLink } from './ruleLink.tsx';

/** Rules by number, each with its sentence. */
export function RuleList({ rules }: { readonly rules: readonly string[] }): VNode {
  const words = useWords();
  return (
    <dl class="rules">
      {rules.map((rule) => (
        <div>
          <dt>
            <RuleLink rule={rule} />
          </dt>
          <dd>{words.rule(rule)}</dd>
        </div>
      ))}
    </dl>
  );
}
