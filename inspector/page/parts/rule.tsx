import { useInspector } from '../session/context.ts';
import { ruleWords } from './ruleWords.ts';

/** A rule by its number, with what it says in our words. */
export function Rule({ number }: { readonly number: string }) {
  const { hello } = useInspector();
  const words = ruleWords(hello.value?.header.rules ?? {}, number);
  return (
    <span class="rule">
      <span class="rule-number">{number}</span>
      {words === undefined ? undefined : <span class="rule-words">{words}</span>}
    </span>
  );
}
