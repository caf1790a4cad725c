import type { VNode } from 'preact';
import { useWords } from '../language/inWords.ts';
import type { Ruling } from '../plays/rulings.ts';

/** A ruling in a list of a page in the same folder. */
export function RulingItem({ ruling }: { readonly ruling: Ruling }): VNode {
  const { id, asks, status } = ruling.scenario;
  const words = useWords();
  return (
    <li>
      <a href={`${id}.html`}>
        <span class="id">{id}</span> {asks}
      </a>
      {status !== 'firm' && <span class="status"> {words.lists.open}</span>}
    </li>
  );
}
