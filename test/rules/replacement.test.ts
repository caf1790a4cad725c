import { describe, expect } from 'vitest';
import {
  another,
  any,
  choose,
  creature,
  destroy,
  draw,
  ifYouDo,
  instead,
  opponentsCreatures,
  optional,
  returnToHand,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  whenDestroyed,
  whenPut,
  whenWinsBattle,
  wouldBeDestroyed,
  wouldLeave,
  yourCreatures,
} from '../../effects/words.ts';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const phoenix = creature({
  ...plain,
  name: 'Phoenix',
  power: 1000,
  abilities: [wouldBeDestroyed(self, instead('hand'))],
});
const root = creature({
  ...plain,
  name: 'Root',
  power: 1000,
  abilities: [wouldBeDestroyed(self, instead('manaZone'))],
});
const ghost = creature({
  ...plain,
  name: 'Ghost',
  power: 1000,
  abilities: [wouldBeDestroyed(self, instead('hand')), whenDestroyed(self, draw())],
});
const anchor = creature({
  ...plain,
  name: 'Anchor',
  power: 1000,
  abilities: [optional(wouldLeave(self, { kind: 'move', to: 'shieldZone' }))],
});
const both = creature({
  ...plain,
  name: 'Both',
  power: 1000,
  abilities: [wouldBeDestroyed(self, instead('hand')), wouldBeDestroyed(self, instead('manaZone'))],
});
const gardener = creature({
  ...plain,
  name: 'Gardener',
  power: 5000,
  abilities: [wouldBeDestroyed(any('any', { power: { max: 2000 } }), instead('manaZone'))],
});
const mourner = creature({
  ...plain,
  name: 'Mourner',
  power: 9000,
  abilities: [whenDestroyed(another('any'), topOfDeckTo('graveyard'))],
});
const bargain = spell({
  ...plain,
  name: 'Bargain',
  abilities: [spellAbility(ifYouDo(destroy(choose(yourCreatures())), draw(2)))],
});
const purge = spell({ ...plain, name: 'Purge', abilities: [spellAbility(destroy(yourCreatures()))] });
const bounce = creature({
  ...plain,
  name: 'Bounce',
  power: 1000,
  abilities: [whenPut(self, returnToHand(choose(opponentsCreatures())))],
});
const victor = creature({ ...plain, name: 'Victor', power: 5000, abilities: [whenWinsBattle(self, draw())] });
const hybrid = creature({
  name: 'Hybrid',
  civilizations: ['fire', 'nature'],
  cost: 1,
  power: 1000,
  abilities: [wouldBeDestroyed(self, instead('manaZone'))],
});
const beast = creature({ ...plain, name: 'Beast', power: 2000 });
const cards = [
  phoenix,
  root,
  ghost,
  anchor,
  both,
  gardener,
  mourner,
  bargain,
  purge,
  bounce,
  hybrid,
  beast,
  victor,
];
const cast = (name: string) => ({ hand: [name], manaZone: { nature: 1 } });

describe('609 replacement', () => {
  driven('the replaced event has not happened: nothing that waits for it triggers', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Purge'), battleZone: ['Ghost', 'Root'] },
      p2: { battleZone: ['Mourner'] },
    });
    duel.use('Cast Purge');
    expect(duel.asked).toBe('p1 main');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Mourner'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Ghost']);
    expect(duel.names('p1', 'manaZone')).toEqual(['Nature Filler', 'Root']);
    expect(duel.facts('effectTriggered', 'cardDestroyed')).toEqual([]);
  });

  driven('101.5a, 112 what was replaced still pays for a following "if you do"', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Bargain'), battleZone: ['Phoenix', 'Beast'] },
      p2: { battleZone: ['Mourner'] },
    });
    duel.use('Cast Bargain').choose('Phoenix');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Phoenix', 'Filler', 'Filler']);
    expect(duel.battleZones).toEqual({ p1: ['Beast'], p2: ['Mourner'] });
    expect(duel.facts('effectTriggered')).toEqual([]);
  });

  driven(
    '609.8 of several for one event, of one player, that player picks one; it is replaced once only',
    (begin) => {
      const duel = begin({
        cards,
        p1: { ...cast('Bargain'), battleZone: ['Both', 'Mourner'] },
      });
      duel.use('Cast Bargain').choose('Both');
      expect(duel.asked).toBe('p1 replace');
      expect(duel.options).toHaveLength(2);
      duel.duel.choose(1);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.names('p1', 'manaZone')).toEqual(['Both', 'Nature Filler']);
      expect(duel.zone('p1', 'hand')).toEqual(['Filler', 'Filler']);
      expect(duel.battleZones).toEqual({ p1: ['Mourner'], p2: [] });
    },
  );

  driven('609.8 the active player’s apply before those of the other', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Bargain'), battleZone: ['Phoenix', 'Mourner'] },
      p2: { battleZone: ['Gardener'] },
    });
    duel.use('Cast Bargain').choose('Phoenix');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Phoenix', 'Filler', 'Filler']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)']);
  });

  driven('the effect of another creature replaces too, for each of several', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Purge'), battleZone: ['Beast', 'Beast', 'Mourner'] },
      p2: { battleZone: ['Gardener', 'Beast'] },
    });
    duel.use('Cast Purge');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p1', 'manaZone')).toEqual(['Beast', 'Beast', 'Nature Filler']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Mourner', 'Purge']);
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Gardener', 'Beast'] });
  });

  driven('an optional one is asked about, for any way of leaving', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bounce', 'Bounce'], manaZone: { nature: 2 }, battleZone: ['Beast'] },
      p2: { battleZone: ['Anchor', 'Anchor'] },
    });
    duel.use('Summon Bounce').choose('Anchor');
    expect(duel.asked).toBe('p2 replace');
    duel.pass();
    expect(duel.zone('p2', 'hand')).toEqual(['Anchor']);
    duel.use('Summon Bounce');
    expect(duel.asked).toBe('p2 replace');
    duel.choose(duel.options.find((label) => label !== 'Pass') ?? '');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Beast', 'Bounce', 'Bounce'], p2: [] });
    expect(duel.zone('p2', 'shieldZone').at(-1)).toBe('Anchor');
    expect(duel.count('p2', 'shieldZone')).toBe(6);
  });

  driven(
    '405.1 a card of several civilizations that goes to the mana zone instead goes there tapped',
    (begin) => {
      const duel = begin({
        cards,
        p1: { ...cast('Bargain'), battleZone: ['Hybrid', 'Root', 'Beast'] },
        p2: { battleZone: ['Beast'] },
      });
      duel.use('Cast Bargain').choose('Hybrid');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)', 'Hybrid (tapped)']);
      expect(duel.battleZones).toEqual({ p1: ['Root', 'Beast'], p2: ['Beast'] });
    },
  );

  driven('115.3 a loser that goes elsewhere has lost all the same, and the other has won', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Victor', 'Beast'] },
      p2: { battleZone: [{ name: 'Phoenix', tapped: true }, 'Mourner'] },
    });
    duel.choose('Victor attacks Phoenix');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('battleWon', 'battleLost', 'cardDestroyed', 'effectTriggered')).toEqual([
      'battleWon Victor',
      'battleLost Phoenix',
      'effectTriggered Victor',
    ]);
    expect(duel.zone('p2', 'hand')).toEqual(['Phoenix']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});
