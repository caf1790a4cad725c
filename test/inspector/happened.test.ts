import { TraceReader } from '@taiki/inspector';
import { describe, expect, test } from 'vitest';
import { justHappened } from '../../inspector/model/index.ts';
import { purge } from './purge.ts';
import { recorded } from './recorded.ts';

/** The different sentences of a trace, in order. */
function sentencesIn(reader: TraceReader): readonly string[] {
  const texts = reader.records.map(({ seq }) => justHappened(reader.facts, reader.at(seq).facts)?.text ?? '');
  return texts.filter((text, index) => text !== texts[index - 1]);
}

describe('what just happened', () => {
  test('is a sentence with its rule at every record after the first fact', () => {
    const { reader } = recorded(9);
    const first = reader.records.findIndex(({ kind }) => kind === 'facts');
    for (const { seq } of reader.records.slice(first)) {
      const last = justHappened(reader.facts, reader.at(seq).facts);
      expect(last?.text, `record ${seq}`).toMatch(/^(\p{Lu}|p[12]).*\.$/u);
      expect(last?.text).not.toMatch(/undefined|choice made/);
      expect(last?.rule).toMatch(/^\d/);
    }
    expect(justHappened(reader.facts, 0)).toBeUndefined();
  });

  test('follows an effect to the return to the active player', () => {
    const sentences = sentencesIn(new TraceReader(purge().recorder.trace));
    const used = sentences.indexOf('p1 declares to cast Purge.');
    expect(sentences.slice(used)).toEqual([
      'p1 declares to cast Purge.',
      "The cost of p1's Purge is paid: 1 mana.",
      'p1 uses Purge.',
      "p2's Killer is destroyed; p2's Grower is destroyed; and 1 more.",
      "An effect of p2's Killer begins to resolve.",
      "p1's Bystander is destroyed.",
      "An effect of p1's Witness begins to resolve; p1 draws a card.",
      "An effect of p2's Grower begins to resolve; p2's Filler goes from the deck to the mana zone.",
    ]);
  });
});
