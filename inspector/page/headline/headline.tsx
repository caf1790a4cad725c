import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { headlineOf, justHappened, whereabouts } from '../../model/index.ts';
import { WhyButton } from '../causes/whyButton.tsx';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import type { LineState } from '../session/lineState.ts';

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
    <p class="visually-hidden" role="status" aria-label={texts.value.headline.inWords}>
      {announced.value}
    </p>
  );
}

/** What happened last before the shown moment, with its rule and the way to its causes. */
function Happened({ line: { reader } }: { readonly line: LineState }) {
  const inspector = useInspector();
  const last = justHappened(reader.facts, inspector.moment.value.facts, texts.value.telling);
  if (last === undefined) return undefined;
  const { text, rule, index } = last;
  return (
    <p class="happened">
      <span class="happened-label">{texts.value.headline.justHappened}</span>{' '}
      <span class="rule-number">{rule}</span> <span class="happened-text">{text}</span>
      <WhyButton text={text} onAsk={() => inspector.askWhy(index)} />
    </p>
  );
}

/** What is going on at the shown moment, why, and by which rule. */
export function HeadlineBar() {
  const inspector = useInspector();
  const line = inspector.line.value;
  const moment = inspector.moment.value;
  const { headline, telling } = texts.value;
  if (line === undefined) return <section class="headline" aria-label={headline.moment} />;
  const { reader } = line;
  const { text, rule, why } = headlineOf(moment, reader, telling);
  const ended = line.info.value.ended;
  return (
    <section class="headline" aria-label={headline.moment}>
      <h2>{text}</h2>
      <Announcement text={text} />
      <div class="headline-details">
        <p class="headline-where">{whereabouts(moment, reader, telling)}</p> <Happened line={line} />{' '}
        <p class="headline-why">
          {rule === '' ? undefined : <span class="rule-number">{rule}</span>} <span>{why}</span>
        </p>
      </div>
      {ended?.stack === undefined ? undefined : (
        <details class="program-error" open>
          <summary>{headline.programError(ended.message)}</summary>
          <pre>{ended.stack}</pre>
        </details>
      )}
    </section>
  );
}
