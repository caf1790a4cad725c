import type { Arrangement } from 'taiki/testing';
import {
  allCreatures,
  another,
  creature,
  draw,
  each,
  instead,
  insteadDo,
  may,
  opponentsCreatures,
  optional,
  power,
  self,
  skipRestOfTurn,
  whenDestroyed,
  wouldBeDestroyed,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const shade = creature({ ...plain, name: 'Shade', power: 0 });
const gloom = creature({
  ...plain,
  name: 'Gloom',
  power: 5000,
  abilities: [each(opponentsCreatures(), power(-2000))],
});
const weak = creature({
  ...plain,
  name: 'Weak',
  power: 2000,
  abilities: [whenDestroyed(self, may(draw(2)))],
});
const mourner = creature({
  ...plain,
  name: 'Mourner',
  power: 3000,
  abilities: [whenDestroyed(another('any'), draw())],
});
const prop = creature({
  ...plain,
  name: 'Prop',
  power: 1000,
  abilities: [each(allCreatures({ names: ['Leaner'] }), power(1000))],
});
const leaner = creature({ ...plain, name: 'Leaner', power: 0 });
const returning = creature({
  ...plain,
  name: 'Returning',
  power: 0,
  abilities: [optional(wouldBeDestroyed(self, instead('hand')))],
});
const ender = creature({
  ...plain,
  name: 'Ender',
  power: 0,
  abilities: [wouldBeDestroyed(self, insteadDo(skipRestOfTurn))],
});
const cards = [shade, gloom, weak, mourner, prop, leaner, returning];
const STEPS: readonly NonNullable<Arrangement['step']>[] = [
  'startOfTurn',
  'draw',
  'charge',
  'main',
  'attack',
  'end',
];

describe('703.1 state-based actions are checked before the first decision of a position', () => {
  for (const step of STEPS) {
    driven(`a creature of power 0 is destroyed where the duel starts at ${step}`, (begin) => {
      const duel = begin({
        cards,
        step,
        p1: { battleZone: ['Shade', 'Fear Fang'], hand: ['Fear Fang'] },
        p2: { battleZone: ['Shade', 'Fear Fang'], hand: ['Fear Fang'] },
      });
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Fear Fang'] });
      expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([['Shade'], ['Shade']]);
    });
  }

  driven('703.1b by what other cards make of its power, over and over (703.3)', (begin) => {
    const duel = begin({
      cards: [...cards],
      p1: { battleZone: ['Prop', 'Leaner', 'Fear Fang'], hand: ['Fear Fang'] },
      p2: { battleZone: ['Gloom'] },
    });
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Gloom'] });
  });

  driven('603.3 what that triggers resolves before a card is used, the active player first', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Weak', 'Mourner'], hand: ['Weak'], manaZone: { fire: 1 } },
      p2: { battleZone: ['Gloom', 'Mourner'] },
    });
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Weak', 'Mourner').choose('Yes');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual(['p1 main', 4, 1]);
    expect(duel.options).toContain('Summon Weak');
  });

  for (const step of STEPS) {
    driven(`500.2 what that triggers resolves before ${step} begins`, (begin) => {
      const duel = begin({
        cards,
        step,
        p1: { battleZone: ['Weak', 'Mourner'], hand: ['Fear Fang'] },
        p2: { battleZone: ['Gloom', 'Mourner'], hand: ['Fear Fang'] },
      });
      expect([duel.asked, duel.duel.state]).toEqual(['p1 standby', 'arriving.apResolve.ordering']);
      duel.choose('Weak', 'Mourner').choose('Yes');
      const resolved = duel.duel.log.filter(({ kind }) => kind === 'effectResolved');
      expect(resolved.map(({ state }) => state)).toEqual([
        'arriving.apResolve.resolving',
        'arriving.apResolve.resolving',
        'arriving.napResolve.resolving',
      ]);
    });
  }

  driven('609 a replacement is asked before anything else', (begin) => {
    const duel = begin({ cards, step: 'attack', p1: { battleZone: ['Returning', 'Fear Fang'] } });
    expect(duel.asked).toBe('p1 replace');
    duel.choose(duel.options[0] ?? '');
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Fear Fang']]);
  });

  driven('101.1 one that skips the rest of the turn ends it', (begin) => {
    const duel = begin({
      cards: [ender],
      p1: { battleZone: ['Ender'] },
      p2: { hand: ['Fear Fang'] },
      limits: { turns: 7 },
    });
    expect(duel.duel.game.turn.number).toBeGreaterThan(5);
  });

  driven('703.4b a player without a deck has lost', (begin) => {
    const duel = begin({ cards, p2: { deck: [] } });
    expect(duel.duel.result).toEqual({ winner: 'p1', reason: 'deckOut', turn: 5 });
  });

  driven('and nothing else happens: what can lie there stays, and nothing was put', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Prop', 'Leaner'], hand: ['Weak'], manaZone: { fire: 1 } },
    });
    expect([duel.asked, duel.battleZones.p1, duel.facts()]).toEqual(['p1 main', ['Prop', 'Leaner'], []]);
  });
});
