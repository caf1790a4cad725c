import {
  breakShields,
  choose,
  creature,
  discard,
  doubleBreaker,
  draw,
  from,
  inOrder,
  instead,
  may,
  named,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  strikeBack,
  tally,
  when,
  whenPut,
  wouldBeDiscarded,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 2 } as const;
const avenger = creature({
  ...plain,
  name: 'Avenger',
  power: 4000,
  abilities: [strikeBack({ names: ['Price', 'Late Price', 'Loyal', 'Heir'] })],
});
const redeemer = { ...avenger, name: 'Redeemer' };
const price = creature({ ...plain, name: 'Price', power: 1000 });
const latePrice = creature({ ...plain, name: 'Late Price', power: 1000 });
const loyal = creature({
  ...plain,
  name: 'Loyal',
  power: 1000,
  abilities: [from(['hand'], wouldBeDiscarded(self, instead('battleZone')))],
});
const heir = creature({
  ...plain,
  name: 'Heir',
  power: 1000,
  abilities: [from(['graveyard'], when({ event: 'discarded', by: 'you', what: { itself: true } }, draw()))],
});
const dump = spell({
  ...plain,
  name: 'Dump',
  abilities: [shieldTrigger, spellAbility(discard(choose(yourHand())))],
});
const breaker = creature({ ...plain, name: 'Breaker', power: 6000, abilities: [doubleBreaker] });
const cards = [avenger, redeemer, price, latePrice, loyal, heir, dump, breaker];

/** p2's shields are Dump, another and a filler; p1 breaks the first two. */
function broken(
  begin: Begin,
  other: string,
  hand: readonly string[],
  more: Parameters<Begin>[0] = {},
): Driver {
  const duel = begin({
    step: 'attack',
    ...more,
    cards: [...cards, ...(more.cards ?? [])],
    p1: { battleZone: ['Breaker', 'Fear Fang'] },
    p2: { ...more.p2, shieldZone: ['Dump', other, 'Filler'], hand },
  });
  return duel.choose('Breaker attacks the player').choose('Shield 1', 'Shield 2');
}

const about = (duel: Driver, ...kinds: readonly string[]) =>
  duel.duel.log.flatMap((fact) =>
    kinds.includes(fact.kind) && 'name' in fact
      ? [`${fact.kind} ${fact.name}${'from' in fact ? ` ${fact.from} > ${'to' in fact ? fact.to : ''}` : ''}`]
      : [],
  );

describe('112.3b, 509.5c strike back is paid for as it is declared', () => {
  driven('the shield goes to the graveyard before the others go to the hand', (begin) => {
    const duel = broken(begin, 'Price', ['Avenger']);
    duel.choose('Shield trigger: Dump', 'Strike back: Avenger');
    expect(about(duel, 'usageDeclared', 'cardDiscarded', 'shieldBroken', 'cardMoved', 'effectBegan')).toEqual(
      [
        'usageDeclared Dump',
        'usageDeclared Avenger',
        'cardDiscarded Price shieldZone > graveyard',
        'shieldBroken Dump shieldZone > hand',
      ],
    );
    expect([duel.asked, duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      'p2 standby',
      ['Avenger', 'Dump'],
      ['Price'],
    ]);
    duel.choose('Avenger', 'Dump');
    expect([duel.asked, duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([
      'p1 attack',
      ['Avenger'],
      ['Dump', 'Price'],
    ]);
  });

  driven('it stays paid where the card has left the hand by its use', (begin) => {
    const duel = broken(begin, 'Price', ['Avenger']);
    duel.choose('Shield trigger: Dump', 'Strike back: Avenger').choose('Dump', 'Avenger');
    expect(about(duel, 'effectMisfired')).toEqual(['effectMisfired Avenger']);
    expect([duel.asked, duel.battleZones.p2, duel.zone('p2', 'graveyard')]).toEqual([
      'p1 attack',
      [],
      ['Price', 'Avenger', 'Dump'],
    ]);
  });

  driven('so what is used first can no longer take the card that pays', (begin) => {
    const duel = broken(begin, 'Price', ['Avenger', 'Fear Fang']);
    duel.choose('Shield trigger: Dump', 'Strike back: Avenger').choose('Dump', 'Avenger');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Avenger', 'Fear Fang']]);
    duel.choose('Fear Fang');
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', ['Avenger']]);
  });

  driven('the shield was broken, once, though it never comes to the hand', (begin) => {
    const looter = creature({
      ...plain,
      name: 'Looter',
      power: 2000,
      abilities: [when({ event: 'shieldBroken', of: 'opponent' }, draw())],
    });
    const last = creature({
      ...plain,
      name: 'Ender',
      power: 2000,
      abilities: [when({ event: 'shieldBroken', of: 'opponent', last: true }, draw())],
    });
    const keeper = creature({
      ...plain,
      name: 'Keeper',
      power: 2000,
      abilities: [when({ event: 'moved', what: { of: 'you' }, from: 'shieldZone', to: 'hand' }, draw())],
    });
    const count = (shields: readonly string[], chosen: readonly string[]) => {
      const duel = begin({
        cards: [...cards, looter, last, keeper],
        step: 'attack',
        p1: { battleZone: ['Breaker', 'Looter', 'Ender'] },
        p2: { shieldZone: shields, hand: ['Avenger', 'Redeemer'], battleZone: ['Keeper'] },
      });
      duel.choose('Breaker attacks the player');
      duel.choose(...chosen);
      while (duel.asked === 'p1 standby') duel.choose(...duel.options);
      return ['Looter', 'Ender', 'Keeper'].map(
        (name) => about(duel, 'effectTriggered').filter((one) => one.endsWith(name)).length,
      );
    };
    expect(count(['Price'], ['Strike back: Avenger'])).toEqual([1, 1, 0]);
    expect(count(['Price', 'Dump'], ['Strike back: Avenger'])).toEqual([2, 1, 1]);
    expect(
      count(
        ['Price', 'Late Price'],
        ['Strike back: Avenger, discarding Price', 'Strike back: Redeemer, discarding Late Price'],
      ),
    ).toEqual([2, 1, 0]);
  });

  driven('701.7a it counts as discarded from the hand', (begin) => {
    const mourner = creature({
      ...plain,
      name: 'Mourner',
      power: 2000,
      abilities: [when({ event: 'moved', what: { of: 'you' }, from: 'hand', to: 'graveyard' }, may(draw()))],
    });
    const duel = broken(begin, 'Heir', ['Avenger'], { cards: [mourner], p2: { battleZone: ['Mourner'] } });
    duel.choose('Strike back: Avenger').choose('Heir', 'Mourner').choose('No');
    expect(about(duel, 'effectTriggered')).toEqual([
      'effectTriggered Mourner',
      'effectTriggered Heir',
      'effectTriggered Avenger',
    ]);
    expect(about(duel, 'cardDrawn')).toEqual(['cardDrawn Filler deck > hand']);
  });

  driven('609 what takes the place of discarding it applies, and strike back is paid', (begin) => {
    const duel = broken(begin, 'Loyal', ['Avenger']);
    duel.choose('Strike back: Avenger');
    expect([duel.asked, [...duel.battleZones.p2].sort(), duel.zone('p2', 'graveyard')]).toEqual([
      'p1 attack',
      ['Avenger', 'Loyal'],
      [],
    ]);
    expect(duel.zone('p2', 'hand')).toEqual(['Dump']);
  });

  driven('609.4 "that many" counts the shield among those that were broken', (begin) => {
    const storm = spell({
      ...plain,
      name: 'Storm',
      abilities: [
        spellAbility(tally(breakShields(2), 'so many'), {
          do: 'moveTop',
          who: 'you',
          count: named('so many'),
          to: 'graveyard',
        }),
      ],
    });
    const duel = begin({
      cards: [...cards, storm],
      p1: { hand: ['Storm'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
      p2: { shieldZone: ['Price', 'Dump', 'Filler'], hand: ['Avenger'] },
    });
    duel.use('Cast Storm').choose('Shield 1', 'Shield 2').choose('Strike back: Avenger');
    expect([duel.asked, duel.count('p1', 'graveyard'), duel.battleZones.p2]).toEqual([
      'p1 attack',
      3,
      ['Avenger'],
    ]);
  });

  driven('in the own turn, for a shield that an effect returns to the hand', (begin) => {
    const leech = creature({
      ...plain,
      name: 'Leech',
      power: 2000,
      abilities: [whenPut(self, inOrder(returnToHand(choose(yourShields())), draw()))],
    });
    const duel = begin({
      cards: [...cards, leech],
      p1: { hand: ['Leech', 'Avenger'], manaZone: { fire: 2 }, shieldZone: ['Price', 'Filler'] },
    });
    duel.use('Summon Leech').choose('Card 1').choose('Strike back: Avenger');
    expect(about(duel, 'cardDiscarded', 'shieldBroken', 'cardMoved')).toEqual([
      'cardDiscarded Price shieldZone > graveyard',
    ]);
    expect([duel.names('p1', 'battleZone'), duel.zone('p1', 'hand')]).toEqual([
      ['Avenger', 'Leech'],
      ['Filler'],
    ]);
  });
});
