import {
  called,
  choose,
  destroy,
  discard,
  draw,
  forEach,
  ifYouDo,
  inOrder,
  may,
  named,
  oneOf,
  opponentsCreatures,
  remember,
  repeat,
  sizeOf,
  tap,
  the,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

describe('101.3a an instruction for each of several objects', () => {
  const offer = ifYouDo(forEach(yourCreatures(), 'one', may(discard(choose(yourHand())))), draw(2));

  driven('was performed if it was performed for one of them', (begin) => {
    const duel = cast(begin, offer, { p1: { battleZone: ['Brute', 'Runt'], hand: ['Filler'] } });
    duel.pass().choose('Yes');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 2]);
  });

  driven('was not performed if the player did nothing for any of them', (begin) => {
    const duel = cast(begin, offer, { p1: { battleZone: ['Brute', 'Runt'], hand: ['Filler'] } });
    duel.pass().pass();
    expect([duel.asked, duel.zone('p1', 'hand')]).toEqual(['p1 attack', ['Filler']]);
  });

  driven('was not performed without objects', (begin) => {
    const nobody = ifYouDo(forEach(yourCreatures({ names: ['Runt'] }), 'one', draw()), draw(2));
    const duel = cast(begin, nobody);
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('605.2c what is named in a loop is named after it', () => {
  const two = { p1: { battleZone: ['Brute', 'Runt'] }, p2: { battleZone: ['Brute', 'Runt', 'Fear Fang'] } };
  const mark = { do: 'choose', what: called(choose(opponentsCreatures()), 'victim') } as const;

  driven('for each of yours one is chosen, and then it is done to all of them', (begin) => {
    const duel = cast(begin, inOrder(forEach(yourCreatures(), 'one', mark), destroy(the('victim'))), two);
    duel.choose('Brute').choose('Runt');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Fear Fang']);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('chosen twice is there once', (begin) => {
    const count = inOrder(forEach(yourCreatures(), 'one', mark), draw(sizeOf(the('victim'))));
    const duel = cast(begin, count, two);
    duel.choose('Brute').choose('Brute');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('each time sees its own, and one that names nothing adds nothing', (begin) => {
    const each = forEach(yourCreatures(), 'one', may(inOrder(mark, tap(the('victim')))));
    const duel = cast(begin, inOrder(each, destroy(the('victim'))), two);
    duel.choose('Yes').choose('Runt').choose('No');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Brute', 'Fear Fang']);
  });

  driven('as what is named by an instruction that is repeated', (begin) => {
    const duel = cast(begin, inOrder(repeat(2, mark), tap(the('victim'))), two);
    duel.choose('Runt').choose('Fear Fang');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Brute', 'Runt (tapped)', 'Fear Fang (tapped)']);
  });

  driven('or by a mode, and a number that was noted last', (begin) => {
    const modes = inOrder(
      oneOf(inOrder(mark, remember(2, 'times')), draw()),
      tap(the('victim')),
      draw(named('times')),
    );
    const duel = cast(begin, modes, two);
    duel.choose('1: ').choose('Fear Fang');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Brute', 'Runt', 'Fear Fang (tapped)']);
    expect(duel.count('p1', 'hand')).toBe(2);
  });
});
