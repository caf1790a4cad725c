import { useEffect, useRef } from 'preact/hooks';
import type { Viewer } from 'taiki';
import { describeFact, groupFacts, isNews } from 'taiki/engine';
import { facts } from './state.ts';

const MAX_SHOWN = 200;

/** What has happened, in sentences, the latest last. */
export function Log({ viewer }: { readonly viewer: Viewer }) {
  const list = useRef<HTMLOListElement>(null);
  const groups = groupFacts(facts.value.filter(isNews));
  const first = Math.max(0, groups.length - MAX_SHOWN);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [groups.length]);
  return (
    <section class="panel log" aria-label="Log">
      <h2>Log</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list has to be reached by keyboard */}
      <ol ref={list} tabIndex={0} aria-label="What has happened">
        {groups.slice(first).map(({ fact, more }, index) => (
          <li key={first + index} class={fact.kind === 'turnBegan' ? 'turn' : ''} title={`rule ${fact.rule}`}>
            {describeFact(fact, viewer, more)}
            {viewer === 'judge' ? <small> {fact.rule}</small> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
