import { allCards, type CardDefinition } from 'taiki';
import {
  cardsIn,
  choose,
  d2Field,
  destroy,
  dmField,
  type Effect,
  each,
  historicField,
  instead,
  lunaticField,
  optional,
  power,
  self,
  spell,
  spellAbility,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const abilities = [each(yourCreatures(), power(1000)), optional(wouldBeDestroyed(self, instead('hand')))];
const FIELDS = ['Old Fort', 'Moon Base', 'Oath'] as const;
const raze = (name: string, effect: Effect): CardDefinition =>
  spell({ ...plain, name, abilities: [spellAbility(effect)] });
const cards = [
  ...allCards,
  historicField({ ...plain, name: 'Old Fort', abilities }),
  lunaticField({ ...plain, name: 'Moon Base', abilities }),
  dmField({ ...plain, name: 'Oath', abilities }),
  d2Field({ ...plain, name: 'Switch' }),
  raze('Raze Old Fort', destroy(choose(cardsIn('battleZone', 'you', { type: 'historicField' })))),
  raze('Raze Moon Base', destroy(choose(cardsIn('battleZone', 'you', { type: 'lunaticField' })))),
  raze('Raze Oath', destroy(choose(cardsIn('battleZone', 'you', { type: 'dmField' })))),
];

const fangs = (duel: Driver, player: 'p1' | 'p2'): readonly (number | undefined)[] =>
  duel.duel
    .view('p1')
    .zones[player].battleZone.flatMap((card) =>
      !card.hidden && card.name === 'Fear Fang' ? [card.current.power] : [],
    );

describe('204.3c, 308 fields of other special types', () => {
  driven('are expanded, work and stay beside each other and beside a D2 field', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: [...FIELDS, 'Switch', 'Raze Old Fort'],
        manaZone: { fire: 5 },
        battleZone: ['Fear Fang'],
      },
      p2: { battleZone: ['Fear Fang'] },
    });
    for (const name of [...FIELDS, 'Switch']) duel.use(`Expand ${name}`);
    expect(duel.battleZones.p1).toEqual(['Fear Fang', ...FIELDS, 'Switch']);
    expect([fangs(duel, 'p1'), fangs(duel, 'p2')]).toEqual([[6000], [3000]]);
    duel.use('Cast Raze Old Fort').choose('Do not replace');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Moon Base', 'Oath', 'Switch']);
  });
});

describe.each(FIELDS)('308.1-3 %s', (name) => {
  driven('used: it is expanded, works for its player and leaves mana to be paid', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: [name], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use(`Expand ${name}`);
    expect([duel.asked, duel.battleZones, fangs(duel, 'p1'), fangs(duel, 'p2')]).toEqual([
      'p1 attack',
      { p1: ['Fear Fang', name], p2: ['Fear Fang'] },
      [4000],
      [3000],
    ]);
  });

  driven('attacking: it neither attacks nor is attacked, and helps who attacks', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Fear Fang', name] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, name] },
    });
    expect(duel.options.filter((option) => option.startsWith(name) || option.endsWith(name))).toEqual([]);
    duel.choose('Fear Fang attacks Fear Fang');
    expect(duel.battleZones).toEqual({ p1: [name], p2: [name] });
  });

  driven("in the other player's turn: it helps who is attacked", (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, name] },
    });
    duel.choose('Fear Fang attacks Fear Fang');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang (tapped)', name] });
  });

  driven('replaced: it goes where the replacement says', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: [`Raze ${name}`], manaZone: { fire: 1 }, battleZone: ['Fear Fang', name] },
    });
    duel.use(`Cast Raze ${name}`).choose(`Replace: ${name}`);
    expect([duel.battleZones.p1, duel.names('p1', 'hand'), fangs(duel, 'p1')]).toEqual([
      ['Fear Fang'],
      [name],
      [3000],
    ]);
  });

  driven('its source gone: what it gave ends at once', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: [`Raze ${name}`], manaZone: { fire: 1 }, battleZone: ['Fear Fang', name, 'Switch'] },
    });
    expect(fangs(duel, 'p1')).toEqual([4000]);
    duel.use(`Cast Raze ${name}`).choose('Do not replace');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard'), fangs(duel, 'p1')]).toEqual([
      ['Fear Fang', 'Switch'],
      [name, `Raze ${name}`].sort(),
      [3000],
    ]);
  });

  driven('a second copy: both stay and add up', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: [name], manaZone: { fire: 1 }, battleZone: ['Fear Fang', name] },
      p2: { battleZone: [name] },
    });
    duel.use(`Expand ${name}`);
    expect([duel.battleZones, fangs(duel, 'p1')]).toEqual([
      { p1: ['Fear Fang', name, name], p2: [name] },
      [5000],
    ]);
  });
});
