import {
  allCreatures,
  any,
  blocker,
  breakShields,
  breaksMore,
  choose,
  discard,
  draw,
  has,
  opponentsCreatures,
  opponentsHand,
  putIntoGraveyard,
  returnToHand,
  search,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  when,
  whenDestroyed,
  wheneverAttacks,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { BIG, being, charm, ONE_MANA, SMALL } from './madeUp.ts';

describe('700 winning battles by an ability', () => {
  const saint = being('Saint', 1000, blocker, has({ kind: 'winsBattles' }));

  driven('700.5 it beats a creature of greater power, and survives', (begin) => {
    const duel = begin({
      cards: [saint, BIG],
      step: 'attack',
      p1: { battleZone: ['Big', 'Filler'] },
      p2: { battleZone: ['Saint'] },
    });
    duel.choose('Big attacks the player').choose('Saint');
    expect([duel.battleZones, duel.names('p1', 'graveyard')]).toEqual([
      { p1: ['Filler'], p2: ['Saint (tapped)'] },
      ['Big'],
    ]);
  });

  driven('700.5a two of them both win, so neither is destroyed', (begin) => {
    const duel = begin({
      cards: [saint],
      step: 'attack',
      p1: { battleZone: ['Saint', 'Filler'] },
      p2: { battleZone: ['Saint'] },
    });
    duel.choose('Saint attacks the player').choose('Saint');
    expect([duel.battleZones, duel.count('p1', 'graveyard'), duel.count('p2', 'graveyard')]).toEqual([
      { p1: ['Saint (tapped)', 'Filler'], p2: ['Saint (tapped)'] },
      0,
      0,
    ]);
  });
});

describe('701.6, 701.7 destroying and discarding', () => {
  driven('701.6a a creature put into the graveyard has not been destroyed', (begin) => {
    const duel = begin({
      cards: [
        being('Heir', 1000, whenDestroyed(self, draw())),
        charm('Bury', putIntoGraveyard(allCreatures())),
      ],
      p1: { hand: ['Bury'], manaZone: ONE_MANA, battleZone: ['Heir'] },
      p2: { battleZone: ['Filler'] },
    });
    duel.use('Cast Bury');
    expect([duel.names('p1', 'graveyard'), duel.count('p1', 'hand'), duel.battleZones]).toEqual([
      ['Bury', 'Heir'],
      0,
      { p1: [], p2: [] },
    ]);
  });

  driven('701.7b the player who discards chooses the card', (begin) => {
    const duel = begin({
      cards: [SMALL, BIG, charm('Take', discard(choose(opponentsHand(), 1, 'opponent')))],
      p1: { hand: ['Take'], manaZone: ONE_MANA, battleZone: ['Filler'] },
      p2: { hand: ['Small', 'Big'] },
    });
    duel.use('Cast Take');
    expect([duel.asked.slice(0, 2), [...duel.options].sort()]).toEqual(['p2', ['Big', 'Small']]);
    duel.choose('Small');
    expect([duel.names('p2', 'hand'), duel.names('p2', 'graveyard')]).toEqual([['Big'], ['Small']]);
  });
});

describe('701.10 searching', () => {
  driven('701.10b what fits may be left in the deck', (begin) => {
    const duel = begin({
      cards: [BIG, charm('Seek', search({ type: 'creature' }))],
      p1: { hand: ['Seek'], manaZone: ONE_MANA, battleZone: ['Filler'], deck: ['Big', 'Big'] },
    });
    duel.use('Cast Seek').pass();
    expect([duel.names('p1', 'hand'), duel.names('p1', 'deck')]).toEqual([[], ['Big', 'Big']]);
  });
});

describe('701.14 breaking', () => {
  const zap = spell({
    name: 'Zap',
    civilizations: ['nature'],
    cost: 1,
    abilities: [shieldTrigger, spellAbility(returnToHand(choose(opponentsCreatures())))],
  });
  const watcher = being('Watcher', 1000, when({ event: 'shieldBroken', of: 'you' }, draw()));

  driven('701.14b a shield that an effect takes to the hand has not been broken', (begin) => {
    const duel = begin({
      cards: [watcher, SMALL, charm('Take Up', returnToHand(choose(yourShields())))],
      p1: { hand: ['Take Up'], manaZone: ONE_MANA, battleZone: ['Watcher'], shieldZone: ['Small'] },
    });
    duel.use('Cast Take Up');
    expect([duel.names('p1', 'hand'), duel.count('p1', 'shieldZone'), duel.battleZones.p1]).toEqual([
      ['Small'],
      0,
      ['Watcher'],
    ]);
  });

  driven('701.14b but its shield trigger can be used', (begin) => {
    const duel = begin({
      cards: [zap, SMALL, charm('Take Up', returnToHand(choose(yourShields())))],
      p1: { hand: ['Take Up'], manaZone: ONE_MANA, battleZone: ['Filler'], shieldZone: ['Zap'] },
      p2: { battleZone: ['Small'] },
    });
    duel.use('Cast Take Up');
    expect(duel.asked).toBe('p1 declareShields');
    duel.choose('Zap');
    expect([duel.battleZones.p2, duel.names('p2', 'hand').includes('Small')]).toEqual([[], true]);
  });

  driven('701.14c two shields that an effect breaks are broken at the same time', (begin) => {
    const duel = begin({
      cards: [zap, charm('Crack', breakShields(2))],
      p1: { hand: ['Crack'], manaZone: ONE_MANA, battleZone: ['Filler'] },
      p2: { shieldZone: ['Zap', 'Zap'], hand: [] },
    });
    duel.use('Cast Crack');
    expect([duel.asked, duel.options.filter((option) => option.includes('Zap')).length]).toEqual([
      'p2 declareShields',
      2,
    ]);
    duel.pass();
    expect([duel.count('p2', 'shieldZone'), duel.names('p2', 'hand')]).toEqual([0, ['Zap', 'Zap']]);
  });

  driven('701.14d breaking more counts for what its effect breaks too', (begin) => {
    const duel = begin({
      cards: [being('Ram', 3000, has(breaksMore(1)), wheneverAttacks(self, breakShields(1)))],
      step: 'attack',
      p1: { battleZone: ['Ram', 'Filler'] },
      p2: { hand: [] },
    });
    duel.choose('Ram attacks the player');
    expect(duel.asked).toBe('p1 shields');
    duel.choose(...duel.options.slice(0, 2));
    expect([duel.asked, duel.count('p2', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 shields',
      2,
      3,
    ]);
  });
});

describe('701.13 a battle', () => {
  driven('701.13b a watcher of its loss sees the loser alone, not the winner', (begin) => {
    const duel = begin({
      cards: [
        BIG,
        being('Wall', 3000, blocker),
        being('Watcher', 500, when({ event: 'losesBattle', what: any('any') }, draw())),
      ],
      step: 'attack',
      p1: { battleZone: ['Big', 'Watcher'], hand: [] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Big attacks the player').choose('Wall');
    expect([duel.count('p1', 'hand'), duel.battleZones]).toEqual([
      1,
      { p1: ['Big (tapped)', 'Watcher'], p2: [] },
    ]);
  });
});
