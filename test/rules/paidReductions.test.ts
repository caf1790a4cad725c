import type { CardDefinition } from 'taiki';
import {
  alternativeCost,
  cannot,
  choose,
  creature,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  has,
  hyperEnergy,
  insteadDo,
  putIntoMana,
  sasageru,
  self,
  spell,
  spellAbility,
  tap,
  twinpact,
  whenDestroyed,
  wouldBeDestroyed,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], power: 2000 } as const;
const dispector = { ...plain, races: ['Dispector'] } as const;
const cards: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Offering', cost: 2, abilities: [sasageru(2), whenDestroyed(self, draw())] }),
  creature({ ...plain, name: 'Small Offering', cost: 1, abilities: [sasageru(1)] }),
  creature({
    ...plain,
    name: 'Firm Offering',
    cost: 3,
    abilities: [sasageru(2), has(cannot({ do: 'move', from: 'battleZone' }))],
  }),
  creature({
    ...plain,
    name: 'Sown Offering',
    cost: 3,
    abilities: [sasageru(2), wouldBeDestroyed(self, insteadDo(putIntoMana(self)))],
  }),
  creature({ ...dispector, name: 'Idol', cost: 5 }),
  creature({ ...plain, name: 'Mortal', cost: 5 }),
  evolutionCreature({
    ...dispector,
    name: 'Risen Idol',
    cost: 5,
    abilities: [evolution({ type: 'creature' })],
  }),
  twinpact(
    'Two-Faced Idol / Idle Prayer',
    creature({ ...dispector, name: 'Two-Faced Idol', cost: 5 }),
    spell({ name: 'Idle Prayer', civilizations: ['fire'], cost: 5, abilities: [spellAbility(draw())] }),
  ),
  creature({
    ...plain,
    name: 'Priest',
    cost: 1,
    abilities: [each(yourHand({ races: ['Dispector'] }), { kind: 'cost', by: -1, atLeast: 4 })],
  }),
  creature({ ...plain, name: 'Engine', cost: 7, abilities: [hyperEnergy] }),
  spell({ name: 'Wave', civilizations: ['fire'], cost: 5, abilities: [hyperEnergy, spellAbility(draw())] }),
  creature({ ...plain, name: 'One', cost: 1 }),
  creature({ ...plain, name: 'Other One', cost: 1 }),
  creature({ ...plain, name: 'Two', cost: 2 }),
  creature({ ...plain, name: 'Three', cost: 3 }),
  creature({ ...plain, name: 'Anchor', cost: 4, abilities: [has(cannot({ do: 'beTapped', by: 'you' }))] }),
  creature({ ...dispector, name: 'Charged Idol', cost: 7, abilities: [hyperEnergy] }),
];

describe('601.1a sasageru', () => {
  driven('the creature is destroyed to summon a Dispector for less', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Idol', 'Mortal'], manaZone: { fire: 3 }, battleZone: ['Offering', 'Filler'] },
      p2: { battleZone: ['Offering'] },
    });
    expect(duel.options).toEqual(['Summon Idol', 'Go on to the attack step']);
    duel.choose('Summon Idol');
    expect(duel.battleZones).toEqual({ p1: ['Filler', 'Idol'], p2: ['Offering'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Offering']);
    expect(
      duel.facts('useDeclared', 'costPaid', 'cardDestroyed', 'cardUsed', 'cardPut', 'effectResolved'),
    ).toEqual([
      'useDeclared Idol',
      'costPaid Idol',
      'cardDestroyed Offering',
      'cardUsed Idol',
      'cardPut Idol',
      'effectResolved Offering',
    ]);
    expect(duel.duel.log.find((fact) => fact.kind === 'costPaid')).toMatchObject({ cost: 3 });
    expect(duel.duel.log.find((fact) => fact.kind === 'cardPut')).toMatchObject({ unpaid: false });
  });

  driven('it is a choice where the mana is enough, and the cost of each answer is shown', (begin) => {
    const position = {
      cards,
      p1: { hand: ['Idol'], manaZone: { fire: 5 }, battleZone: ['Offering', 'Small Offering'] },
    } as const;
    const duel = begin(position);
    duel.choose('Summon Idol');
    expect(duel.asked).toBe('p1 cost');
    expect(duel.decision.rule).toBe('601.1a');
    expect(duel.options).toEqual([
      'Pay 5 mana',
      'Destroy Offering, for 3 mana',
      'Destroy Small Offering, for 4 mana',
    ]);
    duel.choose('Destroy Offering, for 3 mana');
    expect(duel.options).toEqual(['Pay 3 mana', 'Destroy Small Offering, for 2 mana']);
    duel.choose('Destroy Small Offering, for 2 mana');
    expect(duel.battleZones.p1).toEqual(['Idol']);
    expect(duel.zone('p1', 'manaZone').filter((card) => card.endsWith('(tapped)'))).toHaveLength(2);
    const declined = begin(position);
    declined.choose('Summon Idol').choose('Pay 5 mana');
    expect(declined.battleZones.p1).toEqual(['Offering', 'Small Offering', 'Idol']);
  });

  driven('of several, enough are destroyed to pay with the mana there is', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Idol'],
        manaZone: { fire: 2 },
        battleZone: ['Small Offering', 'Offering', 'Small Offering'],
      },
    });
    duel.choose('Summon Idol');
    expect(duel.options).toEqual(['Destroy Small Offering, for 4 mana', 'Destroy Offering, for 3 mana']);
    duel.choose('Destroy Small Offering, for 4 mana');
    expect(duel.asked).toBe('p1 cost');
    expect(duel.options).toEqual(['Pay 2 mana', 'Destroy Small Offering, for 1 mana']);
  });

  driven(
    'only Dispector creatures cost less: no other card, and not the spell half of a twinpact',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Mortal', 'Two-Faced Idol / Idle Prayer'],
          manaZone: { fire: 3 },
          battleZone: ['Offering'],
        },
      });
      expect(duel.options).toEqual(['Summon Two-Faced Idol / Idle Prayer', 'Go on to the attack step']);
      const { duel: asked } = duel;
      expect(asked.explain().map(({ what, reason }) => `${what}: ${reason}`)).toEqual([
        'be summoned: its cost cannot be paid',
        'be cast: its cost cannot be paid',
      ]);
    },
  );

  driven('601.1e it costs at least 1, and reductions stop at their own minimum', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Idol'],
        manaZone: { fire: 1 },
        battleZone: ['Priest', 'Offering', 'Offering', 'Offering'],
      },
    });
    duel.choose('Summon Idol');
    duel.choose('Destroy Offering, for 2 mana');
    expect(duel.options).toEqual(['Destroy Offering, for 1 mana', 'Destroy Offering, for 1 mana']);
    duel.choose('Destroy Offering, for 1 mana');
    expect(duel.options).toEqual(['Pay 1 mana', 'Destroy Offering, for 1 mana']);
    const free = begin({ cards, p1: { hand: ['Idol'], battleZone: ['Offering', 'Offering', 'Offering'] } });
    expect(free.asked).toBe('p1 attack');
  });

  driven('601.1a what cannot leave, or is destroyed in another way, reduces the cost as well', (begin) => {
    const firm = begin({
      cards,
      p1: { hand: ['Idol'], manaZone: { fire: 3 }, battleZone: ['Firm Offering'] },
    });
    firm.choose('Summon Idol');
    expect(firm.battleZones.p1).toEqual(['Firm Offering', 'Idol']);
    const sown = begin({
      cards,
      p1: { hand: ['Idol'], manaZone: { fire: 3 }, battleZone: ['Sown Offering'] },
    });
    sown.choose('Summon Idol');
    expect(sown.battleZones.p1).toEqual(['Idol']);
    expect(sown.zone('p1', 'manaZone').at(-1)).toBe('Sown Offering');
  });

  driven('801.1a the last base of an evolution creature is not destroyed', (begin) => {
    const alone = begin({
      cards,
      p1: { hand: ['Risen Idol'], manaZone: { fire: 3 }, battleZone: ['Offering'] },
    });
    expect(alone.asked).toBe('p1 attack');
    const two = begin({
      cards,
      p1: { hand: ['Risen Idol'], manaZone: { fire: 5 }, battleZone: ['Offering', 'Small Offering'] },
    });
    two.choose('Summon Risen Idol').choose('Destroy Offering, for 3 mana');
    expect(two.battleZones.p1).toEqual(['Risen Idol (over Small Offering)']);
  });

  driven('its source gone, and in the turn of the opponent, nothing costs less', (begin) => {
    const gone = begin({
      cards,
      p1: { hand: ['Idol'], manaZone: { fire: 3 }, graveyard: ['Offering'], battleZone: ['Filler'] },
    });
    expect(gone.asked).toBe('p1 attack');
    const theirs = begin({
      cards,
      p1: { hand: ['Idol'], manaZone: { fire: 3 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Offering'] },
    });
    expect(theirs.asked).toBe('p1 attack');
  });
});

describe('601.1a hyper energy', () => {
  driven('creatures of different costs are tapped, and it costs 2 less for each', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Engine'], manaZone: { fire: 3 }, battleZone: ['One', 'Other One', 'Two'] },
      p2: { battleZone: ['Three'] },
    });
    duel.choose('Summon Engine');
    expect(duel.options).toEqual(['Tap One, for 5 mana', 'Tap Other One, for 5 mana']);
    duel.choose('Tap Other One, for 5 mana');
    expect(duel.battleZones).toEqual({
      p1: ['One', 'Other One (tapped)', 'Two (tapped)', 'Engine'],
      p2: ['Three'],
    });
  });

  driven(
    'a creature that is tapped, or cannot be tapped, is not offered; one that is as expensive is',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Engine'],
          manaZone: { fire: 7 },
          battleZone: [{ name: 'Two', tapped: true }, 'Anchor', 'Three', 'Engine'],
        },
      });
      duel.choose('Summon Engine');
      expect(duel.options).toEqual(['Pay 7 mana', 'Tap Three, for 5 mana', 'Tap Engine, for 5 mana']);
    },
  );

  driven('two creatures of one cost reduce it once', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Engine'], manaZone: { fire: 3 }, battleZone: ['One', 'Other One'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('a spell may have it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Wave'], manaZone: { fire: 1 }, battleZone: ['One', 'Three'] },
    });
    duel.choose('Cast Wave');
    expect(duel.battleZones.p1).toEqual(['One (tapped)', 'Three (tapped)']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('112.2 the civilization is paid with mana, however many are tapped', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Engine'], manaZone: { water: 3 }, battleZone: ['One', 'Two', 'Three'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('a tapped creature may be destroyed for the same summoning, as another effect (601.1a)', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Charged Idol'], manaZone: { fire: 3 }, battleZone: ['Offering'] },
    });
    duel.choose('Summon Charged Idol');
    expect(duel.battleZones.p1).toEqual(['Charged Idol']);
    const less = begin({
      cards,
      p1: { hand: ['Charged Idol'], manaZone: { fire: 2 }, battleZone: ['Offering'] },
    });
    expect(less.asked).toBe('p1 attack');
  });
});

describe('601.1a reductions and other costs', () => {
  driven('what an alternative cost takes is not reduced for, and needs no mana', (begin) => {
    const bargain = creature({
      ...dispector,
      name: 'Bargain',
      cost: 5,
      abilities: [alternativeCost(destroy(choose(yourCreatures())))],
    });
    const duel = begin({
      cards: [...cards, bargain],
      p1: { hand: ['Bargain'], manaZone: { fire: 3 }, battleZone: ['Offering', 'Filler'] },
    });
    duel.choose('Summon Bargain');
    expect(duel.options).toEqual(['Pay its cost', 'Pay the alternative cost']);
    duel.choose('Pay the alternative cost').choose('Filler');
    expect(duel.battleZones.p1).toEqual(['Offering', 'Bargain']);
  });

  driven('what an additional cost needs is left for it', (begin) => {
    const toll = creature({
      ...plain,
      name: 'Toll',
      cost: 3,
      abilities: [
        hyperEnergy,
        { kind: 'cost', way: 'additional', effect: tap(choose(yourCreatures({ tapped: false }))) },
      ],
    });
    const duel = begin({
      cards: [...cards, toll],
      p1: { hand: ['Toll'], manaZone: { fire: 1 }, battleZone: ['One'] },
    });
    expect(duel.asked).toBe('p1 attack');
    const two = begin({
      cards: [...cards, toll],
      p1: { hand: ['Toll'], manaZone: { fire: 1 }, battleZone: ['One', 'Other One'] },
    });
    two.choose('Summon Toll').choose('Tap One, for 1 mana');
    expect(two.battleZones.p1).toEqual(['One (tapped)', 'Other One (tapped)', 'Toll']);
  });

  driven('where many creatures could be tapped, the decisions stay few and short', (begin) => {
    const many = Array.from({ length: 12 }, (_, cost) => creature({ ...plain, name: `Cog ${cost}`, cost }));
    const giant = creature({ ...plain, name: 'Giant Engine', cost: 30, abilities: [hyperEnergy] });
    const duel = begin({
      cards: [...many, giant],
      p1: {
        hand: ['Giant Engine'],
        manaZone: { fire: 5 },
        battleZone: [...many, ...many].map(({ name }) => name),
      },
    });
    expect(duel.asked).toBe('p1 attack');
    const enough = begin({
      cards: [...many, giant],
      p1: {
        hand: ['Giant Engine'],
        manaZone: { fire: 6 },
        battleZone: [...many, ...many].map(({ name }) => name),
      },
    });
    enough.choose('Summon Giant Engine');
    expect(enough.options).toHaveLength(13);
  });
});
