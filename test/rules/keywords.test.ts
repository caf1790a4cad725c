import {
  battle,
  blocker,
  cannot,
  cannotAttackPlayers,
  choose,
  creature,
  doubleBreaker,
  each,
  gains,
  gets,
  has,
  opponentsCreatures,
  powerAttacker,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const bull = creature({ ...plain, name: 'Bull', power: 1000, abilities: [powerAttacker(3000)] });
const rival = creature({ ...plain, name: 'Rival', power: 3000 });
const arena = spell({
  ...plain,
  name: 'Arena',
  abilities: [spellAbility(battle(choose(yourCreatures()), choose(opponentsCreatures())))],
});
const drum = spell({
  ...plain,
  name: 'Drum',
  abilities: [spellAbility(gets(yourCreatures(), 'turn', gains(powerAttacker(2000))))],
});
const asp = creature({ ...plain, name: 'Asp', power: 1000, abilities: [slayer] });
const aspGuard = creature({ ...plain, name: 'Asp Guard', power: 1000, abilities: [blocker, slayer] });
const horn = creature({
  ...plain,
  name: 'Horn',
  power: 1000,
  abilities: [each(yourCreatures(), gains(speedAttacker))],
});
const grant = creature({
  ...plain,
  name: 'Grant',
  power: 1000,
  abilities: [each(yourCreatures({ other: true }), gains(blocker, doubleBreaker))],
});
const peace = creature({
  ...plain,
  name: 'Peace',
  power: 1000,
  abilities: [each({ in: 'battleZone', of: 'any', filter: { type: 'creature' } }, cannot({ do: 'attack' }))],
});
const wall = creature({ ...plain, name: 'Wall', power: 5000, abilities: [blocker, cannotAttackPlayers] });
const free = creature({
  ...plain,
  name: 'Free',
  power: 3000,
  abilities: [has({ kind: 'can', permission: { do: 'attackPlayersDespiteBans' } }), cannotAttackPlayers],
});
const cards = [bull, rival, arena, drum, asp, aspGuard, horn, grant, peace, wall, free];

describe('power attacker', () => {
  driven('counts while it attacks', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Bull', 'Wall'] },
      p2: {
        battleZone: [
          { name: 'Rival', tapped: true },
          { name: 'Bull', tapped: true },
        ],
      },
    });
    duel.choose('Bull attacks Rival');
    expect(duel.battleZones).toEqual({ p1: ['Bull (tapped)', 'Wall'], p2: ['Bull (tapped)'] });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('does not count while it is attacked', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Rival', 'Wall'] },
      p2: { battleZone: [{ name: 'Bull', tapped: true }, 'Rival'] },
    });
    duel.choose('Rival attacks Bull');
    expect(duel.battleZones).toEqual({ p1: ['Rival (tapped)', 'Wall'], p2: ['Rival'] });
  });

  driven('does not count in a battle that an effect makes', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Arena'], manaZone: { fire: 1 }, battleZone: ['Bull', 'Rival'] },
      p2: { battleZone: ['Rival'] },
    });
    duel.use('Cast Arena').choose('Bull');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Rival'], p2: ['Rival'] });
  });

  driven('several add up', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Drum'], manaZone: { fire: 1 }, battleZone: ['Bull', 'Rival'] },
      p2: { battleZone: [{ name: 'Wall', tapped: true }, 'Rival'] },
    });
    duel.use('Cast Drum').choose('Bull attacks Wall');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Bull (tapped)', 'Rival'], p2: ['Rival'] });
  });
});

describe('slayer', () => {
  driven('destroys the creature that it battled, when it lost', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Asp', 'Rival'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Rival'] },
    });
    duel.choose('Asp attacks Deathliger');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Rival'], p2: ['Rival'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Asp']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Deathliger, Lion of Chaos']);
  });

  driven('works for a blocker, after the battle', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Bolshack Dragon', 'Rival'] },
      p2: { battleZone: ['Asp Guard', 'Rival'] },
    });
    duel.choose('Bolshack Dragon attacks the player').choose('Block with Asp Guard');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Rival'], p2: ['Rival'] });
    expect(duel.facts('battleWon', 'battleLost', 'cardDestroyed')).toEqual([
      'cardDestroyed Asp Guard',
      'battleWon Bolshack Dragon',
      'battleLost Asp Guard',
      'cardDestroyed Bolshack Dragon',
    ]);
  });

  driven('works where no other card says anything', (begin) => {
    for (const name of ['Asp', 'Asp Guard']) {
      const duel = begin({
        cards,
        p1: { battleZone: [name, 'Rival'] },
        p2: { battleZone: [{ name: 'Rival', tapped: true }] },
      });
      duel.choose(`${name} attacks Rival`);
      expect(duel.battleZones).toEqual({ p1: ['Rival'], p2: [] });
    }
  });

  driven('does nothing for the battle of another creature', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Bull', 'Asp'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Rival'] },
    });
    duel.choose('Bull attacks Deathliger');
    expect(duel.battleZones).toEqual({ p1: ['Asp'], p2: ['Deathliger, Lion of Chaos (tapped)', 'Rival'] });
    expect(duel.facts('effectTriggered')).toEqual([]);
  });

  driven('does nothing without a battle', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Asp', 'Rival'] },
      p2: { battleZone: ['Rival'] },
    });
    duel.choose('Asp attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Asp (tapped)', 'Rival'], p2: ['Rival'] });
  });
});

describe('607 gained abilities', () => {
  driven('speed attacker that is given to a creature as it enters lets it attack', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Rival'], manaZone: { fire: 1 }, battleZone: [{ name: 'Horn', tapped: true }] },
      p2: { battleZone: ['Wall'] },
    });
    duel.use('Summon Rival');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Rival attacks the player', 'Attack no more']);
  });

  driven('blocker and double breaker last as long as the creature that gives them is there', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Rival', 'Bull', 'Wall'] },
      p2: { battleZone: [{ name: 'Grant', tapped: true }, 'Rival'] },
    });
    duel.choose('Bull attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Rival']);
    duel.pass().choose('Shield 1').choose('Rival attacks Grant');
    expect(duel.asked).toBe('p2 block');
    duel.pass();
    expect(duel.battleZones).toEqual({ p1: ['Rival (tapped)', 'Bull (tapped)', 'Wall'], p2: ['Rival'] });
    expect(duel.asked).toBe('p2 charge');
    duel.pass();
    duel.choose('Rival attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'block', player: 'p1' });
  });

  driven('it breaks two shields while it is given', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Rival', 'Grant'] },
      p2: { battleZone: ['Bull'] },
    });
    duel.choose('Rival attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 2, max: 2 });
    duel.choose('Shield 1', 'Shield 5').choose('Grant attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 1, max: 1 });
  });
});

describe('101.2 cannot beats can', () => {
  driven('a speed attacker that cannot attack does not', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Rival'], manaZone: { fire: 1 }, battleZone: ['Horn'] },
      p2: { battleZone: ['Peace'] },
    });
    duel.use('Summon Rival');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Horn', 'Rival'], p2: ['Peace'] });
  });

  driven('an effect that lifts a "cannot" removes it', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Free', 'Wall'] },
      p2: { battleZone: ['Bull'] },
    });
    expect(duel.options).toEqual(['Free attacks the player', 'Attack no more']);
  });
});
