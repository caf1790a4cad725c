import type { CardDefinition } from 'taiki';
import {
  additionalCost,
  allCreatures,
  alternativeCost,
  another,
  any,
  blocker,
  cannot,
  cannotBeChosenByOpponent,
  charger,
  choose,
  chooseUpTo,
  civilizations,
  countOf,
  creature,
  delayed,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  gains,
  gets,
  has,
  inOrder,
  instead,
  insteadDo,
  itself,
  onlyIf,
  opponentsCreatures,
  optional,
  power,
  provided,
  put,
  returnToHand,
  self,
  slayer,
  spaceCharge,
  speedAttacker,
  spell,
  spellAbility,
  strikeBack,
  tap,
  tapAbility,
  topOfDeckTo,
  tripleBreaker,
  when,
  whenDestroyed,
  wheneverAttacks,
  wheneverBlocks,
  whenPut,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 1000 } as const;
const named = (name: string, ...abilities: CardDefinition['abilities']) =>
  creature({ ...plain, name, abilities: [...abilities] });
const charm = (name: string, ...abilities: CardDefinition['abilities']) =>
  spell({ name, civilizations: ['fire'], cost: 1, abilities: [...abilities] });

describe('505-510 rulings of attacks', () => {
  driven('507.2c, 509.1 a blocker that has left keeps the attack from a player without shields', (begin) => {
    const martyr = named('Martyr', blocker, wheneverBlocks(self, destroy(self)));
    const duel = begin({
      cards: [martyr],
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Martyr'], shieldZone: 0 },
    });
    duel.choose('Fear Fang attacks the player').choose('Martyr');
    expect([duel.asked, duel.duel.result, duel.battleZones.p2]).toEqual(['p1 attack', undefined, []]);
  });

  driven('507.3b a blocker counts with what it is as it blocks, not with what it becomes', (begin) => {
    const gale = named('Gale', {
      kind: 'triggered',
      when: { event: 'becomesBlocked', what: itself, by: { civilizations: ['light'] } },
      effect: draw(),
    });
    const guard = named('Guard', blocker, wheneverBlocks(self, gets(self, 'turn', civilizations('light'))));
    const duel = begin({
      cards: [gale, guard],
      step: 'attack',
      p1: { battleZone: ['Gale', 'Fear Fang'] },
      p2: { battleZone: ['Guard'] },
    });
    duel.choose('Gale attacks the player').choose('Guard');
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('509.2c of two breakers one must be used, the smaller too', (begin) => {
    const both = creature({ ...plain, name: 'Both', power: 9000, abilities: [doubleBreaker, tripleBreaker] });
    const duel = begin({ cards: [both], step: 'attack', p1: { battleZone: ['Both', 'Fear Fang'] } });
    duel.choose('Both attacks the player');
    expect([duel.asked, duel.options.length]).toEqual(['p1 breaker', 2]);
    duel.choose(duel.options.find((one) => /2|double/i.test(one)) ?? '').choose('Shield 1', 'Shield 2');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });

  driven('509.4c a creature that leaves before the break breaks what was chosen', (begin) => {
    const flash = creature({
      ...plain,
      name: 'Flash',
      power: 5000,
      abilities: [doubleBreaker, when({ event: 'breaksShields', what: itself }, returnToHand(self))],
    });
    const duel = begin({ cards: [flash], step: 'attack', p1: { battleZone: ['Flash', 'Fear Fang'] } });
    duel.choose('Flash attacks the player').choose('Shield 2', 'Shield 4');
    expect([duel.count('p2', 'shieldZone'), duel.zone('p1', 'hand')]).toEqual([3, ['Flash']]);
  });

  driven('509.5 a shield that is added after the choice is not broken', (begin) => {
    const mason = named(
      'Mason',
      when({ event: 'breaksShields', what: any('opponent') }, topOfDeckTo('shieldZone')),
    );
    const quad = creature({ ...plain, name: 'Quad', power: 9000, abilities: [tripleBreaker] });
    const duel = begin({
      cards: [mason, quad],
      step: 'attack',
      p1: { battleZone: ['Quad', 'Fear Fang'] },
      p2: { battleZone: ['Mason'], shieldZone: 2 },
    });
    duel.choose('Quad attacks the player');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([1, 2]);
  });

  driven('112.3b a strike back that is broken together with its price is not in the hand yet', (begin) => {
    const back = named('Back', strikeBack({ civilizations: ['fire'] }));
    const duel = begin({
      cards: [back, named('Price'), named('Pair', doubleBreaker)],
      step: 'attack',
      p1: { battleZone: ['Pair', 'Fear Fang'] },
      p2: { shieldZone: ['Back', 'Price'] },
    });
    duel.choose('Pair attacks the player');
    expect([duel.asked, duel.zone('p2', 'hand')]).toEqual(['p1 attack', ['Back', 'Price']]);
  });

  driven('511.2 what ends with the turn ends at one moment', (begin) => {
    const sway = inOrder(
      gets(yourCreatures({ names: ['Runt'] }), 'turn', power(2000)),
      gets(yourCreatures({ names: ['Runt'] }), 'turn', power(-2000)),
    );
    const duel = cast(begin, sway, { p1: { battleZone: ['Brute', 'Runt'] } });
    duel.passUntil('p2 charge');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Runt']);
  });
});

describe('601-602 rulings of uses', () => {
  driven('601.1a a card does not pay for itself', (begin) => {
    const selfish = named('Selfish', alternativeCost(discard(choose(yourHand({ names: ['Selfish'] })))));
    const offered = (hand: readonly string[]) =>
      begin({ cards: [selfish], p1: { hand, battleZone: ['Fear Fang'] } });
    expect(offered(['Selfish', 'Burning Mane']).asked).toBe('p1 attack');
    expect(offered(['Selfish', 'Selfish']).options).toContain('Summon Selfish');
  });

  driven('601.1f what a use costs besides is done before its effect, and triggers then', (begin) => {
    const toll = charm('Toll', additionalCost(destroy(choose(yourCreatures()))), spellAbility(draw(2)));
    const heir = named('Heir', whenDestroyed(self, draw(3)));
    const duel = begin({
      cards: [toll, heir],
      p1: { hand: ['Toll'], manaZone: { fire: 1 }, battleZone: ['Heir', 'Fear Fang'] },
    });
    duel.use('Cast Toll').choose('Heir');
    expect(duel.facts().filter((one) => /^(cardDestroyed|cardUsed|effectBegan)/.test(one))).toEqual([
      'cardDestroyed Heir',
      'cardUsed Toll',
      'effectBegan Heir',
    ]);
    expect(duel.count('p1', 'hand')).toBe(5);
  });

  driven('601.1h of several that are chosen at once none is chosen twice', (begin) => {
    const duel = cast(begin, destroy(choose(opponentsCreatures(), 2)), {
      p2: { battleZone: ['Brute', 'Runt', 'Fear Fang'] },
    });
    expect([duel.decision.min, duel.decision.max, duel.options]).toEqual([
      2,
      2,
      ['Brute', 'Runt', 'Fear Fang'],
    ]);
    expect(() => duel.duel.choose([0, 0])).toThrow();
  });

  driven('602.3a a creature that cannot attack cannot use its tap ability', (begin) => {
    const monk = named('Monk', tapAbility(draw()));
    const rush = named('Rush', speedAttacker, tapAbility(draw()));
    const stuck = named('Stuck', has(cannot({ do: 'attack' })), tapAbility(draw()));
    const duel = begin({
      cards: [monk, rush, stuck],
      step: 'attack',
      p1: { battleZone: [{ name: 'Monk', fresh: true }, { name: 'Rush', fresh: true }, 'Stuck'] },
    });
    expect(duel.options.filter((one) => /tap/i.test(one)).map((one) => one.split(' ')[0])).not.toContain(
      'Monk',
    );
    expect(duel.options.join(' ')).toContain('Rush');
    expect(duel.options.join(' ')).not.toContain('Stuck');
  });
});

describe('603 rulings of triggers', () => {
  driven('603.2b three that die together are three occurrences, for what stays', (begin) => {
    const reaper = named('Reaper', whenDestroyed(another('any'), draw()));
    const duel = cast(begin, destroy(allCreatures({ names: ['Runt'] })), {
      cards: [reaper],
      p1: { battleZone: ['Reaper', 'Runt', 'Runt', 'Brute'] },
      p2: { battleZone: ['Runt'] },
    });
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('603.2c tapping what is tapped is no becoming tapped', (begin) => {
    const bell = named('Bell', when({ event: 'tapped', what: any('any') }, draw()));
    const duel = cast(begin, tap(allCreatures({ names: ['Runt'] })), {
      cards: [bell],
      p1: { battleZone: ['Brute', 'Bell', { name: 'Runt', tapped: true }, 'Runt'] },
    });
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('603.5b a card has what it is given in the mana zone as it is put there', (begin) => {
    const rainbow = named('Rainbow', each(yourMana(), civilizations('darkness', 'fire')));
    const dark = named('Dark', spaceCharge('darkness', draw()));
    const duel = cast(begin, topOfDeckTo('manaZone'), {
      cards: [rainbow, dark],
      p1: { battleZone: ['Brute', 'Rainbow', 'Dark'] },
    });
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('603.6a a delayed ability does not see what happened before', (begin) => {
    const effect = inOrder(
      destroy(yourCreatures({ names: ['Runt'] })),
      delayed(whenDestroyed(any('any'), draw()), 'turn'),
    );
    const duel = cast(begin, effect, { p1: { battleZone: ['Brute', 'Runt'] } });
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('603.7a what waits otherwise is resolved before the break too', (begin) => {
    const herald = named('Herald', when({ event: 'breaksShields', what: itself }, put(choose(yourHand()))));
    const helper = named('Helper', whenPut(self, destroy(choose(opponentsCreatures()))));
    const duel = begin({
      cards: [herald, helper],
      step: 'attack',
      p1: { hand: ['Helper'], battleZone: ['Herald', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane'] },
    });
    duel.choose('Herald attacks the player').choose('Shield 1');
    const kinds = duel.facts().filter((one) => /^(cardPut|cardDestroyed|shieldBroken)/.test(one));
    expect(kinds).toEqual(['cardPut Helper', 'cardDestroyed Burning Mane', 'shieldBroken Filler']);
  });
});

describe('605-609 rulings of effects', () => {
  driven('605.2a a condition is met as the effect resolves, by another that waited', (begin) => {
    const late = named('Late', provided(youHave(yourCreatures(), { min: 4 }), wheneverAttacks(self, draw())));
    const early = named('Early', wheneverAttacks(any('you'), put(choose(yourHand()))));
    const duel = begin({
      cards: [late, early],
      step: 'attack',
      p1: { hand: ['Burning Mane'], battleZone: ['Late', 'Early', 'Fear Fang'] },
    });
    duel.choose('Late attacks the player');
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Early', 'Late');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('605.2b "all" chooses nothing', (begin) => {
    const shy = named('Shy', cannotBeChosenByOpponent);
    const duel = cast(begin, destroy(opponentsCreatures()), { cards: [shy], p2: { battleZone: ['Shy'] } });
    expect(duel.battleZones.p2).toEqual([]);
  });

  driven('605.2b where nothing can be chosen the rest follows', (begin) => {
    const shy = named('Shy', cannotBeChosenByOpponent);
    const duel = cast(begin, inOrder(destroy(choose(opponentsCreatures())), draw()), {
      cards: [shy],
      p2: { battleZone: ['Shy'] },
    });
    expect([duel.battleZones.p2, duel.count('p1', 'hand')]).toEqual([['Shy'], 1]);
  });

  driven('605.2d a ban on creatures of a race ends where one becomes another', (begin) => {
    const knight = creature({ ...plain, name: 'Knight', races: ['Knight'] });
    const sage = evolutionCreature({
      ...plain,
      name: 'Sage',
      races: ['Sage'],
      power: 5000,
      abilities: [evolution({ races: ['Knight'] })],
    });
    const ban = {
      do: 'lasting',
      affects: yourCreatures({ races: ['Knight'] }),
      effects: [cannot({ do: 'attack' })],
      until: 'turn',
      alsoLater: true,
    } as const;
    const duel = cast(begin, ban, {
      cards: [knight, sage],
      p1: { hand: ['Sage'], manaZone: { fire: 2 }, battleZone: ['Knight', 'Fear Fang'] },
    });
    duel.use('Summon Sage').passUntil('p1 attack');
    expect(duel.options).toContain('Sage attacks the player');
  });

  driven('608.2b the number of a lasting effect is found once', (begin) => {
    const effect = inOrder(
      gets(yourCreatures({ names: ['Runt'] }), 'turn', power({ times: [1000, countOf(yourHand())] })),
      discard(yourHand()),
    );
    const duel = cast(begin, effect, {
      p1: { hand: ['Fear Fang', 'Fear Fang'], battleZone: ['Brute', 'Runt'] },
    });
    const runt = duel.duel
      .view('p1')
      .zones.p1.battleZone.find((one) => 'current' in one && one.current?.name === 'Runt');
    expect(runt).toMatchObject({ current: { power: 3000 } });
  });

  driven('608.3c a creature that has blocker only there is not found in a hand by it', (begin) => {
    const lender = named('Lender', each(yourCreatures(), gains(blocker)));
    const duel = cast(begin, put(chooseUpTo(yourHand({ keyword: 'blocker' }), 1)), {
      cards: [lender],
      p1: { hand: ['Fear Fang'], battleZone: ['Brute', 'Lender'] },
    });
    expect([duel.asked, duel.zone('p1', 'hand')]).toEqual(['p1 attack', ['Fear Fang']]);
  });

  driven('609.4 what cannot be done instead replaces nothing', (begin) => {
    const clinging = named(
      'Clinging',
      optional(wouldBeDestroyed(self, insteadDo(discard(choose(yourHand()))))),
    );
    const duel = cast(begin, destroy(yourCreatures({ names: ['Clinging'] })), {
      cards: [clinging],
      p1: { battleZone: ['Brute', 'Clinging'] },
    });
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Brute']]);
  });

  driven('609.8 the active player decides first what takes the place of a death', (begin) => {
    const buried = named('Buried', wouldBeDestroyed(any('any', { names: ['Runt'] }), instead('manaZone')));
    const saved = named('Saved', wouldBeDestroyed(any('any', { names: ['Runt'] }), instead('hand')));
    const duel = cast(begin, destroy(opponentsCreatures({ names: ['Runt'] })), {
      cards: [buried, saved],
      p1: { battleZone: ['Brute', 'Buried'] },
      p2: { battleZone: ['Saved', 'Runt'] },
    });
    expect([duel.names('p2', 'manaZone'), duel.count('p2', 'hand')]).toEqual([['Runt'], 0]);
  });

  driven('609.8a what a spell says of its own way comes before what others say', (begin) => {
    const collector = named('Collector', {
      kind: 'replacement',
      of: { event: 'moves', what: { of: 'you', filter: { type: 'spell' } }, to: 'graveyard' },
      instead: { kind: 'move', to: 'hand' },
    });
    const loaded = charm('Loaded', charger, spellAbility(draw()));
    const duel = begin({
      cards: [collector, loaded],
      p1: { hand: ['Loaded'], manaZone: { fire: 1 }, battleZone: ['Collector', 'Fear Fang'] },
    }).use('Cast Loaded');
    expect(duel.names('p1', 'manaZone')).toContain('Loaded');
  });

  driven('604.3, 605.2c an effect goes by the order in which it is written', (begin) => {
    const guarded = onlyIf(youHave(yourShields(), { max: 4 }), draw(3));
    const first = inOrder(returnToHand(choose(yourShields())), guarded);
    const duel = cast(begin, first, {});
    duel.choose(duel.options[0] ?? '');
    expect(duel.count('p1', 'hand')).toBe(4);
    expect(cast(begin, inOrder(guarded, draw()), {}).count('p1', 'hand')).toBe(1);
  });

  driven('703.4d, 115.3d slayer and a lost battle destroy once, and each triggers', (begin) => {
    const asp = named('Asp', slayer);
    const duel = begin({
      cards: [asp],
      step: 'attack',
      p1: { battleZone: ['Asp', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    duel.choose('Asp attacks Burning Mane');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });
});
