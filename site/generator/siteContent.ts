import type { ApiEntry } from '../api/apiEntries.ts';
import type { CardPage } from '../cardPages/cardPages.ts';
import type { Guide } from '../guides/guides.ts';
import type { SiteLanguage } from '../language/words.ts';
import type { Ruling } from '../plays/rulings.ts';

/** Everything that the pages show. A class, since the generator copies plain objects for each page. */
export class SiteContent {
  /** In English. */
  readonly rulings: ReadonlyMap<string, Ruling>;
  readonly rulingsIn: { readonly [L in SiteLanguage]: ReadonlyMap<string, Ruling> };
  readonly guides: readonly Guide[];
  readonly api: readonly ApiEntry[];
  readonly cards: ReadonlyMap<string, CardPage>;

  constructor(
    rulings: readonly { readonly [L in SiteLanguage]: Ruling }[],
    guides: readonly Guide[],
    api: readonly ApiEntry[],
    cards: ReadonlyMap<string, CardPage>,
  ) {
    this.cards = cards;
    const byId = (language: SiteLanguage) =>
      new Map(rulings.map((ruling) => [ruling[language].scenario.id, ruling[language]]));
    this.rulingsIn = { en: byId('en'), ja: byId('ja') };
    this.rulings = this.rulingsIn.en;
    this.guides = guides;
    this.api = api;
  }
}

/** What the generator hands to a page. */
export interface PageData {
  readonly site: SiteContent;
}
