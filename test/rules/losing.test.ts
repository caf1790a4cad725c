import { allCards } from 'taiki';
import {
  choose,
  creature,
  destroy,
  draw,
  insteadDo,
  sMaxEvolution,
  sMaxEvolutionCreature,
  spell,
  spellAbility,
  wouldLose,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  sMaxEvolutionCreature({ ...plain, name: 'Keeper', abilities: sMaxEvolution }),
  creature({
    ...plain,
    name: 'Martyr',
    abilities: [wouldLose('you', insteadDo(destroy(choose(yourCreatures()))))],
  }),
  spell({ name: 'Study', civilizations: ['fire'], cost: 1, abilities: [spellAbility(draw(1))] }),
  spell({
    name: 'Triumph',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility({ do: 'wins', who: 'you' })],
  }),
];
const KEEP = 'Replace: Keeper';

describe('104.1, 609.1 S-MAX evolution replaces the loss of its player', () => {
  driven('by a direct attack, and the attack ends', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Bolshack Dragon'] },
      p2: { battleZone: ['Keeper', 'Fear Fang'], shieldZone: [], hand: [] },
    });
    duel.choose('Raider attacks the player').choose(KEEP);
    expect([duel.asked, duel.battleZones.p2, duel.duel.result]).toEqual([
      'p1 attack',
      ['Fear Fang'],
      undefined,
    ]);
    duel.choose('Bolshack Dragon attacks the player');
    expect(duel.duel.result).toEqual({ winner: 'p1', reason: 'directAttack', turn: expect.any(Number) });
  });

  driven('by the discard of a card of its name, so that it stays', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Bolshack Dragon'] },
      p2: { battleZone: ['Keeper'], shieldZone: [], hand: ['Keeper', 'Raider'] },
    });
    duel.choose('Raider attacks the player');
    duel.choose('discard');
    expect([
      duel.asked,
      duel.battleZones.p2,
      duel.names('p2', 'hand'),
      duel.names('p2', 'graveyard'),
    ]).toEqual(['p1 attack', ['Keeper'], ['Raider'], ['Keeper']]);
  });

  driven('if its player wants to, and not that of the opponent', (begin) => {
    const declined = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider'] },
      p2: { battleZone: ['Keeper'], shieldZone: [], hand: [] },
    });
    declined.choose('Raider attacks the player').choose('Do not replace');
    expect(declined.duel.result).toEqual({ winner: 'p1', reason: 'directAttack', turn: expect.any(Number) });
    const other = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Keeper'] },
      p2: { battleZone: ['Fear Fang'], shieldZone: [], hand: [] },
    });
    other.choose('Raider attacks the player');
    expect(other.duel.result).toEqual({ winner: 'p1', reason: 'directAttack', turn: expect.any(Number) });
  });

  driven('104.2b an empty deck is a loss again as soon as one was replaced', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Study', 'Keeper'],
        manaZone: { fire: 3 },
        battleZone: ['Keeper', 'Raider'],
        deck: ['Raider'],
      },
    });
    duel.use('Cast Study');
    duel.choose('discard');
    expect([duel.asked, duel.names('p1', 'graveyard').includes('Keeper')]).toEqual(['p1 replace', true]);
    duel.choose(KEEP);
    expect([duel.battleZones.p1, duel.duel.result]).toEqual([
      ['Raider'],
      { winner: 'p2', reason: 'deckOut', turn: expect.any(Number) },
    ]);
  });

  driven('104.2c where an effect lets the opponent win', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Triumph', 'Raider'], manaZone: { fire: 3 }, battleZone: ['Raider'] },
      p2: { battleZone: ['Keeper', 'Fear Fang'], hand: [] },
    });
    duel.use('Cast Triumph').choose(KEEP);
    expect([duel.asked, duel.battleZones.p2, duel.duel.result]).toEqual([
      'p1 main',
      ['Fear Fang'],
      undefined,
    ]);
  });

  driven('and a binding one is not asked for; gone, it replaces nothing more', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Bolshack Dragon'] },
      p2: { battleZone: ['Martyr'], shieldZone: [], hand: [] },
    });
    duel.choose('Raider attacks the player');
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', []]);
    duel.choose('Bolshack Dragon attacks the player');
    expect(duel.duel.result).toEqual({ winner: 'p1', reason: 'directAttack', turn: expect.any(Number) });
  });
});
