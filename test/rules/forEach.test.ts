import { choose, discard, draw, forEach, ifYouDo, may, yourCreatures, yourHand } from 'taiki/words';
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
