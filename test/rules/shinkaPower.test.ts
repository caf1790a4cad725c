import { allCards } from 'taiki';
import {
  creature,
  draw,
  evolution,
  evolutionCreature,
  gets,
  power,
  shinkaPower,
  that,
  vortexEvolution,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['water'], cost: 1, power: 2000 } as const;
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Sprout', abilities: [shinkaPower(draw())] }),
  creature({ ...plain, name: 'Grower', abilities: [shinkaPower(gets(that, 'turn', power(3000)))] }),
  evolutionCreature({ ...plain, name: 'Bloom', abilities: [evolution({}), shinkaPower(draw())] }),
  evolutionCreature({ ...plain, name: 'Tree', abilities: [evolution({})] }),
  evolutionCreature({ ...plain, name: 'Storm', abilities: [vortexEvolution({}, 2)] }),
];
const mana = ['Raider', 'Raider'] as const;

describe('603.1, 801.1 shinka power', () => {
  driven('triggers when a creature is put on it, once', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Sprout', 'Raider'], hand: ['Tree'], manaZone: [...mana] },
    });
    duel.use('Summon Tree').choose('Sprout');
    expect([duel.count('p1', 'hand'), duel.facts('effectResolved')]).toEqual([1, ['effectResolved Sprout']]);
  });

  driven('not when another creature evolves, nor when it is put itself', (begin) => {
    const other = begin({
      cards,
      p1: { battleZone: ['Sprout', 'Raider'], hand: ['Tree'], manaZone: [...mana] },
    });
    other.use('Summon Tree').choose('Raider');
    expect(other.count('p1', 'hand')).toBe(0);
    const itself = begin({ cards, p1: { battleZone: ['Raider'], hand: ['Bloom'], manaZone: [...mana] } });
    itself.use('Summon Bloom');
    expect(itself.count('p1', 'hand')).toBe(0);
  });

  driven('the evolution creature sees the next one put on it, and what is below it sees no more', (begin) => {
    const duel = begin({
      cards,
      p1: {
        battleZone: [{ name: 'Bloom', over: ['Sprout'] }, 'Raider'],
        hand: ['Tree'],
        manaZone: [...mana],
      },
    });
    duel.use('Summon Tree').choose('Bloom');
    expect([duel.count('p1', 'hand'), duel.facts('effectResolved')]).toEqual([1, ['effectResolved Bloom']]);
  });

  driven('names the creature that it has become', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Grower', 'Raider'], hand: ['Tree'], manaZone: [...mana] },
      p2: { battleZone: [{ name: 'Raider', tapped: true }] },
    });
    duel.use('Summon Tree').choose('Grower');
    const [top] = duel.duel.view('p1').zones.p1.battleZone;
    expect(top !== undefined && 'current' in top ? top.current?.power : undefined).toBe(5000);
  });

  driven('each of several creatures below a vortex evolution has evolved', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Sprout', 'Sprout', 'Raider'], hand: ['Storm'], manaZone: [...mana] },
    });
    duel.use('Summon Storm').choose('Sprout', 'Sprout');
    while (duel.asked === 'p1 standby') duel.choose(...duel.options);
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven("the opponent's shinka power draws for the opponent", (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider'] },
      p2: {
        battleZone: ['Sprout'],
        hand: ['Tree'],
        manaZone: [...mana],
        deck: ['Raider', 'Raider', 'Raider', 'Raider'],
      },
    });
    duel.pass();
    duel.passUntil('p2 main');
    const before = duel.count('p2', 'hand');
    duel.use('Summon Tree');
    expect(duel.count('p2', 'hand')).toBe(before);
  });
});
