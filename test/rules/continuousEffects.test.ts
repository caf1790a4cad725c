import {
  any,
  atLeast,
  atMost,
  choose,
  countOf,
  creature,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  gets,
  has,
  hasWhile,
  isAttacking,
  opponentsCreatures,
  power,
  put,
  self,
  spell,
  spellAbility,
  times,
  useFree,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const rally = spell({
  ...plain,
  name: 'Rally',
  abilities: [spellAbility(gets(yourCreatures(), 'turn', power(2000)))],
});
const count = spell({
  ...plain,
  name: 'Count',
  abilities: [
    spellAbility(gets(choose(yourCreatures()), 'turn', power(times(1000, countOf(yourCreatures()))))),
  ],
});
const pack = creature({
  ...plain,
  name: 'Pack',
  power: 1000,
  abilities: [has(power(times(1000, countOf(yourCreatures({ other: true })))))],
});
const chief = creature({
  ...plain,
  name: 'Chief',
  power: 1000,
  abilities: [each(yourCreatures({ other: true }), power(3000))],
});
const judge = creature({
  ...plain,
  name: 'Judge',
  power: 1000,
  abilities: [whenPut(any('you', { power: atLeast(5000) }), draw())],
});
const smite = spell({
  ...plain,
  name: 'Smite',
  abilities: [spellAbility(destroy(opponentsCreatures({ power: atMost(3000) })))],
});
const fixed = creature({
  ...plain,
  name: 'Fixed',
  power: 1000,
  abilities: [each(yourCreatures({ names: ['Beast'] }), { kind: 'setPower', to: 1000 })],
});
const drowsy = creature({
  ...plain,
  name: 'Drowsy',
  power: 4000,
  abilities: [has({ kind: 'entersTapped' })],
});
const invite = spell({
  ...plain,
  name: 'Invite',
  abilities: [spellAbility(put(choose(yourHand({ type: 'creature' }))))],
});
const charge = creature({
  ...plain,
  name: 'Charge',
  power: 1000,
  abilities: [hasWhile(isAttacking, power(4000))],
});
const hook = creature({
  ...plain,
  name: 'Hook',
  power: 2000,
  abilities: [wheneverAttacks(self, useFree(choose(yourHand({ evolution: true }))))],
});
const titan = evolutionCreature({
  ...plain,
  name: 'Titan',
  power: 6000,
  abilities: [evolution({}), wheneverAttacks(self, draw())],
});
const target = creature({
  ...plain,
  name: 'Target',
  power: 1000,
  abilities: [when({ event: 'attacked', what: { of: 'any', filter: { itself: true } } }, draw())],
});
const beast = creature({ ...plain, name: 'Beast', power: 2000 });
const cards = [
  rally,
  count,
  pack,
  chief,
  judge,
  smite,
  fixed,
  drowsy,
  invite,
  charge,
  hook,
  titan,
  target,
  beast,
];

describe('607, 608 continuous effects', () => {
  driven('110.2e an effect on all creatures does not reach one that comes later', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Rally', 'Beast'], manaZone: { nature: 2 }, battleZone: ['Beast', 'Beast'] },
      p2: { hand: ['Smite'], manaZone: { nature: 1 } },
    });
    duel.use('Cast Rally').use('Summon Beast');
    const reached = duel.duel.game.zones.p1.battleZone.slice(0, 2).map(({ id }) => id);
    expect(duel.duel.game.lasting).toMatchObject([{ affects: reached, until: 'turn' }]);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Beast', 'Beast', 'Beast'], p2: [] });
  });

  driven('608.2 the number of an effect is fixed as it is made', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Count', 'Beast'], manaZone: { nature: 2 }, battleZone: ['Beast', 'Chief'] },
      p2: {
        battleZone: [
          { name: 'Draglide', tapped: true },
          { name: 'Deathliger, Lion of Chaos', tapped: true },
        ],
      },
    });
    duel.use('Cast Count').choose('Chief').use('Summon Beast');
    duel.choose('Chief attacks Draglide');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Beast', 'Beast'],
      p2: ['Draglide (tapped)', 'Deathliger, Lion of Chaos (tapped)'],
    });
  });

  driven('608 the number of a static ability is read anew all the time', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Beast'], manaZone: { nature: 1 }, battleZone: ['Pack', 'Beast', 'Beast'] },
      p2: { battleZone: [{ name: 'Iere, Vizier of Bullets', tapped: true }, 'Beast'] },
    });
    duel.use('Summon Beast').choose('Pack attacks Iere');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Pack (tapped)', 'Beast', 'Beast', 'Beast'], p2: ['Beast'] });
  });

  driven('603.5b a creature has what it is given from the moment in which it enters', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Beast'], manaZone: { nature: 1 }, battleZone: ['Chief', 'Judge'] },
      p2: { battleZone: ['Judge'] },
    });
    duel.use('Summon Beast');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 0]);
    const plainDuel = begin({
      cards,
      p1: { hand: ['Beast'], manaZone: { nature: 1 }, battleZone: ['Judge'] },
    });
    plainDuel.use('Summon Beast');
    expect(plainDuel.count('p1', 'hand')).toBe(0);
    expect(plainDuel.asked).toBe('p1 attack');
  });

  driven('an effect that asks for a power reads what it is now', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Smite'], manaZone: { nature: 1 }, battleZone: ['Beast'] },
      p2: { battleZone: ['Chief', 'Beast', 'Beast'] },
    });
    duel.use('Cast Smite');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Beast'], p2: ['Beast', 'Beast'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Chief']);
  });

  driven('206.3 a fixed power wins over what is added', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Beast', 'Fixed', 'Chief'] },
      p2: { battleZone: [{ name: 'Beast', tapped: true }] },
    });
    duel.choose('Beast attacks Beast');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fixed', 'Chief'], p2: ['Beast (tapped)'] });
  });

  driven('a power that counts while it attacks does not count while it is attacked', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Charge', 'Beast'] },
      p2: {
        battleZone: [
          { name: 'Charge', tapped: true },
          { name: 'Chief', tapped: true },
        ],
      },
    });
    duel.choose('Charge attacks Charge');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Charge (tapped)', 'Beast'], p2: ['Chief (tapped)'] });
  });

  driven('110.4f what enters tapped is tapped from the first moment, however it is put', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Drowsy', 'Drowsy', 'Invite'], manaZone: { nature: 2 }, battleZone: ['Beast'] },
    });
    duel.use('Summon Drowsy').use('Cast Invite');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Beast', 'Drowsy (tapped)', 'Drowsy (tapped)'], p2: [] });
    expect(duel.facts('cardTapped').filter((fact) => fact.includes('Drowsy'))).toEqual([]);
  });
});

describe('506.3a attack triggers look at the declaration only', () => {
  driven('D-16 the ability of a creature that is put onto the attacking creature comes too late', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Titan'], battleZone: ['Hook', 'Beast'] },
      p2: { battleZone: ['Beast'] },
    });
    duel.choose('Hook attacks the player');
    expect(duel.asked).toBe('p1 evolve');
    duel.choose('Hook');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({ p1: ['Titan (tapped, over Hook)', 'Beast'], p2: ['Beast'] });
    expect(duel.count('p1', 'hand')).toBe(0);
    duel.choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('"when this is attacked" triggers for its player, after those of the attacking player', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Beast', 'Target'] },
      p2: {
        battleZone: [
          { name: 'Target', tapped: true },
          { name: 'Target', tapped: true },
        ],
      },
    });
    duel.choose('Beast attacks Target');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 1]);
    expect(duel.battleZones).toEqual({ p1: ['Beast (tapped)', 'Target'], p2: ['Target (tapped)'] });
  });
});
