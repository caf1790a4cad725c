import { describeCard } from 'taiki';
import {
  creature,
  evolution,
  evolutionCreature,
  evolutionFrom,
  shinkarize,
  spell,
  superInfinite,
  tamaseed,
  ultimateEvolution,
  vortexEvolution,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;

const SPROUT = creature({ ...plain, name: 'Sprout', races: ['Plant'], power: 1000 });
const RAY = spell({ ...plain, name: 'Ray' });
const SEED = tamaseed({ ...plain, name: 'Seed', races: ['Plant'], abilities: [shinkarize] });
const TREE = evolutionCreature({
  ...plain,
  name: 'Tree',
  power: 5000,
  abilities: [evolution({ races: ['Plant'] })],
});
const evolving = (name: string, ability: ReturnType<typeof evolution>) =>
  evolutionCreature({ ...plain, name, power: 7000, abilities: [ability] });
const WOOD = evolving('Wood', ultimateEvolution());
const MANA = evolving('Mana', evolutionFrom('manaZone', evolution({ civilizations: ['nature'] })));
const HAND = evolving('Hand', evolutionFrom('hand', evolution({ civilizations: ['nature'] })));
const GRAVE = evolving(
  'Grave',
  evolutionFrom('graveyard', vortexEvolution({ civilizations: ['nature'] }, 2)),
);
const SPELLS = evolving('Spells', evolutionFrom('graveyard', superInfinite(evolution({ type: 'spell' }))));
const CARDS = [SPROUT, RAY, SEED, TREE, WOOD, MANA, HAND, GRAVE, SPELLS];

describe('801.1a ultimate evolution', () => {
  const options = (
    begin: Begin,
    ...battleZone: NonNullable<Parameters<Begin>[0]['p1']>['battleZone'] & object
  ) =>
    begin({
      cards: CARDS,
      p1: { hand: ['Wood'], manaZone: { nature: 1 }, battleZone: [...battleZone, 'Filler'] },
    });

  driven('is put on an evolution creature only', (begin) => {
    const duel = options(begin, { name: 'Tree', over: ['Sprout'] }, 'Sprout', 'Seed').use('Summon Wood');
    expect(duel.battleZones.p1).toEqual(['Wood (over Tree, Sprout)', 'Sprout', 'Seed', 'Filler']);
    expect(options(begin, 'Sprout', 'Seed').asked).toBe('p1 attack');
  });

  driven('and on another ultimate evolution creature', (begin) => {
    const duel = options(begin, { name: 'Wood', over: ['Tree', 'Sprout'] }).use('Summon Wood');
    expect(duel.battleZones.p1).toEqual(['Wood (over Wood, Tree, Sprout)', 'Filler']);
  });
});

describe('801.1a evolution from another zone', () => {
  driven(
    'mana evolution takes a creature of the mana zone that is left after payment, and no spell or tamaseed',
    (begin) => {
      const duel = begin({
        cards: CARDS,
        p1: {
          hand: ['Mana'],
          manaZone: ['Nature Filler', 'Ray', 'Seed', 'Sprout'],
          battleZone: ['Filler', 'Sprout'],
        },
      });
      duel.choose('Summon Mana');
      while (duel.asked === 'p1 pay') duel.choose(duel.options[0] ?? '');
      if (duel.asked === 'p1 evolve') {
        expect(duel.options).toEqual(['Nature Filler', 'Sprout']);
        duel.choose('Sprout');
      }
      expect(duel.battleZones.p1).toEqual(['Filler', 'Sprout', 'Mana (over Sprout)']);
      expect(duel.count('p1', 'manaZone')).toBe(3);
    },
  );

  driven('it attacks at once and is a new object, tapped or not as it is put (801.3)', (begin) => {
    const duel = begin({
      cards: CARDS,
      p1: { hand: ['Mana'], manaZone: [{ name: 'Sprout', tapped: true }, 'Ray'], battleZone: ['Filler'] },
    }).use('Summon Mana');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Mana (over Sprout)']);
    expect(duel.options).toContain('Mana attacks the player');
  });

  driven('it cannot be used where only spells lie', (begin) => {
    const duel = begin({
      cards: CARDS,
      p1: { hand: ['Mana'], manaZone: ['Ray', 'Ray'], battleZone: ['Filler'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('hand evolution takes another card of the hand', (begin) => {
    const duel = begin({
      cards: CARDS,
      p1: { hand: ['Hand', 'Hand', 'Ray'], manaZone: { nature: 2 }, battleZone: ['Filler'] },
    });
    duel.use('Summon Hand');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Filler', 'Hand (over Hand)'], ['Ray']]);
  });

  driven('graveyard vortex evolution takes as many creatures of the graveyard', (begin) => {
    const summon = (...graveyard: readonly string[]) =>
      begin({
        cards: CARDS,
        p1: { hand: ['Grave'], manaZone: { nature: 1 }, graveyard, battleZone: ['Filler'] },
      });
    expect(summon('Sprout', 'Ray').asked).toBe('p1 attack');
    const duel = summon('Sprout', 'Ray', 'Sprout').use('Summon Grave');
    expect([duel.battleZones.p1, duel.zone('p1', 'graveyard')]).toEqual([
      ['Filler', 'Grave (over Sprout, Sprout)'],
      ['Ray'],
    ]);
  });

  driven('super infinite graveyard spell evolution takes any number of spells, one at least', (begin) => {
    const duel = begin({
      cards: CARDS,
      p1: {
        hand: ['Spells'],
        manaZone: { nature: 1 },
        graveyard: ['Ray', 'Sprout', 'Ray'],
        battleZone: ['Filler'],
      },
    }).use('Summon Spells');
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 2]);
    duel.choose('Ray', 'Ray');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Spells (over Ray, Ray)']);
  });
});

test('their texts name the zone and the bases', () => {
  expect(describeCard(SPELLS)).toContain(
    'Super infinite evolution: on one or more of your spells in your graveyard',
  );
  expect(describeCard(WOOD)).toContain('Evolution: on one of your evolution creatures');
});
