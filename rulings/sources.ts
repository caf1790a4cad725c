import type { Scenario } from './scenario.ts';

/** Where a ruling was read. No source gives its rulings numbers of its own. */
export interface RulingSource {
  /** The title of the page. */
  readonly page: string;
  readonly address: string;
  /** The version of the General Game Rules that the page quotes, and the day on which it was published. */
  readonly version: string;
  readonly published: string;
  /** The day of the official answer or revision that the page cites for this ruling, where it cites one. */
  readonly answered: string | undefined;
}

type Page = Omit<RulingSource, 'address' | 'answered'>;

/** The pages of the Duel Masters Wiki, by the letters of the ids. */
const PAGES: Readonly<Record<string, Page>> = {
  BL: { page: 'Block Declaration Step', version: '1.20', published: '2020-07-17' },
  DU: { page: 'Declaration of Usage', version: '1.45', published: '2025-04-18' },
  SB: { page: 'Standby', version: '1.41', published: '2024-04-12' },
  TR: { page: 'Trigger Ability', version: '1.28', published: '2022-04-08' },
  US: { page: 'Use', version: '1.20', published: '2020-07-17' },
};

const ANSWERED: Readonly<Record<string, string>> = {
  'DU-024': '2021-09-24',
  'DU-031': '2021-05-21',
  'DU-053': '2020-10-23',
  'DU-054': '2021-06-24',
  'DU-083': '2023-02-17',
};

/** Where a ruling was read; undefined for one that is not of this package. */
export function sourceOf({ id }: Pick<Scenario, 'id'>): RulingSource | undefined {
  const found = PAGES[id.slice(0, 2)];
  if (found === undefined) return undefined;
  const address = `https://duelmasters.fandom.com/wiki/${found.page.replaceAll(' ', '_')}`;
  return { ...found, address, answered: ANSWERED[id] };
}

/** What the status of a ruling means. */
export const STATUS_MEANS: { readonly [S in Scenario['status']]: string } = Object.freeze({
  firm: 'no source says otherwise',
  conflict: 'the sources disagree, and this is the reading of the engine',
  unclear: 'the sources do not settle it: the engine may differ',
});
