import type { CardDefinition } from 'taiki';
import type { CardInput } from 'taiki/testing';
import type { Amount, Effect, EventPattern, Filter, Target } from 'taiki/words';
import {
  addToShields,
  any,
  atLeast,
  atMost,
  called,
  choose,
  civilizations,
  costOf,
  creature,
  delayed,
  destroy,
  draw,
  each,
  evolution,
  evolutionCreature,
  gets,
  given,
  inOrder,
  insteadDo,
  isLike,
  itself,
  onlyIf,
  opponentsCreatures,
  power,
  powerOfRef,
  put,
  putIntoMana,
  putOnDeck,
  putOnDeckBottom,
  returnToHand,
  sameRaceAs,
  seal,
  self,
  sizeOf,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  stays,
  tap,
  that,
  the,
  twinpact,
  when,
  whenDestroyed,
  wouldLeave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { play } from './goingOn.ts';
import { beast, imp, powerOf } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

const squire = beast('Squire', 1000);
const lord = evolutionCreature({ ...plain, name: 'Lord', cost: 3, power: 9000, abilities: [evolution({})] });

describe('605.2e rulings of what an effect itself has moved', () => {
  const moves: readonly (readonly [string, (what: Target) => Effect])[] = [
    ['destroyed', destroy],
    ['returned', returnToHand],
    ['put into the mana zone', putIntoMana],
    ['made a shield', addToShields],
    ['put on the deck', (what) => putOnDeck(what, 'top')],
  ];
  for (const [how, move] of moves) {
    driven(
      `605.2e the cost of a creature that was ${how} is that of the creature, whatever lay below it`,
      (begin) => {
        const duel = cast(begin, inOrder(move(choose(opponentsCreatures())), draw(costOf(the('chosen')))), {
          cards: [lord, imp],
          p2: { battleZone: [{ name: 'Lord', over: ['Imp'] }] },
        });
        play(duel, 'p1 attack');
        expect(duel.count('p1', 'hand')).toBe(3);
      },
    );

    driven(`605.2e the power of a creature that was ${how} is what it had`, (begin) => {
      const giver = beast('Giver', 1000, each(yourCreatures({ names: ['Squire'] }), power(4000)));
      const strong = { kind: 'compare', a: powerOfRef(the('chosen')), b: 5000, is: 'equal' } as const;
      const duel = cast(
        begin,
        inOrder(move(choose(opponentsCreatures({ names: ['Squire'] }))), onlyIf(strong, draw(2), draw())),
        {
          cards: [giver, squire],
          p2: { battleZone: ['Giver', 'Squire'] },
        },
      );
      expect(duel.count('p1', 'hand')).toBe(2);
    });
  }

  driven(
    '109.2b, 605.2e a pile that was returned is one creature, with its own races and given civilizations',
    (begin) => {
      const chief = { ...lord, name: 'Chief', races: ['Giant'] };
      const beastman = { ...imp, races: ['Goblin'] };
      const painter = beast(
        'Painter',
        1000,
        each(yourCreatures({ names: ['Chief'] }), civilizations('water')),
      );
      const left = (then: Effect) => {
        const duel = cast(
          begin,
          inOrder(returnToHand(choose(opponentsCreatures({ names: ['Chief'] }))), then),
          {
            cards: [chief, beastman, painter],
            p2: { battleZone: ['Painter', { name: 'Chief', over: ['Imp'] }] },
          },
        );
        return play(duel, 'p1 attack').count('p1', 'hand');
      };
      const like = (filter: Filter) => left(onlyIf(isLike(the('chosen'), filter), draw(2), draw()));
      expect([
        left(draw(sizeOf(the('chosen')))),
        like({ civilizations: ['water'] }),
        like({ civilizations: ['fire'] }),
      ]).toEqual([1, 2, 1]);
      expect([like({ races: ['Giant'] }), like({ races: ['Goblin'] })]).toEqual([2, 1]);
    },
  );

  driven('605.2e the costs of creatures that an effect returns one after the other add up', (begin) => {
    const each = { do: 'repeat', times: 2, effect: returnToHand(choose(opponentsCreatures())) } as const;
    const duel = cast(
      begin,
      inOrder(returnToHand(choose(opponentsCreatures())), each, draw(costOf(the('chosen')))),
      {
        cards: [lord, imp, squire],
        p2: {
          battleZone: [
            { name: 'Lord', over: ['Imp'] },
            { name: 'Lord', over: ['Imp'] },
            { name: 'Squire', over: ['Imp', 'Imp'] },
          ],
        },
      },
    );
    play(duel, 'p1 attack', 'Squire', 'Lord');
    expect([duel.battleZones.p2, duel.count('p1', 'hand')]).toEqual([[], 6]);
  });

  driven(
    '605.2e, 609.4 of a creature that stays instead the cost is known, but it has not been moved',
    (begin) => {
      const ghost = creature({
        ...plain,
        name: 'Ghost',
        cost: 3,
        power: 3000,
        abilities: [wouldLeave(itself, stays)],
      });
      const drawn = (amount: Amount) => {
        const effect = inOrder(returnToHand(choose(opponentsCreatures({ names: ['Ghost'] }))), draw(amount));
        return cast(begin, effect, { cards: [ghost], p2: { battleZone: ['Ghost'] } }).count('p1', 'hand');
      };
      expect([
        drawn(costOf(the('chosen'))),
        drawn(sizeOf(the('chosen'))),
        drawn(costOf(the('moved'))),
      ]).toEqual([3, 0, 0]);
    },
  );

  driven('400.5 what an effect does to a card that it has moved it does to that card', (begin) => {
    const duel = cast(begin, inOrder(putIntoMana(choose(opponentsCreatures())), tap(the('chosen'))), {
      cards: [lord, imp],
      p2: { battleZone: [{ name: 'Lord', over: ['Imp'] }] },
    });
    play(duel, 'p1 attack');
    expect([...duel.zone('p2', 'manaZone')].sort()).toEqual(['Imp (tapped)', 'Lord (tapped)']);
  });
});

describe('605.2e rulings of what an event has moved', () => {
  const ways: readonly (readonly [string, (what: Target) => Effect, EventPattern])[] = [
    ['destroyed', destroy, { event: 'destroyed', what: any('opponent'), tense: 'destroyed' }],
    ['returned', returnToHand, { event: 'moved', what: any('opponent'), from: 'battleZone', to: 'hand' }],
    ['put into the mana zone', putIntoMana, { event: 'moved', what: any('opponent'), from: 'battleZone' }],
  ];
  for (const [how, move, event] of ways) {
    const drawnOf = (
      begin: Begin,
      drawn: Effect,
      names: readonly string[],
      cards: readonly CardDefinition[],
      battleZone: readonly CardInput[],
    ) => {
      const duel = cast(begin, move(opponentsCreatures({ names })), {
        cards: [lord, imp, squire, beast('Watch', 1000, when(event, drawn)), ...cards],
        p1: { battleZone: ['Brute', 'Watch'] },
        p2: { battleZone },
      });
      return play(duel, 'p1 attack').count('p1', 'hand');
    };

    driven(`605.2e the cost of a pile that was ${how} is that of the creature`, (begin) => {
      expect(drawnOf(begin, draw(costOf(that)), ['Lord'], [], [{ name: 'Lord', over: ['Imp'] }])).toBe(3);
    });

    driven(`605.2e the power of a creature that was ${how} is what it had`, (begin) => {
      const giver = beast('Giver', 1000, each(yourCreatures({ names: ['Squire'] }), power(4000)));
      const strong = onlyIf({ kind: 'compare', a: powerOfRef(that), b: 5000, is: 'equal' }, draw(2), draw());
      expect(drawnOf(begin, strong, ['Squire'], [giver], ['Giver', 'Squire'])).toBe(2);
      const like = onlyIf(isLike(that, { power: atLeast(5000) }), draw(2), draw());
      expect(drawnOf(begin, like, ['Squire'], [giver], ['Giver', 'Squire'])).toBe(2);
    });

    driven(`605.2e, 810.4 a twinpact that was ${how} was its creature alone`, (begin) => {
      const twin = twinpact(
        'Twin',
        creature({ ...plain, name: 'Upper', cost: 5, power: 1000 }),
        spell({ ...plain, name: 'Lower', cost: 2, abilities: [spellAbility(draw())] }),
      );
      const like = onlyIf(isLike(that, { cost: atMost(2) }), draw(2), draw());
      expect(drawnOf(begin, like, ['Upper'], [twin], ['Twin'])).toBe(1);
    });

    driven(`400.5 what is done to what was ${how} is done to the card where it is`, (begin) => {
      const away = (name: string) =>
        drawnOf(begin, inOrder(putOnDeck(that, 'top'), draw()), [name], [], [name]);
      expect(away('Squire')).toBe(1);
    });
  }

  driven('801.4, 813.1 what left a pile of which only the top card leaves is that card', (begin) => {
    const star = starEvolutionCreature({
      ...plain,
      name: 'Star',
      cost: 3,
      power: 9000,
      abilities: [starEvolution({})],
    });
    const watch = beast('Watch', 1000, whenDestroyed(any('opponent'), draw(costOf(that))));
    const duel = cast(begin, destroy(opponentsCreatures({ names: ['Star'] })), {
      cards: [star, imp, watch],
      p1: { battleZone: ['Brute', 'Watch'] },
      p2: { battleZone: [{ name: 'Star', over: ['Imp'] }] },
    });
    expect([duel.battleZones.p2, duel.count('p1', 'hand')]).toEqual([['Imp'], 3]);
    const returned = cast(
      begin,
      inOrder(returnToHand(choose(opponentsCreatures())), draw(costOf(the('chosen')))),
      {
        cards: [star, imp],
        p2: { battleZone: [{ name: 'Star', over: ['Imp'] }] },
      },
    );
    expect([returned.battleZones.p2, returned.count('p1', 'hand')]).toEqual([['Imp'], 3]);
  });

  driven('603.6, 605.2e what an effect sets up for later knows what it has moved, too', (begin) => {
    const later = delayed(when({ event: 'endOfTurn', of: 'you' }, draw(costOf(the('chosen')))), 'turn');
    const duel = cast(begin, inOrder(returnToHand(choose(opponentsCreatures())), later), {
      cards: [lord, imp],
      p2: { battleZone: [{ name: 'Lord', over: ['Imp'] }] },
    });
    duel.pass();
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p2 charge', 3]);
    const attacked = cast(
      begin,
      inOrder(
        returnToHand(choose(opponentsCreatures())),
        gets(yourCreatures(), 'turn', power(powerOfRef(the('chosen')))),
      ),
      {
        cards: [lord, imp],
        p2: { battleZone: [{ name: 'Lord', over: ['Imp'] }] },
      },
    );
    expect(powerOf(attacked, 'p1', 'Brute')).toBe(14000);
  });

  driven('116.2a, 605.2e the cost of a creature that an effect has sealed is known', (begin) => {
    const duel = cast(begin, inOrder(seal(choose(opponentsCreatures())), draw(costOf(the('chosen')))), {
      cards: [lord, imp],
      p2: { battleZone: [{ name: 'Lord', over: ['Imp'] }] },
    });
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('603.2, 605.2e a restriction on what triggered reads the creature as it last was', (begin) => {
    const giver = beast('Giver', 1000, each(yourCreatures({ names: ['Squire'] }), power(4000)));
    const watch = beast(
      'Watch',
      1000,
      given(isLike(that, { power: atLeast(5000) }), whenDestroyed(any('opponent'), draw())),
    );
    const drawn = (battleZone: readonly string[]) =>
      cast(begin, destroy(opponentsCreatures({ names: ['Squire'] })), {
        cards: [giver, squire, watch],
        p1: { battleZone: ['Brute', 'Watch'] },
        p2: { battleZone },
      }).count('p1', 'hand');
    expect([drawn(['Squire']), drawn(['Squire', 'Giver'])]).toEqual([0, 1]);
  });

  driven('605.2e the power of a creature that an effect has put below another is what it had', (begin) => {
    const giver = beast('Giver', 1000, each(yourCreatures({ names: ['Squire'] }), power(4000)));
    const duel = cast(
      begin,
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ names: ['Brute'] })), 'host') },
        { do: 'putUnder', what: choose(yourCreatures({ names: ['Squire'] })), under: the('host') },
        onlyIf({ kind: 'compare', a: powerOfRef(the('chosen')), b: 5000, is: 'equal' }, draw(2), draw()),
      ),
      {
        cards: [squire, giver],
        p1: { battleZone: ['Brute', 'Squire', 'Giver'] },
      },
    );
    play(duel, 'p1 attack');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute (over Squire)', 'Giver'], 2]);
  });

  driven('603.5d, 605.2e what sees itself leave as a pile has the cost of its creature', (begin) => {
    const sad = beast(
      'Sad',
      1000,
      when({ event: 'moved', what: itself, from: 'battleZone' }, draw(costOf(self))),
    );
    const duel = cast(begin, putIntoMana(yourCreatures({ names: ['Sad', 'Squire'] })), {
      cards: [{ ...sad, cost: 3 }, squire],
      p1: { battleZone: ['Brute', 'Squire', { name: 'Sad', over: ['Squire'] }] },
    });
    play(duel, 'p1 attack');
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('609.1, 605.2e what is done instead of leaving knows the cost of the creature', (begin) => {
    const toll = beast(
      'Toll',
      1000,
      wouldLeave(any('opponent'), insteadDo(inOrder(putIntoMana(that), draw(costOf(that))))),
    );
    const lord = evolutionCreature({
      ...plain,
      name: 'Lord',
      cost: 3,
      power: 9000,
      abilities: [evolution({})],
    });
    const duel = cast(begin, destroy(opponentsCreatures({ names: ['Lord'] })), {
      cards: [toll, lord, squire],
      p1: { battleZone: ['Brute', 'Toll'] },
      p2: { battleZone: [{ name: 'Lord', over: ['Squire'] }] },
    });
    play(duel, 'p1 attack');
    expect([duel.names('p2', 'manaZone'), duel.count('p1', 'hand')]).toEqual([['Lord', 'Squire'], 3]);
  });

  driven('605.2e of the same race as a pile that has left is what has the race of its creature', (begin) => {
    const giant = { ...squire, name: 'Giant', races: ['Giant'] };
    const other = { ...squire, name: 'Other', races: ['Giant'] };
    const goblin = { ...squire, races: ['Goblin'] };
    const duel = cast(
      begin,
      inOrder(
        putOnDeckBottom(choose(yourCreatures({ names: ['Giant'] }))),
        put(choose(yourHand(sameRaceAs(the('chosen'))))),
      ),
      {
        cards: [giant, other, goblin],
        p1: { hand: ['Other', 'Squire'], battleZone: ['Brute', { name: 'Giant', over: ['Squire'] }] },
      },
    );
    play(duel, 'p1 attack', 'Other', 'Squire');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Other']);
  });
});
