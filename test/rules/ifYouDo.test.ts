import type { CardDefinition, Zone } from 'taiki';
import type { Arrangement } from 'taiki/testing';
import type { Effect, Replacement } from 'taiki/words';
import {
  bearsIcon,
  breakShields,
  called,
  cannot,
  cardsIn,
  choose,
  countOf,
  creature,
  discard,
  draw,
  drawUpTo,
  each,
  field,
  gacharangeCreature,
  gets,
  ifYouDo,
  inOrder,
  insteadDo,
  moveUnder,
  nameNumber,
  opponentsCreatures,
  power,
  put,
  putIntoMana,
  putOnto,
  returnToHand,
  search,
  self,
  sizeOf,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  useFree,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeBroken,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const reward = topOfDeckTo('shieldZone');
const beast = creature({ ...plain, name: 'Beast', power: 3000 });
const robot = gacharangeCreature({ name: 'Robot', civilizations: [], cost: 3, power: 2000 });
const insight = spell({ ...plain, name: 'Insight', abilities: [spellAbility(draw())] });
const ringer = creature({
  ...plain,
  name: 'Ringer',
  power: 1000,
  abilities: [bearsIcon('bell', whenPut(self, draw()))],
});
const warden = creature({
  ...plain,
  name: 'Warden',
  power: 1000,
  abilities: [each(yourHand(), cannot({ do: 'put', who: 'you', what: { names: ['Beast'] } }))],
});
const cards = [beast, robot, insight, ringer, warden];

type Zones = NonNullable<Arrangement['p1']>;
type Own = Omit<Zones, 'hand'> & { readonly hand?: readonly string[] };
/** A position in which an instruction is followed, or is not: the zones of its player, what is answered, the opponent's. */
type Case = readonly [own: Own, answers?: readonly string[], other?: Zones];

const creaturesOfOpponent = countOf(opponentsCreatures());

/** Instructions, where they are followed, and where there is nothing to follow. */
const INSTRUCTIONS: { readonly [words: string]: readonly [Effect, followed: Case, not: Case] } = {
  'drawing up to a number': [drawUpTo(1), [{}, ['1']], [{}, ['0']]],
  discarding: [discard(choose(yourHand())), [{ hand: ['Filler'] }], [{}]],
  'returning creatures to the hand': [
    returnToHand(choose(yourCreatures())),
    [{ battleZone: ['Beast'] }],
    [{ manaZone: ['Fire Filler', 'Beast'] }],
  ],
  'returning a shield to the hand': [
    returnToHand(choose(yourShields({ faceUp: true }))),
    [{ shieldZone: [{ name: 'Filler', faceUp: true }, ...Array.from({ length: 5 }, () => 'Filler')] }],
    [{}],
  ],
  'putting the top of the deck somewhere': [
    topOfDeckTo('manaZone', creaturesOfOpponent),
    [{}, [], { battleZone: ['Beast'] }],
    [{}],
  ],
  'breaking shields': [breakShields(1), [{}, ['Shield 1']], [{}, [], { shieldZone: 0 }]],
  searching: [
    search({ type: 'spell' }),
    [{ deck: ['Insight', 'Filler', 'Filler'] }, ['Insight']],
    [{ deck: ['Insight', 'Filler', 'Filler'] }, []],
  ],
  'looking at the top of the deck': [
    { do: 'lookAtTop', who: 'you', count: creaturesOfOpponent, as: 'seen' },
    [{}, [], { battleZone: ['Beast'] }],
    [{}],
  ],
  'revealing until something is found': [
    { do: 'revealUntil', filter: { type: 'spell' }, count: 1, as: 'found' },
    [{ deck: ['Filler', 'Insight', 'Filler', 'Filler'] }],
    [{ deck: ['Filler', 'Filler', 'Filler'] }],
  ],
  'giving a creature something': [
    gets(choose(yourCreatures()), 'turn', power(1000)),
    [{ battleZone: ['Beast'] }],
    [{}],
  ],
  'putting into the battle zone': [
    put(choose(yourGraveyard({ type: 'creature' }))),
    [{ graveyard: ['Beast'] }],
    [{ graveyard: ['Insight'] }],
  ],
  'putting into the battle zone what is there already': [
    put(choose(cardsIn(['battleZone', 'graveyard'], 'you', { names: ['Beast'] }))),
    [{ graveyard: ['Beast'] }],
    [{ battleZone: ['Beast'] }],
  ],
  'putting what is forbidden': [
    put(choose(yourGraveyard())),
    [{ graveyard: ['Ringer'], battleZone: ['Warden'] }],
    [{ graveyard: ['Beast'], battleZone: ['Warden'] }],
  ],
  'putting onto something': [
    putOnto(choose(yourHand()), choose(yourCreatures())),
    [{ hand: ['Beast'], battleZone: ['Beast'] }],
    [{ hand: ['Beast'] }],
  ],
  using: [
    useFree(choose(yourGraveyard({ type: 'spell' }))),
    [{ graveyard: ['Insight'] }],
    [{ graveyard: ['Beast'] }],
  ],
  'summoning from the super GR zone': [
    { do: 'gacharangeSummon', count: 2 },
    [{ superGRZone: ['Robot'] }],
    [{}],
  ],
  'using icons': [
    { do: 'useIcons', icon: 'bell', count: 1 },
    [{ battleZone: ['Ringer'] }],
    [{ battleZone: ['Beast'] }],
  ],
};

/** Casts a spell that has this effect, and answers; the opponent has a creature or a shield more where the case says so. */
const settle = (begin: Parameters<Parameters<typeof driven>[1]>[0], effect: Effect, of: Case) => {
  const [{ hand = [], ...own }, answers = [], other = {}] = of;
  const deal: CardDefinition = spell({ ...plain, name: 'Deal', abilities: [spellAbility(effect)] });
  const duel = begin({
    cards: [...cards, deal],
    p1: { manaZone: { fire: 1 }, ...own, hand: ['Deal', ...hand] },
    p2: other,
  });
  duel.use('Cast Deal');
  for (const answer of answers) duel.choose(answer);
  if (duel.asked === 'p1 choose') duel.pass();
  return duel;
};

describe('101.3a "if you do" follows an instruction that was followed, and no other', () => {
  for (const [words, [effect, followed, not]] of Object.entries(INSTRUCTIONS)) {
    driven(words, (begin) => {
      const rewards = [followed, not].map((one) => {
        const duel = settle(begin, ifYouDo(effect, reward), one);
        return duel.facts('shieldPlaced').length;
      });
      expect(rewards).toEqual([1, 0]);
    });
  }

  driven('naming always is', (begin) => {
    for (const naming of [nameNumber('n', 1), { do: 'nameCard', by: 'you', as: 'n' }] as const) {
      const duel = settle(begin, ifYouDo(naming, reward), [{}]);
      duel.choose(duel.options[0] ?? '');
      expect(duel.facts('shieldPlaced')).toHaveLength(1);
    }
  });

  driven('an effect on what comes later too begins where there is nothing yet', (begin) => {
    const cheaper = gets(yourHand(), 'turn', { kind: 'cost', by: -1, atLeast: 1 });
    const later = { ...cheaper, alsoLater: true } as Effect;
    for (const [effect, placed] of [
      [cheaper, 0],
      [later, 1],
    ] as const) {
      const duel = settle(begin, ifYouDo(effect, reward), [{}]);
      expect(duel.facts('shieldPlaced')).toHaveLength(placed);
    }
  });

  driven('an instruction that was not followed leaves those after it to be followed', (begin) => {
    for (const [effect, , not] of Object.values(INSTRUCTIONS)) {
      const duel = settle(begin, inOrder(effect, reward), not);
      expect(duel.facts('shieldPlaced')).toHaveLength(1);
    }
  });

  driven('801.4 cards from below a creature, where there are any and it is there still', (begin) => {
    const burn = inOrder(ifYouDo(moveUnder(self, 1, 'graveyard'), reward), draw());
    const burner = creature({
      ...plain,
      name: 'Burner',
      power: 1000,
      abilities: [wheneverAttacks(self, burn)],
    });
    const ember = creature({ ...plain, name: 'Ember', power: 1000, abilities: [whenDestroyed(self, burn)] });
    const rewards = [
      { name: 'Burner', over: ['Beast'] },
      { name: 'Burner', over: [] },
      { name: 'Ember', over: ['Beast'] },
    ].map((attacker) => {
      const duel = begin({
        cards: [...cards, burner, ember],
        step: 'attack',
        p1: { battleZone: [attacker, 'Beast'] },
        p2: { battleZone: [{ name: 'Beast', tapped: true }] },
      });
      duel.choose(`${attacker.name} attacks Beast`);
      expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 1]);
      return duel.facts('shieldPlaced').length;
    });
    expect(rewards).toEqual([1, 0, 0]);
  });
});

describe('101.3a, 609.4 "if you do" counts the attempt, whatever a replacement effect made of it', () => {
  const moving = (from: Zone, to: Zone): Replacement => ({
    kind: 'replacement',
    of: { event: 'moves', what: { of: 'you' }, from, to },
    instead: insteadDo(topOfDeckTo('manaZone', 1, 'opponent')),
  });
  const CASES: { readonly [words: string]: readonly [Effect, Replacement, Case] } = {
    'breaking shields': [
      breakShields(1),
      wouldBeBroken('opponent', insteadDo(topOfDeckTo('manaZone', 1, 'opponent'))),
      [{}, ['Shield 1']],
    ],
    'putting the top of the deck somewhere': [
      topOfDeckTo('graveyard'),
      moving('deck', 'graveyard'),
      [{ deck: ['Insight', 'Filler', 'Filler'] }],
    ],
    searching: [
      search({ type: 'spell' }, 'graveyard'),
      moving('deck', 'graveyard'),
      [{ deck: ['Insight', 'Filler', 'Filler'] }, ['Insight']],
    ],
    'putting into the battle zone': [
      put(choose(yourGraveyard({ type: 'creature' }))),
      moving('graveyard', 'battleZone'),
      [{ graveyard: ['Beast'] }],
    ],
    summoning: [
      useFree(choose(yourGraveyard({ type: 'creature' }))),
      moving('graveyard', 'battleZone'),
      [{ graveyard: ['Beast'] }],
    ],
  };
  for (const [words, [effect, replacement, [own, answers]]] of Object.entries(CASES)) {
    driven(words, (begin) => {
      const warp = field({ ...plain, name: 'Warp', abilities: [replacement] });
      const deal = spell({ ...plain, name: 'Deal', abilities: [spellAbility(ifYouDo(effect, reward))] });
      const duel = begin({
        cards: [...cards, warp, deal],
        p1: { ...own, hand: ['Deal'], manaZone: { fire: 1 }, battleZone: ['Warp', 'Filler'] },
        p2: { manaZone: 0 },
      });
      duel.use('Cast Deal');
      for (const answer of answers ?? []) duel.choose(answer);
      expect(duel.facts('eventReplaced', 'shieldPlaced').map((fact) => fact.split(' ')[0])).toEqual([
        'eventReplaced',
        'shieldPlaced',
      ]);
      expect(duel.count('p2', 'manaZone')).toBe(1);
    });
  }
});

describe('605.2c a later part of an effect speaks of what an earlier one has moved', () => {
  const naming = (effect: Effect, as: string) => inOrder(effect, tap(the(as)));
  const MOVES: { readonly [words: string]: readonly [Effect, as: string, Case] } = {
    'cards that were moved': [putIntoMana(choose(yourCreatures())), 'moved', [{ battleZone: ['Beast'] }]],
    'cards that were chosen and moved': [
      putIntoMana(called(choose(yourCreatures()), 'mine')),
      'mine',
      [{ battleZone: ['Beast'] }],
    ],
    'cards that were moved, by a name of their own': [
      { do: 'move', what: yourCreatures(), to: 'manaZone', as: 'gone' },
      'gone',
      [{ battleZone: ['Beast'] }],
    ],
    'the top of the deck': [topOfDeckTo('manaZone'), 'moved', [{ deck: ['Beast', 'Filler'] }]],
    'the top of the deck, by a name of its own': [
      { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', as: 'top' },
      'top',
      [{ deck: ['Beast', 'Filler'] }],
    ],
    'cards that were put': [put(yourGraveyard()), 'put', [{ graveyard: ['Beast'] }]],
    'cards that were put, by a name of their own': [
      { do: 'put', what: yourGraveyard(), as: 'risen' },
      'risen',
      [{ graveyard: ['Beast'] }],
    ],
    'cards that were used': [useFree(yourGraveyard()), 'used', [{ graveyard: ['Beast'] }]],
    'cards that were found': [search({}, 'manaZone'), 'found', [{ deck: ['Beast', 'Beast'] }, ['Beast']]],
  };
  for (const [words, [effect, as, of]] of Object.entries(MOVES)) {
    driven(words, (begin) => {
      const duel = settle(begin, naming(effect, as), of);
      expect(duel.facts('cardTapped')).toEqual(['cardTapped Fire Filler', 'cardTapped Beast']);
    });
  }

  driven('and of nothing where the earlier one found nothing', (begin) => {
    for (const [effect, as] of [
      [put(yourGraveyard()), 'put'],
      [putOnto(choose(yourHand({ names: ['Beast'] })), choose(yourCreatures())), 'put'],
      [useFree(choose(yourGraveyard())), 'used'],
      [search({ names: ['Nothing'] }), 'found'],
      [topOfDeckTo('manaZone', creaturesOfOpponent), 'moved'],
      [gets(choose(yourCreatures()), 'turn', power(1000)), 'chosen'],
    ] as const) {
      const before = inOrder({ do: 'choose', what: called(choose(yourMana()), as) }, effect);
      const duel = settle(begin, inOrder(before, draw(sizeOf(the(as)))), [{}]);
      expect(duel.count('p1', 'hand')).toBe(0);
    }
  });
});

describe('701.7a discarding', () => {
  const restless = creature({
    ...plain,
    name: 'Restless',
    power: 1000,
    abilities: [whenPut(self, discard(self))],
  });

  driven('is from the hand only', (begin) => {
    const duel = begin({
      cards: [restless],
      p1: { hand: ['Restless'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Restless');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Restless']);
    expect(duel.facts('cardDiscarded')).toEqual([]);
  });
});
