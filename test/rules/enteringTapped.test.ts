import type { CardDefinition } from 'taiki';
import type { Effect, Filter, Group, StaticEffect } from 'taiki/words';
import {
  alsoOfRaces,
  choose,
  civilizations,
  creature,
  each,
  evolution,
  evolutionCreature,
  field,
  gains,
  has,
  hasWhile,
  inOrder,
  opponentsCreatures,
  power,
  put,
  putIntoMana,
  self,
  speedAttacker,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast, runt } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const entersTapped = { kind: 'entersTapped' } as const;
const frost = field({ ...plain, name: 'Frost', abilities: [each(opponentsCreatures(), entersTapped)] });
const thaw = field({
  ...plain,
  name: 'Thaw',
  abilities: [each(opponentsCreatures({ names: ['Brute'] }), entersTapped)],
});
const sluggish = creature({
  ...plain,
  name: 'Sluggish',
  power: 1000,
  abilities: [has(power(1000), entersTapped)],
});
const shy = creature({
  ...plain,
  name: 'Shy',
  power: 1000,
  abilities: [hasWhile(youHave(yourCreatures({ names: ['Runt'] })), entersTapped)],
});
const grown = evolutionCreature({
  ...plain,
  name: 'Grown',
  power: 7000,
  abilities: [evolution({})],
});
const cards: readonly CardDefinition[] = [frost, thaw, sluggish, shy, grown];
const enter = put(choose(yourHand()));

describe('110.4f entering tapped', () => {
  driven('is what another card says of it', (begin) => {
    const duel = cast(begin, enter, { cards, p1: { hand: ['Runt'] }, p2: { battleZone: ['Frost'] } });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Runt (tapped)']);
    expect(duel.facts('cardTapped')).toEqual(['cardTapped Fire Filler']);
  });

  driven('of it, and not of others', (begin) => {
    const other = cast(begin, enter, { cards, p1: { hand: ['Runt'] }, p2: { battleZone: ['Thaw'] } });
    expect(other.battleZones.p1).toEqual(['Brute', 'Runt']);
    const own = cast(begin, enter, { cards, p1: { hand: ['Runt'], battleZone: ['Brute', 'Frost'] } });
    expect(own.battleZones.p1).toEqual(['Brute', 'Frost', 'Runt']);
  });

  driven('is what it says of itself, beside other things', (begin) => {
    const duel = cast(begin, enter, { cards, p1: { hand: ['Sluggish'] } });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Sluggish (tapped)']);
  });

  driven('or says only while something holds', (begin) => {
    const met = cast(begin, enter, { cards, p1: { hand: ['Shy'], battleZone: ['Brute', 'Runt'] } });
    expect(met.battleZones.p1).toEqual(['Brute', 'Runt', 'Shy (tapped)']);
    const unmet = cast(begin, enter, { cards, p1: { hand: ['Shy'] } });
    expect(unmet.battleZones.p1).toEqual(['Brute', 'Shy']);
  });
});

describe('110.4f a creature that enters tapped', () => {
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

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

describe('110.4f an evolution creature that enters tapped', () => {
  driven('taps an untapped base', (begin) => {
    const duel = cast(begin, enter, { cards, p1: { hand: ['Grown'] }, p2: { battleZone: ['Frost'] } });
    expect(duel.battleZones.p1).toEqual(['Grown (tapped, over Brute)']);
  });

  driven('otherwise is tapped exactly if its base is (801.2)', (begin) => {
    const untapped = cast(begin, enter, { cards, p1: { hand: ['Grown'] } });
    expect(untapped.battleZones.p1).toEqual(['Grown (over Brute)']);
    const tapped = cast(begin, enter, {
      cards,
      p1: { hand: ['Grown'], battleZone: [{ name: 'Brute', tapped: true }] },
    });
    expect(tapped.battleZones.p1).toEqual(['Grown (tapped, over Brute)']);
  });
});

describe('110.4f, 608.3c what decides whether a card enters tapped is read before it is there', () => {
  const fieldOf = (name: string, of: Group, effect: StaticEffect) =>
    field({ ...plain, name, abilities: [each(of, effect)] });
  const rusher = creature({ ...plain, name: 'Rusher', power: 1000, abilities: [speedAttacker] });

  /** What another card gives creatures of this player, and a filter that asks for it. */
  const GIVEN: readonly (readonly [what: string, effect: StaticEffect, asked: Filter])[] = [
    ['speed attacker', gains(speedAttacker), { keyword: 'speedAttacker' }],
    ['power', power(1000), { power: { min: 2000 } }],
    ['a civilization', civilizations('water'), { civilizations: ['water'] }],
    ['another civilization', civilizations('water', 'fire'), { multicolored: true }],
    ['a race', alsoOfRaces('Wisp'), { races: ['Wisp'] }],
  ];
  for (const [what, effect, asked] of GIVEN) {
    driven(`${what} that a static ability gives there is not counted`, (begin) => {
      for (const [filter, entered] of [
        [asked, 'Runt'],
        [{ not: asked }, 'Runt (tapped)'],
      ] as const) {
        const giver = fieldOf('Giver', yourCreatures(), effect);
        const frost = fieldOf('Frost', opponentsCreatures(filter), entersTapped);
        const duel = cast(begin, enter, {
          cards: [giver, frost],
          p1: { hand: ['Runt'], battleZone: ['Brute', 'Giver'] },
          p2: { battleZone: ['Frost'] },
        });
        expect(duel.battleZones.p1).toEqual(['Brute', 'Giver', entered]);
      }
    });

    driven(`${what} that an effect of this turn gives there is not counted`, (begin) => {
      const frost = fieldOf('Frost', opponentsCreatures({ not: asked }), entersTapped);
      const lasting: Effect = {
        do: 'lasting',
        affects: yourCreatures(),
        effects: [effect],
        until: 'turn',
        alsoLater: true,
      };
      const duel = cast(begin, inOrder(lasting, enter), {
        cards: [frost],
        p1: { hand: ['Runt'] },
        p2: { battleZone: ['Frost'] },
      });
      expect(duel.battleZones.p1).toEqual(['Brute', 'Runt (tapped)']);
    });
  }

  driven('what is printed on it is counted', (begin) => {
    for (const [filter, entered] of [
      [{ keyword: 'speedAttacker' }, 'Rusher (tapped)'],
      [{ not: { keyword: 'speedAttacker' } }, 'Rusher'],
    ] as const) {
      const frost = fieldOf('Frost', opponentsCreatures(filter), entersTapped);
      const duel = cast(begin, enter, {
        cards: [rusher, frost],
        p1: { hand: ['Rusher'] },
        p2: { battleZone: ['Frost'] },
      });
      expect(duel.battleZones.p1).toEqual(['Brute', entered]);
    }
  });

  driven('what its own static ability gives it only there is not counted', (begin) => {
    const sudden = creature({
      ...plain,
      name: 'Sudden',
      power: 1000,
      abilities: [has(gains(speedAttacker))],
    });
    const frost = fieldOf('Frost', opponentsCreatures({ keyword: 'speedAttacker' }), entersTapped);
    const duel = cast(begin, enter, {
      cards: [sudden, frost],
      p1: { hand: ['Sudden'] },
      p2: { battleZone: ['Frost'] },
    });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Sudden']);
  });

  driven('the power of another creature, with which it is compared, is as it is now', (begin) => {
    const giant = creature({
      ...plain,
      name: 'Giant',
      power: 500,
      abilities: [
        has(power(1000)),
        each(opponentsCreatures({ power: { max: { powerOf: self } } }), entersTapped),
      ],
    });
    const duel = cast(begin, enter, {
      cards: [giant],
      p1: { hand: ['Runt'] },
      p2: { battleZone: ['Giant'] },
    });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Runt (tapped)']);
  });

  driven('601.1 so it is where the creature is summoned', (begin) => {
    const giver = fieldOf('Giver', yourCreatures(), gains(speedAttacker));
    const frost = fieldOf('Frost', opponentsCreatures({ not: { keyword: 'speedAttacker' } }), entersTapped);
    const duel = begin({
      cards: [giver, frost, rusher, runt],
      p1: { hand: ['Runt', 'Rusher'], manaZone: { fire: 3 }, battleZone: ['Giver'] },
      p2: { battleZone: ['Frost'] },
    });
    duel.use('Summon Rusher').use('Summon Runt');
    expect(duel.battleZones.p1).toEqual(['Giver', 'Rusher', 'Runt (tapped)']);
  });

  driven(
    '405.1 civilizations that cards have in the mana zone are not counted as they are put there',
    (begin) => {
      const tide = fieldOf('Tide', yourMana(), civilizations('water', 'fire'));
      const marsh = fieldOf('Marsh', yourMana({ civilizations: ['water'] }), {
        ...entersTapped,
        zone: 'manaZone',
      });
      const duel = cast(begin, putIntoMana(yourHand()), {
        cards: [tide, marsh],
        p1: {
          hand: ['Runt', 'Aqua Hulcus'],
          battleZone: ['Brute', 'Tide', 'Marsh'],
          manaZone: ['Water Filler'],
        },
      });
      expect(duel.zone('p1', 'manaZone')).toEqual(['Water Filler (tapped)', 'Runt', 'Aqua Hulcus (tapped)']);
    },
  );
});
