import type { StaticWord } from '../staticWord.ts';
import type { Filter } from '../vocabulary.ts';

/** 317.5. As soon as its player has so many of these cards in the battle zone, one of each name, they turn over and are linked. */
export interface LinksDuelmatesStatic {
  readonly kind: 'linksDuelmates';
  readonly count: number;
  readonly what: Filter;
}

export const linksDuelmatesWord: StaticWord<LinksDuelmatesStatic> = {
  text: ({ count, what }, { filter }) =>
    `turns over and links ${count} ${filter(what, 'many')} of different names that its player has in the battle zone`,
  generated: { weight: 1, fields: { count: [2, 3], what: 'filter' } },
};
