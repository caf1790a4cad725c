import { describeCard } from 'taiki';
import { ruleNumbers, ruleText } from 'taiki/rulebook';
import type { CardPage } from '../cardPages/cardPages.ts';
import type { SiteContent } from '../generator/siteContent.ts';
import { guideSections } from '../guides/sections.ts';
import { slug } from '../guides/slug.ts';
import type { Ruling } from '../plays/rulings.ts';
import { everydayWordsOf } from './everyday.ts';
import type { SearchDocument } from './searchOptions.ts';

const MAX_EXCERPT = 180;

export const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MAX_EXCERPT ? line : `${line.slice(0, MAX_EXCERPT)}…`;
};

/** Everything on the site that can be found, rulings first. */
export const searchDocuments = ({ rulings, guides, api, cards }: SiteContent): readonly SearchDocument[] => [
  ...[...rulings.values()].map(rulingDocument),
  ...[...cards.values()].map(cardDocument),
  ...ruleNumbers.map((rule) => ({
    id: `docs/rules.html#${slug(rule)}`,
    kind: 'rule' as const,
    title: `Rule ${rule}`,
    numbers: rule,
    cards: '',
    text: ruleText(rule) ?? '',
    words: everydayWordsOf([rule]).join(' · '),
    excerpt: ruleText(rule) ?? '',
  })),
  // The rules are documents of their own.
  ...guides
    .filter(({ source }) => source !== 'docs/rules.md')
    .flatMap(({ path, title, text }) =>
      guideSections(text).map((section) => ({
        id: `${path}#${section.anchor}`,
        kind: 'guide' as const,
        title: section.heading === title ? title : `${title}: ${section.heading}`,
        numbers: '',
        cards: '',
        text: section.text,
        words: '',
        excerpt: cut(section.text),
      })),
    ),
  ...api.flatMap(({ name: entry, path, items }) =>
    items.map(({ name, doc, members }) => ({
      id: `${path}#${name}`,
      kind: 'api' as const,
      title: `${name} · ${entry}`,
      numbers: '',
      cards: '',
      text: [doc?.text, ...members.map((member) => `${member.name} ${member.doc?.text ?? ''}`)].join(' '),
      words: '',
      excerpt: cut(doc?.text ?? ''),
    })),
  ),
];

const rulingDocument = ({ scenario: { id, asks, says, rules, plays }, cards }: Ruling): SearchDocument => ({
  id: `rulings/${id}.html`,
  kind: 'ruling',
  title: `${id} ${asks}`,
  numbers: rules.join(' '),
  cards: cards.join(' · '),
  text: `${says} ${plays.map(({ name }) => name).join(' ')}`,
  words: everydayWordsOf(rules).join(' · '),
  excerpt: cut(says),
});

function cardDocument({ card, path, rulings }: CardPage): SearchDocument {
  const { name } = card;
  const text = describeCard(card);
  const inRulings =
    rulings.length === 0 ? '' : ` In ${rulings.length === 1 ? 'one ruling' : `${rulings.length} rulings`}.`;
  return {
    id: path,
    kind: 'card',
    title: name,
    numbers: '',
    cards: name,
    text,
    words: '',
    excerpt: cut(`${text}${inRulings}`),
  };
}
