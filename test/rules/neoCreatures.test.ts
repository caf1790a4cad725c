import { parseCard } from 'taiki';
import type { CardInput } from 'taiki/testing';
import {
  any,
  blocker,
  cannot,
  choose,
  creature,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  gNeoCreature,
  gNeoEvolution,
  hasWhile,
  inOrder,
  isLike,
  moveUnder,
  neoCreature,
  neoEvolution,
  onlyCardsBelow,
  power,
  put,
  putIntoMana,
  putOnDeck,
  returnToHand,
  self,
  spell,
  spellAbility,
  superInfinite,
  the,
  whenDestroyed,
  whenPut,
  wouldLeave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

const IMP = creature({ ...plain, name: 'Imp', races: ['Devil'], power: 1000 });
const NEO = neoCreature({
  ...plain,
  name: 'Neo',
  power: 5000,
  abilities: [neoEvolution({ races: ['Devil'] }), whenPut(self, draw())],
});
const ENDLESS = neoCreature({
  ...plain,
  name: 'Endless',
  power: 5000,
  abilities: [superInfinite(neoEvolution({ races: ['Devil'] }))],
});
const GRAND = gNeoCreature({
  ...plain,
  name: 'Grand',
  power: 6000,
  abilities: [gNeoEvolution({ races: ['Devil'] }), whenDestroyed(self, draw())],
});
const HIGHER = evolutionCreature({
  ...plain,
  name: 'Higher',
  power: 9000,
  abilities: [evolution({ evolution: true })],
});
const CARDS = [IMP, NEO, ENDLESS, GRAND, HIGHER];

const doing = (effect: ReturnType<typeof destroy>) =>
  spell({ ...plain, name: 'Doing', abilities: [spellAbility(effect)] });

type Lying = readonly CardInput[];

const casting = (begin: Begin, effect: ReturnType<typeof destroy>, battleZone: Lying, more = {}) =>
  begin({
    cards: [...CARDS, doing(effect)],
    p1: { hand: ['Doing'], manaZone: { fire: 1 }, battleZone, ...more },
  }).use('Cast Doing');

describe('802 NEO creatures', () => {
  const summoning = (begin: Begin, battleZone: Lying, name = 'Neo') =>
    begin({ cards: CARDS, p1: { hand: [name], manaZone: { fire: 1 }, battleZone } }).use(`Summon ${name}`);

  driven('802.1 one may be put on a base', (begin) => {
    const duel = summoning(begin, ['Imp', 'Filler']);
    expect([duel.asked, duel.options, duel.decision.min]).toEqual(['p1 evolve', ['Imp'], 0]);
    duel.choose('Imp');
    expect(duel.battleZones.p1).toEqual(['Neo (over Imp)', 'Filler']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('802.1 or by itself, and is then asked for no base again', (begin) => {
    const duel = summoning(begin, ['Imp', 'Filler']);
    duel.choose();
    expect(duel.battleZones.p1).toEqual(['Imp', 'Filler', 'Neo']);
    expect(duel.options).toEqual(['Imp attacks the player', 'Filler attacks the player', 'Attack no more']);
  });

  driven('802.1 without any base too', (begin) => {
    expect(summoning(begin, ['Filler']).battleZones.p1).toEqual(['Filler', 'Neo']);
  });

  driven('802.3 over a card it attacks in the turn in which it was put', (begin) => {
    const duel = summoning(begin, [{ name: 'Imp', fresh: true }]);
    duel.choose('Imp');
    expect(duel.options).toContain('Neo attacks the player');
  });

  driven('802.3 but not once the cards below it have gone', (begin) => {
    const effect = inOrder(
      { do: 'choose', what: choose(yourCreatures({ names: ['Neo'] })) },
      moveUnder(the('chosen'), 'all', 'graveyard'),
    );
    const duel = begin({
      cards: [...CARDS, doing(effect)],
      p1: {
        hand: ['Neo', 'Doing'],
        manaZone: { fire: 2 },
        battleZone: [{ name: 'Imp', fresh: true }, 'Filler'],
      },
    });
    duel.use('Summon Neo').choose('Imp').use('Cast Doing').passUntil('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Neo', 'Filler']);
    expect(duel.options).toEqual(['Filler attacks the player', 'Attack no more']);
  });

  driven(
    '802.2, 802.4 it is an evolution creature while a card lies below it, however that came there',
    (begin) => {
      const duel = casting(begin, destroy(yourCreatures({ evolution: true })), [
        { name: 'Neo', over: ['Solar Ray'] },
        'Neo',
        'Imp',
      ]);
      expect(duel.battleZones.p1).toEqual(['Neo', 'Imp']);
      const other = casting(begin, destroy(yourCreatures({ evolution: false })), [
        { name: 'Neo', over: ['Imp'] },
        'Neo',
      ]);
      expect(other.battleZones.p1).toEqual(['Neo (over Imp)']);
    },
  );

  driven('802.2 it is no evolution creature anywhere else', (begin) => {
    const duel = casting(begin, returnToHand(yourGraveyard({ evolution: true })), [], {
      graveyard: ['Neo', 'Higher'],
    });
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([['Higher'], ['Doing', 'Neo']]);
  });

  driven('802.2 it is a base for what is put on evolution creatures while it is one', (begin) => {
    const duel = begin({
      cards: CARDS,
      p1: { hand: ['Higher'], manaZone: { fire: 1 }, battleZone: ['Neo', { name: 'Neo', over: ['Imp'] }] },
    });
    duel.use('Summon Higher');
    expect(duel.battleZones.p1).toEqual(['Neo', 'Higher (over Neo, Imp)']);
  });

  driven('802.1 an effect that puts it lets its player choose, too', (begin) => {
    const duel = casting(begin, put(choose(yourHand({ type: 'creature' }))), ['Imp'], {
      hand: ['Doing', 'Neo'],
    });
    expect(duel.asked).toBe('p1 evolve');
    duel.choose('Imp');
    expect(duel.battleZones.p1).toEqual(['Neo (over Imp)']);
  });

  driven('802.2 but not one that puts a non-evolution creature', (begin) => {
    for (const effect of [
      put(choose(yourHand({ type: 'creature', evolution: false }))),
      put(yourHand({ type: 'creature', evolution: false })),
    ]) {
      const duel = casting(begin, effect, ['Imp', 'Filler'], { hand: ['Doing', 'Neo'] });
      expect([duel.battleZones.p1, duel.asked]).toEqual([['Imp', 'Filler', 'Neo'], 'p1 attack']);
    }
  });

  driven('802.2 what enters tapped as an evolution creature does so over a card', (begin) => {
    const slow = creature({
      ...plain,
      name: 'Slow',
      power: 1000,
      abilities: [each(yourCreatures({ evolution: true }), { kind: 'entersTapped' })],
    });
    const summoned = (...base: readonly string[]) =>
      begin({
        cards: [...CARDS, slow],
        p1: { hand: ['Neo'], manaZone: { fire: 1 }, battleZone: ['Imp', 'Slow'] },
      })
        .use('Summon Neo')
        .choose(...base).battleZones.p1;
    expect(summoned('Imp')).toEqual(['Neo (tapped, over Imp)', 'Slow']);
    expect(summoned()).toEqual(['Imp', 'Slow', 'Neo']);
  });

  driven(
    '101.2 a ban on evolution creatures leaves it to be put by itself, and the other way around',
    (begin) => {
      const banned = (evolution: boolean) => {
        const guard = creature({
          ...plain,
          name: 'Guard',
          power: 1000,
          abilities: [
            each(
              yourCreatures({ names: ['Guard'] }),
              cannot({ do: 'put', who: 'opponent', what: { evolution } }),
            ),
          ],
        });
        return begin({
          cards: [...CARDS, guard],
          p1: { hand: ['Neo'], manaZone: { fire: 1 }, battleZone: ['Imp'] },
          p2: { battleZone: ['Guard'] },
        }).use('Summon Neo');
      };
      expect(banned(true).battleZones.p1).toEqual(['Imp', 'Neo']);
      expect(banned(false).battleZones.p1).toEqual(['Neo (over Imp)']);
    },
  );

  driven('801.2a an attacking one goes on as another evolution creature is put on it', (begin) => {
    const duel = casting(begin, destroy(yourCreatures({ names: ['Imp'] })), [
      { name: 'Neo', over: ['Imp'] },
      'Imp',
    ]);
    expect(duel.battleZones.p1).toEqual(['Neo (over Imp)']);
  });

  driven('super infinite: on any number of bases, or none', (begin) => {
    const duel = summoning(begin, ['Imp', 'Imp', 'Filler'], 'Endless');
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 2]);
    duel.choose('Imp', 'Imp');
    expect(duel.battleZones.p1).toEqual(['Endless (over Imp, Imp)', 'Filler']);
  });
});

describe('803 G-NEO creatures', () => {
  const over = { name: 'Grand', over: ['Imp', 'Imp'] } as const;

  driven('803.2 the cards below it leave instead, as cards', (begin) => {
    const hears = creature({
      ...plain,
      name: 'Hears',
      power: 1000,
      abilities: [whenDestroyed(any('any'), draw())],
    });
    const duel = begin({
      cards: [...CARDS, hears, doing(destroy(yourCreatures({ names: ['Grand'] })))],
      p1: { hand: ['Doing'], manaZone: { fire: 1 }, battleZone: [over, 'Hears'] },
    }).use('Cast Doing');
    expect(duel.battleZones.p1).toEqual(['Grand', 'Hears']);
    expect([duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([['Doing', 'Imp', 'Imp'], 0]);
  });

  driven('803.2 once nothing is below it, it leaves', (begin) => {
    const gone = destroy(yourCreatures({ names: ['Grand'] }));
    const duel = casting(begin, inOrder(gone, gone), [over]);
    expect(duel.battleZones.p1).toEqual([]);
    expect([duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([
      ['Doing', 'Grand', 'Imp', 'Imp'],
      1,
    ]);
  });

  driven('803.2 they go where it would have gone', (begin) => {
    const hand = casting(begin, returnToHand(yourCreatures({ names: ['Grand'] })), [over]);
    expect([hand.battleZones.p1, hand.names('p1', 'hand')]).toEqual([['Grand'], ['Imp', 'Imp']]);
    const mana = casting(begin, putIntoMana(yourCreatures({ names: ['Grand'] })), [over]);
    expect(mana.names('p1', 'manaZone')).toEqual(['Fire Filler', 'Imp', 'Imp']);
    const deck = casting(begin, putOnDeck(yourCreatures({ names: ['Grand'] }), 'top'), [
      { name: 'Grand', over: ['Imp'] },
    ]);
    deck.choose('Grand', 'Imp');
    expect([deck.battleZones.p1, deck.zone('p1', 'deck')[0]]).toEqual([['Grand'], 'Imp']);
  });

  driven('803.2 it goes on with its attack after a lost battle, in either turn', (begin) => {
    const wall = creature({ ...plain, name: 'Wall', power: 9500, abilities: [blocker] });
    const duel = begin({
      cards: [...CARDS, wall],
      step: 'attack',
      p1: { battleZone: [{ name: 'Grand', over: ['Imp'] }, 'Filler'] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Grand attacks the player').choose('Block with Wall');
    expect(duel.battleZones).toEqual({ p1: ['Grand (tapped)', 'Filler'], p2: ['Wall (tapped)'] });
    const attacked = begin({
      cards: [...CARDS, wall],
      step: 'attack',
      p1: { battleZone: ['Wall', 'Filler'] },
      p2: { battleZone: [{ name: 'Grand', over: ['Imp'], tapped: true }] },
    });
    attacked.choose('Wall attacks Grand');
    expect(attacked.battleZones.p2).toEqual(['Grand (tapped)']);
  });

  driven('803.2a its player picks between it and another replacement, and only one applies', (begin) => {
    const saver = creature({
      ...plain,
      name: 'Saver',
      power: 1000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'destroyed', what: { of: 'you', filter: { type: 'creature', other: true } } },
          instead: { kind: 'move', to: 'hand' },
        },
      ],
    });
    const duel = begin({
      cards: [...CARDS, saver, doing(destroy(yourCreatures({ names: ['Grand'] })))],
      p1: { hand: ['Doing'], manaZone: { fire: 1 }, battleZone: [{ name: 'Grand', over: ['Imp'] }, 'Saver'] },
    }).use('Cast Doing');
    expect([duel.asked, duel.options]).toEqual(['p1 replace', ['Replace: Grand', 'Replace: Saver']]);
    duel.choose('Saver');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([['Saver'], ['Grand', 'Imp']]);
  });

  driven('the same as an ability of any creature with cards below it', (begin) => {
    const tower = evolutionCreature({
      ...plain,
      name: 'Tower',
      power: 3000,
      abilities: [evolution({}), wouldLeave(self, onlyCardsBelow)],
    });
    const duel = begin({
      cards: [...CARDS, tower, doing(destroy(yourCreatures()))],
      p1: { hand: ['Doing'], manaZone: { fire: 1 }, battleZone: [{ name: 'Tower', over: ['Imp'] }, 'Tower'] },
    }).use('Cast Doing');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Tower'],
      ['Doing', 'Imp', 'Tower'],
    ]);
  });

  driven('two of them each keep themselves', (begin) => {
    const duel = casting(begin, destroy(yourCreatures()), [
      { name: 'Grand', over: ['Imp'] },
      { name: 'Grand', over: ['Imp'] },
      'Imp',
    ]);
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Grand', 'Grand'],
      ['Doing', 'Imp', 'Imp', 'Imp'],
    ]);
  });

  driven('802.2 its abilities as an evolution creature end with the cards below', (begin) => {
    const strong = gNeoCreature({
      ...plain,
      name: 'Strong',
      power: 4000,
      abilities: [gNeoEvolution({}), hasWhile(isLike(self, { evolution: true }), power(3000))],
    });
    const cards = [strong, IMP, doing(destroy(yourCreatures()))];
    const duel = begin({
      cards,
      p1: { hand: ['Doing'], manaZone: { fire: 1 }, battleZone: [{ name: 'Strong', over: ['Imp'] }] },
    });
    expect(powersOf(duel, 'p1', cards)).toEqual(['Strong 7000']);
    duel.use('Cast Doing');
    expect(powersOf(duel, 'p1', cards)).toEqual(['Strong 4000']);
  });
});

test.each([
  [{ ...NEO, abilities: [evolution({})] }, 'a NEO evolution ability, because it is a NEO creature'],
  [{ ...GRAND, abilities: [neoEvolution({})] }, 'a G-NEO evolution ability, because it is a G-NEO creature'],
  [{ ...IMP, abilities: [neoEvolution({})] }, 'no evolution ability, because a creature has none'],
  [{ ...NEO, abilities: [{ ...neoEvolution({}), count: 2 }] }, 'one base or any number'],
  [{ ...HIGHER, abilities: [{ ...superInfinite(evolution({})), also: [{}] }] }, 'no bases of other kinds'],
])('%# is refused', (card, message) => {
  expect(() => parseCard(JSON.stringify(card))).toThrow(message);
});
