import {
  creature,
  destroy,
  draw,
  inOrder,
  opponentsCreatures,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  whenPut,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

/** Draws two cards and then destroys every creature of the opponent. */
const greed = spell({
  name: 'Greed',
  civilizations: ['water'],
  cost: 1,
  abilities: [spellAbility(inOrder(draw(2), destroy(opponentsCreatures())))],
});
const erosion = spell({
  name: 'Erosion',
  civilizations: ['water'],
  cost: 1,
  abilities: [spellAbility(topOfDeckTo('graveyard', 2, 'opponent'))],
});
const flood = spell({
  name: 'Flood',
  civilizations: ['water'],
  cost: 1,
  abilities: [spellAbility(topOfDeckTo('graveyard', 1, 'any'))],
});
const triumph = creature({
  name: 'Triumph',
  civilizations: ['water'],
  cost: 1,
  power: 1000,
  abilities: [whenPut(self, { do: 'wins', who: 'you' })],
});

describe('104.2a direct attack', () => {
  driven('an attack on a player without shields wins the duel at once', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Immortal Baron, Vorg', 'Fear Fang'] },
      p2: { shieldZone: [], battleZone: ['Iere, Vizier of Bullets'] },
    });
    expect(duel.asked).toBe('p1 attack');
    duel.choose('Immortal Baron, Vorg attacks the player');
    expect(duel.duel.decision).toBeUndefined();
    expect(duel.duel.result).toEqual({ winner: 'p1', reason: 'directAttack', turn: 5 });
    expect(duel.battleZones).toEqual({
      p1: ['Immortal Baron, Vorg (tapped)', 'Fear Fang'],
      p2: ['Iere, Vizier of Bullets'],
    });
    expect(duel.duel.state).toBe('over');
    expect(duel.duel.log.at(-1)).toMatchObject({ kind: 'duelEnded', rule: '509.1' });
  });

  driven('one shield prevents it, even against a double breaker', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Bolshack Dragon'] },
      p2: { shieldZone: ['Fear Fang'], battleZone: ['Iere, Vizier of Bullets'] },
    });
    duel.choose('Bolshack Dragon attacks the player');
    expect(duel.duel.result).toBeUndefined();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p2', 'shieldZone')).toBe(0);
    expect(duel.names('p2', 'hand')).toEqual(['Fear Fang', 'Filler']);
    expect(duel.battleZones).toEqual({ p1: ['Bolshack Dragon (tapped)'], p2: ['Iere, Vizier of Bullets'] });
  });

  driven('the creature that attacks after the last shield was broken wins', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Immortal Baron, Vorg', 'Fear Fang'] },
      p2: { shieldZone: ['Burning Mane'] },
    });
    duel.choose('Immortal Baron, Vorg attacks the player');
    expect(duel.asked).toBe('p1 attack');
    duel.choose('Fear Fang attacks the player');
    expect(duel.duel.result).toEqual({ winner: 'p1', reason: 'directAttack', turn: 5 });
    expect(duel.zone('p2', 'hand')).toEqual(['Burning Mane']);
  });

  driven('a blocked attack is no direct attack', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Fear Fang'] },
      p2: { shieldZone: [], battleZone: ['Emerald Grass', 'Iere, Vizier of Bullets'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    duel.choose('Block with Emerald Grass');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.duel.result).toBeUndefined();
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Iere, Vizier of Bullets'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Emerald Grass']);
  });

  driven('an attack on a creature is no direct attack', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Forest Hornet'] },
      p2: { shieldZone: [], battleZone: [{ name: 'Iere, Vizier of Bullets', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Forest Hornet attacks Iere');
    expect(duel.duel.result).toBeUndefined();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet (tapped)'], p2: ['Fear Fang'] });
  });
});

describe('104.2b, 703.4b deck-out', () => {
  driven('who draws the last card loses', (begin) => {
    const duel = begin({ step: 'draw', p1: { deck: ['Fear Fang'] }, p2: { battleZone: ['Fear Fang'] } });
    expect(duel.duel.result).toEqual({ winner: 'p2', reason: 'deckOut', turn: 5 });
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.duel.log.at(-1)).toMatchObject({
      kind: 'duelEnded',
      rule: '703.4b',
      state: 'turn.draw.drawing',
    });
  });

  driven('with a card left in the deck the duel goes on', (begin) => {
    const duel = begin({ step: 'draw', p1: { deck: ['Fear Fang', 'Burning Mane'] } });
    expect(duel.asked).toBe('p1 charge');
    expect(duel.duel.result).toBeUndefined();
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.zone('p1', 'deck')).toEqual(['Burning Mane']);
  });

  driven('it ends the duel in the middle of an effect: the rest of the text is not followed', (begin) => {
    const duel = begin({
      cards: [greed],
      p1: { deck: 2, hand: ['Greed'], manaZone: { water: 1 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Greed');
    expect(duel.duel.result).toEqual({ winner: 'p2', reason: 'deckOut', turn: 5 });
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Greed (pending)', 'Filler', 'Filler']);
    expect(duel.zone('p1', 'graveyard')).toEqual([]);
  });

  driven('no more cards are drawn after the one that empties the deck', (begin) => {
    const duel = begin({
      cards: [greed],
      p1: { deck: 1, hand: ['Greed'], manaZone: { water: 1 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Greed');
    expect(duel.duel.result).toEqual({ winner: 'p2', reason: 'deckOut', turn: 5 });
    expect(duel.facts('cardDrawn')).toEqual(['cardDrawn Filler']);
  });

  driven('who empties the deck of the opponent wins', (begin) => {
    const duel = begin({
      cards: [erosion],
      p1: { hand: ['Erosion'], manaZone: { water: 1 } },
      p2: { deck: 2 },
    });
    duel.use('Cast Erosion');
    expect(duel.duel.result).toEqual({ winner: 'p1', reason: 'deckOut', turn: 5 });
    expect([duel.count('p1', 'deck'), duel.count('p2', 'deck')]).toEqual([20, 0]);
  });

  driven('both decks that run out in one event make both lose', (begin) => {
    const duel = begin({
      cards: [flood],
      p1: { deck: 1, hand: ['Flood'], manaZone: { water: 1 } },
      p2: { deck: 1 },
    });
    duel.use('Cast Flood');
    expect(duel.duel.decision).toBeUndefined();
    expect(duel.duel.result).toEqual({ winner: undefined, reason: 'bothLose', turn: 5 });
    expect([duel.count('p1', 'deck'), duel.count('p2', 'deck')]).toEqual([0, 0]);
  });
});

describe('104.2c, 104.3 other ends', () => {
  driven('a card that says so wins the duel', (begin) => {
    const duel = begin({
      cards: [triumph],
      p1: { hand: ['Triumph'], manaZone: { water: 1 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Triumph');
    expect(duel.duel.result).toEqual({ winner: 'p1', reason: 'cardEffect', turn: 5 });
    expect(duel.battleZones).toEqual({ p1: ['Triumph'], p2: ['Fear Fang'] });
  });

  driven('a player may give up at any time, also when the other is asked', (begin) => {
    const duel = begin({ p1: { battleZone: ['Fear Fang'] } });
    expect(duel.asked).toBe('p1 attack');
    duel.duel.concede('p2');
    expect(duel.duel.decision).toBeUndefined();
    expect(duel.duel.result).toEqual({ winner: 'p1', reason: 'concession', turn: 5 });
  });
});

describe('104.2b an empty deck in the middle of something', () => {
  driven('ends draws of both players that answer each other', (begin) => {
    const asteria = "Asteria, Spirit of Heaven's Blessing";
    const duel = begin({
      p1: { hand: ['Energy Stream'], deck: 10, manaZone: { water: 3 }, battleZone: [asteria] },
      p2: { deck: 10, battleZone: [asteria] },
    });
    duel.use('Cast Energy Stream');
    expect(duel.duel.result).toEqual({ winner: 'p2', reason: 'deckOut', turn: 5 });
    expect(duel.count('p2', 'deck')).toBeGreaterThan(0);
  });

  driven('loses as the last card is put out of it, before the rest of the effect', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { deck: ['Bolshack Dragon'], battleZone: ['Kachua, Keeper of the Icegate'] },
    });
    duel.choose('Kachua, Keeper of the Icegate uses its tap ability').choose('Bolshack Dragon');
    expect(duel.duel.result).toEqual({ winner: 'p2', reason: 'deckOut', turn: 5 });
    expect(duel.facts('deckShuffled')).toEqual([]);
  });
});
