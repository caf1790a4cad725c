import type { Effect } from 'taiki/words';
import {
  allCreatures,
  blocker,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  has,
  ifNot,
  nameNumber,
  opponentsCreatures,
  put,
  returnToHand,
  shieldTrigger,
  spell,
  spellAbility,
  strikeBack,
  tap,
  withTotal,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const says = (name: string, ...effects: readonly Effect[]) =>
  spell({ ...plain, name, abilities: [spellAbility(...effects)] });

const mouse = creature({ ...plain, name: 'Mouse', power: 1000 });
const goat = creature({ ...plain, name: 'Goat', cost: 2, power: 3000 });
const horse = creature({ ...plain, name: 'Horse', cost: 3, power: 4000 });
const pair = says('Pair', destroy(choose(allCreatures(), 2)));
const hardly = says('Hardly', destroy(chooseUpTo(allCreatures(), 2)));
const cheap = says('Cheap', destroy(withTotal(chooseAnyNumber(allCreatures()), 'cost', 3)));
const weak = says('Weak', destroy(withTotal(chooseAnyNumber(allCreatures()), 'power', 4000)));
const oneOfThem = says('One Of Them', returnToHand(choose(opponentsCreatures())));
const oneAtMost = says('One At Most', tap(chooseUpTo(opponentsCreatures(), 1)));
const none = says('None', tap(chooseUpTo(opponentsCreatures(), 0)));
const lead = says('Lead', put(choose(yourHand({ type: 'creature' }))));
const number = says('Number', nameNumber('n', 2));
const eager = creature({
  ...plain,
  name: 'Eager',
  power: 1000,
  abilities: [blocker, has({ kind: 'mustBlock' })],
});
const idle = creature({ ...plain, name: 'Idle', power: 1000, abilities: [blocker] });
const spark = spell({
  ...plain,
  name: 'Spark',
  abilities: [shieldTrigger, spellAbility(destroy(allCreatures()))],
});
const revenge = creature({
  ...plain,
  name: 'Revenge',
  power: 1000,
  abilities: [strikeBack({ civilizations: ['fire'] })],
});
const ram = creature({ ...plain, name: 'Ram', power: 3000, abilities: [doubleBreaker] });
const cards = [
  ram,
  mouse,
  goat,
  horse,
  pair,
  hardly,
  cheap,
  weak,
  oneOfThem,
  oneAtMost,
  none,
  lead,
  number,
  eager,
  idle,
  spark,
  revenge,
];

/** That each answer is refused, why, and that nothing changes. */
function refuses(
  duel: Driver,
  answers: readonly (readonly [answer: readonly number[], why: string])[],
): void {
  const before = JSON.stringify(duel.duel.snapshot());
  for (const [answer, why] of answers) {
    expect(() => duel.duel.choose(answer), JSON.stringify(answer)).toThrow(`: ${why}.`);
    expect(JSON.stringify(duel.duel.snapshot())).toBe(before);
  }
}

const chooser = (name: string, ...foes: readonly string[]) => ({
  cards,
  p1: { hand: [name], manaZone: { fire: 1 }, battleZone: ['Mouse'] },
  p2: { battleZone: foes },
});

describe('605.2b what may be chosen together', () => {
  driven('as many as it says, each once', (begin) => {
    const duel = begin(chooser('Pair', 'Goat', 'Horse')).use('Cast Pair');
    expect(duel.options).toEqual(['Mouse', 'Goat', 'Horse']);
    refuses(duel, [
      [[], '0 chosen, at least 2 must be'],
      [[1], '1 chosen, at least 2 must be'],
      [[0, 1, 2], '3 chosen, at most 2 may be'],
      [[1, 1], 'option 1 is named twice'],
      [[0, 3], 'there is no option 3; options are numbered 0 to 2'],
      [[-1, 0], 'there is no option -1; options are numbered 0 to 2'],
      [[0.5, 1], 'there is no option 0.5; options are numbered 0 to 2'],
    ]);
    expect([...duel.duel.legalChoices()]).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    duel.choose('Horse', 'Mouse');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Goat'] });
  });

  driven('fewer where it says so', (begin) => {
    const duel = begin(chooser('Hardly', 'Goat', 'Horse')).use('Cast Hardly');
    refuses(duel, [[[0, 1, 2], '3 chosen, at most 2 may be']]);
    expect([...duel.duel.legalChoices()].map(({ length }) => length)).toEqual([0, 1, 1, 1, 2, 2, 2]);
    duel.choose('Goat');
    expect(duel.battleZones).toEqual({ p1: ['Mouse'], p2: ['Horse'] });
  });

  driven('by what they cost together', (begin) => {
    const duel = begin(chooser('Cheap', 'Goat', 'Horse')).use('Cast Cheap');
    refuses(duel, [
      [[0, 2], 'the chosen add up to 4, at most 3 may be chosen'],
      [[0, 1, 2], 'the chosen add up to 6, at most 3 may be chosen'],
    ]);
    expect([...duel.duel.legalChoices()]).toEqual([[], [0], [1], [2], [0, 1]]);
    duel.choose('Mouse', 'Goat');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Horse'] });
  });

  driven('by the power that they have together', (begin) => {
    const duel = begin(chooser('Weak', 'Goat', 'Horse')).use('Cast Weak');
    refuses(duel, [
      [[0, 2], 'the chosen add up to 5000, at most 4000 may be chosen'],
      [[2, 1], 'the chosen add up to 7000, at most 4000 may be chosen'],
    ]);
    duel.choose('Goat', 'Mouse');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Horse'] });
  });

  driven('112.3b one card is not used in two ways', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Horse'] },
      p2: { hand: ['Revenge', 'Revenge'], shieldZone: ['Spark'] },
    });
    duel.choose('Horse attacks the player');
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.options).toHaveLength(3);
    const why = 'of the options 0, 1, 2 only one may be chosen';
    refuses(duel, [
      [[0, 1], why],
      [[1, 2], why],
    ]);
    expect([...duel.duel.legalChoices()]).toEqual([[], [0], [1], [2]]);
  });

  driven('112.3b but two cards are, each in its own way', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Ram'] },
      p2: { hand: ['Revenge'], shieldZone: ['Spark', 'Spark'] },
    });
    duel.choose('Ram attacks the player');
    expect(duel.options).toEqual([
      'Shield trigger: Spark',
      'Shield trigger: Spark',
      'Strike back: Revenge, discarding Spark',
      'Strike back: Revenge, discarding Spark',
    ]);
    expect([...duel.duel.legalChoices()]).toEqual([[], [0], [1], [2], [3], [0, 1], [0, 3], [1, 2]]);
  });

  driven('507.1 what must block is among those that block', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Horse'] },
      p2: { battleZone: ['Idle', 'Eager'] },
    });
    duel.choose('Horse attacks the player');
    expect(duel.options).toEqual(['Block with Idle', 'Block with Eager']);
    refuses(duel, [
      [[], '0 chosen, at least 1 must be'],
      [[0], 'option 1 must be chosen'],
    ]);
    expect([...duel.duel.legalChoices()]).toEqual([[1], [0, 1], [1, 0]]);
  });
});

describe('a player is asked only where there is something to choose', () => {
  driven('not where all have to be chosen', (begin) => {
    const duel = begin(chooser('Pair', 'Goat')).use('Cast Pair');
    expect(duel.asked).not.toBe('p1 choose');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect(begin(chooser('One Of Them', 'Goat')).use('Cast One Of Them').zone('p2', 'hand')).toEqual([
      'Goat',
    ]);
  });

  driven('not where nothing may be chosen, or nothing is there', (begin) => {
    const zero = begin(chooser('None', 'Goat')).use('Cast None');
    expect(zero.asked).toBe('p1 attack');
    expect(zero.battleZones).toEqual({ p1: ['Mouse'], p2: ['Goat'] });
    expect(begin(chooser('One Of Them')).use('Cast One Of Them').asked).toBe('p1 attack');
  });

  driven('but where the only one may be left out', (begin) => {
    const duel = begin(chooser('One At Most', 'Goat')).use('Cast One At Most');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Goat']]);
    expect(duel.choose('Goat').battleZones.p2).toEqual(['Goat (tapped)']);
  });

  driven('and where all have to be chosen, but in an order', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Horse'] },
      p2: { battleZone: ['Eager', 'Eager'] },
    });
    duel.choose('Horse attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect([...duel.duel.legalChoices()]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const alone = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Horse', 'Horse'] },
      p2: { battleZone: ['Eager'] },
    });
    alone.choose('Horse attacks the player');
    expect(alone.asked).toBe('p1 attack');
    expect(alone.battleZones.p2).toEqual([]);
  });
});

describe('400.2d a card in the hand that an effect asks for', () => {
  const shown = says(
    'Shown',
    ifNot({ do: 'reveal', what: choose(yourHand({ names: ['Mouse'] })) }, destroy(yourCreatures())),
  );

  driven('is revealed by a player who has it, and its lack need not be proved', (begin) => {
    const casting = (concealDecisions: boolean, ...hand: readonly string[]) =>
      begin({
        cards: [...cards, shown],
        concealDecisions,
        p1: { hand: ['Shown', ...hand], manaZone: { fire: 1 }, battleZone: ['Goat'] },
      }).use('Cast Shown');
    expect(casting(false, 'Mouse', 'Horse').battleZones.p1).toEqual(['Goat']);
    const without = casting(false, 'Horse');
    expect(without.battleZones.p1).toEqual([]);
    expect(without.facts('cardsRevealed')).toEqual([]);
    const asked = casting(true, 'Mouse', 'Horse');
    expect([asked.asked, asked.options]).toEqual(['p1 choose', ['Mouse']]);
  });
});

describe('with concealDecisions', () => {
  driven('400.2d what the opponent may not know is asked about although there is one answer', (begin) => {
    const seeking = (concealDecisions: boolean, name: string) =>
      begin({
        cards,
        concealDecisions,
        p1: { hand: [name, 'Number'], manaZone: { fire: 1 }, battleZone: ['Mouse'] },
        p2: { battleZone: ['Goat'] },
      });
    expect(seeking(false, 'Lead').use('Cast Lead').asked).toBe('p1 attack');
    const duel = seeking(true, 'Lead').use('Cast Lead');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Pass']]);
    expect(duel.pass().zone('p1', 'graveyard')).toEqual(['Lead']);
    for (const concealed of [true, false])
      expect(seeking(concealed, 'Pair').use('Cast Pair').battleZones).toEqual({ p1: [], p2: [] });
  });
});

describe('605.2c a number is named', () => {
  driven('one of those that it says', (begin) => {
    const duel = begin(chooser('Number')).use('Cast Number');
    expect([duel.asked, duel.options]).toEqual(['p1 number', ['0', '1', '2']]);
    refuses(duel, [
      [[], '0 chosen, at least 1 must be'],
      [[0, 1], '2 chosen, at most 1 may be'],
    ]);
  });
});

describe('with askEverything', () => {
  const none = spell({
    name: 'None',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(destroy(chooseUpTo(yourCreatures(), countOf(yourHand()))))],
  });
  const position = {
    cards: [none],
    askEverything: true,
    p1: { hand: ['None'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
  } as const;

  driven('what has one answer is asked, and what may only be passed has the one option to pass', (begin) => {
    const duel = begin(position).choose('Cast None');
    expect([duel.asked, duel.options]).toEqual(['p1 cost', ['Pay its cost']]);
    duel.choose('Pay its cost');
    expect(duel.asked).toBe('p1 pay');
    duel.choose(duel.options[0] ?? '');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Pass']]);
    expect(duel.decision).toMatchObject({ min: 1, max: 1 });
    duel.pass();
    expect(duel.zone('p1', 'graveyard')).toEqual(['None']);
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
  });

  driven('what has nothing to choose from is not', (begin) => {
    const duel = begin({ ...position, p1: { ...position.p1, battleZone: [] } });
    duel.choose('Cast None').choose('Pay its cost').choose('Tap Fire Filler');
    expect(duel.asked).not.toBe('p1 choose');
    expect(duel.zone('p1', 'graveyard')).toEqual(['None']);
  });
});
