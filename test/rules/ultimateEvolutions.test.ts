import {
  creature,
  draw,
  evolution,
  evolutionCreature,
  opponentsCreatures,
  returnToHand,
  search,
  self,
  superInfiniteOmega,
  ultimateEvolution,
  ultimateEvolutionMax,
  wheneverAttacks,
  whenPut,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], races: ['Giant'], power: 2000, cost: 1 } as const;
const small = creature({ ...plain, name: 'Small', abilities: [] });
const grown = evolutionCreature({ ...plain, name: 'Grown', abilities: [evolution({})] });
const ultimate = evolutionCreature({ ...plain, name: 'Ultimate', abilities: [ultimateEvolution()] });
const peak = evolutionCreature({
  ...plain,
  name: 'Peak',
  power: 9000,
  abilities: [
    ultimateEvolutionMax(),
    whenPut(self, returnToHand(opponentsCreatures())),
    wheneverAttacks(self, draw()),
  ],
});
const cards = [small, grown, ultimate, peak];

describe('801.1a ultimate evolution MAX', () => {
  driven('is put on an ultimate evolution only', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Peak'],
        manaZone: { nature: 1 },
        battleZone: [
          'Small',
          { name: 'Grown', over: ['Small'] },
          { name: 'Ultimate', over: ['Grown', 'Small'] },
        ],
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.choose('Summon Peak');
    expect(duel.battleZones).toEqual({
      p1: ['Small', 'Grown (over Small)', 'Peak (over Ultimate, Grown, Small)'],
      p2: [],
    });
  });

  driven('is no ultimate evolution that another could be put on', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Peak'],
        manaZone: { nature: 1 },
        battleZone: [{ name: 'Peak', over: ['Ultimate'] }],
      },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('attacks in the turn in which it is put', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Peak'],
        manaZone: { nature: 1 },
        battleZone: [{ name: 'Ultimate', over: ['Grown'] }],
      },
    });
    duel.choose('Summon Peak').choose('Peak attacks the player');
    expect(duel.facts('cardDrawn')).toHaveLength(1);
    expect(duel.asked).toBe('p1 shields');
  });

  driven('is found as one, and an ultimate evolution as the other', (begin) => {
    const seeker = (name: string, evolution: 'ultimate' | 'ultimateMax') =>
      creature({
        ...plain,
        name,
        abilities: [whenPut(self, search({ type: 'creature', evolution }))],
      });
    const duel = begin({
      cards: [...cards, seeker('Seeker', 'ultimate'), seeker('Summit Seeker', 'ultimateMax')],
      p1: {
        hand: ['Seeker', 'Summit Seeker'],
        manaZone: { nature: 2 },
        deck: ['Peak', 'Grown', 'Ultimate', 'Small'],
      },
    });
    duel.choose('Summon Seeker');
    expect(duel.options.filter((label) => cards.some(({ name }) => label === name))).toEqual(['Ultimate']);
    duel.choose('Ultimate').choose('Summon Summit Seeker');
    expect(duel.options.filter((label) => cards.some(({ name }) => label === name))).toEqual(['Peak']);
  });
});

describe('801.1a super infinite evolution omega', () => {
  const legion = evolutionCreature({
    ...plain,
    name: 'Legion',
    power: 9000,
    abilities: [superInfiniteOmega({ races: ['Giant'] })],
  });
  const other = creature({ ...plain, name: 'Other', races: ['Beast Folk'], abilities: [] });
  const omega = [small, other, legion];

  driven('is put on any number of cards of graveyard, mana zone and battle zone', (begin) => {
    const duel = begin({
      cards: omega,
      p1: {
        hand: ['Legion'],
        manaZone: ['Small', 'Nature Filler', 'Other'],
        graveyard: ['Small', 'Other'],
        battleZone: ['Small', 'Other'],
      },
      p2: { graveyard: ['Small'], battleZone: ['Small'] },
    });
    duel.use('Summon Legion');
    expect(duel.asked).toBe('p1 evolve');
    expect(duel.options).toEqual(['Small', 'Small', 'Small']);
    duel.choose('Small', 'Small', 'Small');
    expect(duel.battleZones).toEqual({ p1: ['Legion (over Small, Small, Small)', 'Other'], p2: ['Small'] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Other']);
    expect(duel.count('p1', 'manaZone')).toBe(2);
  });

  driven('attacks at once also where it is put on no creature', (begin) => {
    const duel = begin({
      cards: omega,
      p1: { hand: ['Legion'], manaZone: { nature: 1 }, graveyard: ['Small'] },
    });
    duel.use('Summon Legion').choose('Legion attacks the player');
    expect(duel.battleZones.p1).toEqual(['Legion (tapped, over Small)']);
  });

  driven('cannot be summoned where no zone has a base, nor on those of the opponent', (begin) => {
    const duel = begin({
      cards: omega,
      p1: { hand: ['Legion'], manaZone: { nature: 1 }, battleZone: ['Other'] },
      p2: { graveyard: ['Small'], battleZone: ['Small'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('of two copies the second is put on what the first has left', (begin) => {
    const duel = begin({
      cards: omega,
      p1: {
        hand: ['Legion', 'Legion'],
        manaZone: { nature: 2 },
        graveyard: ['Small'],
        battleZone: ['Small'],
      },
    });
    duel.use('Summon Legion').choose('Small').use('Summon Legion');
    expect(duel.options).toEqual(['Small', 'Legion']);
    duel.choose('Small');
    expect(duel.battleZones.p1.toSorted()).toEqual(['Legion (over Small)', 'Legion (over Small)']);
  });
});
