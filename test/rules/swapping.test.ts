import type { CardDefinition } from 'taiki';
import type { Arrangement } from 'taiki/testing';
import type { Triggered } from 'taiki/words';
import {
  any,
  blocker,
  called,
  cannot,
  cardsIn,
  choose,
  creature,
  crossGear,
  destroy,
  discard,
  draw,
  each,
  evolution,
  evolutionCreature,
  finalRevolution,
  from,
  hasWhile,
  ifYouDo,
  inOrder,
  instead,
  insteadDo,
  isAttacking,
  itself,
  jChange,
  ninjaChange,
  ninjaStrike,
  opponentsHand,
  optional,
  power,
  revolutionChange,
  self,
  stays,
  that,
  the,
  topOfDeckTo,
  when,
  wheneverAttacks,
  whenPut,
  wouldLeave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const beast = creature({ ...plain, name: 'Beast', power: 3000 });
const hero = creature({
  ...plain,
  name: 'Hero',
  power: 7000,
  abilities: [revolutionChange({ names: ['Beast'] })],
});

/** A card of the hand that changes places like this. */
const comer = (...abilities: readonly Triggered[]) =>
  creature({ ...plain, name: 'Comer', power: 7000, abilities });
const swap = { do: 'swap', what: that } as const;
const swapping = (effect: Triggered['effect'] = swap) =>
  from(['hand'], when({ event: 'attacks', what: any('you', { names: ['Beast'] }) }, effect));

const attack = (
  begin: Begin,
  cards: readonly CardDefinition[],
  p1: NonNullable<Arrangement['p1']>,
  p2: Arrangement['p2'] = {},
) => begin({ cards: [beast, hero, ...cards], step: 'attack', p1, p2 });

describe('701.26 changing places', () => {
  driven('701.26a the new creature is tapped as the old one was, and attacks in its place', (begin) => {
    const boaster = creature({
      ...plain,
      name: 'Boaster',
      power: 4000,
      abilities: [
        revolutionChange({ names: ['Beast'] }),
        hasWhile(isAttacking, power(3000)),
        wheneverAttacks(self, draw()),
      ],
    });
    const duel = attack(
      begin,
      [boaster],
      { hand: ['Boaster'], battleZone: ['Beast', 'Fear Fang'] },
      { battleZone: [{ name: 'Bolshack Dragon', tapped: true }] },
    );
    duel.choose('Beast attacks Bolshack Dragon').choose('Declare Boaster');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Boaster (tapped)'], p2: [] });
    expect(duel.zone('p1', 'hand')).toEqual(['Beast']);
    expect(duel.facts('cardMoved', 'cardPut', 'attackDeclared', 'cardTapped')).toEqual([
      'cardTapped Beast',
      'attackDeclared Beast',
      'cardMoved Beast',
      'cardPut Boaster',
    ]);
  });

  driven('701.26a what is changed for an untapped creature is untapped, and attacks nobody', (begin) => {
    const change = inOrder(
      { do: 'choose', what: called(choose(yourCreatures({ names: ['Fear Fang'] })), 'out') },
      { do: 'swap', what: the('out') },
    );
    const duel = attack(begin, [comer(swapping(change))], {
      hand: ['Comer'],
      battleZone: ['Beast', 'Fear Fang'],
    });
    duel.choose('Beast attacks the player').choose('Declare Comer');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual(['Beast (tapped)', 'Comer']);
    duel.choose('Shield 1');
    expect(duel.duel.log.findLast(({ kind }) => kind === 'shieldsChosen')).toMatchObject({ name: 'Beast' });
  });

  driven('is done outside an attack too', (begin) => {
    const arrival = comer(
      from(['hand'], when({ event: 'put', what: any('you', { names: ['Beast'] }) }, swap)),
    );
    const duel = begin({
      cards: [beast, arrival],
      p1: { hand: ['Beast', 'Comer'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Beast').choose('Declare Comer');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Comer']);
    expect(duel.zone('p1', 'hand')).toEqual(['Beast']);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('112.3g it is put without its cost being paid', (begin) => {
    const miser = creature({
      ...plain,
      name: 'Miser',
      power: 1000,
      abilities: [when({ event: 'put', what: any('any'), how: 'unpaid' }, draw())],
    });
    const duel = attack(begin, [miser], { hand: ['Hero'], battleZone: ['Beast', 'Miser'] });
    duel.choose('Beast attacks the player').choose('Declare Hero');
    expect(duel.names('p1', 'hand')).toEqual(['Beast', 'Filler']);
  });

  driven('603.5 what the new creature does as it is put, it does', (begin) => {
    const bright = comer(swapping(), whenPut(self, topOfDeckTo('manaZone')));
    const duel = attack(begin, [bright], { hand: ['Comer'], battleZone: ['Beast', 'Fear Fang'] });
    duel.choose('Beast attacks the player').choose('Declare Comer');
    expect(duel.count('p1', 'manaZone')).toBe(1);
  });

  driven('101.3a "if you do" follows where they did, and speaks of the new creature', (begin) => {
    const both = comer(swapping(ifYouDo(swap, inOrder(draw(), { do: 'untap', what: the('put') }))));
    const duel = attack(begin, [both], { hand: ['Comer'], battleZone: ['Beast', 'Fear Fang'] });
    duel.choose('Beast attacks the player').choose('Declare Comer');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Comer']);
    expect(duel.names('p1', 'hand')).toEqual(['Beast', 'Filler']);
  });
});

describe('701.26a J-change', () => {
  const clown = { ...plain, civilizations: ['nature'], races: ['Jokers'] } as const;
  const small = creature({ ...clown, name: 'Small', cost: 4, power: 2000, abilities: [jChange(4)] });
  const large = creature({
    ...clown,
    name: 'Large',
    cost: 5,
    power: 6000,
    abilities: [whenPut(self, draw())],
  });
  const changing = (begin: Begin, p1: Arrangement['p1'], ...more: readonly CardDefinition[]) =>
    begin({
      cards: [beast, small, large, ...more],
      step: 'attack',
      p1: { battleZone: ['Small', 'Beast'], ...p1 },
      p2: { battleZone: [{ name: 'Beast', tapped: true }] },
    });

  driven('the creature of the mana zone goes on attacking; the other goes to the mana zone', (begin) => {
    const changer = creature({ ...clown, name: 'Changer', cost: 2, power: 1000, abilities: [jChange(5)] });
    const duel = changing(begin, { manaZone: ['Large', 'Beast'], battleZone: ['Changer', 'Beast'] }, changer);
    duel.choose('Changer attacks Beast').choose('Yes');
    expect(duel.battleZones).toEqual({ p1: ['Beast', 'Large (tapped)'], p2: [] });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Beast', 'Changer']);
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.facts('attackDeclared', 'battleBegan')).toEqual([
      'attackDeclared Changer',
      'battleBegan Large',
      'battleBegan Beast',
    ]);
  });

  driven('it may be left out, and does nothing without such a card that costs as little', (begin) => {
    const declined = changing(begin, { manaZone: ['Small', 'Large'] });
    declined.choose('Small attacks the player').choose('No');
    expect([declined.asked, declined.battleZones.p1]).toEqual(['p1 shields', ['Small (tapped)', 'Beast']]);
    const dear = changing(begin, { manaZone: ['Large', 'Beast'] });
    dear.choose('Small attacks the player').choose('Yes');
    expect([dear.asked, dear.battleZones.p1]).toEqual(['p1 shields', ['Small (tapped)', 'Beast']]);
  });

  driven(
    'of several such cards its player chooses one; a second copy has no attack to change in',
    (begin) => {
      const duel = changing(begin, { manaZone: ['Small', 'Small', 'Large'] });
      duel.choose('Small attacks the player').choose('Yes');
      expect([duel.asked, duel.options.length]).toEqual(['p1 choose', 2]);
      duel.choose(duel.options[1] ?? '');
      expect(duel.battleZones.p1).toEqual(['Beast', 'Small (tapped)']);
      expect(duel.asked).toBe('p1 shields');
    },
  );

  driven('701.26b nothing changes where it stays instead of leaving', (begin) => {
    const tether = creature({
      ...plain,
      name: 'Tether',
      power: 1000,
      abilities: [wouldLeave(any('you', { names: ['Small'] }), stays)],
    });
    const duel = changing(begin, { manaZone: ['Small'], battleZone: ['Small', 'Tether'] }, tether);
    duel.choose('Small attacks the player').choose('Yes');
    expect([duel.battleZones.p1, duel.zone('p1', 'manaZone')]).toEqual([
      ['Small (tapped)', 'Tether'],
      ['Small'],
    ]);
    expect(duel.asked).toBe('p1 shields');
  });

  driven('it does nothing once the attacking creature has left', (begin) => {
    const killer = creature({
      ...plain,
      name: 'Killer',
      power: 1000,
      abilities: [wheneverAttacks(any('you', { names: ['Small'] }), destroy(that))],
    });
    const duel = changing(begin, { manaZone: ['Small'], battleZone: ['Small', 'Killer'] }, killer);
    duel.choose('Small attacks the player').choose('Killer');
    expect([duel.battleZones.p1, duel.zone('p1', 'manaZone'), duel.zone('p1', 'graveyard')]).toEqual([
      ['Killer'],
      ['Small'],
      ['Small'],
    ]);
  });

  driven('it is no revolution change: a final revolution is not used', (begin) => {
    const last = creature({
      ...clown,
      name: 'Last',
      cost: 4,
      power: 5000,
      abilities: [finalRevolution(draw())],
    });
    const duel = changing(begin, { manaZone: ['Last'] }, last);
    duel.choose('Small attacks the player').choose('Yes');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Beast', 'Last (tapped)'], 0]);
  });

  driven("it is not used in the opponent's attack", (begin) => {
    const duel = begin({
      cards: [beast, small],
      step: 'attack',
      p1: { battleZone: ['Beast', 'Beast'] },
      p2: { battleZone: ['Small'], manaZone: ['Small'] },
    });
    duel.choose('Beast attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });
});

describe('701.26a changing places with a creature that is attacked or blocks', () => {
  const shinobi = { ...plain, races: ['Shinobi'], cost: 4 } as const;
  const cards = [
    beast,
    creature({ ...shinobi, name: 'Runner', power: 1000 }),
    creature({ ...shinobi, name: 'Guard', power: 1000, abilities: [blocker] }),
    creature({ ...shinobi, name: 'Changer', power: 5000, abilities: [ninjaChange(4)] }),
  ];

  driven('the attack goes on against the new creature, tapped as the old one was', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Beast', 'Fear Fang'] },
      p2: { hand: ['Changer'], battleZone: [{ name: 'Runner', tapped: true }] },
    });
    duel.choose('Beast attacks Runner').choose('Declare Changer');
    expect([duel.asked, duel.battleZones, duel.zone('p2', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([
      'p1 attack',
      { p1: ['Fear Fang'], p2: ['Changer (tapped)'] },
      ['Runner'],
      ['Beast'],
    ]);
  });

  driven('a bystander that changes places is not attacked', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Beast', 'Fear Fang'] },
      p2: { hand: ['Changer'], battleZone: ['Guard', { name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Beast attacks Fear Fang').choose('Declare Changer');
    expect([duel.battleZones.p2, duel.zone('p2', 'graveyard')]).toEqual([['Changer'], ['Fear Fang']]);
  });

  driven('the new creature blocks in place of the old one, and has not been named to', (begin) => {
    const quick = creature({
      ...shinobi,
      name: 'Quick',
      power: 5000,
      abilities: [from(['hand'], when({ event: 'blocks', what: any('you') }, { do: 'swap', what: that }))],
    });
    const duel = begin({
      cards: [...cards, quick],
      step: 'attack',
      p1: { battleZone: ['Beast', 'Fear Fang'] },
      p2: { hand: ['Quick'], battleZone: ['Guard'] },
    });
    duel.choose('Beast attacks the player').choose('Block with Guard').choose('Declare Quick');
    expect([
      duel.asked,
      duel.battleZones,
      duel.zone('p1', 'graveyard'),
      duel.count('p2', 'shieldZone'),
    ]).toEqual(['p1 attack', { p1: ['Fear Fang'], p2: ['Quick (tapped)'] }, ['Beast'], 5]);
  });
});

describe('603.4 ninja changes and ninja strikes in one attack', () => {
  const shinobi = { ...plain, races: ['Shinobi'], cost: 4 } as const;
  const cards = [
    beast,
    creature({ ...shinobi, name: 'Striker', power: 2000, abilities: [ninjaStrike(1)] }),
    creature({ ...shinobi, name: 'Changer', power: 5000, abilities: [ninjaChange(4)] }),
  ];
  const both = (begin: Begin, first: string) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Beast'] },
      p2: { hand: ['Striker', 'Changer'], manaZone: { fire: 1 }, battleZone: ['Striker'] },
    });
    duel.choose('Beast attacks the player').choose('Declare Striker', 'Declare Changer').choose(first);
    return duel;
  };

  driven('a ninja strike uses up the change', (begin) => {
    const duel = both(begin, 'Striker');
    expect([duel.asked, duel.battleZones.p2, duel.zone('p2', 'hand')]).toEqual([
      'p1 shields',
      ['Striker', 'Striker'],
      ['Changer'],
    ]);
  });

  driven('a change does not use up the strike, whose text speaks of strikes alone', (begin) => {
    const duel = both(begin, 'Changer');
    expect([duel.battleZones.p2, duel.zone('p2', 'hand')]).toEqual([['Changer', 'Striker'], ['Striker']]);
  });
});

describe('701.26b where one of the moves fails nothing changes', () => {
  const draws = ifYouDo(swap, draw());
  const comerThatDraws = comer(swapping(inOrder(draws, topOfDeckTo('manaZone'))));

  /** Beast attacks, the change is declared, and comes to nothing; what follows it is done. */
  const inVain = (
    begin: Begin,
    cards: readonly CardDefinition[],
    there: readonly string[],
    p2: Arrangement['p2'] = {},
  ) => {
    const duel = attack(
      begin,
      [comerThatDraws, ...cards],
      { hand: ['Comer'], battleZone: ['Beast', 'Fear Fang', ...there] },
      p2,
    );
    duel.choose('Beast attacks the player').choose('Declare Comer');
    expect(duel.zone('p1', 'hand')).toEqual(['Comer']);
    expect(duel.count('p1', 'manaZone')).toBe(1);
    return duel;
  };
  const other = (...abilities: CardDefinition['abilities']) =>
    creature({ ...plain, name: 'Other', power: 1000, abilities });

  driven('since the new creature may not be put', (begin) => {
    const ban = other(
      each(cardsIn('hand', 'any'), cannot({ do: 'put', who: 'any', what: { names: ['Comer'] } })),
    );
    const duel = inVain(begin, [ban], [], { battleZone: ['Other'] });
    expect(duel.battleZones.p1).toEqual(['Beast (tapped)', 'Fear Fang']);
    expect(duel.asked).toBe('p1 shields');
  });

  driven('since the old one may not leave', (begin) => {
    const ban = other(
      each(yourCreatures({ names: ['Beast'] }), cannot({ do: 'move', from: 'battleZone', to: 'hand' })),
    );
    const duel = inVain(begin, [ban], ['Other']);
    expect(duel.battleZones.p1).toEqual(['Beast (tapped)', 'Fear Fang', 'Other']);
    expect(duel.asked).toBe('p1 shields');
  });

  driven('since the old one stays instead', (begin) => {
    const duel = inVain(begin, [other(wouldLeave(any('you', { names: ['Beast'] }), stays))], ['Other']);
    expect(duel.battleZones.p1).toEqual(['Beast (tapped)', 'Fear Fang', 'Other']);
    expect(duel.asked).toBe('p1 shields');
  });

  driven('since the old one goes elsewhere instead', (begin) => {
    const duel = inVain(
      begin,
      [other(wouldLeave(any('you', { names: ['Beast'] }), instead('graveyard')))],
      ['Other'],
    );
    expect(duel.battleZones.p1).toEqual(['Beast (tapped)', 'Fear Fang', 'Other']);
    expect(duel.zone('p1', 'graveyard')).toEqual([]);
    expect(duel.facts('eventReplaced')).toEqual([]);
    expect(duel.asked).toBe('p1 shields');
  });

  driven('since its player replaces the leaving, and only then', (begin) => {
    const saving = other(optional(wouldLeave(any('you', { names: ['Beast'] }), instead('manaZone'))));
    const there = { hand: ['Comer'], battleZone: ['Beast', 'Fear Fang', 'Other'] };
    const answered = (answer: string) => {
      const duel = attack(begin, [comerThatDraws, saving], there);
      duel.choose('Beast attacks the player').choose('Declare Comer');
      expect(duel.asked).toBe('p1 replace');
      return duel.choose(answer);
    };
    const replaced = answered('Replace: Other');
    expect(replaced.battleZones.p1).toEqual(['Beast (tapped)', 'Fear Fang', 'Other']);
    expect(replaced.asked).toBe('p1 shields');
    const changed = answered('Do not replace');
    expect(changed.battleZones.p1).toEqual(['Fear Fang', 'Other', 'Comer (tapped)']);
    expect(changed.zone('p1', 'hand')).toContain('Beast');
    expect(changed.asked).toBe('p1 shields');
  });

  driven('since something is done instead of it, which is not done either', (begin) => {
    const scapegoat = other(wouldLeave(any('you', { names: ['Beast'] }), insteadDo(destroy(self))));
    const duel = inVain(begin, [scapegoat], ['Other']);
    expect(duel.battleZones.p1).toEqual(['Beast (tapped)', 'Fear Fang', 'Other']);
    expect(duel.asked).toBe('p1 shields');
  });

  driven('since the old one has gone', (begin) => {
    const killer = other(wheneverAttacks(any('you', { names: ['Beast'] }), destroy(that)));
    const duel = attack(begin, [comerThatDraws, killer], {
      hand: ['Comer'],
      battleZone: ['Beast', 'Fear Fang', 'Other'],
    });
    duel.choose('Beast attacks the player').choose('Declare Comer');
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Other', 'Comer');
    expect(duel.zone('p1', 'hand')).toEqual(['Comer']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Beast']);
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Other']);
  });
});

describe('701.26 what may change places', () => {
  const draws = inOrder(ifYouDo(swap, draw()), topOfDeckTo('manaZone'));

  driven('not a card that has left before', (begin) => {
    const careless = comer(swapping(inOrder(discard(yourHand()), draws)));
    const duel = attack(begin, [careless], { hand: ['Comer', 'Filler'], battleZone: ['Beast', 'Fear Fang'] });
    duel.choose('Beast attacks the player').choose('Declare Comer');
    expect(duel.battleZones.p1).toEqual(['Beast (tapped)', 'Fear Fang']);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'graveyard')]).toEqual([0, 2]);
    expect(duel.count('p1', 'manaZone')).toBe(1);
  });

  driven('not a creature that is in the battle zone already', (begin) => {
    const there = creature({
      ...plain,
      name: 'There',
      power: 7000,
      abilities: [wheneverAttacks(any('you', { names: ['Beast'] }), draws)],
    });
    const duel = attack(begin, [there], { battleZone: ['Beast', 'There'] });
    duel.choose('Beast attacks the player');
    expect(duel.battleZones.p1).toEqual(['Beast (tapped)', 'There']);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([0, 1]);
  });

  driven('not with what is no creature', (begin) => {
    const gear = crossGear({ ...plain, name: 'Gear' });
    const greedy = comer(
      from(['hand'], when({ event: 'put', what: { of: 'you', filter: { names: ['Gear'] } } }, draws)),
    );
    const duel = begin({
      cards: [gear, greedy],
      p1: { hand: ['Gear', 'Comer'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Generate Gear').choose('Declare Comer');
    expect(duel.names('p1', 'battleZone')).toEqual(['Fear Fang', 'Gear']);
    expect([duel.zone('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([['Comer'], 2]);
  });
});

describe('701.26b where the new creature is not put nothing changes', () => {
  const insteadOfMoving = (of: 'you' | 'opponent', to: 'battleZone' | 'graveyard') =>
    creature({
      ...plain,
      name: 'Barrier',
      power: 6000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'moves', what: { of }, to },
          instead: { kind: 'move', to: 'manaZone' },
        },
      ],
    });

  type Own = NonNullable<Arrangement['p1']>;

  const still = (begin: Begin, hero: CardDefinition, p2: Own = {}) => {
    const duel = begin({
      cards: [beast, hero, insteadOfMoving('opponent', 'battleZone')],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: ['Beast', 'Fear Fang'] },
      p2,
    });
    duel.choose('Beast attacks the player').choose('Declare Hero');
    expect(duel.zone('p1', 'hand')).toEqual(['Hero']);
    expect(duel.battleZones.p1).toEqual(['Beast (tapped)', 'Fear Fang']);
    expect(duel.asked).toBe('p1 shields');
  };
  const change = revolutionChange({ names: ['Beast'] });

  driven('since it would have to evolve from what leaves', (begin) => {
    const abilities = [evolution({ names: ['Beast'] }), change];
    still(begin, evolutionCreature({ ...plain, name: 'Hero', power: 7000, abilities }));
  });

  driven('but not where it can evolve from another creature', (begin) => {
    const hero = evolutionCreature({
      ...plain,
      name: 'Hero',
      power: 7000,
      abilities: [evolution({ names: ['Beast', 'Fear Fang'] }), change],
    });
    const duel = begin({
      cards: [beast, hero],
      step: 'attack',
      p1: { hand: ['Hero'], battleZone: ['Beast', 'Fear Fang'] },
    });
    duel.choose('Beast attacks the player').choose('Declare Hero');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([
      ['Hero (tapped, over Fear Fang)'],
      ['Beast'],
    ]);
  });

  driven('101.2 since it may not leave the hand', (begin) => {
    const chained = creature({
      ...plain,
      name: 'Chains',
      power: 6000,
      abilities: [each(opponentsHand(), cannot({ do: 'move', from: 'hand' }))],
    });
    const duel = attack(
      begin,
      [chained],
      { hand: ['Hero'], battleZone: ['Beast', 'Fear Fang'] },
      { battleZone: ['Chains'] },
    );
    duel.choose('Beast attacks the player').choose('Declare Hero');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([
      ['Beast (tapped)', 'Fear Fang'],
      ['Hero'],
    ]);
  });

  driven('609.3 but not where the replacement of the put is declined, which is asked once', (begin) => {
    const gate = creature({
      ...plain,
      name: 'Gate',
      power: 6000,
      abilities: [
        optional({
          kind: 'replacement',
          of: { event: 'moves', what: { of: 'opponent' }, to: 'battleZone' },
          instead: { kind: 'move', to: 'manaZone' },
        }),
      ],
    });
    const duel = attack(
      begin,
      [gate],
      { hand: ['Hero'], battleZone: ['Beast', 'Fear Fang'] },
      { battleZone: ['Gate'] },
    );
    duel.choose('Beast attacks the player').choose('Declare Hero').choose('Do not replace');
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 shields', ['Fear Fang', 'Hero (tapped)']]);
  });

  driven('since it goes elsewhere instead', (begin) => {
    still(begin, hero, { battleZone: ['Barrier'] });
  });

  driven('since it replaces the put itself', (begin) => {
    const shy = {
      kind: 'replacement',
      of: { event: 'moves', what: itself, to: 'battleZone' },
      instead: { kind: 'move', to: 'graveyard' },
      from: ['hand'],
    } as const;
    still(begin, creature({ ...plain, name: 'Hero', power: 7000, abilities: [change, shy] }));
  });
});
