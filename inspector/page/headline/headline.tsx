import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { headlineOf } from '../../model/index.ts';
import { useInspector } from '../session/context.ts';

/** Long enough that playing and dragging do not read out every moment on the way. */
const QUIET_MS = 350;

/** The headline, read out by screen readers once the page has stayed at a moment. */
function Announcement({ text }: { readonly text: string }) {
  const announced = useSignal('');
  useEffect(() => {
    const timer = setTimeout(() => {
      announced.value = text;
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [announced, text]);
  return (
    <p class="visually-hidden" role="status" aria-label="The moment, in words">
      {announced.value}
    </p>
  );
}

/** What is going on at the shown moment, why, and by which rule. */
export function HeadlineBar() {
  const inspector = useInspector();
  const line = inspector.line.value;
  const moment = inspector.moment.value;
  if (line === undefined) return <section class="headline" aria-label="The moment" />;
  const { reader } = line;
  const { text, rule, why } = headlineOf(moment, reader.header, reader.facts[moment.facts - 1]?.fact);
  const ended = line.info.value.ended;
  return (
    <section class="headline" aria-label="The moment">
      <h2>{text}</h2>
      <Announcement text={text} />
      <p>
        {rule === '' ? undefined : <span class="rule-number">{rule}</span>} <span>{why}</span>
      </p>
      {ended?.stack === undefined ? undefined : (
        <details class="program-error" open>
          <summary>The program ended with an error: {ended.message}</summary>
          <pre>{ended.stack}</pre>
        </details>
      )}
    </section>
  );
}
