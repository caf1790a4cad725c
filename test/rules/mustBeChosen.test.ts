import { describeAbility, greedyAgent } from 'taiki';
import type { Effect, Target } from 'taiki/words';
import {
  allCreatures,
  canAttackUntapped,
  cannot,
  cardsIn,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  creature,
  crossGear,
  destroy,
  gets,
  has,
  insteadDo,
  moveTo,
  mustBeChosenByOpponent,
  opponentsCreatures,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  whenPut,
  withTotal,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 2000 } as const;
const says = (name: string, ...effects: readonly Effect[]) =>
  spell({ name, civilizations: ['fire'], cost: 1, abilities: [spellAbility(...effects)] });

const bait = creature({ ...plain, name: 'Bait', abilities: [mustBeChosenByOpponent] });
const lure = creature({ ...plain, name: 'Lure', abilities: [mustBeChosenByOpponent] });
const whale = creature({ ...plain, name: 'Whale', power: 6000, abilities: [mustBeChosenByOpponent] });
const ghost = creature({
  ...plain,
  name: 'Ghost',
  abilities: [mustBeChosenByOpponent, has(cannot({ do: 'beChosen', by: 'opponent' }))],
});
const dwarf = creature({ ...plain, name: 'Dwarf' });
const giant = creature({ ...plain, name: 'Giant' });
const ogre = creature({ ...plain, name: 'Ogre', power: 9000 });
const hunter = creature({ ...plain, name: 'Hunter', abilities: [canAttackUntapped()] });
const archer = creature({
  ...plain,
  name: 'Archer',
  abilities: [whenPut(self, destroy(choose(opponentsCreatures())))],
});
const flag = says(
  'Flag',
  gets(choose(yourCreatures()), 'yourNextTurn', { kind: 'mustBeChosen', by: 'opponent' }),
);
const trap = spell({
  name: 'Trap',
  civilizations: ['fire'],
  cost: 5,
  abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures())))],
});
const one = says('One', destroy(choose(opponentsCreatures())));
const two = says('Two', destroy(choose(opponentsCreatures(), 2)));
const three = says('Three', destroy(choose(opponentsCreatures(), 3)));
const perhaps = says('Perhaps', destroy(chooseUpTo(opponentsCreatures(), 1)));
const some = says('Some', tap(chooseAnyNumber(opponentsCreatures())));
const either = says('Either', destroy(choose(allCreatures())));
const both = says('Both', destroy(choose(allCreatures(), 2)));
const twice = says('Twice', destroy(choose(allCreatures())), destroy(choose(allCreatures())));
const again = says('Again', { do: 'repeat', times: 2, effect: destroy(choose(allCreatures())) });
const ring = crossGear({ name: 'Ring', civilizations: ['fire'], cost: 1 });
const anything = says('Anything', destroy(choose(cardsIn('battleZone', 'any'))));
const anywhere = says(
  'Anywhere',
  moveTo('graveyard', choose(cardsIn(['battleZone', 'manaZone', 'graveyard'], 'any'))),
);
const own = says('Own', destroy(choose(yourCreatures())));
const decoy = creature({ ...plain, name: 'Decoy', power: 3000, abilities: [mustBeChosenByOpponent] });
const fry = creature({ ...plain, name: 'Fry', power: 1000, abilities: [mustBeChosenByOpponent] });
const imp = creature({ ...plain, name: 'Imp', power: 1000 });
const pair = says('Pair', destroy(withTotal(chooseUpTo(opponentsCreatures(), 2), 'power', 4000)));
const small = says('Small', destroy(withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 4000)));
const random = says('Random', destroy({ ...choose(opponentsCreatures()), atRandom: true }));
const cards = [
  ...[bait, lure, whale, ghost, dwarf, giant, hunter, archer, flag, trap, one, two, three],
  ...[twice, again, ring, anything, anywhere],
  ...[ogre, decoy, fry, imp, pair, perhaps, some, either, both, own, small, random],
];

type Begin = (position: object) => Driver;

/** The first player casts a spell at what the second has. */
function cast(begin: Begin, name: string, battleZone: readonly string[], ours: readonly string[] = []) {
  const duel = begin({
    cards,
    p1: { hand: [name], manaZone: { fire: 1 }, battleZone: ours },
    p2: { battleZone },
  });
  return duel.use(`Cast ${name}`);
}

/** Every legal answer, as the labels of its options. */
const answers = (duel: Driver): readonly string[] =>
  [...duel.duel.legalChoices()].map((answer) => answer.map((index) => duel.options[index]).join(' + '));

describe('101.2, 605.2b a creature that must be chosen', () => {
  driven('is the only one that a spell of the opponent can choose', (begin) => {
    const duel = cast(begin, 'One', ['Dwarf', 'Bait', 'Giant']);
    expect(duel.battleZones.p2).toEqual(['Dwarf', 'Giant']);
  });

  driven('is the only one that another ability of the opponent can choose', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Archer'], manaZone: { fire: 1 } },
      p2: { battleZone: ['Dwarf', 'Bait'] },
    });
    duel.use('Summon Archer');
    expect(duel.battleZones).toEqual({ p1: ['Archer'], p2: ['Dwarf'] });
  });

  driven("binds the opponent in the creature's own player's turn too, while it attacks", (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Bait', 'Dwarf'] },
      p2: { shieldZone: ['Trap'] },
    });
    duel.choose('Bait attacks the player').choose('Shield trigger: Trap');
    expect(duel.battleZones.p1).toEqual(['Dwarf']);
  });

  driven('need not be attacked: a target of an attack is not chosen', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Hunter'] },
      p2: { battleZone: ['Dwarf', 'Bait'] },
    });
    expect(duel.options).toEqual([
      'Hunter attacks the player',
      'Hunter attacks Dwarf',
      'Hunter attacks Bait',
      'Attack no more',
    ]);
  });

  driven('does not bind its own player', (begin) => {
    const duel = cast(begin, 'Own', [], ['Bait', 'Dwarf', 'Giant']);
    expect(duel.options).toEqual(['Bait', 'Dwarf', 'Giant']);
    duel.choose('Dwarf');
    expect(duel.battleZones.p1).toEqual(['Bait', 'Giant']);
  });

  driven('leaves the choice to the opponent where there are two of them', (begin) => {
    const duel = cast(begin, 'One', ['Bait', 'Dwarf', 'Lure']);
    expect(duel.options).toEqual(['Bait', 'Lure']);
    duel.choose('Lure');
    expect(duel.battleZones.p2).toEqual(['Bait', 'Dwarf']);
  });

  driven('does nothing where it cannot be chosen', (begin) => {
    const duel = cast(begin, 'One', ['Ghost', 'Dwarf', 'Giant']);
    expect(duel.options).toEqual(['Dwarf', 'Giant']);
    duel.choose('Giant');
    expect(duel.battleZones.p2).toEqual(['Ghost', 'Dwarf']);
  });

  driven('does nothing where it is not among what can be chosen', (begin) => {
    const duel = cast(begin, 'Small', ['Whale', 'Dwarf', 'Giant']);
    expect(answers(duel)).toEqual(['', 'Dwarf', 'Giant', 'Dwarf + Giant']);
  });

  driven('is one of several that are chosen; the others are free', (begin) => {
    const duel = cast(begin, 'Two', ['Dwarf', 'Bait', 'Giant']);
    expect(answers(duel)).toEqual(['Dwarf + Bait', 'Bait + Giant']);
    expect(duel.decision.limits).toEqual({ preferred: [{ options: [1], over: [0, 2] }] });
    expect(() => duel.duel.choose([0, 2])).toThrow('option 1 must be chosen before option 0');
    duel.choose('Bait', 'Giant');
    expect(duel.battleZones.p2).toEqual(['Dwarf']);
  });

  driven('and another like it fill what is to be chosen before the others', (begin) => {
    expect(cast(begin, 'Two', ['Dwarf', 'Bait', 'Lure']).battleZones.p2).toEqual(['Dwarf']);
    const more = cast(begin, 'Three', ['Dwarf', 'Bait', 'Lure', 'Giant']);
    expect(answers(more)).toEqual(['Dwarf + Bait + Lure', 'Bait + Lure + Giant']);
  });

  driven('is chosen first by the greedy agent, which prefers stronger ones', (begin) => {
    const duel = cast(begin, 'Two', ['Ogre', 'Bait', 'Dwarf']);
    const { decision } = duel;
    expect(greedyAgent(duel.duel.view('p1'), decision)).toEqual([1, 0]);
  });

  driven('need not be chosen by one who may choose nothing', (begin) => {
    const upTo = cast(begin, 'Perhaps', ['Dwarf', 'Bait']);
    expect(answers(upTo)).toEqual(['', 'Bait']);
    const any = cast(begin, 'Some', ['Dwarf', 'Bait', 'Giant']);
    expect(answers(any)).toEqual(['', 'Bait', 'Dwarf + Bait', 'Bait + Giant', 'Dwarf + Bait + Giant']);
  });

  driven('is chosen although another creature of either player could be', (begin) => {
    expect(cast(begin, 'Either', ['Dwarf', 'Bait'], ['Giant']).battleZones).toEqual({
      p1: ['Giant'],
      p2: ['Dwarf'],
    });
    const pair = cast(begin, 'Both', ['Dwarf', 'Bait'], ['Giant', 'Hunter']);
    expect(answers(pair)).toEqual(['Giant + Bait', 'Hunter + Bait', 'Dwarf + Bait']);
    const two = cast(begin, 'Either', ['Dwarf', 'Bait', 'Lure'], ['Giant']);
    expect(two.options).toEqual(['Bait', 'Lure']);
  });

  driven('of its own player does not bind that player, whoever is chosen', (begin) => {
    const duel = cast(begin, 'Either', ['Dwarf'], ['Bait', 'Giant']);
    expect(duel.options).toEqual(['Bait', 'Giant', 'Dwarf']);
  });

  driven('binds each player with those of the other, in one choice or the next', (begin) => {
    const duel = cast(begin, 'Twice', ['Dwarf', 'Bait', 'Giant'], ['Lure', 'Hunter']);
    expect(duel.battleZones.p2).toEqual(['Dwarf', 'Giant']);
    expect(duel.options).toEqual(['Lure', 'Hunter', 'Dwarf', 'Giant']);
    duel.choose('Hunter');
    expect(duel.battleZones).toEqual({ p1: ['Lure'], p2: ['Dwarf', 'Giant'] });
  });

  driven('is chosen before cards that are no creatures, and before cards of other zones', (begin) => {
    const duel = cast(begin, 'Anything', ['Dwarf', 'Bait'], ['Giant', 'Ring']);
    expect(duel.battleZones).toEqual({ p1: ['Giant', 'Ring'], p2: ['Dwarf'] });
    const wide = cast(begin, 'Anywhere', ['Dwarf', 'Bait']);
    expect(wide.battleZones.p2).toEqual(['Dwarf']);
  });

  driven('is chosen in each of several turns of one effect as long as it is there', (begin) => {
    const duel = cast(begin, 'Again', ['Dwarf', 'Bait', 'Giant'], ['Hunter']);
    expect(duel.options).toEqual(['Hunter', 'Dwarf', 'Giant']);
    expect(duel.battleZones.p2).toEqual(['Dwarf', 'Giant']);
  });

  driven('is not bound to be chosen where only own creatures can be', (begin) => {
    const duel = cast(begin, 'Own', ['Bait'], ['Dwarf', 'Giant']);
    expect(duel.options).toEqual(['Dwarf', 'Giant']);
  });

  driven('counts towards a total before the others', (begin) => {
    const duel = cast(begin, 'Small', ['Dwarf', 'Bait', 'Giant']);
    expect(answers(duel)).toEqual(['', 'Bait', 'Dwarf + Bait', 'Bait + Giant']);
    expect(answers(cast(begin, 'Small', ['Dwarf', 'Bait', 'Lure']))).toEqual([
      '',
      'Bait',
      'Lure',
      'Bait + Lure',
    ]);
  });

  driven('leaves room for the others where those that must be chosen do not fit together', (begin) => {
    const duel = cast(begin, 'Small', ['Dwarf', 'Decoy', 'Decoy']);
    expect(answers(duel)).toEqual(['', 'Decoy', 'Decoy']);
    const more = cast(begin, 'Small', ['Imp', 'Decoy', 'Decoy', 'Dwarf']);
    expect(more.options).toEqual(['Imp', 'Decoy', 'Decoy']);
    expect(answers(more)).toEqual(['', 'Decoy', 'Decoy', 'Imp + Decoy', 'Imp + Decoy']);
    expect(() => more.duel.choose([0])).toThrow('option 1 must be chosen before option 0');
    more.choose('Decoy', 'Imp');
    expect(more.battleZones.p2).toEqual(['Decoy', 'Dwarf']);
  });

  driven('fills the total only as far as another one of them would still fit', (begin) => {
    const duel = cast(begin, 'Small', ['Imp', 'Bait', 'Decoy', 'Fry']);
    expect(answers(duel)).toEqual([
      '',
      'Bait',
      'Decoy',
      'Fry',
      'Bait + Fry',
      'Decoy + Fry',
      'Imp + Bait + Fry',
    ]);
  });

  driven('binds up to the number where the total does not', (begin) => {
    const full = cast(begin, 'Pair', ['Imp', 'Bait', 'Decoy', 'Fry']);
    expect(answers(full)).toEqual(['', 'Bait', 'Decoy', 'Fry', 'Bait + Fry', 'Decoy + Fry']);
    const room = cast(begin, 'Pair', ['Imp', 'Decoy', 'Decoy']);
    expect(answers(room)).toEqual(['', 'Decoy', 'Decoy', 'Imp + Decoy', 'Imp + Decoy']);
  });

  driven('does not bind chance', (begin) => {
    const left = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        const duel = begin({
          cards,
          seed,
          p1: { hand: ['Random'], manaZone: { fire: 1 } },
          p2: { battleZone: ['Dwarf', 'Bait'] },
        });
        return duel.use('Cast Random').battleZones.p2.join();
      }),
    );
    expect(left).toEqual(new Set(['Dwarf', 'Bait']));
  });

  driven('may be made so until a turn', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Flag'], manaZone: { fire: 1 }, battleZone: ['Dwarf', 'Giant'] },
      p2: { hand: ['One', 'One'], manaZone: { fire: 2 } },
    });
    duel.use('Cast Flag').choose('Giant').passUntil('p2 main').use('Cast One');
    expect(duel.battleZones.p1).toEqual(['Dwarf']);
    duel.use('Cast One');
    expect(duel.battleZones.p1).toEqual([]);
  });
});

describe('609.4 what is done instead is possible only with what may really be chosen', () => {
  const stays = cannot({ do: 'move', from: 'battleZone' });
  const rock = creature({ ...plain, name: 'Rock', abilities: [mustBeChosenByOpponent, has(stays)] });
  const saved = (name: string, what: Target) =>
    creature({
      ...plain,
      name,
      abilities: [wouldBeDestroyed(self, insteadDo(destroy(what)))],
    });
  const saint = saved('Saint', choose(opponentsCreatures()));
  const twin = saved('Twin', choose(opponentsCreatures(), 2));
  const miser = saved('Miser', withTotal(chooseAnyNumber(opponentsCreatures()), 'power', 1000));
  const gambler = saved('Gambler', { ...choose(opponentsCreatures()), atRandom: true });

  const outcome = (begin: Begin, name: string, battleZone: readonly string[]) => {
    const duel = begin({
      cards: [...cards, rock, saint, twin, miser, gambler],
      p1: { hand: ['Own'], manaZone: { fire: 1 }, battleZone: [name, 'Giant'] },
      p2: { battleZone },
    });
    duel.use('Cast Own').choose(name);
    while (duel.asked !== 'p1 attack') duel.choose(...duel.options.slice(0, duel.decision.max));
    return duel.battleZones;
  };

  driven('not with one that stays, where that must be chosen before the others', (begin) => {
    expect(outcome(begin, 'Saint', ['Rock', 'Dwarf'])).toEqual({ p1: ['Giant'], p2: ['Rock', 'Dwarf'] });
    expect(outcome(begin, 'Saint', ['Bait', 'Dwarf'])).toEqual({ p1: ['Saint', 'Giant'], p2: ['Dwarf'] });
  });

  driven('but with another one beside it', (begin) => {
    expect(outcome(begin, 'Twin', ['Rock', 'Dwarf'])).toEqual({ p1: ['Twin', 'Giant'], p2: ['Rock'] });
  });

  driven('and by chance, which is not bound', (begin) => {
    expect(outcome(begin, 'Gambler', ['Rock', 'Dwarf']).p1).toEqual(['Gambler', 'Giant']);
  });

  driven('not where everything exceeds the total', (begin) => {
    expect(outcome(begin, 'Miser', ['Dwarf'])).toEqual({ p1: ['Giant'], p2: ['Dwarf'] });
  });
});

describe('the text of a creature that must be chosen', () => {
  test('says who must choose it', () => {
    expect(describeAbility(mustBeChosenByOpponent)).toBe(
      'This must be chosen first if your opponent chooses cards.',
    );
  });
});
