import {
  allCreatures,
  another,
  atEndOfYourTurn,
  blocker,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  draw,
  each,
  gets,
  given,
  has,
  isLike,
  onlyIf,
  power,
  put,
  putIntoGraveyard,
  self,
  shieldForce,
  spell,
  spellAbility,
  times,
  whenDestroyed,
  whenPut,
  youHave,
  yourCreatures,
  yourHand,
  yourShields,
  yourTurn,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

describe('603.5d shield force', () => {
  const warder = creature({ ...plain, name: 'Warder', abilities: [shieldForce(blocker)] });
  const shatter = spell({
    name: 'Shatter',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(putIntoGraveyard(choose(yourShields())))],
  });

  driven('ends when the shield that was named is gone, and not when another is', (begin) => {
    for (const [card, asked] of [
      ['Card 1', 'p2 shields'],
      ['Card 2', 'p1 block'],
    ] as const) {
      const duel = begin({
        cards: [warder, shatter],
        p1: { hand: ['Warder', 'Shatter'], manaZone: { fire: 2 } },
        p2: { battleZone: ['Fear Fang'] },
      });
      duel.use('Summon Warder').choose('Shield 1').use('Cast Shatter').choose(card);
      duel.passUntil('p2 attack').choose('Fear Fang attacks the player');
      expect(duel.asked).toBe(asked);
    }
  });
});

describe('603.5d entering tapped', () => {
  const sloth = creature({ ...plain, name: 'Sloth', abilities: [has({ kind: 'entersTapped' })] });

  driven('is so from the first moment, and nothing becomes tapped', (begin) => {
    const duel = begin({
      cards: [sloth],
      p1: { hand: ['Sloth'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Sloth');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Fear Fang', 'Sloth (tapped)']);
    expect(duel.facts('cardTapped')).toEqual(['cardTapped Fire Filler']);
  });
});

describe('511.2 the end of "this turn"', () => {
  const swell = spell({
    name: 'Swell',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', power(2000)))],
  });
  const boaster = creature({
    ...plain,
    name: 'Boaster',
    abilities: [atEndOfYourTurn(onlyIf(isLike(self, { power: { min: 5000 } }), draw()))],
  });

  driven('comes after what triggers at the end of the turn', (begin) => {
    for (const [target, drawn] of [
      ['Boaster', 1],
      ['Fear Fang', 0],
    ] as const) {
      const duel = begin({
        cards: [swell, boaster],
        p1: { hand: ['Swell'], manaZone: { fire: 1 }, battleZone: ['Boaster', 'Fear Fang'] },
      });
      duel.use('Cast Swell').choose(target).passUntil('p2 charge');
      expect(duel.count('p1', 'hand')).toBe(drawn);
    }
  });
});

describe('112.2 civilizations of a reduced cost', () => {
  const discount = creature({
    ...plain,
    name: 'Discount',
    abilities: [each(yourHand({ type: 'creature' }), { kind: 'cost', by: -2, atLeast: 1 })],
  });
  const hybrid = creature({ name: 'Hybrid', civilizations: ['fire', 'nature'], cost: 3, power: 3000 });

  driven('have to be paid although the cost is lower', (begin) => {
    const position = (manaZone: { readonly fire?: number; readonly nature?: number }) => ({
      cards: [discount, hybrid],
      p1: { hand: ['Hybrid'], manaZone, battleZone: ['Discount'] },
    });
    const both = begin(position({ fire: 1, nature: 1 })).use('Summon Hybrid');
    expect(both.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Nature Filler (tapped)']);
    for (const manaZone of [{ fire: 1 }, { nature: 1 }, { fire: 2 }]) {
      expect(begin(position(manaZone)).asked).toBe('p1 attack');
    }
  });
});

describe('608.2 a number of an effect made by a resolution', () => {
  const tally = spell({
    name: 'Tally',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', power(times(1000, countOf(yourHand())))))],
  });

  driven('stays what it was when the effect was made', (begin) => {
    const duel = begin({
      cards: [tally],
      p1: {
        hand: ['Tally', 'Burning Mane', 'Filler'],
        manaZone: { fire: 1, nature: 2 },
        battleZone: ['Fear Fang'],
      },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }] },
    });
    duel.use('Cast Tally').use('Summon Burning Mane');
    duel.choose('Fear Fang attacks Tri-horn Shepherd');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Tally', 'Fear Fang']);
  });
});

describe('409.1f creatures put by one effect', () => {
  const loner = creature({
    ...plain,
    name: 'Loner',
    abilities: [given(youHave(yourHand(), { max: 0 }), whenPut(self, draw()))],
  });
  const muster = spell({
    name: 'Muster',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(put(yourHand({ type: 'creature' })))],
  });

  driven('are all pending before the first enters, and do not count in the hand', (begin) => {
    const position = (hand: readonly string[]) => ({
      cards: [loner, muster],
      p1: { hand: ['Muster', 'Loner', ...hand], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    const pending = begin(position(['Burning Mane'])).use('Cast Muster');
    expect(pending.zone('p1', 'battleZone')).toEqual(['Fear Fang', 'Loner', 'Burning Mane']);
    expect(pending.count('p1', 'hand')).toBe(1);
    const held = begin(position(['Terror Pit'])).use('Cast Muster');
    expect(held.zone('p1', 'hand')).toEqual(['Terror Pit']);
  });
});

describe('703.3 state-based actions', () => {
  const mourner = creature({
    ...plain,
    name: 'Mourner',
    abilities: [whenDestroyed(another('any'), draw())],
  });
  const wither = spell({
    name: 'Wither',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(gets(allCreatures(), 'turn', power(-4000)))],
  });

  driven('happen as one event: what dies together sees nobody else die', (begin) => {
    const duel = begin({
      cards: [mourner, wither],
      p1: {
        hand: ['Wither'],
        manaZone: { fire: 1 },
        battleZone: ['Mourner', 'Mourner', 'Tri-horn Shepherd'],
      },
      p2: { battleZone: ['Mourner'] },
    });
    duel.use('Cast Wither');
    expect(duel.battleZones).toEqual({ p1: ['Tri-horn Shepherd'], p2: [] });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 0]);
  });
});

describe('603.2 a restriction inside the trigger clause', () => {
  const host = creature({
    ...plain,
    name: 'Host',
    abilities: [given(yourTurn, whenPut(another('any'), draw()))],
  });

  driven('is tested as it triggers', (begin) => {
    const duel = begin({
      cards: [host],
      p1: { hand: ['Burning Mane'], manaZone: { nature: 2 }, battleZone: ['Host', 'Fear Fang'] },
      p2: { battleZone: ['Host'] },
    });
    duel.use('Summon Burning Mane');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 0]);
  });
});

describe('with askEverything', () => {
  const none = spell({
    name: 'None',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(destroy(chooseUpTo(yourCreatures(), countOf(yourHand()))))],
  });
  const position = {
    cards: [none],
    askEverything: true,
    p1: { hand: ['None'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
  } as const;

  driven('what has one answer is asked, and what may only be passed has the one option to pass', (begin) => {
    const duel = begin(position).choose('Cast None');
    expect([duel.asked, duel.options]).toEqual(['p1 cost', ['Pay its cost']]);
    duel.choose('Pay its cost');
    expect(duel.asked).toBe('p1 pay');
    duel.choose(duel.options[0] ?? '');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Pass']]);
    expect(duel.decision).toMatchObject({ min: 1, max: 1 });
    duel.pass();
    expect(duel.zone('p1', 'graveyard')).toEqual(['None']);
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
  });

  driven('what has nothing to choose from is not', (begin) => {
    const duel = begin({ ...position, p1: { ...position.p1, battleZone: [] } });
    duel.choose('Cast None').choose('Pay its cost').choose('Tap Fire Filler');
    expect(duel.asked).not.toBe('p1 choose');
    expect(duel.zone('p1', 'graveyard')).toEqual(['None']);
  });
});
