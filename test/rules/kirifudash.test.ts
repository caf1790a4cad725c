import { allCards, type CardDefinition } from 'taiki';
import {
  blocker,
  choose,
  creature,
  dangerousDash,
  draw,
  each,
  kirifudash,
  returnToHand,
  self,
  spell,
  spellAbility,
  when,
  wheneverAttacks,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const cards: readonly CardDefinition[] = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Guard', abilities: [blocker] }),
  creature({ ...plain, name: 'Trump', cost: 6, abilities: [kirifudash(2, 'fire')] }),
  spell({
    name: 'Trick',
    civilizations: ['fire'],
    cost: 5,
    abilities: [kirifudash(1, 'fire'), spellAbility(draw())],
  }),
  spell({
    name: 'Rush',
    civilizations: ['fire'],
    cost: 5,
    abilities: [dangerousDash('fire', 2), spellAbility(draw())],
  }),
  creature({ ...plain, name: 'Patron', abilities: [each(yourHand(), { kind: 'cost', by: -1, atLeast: 1 })] }),
  creature({
    ...plain,
    name: 'Tax',
    abilities: [each({ in: 'hand', of: 'opponent' }, { kind: 'cost', by: 1, atLeast: 0 })],
  }),
  creature({
    ...plain,
    name: 'Miser',
    abilities: [when({ event: 'used', by: 'any', unpaid: true }, draw())],
  }),
  creature({
    ...plain,
    name: 'Taker',
    abilities: [wheneverAttacks(self, returnToHand(choose(yourShields())))],
  }),
];
const raid = { battleZone: ['Raider', { name: 'Miser', tapped: true }], manaZone: { fire: 2 } } as const;

describe('510 kirifudash', () => {
  driven('is summoned for its cost at the end of an attack that has broken a shield', (begin) => {
    const duel = begin({ cards, p1: { ...raid, hand: ['Trump'] }, p2: { battleZone: [] } });
    duel.choose('Raider attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 declareUsage');
    duel.choose('Trump');
    if (duel.asked === 'p1 confirm') duel.choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Raider (tapped)', 'Miser (tapped)', 'Trump']);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Fire Filler (tapped)']);
    expect(duel.facts('effectTriggered').filter((text) => text.includes('Miser'))).toEqual([]);
  });

  driven('not after an attack that was blocked, or has only put a shield into a hand (701.14b)', (begin) => {
    const blocked = begin({ cards, p1: { ...raid, hand: ['Trump'] }, p2: { battleZone: ['Guard'] } });
    blocked.choose('Raider attacks the player').choose('Guard');
    expect([blocked.asked, blocked.count('p1', 'battleZone')]).toEqual(['p2 charge', 1]);
    const taken = begin({
      cards,
      p1: { battleZone: ['Taker'], manaZone: { fire: 2 }, hand: ['Trump'] },
      p2: { battleZone: ['Guard'] },
    });
    taken.choose('Taker attacks the player').choose('Card 1').choose('Guard');
    expect([taken.asked, taken.count('p1', 'hand')]).toEqual(['p2 charge', 2]);
  });

  driven('not without its mana, nor from the graveyard, nor for the opponent of the attacker', (begin) => {
    const poor = begin({ cards, p1: { ...raid, manaZone: { fire: 1 }, hand: ['Trump'] } });
    poor.choose('Raider attacks the player').choose('Shield 1').passUntil('p2 charge');
    expect(poor.count('p1', 'battleZone')).toBe(2);
    const gone = begin({
      cards,
      p1: { ...raid, graveyard: ['Trump'] },
      p2: { hand: ['Trump', 'Rush'], manaZone: { fire: 2 } },
    });
    gone.choose('Raider attacks the player').choose('Shield 1');
    expect(gone.asked).toBe('p2 charge');
  });

  driven('a spell has it too, and a second copy is used in the same attack', (begin) => {
    const duel = begin({ cards, p1: { ...raid, hand: ['Trick', 'Trick'] } });
    duel.choose('Raider attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 declareUsage');
    duel.choose('Trick', 'Trick');
    while (duel.asked !== 'p2 charge') duel.choose(duel.options[0] ?? '');
    expect([duel.count('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([2, 2]);
  });

  driven('601.1e what changes the cost of the card changes what is paid, for D.D.D too', (begin) => {
    const less = begin({
      cards,
      p1: { battleZone: ['Raider', 'Patron'], manaZone: { fire: 1 }, hand: ['Trump', 'Rush'] },
    });
    less.choose('Raider attacks the player');
    expect(less.asked).toBe('p1 declareUsage');
    less.choose('Rush');
    if (less.asked === 'p1 confirm') less.choose('Yes');
    expect(less.zone('p1', 'graveyard')).toEqual(['Rush']);
    const more = begin({
      cards,
      p1: { ...raid, hand: ['Trump'] },
      p2: { battleZone: [{ name: 'Tax', tapped: true }] },
    });
    more.choose('Raider attacks the player').choose('Shield 1').passUntil('p2 charge');
    expect(more.count('p1', 'battleZone')).toBe(2);
  });
});
