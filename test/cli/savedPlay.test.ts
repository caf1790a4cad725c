import { allCards, createDuel, greedyAgent, parseCard, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { parseSavedPlay, printSavedPlay, resumePlay } from '../../cli/play/savedPlay.ts';
import { temporaryFile } from './commandLine.ts';

const duel = createDuel({
  decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] },
  seed: 7,
});
for (let answers = 0; answers < 30 && duel.decision !== undefined; answers++)
  duel.choose(greedyAgent(duel.view(duel.decision.player), duel.decision));

describe('a saved duel', () => {
  const record = duel.record();
  const card = parseCard(JSON.parse(JSON.stringify(allCards[0])));
  const alone = { person: 'p2', against: './mine.js', cards: [card], record } as const;
  const together = { person: undefined, against: undefined, cards: [], record } as const;

  it.each([alone, together])('is read as it was written', (saved) => {
    expect(parseSavedPlay(printSavedPlay(saved), 'x.json')).toEqual(saved);
  });

  it('goes on where it was left', () => {
    const resumed = resumePlay(temporaryFile('duel.json', printSavedPlay(alone)));
    expect(resumed.saved).toEqual(alone);
    expect(resumed.duel.record()).toBe(record);
    expect(resumed.duel.decision).toEqual(duel.decision);
    expect(resumed.duel.log).toEqual(duel.log);
  });

  it.each([
    ['{', 'x.json: expected a duel saved by taiki play, with "format": "taiki play 1".'],
    ['[]', 'with "format"'],
    ['{"format":"taiki play 2"}', 'with "format"'],
    ['{"format":"taiki play 1","record":"x"}', 'with the lines of a record under "record"'],
    ['{"format":"taiki play 1","record":["x"]}', 'with a list of cards under "cards"'],
    ['{"format":"taiki play 1","record":["x"],"cards":[{}]}', 'x.json: '],
    [
      '{"format":"taiki play 1","record":["x"],"cards":[]}',
      'with "hotseat": true, or with "as": "p1" or "p2"',
    ],
    [
      '{"format":"taiki play 1","record":["x"],"cards":[],"as":"p3","against":"greedy"}',
      'with "hotseat": true, or',
    ],
  ])('is refused if it is %s', (text, expected) => {
    expect(() => parseSavedPlay(text, 'x.json')).toThrow(expected);
  });
});
