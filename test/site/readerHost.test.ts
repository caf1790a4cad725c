import { allCards } from 'taiki';
import { describe, expect, it } from 'vitest';
import { READER_METHODS } from '../../site/tab/cards/readerHost.ts';
import { TabHost } from '../../site/tab/host/tabHost.ts';
import { tryPosition } from '../../site/tab/judge/tryPosition.ts';

describe('a text on the page for cards', () => {
  it('is read line by line, and says which word was not understood', () => {
    const { lines, abilities, complete } = READER_METHODS.read({
      text: 'Blocker\nWhen this attacks, drow a card.\nSpeed attacker',
      type: 'other',
    });
    expect(complete).toBe(false);
    expect(lines).toEqual([
      { text: 'Blocker', says: ['Blocker'] },
      {
        text: 'When this attacks, drow a card.',
        problem: expect.stringContaining('"drow" is not understood'),
      },
      { text: 'Speed attacker', says: ['Speed attacker'] },
    ]);
    expect(abilities).toHaveLength(2);
  });

  it('of a spell is one ability', () => {
    const text = 'Draw a card.\nDraw 2 cards.';
    expect(READER_METHODS.read({ text, type: 'spell' })).toMatchObject({
      complete: true,
      abilities: [{ kind: 'spell' }],
    });
  });
});

describe('a card on the page for cards', () => {
  it('that is invalid is refused with its field', () => {
    expect(() => READER_METHODS.check({ json: '{ "name": "A" }' })).toThrow('abilities');
    expect(() => READER_METHODS.check({ json: '{' })).toThrow('Invalid JSON');
    expect(() => READER_METHODS.find({ name: 'Aqua Hulkus' })).toThrow('Aqua Hulcus');
  });

  it('is put on a table on which a duel can begin, whatever it is', async () => {
    const refused: string[] = [];
    const host = new TabHost((reply) => {
      if ('error' in reply) refused.push(reply.error.message);
    });
    await host.handle({ id: 1, method: 'cards.load', params: { cards: allCards } });
    const texts: string[] = [];
    const printing = new TabHost((reply) => {
      if ('result' in reply && typeof reply.result === 'string') texts.push(reply.result);
    });
    const some = allCards.filter((_, index) => index % 17 === 0);
    for (const card of some)
      await printing.handle({ id: 1, method: 'position.print', params: { position: tryPosition(card) } });
    expect(texts).toHaveLength(some.length);
    for (const position of texts)
      await host.handle({
        id: 1,
        method: 'duel.create',
        params: { opponent: 'both', begin: { position }, seed: 0 },
      });
    expect(refused).toEqual([]);
  });
});
