import type { CardDefinition } from 'taiki';
import type { Effect, Filter } from 'taiki/words';
import {
  any,
  atMost,
  blocker,
  choose,
  creature,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  gains,
  inOrder,
  moveUnder,
  opponentsCreatures,
  putOnDeck,
  self,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  when,
  wheneverAttacks,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const titan = evolutionCreature({ ...plain, name: 'Titan', power: 6000, abilities: [evolution({})] });

describe('801.4 cards from below a creature', () => {
  /** A creature on three cards that does this as it attacks. */
  const attacking = (begin: Begin, effect: Effect) =>
    begin({
      cards: [
        creature({ ...plain, name: 'Burner', power: 1000, abilities: [wheneverAttacks(self, effect)] }),
      ],
      step: 'attack',
      p1: {
        battleZone: [{ name: 'Burner', over: ['Fear Fang', 'Aqua Hulcus', 'Burning Mane'] }, 'Forest Hornet'],
      },
    }).choose('Burner attacks the player');

  driven('are picked by the player, as many as the effect says; the creature stays', (begin) => {
    const duel = attacking(begin, moveUnder(self, 2, 'graveyard'));
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Aqua Hulcus', 'Burning Mane']]);
    expect(duel.decision).toMatchObject({ min: 2, max: 2 });
    duel.choose('Burning Mane', 'Fear Fang');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Fear Fang']);
    expect(duel.battleZones.p1).toEqual(['Burner (tapped, over Aqua Hulcus)', 'Forest Hornet']);
    expect(duel.facts('cardMoved', 'cardDestroyed')).toEqual([
      'cardMoved Fear Fang',
      'cardMoved Burning Mane',
    ]);
  });

  driven('all of them are where there are no more than that', (begin) => {
    for (const count of [3, 9, 'all'] as const) {
      const duel = attacking(begin, moveUnder(self, count, 'hand'));
      expect(duel.asked).toBe('p1 shields');
      expect(duel.names('p1', 'hand')).toEqual(['Aqua Hulcus', 'Burning Mane', 'Fear Fang']);
      expect(duel.battleZones.p1).toEqual(['Burner (tapped)', 'Forest Hornet']);
    }
  });

  driven('only those are that fit', (begin) => {
    const fire = attacking(begin, moveUnder(self, 'all', 'graveyard', { civilizations: ['water'] }));
    expect(fire.zone('p1', 'graveyard')).toEqual(['Aqua Hulcus']);
    const nature = attacking(begin, moveUnder(self, 1, 'graveyard', { civilizations: ['nature'] }));
    expect([nature.asked, nature.options]).toEqual(['p1 choose', ['Fear Fang', 'Burning Mane']]);
    const light = attacking(begin, moveUnder(self, 1, 'graveyard', { civilizations: ['light'] }));
    expect([light.asked, light.count('p1', 'graveyard')]).toEqual(['p1 shields', 0]);
  });

  driven('605.2c are what later parts of the effect speak of', (begin) => {
    const moved = inOrder(
      moveUnder(self, 'all', 'manaZone', { civilizations: ['water'] }),
      tap(the('moved')),
    );
    expect(attacking(begin, moved).zone('p1', 'manaZone')).toEqual(['Aqua Hulcus (tapped)']);
    const fuel = {
      do: 'moveUnder',
      what: self,
      count: 'all',
      filter: { civilizations: ['water'] },
      to: 'manaZone',
      as: 'fuel',
    } as const;
    const named = attacking(begin, inOrder(fuel, topOfDeckTo('manaZone'), tap(the('fuel'))));
    expect(named.zone('p1', 'manaZone')).toEqual(['Aqua Hulcus (tapped)', 'Filler']);
  });
});

describe('401.4 a pile that goes to a deck', () => {
  const deck = ['Filler', 'Filler'];
  const casting = (begin: Begin, effect: Effect) =>
    begin({
      cards: [titan, spell({ ...plain, name: 'Deal', abilities: [spellAbility(effect)] })],
      p1: {
        hand: ['Deal'],
        manaZone: { fire: 1 },
        deck,
        battleZone: [{ name: 'Titan', over: ['Fear Fang', 'Burning Mane'] }, 'Forest Hornet'],
      },
    }).use('Cast Deal');
  const titans = yourCreatures({ names: ['Titan'] });

  driven('goes there card by card, in any order, and the player is told which way round', (begin) => {
    const top = casting(begin, putOnDeck(titans, 'top'));
    expect([top.asked, top.options]).toEqual(['p1 order', ['Titan', 'Fear Fang', 'Burning Mane']]);
    expect(top.decision.prompt).toContain('first named lies on top');
    expect(top.decision.options.map(({ card }) => card?.name)).toEqual(['Titan', undefined, undefined]);
    top.choose('Burning Mane', 'Titan', 'Fear Fang');
    expect(top.zone('p1', 'deck')).toEqual(['Burning Mane', 'Titan', 'Fear Fang', ...deck]);
    const bottom = casting(begin, putOnDeck(titans, 'bottom'));
    expect(bottom.decision.prompt).toContain('last named lies lowest');
    bottom.choose('Burning Mane', 'Titan', 'Fear Fang');
    expect(bottom.zone('p1', 'deck')).toEqual([...deck, 'Burning Mane', 'Titan', 'Fear Fang']);
  });

  driven('801.4 where only the top cards go, only these are ordered', (begin) => {
    const duel = casting(begin, { do: 'move', what: yourCreatures(), to: 'deck', topOnly: true });
    expect([duel.asked, duel.options]).toEqual(['p1 order', ['Titan', 'Forest Hornet']]);
    expect(duel.decision.options.map(({ card }) => card?.name)).toEqual(['Titan', 'Forest Hornet']);
    duel.choose('Forest Hornet', 'Titan');
    expect(duel.zone('p1', 'deck')).toEqual(['Forest Hornet', 'Titan', ...deck]);
    expect(duel.battleZones.p1).toEqual(['Fear Fang (over Burning Mane)']);
  });

  driven('801.4 a top card that leaves alone leaves the rest as it was', (begin) => {
    const duel = casting(begin, { do: 'move', what: choose(titans), to: 'hand', topOnly: true });
    expect(duel.zone('p1', 'hand')).toEqual(['Titan']);
    expect(duel.battleZones.p1).toEqual(['Fear Fang (over Burning Mane)', 'Forest Hornet']);
    const whole = casting(begin, { do: 'move', what: choose(titans), to: 'hand' });
    expect(whole.names('p1', 'hand')).toEqual(['Burning Mane', 'Fear Fang', 'Titan']);
  });
});

describe('801.4a as the top card of a creature leaves alone, what cannot stand by itself goes to the graveyard', () => {
  const topOf = (begin: Begin, ...below: readonly string[]) =>
    begin({
      cards: [
        titan,
        spell({
          ...plain,
          name: 'Order',
          abilities: [
            spellAbility({
              do: 'move',
              what: choose(opponentsCreatures({ names: ['Titan'] })),
              to: 'hand',
              topOnly: true,
            }),
          ],
        }),
      ],
      p1: { hand: ['Order'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Titan', tapped: true, over: below }] },
    }).use('Cast Order');

  driven('card by card, up to one that can', (begin) => {
    const duel = topOf(begin, 'Solar Ray', 'Terror Pit', 'Burning Mane', 'Holy Awe');
    expect(duel.battleZones.p2).toEqual(['Burning Mane (tapped, over Holy Awe)']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Solar Ray', 'Terror Pit']);
  });

  driven('801.4d what is not a creature lies upright', (begin) => {
    expect(topOf(begin, 'Emerald Claw', 'Fear Fang').battleZones.p2).toEqual([
      'Emerald Claw (over Fear Fang)',
    ]);
  });

  driven('all of them where none can', (begin) => {
    const duel = topOf(begin, 'Solar Ray', 'Terror Pit');
    expect(duel.battleZones.p2).toEqual([]);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Solar Ray', 'Terror Pit']);
  });
});

describe('801.4 cards that an effect moves from below a creature', () => {
  const beast = creature({ ...plain, name: 'Beast', power: 3000 });

  /** A creature on these cards does this as it attacks. */
  const attacking = (
    begin: Begin,
    over: readonly string[],
    effect: Effect,
    cards: readonly CardDefinition[] = [],
    others: readonly string[] = [],
  ) =>
    begin({
      cards: [
        beast,
        ...cards,
        creature({ ...plain, name: 'Burner', power: 6000, abilities: [wheneverAttacks(self, effect)] }),
      ],
      step: 'attack',
      p1: { battleZone: [...others, { name: 'Burner', over }] },
    }).choose('Burner attacks the player');

  driven('405.1 enter the mana zone tapped where they have several civilizations', (begin) => {
    const hybrid = creature({ name: 'Hybrid', civilizations: ['fire', 'nature'], cost: 2, power: 2000 });
    const duel = attacking(begin, ['Hybrid'], moveUnder(self, 1, 'manaZone'), [hybrid]);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Hybrid (tapped)']);
  });

  driven('401.4 go to a deck in an order that their player picks', (begin) => {
    const duel = attacking(begin, ['Beast', 'Fear Fang'], moveUnder(self, 'all', 'deck'));
    expect(duel.asked).toBe('p1 order');
    expect(duel.duel.decision?.options).toEqual([{ label: 'Beast' }, { label: 'Fear Fang' }]);
  });

  driven('have been put where they come into the battle zone', (begin) => {
    const crier = creature({ ...plain, name: 'Crier', power: 1000, abilities: [whenPut(self, draw())] });
    const duel = attacking(begin, ['Crier'], moveUnder(self, 1, 'battleZone'), [crier]);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('109.2b, 200.3a leave as cards, not as creatures', (begin) => {
    const leaves = (filter: Filter) =>
      when({ event: 'moved', what: { of: 'you', filter }, from: 'battleZone' }, draw());
    for (const [filter, drawn] of [
      [{}, 1],
      [{ civilizations: ['fire'] }, 1],
      [{ type: 'creature' }, 0],
    ] as const) {
      const keeper = creature({ ...plain, name: 'Keeper', power: 1000, abilities: [leaves(filter)] });
      const burn = moveUnder(self, 1, 'graveyard');
      const duel = attacking(begin, ['Beast', 'Beast'], burn, [keeper], ['Keeper']);
      duel.choose('Beast');
      expect(duel.names('p1', 'graveyard')).toEqual(['Beast']);
      expect(duel.count('p1', 'hand')).toBe(drawn);
    }
  });

  driven('109.2b a creature leaves once, with the cards below it', (begin) => {
    const leaves = when(
      { event: 'moved', what: any('you', { type: 'creature' }), from: 'battleZone' },
      draw(),
    );
    const keeper = creature({ ...plain, name: 'Keeper', power: 1000, abilities: [leaves] });
    const duel = attacking(begin, ['Beast', 'Beast'], destroy(self), [keeper], ['Keeper']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Beast', 'Beast', 'Burner']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('have the power that is printed on them, not that of the creature', (begin) => {
    const weak = moveUnder(self, 1, 'graveyard', { power: atMost(2000) });
    const duel = attacking(begin, ['Aqua Hulcus', 'Bolshack Dragon', 'Burning Mane'], weak);
    expect(duel.options).toEqual(['Aqua Hulcus', 'Burning Mane']);
  });

  driven('have the keywords that are printed on them, not those of the creature', (begin) => {
    const giver = creature({
      ...plain,
      name: 'Giver',
      power: 6000,
      abilities: [each(yourCreatures(), gains(blocker))],
    });
    const blockers = moveUnder(self, 1, 'graveyard', { keyword: 'blocker' });
    const duel = attacking(begin, ['Aqua Hulcus', 'Bolshack Dragon'], blockers, [giver], ['Giver']);
    expect(duel.asked).toBe('p1 shields');
  });

  driven('301.2 a card from below that is put was not summoned, and nothing was paid for it', (begin) => {
    const heard = (name: string, how: 'summoned' | 'notSummoned' | 'unpaid') =>
      creature({
        ...plain,
        name,
        power: 9000,
        abilities: [when({ event: 'put', what: any('you'), how }, draw())],
      });
    const crypt = evolutionCreature({
      ...plain,
      name: 'Crypt',
      power: 9000,
      abilities: [evolution({}), wheneverAttacks(self, moveUnder(self, 1, 'battleZone'))],
    });
    const duel = begin({
      cards: [
        crypt,
        heard('Summoned', 'summoned'),
        heard('Not Summoned', 'notSummoned'),
        heard('Unpaid', 'unpaid'),
      ],
      step: 'attack',
      p1: {
        battleZone: [{ name: 'Crypt', over: ['Fear Fang'] }, 'Summoned', 'Not Summoned', 'Unpaid'],
      },
    });
    duel.choose('Crypt attacks the player');
    expect(duel.facts('effectTriggered')).toEqual([
      'effectTriggered Crypt',
      'effectTriggered Not Summoned',
      'effectTriggered Unpaid',
    ]);
    expect(duel.battleZones.p1).toContain('Fear Fang');
  });
});

describe('801.4, 603.5c a top card that leaves alone', () => {
  driven('has left: what waits for that triggers', (begin) => {
    const duel = begin({
      p1: { hand: ['Pouch Shell'], manaZone: { nature: 4 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Cruel Naga, Avatar of Fate', over: ['Revival Soldier', 'Gigastand'] }] },
    });
    duel.use('Summon Pouch Shell').choose('Yes');
    expect(duel.zone('p2', 'graveyard')[0]).toBe('Cruel Naga, Avatar of Fate');
    expect(duel.battleZones.p1).toEqual([]);
  });
});
