import {
  allCreatures,
  cannot,
  cannotBeChosenByOpponent,
  cannotBeTappedBy,
  cardsIn,
  castle,
  choose,
  creature,
  destroy,
  draw,
  each,
  has,
  opponentsShields,
  put,
  putIntoMana,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  untap,
  when,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 2000 } as const;
const said = (name: string, ...bans: Parameters<typeof cannot>) =>
  creature({ ...plain, name, abilities: [has(cannot(...bans))] });
const scholar = said('Scholar', { do: 'cast', who: 'any', limit: 1 });
const miser = said('Miser', { do: 'use', who: 'opponent', limit: 2 });
const usher = said('Usher', { do: 'summon', who: 'any', what: { races: ['Giant'] } });
const porter = said('Porter', { do: 'put', who: 'opponent', what: { races: ['Giant'] }, unless: 'summoned' });
const closed = said('Closed', { do: 'use', who: 'any', what: { type: 'castle' } });
const tenacious = creature({
  ...plain,
  name: 'Tenacious',
  abilities: [has(cannot({ do: 'move', from: 'battleZone', to: 'hand' }))],
});
const guardian = creature({
  ...plain,
  name: 'Guardian',
  abilities: [
    each(
      { in: ['manaZone', 'battleZone'], of: 'you', filter: { races: ['Giant'] } },
      cannot({ do: 'move', from: 'battleZone' }),
    ),
  ],
});
const bars = creature({
  ...plain,
  name: 'Bars',
  abilities: [each(cardsIn('shieldZone', 'you'), cannot({ do: 'move', from: 'shieldZone' }))],
});
const giant = creature({ ...plain, name: 'Giant', races: ['Giant'] });
const dwarf = creature({ ...plain, name: 'Dwarf' });
const elusive = creature({
  ...plain,
  name: 'Elusive',
  abilities: [has(cannot({ do: 'beAttacked', by: { races: ['Giant'] } }))],
});
const modest = creature({ ...plain, name: 'Modest', abilities: [cannotBeChosenByOpponent] });
const fortress = castle({ name: 'Fortress', civilizations: ['fire'], cost: 1 });
const insight = spell({
  name: 'Insight',
  civilizations: ['fire'],
  cost: 1,
  abilities: [spellAbility(draw())],
});
const gust = spell({
  name: 'Gust',
  civilizations: ['fire'],
  cost: 1,
  abilities: [spellAbility(returnToHand(allCreatures()))],
});
const sowing = spell({
  name: 'Sowing',
  civilizations: ['fire'],
  cost: 1,
  abilities: [spellAbility(putIntoMana(allCreatures()))],
});
const rally = spell({
  name: 'Rally',
  civilizations: ['fire'],
  cost: 1,
  abilities: [spellAbility(put(choose(yourHand({ type: 'creature' }))))],
});
const pick = spell({
  name: 'Pick',
  civilizations: ['fire'],
  cost: 1,
  abilities: [spellAbility(destroy(choose(allCreatures())))],
});
/** A duel with this card remembers what was drawn, beside what was used. */
const listener = creature({
  ...plain,
  name: 'Listener',
  abilities: [when({ event: 'drawn', by: 'you' }, putIntoMana(yourHand({ names: ['None'] })))],
});
const locksmith = said('Locksmith', { do: 'put', who: 'opponent' });
const beam = spell({
  name: 'Beam',
  civilizations: ['fire'],
  cost: 5,
  abilities: [shieldTrigger, spellAbility(draw())],
});
const harvest = spell({
  name: 'Harvest',
  civilizations: ['fire'],
  cost: 1,
  abilities: [spellAbility(returnToHand(choose(yourMana())))],
});
const cards = [
  scholar,
  listener,
  bars,
  locksmith,
  beam,
  harvest,
  miser,
  usher,
  porter,
  closed,
  tenacious,
  guardian,
  giant,
  dwarf,
  elusive,
  modest,
  fortress,
  insight,
  gust,
  sowing,
  rally,
  pick,
];

/** What `explain` says of the cards of the hand, by name. */
const reasons = (duel: Driver): readonly string[] =>
  duel.duel
    .explain()
    .filter(({ card }) => card.zone === 'hand')
    .map(({ card, reason, rule, by }) => `${card.name}: ${reason} (${rule}, ${by})`);

describe('101.2 a ban on using cards', () => {
  driven('with a number counts the uses of that sort in this turn', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Insight', 'Insight', 'Dwarf'], manaZone: { fire: 4 }, battleZone: ['Scholar'] },
    });
    expect(reasons(duel)).toEqual([]);
    duel.use('Summon Dwarf');
    expect(duel.options).toContain('Cast Insight');
    duel.use('Cast Insight');
    expect(duel.asked).toBe('p1 attack');
    const again = begin({
      cards,
      p1: { hand: ['Insight', 'Insight', 'Dwarf'], manaZone: { fire: 4 }, battleZone: ['Scholar'] },
    });
    again.use('Cast Insight');
    expect(again.options).toEqual(['Summon Dwarf', 'Go on to the attack step']);
    expect(reasons(again)).toEqual([
      'Insight: casting it is forbidden (101.2, Scholar)',
      'Filler: its cost cannot be paid (601.1e, undefined)',
    ]);
  });

  driven('counts the uses of each player apart', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Insight'], manaZone: { fire: 1 }, battleZone: ['Scholar', 'Dwarf'] },
      p2: { shieldZone: ['Beam'], battleZone: ['Dwarf'] },
    });
    duel.use('Cast Insight').choose('Dwarf attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p2 declareShields', ['Shield trigger: Beam']]);
    duel.choose('Shield trigger: Beam');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Beam']);
  });

  driven('that speaks of using counts summoning and casting together, and nothing else', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Insight', 'Dwarf', 'Fortress'], manaZone: { fire: 4 }, battleZone: ['Listener'] },
      p2: { battleZone: ['Miser'] },
    });
    duel.use('Cast Insight');
    expect(duel.options).toEqual(['Summon Dwarf', 'Fortify with Fortress', 'Go on to the attack step']);
    duel.use('Summon Dwarf');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Fortress', 'Filler']);
    const why = begin({
      cards,
      p1: { hand: ['Insight', 'Dwarf', 'Fortress', 'Dwarf'], manaZone: { fire: 4 } },
      p2: { battleZone: ['Closed', 'Usher', 'Miser'] },
    });
    why.use('Summon Dwarf');
    expect(reasons(why)).toEqual(['Fortress: using it is forbidden (101.2, Closed)']);
  });

  driven('reaches the cards that it speaks of, and the players', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Giant', 'Dwarf', 'Fortress', 'Insight'], manaZone: { fire: 4 } },
      p2: { battleZone: ['Usher', 'Closed'] },
    });
    expect(duel.options).toEqual(['Summon Dwarf', 'Cast Insight', 'Go on to the attack step']);
    expect(reasons(duel)).toEqual([
      'Giant: summoning it is forbidden (101.2, Usher)',
      'Fortress: using it is forbidden (101.2, Closed)',
    ]);
  });
});

describe('101.2 a ban on the result', () => {
  driven('lets the card be summoned, but not put otherwise; it stays where it was', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Rally', 'Giant', 'Giant'], manaZone: { fire: 2 }, battleZone: ['Dwarf'] },
      p2: { battleZone: ['Porter'] },
    });
    duel.use('Cast Rally').choose('Giant');
    expect(duel.battleZones.p1).toEqual(['Dwarf']);
    expect(duel.zone('p1', 'hand')).toEqual(['Giant', 'Giant']);
    duel.use('Summon Giant');
    expect(duel.battleZones.p1).toEqual(['Dwarf', 'Giant']);
  });

  driven('reaches only the cards that it speaks of, and the player that it speaks of', (begin) => {
    const other = begin({
      cards,
      p1: { hand: ['Rally', 'Dwarf'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Porter'] },
    });
    other.use('Cast Rally');
    expect(other.battleZones.p1).toEqual(['Fear Fang', 'Dwarf']);
    const own = begin({
      cards,
      p1: { hand: ['Rally', 'Giant'], manaZone: { fire: 1 }, battleZone: ['Porter'] },
    });
    own.use('Cast Rally');
    expect(own.battleZones.p1).toEqual(['Porter', 'Giant']);
  });

  driven('that names no sort of card reaches all, summoned ones too', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Rally', 'Dwarf'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Locksmith'] },
    });
    duel.use('Cast Rally').use('Summon Dwarf');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Locksmith'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Dwarf']);
    expect(duel.facts('cardUsed', 'cardPut')).toEqual(['cardUsed Rally', 'cardUsed Dwarf']);
  });
});

describe('101.2 a ban on leaving', () => {
  driven('holds for the zones that it names, and for what it reaches', (begin) => {
    const battleZone = ['Tenacious', 'Dwarf', 'Giant'];
    const gone = begin({
      cards,
      p1: { hand: ['Gust'], manaZone: { fire: 1 }, battleZone },
      p2: { battleZone: ['Tenacious', 'Guardian', 'Giant'] },
    });
    gone.use('Cast Gust');
    expect(gone.battleZones).toEqual({ p1: ['Tenacious'], p2: ['Tenacious', 'Giant'] });
    expect(gone.zone('p1', 'hand')).toEqual(['Dwarf', 'Giant']);
    const sown = begin({
      cards,
      p1: { hand: ['Sowing'], manaZone: { fire: 1 }, battleZone },
      p2: { battleZone: ['Tenacious', 'Guardian', 'Giant'] },
    });
    sown.use('Cast Sowing');
    expect(sown.battleZones).toEqual({ p1: [], p2: ['Giant'] });
  });

  driven('does not hold a card that lies in another zone', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Harvest'],
        manaZone: ['Fire Filler', 'Giant'],
        battleZone: ['Guardian', 'Dwarf'],
      },
    });
    duel.use('Cast Harvest').choose('Giant');
    expect(duel.zone('p1', 'hand')).toEqual(['Giant']);
  });

  driven('holds shields: they are not broken, and nothing of them is declared', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Giant', 'Dwarf'] },
      p2: { battleZone: ['Bars'], shieldZone: ['Insight', 'Beam'] },
    });
    duel.choose('Giant attacks the player').choose('Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('shieldBroken')).toEqual([]);
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Insight', 'Beam']);
  });
});

describe('101.2 a ban on being chosen', () => {
  driven('that speaks of the opponent leaves its own player free', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Pick'], manaZone: { fire: 1 }, battleZone: ['Modest', 'Dwarf'] },
      p2: { battleZone: ['Modest', 'Giant'] },
    });
    duel.use('Cast Pick');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Modest', 'Dwarf', 'Giant']]);
    duel.choose('Modest');
    expect(duel.battleZones).toEqual({ p1: ['Dwarf'], p2: ['Modest', 'Giant'] });
  });
});

describe('101.2 a ban on being attacked', () => {
  driven('that names attacking creatures holds for those only', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Giant', 'Dwarf'] },
      p2: { battleZone: [{ name: 'Elusive', tapped: true }] },
    });
    expect(duel.options).toEqual([
      'Giant attacks the player',
      'Dwarf attacks the player',
      'Dwarf attacks Elusive',
      'Attack no more',
    ]);
  });
});

describe('101.2 a ban on shield triggers', () => {
  /** Words that no registered card uses yet. */
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const silencer = creature({
    ...plain,
    name: 'Silencer',
    abilities: [each(opponentsShields(), cannot({ do: 'useShieldTrigger' }))],
  });

  driven('are not offered while it is there', (begin) => {
    const position = (other: string) => ({
      cards: [silencer],
      step: 'attack' as const,
      p1: { battleZone: [other, 'Fear Fang'] },
      p2: { shieldZone: ['Terror Pit', 'Filler'] },
    });
    const silent = begin(position('Silencer')).choose('Fear Fang attacks the player').choose('Shield 1');
    expect(silent.asked).toBe('p1 attack');
    expect(silent.zone('p2', 'hand')).toEqual(['Terror Pit']);
    const loud = begin(position('Fear Fang')).choose('Fear Fang attacks the player').choose('Shield 1');
    expect(loud.asked).toBe('p2 declareShields');
  });
});

describe('101.2 a creature that effects of the opponent cannot tap', () => {
  const firm = creature({ ...plain, name: 'Firm', power: 2000, abilities: [cannotBeTappedBy('opponent')] });

  driven('is tapped by effects of its own player, and untapped by all', (begin) => {
    for (const [effect, tapped, after] of [
      [tap(allCreatures({ names: ['Firm'] })), false, { p1: ['Firm (tapped)', 'Brute'], p2: ['Firm'] }],
      [untap(allCreatures({ names: ['Firm'] })), true, { p1: ['Firm', 'Brute'], p2: ['Firm'] }],
    ] as const) {
      const duel = cast(begin, effect, {
        cards: [firm],
        p1: { battleZone: [{ name: 'Firm', tapped }, 'Brute'] },
        p2: { battleZone: [{ name: 'Firm', tapped }] },
        step: 'main',
      });
      expect(duel.battleZones).toEqual(after);
    }
  });
});
