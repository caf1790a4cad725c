import type { Effect } from 'taiki/words';
import {
  allCreatures,
  another,
  any,
  atMost,
  blocker,
  breakShields,
  cannot,
  choose,
  creature,
  d2Field,
  destroy,
  doubleBreaker,
  draw,
  evolution,
  evolutionCreature,
  gacharangeCreature,
  gets,
  has,
  inOrder,
  itself,
  oneOf,
  onlyTopCard,
  power,
  put,
  returnToHand,
  revolutionChange,
  search,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  stays,
  tap,
  topOfDeckTo,
  twinpact,
  vortexEvolution,
  when,
  wheneverAttacks,
  whenPut,
  wouldLeave,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const bolt = spell({ ...plain, name: 'Bolt', abilities: [shieldTrigger, spellAbility(draw())] });
const imp = creature({ ...plain, name: 'Imp' });

describe('700, 701 keyword actions, as the rulebook says', () => {
  driven('700.2b modes that the other player picks are picked as the ability resolves', (begin) => {
    const modes: Effect = { ...oneOf(draw(), topOfDeckTo('manaZone')), by: 'opponent' } as Effect;
    const herald = creature({ ...plain, name: 'Herald', abilities: [whenPut(self, modes)] });
    const duel = begin({ cards: [herald], p1: { hand: ['Herald'], manaZone: { fire: 1 } } });
    duel.use('Summon Herald');
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p2 mode', ['Herald']]);
  });

  driven('700.3 a creature that does not leave the battle zone stays there with power 0', (begin) => {
    const rock = creature({
      ...plain,
      name: 'Rock',
      abilities: [has(cannot({ do: 'move', from: 'battleZone' }))],
    });
    const duel = cast(begin, gets(allCreatures({ names: ['Rock', 'Imp'] }), 'turn', power(-9000)), {
      cards: [rock, imp],
      p2: { battleZone: ['Rock', 'Imp'] },
    });
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', ['Rock']]);
  });

  driven('701.10b who searches need not find what is there', (begin) => {
    const duel = cast(begin, search({ names: ['Imp'] }), {
      cards: [imp],
      p1: { deck: ['Imp', 'Imp', 'Filler'] },
    });
    expect([duel.asked, duel.options, duel.decision.min]).toEqual(['p1 choose', ['Imp'], 0]);
    duel.choose();
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });

  driven(
    '701.14b a shield that an effect returns has not been broken; its shield trigger can be used',
    (begin) => {
      const mourner = creature({
        ...plain,
        name: 'Mourner',
        abilities: [when({ event: 'shieldBroken', of: 'any' }, topOfDeckTo('manaZone'))],
      });
      const duel = cast(begin, returnToHand(choose(yourShields())), {
        cards: [bolt, mourner],
        p1: { battleZone: ['Brute', 'Mourner'], shieldZone: ['Bolt'] },
      });
      expect(duel.asked).toBe('p1 declareShields');
      duel.choose('Shield trigger: Bolt');
      expect(duel.facts('effectTriggered')).not.toContain('effectTriggered Mourner');
      expect([duel.asked, duel.count('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([
        'p1 attack',
        1,
        ['Order', 'Bolt'].reverse(),
      ]);
    },
  );

  driven('701.14c shields that an effect breaks go to the hand together, before any is used', (begin) => {
    const counter = spell({
      ...plain,
      name: 'Counter',
      abilities: [shieldTrigger, spellAbility({ do: 'discard', what: yourHand() })],
    });
    const duel = cast(begin, breakShields(2), {
      cards: [counter, imp],
      p2: { shieldZone: ['Counter', 'Imp'] },
    });
    if (duel.asked === 'p1 choose') duel.choose(...duel.options);
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Shield trigger: Counter');
    expect(duel.count('p2', 'shieldZone')).toBe(0);
    expect([...duel.zone('p2', 'graveyard')].sort()).toEqual(['Counter', 'Imp']);
  });

  driven('701.26a what changes places attacks on, tapped, but has not attacked', (begin) => {
    const heir = creature({
      ...plain,
      name: 'Heir',
      abilities: [revolutionChange({ type: 'creature' }), doubleBreaker, wheneverAttacks(self, draw())],
    });
    const duel = begin({ cards: [heir, imp], step: 'attack', p1: { hand: ['Heir'], battleZone: ['Imp'] } });
    duel.choose('Imp attacks the player').choose('Declare Heir');
    expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 2]);
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Heir (tapped)'], ['Imp']]);
  });

  driven('701.26b nothing changes places where what would go stays instead', (begin) => {
    const heir = creature({ ...plain, name: 'Heir', abilities: [revolutionChange({ type: 'creature' })] });
    const root = creature({ ...plain, name: 'Root', abilities: [wouldLeave(itself, stays)] });
    const duel = begin({ cards: [heir, root], step: 'attack', p1: { hand: ['Heir'], battleZone: ['Root'] } });
    duel.choose('Root attacks the player').choose('Declare Heir');
    expect([duel.asked, duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([
      'p1 shields',
      ['Root (tapped)'],
      ['Heir'],
    ]);
  });
});

describe('702, 703 what happens by itself, as the rulebook says', () => {
  driven('702.2 cards have untapped before anything triggers at the start of the turn', (begin) => {
    const dawn = creature({
      ...plain,
      name: 'Dawn',
      abilities: [when({ event: 'startOfTurn', of: 'you' }, tap(choose(yourCreatures({ tapped: false }))))],
    });
    const duel = begin({
      cards: [dawn, imp],
      step: 'startOfTurn',
      p1: {
        battleZone: [
          { name: 'Dawn', tapped: true },
          { name: 'Imp', tapped: true },
        ],
      },
    });
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Dawn', 'Imp']]);
  });

  driven(
    '703.3 those that have no power at once are destroyed at once, and do not hear of each other',
    (begin) => {
      const keen = creature({
        ...plain,
        name: 'Keen',
        abilities: [when({ event: 'destroyed', what: another('you'), tense: 'destroyed' }, draw())],
      });
      const duel = cast(begin, gets(allCreatures({ names: ['Keen', 'Imp'] }), 'turn', power(-3000)), {
        cards: [keen, imp],
        p2: { battleZone: ['Keen', 'Imp'] },
      });
      expect([duel.battleZones.p2, duel.count('p2', 'hand')]).toEqual([[], 0]);
    },
  );

  driven(
    '703.3 then those follow that have no power without them, and are heard by those that stay',
    (begin) => {
      const lord = creature({
        ...plain,
        name: 'Lord',
        power: 1000,
        abilities: [{ kind: 'static', affects: yourCreatures({ names: ['Serf'] }), effects: [power(2000)] }],
      });
      const serf = creature({ ...plain, name: 'Serf', power: 1000 });
      const keen = creature({
        ...plain,
        name: 'Keen',
        power: 9000,
        abilities: [when({ event: 'destroyed', what: another('you'), tense: 'destroyed' }, draw())],
      });
      const duel = cast(begin, gets(allCreatures({ names: ['Lord', 'Serf'] }), 'turn', power(-1000)), {
        cards: [lord, serf, keen],
        p2: { battleZone: ['Lord', 'Serf', 'Keen'] },
      });
      expect(duel.facts('cardDestroyed')).toEqual(['cardDestroyed Lord', 'cardDestroyed Serf']);
      expect([duel.battleZones.p2, duel.count('p2', 'hand')]).toEqual([['Keen'], 2]);
    },
  );

  driven('703.4l a D2 field puts that of the opponent into the graveyard of its owner', (begin) => {
    const arena = (name: string) => d2Field({ ...plain, name, abilities: [] });
    const duel = begin({
      cards: [arena('Old Arena'), arena('New Arena')],
      p1: { hand: ['New Arena'], manaZone: { fire: 1 } },
      p2: { battleZone: ['Old Arena'] },
    });
    duel.use('Expand New Arena');
    expect(duel.battleZones).toEqual({ p1: ['New Arena'], p2: [] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Old Arena']);
  });
});

describe('801, 810, 811, 813 special cards, as the rulebook says', () => {
  const trio = evolutionCreature({
    ...plain,
    name: 'Trio',
    power: 6000,
    abilities: [vortexEvolution({ names: ['Imp'] }, 3)],
  });

  driven('801.2 an evolution creature on three has the effects on all three', (begin) => {
    const weaken = spell({
      ...plain,
      name: 'Weaken',
      abilities: [spellAbility(gets(yourCreatures(), 'turn', power(-2000)))],
    });
    for (const [weakened, zone] of [
      [['Imp', 'Imp', 'Imp'], []],
      [['Imp', 'Imp'], ['Trio']],
    ] as const) {
      const late = 3 - weakened.length;
      const duel = begin({
        cards: [trio, imp, weaken],
        p1: {
          hand: ['Weaken', 'Trio', ...Array.from({ length: late }, () => 'Imp')],
          manaZone: { fire: 5 },
          battleZone: weakened,
        },
      });
      duel.use('Cast Weaken');
      if (late > 0) duel.use('Summon Imp');
      duel.use('Summon Trio');
      expect(duel.zone('p1', 'battleZone').map((name) => name.slice(0, 4))).toEqual(zone);
    }
  });

  driven('801.2b an evolution creature on tapped and untapped ones is put tapped', (begin) => {
    for (const tapped of [true, false]) {
      const duel = begin({
        cards: [trio, imp],
        p1: {
          hand: ['Trio'],
          manaZone: { fire: 1 },
          battleZone: ['Imp', { name: 'Imp', tapped }, 'Imp'],
        },
      });
      duel.use('Summon Trio');
      expect(duel.zone('p1', 'battleZone')[0]?.includes('tapped')).toBe(tapped);
    }
  });

  const striker = creature({
    ...plain,
    name: 'Striker',
    abilities: [wheneverAttacks(self, destroy(yourCreatures({ names: ['Star'] })))],
  });
  const fall = spell({
    ...plain,
    name: 'Fall',
    abilities: [spellAbility(destroy(yourCreatures({ names: ['Star'] })))],
  });
  const star = evolutionCreature({
    ...plain,
    name: 'Star',
    power: 9000,
    abilities: [evolution({ type: 'creature' }), wouldLeave(itself, onlyTopCard)],
  });

  driven(
    '801.4c, 801.4d what was below is not put, keeps how it lay, and has been there as long as it has',
    (begin) => {
      const hears = creature({ ...plain, name: 'Hears', abilities: [whenPut(any('any'), draw())] });
      const duel = begin({
        cards: [star, imp, hears, striker],
        step: 'attack',
        p1: { battleZone: [{ name: 'Star', over: ['Imp'], tapped: true }, 'Striker'] },
        p2: { battleZone: ['Hears'] },
      });
      duel.choose('Striker attacks the player');
      expect(duel.battleZones.p1).toEqual(['Imp (tapped)', 'Striker (tapped)']);
      expect([duel.zone('p1', 'graveyard'), duel.count('p2', 'hand')]).toEqual([['Star'], 0]);
    },
  );

  driven('801.4c what was below attacks if it has been there since the start of the turn', (begin) => {
    for (const fresh of [false, true]) {
      const duel = begin({
        cards: [star, imp, fall, striker],
        p1: {
          hand: ['Star', 'Fall'],
          manaZone: { fire: 2 },
          battleZone: ['Striker', fresh ? { name: 'Imp', fresh } : 'Imp'],
        },
      });
      duel.use('Summon Star').choose('Imp').use('Cast Fall').passUntil('p1 attack');
      expect([fresh, duel.options]).toEqual([
        fresh,
        ['Striker attacks the player', ...(fresh ? [] : ['Imp attacks the player']), 'Attack no more'],
      ]);
    }
  });

  driven('813.1a the top card alone leaves, also by a lost battle, and the attack goes on', (begin) => {
    const wall = creature({ ...plain, name: 'Wall', power: 9500, abilities: [blocker] });
    const duel = begin({
      cards: [star, imp, wall],
      step: 'attack',
      p1: { battleZone: [{ name: 'Star', over: ['Imp'] }, 'Fear Fang'] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Star attacks the player').choose('Block with Wall');
    expect(duel.battleZones).toEqual({ p1: ['Imp (tapped)', 'Fear Fang'], p2: ['Wall (tapped)'] });
    expect([duel.asked, duel.options[0]]).toEqual(['p1 attack', 'Fear Fang attacks the player']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Star']);
  });

  driven(
    '810.3a what asks for a spell reads the spell of a twinpact, what asks for a creature the creature',
    (begin) => {
      const half = twinpact(
        'Giant / Spark',
        creature({ ...plain, name: 'Giant', cost: 8 }),
        spell({ ...plain, name: 'Spark', cost: 2, abilities: [spellAbility(draw())] }),
      );
      const duel = cast(begin, put(choose(yourHand({ type: 'creature', cost: atMost(4) }))), {
        cards: [half],
        p1: { hand: ['Giant / Spark'] },
      });
      expect([duel.asked, duel.zone('p1', 'hand')]).toEqual(['p1 attack', ['Giant / Spark']]);
    },
  );

  driven('811.2b a gacharange creature that would go to the hand is in the super GR zone again', (begin) => {
    const robot = gacharangeCreature({ name: 'Robot', civilizations: [], cost: 3, power: 2000 });
    const drone = gacharangeCreature({ name: 'Drone', civilizations: [], cost: 3, power: 2000 });
    const duel = cast(begin, inOrder(returnToHand(yourCreatures({ names: ['Robot'] })), draw()), {
      cards: [robot, drone],
      p1: { battleZone: ['Brute', 'Robot'], superGRZone: ['Drone'] },
    });
    expect(duel.zone('p1', 'superGRZone')).toEqual(['Drone', 'Robot']);
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute'], 1]);
  });
});
