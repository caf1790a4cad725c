import { ruleNumbers, ruleText } from 'taiki/rulebook';
import type { SiteContent } from '../generator/siteContent.ts';
import { guideSections } from '../guides/sections.ts';
import { slug } from '../guides/slug.ts';
import type { Ruling } from '../plays/rulings.ts';
import type { SearchDocument } from './searchOptions.ts';

const MAX_EXCERPT = 180;

const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MAX_EXCERPT ? line : `${line.slice(0, MAX_EXCERPT)}…`;
};

/** Everything on the site that can be found, rulings first. */
export const searchDocuments = ({ rulings, guides, api }: SiteContent): readonly SearchDocument[] => [
  ...[...rulings.values()].map(rulingDocument),
  ...cardDocuments([...rulings.values()]),
  ...ruleNumbers.map((rule) => ({
    id: `docs/rules.html#${slug(rule)}`,
    kind: 'rule' as const,
    title: `Rule ${rule}`,
    numbers: rule,
    cards: '',
    text: ruleText(rule) ?? '',
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
  excerpt: cut(says),
});

const cardDocuments = (rulings: readonly Ruling[]): readonly SearchDocument[] =>
  [...new Set(rulings.flatMap(({ cards }) => cards))].map((card) => {
    const found = rulings.filter(({ cards }) => cards.includes(card));
    return {
      id: `rulings/byCard.html#${slug(card)}`,
      kind: 'card',
      title: card,
      numbers: '',
      cards: card,
      text: '',
      excerpt: cut(
        `In ${found.length === 1 ? 'one ruling' : `${found.length} rulings`}: ${found.map(({ scenario }) => scenario.id).join(', ')}`,
      ),
    };
  });
