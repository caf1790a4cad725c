import { useEffect, useRef } from 'preact/hooks';
import type { Viewer } from 'taiki';
import { groupFacts, isNews } from 'taiki/engine';
import { texts } from '../language/language.ts';
import { facts } from './state.ts';

const MAX_SHOWN = 200;

/** What has happened, in sentences, the latest last. */
export function Log({ viewer }: { readonly viewer: Viewer }) {
  const { says, deciding } = texts.value;
  const list = useRef<HTMLOListElement>(null);
  const groups = groupFacts(facts.value.filter(isNews));
  const first = Math.max(0, groups.length - MAX_SHOWN);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [groups.length]);
  return (
    <section class="panel log" aria-label={deciding.log}>
      <h2>{deciding.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list has to be reached by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={deciding.happened}>
        {groups.slice(first).map(({ fact, more }, index) => (
          <li
            key={first + index}
            class={fact.kind === 'turnBegan' ? 'turn' : ''}
            title={deciding.rule(fact.rule)}
          >
            {says.fact(fact, viewer, more)}
            {viewer === 'judge' ? <small> {fact.rule}</small> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
