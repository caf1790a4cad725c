import { deepFreeze } from '../../../table/deepFreeze.ts';
import { form } from '../generatedAbility.ts';
import { capitalized, listed, quoted } from '../grammar.ts';
import type { KeywordWord } from '../keywordWord.ts';

/** A side of a card. */
export type LinkSide = 'left' | 'right' | 'above' | 'below';

/** 804.2a. It can lie on this side of a god with one of these names. */
export interface NamedLink {
  readonly side: LinkSide;
  readonly of: readonly string[];
}

/** 804.2. Which gods it links with, and on which side of them it then lies. */
export interface GodLinkKeyword {
  readonly kind: 'keyword';
  readonly name: 'godLink';
  /** A left god lies left of central and right ones, a right god right of central and left ones, and a central god between them. */
  readonly at?: 'left' | 'right' | 'center';
  readonly beside?: readonly NamedLink[];
  /** It can also be put between two such gods that are linked with each other. */
  readonly between?: true;
}

/** God link: as this is put, it may be linked with one of your gods of these names, on this side of it. */
export const godLink = (...beside: readonly NamedLink[]): GodLinkKeyword => ({
  kind: 'keyword',
  name: 'godLink',
  beside,
});

/** Tri god link: a god link on both sides, or between two such gods that are linked. */
export const triGodLink = (...beside: readonly NamedLink[]): GodLinkKeyword => ({
  ...godLink(...beside),
  between: true,
});

/** Left god link: it links with gods that have central or right god link, and lies to the left of them. */
export const leftGodLink: GodLinkKeyword = deepFreeze({ kind: 'keyword', name: 'godLink', at: 'left' });

/** Right god link: it links with gods that have central or left god link, and lies to the right of them. */
export const rightGodLink: GodLinkKeyword = deepFreeze({ kind: 'keyword', name: 'godLink', at: 'right' });

/** Central god link: it links with gods that have left or right god link, and lies between them. Gods may be taken apart for it. */
export const centralGodLink: GodLinkKeyword = deepFreeze({ kind: 'keyword', name: 'godLink', at: 'center' });

/** God link OMG: a left, right or central god link, and one with gods of these names. */
export const godLinkOmg = (one: GodLinkKeyword, ...beside: readonly NamedLink[]): GodLinkKeyword => ({
  ...one,
  beside,
});

const SIDES: { readonly [S in LinkSide]: string } = {
  left: 'to the left of',
  right: 'to the right of',
  above: 'above',
  below: 'below',
};

const AT = { left: 'left ', right: 'right ', center: 'central ' } as const;

export const godLinkWord: KeywordWord<GodLinkKeyword> = {
  label: 'god link',
  text: ({ at, beside = [], between }) => {
    const name = `${between ? 'tri ' : ''}${at === undefined ? '' : AT[at]}god link`;
    const places = [
      ...beside.map(({ side, of }) => `${SIDES[side]} ${listed(of.map(quoted), 'or')}`),
      ...(between ? ['between them'] : []),
    ];
    return `${capitalized(name)}${places.length === 0 ? '' : `: ${places.join(', ')}`}`;
  },
  ofCreatures: true,
  generated: [
    form(2, [], () => leftGodLink),
    form(2, [], () => rightGodLink),
    form(2, [], () => centralGodLink),
  ],
};
