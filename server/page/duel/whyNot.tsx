import { useEffect, useState } from 'preact/hooks';
import type { Explanation } from 'taiki';
import { texts } from '../language/language.ts';
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
  const { says, deciding } = texts.value;
  if (id === undefined) return null;
  return (
    <details class="panel whyNot" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{deciding.whyNot}</summary>
      {reasons?.length === 0 ? <p>{deciding.nothingForbidden}</p> : null}
      <ul class="reasons">
        {(reasons ?? []).map((one, index) => (
          <li key={`${index} ${one.what}`}>
            {says.explanation(one)} <small>({one.by === undefined ? one.rule : says.name(one.by)})</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
