import type { CardDefinition } from 'taiki';
import type { CardInput } from 'taiki/testing';
import type { Effect } from 'taiki/words';
import {
  allCreatures,
  another,
  any,
  atEndOfYourTurn,
  atLeast,
  atMost,
  attacksEachTurnIfAble,
  blocker,
  breakShields,
  cannot,
  choose,
  creature,
  destroy,
  doublesPower,
  draw,
  each,
  evolution,
  evolutionCreature,
  extraTurn,
  forNextUsed,
  gets,
  has,
  inOrder,
  insteadDo,
  isLike,
  itself,
  may,
  onlyIf,
  opponentsCreatures,
  opponentsShields,
  power,
  put,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tapAbility,
  that,
  the,
  topOfDeckTo,
  twinpact,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { play } from './goingOn.ts';
import { beast, charm, elder, imp, powerOf } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

const squire = beast('Squire', 1000);
const squires = { names: ['Squire'] };
const saved = (name: string, effect: Effect) =>
  beast(name, 3000, wouldBeDestroyed(itself, insteadDo(effect)));

describe('609.4 rulings of what cannot be done instead', () => {
  interface Started {
    readonly deck?: number;
    readonly battleZone?: readonly CardInput[];
  }

  const followed = (begin: Begin, card: CardDefinition, p1: Started = {}) => {
    const anchor = beast('Anchor', 1000, has(cannot({ do: 'lose', who: 'you', by: 'deckOut' })));
    const { battleZone = ['Saved'], ...others } = p1;
    const duel = cast(begin, destroy(yourCreatures({ names: ['Saved'] })), {
      cards: [card, squire, anchor, imp],
      p1: { ...others, battleZone: ['Brute', 'Anchor', ...battleZone] },
    });
    return play(duel, 'p1 attack').names('p1', 'battleZone').includes('Saved');
  };

  driven('609.4, 114.6a a draw from a deck without cards takes the place of nothing', (begin) => {
    const card = saved('Saved', draw());
    expect([followed(begin, card), followed(begin, card, { deck: 0 })]).toEqual([true, false]);
  });

  driven('609.4 neither does a top card that is not there', (begin) => {
    const card = saved('Saved', topOfDeckTo('graveyard'));
    expect([followed(begin, card), followed(begin, card, { deck: 0 })]).toEqual([true, false]);
  });

  driven('609.4, 105.6 nor untapping what is untapped', (begin) => {
    const card = saved('Saved', untap(that));
    expect([
      followed(begin, card, { battleZone: [{ name: 'Saved', tapped: true }] }),
      followed(begin, card),
    ]).toEqual([true, false]);
  });

  driven('609.4 nor two cards from below where there is one', (begin) => {
    const card = evolutionCreature({
      ...plain,
      name: 'Saved',
      power: 3000,
      abilities: [
        evolution({}),
        wouldBeDestroyed(itself, insteadDo({ do: 'moveUnder', what: self, count: 2, to: 'graveyard' })),
      ],
    });
    const over = (...names: readonly string[]) =>
      followed(begin, card, { battleZone: [{ name: 'Saved', over: names }] });
    expect([over('Imp', 'Imp'), over('Imp')]).toEqual([true, false]);
  });

  driven('609.4, 101.2 nor the destruction of what cannot leave', (begin) => {
    const card = saved('Saved', destroy(choose(yourCreatures(squires))));
    const firm = each(yourCreatures(squires), cannot({ do: 'move', from: 'battleZone' }));
    const ward = beast('Ward', 1000, firm);
    const duel = cast(begin, destroy(yourCreatures({ names: ['Saved'] })), {
      cards: [card, squire, ward],
      p1: { battleZone: ['Brute', 'Ward', 'Squire', 'Saved'] },
    });
    expect(play(duel, 'p1 attack').battleZones.p1).toEqual(['Brute', 'Ward', 'Squire']);
  });
});

describe('112, 113 rulings of shields and costs', () => {
  const sparkle = spell({ ...plain, name: 'Sparkle', abilities: [shieldTrigger, spellAbility(draw())] });

  driven(
    '101.4a, 113.6 of the shield triggers of both players that an effect breaks at once those of the active player come first',
    (begin) => {
      const duel = cast(begin, breakShields(1, 'any'), {
        cards: [sparkle],
        p1: { shieldZone: ['Sparkle'] },
        p2: { shieldZone: ['Sparkle'] },
      });
      expect(duel.asked).toBe('p1 declareShields');
      duel.choose('Sparkle');
      expect([duel.asked, duel.count('p1', 'shieldZone'), duel.count('p2', 'shieldZone')]).toEqual([
        'p2 declareShields',
        1,
        1,
      ]);
      duel.choose('Sparkle');
      play(duel, 'p1 attack');
      const used = duel.duel.log.flatMap((fact) => (fact.kind === 'cardUsed' ? [fact.player] : []));
      expect(used).toEqual(['p1', 'p1', 'p2']);
    },
  );

  driven(
    '113.6 a creature that leaves together with its shields is gone as the shield trigger is used',
    (begin) => {
      const count = spell({
        ...plain,
        name: 'Count',
        abilities: [shieldTrigger, spellAbility(onlyIf(youHave(yourCreatures()), draw(), draw(2)))],
      });
      const duel = cast(
        begin,
        { do: 'atOnce', moves: [returnToHand(opponentsCreatures()), returnToHand(opponentsShields())] },
        {
          cards: [count, squire],
          p2: { battleZone: ['Squire'], shieldZone: ['Count'] },
        },
      );
      play(duel, 'p1 attack', 'Count');
      expect([duel.battleZones.p2, duel.count('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
        [],
        3,
        ['Count'],
      ]);
    },
  );

  driven(
    '113.6, 101.4d a shield trigger inside the effect of another is used before the rest of that effect',
    (begin) => {
      const echo = spell({
        ...plain,
        name: 'Echo',
        abilities: [
          shieldTrigger,
          spellAbility(
            inOrder(returnToHand(yourShields()), onlyIf(youHave(yourHand(), atLeast(3)), draw(3))),
          ),
        ],
      });
      const duel = begin({
        cards: [echo, sparkle],
        step: 'attack',
        p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
        p2: { shieldZone: ['Echo', 'Sparkle', 'Filler'] },
      });
      duel.choose('Fear Fang attacks the player').choose('Shield 1');
      play(duel, 'p1 attack', 'Echo', 'Sparkle');
      expect([duel.names('p2', 'graveyard'), duel.count('p2', 'hand')]).toEqual([['Echo', 'Sparkle'], 2]);
    },
  );

  driven(
    '601.1g, 409.1d a discount for the next creature is spent on one that stayed in the hand',
    (begin) => {
      const fern = creature({ ...plain, name: 'Fern', cost: 3, power: 2000 });
      const moss = creature({ ...plain, name: 'Moss', cost: 3, power: 2000 });
      const gift = charm(
        'Gift',
        forNextUsed('turn', yourHand({ type: 'creature' }), { kind: 'cost', by: -2, atLeast: 1 }),
      );
      const warden = beast('Warden', 1000, {
        kind: 'replacement',
        of: { event: 'moves', what: any('opponent', { names: ['Fern'] }), to: 'battleZone' },
        instead: { kind: 'move', to: 'hand' },
      });
      const duel = begin({
        cards: [fern, moss, gift, warden],
        p1: { hand: ['Gift', 'Fern', 'Moss'], manaZone: { fire: 4 }, battleZone: ['Fear Fang'] },
        p2: { battleZone: ['Warden'] },
      });
      duel.use('Cast Gift').use('Summon Fern');
      expect([duel.asked, duel.names('p1', 'hand')]).toEqual(['p1 attack', ['Fern', 'Moss']]);
    },
  );

  driven(
    '112.2, 603.4 what follows if mana is paid does not follow where too little of it is there',
    (begin) => {
      const toll = beast('Toll', 1000, whenPut(self, may({ do: 'payMana', count: 2 }, draw())));
      const drawn = (fire: number) => {
        const duel = begin({
          cards: [toll],
          p1: { hand: ['Toll'], manaZone: { fire }, battleZone: ['Fear Fang'] },
        });
        return play(duel.use('Summon Toll'), 'p1 attack', 'Yes').count('p1', 'hand');
      };
      expect([drawn(2), drawn(3)]).toEqual([0, 1]);
    },
  );

  driven('206.4 power is doubled once for each effect, and after what is added', (begin) => {
    const twice = has(doublesPower);
    const brawn = beast('Brawn', 1000, twice, twice);
    const duel = cast(begin, gets(yourCreatures({ names: ['Brawn'] }), 'turn', power(1000), power(-500)), {
      cards: [brawn],
      p1: { battleZone: ['Brute', 'Brawn'] },
    });
    expect(powerOf(duel, 'p1', 'Brawn')).toBe(6000);
  });
});

describe('500-511 rulings of turns and attacks', () => {
  driven('500.5 two extra turns that are gained in one turn are two turns', (begin) => {
    const duel = cast(begin, inOrder(extraTurn(), extraTurn()));
    const players: string[] = [];
    for (let turn = 6; turn < 10; turn++) {
      for (let tries = 0; duel.duel.game.turn.number < turn && tries < 20; tries++) duel.pass();
      players.push(duel.decision.player);
    }
    expect(players).toEqual(['p1', 'p1', 'p2', 'p1']);
  });

  driven(
    '511.1, 110.5a of two creatures that act at the end of the turn the first kills the second, which still acts',
    (begin) => {
      const axe = beast('Axe', 1000, atEndOfYourTurn(destroy(yourCreatures({ names: ['Bell'] }))));
      const bell = beast('Bell', 1000, atEndOfYourTurn(draw()));
      const duel = begin({ cards: [axe, bell], step: 'attack', p1: { battleZone: ['Axe', 'Bell'] } });
      duel.pass();
      play(duel, 'p2 charge', 'Axe', 'Bell');
      expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Axe'], 1]);
    },
  );

  driven(
    '510.1, 605.2e the end of the attack of a creature that has left is seen by another, which knows it',
    (begin) => {
      const dart = beast('Dart', 5000, wheneverAttacks(self, returnToHand(self)));
      const mule = beast(
        'Mule',
        1000,
        when({ event: 'endOfAttack', what: any('you', { power: atLeast(5000) }) }, draw()),
      );
      const duel = begin({ cards: [dart, mule], step: 'attack', p1: { battleZone: ['Dart', 'Mule'] } });
      duel.choose('Dart attacks the player');
      expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([
        'p1 attack',
        2,
        5,
      ]);
    },
  );

  driven(
    '509.5e, 505.6 a shield trigger that destroys the attacker comes before what waits for the break',
    (begin) => {
      const bolt = spell({
        ...plain,
        name: 'Bolt',
        abilities: [shieldTrigger, spellAbility(destroy(opponentsCreatures()))],
      });
      const scout = beast(
        'Scout',
        1000,
        when({ event: 'shieldBroken', of: 'opponent' }, onlyIf(youHave(yourCreatures()), draw(3), draw())),
      );
      const rest = beast('Rest', 1000, when({ event: 'endOfAttack', what: itself }, draw(5)));
      const duel = begin({
        cards: [bolt, scout, rest],
        step: 'attack',
        p1: { battleZone: ['Scout', 'Rest'] },
        p2: { shieldZone: ['Bolt', 'Filler'] },
      });
      duel.choose('Rest attacks the player').choose('Shield 1');
      play(duel, 'p2 charge', 'Bolt');
      expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([[], 1]);
    },
  );

  driven(
    '507.1b, 507.2 of a guard and two that must block each one that blocks is tapped, and the last takes the attack',
    (begin) => {
      const wall = (name: string) => beast(name, 9000, blocker, has({ kind: 'mustBlock' }));
      const duel = begin({
        cards: [wall('Left'), wall('Right')],
        step: 'attack',
        p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
        p2: { battleZone: ['Left', 'Right', { name: 'Fear Fang', tapped: true }] },
      });
      duel.choose('Fear Fang attacks Fear Fang');
      play(duel, 'p1 attack', 'Right', 'Left');
      expect(duel.battleZones).toEqual({
        p1: ['Burning Mane'],
        p2: ['Left (tapped)', 'Right (tapped)', 'Fear Fang (tapped)'],
      });
    },
  );

  driven(
    '506.1b, 602.3a once it has attacked, a creature that must attack may be tapped for its tap ability',
    (begin) => {
      const fury = beast(
        'Fury',
        9000,
        attacksEachTurnIfAble,
        tapAbility(draw()),
        wheneverAttacks(self, untap(self)),
      );
      const duel = begin({ cards: [fury], step: 'attack', p1: { battleZone: ['Fury'] } });
      play(duel, 'p1 attack', 'Shield 1');
      const tapped = duel.options.find((one) => one.startsWith('Fury') && !one.includes('attacks'));
      expect(tapped).toBeDefined();
      duel.choose(tapped ?? '');
      expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p2 charge', 1]);
    },
  );
});

describe('200, 603 rulings of piles and numbers', () => {
  driven('200.3a, 603.5d what a card below would do on its way to the graveyard it does not', (begin) => {
    const sad = beast(
      'Imp',
      3000,
      when({ event: 'moved', what: itself, to: 'graveyard' }, draw()),
      whenDestroyed(self, draw(2)),
    );
    const followed = (name: string | { readonly name: string; readonly over: readonly string[] }) =>
      play(
        cast(begin, destroy(yourCreatures({ names: ['Imp', 'Lord'] })), {
          cards: [sad, elder('Lord', 9000)],
          p1: { battleZone: ['Brute', name] },
        }),
        'p1 attack',
      ).count('p1', 'hand');
    expect([followed('Imp'), followed({ name: 'Lord', over: ['Imp'] })]).toEqual([3, 0]);
  });

  driven('605.2e the cost of a twinpact that has left the battle zone is that of its creature', (begin) => {
    const twin = twinpact(
      'Twin',
      creature({ ...plain, name: 'Upper', cost: 5, power: 1000 }),
      spell({ ...plain, name: 'Lower', cost: 2, abilities: [spellAbility(draw())] }),
    );
    const drum = beast(
      'Drum',
      1000,
      whenDestroyed(any('you'), onlyIf(isLike(the('was'), { cost: atMost(2) }), draw(), draw(2))),
    );
    const duel = cast(begin, destroy(yourCreatures({ names: ['Upper'] })), {
      cards: [twin, drum],
      p1: { battleZone: ['Brute', 'Drum', 'Twin'] },
    });
    play(duel, 'p1 attack');
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('603.2b, 603.5a of three that are put together each sees those that come after it', (begin) => {
    const herald = (name: string) => beast(name, 1000, whenPut(another('you'), draw()));
    const duel = cast(begin, put(yourHand({ type: 'creature' })), {
      cards: [herald('First'), herald('Second'), herald('Third')],
      p1: { hand: ['First', 'Second', 'Third'] },
    });
    play(duel, 'p1 attack', 'First', 'Second', 'Third');
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven(
    '400.7, 401.4 each owner orders their own cards of those that go below the decks at once',
    (begin) => {
      const duel = cast(begin, putOnDeckBottom(allCreatures({ names: ['Squire', 'Imp'] })), {
        cards: [squire, imp],
        p1: { battleZone: ['Brute', 'Squire', 'Imp'] },
        p2: { battleZone: ['Squire', 'Imp'] },
      });
      expect(duel.asked).toBe('p1 order');
      duel.choose('Imp', 'Squire');
      expect(duel.asked).toBe('p2 order');
      duel.choose('Squire', 'Imp');
      expect([[...duel.zone('p1', 'deck').slice(-2)].sort(), duel.asked]).toEqual([
        ['Imp', 'Squire'],
        'p1 attack',
      ]);
    },
  );
});
