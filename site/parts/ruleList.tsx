import type { VNode } from 'preact';
import { ruleText } from 'taiki/rulebook';
import { RuleLink } from './ruleLink.tsx';

/** Rules by number, each with its sentence. */
export const RuleList = ({ rules }: { readonly rules: readonly string[] }): VNode => (
  <dl class="rules">
    {rules.map((rule) => (
      <div>
        <dt>
          <RuleLink rule={rule} />
        </dt>
        <dd>{ruleText(rule)}</dd>
      </div>
    ))}
  </dl>
);
