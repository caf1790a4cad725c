import {
  any,
  atMost,
  breakShields,
  breaksMore,
  choose,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  gacharangeCreature,
  has,
  instead,
  invasion,
  itself,
  onlyIf,
  onlyTopCard,
  opponentsCreatures,
  power,
  put,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  twinpact,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  wouldLeave,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast, runt } from './cast.ts';
import { beast, charm, elder, imp } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

describe('701, 703 rulings of keyword actions and state-based actions', () => {
  driven('701.14d what breaks one shield more breaks it by an effect too', (begin) => {
    const ram = beast('Ram', 3000, has(breaksMore()), whenPut(self, breakShields(1)));
    const duel = cast(begin, put(choose(yourHand())), { cards: [ram], p1: { hand: ['Ram'] } });
    if (duel.asked !== 'p1 attack') duel.choose(...duel.options.slice(0, duel.decision.max));
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 3]);
  });

  driven('701.30a what is summoned from the super GR zone is summoned', (begin) => {
    const robot = gacharangeCreature({ name: 'Robot', civilizations: [], cost: 3, power: 2000 });
    const host = beast('Host', 1000, when({ event: 'put', what: any('you'), how: 'summoned' }, draw()));
    const duel = cast(
      begin,
      { do: 'gacharangeSummon', count: 1 },
      {
        cards: [robot, host],
        p1: { battleZone: ['Brute', 'Host'], superGRZone: ['Robot'] },
      },
    );
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute', 'Host', 'Robot'], 1]);
  });

  driven('703.1, 703.4c what has no power left dies before what triggered is resolved', (begin) => {
    const hex = beast(
      'Hex',
      3000,
      each(opponentsCreatures(), power(-1000)),
      whenPut(self, onlyIf(youHave(opponentsCreatures()), draw())),
    );
    const duel = begin({
      cards: [hex, runt],
      p1: { hand: ['Hex'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Runt'] },
    });
    duel.use('Summon Hex');
    expect([duel.battleZones.p2, duel.count('p1', 'hand')]).toEqual([[], 0]);
    expect(duel.facts('cardPut', 'cardDestroyed', 'effectBegan')).toEqual([
      'cardPut Hex',
      'cardDestroyed Runt',
      'effectBegan Hex',
    ]);
  });
});

describe('801, 813 rulings of evolution creatures', () => {
  driven('801.1a an effect puts an evolution creature only where it has a base', (begin) => {
    const placed = (battleZone: readonly string[]) =>
      cast(begin, put(choose(yourHand())), {
        cards: [imp, elder('Elder', 5000)],
        p1: { hand: ['Elder'], battleZone },
      });
    expect(placed(['Brute']).zone('p1', 'hand')).toEqual(['Elder']);
    expect(placed(['Brute', 'Imp']).battleZones.p1).toEqual(['Brute', 'Elder (over Imp)']);
  });

  driven(
    '801.2a, 506.3a what evolves while it attacks attacks on with its breaker, and has not attacked',
    (begin) => {
      const raider = elder(
        'Raider',
        5000,
        invasion({ names: ['Imp'] }),
        doubleBreaker,
        wheneverAttacks(self, draw()),
      );
      const duel = begin({
        cards: [imp, raider],
        step: 'attack',
        p1: { hand: ['Raider'], battleZone: ['Imp', 'Fear Fang'] },
      });
      duel.choose('Imp attacks the player').choose('Declare Raider');
      expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 2]);
      expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([
        ['Raider (tapped, over Imp)', 'Fear Fang'],
        0,
      ]);
    },
  );

  driven('801.2, 801.3 an evolution creature attacks at once, unless its base was tapped', (begin) => {
    for (const [base, label] of [
      [{ name: 'Imp', fresh: true }, 'Elder (over Imp)'],
      [{ name: 'Imp', tapped: true }, 'Elder (tapped, over Imp)'],
    ] as const) {
      const duel = begin({
        cards: [imp, elder('Elder', 5000)],
        p1: { hand: ['Elder'], manaZone: { fire: 1 }, battleZone: [base, 'Fear Fang'] },
      });
      duel.use('Summon Elder');
      expect([duel.asked, duel.battleZones.p1[0]]).toEqual(['p1 attack', label]);
      expect(duel.options.includes('Elder attacks the player')).toBe(!label.includes('tapped'));
    }
  });

  driven(
    '813.1a, 101.5 a star evolution creature whose death is replaced otherwise leaves as a pile',
    (begin) => {
      const star = evolutionCreature({
        ...plain,
        name: 'Star',
        power: 9000,
        abilities: [evolution({ names: ['Imp'] }), wouldLeave(itself, onlyTopCard)],
      });
      const grave = beast(
        'Grave',
        1000,
        wouldBeDestroyed(any('you', { names: ['Star'] }), instead('manaZone')),
      );
      const duel = cast(begin, destroy(yourCreatures({ names: ['Star'] })), {
        cards: [star, grave, imp],
        p1: { battleZone: ['Brute', 'Grave', { name: 'Star', over: ['Imp'] }] },
      });
      expect(duel.asked).toBe('p1 replace');
      duel.choose('Replace: Grave');
      expect([duel.battleZones.p1, duel.names('p1', 'manaZone')]).toEqual([
        ['Brute', 'Grave'],
        ['Fire Filler', 'Imp', 'Star'],
      ]);
    },
  );
});

describe('810, 811 rulings of twinpacts and gacharange creatures', () => {
  const giant = creature({ ...plain, name: 'Giant', cost: 5, power: 5000 });
  const spark = spell({ ...plain, name: 'Spark', abilities: [shieldTrigger, spellAbility(draw())] });
  const both = twinpact('Giant / Spark', giant, spark);

  driven('810.1, 810.3 what was cast as a spell is put from the graveyard as a creature', (begin) => {
    const raise = charm('Raise', put(choose(yourGraveyard({ type: 'creature', cost: atMost(5) }))));
    const duel = begin({
      cards: [both, raise],
      p1: { hand: ['Giant / Spark', 'Raise'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Spark');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Giant / Spark']);
    duel.use('Cast Raise');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Giant / Spark']);
  });

  driven('810.3a, 112.3a only the half with the shield trigger is used by it', (begin) => {
    const duel = begin({
      cards: [both],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: ['Giant / Spark'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.options.filter((one) => one.startsWith('Shield trigger'))).toHaveLength(1);
    duel.choose(duel.options.find((one) => one.startsWith('Shield trigger')) ?? '');
    expect([duel.battleZones.p2, duel.count('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      [],
      1,
      ['Giant / Spark'],
    ]);
  });

  driven(
    '811.2b, 118.1, 603.5c a gacharange creature was destroyed, and lies below the super GR',
    (begin) => {
      const gr = { civilizations: [], cost: 3, power: 2000 } as const;
      const robot = gacharangeCreature({ ...gr, name: 'Robot', abilities: [whenDestroyed(self, draw())] });
      const drone = gacharangeCreature({ ...gr, name: 'Drone' });
      const duel = cast(begin, destroy(yourCreatures({ names: ['Robot'] })), {
        cards: [robot, drone],
        p1: { battleZone: ['Brute', 'Robot'], superGRZone: ['Drone', 'Drone'] },
      });
      expect([duel.zone('p1', 'superGRZone'), duel.zone('p1', 'graveyard')]).toEqual([
        ['Drone', 'Drone', 'Robot'],
        ['Order'],
      ]);
      expect(duel.count('p1', 'hand')).toBe(1);
    },
  );
});
