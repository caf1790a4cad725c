import {
  another,
  creature,
  draw,
  each,
  nothingTriggersAsPut,
  opponentsCreatures,
  self,
  speedAttacker,
  triggersForYouAsPut,
  when,
  whenPut,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const cards = [
  creature({ ...plain, name: 'Thief', abilities: [each(opponentsCreatures(), triggersForYouAsPut)] }),
  creature({ ...plain, name: 'Silence', abilities: [each(opponentsCreatures(), nothingTriggersAsPut)] }),
  creature({
    ...plain,
    name: 'Pact',
    abilities: [each({ in: 'battleZone', of: 'any', filter: { names: ['Scholar'] } }, nothingTriggersAsPut)],
  }),
  creature({ ...plain, name: 'Scholar', abilities: [whenPut(self, draw()), speedAttacker] }),
  creature({
    ...plain,
    name: 'Watcher',
    abilities: [when({ event: 'put', what: another('you') }, draw())],
  }),
];

/** p1 summons a Scholar; these creatures lie in the battle zones. */
const summon = (begin: Begin, mine: readonly string[], theirs: readonly string[]): Driver =>
  begin({
    cards,
    p1: { hand: ['Scholar'], manaZone: { fire: 1 }, battleZone: mine },
    p2: { battleZone: theirs },
  }).use('Summon Scholar');

const hands = (duel: Driver) => [duel.count('p1', 'hand'), duel.count('p2', 'hand')];

describe('609.8 replacing the triggering of abilities as a creature is put', () => {
  driven('one effect, or two that do the same, leave no choice', (begin) => {
    const used = summon(begin, [], ['Thief', 'Thief']);
    expect([hands(used), used.asked]).toEqual([[0, 1], 'p1 attack']);
    const unused = summon(begin, [], ['Silence', 'Silence']);
    expect([hands(unused), unused.asked]).toEqual([[0, 0], 'p1 attack']);
  });

  driven('two effects of one player: that player chooses which applies', (begin) => {
    const both = () => summon(begin, [], ['Silence', 'Thief', 'Thief']);
    const taken = both();
    expect([taken.asked, taken.options, hands(taken)]).toEqual([
      'p2 replace',
      ['Replace: Thief', 'Replace: Silence'],
      [0, 0],
    ]);
    expect(hands(taken.choose('Replace: Thief'))).toEqual([0, 1]);
    const lost = both().choose('Replace: Silence');
    expect([hands(lost), lost.asked]).toEqual([[0, 0], 'p1 attack']);
    expect(lost.facts('effectTriggered')).toEqual([]);
  });

  driven("the active player's effect comes first, whatever the other player has", (begin) => {
    const duel = summon(begin, ['Pact'], ['Thief']);
    expect([hands(duel), duel.asked]).toEqual([[0, 0], 'p1 attack']);
  });

  driven('a bystander whose abilities trigger at that instant keeps them', (begin) => {
    const duel = summon(begin, ['Watcher'], ['Silence', 'Thief']).choose('Replace: Silence');
    expect([hands(duel), duel.asked]).toEqual([[1, 0], 'p1 attack']);
  });
});
