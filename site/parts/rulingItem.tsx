import type { VNode } from 'preact';
import type { Ruling } from '../plays/rulings.ts';

/** A ruling in a list of a page in the same folder. */
export function RulingItem({ ruling }: { readonly ruling: Ruling }): VNode {
  const { id, asks, status } = ruling.scenario;
  return (
    <li>
      <a href={`${id}.html`}>
        <span class="id">{id}</span> {asks}
      </a>
      {status !== 'firm' && <span class="status"> open</span>}
    </li>
  );
}
