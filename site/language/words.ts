import type { Moment, Telling } from '@taiki/inspector/model';
import type { CardDefinition, Zone } from 'taiki';
import type { NarrationTexts, Scenario } from 'taiki/rulings';
import type { STEP_WORDS } from '../client/stepWords.ts';

/** The languages of the pages of rulings and cards, and of the search. */
export const LANGUAGES = ['en', 'ja'] as const;
export type SiteLanguage = (typeof LANGUAGES)[number];

type Next = NonNullable<NonNullable<Moment['standby']>['next']>;
type Side = 'ap' | 'nap';
type Stage = 'arriving' | 'waiting' | 'resolving';

/** What the pages of rulings and cards and the search say in one language. */
export interface Words {
  readonly language: SiteLanguage;
  readonly telling: Telling;
  readonly narration: NarrationTexts;
  /** The summary of a rule. */
  readonly rule: (number: string) => string | undefined;
  readonly page: {
    readonly parts: {
      readonly play: string;
      readonly judge: string;
      readonly cards: string;
      readonly rulings: string;
      readonly byRule: string;
      readonly byCard: string;
      readonly guides: string;
      readonly api: string;
    };
    readonly skip: string;
    readonly partsOfSite: string;
    readonly search: string;
    readonly searchExample: string;
    readonly searchFor: string;
    readonly unofficial: string;
    /** The name of the other language, in that language. */
    readonly otherLanguage: string;
  };
  readonly sections: Readonly<Record<string, string>>;
  readonly lists: {
    readonly title: string;
    /** What is before, between and after the links to the other lists. */
    readonly lead: (count: number) => {
      readonly before: string;
      readonly between: string;
      readonly after: string;
    };
    readonly byRule: string;
    readonly byRuleLink: string;
    readonly byCard: string;
    readonly byCardLink: string;
    readonly cardsLead: string;
    readonly allCards: string;
    readonly cardTitle: string;
    readonly open: string;
  };
  readonly card: {
    readonly all: string;
    /** What is before, in and after the link to the maker of cards. */
    readonly allLead: (count: number) => {
      readonly before: string;
      readonly link: string;
      readonly after: string;
    };
    readonly rulings: (count: number) => string;
    /** Under which heading a card is listed, by its name. */
    readonly heading: (name: string) => string;
    /** The text of a card, below its name. */
    readonly text: (card: CardDefinition) => readonly string[];
    readonly reconstructed: (why: string) => string;
    readonly tryIt: string;
    readonly between: string;
    readonly changeIt: string;
    readonly after: string;
    readonly rules: string;
    readonly rulingsWithIt: string;
    readonly noRulings: string;
  };
  readonly finding: {
    /** Where else rulings are found, for who has no JavaScript. */
    readonly withoutScript: string;
    readonly byRule: string;
    readonly byCard: string;
    readonly guides: string;
    /** What is searched, where that is not all of the site, and the link to the rest. */
    readonly searched?: { readonly text: string; readonly link: string };
  };
  readonly ruling: {
    readonly openQuestion: (status: Exclude<Scenario['status'], 'firm'>) => string;
    readonly rules: string;
    readonly position: string;
    readonly changeIt: { readonly before: string; readonly link: string; readonly after: string };
    readonly otherPosition: { readonly before: string; readonly link: string; readonly after: string };
    readonly steps: string;
    readonly play: string;
    readonly stepping: string;
    readonly buttons: {
      readonly [B in 'first' | 'back' | 'next' | 'last']: { readonly label: string; readonly title: string };
    };
    readonly table: string;
    readonly neighbours: string;
  } & (typeof STEP_WORDS)[SiteLanguage];
  readonly step: {
    readonly nothing: string;
    readonly or: string;
    readonly couldChoose: string;
    readonly more: (count: number) => string;
    readonly end: string;
  };
  readonly lanes: {
    readonly sides: { readonly [S in Side]: string };
    readonly stages: { readonly [S in Stage]: string };
    readonly none: string;
    readonly mayDeclare: string;
    readonly event: (event: string, card: string | undefined) => string;
    readonly use: (use: string) => string;
    readonly declared: string;
    readonly nothingNext: string;
    readonly next: (next: Next) => string;
    readonly returned: string;
  };
  readonly sides: {
    readonly roles: { readonly active: string; readonly other: string };
    readonly zone: (zone: Zone) => string;
    readonly deck: string;
    readonly cards: (count: number) => string;
    readonly empty: string;
    readonly marks: (marks: readonly string[]) => string;
  };
}

/** The folder of the pages in a language. */
export const folderOf = (language: SiteLanguage): string => (language === 'en' ? '' : `${language}/`);

/** The same page in the other language; undefined if there is none. */
export function otherPage(path: string): string | undefined {
  if (path.startsWith('ja/')) return path.slice('ja/'.length);
  return /^(?:rulings\/(?:index|byRule|byCard|[A-Z]{2}-\d{3})|cards\/[^/]+|search)\.html$/.test(path)
    ? `ja/${path}`
    : undefined;
}
