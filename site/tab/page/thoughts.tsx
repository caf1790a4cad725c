import { useEffect, useState } from 'preact/hooks';
import { token, update } from '../../../server/page/duel/state.ts';
import type { Thought } from '../host/tabDuel.ts';
import { tabTexts } from '../language/tabLanguage.ts';
import { worker } from './tab.ts';

const MAX_SHOWN = 8;

const percent = (worth: number): string => `${Math.round(worth * 100)}%`;

const OneThought = ({ thought: { turn, prompt, samples, answers } }: { readonly thought: Thought }) => (
  <li>
    <table>
      <caption>
        {tabTexts.value.thoughts.about(turn, prompt)}{' '}
        <small>{tabTexts.value.thoughts.sampled(samples)}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{tabTexts.value.thoughts.answer}</th>
          <th scope="col">{tabTexts.value.thoughts.samples}</th>
          <th scope="col">{tabTexts.value.thoughts.wins}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ text, samples: count, worth }) => (
          <tr key={text}>
            <td>{text}</td>
            <td>{count}</td>
            <td>{percent(worth)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </li>
);

/** What the searching agent found before its answers, the latest first. It names cards of its hand, so it is shown on demand. */
export function Thoughts() {
  const [isOpen, setOpen] = useState(false);
  const [thoughts, setThoughts] = useState<readonly Thought[]>([]);
  const now = update.value;
  useEffect(() => {
    const duel = token.value;
    if (!isOpen || duel === undefined) return;
    void worker.call('agent.thoughts', { duel }).then(setThoughts);
  }, [isOpen, now]);
  return (
    <details class="panel thoughts" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{tabTexts.value.thoughts.title}</summary>
      {thoughts.length === 0 ? <p>{tabTexts.value.thoughts.none}</p> : null}
      <ol>
        {thoughts
          .slice(-MAX_SHOWN)
          .reverse()
          .map((thought) => (
            <OneThought key={thought.at} thought={thought} />
          ))}
      </ol>
    </details>
  );
}
