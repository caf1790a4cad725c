import { useMemo } from 'preact/hooks';
import type { ObjectId } from 'taiki';
import { storyOf } from '../../model/index.ts';
import { WhyButton } from '../causes/whyButton.tsx';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

/** Everything that happens to a card in this line. A click goes to the moment. */
export function CardStory({ object }: { readonly object: ObjectId }) {
  const inspector = useInspector();
  const reader = inspector.line.value?.reader;
  const length = inspector.length.value;
  const { card, telling } = texts.value;
  const story = useMemo(
    () => (reader === undefined ? [] : storyOf(reader, object, telling)),
    [reader, length, object, telling],
  );
  const here = inspector.position.value;
  return (
    <details class="card-story">
      <summary>{card.story(story.length)}</summary>
      <ol>
        {story.map(({ seq, text, rule, about }, index) => (
          <li key={`${seq} ${index}`} aria-current={seq === here ? 'step' : undefined}>
            <button type="button" class="quiet" title={rule} onClick={() => inspector.seek(seq)}>
              {seq}
            </button>
            {text}
            <WhyButton
              text={text}
              onAsk={() =>
                'fact' in about ? inspector.askWhy(about.fact) : inspector.askWhyPower(about.power, seq)
              }
            />
          </li>
        ))}
      </ol>
    </details>
  );
}
