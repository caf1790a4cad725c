import { allCards } from 'taiki';
import {
  choose,
  creature,
  destroy,
  doubleBreaker,
  draw,
  hyperSoulRaid,
  hyperSoulX,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  putUnder,
  self,
  spell,
  spellAbility,
  whenEvolves,
  wheneverAttacks,
  yourGraveyard,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 1000 } as const;
const base = { civilizations: ['fire'] } as const;
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Red' }),
  creature({ ...plain, name: 'Blue', civilizations: ['water'] }),
  creature({ ...plain, name: 'Soul', abilities: [hyperSoulX(doubleBreaker)] }),
  neoCreature({
    ...plain,
    name: 'Raider',
    power: 5000,
    abilities: [neoEvolution(base), hyperSoulRaid(base), whenEvolves(draw())],
  }),
  creature({
    ...plain,
    name: 'Gatherer',
    abilities: [wheneverAttacks(self, putUnder(choose(yourGraveyard()), self))],
  }),
  spell({
    civilizations: [],
    cost: 0,
    name: 'Doom',
    abilities: [spellAbility(destroy(choose(opponentsCreatures())))],
  }),
];

describe('801.4 hyper soul raid', () => {
  driven('puts a card that it could evolve from under itself, and the rest below the deck', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Raider', 'Red'],
        manaZone: ['Fire Filler', 'Fire Filler'],
        deck: ['Blue', 'Soul', 'Doom', 'Red', 'Red'],
      },
    });
    duel.use('Summon Raider');
    expect(duel.options).toEqual(['Soul']);
    duel.choose('Soul').choose('Doom', 'Blue');
    expect([duel.battleZones.p1, duel.zone('p1', 'deck'), duel.count('p1', 'hand')]).toEqual([
      ['Raider (over Soul)'],
      ['Red', 'Red', 'Doom', 'Blue'],
      1,
    ]);
    expect(duel.facts('cardPutUnder')).toEqual(['cardPutUnder Soul']);
  });

  driven(
    'the creature is an evolution creature then, has what the card gives, and has not evolved',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Raider', 'Red'],
          manaZone: ['Fire Filler', 'Fire Filler'],
          deck: ['Soul', 'Doom', 'Doom', 'Red', 'Red'],
        },
      });
      duel.use('Summon Raider').choose('Soul').choose('Doom', 'Doom');
      duel.passUntil('p1 attack').choose('Raider attacks the player');
      expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 2]);
    },
  );

  driven('nothing has to be taken', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raider', 'Red'], manaZone: ['Fire Filler', 'Fire Filler'], deck: ['Soul', 'Red'] },
    });
    duel.use('Summon Raider').choose();
    expect(duel.asked).toBe('p1 order');
    duel.choose('Soul', 'Red');
    expect(duel.battleZones.p1).toEqual(['Raider']);
  });

  driven('a card from a graveyard lies below all others, and leaves with the creature', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [{ name: 'Gatherer', over: ['Soul'] }, 'Red'], graveyard: ['Blue'] },
    });
    duel.choose('Gatherer attacks the player');
    expect(duel.zone('p1', 'battleZone')[0]).toBe('Gatherer (tapped, over Soul, Blue)');
    expect(duel.count('p1', 'graveyard')).toBe(0);
  });

  driven('the opponent is told which card it was, not where it lay in the deck', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Raider', 'Red'],
        manaZone: ['Fire Filler', 'Fire Filler'],
        deck: ['Doom', 'Soul', 'Doom', 'Red', 'Red'],
      },
    });
    duel.use('Summon Raider').choose('Soul');
    const told = duel.duel.logFor('p2').filter(({ kind }) => kind === 'cardPutUnder');
    expect(told).toMatchObject([{ name: 'Soul', was: undefined, from: 'deck', hostName: 'Raider' }]);
    expect(duel.duel.view('p2').zones.p1.battleZone).toMatchObject([{ name: 'Raider', under: ['Soul'] }]);
  });
});
