import {
  cannot,
  choose,
  creature,
  discard,
  doubleBreaker,
  draw,
  has,
  instead,
  judgmentZ,
  opponentsShields,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  wouldBeDiscarded,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['light'], cost: 2 } as const;
const emblem = spell({
  ...plain,
  name: 'Emblem',
  races: ['Sanction Heraldry'],
  abilities: [spellAbility(draw())],
});
const judge = creature({ ...plain, name: 'Judge', power: 3000, abilities: [judgmentZ] });
const verdict = spell({ ...plain, name: 'Verdict', abilities: [judgmentZ, spellAbility(draw())] });
const cards = [
  emblem,
  judge,
  verdict,
  spell({ ...plain, name: 'Trap', abilities: [shieldTrigger, spellAbility(discard(choose(yourHand())))] }),
  creature({ ...plain, name: 'Breaker', power: 6000, abilities: [doubleBreaker] }),
  spell({ ...plain, name: 'Recall', abilities: [spellAbility(returnToHand(choose(yourShields())))] }),
  spell({
    ...plain,
    name: 'Silence',
    abilities: [spellAbility({ ...returnToHand(choose(opponentsShields())), withoutShieldTrigger: true })],
  }),
  creature({
    ...plain,
    name: 'Keeper',
    power: 2000,
    abilities: [wouldBeDiscarded({ of: 'you', filter: { names: ['Emblem'] } }, instead('manaZone'))],
  }),
  creature({
    ...plain,
    name: 'Warden',
    power: 2000,
    abilities: [has(cannot({ do: 'use', who: 'opponent', what: { names: ['Judge'] } }))],
  }),
];

/** p1 breaks the first two shields of p2, Emblem and another. */
function broken(
  begin: Begin,
  other: string,
  hand: readonly string[],
  more: Parameters<Begin>[0] = {},
): Driver {
  const duel = begin({
    step: 'attack',
    ...more,
    cards,
    p1: { battleZone: ['Breaker', 'Fear Fang'], ...more.p1 },
    p2: { ...more.p2, shieldZone: ['Emblem', other, 'Filler'], hand },
  });
  return duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
}

const about = (duel: Driver, ...kinds: readonly string[]) =>
  duel.duel.log.flatMap((fact) =>
    kinds.includes(fact.kind) && 'name' in fact ? [`${fact.kind} ${fact.name}`] : [],
  );

describe('509.5d judgment Z is declared as the shields go to the hand', () => {
  driven('it does not pay for itself', (begin) => {
    const duel = begin({
      step: 'attack',
      cards: [
        ...cards,
        creature({
          ...plain,
          name: 'Herald',
          races: ['Sanction Heraldry'],
          power: 1,
          abilities: [judgmentZ],
        }),
      ],
      p1: { battleZone: ['Breaker', 'Fear Fang'] },
      p2: { shieldZone: ['Herald', 'Filler', 'Filler'] },
    });
    duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 2]);
  });

  driven('its emblem is discarded then, before anything is used', (begin) => {
    const duel = broken(begin, 'Trap', ['Judge', 'Filler']);
    duel.choose('Shield trigger: Trap');
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.zone('p2', 'hand')).toEqual(['Judge', 'Filler', 'Emblem', 'Trap']);
    duel.choose('Judgment Z: Judge, discarding Emblem');
    expect(about(duel, 'usageDeclared', 'cardDiscarded', 'shieldBroken', 'effectBegan')).toEqual([
      'usageDeclared Trap',
      'shieldBroken Emblem',
      'shieldBroken Trap',
      'usageDeclared Judge',
      'cardDiscarded Emblem',
    ]);
    expect([duel.asked, duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      'p2 standby',
      ['Judge', 'Filler', 'Trap'],
      ['Emblem'],
    ]);
    duel.choose('Judge', 'Trap');
    expect([duel.asked, duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([
      'p1 attack',
      ['Judge'],
      ['Emblem', 'Filler', 'Trap'],
    ]);
  });

  driven('it may come to the hand with its emblem, and nobody has to declare it', (begin) => {
    const duel = broken(begin, 'Judge', []);
    expect(duel.options).toEqual(['Judgment Z: Judge, discarding Emblem']);
    expect(broken(begin, 'Judge', []).pass().battleZones.p2).toEqual([]);
    duel.choose('Judgment Z: Judge, discarding Emblem');
    expect([duel.asked, duel.battleZones.p2, duel.zone('p2', 'graveyard'), duel.zone('p2', 'hand')]).toEqual([
      'p1 attack',
      ['Judge'],
      ['Emblem'],
      [],
    ]);
  });

  driven('one emblem pays for one of two', (begin) => {
    const duel = broken(begin, 'Filler', ['Judge', 'Verdict']);
    expect(duel.options).toEqual([
      'Judgment Z: Judge, discarding Emblem',
      'Judgment Z: Verdict, discarding Emblem',
    ]);
    expect(() =>
      duel.choose('Judgment Z: Judge, discarding Emblem', 'Judgment Z: Verdict, discarding Emblem'),
    ).toThrow('Decision 3 (declareShields, p2)');
    duel.choose('Judgment Z: Verdict, discarding Emblem');
    expect([duel.asked, duel.names('p2', 'graveyard'), duel.battleZones.p2]).toEqual([
      'p1 attack',
      ['Emblem', 'Verdict'],
      [],
    ]);
    expect(duel.zone('p2', 'hand')).toHaveLength(3);
  });

  driven('an emblem that goes elsewhere instead has been given for it', (begin) => {
    const duel = broken(begin, 'Filler', ['Judge'], { p2: { battleZone: ['Keeper'] } });
    duel.choose('Judgment Z: Judge, discarding Emblem');
    expect([duel.asked, duel.battleZones.p2, duel.names('p2', 'manaZone').includes('Emblem')]).toEqual([
      'p1 attack',
      ['Keeper', 'Judge'],
      true,
    ]);
  });

  driven('it misfires where its card has left the hand by then', (begin) => {
    const duel = broken(begin, 'Trap', ['Judge']);
    duel
      .choose('Shield trigger: Trap')
      .choose('Judgment Z: Judge, discarding Emblem')
      .choose('Trap', 'Judge');
    expect(about(duel, 'effectMisfired')).toEqual(['effectMisfired Judge']);
    expect([duel.asked, duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([
      'p1 attack',
      [],
      ['Emblem', 'Judge', 'Trap'],
    ]);
  });

  driven('it is not declared where its summon is forbidden', (begin) => {
    const duel = broken(begin, 'Filler', ['Judge'], {
      p1: { battleZone: ['Breaker', 'Fear Fang', 'Warden'] },
    });
    expect([duel.asked, duel.zone('p2', 'hand')]).toEqual(['p1 attack', ['Judge', 'Emblem', 'Filler']]);
  });

  driven('it is used in the middle of an effect that returns the shield in its own turn', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Recall', 'Judge'], manaZone: { light: 2 }, shieldZone: ['Emblem'] },
    });
    duel.use('Cast Recall').choose('Judgment Z: Judge, discarding Emblem');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([['Judge'], ['Emblem', 'Recall']]);
    expect(about(duel, 'cardDiscarded', 'cardPut', 'effectResolved')).toEqual([
      'cardDiscarded Emblem',
      'cardPut Judge',
      'effectResolved Judge',
    ]);
  });

  driven('also where its shield triggers may not be used', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Silence'], manaZone: { light: 2 } },
      p2: { hand: ['Judge'], shieldZone: ['Emblem'] },
    });
    duel.use('Cast Silence').choose('Judgment Z: Judge, discarding Emblem');
    expect([duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([['Judge'], ['Emblem']]);
  });
});
