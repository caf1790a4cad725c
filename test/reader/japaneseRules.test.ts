import { fileURLToPath } from 'node:url';
import { Recorder } from '@taiki/inspector';
import { ruleInJapanese } from '@taiki/reader';
import { allCards } from 'taiki';
import { runScenario, scenarios } from 'taiki/rulings';
import { describe, expect, it } from 'vitest';
import { cardRules } from '../../site/cardPages/cardRules.ts';
import { readWordRules } from '../../site/cardPages/wordRules.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

const withoutText = (rules: ReadonlySet<string>): readonly string[] =>
  [...rules].filter((rule) => rule !== '' && !JAPANESE.test(ruleInJapanese(rule) ?? ''));

describe('the summaries of rules in Japanese', () => {
  it('are there for every rule that a chart implements', () => {
    const { duel, standby } = new Recorder().header.charts;
    const rules = new Set([...duel.nodes, ...standby.nodes].map(({ rule }) => rule));
    expect(rules.size).toBeGreaterThan(50);
    expect(withoutText(rules)).toEqual([]);
  });

  it('are there for every rule that a fact of a ruling names', () => {
    const rules = new Set(
      scenarios.flatMap((scenario) =>
        scenario.plays.flatMap((play) => runScenario(scenario, play).log.map(({ rule }) => rule)),
      ),
    );
    expect(rules.size).toBeGreaterThan(60);
    expect(withoutText(rules)).toEqual([]);
  });

  it('are there for every rule that the page of a card names', () => {
    const words = readWordRules(fileURLToPath(new URL('../..', import.meta.url)));
    const rules = new Set(allCards.flatMap((card) => cardRules(card, words)));
    expect(rules.size).toBeGreaterThan(100);
    expect(withoutText(rules)).toEqual([]);
  });

  it('are that of the nearest rule around one that has none', () => {
    expect(ruleInJapanese('502.1')).toBe('ターン・プレイヤーはカードを1枚引く。');
    expect(ruleInJapanese('502.1z')).toBe(ruleInJapanese('502.1'));
    expect(ruleInJapanese('502.9')).toBe(ruleInJapanese('502'));
    expect(ruleInJapanese('999.1')).toBeUndefined();
  });
});
