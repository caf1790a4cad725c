import { Recorder, TraceReader } from '@taiki/inspector';
import { arrange } from 'taiki/testing';
import { describe, expect, test } from 'vitest';
import { creature, powerAttacker } from '../../effects/language/words.ts';
import { storyOf } from '../../inspector/model/index.ts';
import { recorded } from './recorded.ts';

describe('the story of a card', () => {
  test('tells each change of its power, and when', () => {
    const recorder = new Recorder();
    const duel = arrange({
      cards: [
        creature({
          name: 'Charger',
          civilizations: ['fire'],
          cost: 1,
          power: 1000,
          abilities: [powerAttacker(2000)],
        }),
      ],
      inspect: recorder,
      step: 'attack',
      p1: { battleZone: ['Charger'] },
    });
    const object = duel.decision?.options[0]?.card?.id ?? -1;
    do duel.choose(0);
    while (duel.decision !== undefined && duel.decision.kind !== 'attack' && duel.game.attack !== undefined);
    const reader = new TraceReader(recorder.trace);
    const story = storyOf(reader, object);
    const texts = story.map(({ text }) => text);
    expect(texts).toContain('power 1000 → 3000');
    expect(texts).toContain('p1: attack declared Charger, attacks p2');
    expect(texts.indexOf('power 3000 → 1000')).toBeGreaterThan(texts.indexOf('power 1000 → 3000'));
    for (const { seq, text } of story.filter(({ about }) => 'power' in about)) {
      const [was, now] = [reader.at(seq - 1), reader.at(seq)].map(({ table }) => table?.cards[object]?.power);
      expect(text).toBe(`power ${was} → ${now}`);
    }
  });

  test('follows it through all zones (400.5)', () => {
    const { reader } = recorded(2);
    const destroyed = reader.facts.find(({ fact }) => fact.kind === 'cardDestroyed');
    if (destroyed?.fact.kind !== 'cardDestroyed') throw new Error('Nothing was destroyed in this duel.');
    const { object, was, name } = destroyed.fact;
    const story = storyOf(reader, was);
    expect(storyOf(reader, object)).toEqual(story);
    const moves = story.map(({ text }) => text).filter((text) => /drawn|put|destroyed/.test(text));
    expect(moves.length).toBeGreaterThanOrEqual(3);
    for (const text of moves) expect(text).toContain(name);
    expect(story.map(({ seq }) => seq)).toEqual(story.map(({ seq }) => seq).toSorted((a, b) => a - b));
  });
});
