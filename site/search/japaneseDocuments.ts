import { ruleInJapanese } from '@taiki/reader';
import { ruleNumbers } from 'taiki/rulebook';
import type { SiteContent } from '../generator/siteContent.ts';
import { slug } from '../guides/slug.ts';
import { JAPANESE_WORDS } from '../language/japanese.ts';
import { cut } from './searchDocuments.ts';
import type { SearchDocument } from './searchOptions.ts';

const { name: nameOf } = JAPANESE_WORDS.narration;

/** What can be found in Japanese: rulings, cards, and the rules that have a sentence. Cards are found by both of their names. */
export const japaneseDocuments = ({ rulingsIn, cards }: SiteContent): readonly SearchDocument[] => [
  ...[...rulingsIn.ja.values()].map(({ scenario: { id, asks, says, rules, plays }, cards: named }) => ({
    id: `ja/rulings/${id}.html`,
    kind: 'ruling' as const,
    title: `${id} ${asks}`,
    numbers: rules.join(' '),
    cards: named.flatMap((name) => [nameOf(name), name]).join(' · '),
    text: `${says} ${plays.map(({ name }) => name).join(' ')}`,
    words: '',
    excerpt: cut(says),
  })),
  ...[...cards.values()].map(({ card, path }) => {
    const text = JAPANESE_WORDS.card.text(card).join('\n');
    return {
      id: `ja/${path}`,
      kind: 'card' as const,
      title: nameOf(card.name),
      numbers: '',
      cards: `${nameOf(card.name)} · ${card.name}`,
      text,
      words: '',
      excerpt: cut(text),
    };
  }),
  ...ruleNumbers.flatMap((rule) => {
    const said = ruleInJapanese(rule);
    return said === undefined
      ? []
      : [
          {
            id: `docs/rules.html#${slug(rule)}`,
            kind: 'rule' as const,
            title: `規則${rule}`,
            numbers: rule,
            cards: '',
            text: said,
            words: '',
            excerpt: said,
          },
        ];
  }),
];
