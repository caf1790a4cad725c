import { parseCard } from 'taiki';
import type { CardInput } from 'taiki/testing';
import {
  any,
  blocker,
  choose,
  creature,
  destroy,
  draw,
  evolution,
  evolutionCreature,
  field,
  forbiddenStarEvolution,
  putIntoMana,
  putUnder,
  returnToHand,
  self,
  shinkarize,
  sMaxEvolutionCreature,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  superInfinite,
  tamaseed,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

const IMP = creature({ ...plain, name: 'Imp', races: ['Devil'], power: 1000 });
const STAR = starEvolutionCreature({
  ...plain,
  name: 'Star',
  power: 6000,
  abilities: [starEvolution({ civilizations: ['fire'] }), whenDestroyed(self, draw())],
});
const SKY = starEvolutionCreature({
  ...plain,
  name: 'Sky',
  power: 6000,
  abilities: [superInfinite(starEvolution({ races: ['Devil'] }))],
});
const OLD = evolutionCreature({
  ...plain,
  name: 'Old',
  power: 4000,
  abilities: [evolution({ races: ['Devil'] })],
});
const SEED = tamaseed({ ...plain, name: 'Seed', abilities: [shinkarize] });
const BANNER = field({ ...plain, name: 'Banner' });
const LEAVES = starEvolutionCreature({
  ...plain,
  name: 'Leaves',
  power: 3000,
  abilities: [
    starEvolution({}),
    when(
      { event: 'moved', what: { of: 'any', filter: { itself: true } }, from: 'battleZone' },
      untap(yourCreatures()),
    ),
  ],
});
const CARDS = [IMP, STAR, SKY, OLD, SEED, BANNER, LEAVES];

const doing = (effect: ReturnType<typeof destroy>) =>
  spell({ ...plain, name: 'Doing', abilities: [spellAbility(effect)] });

type Lying = readonly CardInput[];

const casting = (begin: Begin, effect: ReturnType<typeof destroy>, battleZone: Lying, cards = CARDS) =>
  begin({
    cards: [...cards, doing(effect)],
    p1: { hand: ['Doing'], manaZone: { fire: 1 }, battleZone },
  }).use('Cast Doing');

describe('813 star evolution creatures', () => {
  driven(
    '813.1 only the top card leaves, wherever it goes, and counts as a creature that left (109.2b)',
    (begin) => {
      const over = { name: 'Star', over: ['Imp'] };
      const destroyed = casting(begin, destroy(yourCreatures({ names: ['Star'] })), [over, 'Filler']);
      expect(destroyed.battleZones.p1).toEqual(['Imp', 'Filler']);
      expect([destroyed.names('p1', 'graveyard'), destroyed.count('p1', 'hand')]).toEqual([
        ['Doing', 'Star'],
        1,
      ]);
      const hand = casting(begin, returnToHand(yourCreatures({ names: ['Star'] })), [over]);
      expect([hand.battleZones.p1, hand.names('p1', 'hand')]).toEqual([['Imp'], ['Star']]);
      const mana = casting(begin, putIntoMana(yourCreatures({ names: ['Star'] })), [over]);
      expect([mana.battleZones.p1, mana.names('p1', 'manaZone')]).toEqual([['Imp'], ['Fire Filler', 'Star']]);
    },
  );

  driven('801.1a it is summoned onto a base', (begin) => {
    const duel = begin({
      cards: CARDS,
      p1: { hand: ['Star'], manaZone: { fire: 1 }, battleZone: [{ name: 'Imp', fresh: true }] },
    }).use('Summon Star');
    expect(duel.battleZones.p1).toEqual(['Star (over Imp)']);
    expect(duel.options).toContain('Star attacks the player');
  });

  driven('813.1 without cards below, it leaves', (begin) => {
    const duel = casting(begin, destroy(yourCreatures({ names: ['Star'] })), ['Star', 'Filler']);
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([['Filler'], ['Doing', 'Star']]);
  });

  driven(
    '801.4b an evolution creature below keeps what it was put on, and saves nothing by itself',
    (begin) => {
      const pile = { name: 'Star', over: ['Old', 'Imp'] };
      expect(casting(begin, destroy(yourCreatures()), [pile]).battleZones.p1).toEqual(['Old (over Imp)']);
      const all = { name: 'Old', over: ['Star', 'Imp'] };
      const duel = casting(begin, destroy(yourCreatures()), [all]);
      expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
        [],
        ['Doing', 'Imp', 'Old', 'Star'],
      ]);
    },
  );

  driven('801.4d a tamaseed below stays as it lay, a field upright', (begin) => {
    const tapped = (below: string) => ({ name: 'Star', over: [below], tapped: true });
    const zones = (below: string) => casting(begin, destroy(yourCreatures()), [tapped(below)]).battleZones.p1;
    expect([zones('Seed'), zones('Banner'), zones('Imp')]).toEqual([
      ['Seed (tapped)'],
      ['Banner'],
      ['Imp (tapped)'],
    ]);
  });

  driven('505.6 the attack goes on with the creature below', (begin) => {
    const duel = begin({
      cards: [
        ...CARDS,
        creature({
          ...plain,
          name: 'Falls',
          power: 1000,
          abilities: [wheneverAttacks(any('you'), destroy(yourCreatures({ names: ['Star'] })))],
        }),
      ],
      step: 'attack',
      p1: { battleZone: [{ name: 'Star', over: ['Imp'] }, 'Falls'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Star attacks the player');
    expect([duel.battleZones.p1, duel.count('p2', 'shieldZone')]).toEqual([['Imp (tapped)', 'Falls'], 0]);
  });

  driven('it blocks and loses in the turn of the other player', (begin) => {
    const shield = starEvolutionCreature({
      ...plain,
      name: 'Shield',
      power: 1000,
      abilities: [starEvolution({}), blocker],
    });
    const duel = begin({
      cards: [...CARDS, shield],
      step: 'attack',
      p1: { battleZone: ['Star', 'Filler'] },
      p2: { battleZone: [{ name: 'Shield', over: ['Imp'] }] },
    });
    duel.choose('Star attacks the player').choose('Block with Shield');
    expect([duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([['Imp (tapped)'], ['Shield']]);
  });

  driven('813.1a one replacement applies, which its player picks', (begin) => {
    const saver = creature({
      ...plain,
      name: 'Saver',
      power: 1000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'leaves', what: { of: 'you', filter: { type: 'creature', other: true } } },
          instead: { kind: 'move', to: 'hand' },
        },
      ],
    });
    const begun = () =>
      casting(
        begin,
        destroy(yourCreatures({ names: ['Star'] })),
        [{ name: 'Star', over: ['Imp'] }, 'Saver'],
        [...CARDS, saver],
      );
    expect(begun().choose('Replace: Saver').battleZones.p1).toEqual(['Saver']);
    expect(begun().choose('Replace: Star').battleZones.p1).toEqual(['Imp', 'Saver']);
  });

  driven('a card that sees itself leave acts on what stays', (begin) => {
    const duel = casting(begin, destroy(yourCreatures({ names: ['Leaves'] })), [
      { name: 'Leaves', over: ['Imp'], tapped: true },
      { name: 'Filler', tapped: true },
    ]);
    expect(duel.battleZones.p1).toEqual(['Imp', 'Filler']);
  });

  driven('super infinite: on one or more bases, of which the top one stays', (begin) => {
    const duel = begin({
      cards: [...CARDS, doing(destroy(choose(yourCreatures({ names: ['Sky'] }))))],
      p1: { hand: ['Sky', 'Doing'], manaZone: { fire: 2 }, battleZone: ['Imp', 'Imp', 'Imp'] },
    }).use('Summon Sky');
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 3]);
    duel.choose('Imp', 'Imp');
    expect(duel.battleZones.p1).toEqual(['Sky (over Imp, Imp)', 'Imp']);
    expect(duel.use('Cast Doing').battleZones.p1).toEqual(['Imp (over Imp)', 'Imp']);
  });
});

describe('815 S-MAX evolution creatures', () => {
  const MAX = sMaxEvolutionCreature({
    ...plain,
    name: 'Max',
    power: 5000,
    abilities: [whenPut(self, draw())],
  });
  const OTHER = sMaxEvolutionCreature({ ...plain, name: 'Other', power: 5000 });
  const cards = [...CARDS, MAX, OTHER];

  driven('815.1 one is put on nothing, and attacks at once (801.3)', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Max'], manaZone: { fire: 1 }, battleZone: ['Imp'] } }).use(
      'Summon Max',
    );
    expect(duel.battleZones.p1).toEqual(['Imp', 'Max']);
    expect(duel.options).toContain('Max attacks the player');
  });

  driven('815.1a of two its player keeps one, before anything else resolves', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Max'], manaZone: { fire: 1 }, battleZone: ['Other', 'Imp'] },
      p2: { battleZone: ['Other'] },
    }).use('Summon Max');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Other', 'Max']]);
    duel.choose('Max');
    expect(duel.battleZones).toEqual({ p1: ['Imp', 'Max'], p2: ['Other'] });
    expect([duel.names('p1', 'hand').includes('Other'), duel.count('p1', 'hand')]).toEqual([true, 2]);
  });

  driven('815.1a one of three stays, and cards below go along', (begin) => {
    const duel = begin({
      cards: [...cards, doing(draw())],
      p1: {
        hand: ['Doing'],
        manaZone: { fire: 1 },
        battleZone: ['Other', { name: 'Max', over: ['Imp'] }, 'Other'],
      },
    });
    duel.choose('Other');
    expect(duel.battleZones.p1).toEqual(['Other']);
    expect(duel.names('p1', 'hand')).toEqual(['Doing', 'Imp', 'Max', 'Other']);
  });

  driven('815.1a in the turn of the other player too', (begin) => {
    const trap = sMaxEvolutionCreature({
      ...plain,
      name: 'Trap',
      power: 5000,
      abilities: [{ kind: 'keyword', name: 'shieldTrigger' }],
    });
    const duel = begin({
      cards: [...cards, trap],
      step: 'attack',
      p1: { battleZone: ['Imp', 'Imp'] },
      p2: { shieldZone: ['Trap'], battleZone: ['Max'], hand: [] },
    });
    duel.choose('Imp attacks the player').choose('Trap');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Max', 'Trap']]);
    duel.choose('Max');
    expect([duel.battleZones.p2, duel.names('p2', 'hand')]).toEqual([['Max'], ['Trap']]);
  });
});

describe('813.1b forbidden star evolution creatures', () => {
  const RAGE = starEvolutionCreature({
    ...plain,
    name: 'Rage',
    power: 6000,
    abilities: [forbiddenStarEvolution, whenPut(self, putUnder(yourGraveyard(), self))],
  });
  const all = [...CARDS, RAGE, doing(destroy(yourCreatures({ names: ['Rage'] })))];
  const p1 = { hand: ['Rage', 'Doing'], manaZone: { fire: 2 } } as const;

  driven('are put by themselves, also where they could be put on something', (begin) => {
    const duel = begin({ cards: all, p1: { ...p1, battleZone: ['Imp'] } }).use('Summon Rage');
    expect([duel.battleZones.p1, duel.options]).toEqual([
      ['Imp', 'Rage'],
      ['Cast Doing', duel.options[1]],
    ]);
    duel.use('Cast Doing');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([['Imp'], ['Doing', 'Rage']]);
  });

  driven('801.1, 813.1 are evolution creatures, of which only the top card leaves', (begin) => {
    const duel = begin({ cards: all, p1: { ...p1, graveyard: ['Imp'], battleZone: ['Filler'] } });
    duel.use('Summon Rage');
    expect(duel.battleZones.p1).toEqual(['Filler', 'Rage (over Imp)']);
    duel.use('Cast Doing');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Filler', 'Imp'],
      ['Doing', 'Rage'],
    ]);
  });

  driven('801.5 may attack in the turn in which they are put', (begin) => {
    const duel = begin({ cards: all, p1: { hand: ['Rage'], manaZone: { fire: 1 } } }).use('Summon Rage');
    expect([duel.asked, duel.options]).toEqual([
      'p1 attack',
      expect.arrayContaining(['Rage attacks the player']),
    ]);
  });
});

test.each([
  [
    { ...STAR, abilities: [evolution({})] },
    'a star evolution ability, because it is a star evolution creature',
  ],
  [{ ...OLD, abilities: [starEvolution({})] }, 'an evolution ability, because it is an evolution creature'],
])('%# is refused', (card, message) => {
  expect(() => parseCard(JSON.stringify(card))).toThrow(message);
});
