import { useEffect, useState } from 'preact/hooks';
import type { Explanation } from 'taiki';
import { asked, decision } from './state.ts';

/** What is not allowed in the open decision, with the rules that forbid it. It is asked for when it is opened. */
export function WhyNot() {
  const [isOpen, setOpen] = useState(false);
  const [reasons, setReasons] = useState<readonly Explanation[]>();
  const id = decision.value?.id;
  useEffect(() => {
    setReasons(undefined);
    if (!isOpen || id === undefined) return;
    void asked((source, duel) => source.explain(duel)).then((found) => {
      if (decision.value?.id === id) setReasons(found);
    });
  }, [isOpen, id]);
  if (id === undefined) return null;
  return (
    <details class="panel whyNot" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Why not?</summary>
      {reasons?.length === 0 ? <p>Nothing that you might expect is forbidden here.</p> : null}
      <ul class="reasons">
        {(reasons ?? []).map(({ card, what, reason, rule, by }, index) => (
          <li key={`${index} ${what}`}>
            {card.name ?? 'A card'} cannot {what}: {reason} <small>({by ?? rule})</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
