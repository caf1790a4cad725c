import type { Fact, ObjectId } from 'taiki';
import type { TableRecord } from '../../trace.ts';
import { namesOf } from '../table.ts';

/** Between the names of linked cards. */
export const TOGETHER = ' + ';

/** Each object of a fact that has a name, and where the fact has it. */
const NAMES = {
  object: 'name',
  was: 'name',
  against: 'againstName',
  to: 'toName',
  onto: 'ontoName',
  attacker: 'attackerName',
} as const;

/** 804.1b, 814.1. What objects of several cards are called as one, also after they have left. */
export class NamesTogether {
  readonly #names = new Map<ObjectId, string>();

  /** Reads what has changed on the table. */
  see(record: TableRecord): void {
    const cards = 'whole' in record ? Object.values(record.whole.cards) : (record.patch.cards ?? []);
    for (const card of cards) {
      if (card.links !== undefined) this.#names.set(card.id, namesOf(card).join(TOGETHER));
      else this.#names.delete(card.id);
    }
  }

  /** The fact with these names instead of that of the first card. What only moves are the cards, each of which keeps its name. */
  in(fact: Fact): Fact {
    if (this.#names.size === 0 || ('was' in fact && fact.kind !== 'cardDestroyed')) return fact;
    const values = new Map<string, unknown>(Object.entries(fact));
    const names = Object.entries(NAMES).flatMap(([of, as]) => {
      const id = values.get(of);
      const together = typeof id === 'number' ? this.#names.get(id) : undefined;
      return together === undefined ? [] : [[as, together]];
    });
    return names.length === 0 ? fact : { ...fact, ...Object.fromEntries(names) };
  }
}
