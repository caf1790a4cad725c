import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';

const position = (card: string) =>
  ({
    step: 'attack',
    p1: {
      battleZone: [card, 'Filler', 'Bolshack Dragon'],
      deck: ['Fear Fang', 'Terror Pit', 'Filler', 'Filler'],
      hand: 0,
    },
    p2: {
      battleZone: ['Seamine', { name: 'Burning Mane', tapped: true }, 'Fear Fang'],
      manaZone: { water: 1, light: 1 },
    },
  }) as const;

const unblocked = (begin: Begin, card: string) =>
  begin(position(card)).choose(`${card} attacks the player`).pass();

/** What attacks the player and is not blocked does something; not where it is blocked, nor against a creature. */
describe.each([
  'Aqua Master',
  'Balesk Baj, the Timeburner',
  'Cavern Raider',
  'Cyclolink, Spectral Knight',
  'Quakesaur',
  'Shock Trooper Mykee',
  'Tentacle Cluster',
  'Trixo, Wicked Doll',
])('%s', (card) => {
  driven('does nothing where it is blocked, attacks a creature, or another creature attacks', (begin) => {
    const blocked = begin(position(card)).choose(`${card} attacks the player`).choose('Block with Seamine');
    expect(blocked.facts('effectTriggered')).toEqual([]);
    const creature = begin(position(card)).choose(`${card} attacks Burning Mane`).pass();
    expect(creature.facts('effectTriggered')).toEqual([]);
    const other = begin(position(card)).choose('Filler attacks the player').pass();
    expect([other.asked, other.facts('effectTriggered')]).toEqual(['p1 shields', []]);
  });
});

describe('Aqua Master', () => {
  driven("turns one of the opponent's shields face up", (begin) => {
    const duel = unblocked(begin, 'Aqua Master');
    expect([duel.asked, duel.options.length, duel.decision.min]).toEqual(['p1 choose', 5, 1]);
    duel.choose('Card 2');
    expect(duel.asked).toBe('p1 shields');
    const shields = duel.duel.view('p1').zones.p2.shieldZone;
    expect(shields.map(({ hidden }) => hidden)).toEqual([true, false, true, true, true]);
  });
});

describe('Balesk Baj, the Timeburner', () => {
  driven('its player takes another turn; it returns to the hand at the end of this one', (begin) => {
    const duel = unblocked(begin, 'Balesk Baj, the Timeburner').choose('Shield 1', 'Shield 2');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
    duel.passUntil('p1 charge');
    expect(duel.zone('p1', 'hand')).toContain('Balesk Baj, the Timeburner');
    expect(duel.duel.game.turn.active).toBe('p1');
  });

  driven('is put on an Armored Wyvern; stays in the hand in the turn of the opponent', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Balesk Baj, the Timeburner'],
        manaZone: { fire: 9 },
        battleZone: ['Vampire Silphy', 'Twin-Cannon Skyterror'],
      },
    });
    duel.use('Summon Balesk Baj');
    expect(duel.zone('p1', 'battleZone')).toEqual([
      'Vampire Silphy',
      'Balesk Baj, the Timeburner (over Twin-Cannon Skyterror)',
    ]);
    duel.passUntil('p2 charge');
    expect(duel.names('p1', 'hand')).toEqual(['Balesk Baj, the Timeburner', 'Twin-Cannon Skyterror']);
  });
});

describe.each([
  { card: 'Cavern Raider', found: 'Fear Fang' },
  { card: 'Cyclolink, Spectral Knight', found: 'Terror Pit' },
])('$card', ({ card, found }) => {
  driven(`searches the deck for a card such as ${found}, which is shown`, (begin) => {
    const duel = unblocked(begin, card);
    expect([duel.asked, duel.decision.min, duel.options[0]]).toEqual(['p1 choose', 0, found]);
    expect(duel.options).not.toContain(found === 'Fear Fang' ? 'Terror Pit' : 'Fear Fang');
    duel.choose(found);
    expect([duel.asked, duel.zone('p1', 'hand')]).toEqual(['p1 shields', [found]]);
    expect(duel.facts('cardRevealed', 'deckShuffled')).toEqual([`cardRevealed ${found}`, 'deckShuffled']);
  });

  driven('may take none', (begin) => {
    const duel = unblocked(begin, card).choose();
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 shields', 0]);
    expect(duel.facts('deckShuffled')).toEqual(['deckShuffled']);
  });
});

describe('Quakesaur', () => {
  driven('the opponent puts a card of their mana zone into the graveyard', (begin) => {
    const duel = unblocked(begin, 'Quakesaur');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Light Filler', 'Water Filler']]);
    duel.choose('Light Filler');
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 shields', ['Light Filler']]);
  });
});

describe('Shock Trooper Mykee', () => {
  driven("may destroy one of the opponent's creatures of 3000 power or less", (begin) => {
    const duel = unblocked(begin, 'Shock Trooper Mykee').choose('Yes');
    expect(duel.options).toEqual(['Burning Mane', 'Fear Fang']);
    duel.choose('Fear Fang');
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 shields', ['Fear Fang']]);
    const declined = unblocked(begin, 'Shock Trooper Mykee').choose('No');
    expect([declined.asked, declined.count('p2', 'graveyard')]).toEqual(['p1 shields', 0]);
  });
});

describe('Tentacle Cluster', () => {
  driven("may return any creature to its owner's hand", (begin) => {
    const duel = unblocked(begin, 'Tentacle Cluster').choose('Yes');
    expect(duel.options).toHaveLength(6);
    duel.choose('Seamine');
    expect([duel.asked, duel.zone('p2', 'hand')]).toEqual(['p1 shields', ['Seamine']]);
    const declined = unblocked(begin, 'Tentacle Cluster').choose('No');
    expect([declined.asked, declined.count('p2', 'hand')]).toEqual(['p1 shields', 0]);
  });
});

describe('Trixo, Wicked Doll', () => {
  driven('the opponent destroys a creature of their choice', (begin) => {
    const duel = unblocked(begin, 'Trixo, Wicked Doll');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Seamine', 'Burning Mane', 'Fear Fang']]);
    duel.choose('Burning Mane');
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 shields', ['Burning Mane']]);
  });
});

describe("Nemonex, Bajula's Robomantis", () => {
  const robomantis = {
    step: 'attack',
    p1: { battleZone: ["Nemonex, Bajula's Robomantis", 'Red-Eye Scorpion', 'Fear Fang'] },
    p2: {
      battleZone: ['Seamine', { name: 'Burning Mane', tapped: true }],
      manaZone: { water: 1, light: 1 },
    },
  } as const;

  driven(
    'the opponent loses a card of the mana zone for each unblocked Xenoparts or Giant Insect',
    (begin) => {
      for (const attack of [
        "Nemonex, Bajula's Robomantis attacks the player",
        'Red-Eye Scorpion attacks the player',
        'Red-Eye Scorpion attacks Burning Mane',
      ]) {
        const duel = begin(robomantis).choose(attack).pass();
        expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Light Filler', 'Water Filler']]);
        duel.choose('Water Filler');
        expect(duel.zone('p2', 'graveyard')).toContain('Water Filler');
      }
    },
  );

  driven('not where it is blocked, nor for a creature of another race', (begin) => {
    const blocked = begin(robomantis).choose('Red-Eye Scorpion attacks the player').choose('Block');
    expect(blocked.count('p2', 'manaZone')).toBe(2);
    const other = begin(robomantis).choose('Fear Fang attacks the player').pass();
    expect([other.asked, other.count('p2', 'manaZone')]).toEqual(['p1 shields', 2]);
  });
});
