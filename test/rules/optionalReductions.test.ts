import {
  creature,
  draw,
  each,
  forNextUsed,
  has,
  jokersOverExplode,
  optionalReduction,
  self,
  spell,
  spellAbility,
  twinpact,
  whenPut,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain } from './plainCards.ts';

const dragon = creature({ ...plain, name: 'Wyrm', races: ['Volcano Dragon'], cost: 4, power: 4000 });
const bystander = creature({ ...plain, name: 'Bystander', cost: 4 });
const pine = creature({
  ...plain,
  name: 'Pine',
  abilities: [each(yourHand({ races: ['Dragon'], type: 'creature' }), optionalReduction(1, 1))],
});
const self2 = creature({ ...plain, name: 'Cheap', cost: 3, abilities: [has(optionalReduction(2, 2))] });
const cards = [dragon, bystander, pine, self2];

describe('601.1a a reduction that is optional', () => {
  driven('is declared as the card is used, or not', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Wyrm', 'Wyrm'], manaZone: { fire: 8 }, battleZone: ['Pine'] },
    }).choose('Summon Wyrm');
    expect([duel.asked, duel.options]).toEqual(['p1 cost', ['Pay 4 mana', 'Use Wyrm for 3 mana']]);
    duel.choose('Pay 4 mana');
    expect(duel.count('p1', 'battleZone')).toBe(2);
    duel.choose('Summon Wyrm').choose('for 3 mana');
    expect(duel.duel.log.flatMap((fact) => (fact.kind === 'costPaid' ? [fact.cost] : []))).toEqual([4, 3]);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('is used without a question where the cost could not be paid otherwise', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Wyrm'], manaZone: { fire: 3 }, battleZone: ['Pine'] },
    }).use('Summon Wyrm');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Pine', 'Wyrm']);
  });

  driven('of the next creature is declined for that one, and gone after it', (begin) => {
    const next = forNextUsed('turn', yourHand({ type: 'creature' }), optionalReduction(2, 1));
    const herald = creature({ ...plain, name: 'Herald', cost: 1, abilities: [whenPut(self, next)] });
    const duel = begin({
      cards: [...cards, herald],
      p1: { hand: ['Herald', 'Bystander', 'Bystander'], manaZone: { fire: 7 } },
    });
    duel.choose('Summon Herald').choose('Summon Bystander');
    expect(duel.options).toEqual(['Pay 4 mana', 'Use Bystander for 2 mana']);
    duel.choose('Pay 4 mana');
    expect(duel.battleZones.p1).toEqual(['Herald', 'Bystander']);
    expect(duel.asked).toBe('p2 charge');
  });

  driven('one by one from a second copy, as far as its floor', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Wyrm'], manaZone: { fire: 4 }, battleZone: ['Pine', 'Pine'] },
    }).choose('Summon Wyrm');
    duel.choose('3 mana');
    expect(duel.options).toEqual(['Pay 3 mana', 'Use Wyrm for 2 mana']);
    duel.choose('2 mana');
    expect([duel.count('p1', 'battleZone'), duel.asked]).toEqual([3, 'p1 attack']);
    const own = begin({ cards, p1: { hand: ['Cheap'], manaZone: { fire: 3 }, battleZone: ['Pine'] } });
    own.choose('Summon Cheap');
    expect(own.options).toEqual(['Pay 3 mana', 'Use Cheap for 2 mana']);
  });

  driven('reaches no card but those that it names', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bystander'], manaZone: { fire: 4 }, battleZone: ['Pine'] },
    }).choose('Summon Bystander');
    expect(duel.asked).not.toBe('p1 cost');
    const short = begin({ cards, p1: { hand: ['Bystander'], manaZone: { fire: 3 }, battleZone: ['Pine'] } });
    expect(short.asked).toBe('p1 attack');
  });
});

describe('810.3a a reduction on one half of a twinpact', () => {
  const halves = twinpact(
    'Elder / Praise',
    creature({ ...plain, name: 'Elder', cost: 5, abilities: jokersOverExplode(2) }),
    spell({ name: 'Praise', civilizations: ['fire'], cost: 3, abilities: [spellAbility(draw())] }),
  );

  driven('is for the use of that half', (begin) => {
    const duel = begin({ cards: [halves], p1: { hand: ['Elder / Praise'], manaZone: { fire: 3 } } });
    expect(duel.options).toEqual(['Summon Elder / Praise', 'Cast Praise', 'Go on to the attack step']);
    duel.choose('Cast Praise');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.duel.log.flatMap((fact) => (fact.kind === 'costPaid' ? [fact.cost] : []))).toEqual([3]);
  });

  driven('reduces that half', (begin) => {
    const duel = begin({ cards: [halves], p1: { hand: ['Elder / Praise'], manaZone: { fire: 3 } } });
    duel.choose('Summon Elder');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});
