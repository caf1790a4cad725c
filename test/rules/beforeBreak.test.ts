import {
  type Ability,
  choose,
  creature,
  destroy,
  draw,
  itself,
  opponentsCreatures,
  returnToHand,
  self,
  topOfDeckTo,
  when,
  whenDestroyed,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const named = (name: string, ...abilities: readonly Ability[]) =>
  creature({ name, civilizations: [], cost: 1, power: 1000, abilities });

describe('509.4 what has triggered before a break', () => {
  const beforeBreak = { event: 'breaksShields', what: itself } as const;
  const herald = named(
    'Herald',
    when(beforeBreak, destroy(self)),
    when(beforeBreak, topOfDeckTo('manaZone')),
    whenDestroyed(self, draw()),
  );

  driven('is resolved before what that triggers, also for its own player', (begin) => {
    const duel = begin({ cards: [herald], step: 'attack', p1: { battleZone: ['Herald'] } });
    duel.choose('Herald attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Herald: When this is about to break shields, destroy this.');
    const facts = duel.facts('effectBegan', 'cardDrawn', 'cardMoved', 'shieldBroken');
    expect(facts.slice(0, 6)).toEqual([
      'effectBegan Herald',
      'effectBegan Herald',
      'cardMoved Filler',
      'effectBegan Herald',
      'cardDrawn Filler',
      'shieldBroken Filler',
    ]);
  });

  driven('of the non-active player is resolved before anything else of the active player', (begin) => {
    const watcher = named(
      'Watcher',
      when(
        { event: 'breaksShields', what: { of: 'opponent', filter: { type: 'creature' } } },
        topOfDeckTo('manaZone'),
      ),
    );
    const rite = named(
      'Rite',
      when(beforeBreak, destroy(choose(opponentsCreatures()))),
      when(
        { event: 'destroyed', what: { of: 'opponent', filter: { type: 'creature' } }, tense: 'destroyed' },
        draw(),
      ),
    );
    const duel = begin({
      cards: [watcher, rite],
      step: 'attack',
      p1: { battleZone: ['Rite'] },
      p2: { battleZone: ['Watcher'] },
    });
    duel.choose('Rite attacks the player').choose('Shield 1');
    expect(duel.facts('effectBegan', 'shieldBroken')).toEqual([
      'effectBegan Rite',
      'effectBegan Watcher',
      'effectBegan Rite',
      'shieldBroken Filler',
    ]);
  });
});

describe('509.3, 509.5 a chosen shield that leaves before the break', () => {
  driven('is not broken, and no other shield breaks in its place', (begin) => {
    const savior = named(
      'Savior',
      when(
        { event: 'breaksShields', what: { of: 'opponent', filter: { type: 'creature' } } },
        returnToHand(choose(yourShields())),
      ),
    );
    const duel = begin({
      cards: [savior],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Savior'], shieldZone: ['Emeral', 'Filler', 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 choose');
    const [first] = duel.options;
    duel.choose(first ?? '').passUntil('p1 attack');
    expect(duel.facts('shieldBroken')).toEqual([]);
    expect(duel.names('p2', 'hand')).toEqual(['Emeral']);
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Filler', 'Filler']);
  });
});
