import {
  atEndOfYourTurn,
  called,
  cardsIn,
  choose,
  countOf,
  creature,
  crossed,
  crossedGets,
  crossGear,
  delayed,
  destroy,
  doubleBreaker,
  draw,
  gains,
  has,
  inOrder,
  insteadDo,
  isCrossedFree,
  isLike,
  onlyIf,
  power,
  returnToHand,
  self,
  spell,
  spellAbility,
  the,
  times,
  topOfDeckTo,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  wouldBeDestroyed,
  yourCreatures,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { story } from './story.ts';

const plain = { civilizations: ['fire'], cost: 2 } as const;
const sword = crossGear({
  ...plain,
  name: 'Sword',
  abilities: [crossedGets(power(3000), gains(doubleBreaker))],
});
const smith = creature({
  ...plain,
  name: 'Smith',
  power: 1000,
  abilities: [when({ event: 'used', by: 'you' }, draw())],
});
const beast = creature({ ...plain, name: 'Beast', power: 2000 });
const recall = spell({
  ...plain,
  name: 'Recall',
  cost: 1,
  abilities: [spellAbility(returnToHand(choose(yourCreatures())))],
});
const weary = creature({
  ...plain,
  name: 'Weary',
  power: 1000,
  abilities: [has(power(times(-1000, countOf(yourMana({ tapped: true })))))],
});
const cards = [sword, smith, beast, recall];

const attachedTo = (driver: Driver) => {
  const { battleZone } = driver.duel.game.zones.p1;
  return battleZone.map((object) => battleZone.findIndex(({ id }) => id === object.attachedTo));
};

describe('303, 504.2 cross gears', () => {
  driven('it is generated for its cost, and crossed by paying that again, which is no use', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sword'], manaZone: { fire: 4 }, battleZone: ['Smith', 'Beast'] },
      p2: { battleZone: ['Beast'] },
    });
    duel.use('Generate Sword');
    expect(duel.asked).toBe('p1 main');
    expect(duel.options).toEqual(['Cross Sword', 'Go on to the attack step']);
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.choose('Cross Sword');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Smith', 'Beast']);
    duel.choose('Beast');
    expect(duel.asked).toBe('p1 attack');
    expect(attachedTo(duel)).toEqual([-1, -1, 1]);
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(story(duel, 'useDeclared', 'costPaid', 'cardUsed', 'cardPut', 'gearCrossed')).toEqual([
      'turn.main.use.declaring 601.1a: useDeclared Sword',
      'turn.main.use.paying 601.1f: costPaid Sword',
      'turn.main.use.announcing 601.1g: cardUsed Sword',
      'turn.main.use.puttingOrCasting 301.2: cardPut Sword',
      'turn.main.cross.paying 601.1f: costPaid Sword',
      'turn.main.cross.crossing 504.2: gearCrossed Sword',
    ]);
    expect(duel.zone('p1', 'manaZone')).toEqual(Array.from({ length: 4 }, () => 'Fire Filler (tapped)'));
  });

  driven('only the creature that it is crossed onto gets what it gives', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: { fire: 2 }, battleZone: ['Sword', 'Smith', 'Beast'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Beast'] },
    });
    duel.use('Cross Sword').choose('Beast');
    duel.choose('Smith attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 1, max: 1 });
    duel.choose('Shield 1').choose('Beast attacks Forest Hornet');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Sword', 'Smith (tapped)', 'Beast (tapped)'], p2: ['Beast'] });
  });

  driven('without a creature it cannot be crossed, and it does not attack', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: { fire: 2 }, battleZone: ['Sword'] },
      p2: { battleZone: ['Beast'] },
    });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Sword'], p2: ['Beast'] });
  });

  driven('it stays when the creature leaves, and may be crossed onto another', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Recall'], manaZone: { fire: 5 }, battleZone: ['Sword', 'Smith', 'Beast'] },
    });
    duel.use('Cross Sword').choose('Smith').use('Cast Recall').choose('Smith');
    expect(duel.battleZones.p1).toEqual(['Sword', 'Beast']);
    expect(attachedTo(duel)).toEqual([-1, -1]);
    duel.use('Cross Sword');
    expect(duel.asked).toBe('p1 attack');
    expect(attachedTo(duel)).toEqual([1, -1]);
  });

  driven('it may be crossed from one creature to another', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: { fire: 4 }, battleZone: ['Sword', 'Smith', 'Beast'] },
    });
    duel.use('Cross Sword').choose('Smith');
    expect(attachedTo(duel)).toEqual([1, -1, -1]);
    duel.use('Cross Sword');
    expect(attachedTo(duel)).toEqual([2, -1, -1]);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('it is not crossed where paying has left no creature to cross it onto', (begin) => {
    const duel = begin({
      cards: [...cards, weary],
      p1: { manaZone: { fire: 2 }, battleZone: ['Sword', 'Weary'] },
      p2: { battleZone: ['Beast'] },
    });
    duel.choose('Cross Sword');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Weary']);
    expect(duel.zone('p1', 'battleZone')).toEqual(['Sword']);
    expect(duel.zone('p2', 'battleZone')).toEqual(['Beast']);
    expect(duel.duel.log.some(({ kind }) => kind === 'gearCrossed')).toBe(false);
    expect(duel.asked).toBe('p2 charge');
  });
});

describe('303, 603.1 abilities of a cross gear that name the crossed creature', () => {
  const horn = crossGear({ ...plain, name: 'Horn', abilities: [wheneverAttacks(crossed, draw())] });
  const fork = crossGear({
    ...plain,
    name: 'Fork',
    abilities: [when({ event: 'attacks', what: { of: 'any', filter: { is: crossed } } }, draw())],
  });
  const urn = crossGear({
    ...plain,
    name: 'Urn',
    abilities: [whenDestroyed(crossed, topOfDeckTo('manaZone'))],
  });
  const ward = crossGear({
    ...plain,
    name: 'Ward',
    abilities: [wouldBeDestroyed(crossed, insteadDo(destroy(self)))],
  });
  const drum = crossGear({
    ...plain,
    name: 'Drum',
    abilities: [atEndOfYourTurn(onlyIf(isLike(crossed, { tapped: true }), inOrder(untap(crossed), draw())))],
  });
  const purge = spell({
    ...plain,
    name: 'Purge',
    cost: 1,
    abilities: [spellAbility(destroy(yourCreatures()))],
  });
  const everything = cardsIn('battleZone', 'you');
  const all = [horn, fork, urn, ward, drum, purge, beast, smith];

  const crossing = (begin: Begin, gear: string, hand: readonly string[] = []) =>
    begin({
      cards: all,
      p1: { hand, manaZone: { fire: 3 }, battleZone: [gear, 'Beast', 'Smith'] },
      p2: { battleZone: ['Beast'] },
    })
      .use(`Cross ${gear}`)
      .choose('Beast');

  for (const gear of ['Horn', 'Fork']) {
    driven(`${gear}: triggers when that creature attacks, and for no other`, (begin) => {
      const duel = crossing(begin, gear);
      duel.choose('Smith attacks the player').choose('Shield 1');
      expect(duel.count('p1', 'hand')).toBe(0);
      duel.choose('Beast attacks the player').choose('Shield 1');
      expect(duel.count('p1', 'hand')).toBe(1);
      expect(duel.asked).toBe('p2 charge');
    });
  }

  driven(
    'look at the creature that was crossed when it is destroyed, also together with the gear',
    (begin) => {
      const duel = crossing(begin, 'Urn', ['Purge']);
      duel.use('Cast Purge').choose('Urn', 'Smith');
      expect(duel.count('p1', 'manaZone')).toBe(4);
      expect(duel.battleZones).toEqual({ p1: ['Urn'], p2: ['Beast'] });
      const both = begin({
        cards: [
          ...all,
          spell({ ...plain, name: 'End', cost: 1, abilities: [spellAbility(destroy(everything))] }),
        ],
        p1: { hand: ['End'], manaZone: { fire: 3 }, battleZone: ['Urn', 'Beast', 'Smith'] },
      });
      both.use('Cross Urn').choose('Beast').use('Cast End');
      expect(both.battleZones).toEqual({ p1: [], p2: [] });
      expect(both.count('p1', 'manaZone')).toBe(3);
    },
  );

  driven('609.1 replace what would happen to that creature, and to no other', (begin) => {
    const duel = crossing(begin, 'Ward', ['Purge']);
    duel.use('Cast Purge');
    expect(duel.battleZones).toEqual({ p1: ['Beast'], p2: ['Beast'] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Purge', 'Smith', 'Ward']);
  });

  driven('605.2d read it when the effect needs it', (begin) => {
    const duel = crossing(begin, 'Drum');
    duel.choose('Beast attacks the player').choose('Shield 1').choose('Smith attacks the player');
    duel.choose('Shield 1');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones.p1).toEqual(['Drum', 'Beast', 'Smith (tapped)']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('603.6 and a delayed trigger names what its effect has chosen', (begin) => {
    const chosen = called(choose(yourCreatures()), 'hero');
    const duel = begin({
      cards: [
        ...all,
        spell({
          ...plain,
          name: 'Oath',
          cost: 1,
          abilities: [
            spellAbility(
              { do: 'choose', what: chosen },
              delayed(wheneverAttacks(the('hero'), draw()), 'turn'),
            ),
          ],
        }),
      ],
      p1: { hand: ['Oath'], manaZone: { fire: 1 }, battleZone: ['Beast', 'Smith'] },
    });
    duel.use('Cast Oath').choose('Beast');
    const drawn = duel.count('p1', 'hand');
    duel.choose('Smith attacks the player').choose('Shield 1');
    expect(duel.count('p1', 'hand')).toBe(drawn);
    duel.choose('Beast attacks the player').choose('Shield 1');
    expect(duel.count('p1', 'hand')).toBe(drawn + 1);
  });
});

describe('101.1, 504.2 a creature onto which cross gears are crossed without paying', () => {
  driven('costs no mana; another creature does', (begin) => {
    const host = creature({ ...plain, name: 'Host', power: 1000, abilities: [isCrossedFree] });
    const duel = begin({
      cards: [...cards, host],
      p1: { manaZone: { fire: 1 }, battleZone: ['Sword', 'Host', 'Beast'] },
    });
    expect(duel.options).toEqual(['Cross Sword without paying', 'Go on to the attack step']);
    duel.choose('Cross Sword without paying');
    expect([duel.asked, attachedTo(duel)]).toEqual(['p1 attack', [1, -1, -1]]);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fire Filler']);
    expect(duel.facts('gearCrossed', 'costPaid', 'cardUsed')).toEqual(['gearCrossed Sword']);
  });
});
