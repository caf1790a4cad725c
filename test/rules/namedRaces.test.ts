import type { CardDefinition } from 'taiki';
import type { Effect } from 'taiki/words';
import {
  allCreatures,
  choose,
  creature,
  destroy,
  doubleBreaker,
  evolution,
  evolutionCreature,
  getsWhileThere,
  inOrder,
  nameRace,
  ofRace,
  opponentsCreatures,
  power,
  returnToHand,
  self,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const dragon = creature({ ...plain, name: 'Wyrm', races: ['Armored Dragon'] });
const dragonoid = creature({ ...plain, name: 'Scaly', races: ['Dragonoid', 'Human'] });
const cards: readonly CardDefinition[] = [dragon, dragonoid];

describe('605.2c naming a race', () => {
  const slay = (...except: readonly string[]): Effect =>
    inOrder(nameRace('race', ...except), destroy(allCreatures(ofRace('race'))));

  driven('is one of any card, and later parts know it', (begin) => {
    const duel = cast(begin, slay(), {
      cards,
      p1: { battleZone: ['Brute', 'Scaly'] },
      p2: { battleZone: ['Wyrm', 'Scaly', 'Runt'] },
    });
    expect(duel.asked).toBe('p1 name');
    expect(duel.options).toEqual([...new Set(duel.options)].sort());
    expect(duel.options).toEqual(expect.arrayContaining(['Armored Dragon', 'Dragonoid', 'Human']));
    expect(duel.options).not.toContain('Dragon');
    duel.choose('Human');
    expect(duel.facts('raceNamed')).toEqual(['raceNamed Human']);
    expect(duel.battleZones).toEqual({ p1: ['Brute'], p2: ['Wyrm', 'Runt'] });
  });

  driven('203.2 means all races that contain it', (begin) => {
    const bug = creature({ ...plain, name: 'Bug', races: ['Giant Insect'] });
    const big = creature({ ...plain, name: 'Big', races: ['Giant'] });
    const p2 = { battleZone: ['Bug', 'Big', 'Runt'] };
    const all = cast(begin, slay(), { cards: [...cards, bug, big], p2 });
    expect(all.choose('Giant').battleZones.p2).toEqual(['Runt']);
    const part = cast(begin, slay(), { cards: [...cards, bug, big], p2 });
    expect(part.choose('Giant Insect').battleZones.p2).toEqual(['Big', 'Runt']);
  });

  driven('may be restricted', (begin) => {
    const duel = cast(begin, slay('Human', 'Dragonoid'), { cards });
    expect(duel.options).not.toContain('Human');
    expect(duel.options).not.toContain('Dragonoid');
    expect(duel.options).toContain('Armored Dragon');
  });
});

describe('607.1 what lasts for as long as its source is in the battle zone', () => {
  const banner = creature({
    ...plain,
    name: 'Banner',
    races: ['Initiate'],
    abilities: [
      whenPut(self, inOrder(nameRace('race'), getsWhileThere(allCreatures(ofRace('race')), power(4000)))),
    ],
  });
  const onto = evolutionCreature({
    ...plain,
    name: 'Onto',
    abilities: [evolution({ races: ['Initiate'] }), doubleBreaker],
  });
  const all = [...cards, banner, onto];
  const position = {
    cards: all,
    p1: {
      hand: ['Banner', 'Onto', 'Wyrm', 'Spiral Gate'],
      manaZone: { fire: 3, water: 2 },
      battleZone: ['Wyrm'],
    },
    p2: { battleZone: ['Wyrm', 'Scaly'] },
  } as const;

  driven('reaches what comes later, and ends when the source leaves', (begin) => {
    const duel = begin(position).use('Summon Banner').choose('Armored Dragon').use('Summon Wyrm');
    expect((['p1', 'p2'] as const).map((player) => powersOf(duel, player, all))).toEqual([
      ['Wyrm 7000', 'Banner 3000', 'Wyrm 7000'],
      ['Wyrm 7000', 'Scaly 3000'],
    ]);
    duel.use('Cast Spiral Gate').choose('Banner');
    expect(duel.duel.game.lasting).toEqual([]);
    expect(powersOf(duel, 'p1', all)).toEqual(['Wyrm 3000', 'Wyrm 3000']);
  });

  driven('goes on where the source evolves: it is the same creature (801.2)', (begin) => {
    const duel = begin(position).use('Summon Banner').choose('Armored Dragon').use('Summon Onto');
    expect(powersOf(duel, 'p1', all)).toEqual(['Wyrm 7000', 'Onto 3000']);
  });

  driven('does not begin where the source has left before', (begin) => {
    const fleeting = creature({
      ...plain,
      name: 'Fleeting',
      abilities: [
        whenPut(self, inOrder(returnToHand(self), getsWhileThere(yourCreatures(), power(4000)))),
        whenPut(self, returnToHand(choose(opponentsCreatures()))),
      ],
    });
    const duel = begin({
      cards: [...cards, fleeting],
      p1: { hand: ['Fleeting'], manaZone: { fire: 1 }, battleZone: ['Wyrm'] },
      p2: { battleZone: ['Scaly'] },
    });
    duel.use('Summon Fleeting');
    if (duel.asked === 'p1 standby') duel.choose(duel.options[0] ?? '');
    expect(duel.duel.game.lasting).toEqual([]);
    expect(powersOf(duel, 'p1', [...all, fleeting])).toEqual(['Wyrm 3000']);
  });
});
