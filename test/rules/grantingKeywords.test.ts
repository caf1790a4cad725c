import { allCards, type CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  blocker,
  breakShields,
  cannotBeBlocked,
  choose,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  gains,
  happened,
  has,
  instead,
  insteadOfBreaking,
  itself,
  opponentsCreatures,
  power,
  powerAttacker,
  self,
  speedAttacker,
  spell,
  spellAbility,
  tap,
  topOfDeckTo,
  turboRush,
  waveStriker,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { powerOf } from '../../effects/questions/characteristics/characteristics.ts';
import type { Driver } from '../support/driver.ts';
import { driven } from '../support/driver.ts';
import { worldOf } from '../support/worldOf.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 2000 } as const;
const rusher = creature({
  ...plain,
  name: 'Rusher',
  abilities: [turboRush(has(power(5000)), doubleBreaker)],
});
const signal = creature({ ...plain, name: 'Signal', abilities: [turboRush(wheneverAttacks(self, draw()))] });
const engine = creature({
  ...plain,
  name: 'Engine',
  abilities: [turboRush(each(yourCreatures(), gains(speedAttacker)))],
});
const miser = creature({
  ...plain,
  name: 'Miser',
  abilities: [insteadOfBreaking(any('you'), topOfDeckTo('graveyard', 1, 'opponent'))],
});
const digger = creature({
  ...plain,
  name: 'Digger',
  abilities: [whenPut(self, breakShields(1, 'you'))],
});
const blast = spell({
  name: 'Blast',
  civilizations: ['fire'],
  cost: 1,
  abilities: [spellAbility(breakShields(1))],
});
/** The powers of all creatures now. */
function powersOf(duel: Driver, more: readonly CardDefinition[] = []) {
  const world = worldOf(duel.duel.game, [...allCards, ...rushCards, ...waves, ...more]);
  const of = (player: 'p1' | 'p2') =>
    world.game.zones[player].battleZone.map((object) => powerOf(world, object));
  return { p1: of('p1'), p2: of('p2') };
}

const rushCards = [rusher, signal, engine, miser, digger, blast];

describe('turbo rush', () => {
  driven('works once another creature of its player has broken a shield, until the turn ends', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: rushCards,
      p1: { battleZone: ['Rusher', 'Fear Fang'] },
      p2: { hand: ['Filler'] },
    });
    expect(powersOf(duel)).toEqual({ p1: [2000, 3000], p2: [] });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(powersOf(duel)).toEqual({ p1: [7000, 3000], p2: [] });
    duel.choose('Rusher attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 2, max: 2 });
    duel.choose('Shield 1', 'Shield 2').passUntil('p2 charge');
    expect(powersOf(duel)).toEqual({ p1: [2000, 3000], p2: [] });
  });

  driven('not for a shield that it has broken itself', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: rushCards,
      p1: { battleZone: ['Rusher', 'Fear Fang'] },
    });
    duel.choose('Rusher attacks the player').choose('Shield 1');
    expect(powersOf(duel).p1).toEqual([2000, 3000]);
  });

  driven('not for one that a creature of the other player has broken', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: rushCards,
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Rusher'], hand: ['Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').passUntil('p2 charge');
    expect(powersOf(duel).p2).toEqual([2000]);
  });

  driven('not for one that a spell has broken', (begin) => {
    const duel = begin({
      cards: rushCards,
      p1: { hand: ['Blast'], manaZone: { fire: 1 }, battleZone: ['Rusher'] },
    });
    duel.use('Cast Blast').choose('Shield 1');
    expect(duel.count('p2', 'shieldZone')).toBe(4);
    expect(powersOf(duel).p1).toEqual([2000]);
  });

  driven('for one that an effect of another creature has broken, of either player', (begin) => {
    const duel = begin({
      cards: rushCards,
      p1: { hand: ['Digger'], manaZone: { fire: 1 }, battleZone: ['Rusher'] },
    });
    duel.use('Summon Digger').choose('Shield 1');
    expect(duel.count('p1', 'shieldZone')).toBe(4);
    expect(powersOf(duel).p1).toEqual([7000, 2000]);
  });

  driven('609.4 not for one whose breaking was replaced', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: rushCards,
      p1: { battleZone: ['Rusher', 'Fear Fang', 'Miser'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    expect(powersOf(duel).p1).toEqual([2000, 3000, 2000]);
  });

  driven('605.2e though the creature that has broken it is gone', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: rushCards,
      p1: { battleZone: ['Rusher', 'Fear Fang'] },
      p2: { shieldZone: ['Terror Pit'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield trigger: Terror Pit').choose('Fear Fang');
    expect(duel.battleZones.p1).toEqual(['Rusher']);
    expect(powersOf(duel).p1).toEqual([7000]);
  });

  driven('for a creature that is put after the break, and for two of them', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: rushCards,
      p1: { battleZone: ['Fear Fang', 'Rusher', 'Rusher'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(powersOf(duel).p1).toEqual([3000, 7000, 7000]);
  });

  driven('grants triggers, and abilities that it gives to others', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: rushCards,
      p1: { battleZone: ['Signal', 'Engine', 'Fear Fang', { name: 'Burning Mane', fresh: true }] },
    });
    expect(duel.options).not.toContain('Burning Mane attacks the player');
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.options).toContain('Burning Mane attacks the player');
    duel.choose('Signal attacks the player');
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('701.14a who has broken a shield', () => {
  driven('is asked for by a trigger', (begin) => {
    const smith = creature({
      ...plain,
      name: 'Smith',
      abilities: [when({ event: 'shieldBroken', of: 'opponent', by: itself }, topOfDeckTo('manaZone'))],
    });
    const duel = begin({
      step: 'attack',
      cards: [smith],
      p1: { battleZone: ['Smith', 'Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.count('p1', 'manaZone')).toBe(0);
    duel.choose('Smith attacks the player').choose('Shield 1');
    expect(duel.count('p1', 'manaZone')).toBe(1);
  });

  driven('is counted by conditions', (begin) => {
    const counter = creature({
      ...plain,
      name: 'Counter',
      abilities: [
        {
          kind: 'static',
          affects: self,
          while: happened({ event: 'shieldBroken', of: 'any', by: any('you') }, atLeast(2)),
          effects: [power(1000)],
        },
      ],
    });
    const duel = begin({
      step: 'attack',
      cards: [counter],
      p1: { battleZone: ['Counter', 'Fear Fang', 'Burning Mane'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(powersOf(duel, [counter]).p1[0]).toBe(2000);
    duel.choose('Burning Mane attacks the player').choose('Shield 1');
    expect(powersOf(duel, [counter]).p1[0]).toBe(3000);
  });
});

const wave = { civilizations: ['water'], cost: 1, power: 1000 } as const;
const ripple = creature({ ...wave, name: 'Ripple', abilities: [waveStriker(has(power(4000)))] });
const tide = creature({
  ...wave,
  name: 'Tide',
  abilities: [waveStriker(whenPut(self, tap(choose(opponentsCreatures()))))],
});
const crest = creature({
  ...wave,
  name: 'Crest',
  abilities: [waveStriker(each(yourCreatures({ other: true }), power(5000), gains(blocker)))],
});
const ebb = creature({
  ...wave,
  name: 'Ebb',
  abilities: [waveStriker(has(power(4000)), wouldBeDestroyed(self, instead('hand')))],
});
const surge = creature({
  ...wave,
  name: 'Surge',
  abilities: [waveStriker(powerAttacker(3000)), waveStriker(cannotBeBlocked)],
});
const foam = creature({ ...wave, name: 'Foam', abilities: [waveStriker(whenDestroyed(self, draw()))] });
const waves = [ripple, tide, crest, ebb, surge, foam];

describe('wave striker', () => {
  driven('works with two others, whoever has them', (begin) => {
    const powers = (p1: readonly string[], p2: readonly string[]) =>
      powersOf(begin({ cards: waves, p1: { battleZone: p1, hand: ['Filler'] }, p2: { battleZone: p2 } }));
    expect(powers(['Ripple', 'Ripple'], [])).toEqual({ p1: [1000, 1000], p2: [] });
    expect(powers(['Ripple', 'Ripple', 'Foam'], [])).toEqual({ p1: [5000, 5000, 1000], p2: [] });
    expect(powers(['Ripple', 'Foam'], ['Ripple'])).toEqual({ p1: [5000, 1000], p2: [5000] });
    expect(powers(['Ripple', 'Foam', 'Fear Fang'], ['Burning Mane'])).toEqual({
      p1: [1000, 1000, 3000],
      p2: [2000],
    });
  });

  driven('603.5b is there as the creature enters, so that it triggers on that', (begin) => {
    const asked = (others: readonly string[]) =>
      begin({
        cards: waves,
        p1: { hand: ['Tide'], manaZone: { water: 1 }, battleZone: others },
        p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
      }).use('Summon Tide').asked;
    expect([asked(['Ripple', 'Ripple']), asked(['Ripple', 'Fear Fang'])]).toEqual(['p1 choose', 'p1 attack']);
  });

  driven('608.3a ends as one of the others leaves', (begin) => {
    const duel = begin({
      cards: waves,
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Ripple', 'Ripple'] },
      p2: { battleZone: ['Foam', 'Fear Fang'] },
    });
    expect(powersOf(duel).p1).toEqual([5000, 5000]);
    duel.use('Cast Terror Pit').choose('Foam');
    expect(powersOf(duel).p1).toEqual([1000, 1000]);
  });

  driven('603.5c looks back: what is destroyed had it just before', (begin) => {
    const duel = begin({
      cards: waves,
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Foam', 'Ripple', 'Ripple'] },
    });
    duel.use('Cast Terror Pit').choose('Foam');
    expect(duel.count('p2', 'hand')).toBe(1);
  });

  driven('gives others more power and keywords', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: waves,
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Crest', 'Ripple', 'Foam', 'Burning Mane'] },
    });
    expect(powersOf(duel).p2).toEqual([1000, 10000, 6000, 7000]);
    duel.choose('Fear Fang attacks the player');
    expect(duel.options).toEqual(['Block with Ripple', 'Block with Foam', 'Block with Burning Mane']);
  });

  driven('609 grants replacement effects: all of them are destroyed, and all return', (begin) => {
    const flood = spell({
      name: 'Flood',
      civilizations: ['water'],
      cost: 1,
      abilities: [spellAbility(destroy(yourCreatures()))],
    });
    const duel = begin({
      cards: [...waves, flood],
      p1: { hand: ['Flood'], manaZone: { water: 1 }, battleZone: ['Ebb', 'Ebb', 'Ebb', 'Fear Fang'] },
    });
    expect(powersOf(duel, [flood]).p1).toEqual([5000, 5000, 5000, 3000]);
    duel.use('Cast Flood');
    expect(duel.names('p1', 'hand')).toEqual(['Ebb', 'Ebb', 'Ebb']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Fear Fang', 'Flood']);
  });

  driven('twice on one creature it is one creature with wave striker', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: waves,
      p1: { battleZone: ['Surge', 'Ripple', 'Fear Fang'] },
      p2: { battleZone: ['Gran Gure, Space Guardian'] },
    });
    expect(powersOf(duel).p1).toEqual([1000, 1000, 3000]);
    const three = begin({
      step: 'attack',
      cards: waves,
      p1: { battleZone: ['Surge', 'Ripple', 'Foam'] },
      p2: { battleZone: ['Gran Gure, Space Guardian'] },
    });
    three.choose('Surge attacks the player');
    expect(three.asked).toBe('p1 shields');
    expect(powersOf(three).p1).toEqual([4000, 5000, 1000]);
  });

  driven('is counted where a creature has gained it', (begin) => {
    const preacher = creature({
      ...wave,
      name: 'Preacher',
      abilities: [each(yourCreatures({ names: ['Fear Fang'] }), gains(waveStriker(has(power(0)))))],
    });
    const duel = begin({
      cards: [...waves, preacher],
      p1: { battleZone: ['Ripple', 'Foam', 'Fear Fang', 'Preacher'], hand: ['Filler'] },
    });
    expect(powersOf(duel, [preacher]).p1).toEqual([5000, 1000, 3000, 1000]);
  });
});
