import {
  allCreatures,
  atMost,
  blocker,
  called,
  cardsIn,
  choose,
  countOf,
  creature,
  destroy,
  gets,
  inOrder,
  opponentsCreatures,
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
