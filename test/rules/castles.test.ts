import {
  allCreatures,
  atMost,
  cannot,
  castle,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  each,
  guardStrike,
  has,
  power,
  returnToHand,
  self,
  shieldTrigger,
  skipRestOfTurn,
  spell,
  spellAbility,
  whenPut,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const keep = castle({ ...plain, name: 'Old Keep', abilities: [each(yourCreatures(), power(2000))] });
const weak = destroy(allCreatures({ power: atMost(3000) }));
const quake = spell({ ...plain, name: 'Quake', abilities: [shieldTrigger, spellAbility(weak)] });
const ambusher = creature({
  ...plain,
  name: 'Ambusher',
  power: 1500,
  abilities: [shieldTrigger, whenPut(self, weak)],
});
const purge = spell({
  ...plain,
  name: 'Purge',
  abilities: [shieldTrigger, spellAbility(discard(yourHand()))],
});
const halt = spell({ ...plain, name: 'Halt', abilities: [shieldTrigger, spellAbility(skipRestOfTurn)] });
const recall = spell({
  ...plain,
  name: 'Recall',
  abilities: [spellAbility(returnToHand(choose(yourShields())))],
});
const breaker = creature({ ...plain, name: 'Breaker', power: 9000, abilities: [doubleBreaker] });
const parry = spell({ ...plain, name: 'Parry', abilities: [guardStrike, spellAbility(weak)] });
const cards = [keep, quake, ambusher, purge, halt, recall, breaker, parry];

/** p1 has fortified the first shield. Aqua Hulcus has power 2000, with the castle 4000. */
const fortified = (begin: Begin, shieldZone: readonly string[], hand: readonly string[] = []) =>
  begin({
    cards,
    p1: { hand: ['Old Keep', ...hand], manaZone: { nature: 2 }, shieldZone, battleZone: ['Aqua Hulcus'] },
    p2: { battleZone: ['Breaker', 'Burning Mane'] },
  })
    .use('Fortify with Old Keep')
    .choose('Shield 1');

const attacked = (begin: Begin, shieldZone: readonly string[]) =>
  fortified(begin, shieldZone)
    .passUntil('p2 attack')
    .choose('Breaker attacks the player')
    .choose('Shield 1', 'Shield 2');

describe('304.3, 703.4k a castle whose shield leaves', () => {
  driven('stays until the shield trigger of that shield has been used', (begin) => {
    const duel = attacked(begin, ['Quake', 'Filler', 'Filler']).choose('Quake');
    expect(duel.battleZones).toEqual({ p1: ['Aqua Hulcus'], p2: ['Breaker (tapped)'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Quake', 'Old Keep']);
    expect(duel.asked).toBe('p1 charge');
  });

  driven('leaves at once where it is not used, and where it is the trigger of another shield', (begin) => {
    const unused = attacked(begin, ['Quake', 'Filler', 'Filler']).pass();
    expect([unused.battleZones.p1, unused.zone('p1', 'graveyard')]).toEqual([['Aqua Hulcus'], ['Old Keep']]);
    const another = attacked(begin, ['Filler', 'Quake', 'Filler']).choose('Quake');
    expect(another.battleZones).toEqual({ p1: [], p2: ['Breaker (tapped)'] });
    expect(another.names('p1', 'graveyard')).toEqual(['Aqua Hulcus', 'Old Keep', 'Quake']);
  });

  driven('leaves at once where a guard strike of its shield is used', (begin) => {
    const duel = attacked(begin, ['Parry', 'Filler', 'Filler']).choose('Guard strike: Parry');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Old Keep']);
    expect(duel.zone('p1', 'hand')).toEqual(['Parry', 'Filler']);
  });

  driven('leaves as a creature has been summoned by it, before what triggers on that', (begin) => {
    const duel = attacked(begin, ['Ambusher', 'Filler', 'Filler']).choose('Ambusher');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Breaker (tapped)'] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Ambusher', 'Aqua Hulcus', 'Old Keep']);
  });

  driven('leaves where the card is gone before it is used', (begin) => {
    const duel = attacked(begin, ['Quake', 'Purge', 'Filler']).choose('Quake', 'Purge');
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Purge', 'Quake');
    expect(duel.battleZones).toEqual({ p1: ['Aqua Hulcus'], p2: ['Breaker (tapped)', 'Burning Mane'] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Old Keep', 'Purge', 'Quake']);
  });

  driven('512.1 leaves with the turn where the rest of that is skipped', (begin) => {
    const duel = attacked(begin, ['Quake', 'Halt', 'Filler']).choose('Quake', 'Halt');
    duel.choose('Halt', 'Quake');
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Aqua Hulcus']);
    expect(duel.zone('p1', 'hand')).toContain('Quake');
    expect(duel.facts('turnEnded', 'cardMoved')).toContain('cardMoved Old Keep');
    expect(duel.names('p1', 'graveyard')).toEqual(['Halt', 'Old Keep']);
  });

  driven('113.6 stays in the same way where an effect returns the shield', (begin) => {
    const duel = fortified(begin, ['Quake', 'Filler', 'Filler'], ['Recall']).use('Cast Recall');
    duel.choose('Card 1').choose('Quake');
    expect(duel.battleZones).toEqual({ p1: ['Aqua Hulcus'], p2: ['Breaker'] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Old Keep', 'Quake', 'Recall']);
  });

  driven('leaves where that shield trigger may no longer be used, alone', (begin) => {
    const hush = creature({
      ...plain,
      name: 'Hush',
      power: 9000,
      abilities: [shieldTrigger, has(cannot({ do: 'cast', who: 'any' }))],
    });
    const moat = castle({ ...plain, name: 'Moat' });
    const duel = begin({
      cards: [...cards, hush, moat],
      p1: {
        hand: ['Old Keep', 'Moat'],
        manaZone: { nature: 2 },
        shieldZone: ['Quake', 'Hush', 'Filler'],
        battleZone: ['Aqua Hulcus'],
      },
      p2: { battleZone: ['Breaker', 'Burning Mane'] },
    });
    duel.use('Fortify with Old Keep').choose('Shield 1').use('Fortify with Moat').choose('Shield 3');
    duel.passUntil('p2 attack').choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
    duel.choose('Quake', 'Hush').choose('Hush', 'Quake');
    expect([duel.names('p1', 'graveyard'), duel.names('p1', 'hand')]).toEqual([['Old Keep'], ['Quake']]);
    expect(duel.battleZones.p1).toEqual(['Aqua Hulcus', 'Moat', 'Hush']);
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Filler']);
    expect(duel.facts('cardMoved').filter((fact) => fact.includes('Moat'))).toEqual([]);
  });

  driven('512.1 does not leave with the turn while its shield is there', (begin) => {
    const duel = fortified(begin, ['Quake', 'Filler', 'Filler'], ['Filler']).passUntil('p2 attack');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([['Filler'], []]);
  });
});
