import type { CardDefinition } from 'taiki';
import {
  cannot,
  creature,
  draw,
  each,
  evolution,
  evolutionCreature,
  fushigibirth,
  has,
  insteadDo,
  putIntoGraveyard,
  self,
  when,
  wouldLeave,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1, power: 3000 } as const;
const cards: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Seed', cost: 2 }),
  creature({ ...plain, name: 'Sapling', cost: 4 }),
  creature({ ...plain, name: 'Oak', cost: 9 }),
  creature({
    ...plain,
    name: 'Rooted',
    cost: 4,
    abilities: [has(cannot({ do: 'move', from: 'battleZone' }))],
  }),
  creature({
    ...plain,
    name: 'Ghost',
    cost: 4,
    abilities: [wouldLeave(self, insteadDo(putIntoGraveyard(self)))],
  }),
  creature({ ...plain, name: 'Reborn', cost: 5, abilities: [fushigibirth(6, 'nature')] }),
  creature({
    ...plain,
    name: 'Twice Born',
    civilizations: ['darkness', 'nature'],
    cost: 5,
    abilities: [fushigibirth(6, 'darkness', 'nature')],
  }),
  evolutionCreature({
    ...plain,
    name: 'Bloom',
    cost: 5,
    abilities: [evolution({ type: 'creature' }), fushigibirth(6, 'nature')],
  }),
  creature({
    ...plain,
    name: 'Tax',
    abilities: [each({ in: 'graveyard', of: 'opponent' }, { kind: 'cost', by: 1, atLeast: 0 })],
  }),
  creature({
    ...plain,
    name: 'Miser',
    cost: 1,
    abilities: [when({ event: 'used', by: 'any', unpaid: true }, draw())],
  }),
];

describe('601.1a fushigibirth', () => {
  driven(
    'is summoned from the graveyard for less by the cost of the creature that is put into the mana zone',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          graveyard: ['Reborn'],
          manaZone: { nature: 4 },
          battleZone: ['Seed', 'Sapling', { name: 'Miser', tapped: true }],
        },
        p2: { battleZone: ['Oak'] },
      });
      duel.choose('Summon Reborn');
      expect([duel.asked, duel.options]).toEqual([
        'p1 cost',
        ['Put Seed into the mana zone, for 4 mana', 'Put Sapling into the mana zone, for 2 mana'],
      ]);
      duel.choose('Put Seed into the mana zone, for 4 mana');
      expect(duel.battleZones).toEqual({ p1: ['Sapling', 'Miser (tapped)', 'Reborn'], p2: ['Oak'] });
      expect(duel.zone('p1', 'manaZone')).toEqual([
        ...Array.from({ length: 4 }, () => 'Nature Filler (tapped)'),
        'Seed (tapped)',
      ]);
      expect(duel.facts('effectTriggered')).toEqual([]);
    },
  );

  driven('not without a creature (601.1a), enough mana or the civilization', (begin) => {
    const asked = (mana: Readonly<Record<string, number>>, ...battleZone: readonly string[]) =>
      begin({ cards, p1: { graveyard: ['Reborn'], manaZone: mana, battleZone } }).asked;
    expect(asked({ nature: 6 })).toBe('p2 charge');
    expect(asked({ nature: 3 }, 'Seed')).toBe('p1 attack');
    expect(asked({ water: 4 }, 'Seed')).toBe('p1 attack');
    expect(asked({ nature: 4 }, 'Rooted')).toBe('p1 attack');
    expect(asked({ nature: 2 }, 'Sapling')).toBe('p1 main');
  });

  driven('601.1e the cost is at least one for each civilization, and increases count', (begin) => {
    const free = begin({
      cards,
      p1: { graveyard: ['Reborn'], manaZone: { nature: 2 }, battleZone: ['Oak'] },
    });
    free.choose('Summon Reborn');
    expect(free.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)', 'Nature Filler', 'Oak (tapped)']);
    const two = begin({
      cards,
      p1: { graveyard: ['Twice Born'], manaZone: { nature: 1 }, battleZone: ['Oak'] },
    });
    expect(two.asked).toBe('p1 attack');
    const more = begin({
      cards,
      p1: { graveyard: ['Reborn'], manaZone: { nature: 2 }, battleZone: ['Sapling'] },
      p2: { battleZone: ['Tax'] },
    });
    expect(more.asked).toBe('p1 attack');
  });

  driven('a creature that leaves in another way counts as well', (begin) => {
    const duel = begin({
      cards,
      p1: { graveyard: ['Reborn'], manaZone: { nature: 2 }, battleZone: ['Ghost'] },
    });
    duel.choose('Summon Reborn');
    expect([duel.battleZones.p1, duel.zone('p1', 'graveyard')]).toEqual([['Reborn'], ['Ghost']]);
  });

  driven('from the hand it costs what is printed, and a second copy takes another creature', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Reborn'],
        graveyard: ['Reborn'],
        manaZone: { nature: 4 },
        battleZone: ['Sapling', 'Seed'],
      },
    });
    expect(duel.options).toEqual(['Summon Reborn', 'Go on to the attack step']);
    duel.choose('Summon Reborn').choose('Put Sapling into the mana zone, for 2 mana');
    expect(duel.battleZones.p1).toEqual(['Seed', 'Reborn']);
    const copies = begin({
      cards,
      p1: { graveyard: ['Reborn', 'Reborn'], manaZone: { nature: 6 }, battleZone: ['Sapling', 'Seed'] },
    });
    copies
      .choose('Summon Reborn')
      .choose('Put Sapling into the mana zone, for 2 mana')
      .choose('Summon Reborn');
    copies.choose('Put Seed into the mana zone, for 4 mana');
    expect(copies.battleZones.p1).toEqual(['Reborn', 'Reborn']);
  });

  driven('801.1a the base of an evolution creature is left', (begin) => {
    const alone = begin({
      cards,
      p1: { graveyard: ['Bloom'], manaZone: { nature: 4 }, battleZone: ['Seed'] },
    });
    expect(alone.asked).toBe('p1 attack');
    const two = begin({
      cards,
      p1: { graveyard: ['Bloom'], manaZone: { nature: 4 }, battleZone: ['Seed', 'Sapling'] },
    });
    two.choose('Summon Bloom').choose('Put Seed into the mana zone, for 4 mana');
    expect(two.battleZones.p1).toEqual(['Bloom (over Sapling)']);
  });
});
