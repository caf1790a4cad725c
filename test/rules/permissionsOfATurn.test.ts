import {
  cannot,
  choose,
  creature,
  draw,
  each,
  has,
  inOrder,
  itself,
  put,
  when,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 1000 } as const;
const sprout = creature({ ...plain, name: 'Sprout' });
const giant = creature({
  ...plain,
  name: 'Giant',
  abilities: [
    each(yourMana({ type: 'creature' }), {
      kind: 'can',
      permission: { do: 'summonFrom', zone: 'manaZone', limit: 1 },
    }),
  ],
});
const summons = (options: readonly string[]): number =>
  options.filter((option) => option.includes('Summon Sprout')).length;

describe('601.1a a permission for so many cards in a turn', () => {
  driven('is used up by each card that is summoned by it, and counted for each bearer', (begin) => {
    const left = (giants: number, turns: number) => {
      const duel = begin({
        cards: [sprout, giant],
        p1: {
          manaZone: ['Sprout', 'Sprout', 'Sprout', 'Fire Filler', 'Fire Filler', 'Fire Filler'],
          battleZone: Array<string>(giants).fill('Giant'),
        },
      });
      for (let turn = 0; turn < turns; turn++) duel.use('Summon Sprout');
      return summons(duel.options) > 0;
    };
    expect([left(1, 0), left(1, 1), left(2, 1), left(2, 2)]).toEqual([true, false, true, false]);
  });

  driven('is not used up by a card that is summoned from the hand', (begin) => {
    const duel = begin({
      cards: [sprout, giant],
      p1: {
        hand: ['Sprout'],
        manaZone: ['Sprout', 'Fire Filler', 'Fire Filler', 'Fire Filler'],
        battleZone: ['Giant'],
      },
    });
    const [fromHand] = duel.decision.options.flatMap((option, index) =>
      option.label === 'Summon Sprout' && option.card?.zone === 'hand' ? [index] : [],
    );
    duel.duel.choose(fromHand ?? -1);
    duel.passUntil('p1 main');
    expect(summons(duel.options)).toBe(1);
  });
});

describe('101.2 a ban on putting', () => {
  const guard = (unless: 'fromHand' | 'used') =>
    creature({
      ...plain,
      name: 'Guard',
      abilities: [has(cannot({ do: 'put', who: 'any', what: { type: 'element' }, unless }))],
    });
  const putBoth = inOrder(put(choose(yourGraveyard())), put(choose(yourHand({ names: ['Sprout'] }))));

  driven('spares what comes from the hand', (begin) => {
    const duel = cast(begin, putBoth, {
      cards: [sprout, guard('fromHand')],
      p1: { hand: ['Sprout'], graveyard: ['Runt'], battleZone: ['Brute', 'Guard'] },
    });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Guard', 'Sprout']);
  });

  driven('spares what is used', (begin) => {
    const duel = begin({
      cards: [sprout, guard('used')],
      p1: { hand: ['Sprout'], manaZone: { fire: 1 }, battleZone: ['Guard'] },
    });
    duel.use('Summon Sprout');
    expect(duel.battleZones.p1).toEqual(['Guard', 'Sprout']);
    const other = cast(begin, putBoth, {
      cards: [sprout, guard('used')],
      p1: { hand: ['Sprout'], graveyard: ['Runt'], battleZone: ['Brute', 'Guard'] },
    });
    expect(other.battleZones.p1).toEqual(['Brute', 'Guard']);
  });
});

describe('601.1a, 110.4f how a creature is put', () => {
  const racer = creature({
    ...plain,
    cost: 5,
    name: 'Racer',
    abilities: [
      {
        kind: 'cost',
        way: 'alternative',
        mana: { count: 1, of: ['fire'] },
        effect: { do: 'inOrder', effects: [] },
      },
      when({ event: 'put', what: itself, how: 'alternative' }, draw()),
    ],
  });

  driven('tells what was put for its alternative cost', (begin) => {
    const duel = begin({ cards: [racer], p1: { hand: ['Racer'], manaZone: { fire: 1 } } });
    duel.use('Summon Racer');
    expect(duel.facts('effectResolved')).toHaveLength(1);
    expect(
      cast(begin, put(choose(yourGraveyard())), { cards: [racer], p1: { graveyard: ['Racer'] } }).facts(
        'effectResolved',
      ),
    ).toEqual([]);
  });

  driven('leaves it to its player whether it is put tapped', (begin) => {
    const shy = creature({ ...plain, name: 'Shy', abilities: [has({ kind: 'entersTapped', may: true })] });
    const put = (answer: 'Yes' | 'No') => {
      const duel = begin({
        cards: [shy],
        p1: { hand: ['Shy'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      });
      duel.use('Summon Shy').choose(answer);
      return duel.battleZones.p1;
    };
    expect([put('Yes'), put('No')]).toEqual([
      ['Fear Fang', 'Shy (tapped)'],
      ['Fear Fang', 'Shy'],
    ]);
  });
});
