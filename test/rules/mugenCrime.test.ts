import type { CardDefinition } from 'taiki';
import {
  creature,
  draw,
  each,
  mugenCrime,
  spell,
  spellAbility,
  twinpact,
  when,
  yourGraveyard,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['water'], cost: 1, power: 2000 } as const;
const cards: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Villain', cost: 6, abilities: [mugenCrime(2, 'darkness')] }),
  spell({
    name: 'Crime',
    civilizations: ['water'],
    cost: 6,
    abilities: [mugenCrime(1, 'water'), spellAbility(draw())],
  }),
  creature({ ...plain, name: 'Henchman' }),
  creature({
    ...plain,
    name: 'Boss',
    abilities: [
      each(
        { in: ['hand', 'graveyard'], of: 'you', filter: { type: 'creature' } },
        { kind: 'cost', by: -1, atLeast: 1 },
      ),
    ],
  }),
  creature({
    ...plain,
    name: 'Tax',
    abilities: [each({ in: ['hand', 'graveyard'], of: 'opponent' }, { kind: 'cost', by: 1, atLeast: 0 })],
  }),
  creature({
    ...plain,
    name: 'Miser',
    abilities: [when({ event: 'used', by: 'any', unpaid: true }, draw())],
  }),
  twinpact(
    'Witness / Evidence',
    creature({ ...plain, name: 'Witness', cost: 2 }),
    spell({
      name: 'Evidence',
      civilizations: ['water'],
      cost: 6,
      abilities: [mugenCrime(1, 'water'), spellAbility(draw())],
    }),
  ),
];

describe('601.1a Mugen Crime', () => {
  driven('summoned from the graveyard for its mana and by tapping creatures', (begin) => {
    const duel = begin({
      cards,
      p1: {
        graveyard: ['Villain'],
        manaZone: { darkness: 2 },
        battleZone: ['Henchman', 'Henchman', 'Miser'],
      },
      p2: { battleZone: ['Henchman'] },
    });
    expect(duel.options).toEqual(['Summon Villain', 'Go on to the attack step']);
    duel.choose('Summon Villain').choose('Henchman', 'Miser');
    expect(duel.battleZones).toEqual({
      p1: ['Henchman (tapped)', 'Henchman', 'Miser (tapped)', 'Villain'],
      p2: ['Henchman'],
    });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Darkness Filler (tapped)', 'Darkness Filler (tapped)']);
    expect(duel.duel.log.find((fact) => fact.kind === 'costPaid')).toMatchObject({ cost: 2 });
    expect(duel.facts('effectTriggered')).toEqual([]);
  });

  driven('or from the hand, where its own cost may be paid as well', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Villain'],
        manaZone: { darkness: 2, water: 4 },
        battleZone: ['Henchman', 'Henchman'],
      },
    });
    duel.choose('Summon Villain');
    expect(duel.options).toEqual(['Pay its cost', 'Pay the alternative cost']);
    duel.choose('Pay its cost');
    expect(duel.battleZones.p1).toEqual(['Henchman', 'Henchman', 'Villain']);
  });

  driven('not from the graveyard for its own cost', (begin) => {
    const duel = begin({
      cards,
      p1: { graveyard: ['Villain'], manaZone: { darkness: 2, water: 4 }, battleZone: ['Henchman'] },
    });
    expect(duel.asked).toBe('p1 attack');
    const open = begin({
      cards: [
        ...cards,
        creature({
          ...plain,
          name: 'Door',
          abilities: [
            each(yourGraveyard(), { kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }),
          ],
        }),
      ],
      p1: { graveyard: ['Villain', 'Crime'], manaZone: { water: 6 }, battleZone: ['Door'] },
    });
    expect(open.options).toEqual(['Summon Villain', 'Cast Crime', 'Go on to the attack step']);
  });

  driven('not without enough untapped creatures, its civilization or its mana', (begin) => {
    const offered = (
      mana: Readonly<Record<string, number>>,
      battleZone: readonly (string | { name: string; tapped: true })[],
    ) => begin({ cards, p1: { graveyard: ['Villain'], manaZone: mana, battleZone: [...battleZone] } }).asked;
    expect(offered({ darkness: 2 }, ['Henchman', { name: 'Henchman', tapped: true }])).toBe('p1 attack');
    expect(offered({ water: 2 }, ['Henchman', 'Henchman'])).toBe('p1 attack');
    expect(offered({ darkness: 1 }, ['Henchman', 'Henchman'])).toBe('p1 attack');
    expect(offered({ darkness: 1, water: 1 }, ['Henchman', 'Henchman'])).toBe('p1 main');
  });

  driven('601.1e what changes the cost of the card changes the mana that it is paid with', (begin) => {
    const less = begin({
      cards,
      p1: { graveyard: ['Villain'], manaZone: { darkness: 1 }, battleZone: ['Henchman', 'Boss'] },
    });
    less.choose('Summon Villain');
    expect(less.battleZones.p1).toEqual(['Henchman (tapped)', 'Boss (tapped)', 'Villain']);
    const more = begin({
      cards,
      p1: { graveyard: ['Villain'], manaZone: { darkness: 2 }, battleZone: ['Henchman', 'Henchman'] },
      p2: { battleZone: ['Tax'] },
    });
    expect(more.asked).toBe('p1 attack');
  });

  driven('a spell is cast from the graveyard, and a second copy with another creature', (begin) => {
    const duel = begin({
      cards,
      p1: { graveyard: ['Crime', 'Crime'], manaZone: { water: 2 }, battleZone: ['Henchman', 'Henchman'] },
    });
    duel.choose('Cast Crime').choose('Henchman');
    expect(duel.asked).toBe('p1 main');
    duel.choose('Cast Crime');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p2 charge', 2]);
    expect(duel.battleZones.p1).toEqual(['Henchman (tapped)', 'Henchman (tapped)']);
  });

  driven('810.3a the other half of a twinpact is not used from there', (begin) => {
    const duel = begin({
      cards,
      p1: { graveyard: ['Witness / Evidence'], manaZone: { water: 2 }, battleZone: ['Henchman'] },
    });
    expect(duel.options).toEqual(['Cast Evidence', 'Go on to the attack step']);
  });

  driven('it is the turn of the opponent, or another card lies there: nothing is used', (begin) => {
    const duel = begin({
      cards,
      p2: { graveyard: ['Villain'], manaZone: { darkness: 2 }, battleZone: ['Henchman', 'Henchman'] },
      p1: { graveyard: ['Henchman'], manaZone: { water: 2 }, battleZone: ['Henchman'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });
});
