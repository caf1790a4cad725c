import type { ApiEntry } from '../api/apiEntries.ts';
import type { CardPage } from '../cardPages/cardPages.ts';
import type { Guide } from '../guides/guides.ts';
import type { Ruling } from '../plays/rulings.ts';

/** Everything that the pages show. A class, since the generator copies plain objects for each page. */
export class SiteContent {
  readonly rulings: ReadonlyMap<string, Ruling>;
  readonly guides: readonly Guide[];
  readonly api: readonly ApiEntry[];
  readonly cards: ReadonlyMap<string, CardPage>;

  constructor(
    rulings: readonly Ruling[],
    guides: readonly Guide[],
    api: readonly ApiEntry[],
    cards: ReadonlyMap<string, CardPage>,
  ) {
    this.cards = cards;
    this.rulings = new Map(rulings.map((ruling) => [ruling.scenario.id, ruling]));
    this.guides = guides;
    this.api = api;
  }
}

/** What the generator hands to a page. */
export interface PageData {
  readonly site: SiteContent;
}
