import { fileURLToPath } from 'node:url';
import { allCards, findCard } from 'taiki';
import { ruleText } from 'taiki/rulebook';
import { describe, expect, it } from 'vitest';
import { cardPath } from '../../site/cardPages/cardPath.ts';
import { cardRules } from '../../site/cardPages/cardRules.ts';
import { readWordRules } from '../../site/cardPages/wordRules.ts';
import { everydayWordsOf } from '../../site/search/everyday.ts';

const words = readWordRules(fileURLToPath(new URL('../..', import.meta.url)));

describe('the rules that a card touches', () => {
  it.each([
    ['Dia Nork, Moonlight Guardian', ['301', '507.1a']],
    ['Aqua Hulcus', ['301', '114.1', '409.1', '603', '606.1']],
  ])('of %s are those of its type and of its words', (name, rules) => {
    expect(cardRules(findCard(name), words)).toEqual(expect.arrayContaining(rules));
  });

  it('are rules of the rulebook in its order, and every card has some', () => {
    for (const card of allCards) {
      const rules = cardRules(card, words);
      expect([card.name, rules.length > 0]).toEqual([card.name, true]);
      expect(rules.filter((rule) => ruleText(rule) === undefined)).toEqual([]);
      expect(new Set(rules).size).toBe(rules.length);
    }
  });

  it('do not include those of words that it does not have', () => {
    expect(cardRules(findCard('Aqua Hulcus'), words)).not.toContain('507.1a');
  });
});

describe('the pages of cards', () => {
  it('have an address each', () => {
    expect(new Set(allCards.map(({ name }) => cardPath(name))).size).toBe(allCards.length);
  });
});

describe('everyday words', () => {
  it('lead to the rules that are called so, and to rules below them', () => {
    expect(everydayWordsOf(['301.5'])).toContain('summoning sickness');
    expect(everydayWordsOf(['509.2'])).toContain('double breaker');
    expect(everydayWordsOf(['701.11'])).toEqual([]);
  });
});
