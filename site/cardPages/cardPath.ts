import { slug } from '../guides/slug.ts';

/** The path of the page of a card. */
export const cardPath = (name: string): string => `cards/${slug(name)}.html`;
