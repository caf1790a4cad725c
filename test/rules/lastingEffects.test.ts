import {
  allCreatures,
  atMost,
  blocker,
  breaksMore,
  called,
  cannot,
  cardsIn,
  choose,
  countOf,
  creature,
  destroy,
  gets,
  inOrder,
  opponentsCreatures,
  power,
  powerOfRef,
  spell,
  spellAbility,
  the,
  times,
  unblockable,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { castDeal } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const boar = creature({ ...plain, name: 'Boar', power: 3000 });
const bear = creature({ ...plain, name: 'Bear', power: 6000 });
const cull = spell({
  ...plain,
  name: 'Cull',
  abilities: [spellAbility(destroy(allCreatures({ power: atMost(5999) })))],
});

describe('608.2 the number of an effect is fixed as it is made', () => {
  driven('also where it fixes a power', (begin) => {
    const level = spell({
      ...plain,
      name: 'Level',
      abilities: [
        spellAbility(
          gets(yourCreatures(), 'turn', { kind: 'setPower', to: times(2000, countOf(yourHand())) }),
        ),
      ],
    });
    const duel = begin({
      cards: [level, boar, cull],
      p1: { hand: ['Level', 'Cull', 'Filler', 'Filler'], manaZone: { fire: 2 }, battleZone: ['Boar'] },
    });
    duel.use('Cast Level').use('Cast Cull');
    expect(duel.battleZones.p1).toEqual(['Boar']);
  });

  driven('605.2c it knows what an earlier part of the effect has chosen', (begin) => {
    const mimic = spell({
      ...plain,
      name: 'Mimic',
      abilities: [
        spellAbility(
          inOrder(
            { do: 'choose', what: called(choose(opponentsCreatures()), 'model') },
            gets(yourCreatures(), 'turn', { kind: 'setPower', to: powerOfRef(the('model')) }),
          ),
        ),
      ],
    });
    const duel = begin({
      cards: [mimic, boar, bear, cull],
      p1: { hand: ['Mimic', 'Cull'], manaZone: { fire: 2 }, battleZone: ['Boar'] },
      p2: { battleZone: ['Bear'] },
    });
    duel.use('Cast Mimic').use('Cast Cull');
    expect(duel.battleZones.p1).toEqual(['Boar']);
  });

  driven('605.2c so does what it says of other creatures', (begin) => {
    const feint = spell({
      ...plain,
      name: 'Feint',
      abilities: [
        spellAbility(
          inOrder(
            { do: 'choose', what: called(choose(opponentsCreatures()), 'fooled') },
            gets(yourCreatures(), 'turn', unblockable({ is: the('fooled') })),
          ),
        ),
      ],
    });
    const guard = creature({ ...plain, name: 'Guard', power: 1000, abilities: [blocker] });
    const duel = begin({
      cards: [feint, boar, guard],
      p1: { hand: ['Feint'], manaZone: { fire: 1 }, battleZone: ['Boar'] },
      p2: { battleZone: ['Guard'] },
    });
    duel.use('Cast Feint').choose('Boar attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('of a cost', (begin) => {
    const sale = spell({
      ...plain,
      name: 'Sale',
      abilities: [
        spellAbility(
          inOrder(
            gets(cardsIn('hand', 'you', { names: ['Dear'] }), 'turn', {
              kind: 'cost',
              by: times(-1, countOf(yourHand({ names: ['Filler'] }))),
              atLeast: 0,
            }),
            { do: 'discard', what: yourHand({ names: ['Filler'] }) },
          ),
        ),
      ],
    });
    const dear = creature({ ...plain, name: 'Dear', cost: 3, power: 1000 });
    const duel = begin({
      cards: [sale, dear],
      p1: { hand: ['Sale', 'Dear', 'Filler', 'Filler'], manaZone: { fire: 2 } },
    });
    duel.use('Cast Sale');
    expect(duel.duel.decision?.options.map(({ label }) => label)).toContain('Summon Dear');
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

describe('608.2 numbers of an effect made by a resolution', () => {
  const one = { do: 'choose', what: called(choose(opponentsCreatures()), 'x') } as const;

  driven('a power that is set stays what it was', (begin) => {
    const set = gets(choose(yourCreatures()), 'turn', { kind: 'setPower', to: powerOfRef(the('x')) });
    const duel = castDeal(
      begin,
      inOrder(one, set),
      { battleZone: ['Beast'] },
      { battleZone: ['Bolshack Dragon'] },
    );
    expect(duel.battleZones.p1).toEqual(['Beast']);
  });

  driven('so does what is taken from a cost', (begin) => {
    const four = creature({ ...plain, name: 'Four', cost: 4, power: 3000 });
    const kill = spell({ ...plain, name: 'Kill', abilities: [spellAbility(destroy(yourCreatures()))] });
    const less = times(-1, countOf(yourCreatures()));
    const duel = castDeal(
      begin,
      gets(yourHand({ type: 'creature' }), 'turn', { kind: 'cost', by: less, atLeast: 1 }),
      { hand: ['Deal', 'Four', 'Kill'], manaZone: { fire: 4 }, battleZone: ['Beast', 'Beast'] },
      {},
      [four, kill],
    );
    expect(duel.use('Cast Kill').options).toContain('Summon Four');
  });

  const dump = spell({
    ...plain,
    name: 'Dump',
    abilities: [spellAbility({ do: 'discard', what: yourHand({ names: ['Filler'] }) })],
  });
  const perCard = countOf(yourHand({ names: ['Filler'] }));
  const hand = ['Deal', 'Dump', 'Filler', 'Filler'];

  driven('so does how many more shields it breaks', (begin) => {
    const more = gets(yourCreatures(), 'turn', breaksMore(perCard));
    const duel = castDeal(
      begin,
      more,
      { hand, manaZone: { fire: 2 }, battleZone: ['Beast'] },
      { shieldZone: ['Filler', 'Filler', 'Filler', 'Filler'] },
      [dump],
    );
    duel.use('Cast Dump').choose('Beast attacks the player');
    expect(duel.options).toHaveLength(4);
    expect(duel.duel.decision?.min).toBe(3);
  });

  const guard = creature({ ...plain, name: 'Guard', power: 1500, abilities: [blocker] });
  const weak = { power: atMost(times(1000, perCard)) };

  driven('so does what a ban says of other creatures', (begin) => {
    const duel = castDeal(
      begin,
      gets(yourCreatures(), 'turn', unblockable(weak)),
      { hand, manaZone: { fire: 2 }, battleZone: ['Beast'] },
      { battleZone: ['Guard'], shieldZone: ['Filler', 'Filler'] },
      [dump, guard],
    );
    duel.use('Cast Dump').choose('Beast attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('so does what it says of the creatures that it affects, also later', (begin) => {
    const duel = castDeal(
      begin,
      {
        do: 'lasting',
        affects: opponentsCreatures(weak),
        effects: [cannot({ do: 'block' })],
        until: 'turn',
        alsoLater: true,
      },
      { hand, manaZone: { fire: 2 }, battleZone: ['Beast'] },
      { battleZone: ['Guard'], shieldZone: ['Filler', 'Filler'] },
      [dump, guard],
    );
    duel.use('Cast Dump').choose('Beast attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });
});
