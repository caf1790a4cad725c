import { allCards } from 'taiki';
import {
  cardsIn,
  choose,
  d2Field,
  destroy,
  dmField,
  each,
  historicField,
  lunaticField,
  power,
  spell,
  spellAbility,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const abilities = [each(yourCreatures(), power(1000))];
const cards = [
  ...allCards,
  historicField({ ...plain, name: 'Old Fort', abilities }),
  lunaticField({ ...plain, name: 'Moon Base', abilities }),
  dmField({ ...plain, name: 'Oath', abilities }),
  d2Field({ ...plain, name: 'Switch' }),
  spell({
    ...plain,
    name: 'Raze',
    abilities: [spellAbility(destroy(choose(cardsIn('battleZone', 'you', { type: 'historicField' }))))],
  }),
];

describe('204.3c, 308 fields of other special types', () => {
  driven('are expanded, work and stay beside each other and beside a D2 field', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Old Fort', 'Moon Base', 'Oath', 'Switch', 'Raze'],
        manaZone: { fire: 5 },
        battleZone: ['Fear Fang'],
      },
    });
    for (const name of ['Old Fort', 'Moon Base', 'Oath', 'Switch']) duel.use(`Expand ${name}`);
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Old Fort', 'Moon Base', 'Oath', 'Switch']);
    const [creature] = duel.duel.view('p1').zones.p1.battleZone;
    expect(creature !== undefined && !creature.hidden && creature.current.power).toBe(6000);
    duel.use('Cast Raze');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Moon Base', 'Oath', 'Switch']);
  });
});
