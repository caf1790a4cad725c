import {
  allCreatures,
  alsoOfRaces,
  any,
  creature,
  destroy,
  draw,
  each,
  eachWhile,
  hasWhile,
  inOrder,
  isLike,
  nameRace,
  ofRace,
  power,
  self,
  whenDestroyed,
  youHave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 2000 } as const;
const banner = creature({
  ...plain,
  name: 'Banner',
  races: ['Human'],
  abilities: [each(yourCreatures({ races: ['Human'] }), alsoOfRaces('Dragonoid'))],
});
const man = creature({ ...plain, name: 'Man', races: ['Human'] });
const beast = creature({ ...plain, name: 'Beast', races: ['Ghost'] });
const chief = creature({
  ...plain,
  name: 'Chief',
  races: ['Ghost'],
  abilities: [each(yourCreatures({ races: ['Dragonoid'] }), power(1000))],
});
const cards = [banner, man, beast, chief];

describe('203 races in addition to the own', () => {
  driven('count for what asks for the race, on the side of its player only', (begin) => {
    const duel = begin({
      step: 'attack',
      cards,
      p1: { battleZone: ['Banner', 'Man', 'Beast', 'Chief'] },
      p2: { battleZone: ['Man', 'Chief'] },
    });
    expect(powersOf(duel, 'p1', cards)).toEqual(['Banner 3000', 'Man 3000', 'Beast 2000', 'Chief 2000']);
    expect(powersOf(duel, 'p2', cards)).toEqual(['Man 2000', 'Chief 2000']);
  });

  driven('for a race that is named', (begin) => {
    const duel = cast(begin, inOrder(nameRace('race'), destroy(allCreatures(ofRace('race')))), {
      cards,
      p1: { battleZone: ['Brute', 'Man', 'Banner'] },
      p2: { battleZone: ['Man', 'Runt'] },
    }).choose('Dragonoid');
    expect(duel.battleZones).toEqual({ p1: ['Brute'], p2: ['Man', 'Runt'] });
  });

  driven('605.2d for conditions of static abilities, which decide about races in turn', (begin) => {
    const herald = creature({
      ...plain,
      name: 'Herald',
      races: ['Ghost'],
      abilities: [
        eachWhile(youHave(yourCreatures({ races: ['Dragonoid'] })), yourCreatures(), alsoOfRaces('Spirit')),
      ],
    });
    const choir = creature({
      ...plain,
      name: 'Choir',
      races: ['Ghost'],
      abilities: [hasWhile(isLike(self, { races: ['Spirit'] }), power(3000))],
    });
    const all = [...cards, herald, choir];
    const powers = (...battleZone: readonly string[]) =>
      powersOf(begin({ step: 'attack', cards: all, p1: { battleZone } }), 'p1', all);
    expect(powers('Choir', 'Herald', 'Man', 'Banner')[0]).toBe('Choir 5000');
    expect(powers('Choir', 'Herald', 'Man')[0]).toBe('Choir 2000');
  });

  driven('605.2e of a creature that has left together with what gave it the race', (begin) => {
    const mourner = creature({
      ...plain,
      name: 'Mourner',
      races: ['Ghost'],
      abilities: [whenDestroyed(any('you', { races: ['Dragonoid'] }), draw())],
    });
    const duel = cast(begin, destroy(allCreatures({ races: ['Human'] })), {
      cards: [...cards, mourner],
      p1: { battleZone: ['Brute', 'Man', 'Banner', 'Mourner'] },
    });
    while (duel.asked === 'p1 standby') duel.choose(duel.options[0] ?? '');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute', 'Mourner'], 2]);
  });
});
