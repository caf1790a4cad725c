import type { Ability } from 'taiki/words';
import {
  attacksFirst,
  cannot,
  creature,
  each,
  evolutionCreature,
  has,
  isBaseOfAnyRace,
  mustAttackSuch,
  opponentsCreatures,
  speedAttacker,
  vortexEvolution,
  vortexEvolutionOn,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const named = (name: string, ...abilities: readonly Ability[]) => creature({ ...plain, name, abilities });
const lure = named('Lure', each(opponentsCreatures(), attacksFirst({ names: ['Decoy', 'Both'] })));
const taunt = named('Taunt', each(opponentsCreatures(), mustAttackSuch({ names: ['Both', 'Prey'] })));
const decoy = named('Decoy');
const both = named('Both');
const prey = named('Prey');
const cards = [lure, taunt, decoy, both, prey];

const options = (begin: Begin, foes: readonly string[], mine: readonly string[] = ['Fear Fang', 'Filler']) =>
  begin({
    step: 'attack',
    cards,
    p1: { battleZone: mine },
    p2: { battleZone: foes.map((name) => ({ name, tapped: name !== 'Lure' && name !== 'Taunt' })) },
  }).options.filter((option) => !option.startsWith('Filler'));

describe('506.1b what a creature has to attack', () => {
  driven('"attacks such a creature if able" leaves the choice not to attack', (begin) => {
    expect(options(begin, ['Lure', 'Decoy', 'Prey'])).toEqual(['Fear Fang attacks Decoy', 'Attack no more']);
  });

  driven('"must attack such a creature" does not', (begin) => {
    expect(options(begin, ['Taunt', 'Decoy', 'Prey'])).toEqual(['Fear Fang attacks Prey']);
  });

  driven('without such a creature that can be attacked, neither says anything', (begin) => {
    const free = ['Fear Fang attacks the player', 'Attack no more'];
    expect([options(begin, ['Lure']), options(begin, ['Taunt'])]).toEqual([free, free]);
  });

  driven('where both are asked for, a creature that obeys both is attacked; else one of them', (begin) => {
    expect(options(begin, ['Lure', 'Taunt', 'Decoy', 'Both', 'Prey'])).toEqual(['Fear Fang attacks Both']);
    expect(options(begin, ['Lure', 'Taunt', 'Decoy', 'Prey'])).toEqual([
      'Fear Fang attacks Decoy',
      'Fear Fang attacks Prey',
    ]);
  });

  driven('101.2 a creature that cannot attack it does not have to', (begin) => {
    const shy = named('Shy', speedAttacker, has(cannot({ do: 'attack', target: 'creature' })));
    const duel = begin({
      step: 'attack',
      cards: [...cards, shy],
      p1: { battleZone: ['Shy'] },
      p2: { battleZone: ['Taunt', { name: 'Prey', tapped: true }] },
    });
    expect(duel.options).toEqual(['Shy attacks the player', 'Attack no more']);
  });
});

describe('801.1a bases of several kinds', () => {
  const drake = creature({ ...plain, name: 'Drake', races: ['Dragonoid', 'Human'] });
  const lizard = creature({ ...plain, name: 'Lizard', races: ['Dragonoid'] });
  const anyone = creature({ ...plain, name: 'Anyone', races: ['Ghost'], abilities: [isBaseOfAnyRace] });
  const onTwo = evolutionCreature({
    ...plain,
    name: 'On Two',
    abilities: [vortexEvolutionOn({ races: ['Dragonoid'] }, { races: ['Human'] })],
  });
  const onSame = evolutionCreature({
    ...plain,
    name: 'On Same',
    abilities: [vortexEvolution({ races: ['Human'] }, 2)],
  });
  const position = (battleZone: readonly string[]) =>
    ({
      cards: [drake, lizard, anyone, onTwo, onSame],
      p1: { hand: ['On Two', 'On Same'], manaZone: { fire: 1 }, battleZone: [...battleZone, 'Filler'] },
      p2: { battleZone: ['Filler'] },
    }) as const;

  driven(
    'a creature that is of both kinds is one of the bases only, and is kept for the other kind if needed',
    (begin) => {
      expect(begin(position(['Drake'])).options).not.toContain('Summon On Two');
      const duel = begin(position(['Drake', 'Lizard'])).use('Summon On Two');
      expect(duel.battleZones.p1).toEqual(['On Two (over Lizard, Drake)', 'Filler']);
    },
  );

  driven('is chosen where there is a choice, kind by kind', (begin) => {
    const duel = begin(position(['Drake', 'Lizard', 'Drake'])).use('Summon On Two');
    expect([duel.asked, duel.options]).toEqual(['p1 evolve', ['Drake', 'Lizard', 'Drake']]);
    duel.choose('Lizard');
    expect(duel.options).toEqual(['Drake', 'Drake']);
    duel.choose('Drake');
    expect(duel.battleZones.p1).toEqual(['On Two (over Lizard, Drake)', 'Drake', 'Filler']);
  });

  driven('what counts as a creature of any race is one too', (begin) => {
    expect(begin(position(['Anyone'])).options).not.toContain('Summon On Two');
    expect(begin(position(['Anyone', 'Lizard'])).options).toContain('Summon On Two');
    const duel = begin(position(['Anyone', 'Drake'])).use('Summon On Same');
    expect(duel.battleZones.p1).toEqual(['On Same (over Anyone, Drake)', 'Filler']);
  });
});

describe('506.1b a creature that cannot attack before others have', () => {
  driven('has to attack once it can', (begin) => {
    const duel = begin({
      active: 'p2',
      p1: { battleZone: ['Cliffcrush Giant', 'Fear Fang', 'Burning Mane'] },
      p2: { hand: ['Slime Veil'], manaZone: { darkness: 1 } },
    });
    duel.use('Cast Slime Veil').passUntil('p1 attack');
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Burning Mane attacks the player']);
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Shield 1');
    expect([duel.asked, duel.decision.min]).toEqual(['p1 shields', 2]);
    expect(duel.battleZones.p1).toContain('Cliffcrush Giant (tapped)');
  });
});

describe('506.1b a creature that has to be attacked', () => {
  driven('by each creature, until one has attacked it', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Bodacious Giant', tapped: true }] },
    });
    expect(duel.options).toEqual([
      'Fear Fang attacks Bodacious Giant',
      'Burning Mane attacks Bodacious Giant',
    ]);
    duel.choose('Fear Fang attacks Bodacious Giant');
    expect(duel.options).toEqual([
      'Burning Mane attacks the player',
      'Burning Mane attacks Bodacious Giant',
      'Attack no more',
    ]);
  });

  driven('is not, as long as it is untapped', (begin) => {
    const options = (tapped: boolean) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Fear Fang'] },
        p2: {
          battleZone: [
            { name: 'Forbidding Totem', tapped },
            { name: 'Aqua Hulcus', tapped: true },
          ],
        },
      }).options;
    expect(options(true)).toEqual(['Fear Fang attacks Forbidding Totem', 'Attack no more']);
    expect(options(false)).toEqual([
      'Fear Fang attacks the player',
      'Fear Fang attacks Aqua Hulcus',
      'Attack no more',
    ]);
  });
});
