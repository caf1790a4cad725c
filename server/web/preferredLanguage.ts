/** The languages of the page. */
const LANGUAGES = ['en', 'ja'] as const;

export type ServedLanguage = (typeof LANGUAGES)[number];

/** How much a reader likes a language, and where it stands among those of the same weight. */
interface Wish {
  readonly language: string;
  readonly weight: number;
}

const wishOf = (part: string): Wish => {
  const [range = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return { language: range.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
};

/**
 * The language of the page that a browser asks for first, by its `Accept-Language` (RFC 9110, 12.5.4). English where none of ours is asked
 * for. Of languages with the same weight the first one counts.
 */
export function preferredLanguage(header: string | undefined): ServedLanguage {
  let best: { readonly language: ServedLanguage; readonly weight: number } | undefined;
  for (const part of (header ?? '').slice(0, 1000).split(',')) {
    const { language, weight } = wishOf(part);
    const ours = LANGUAGES.find((one) => one === language);
    if (ours !== undefined && weight > (best?.weight ?? 0)) best = { language: ours, weight };
  }
  return best?.language ?? 'en';
}
