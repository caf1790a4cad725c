import type { Effect, Filter, MoveInstruction } from 'taiki/words';
import {
  allCreatures,
  another,
  any,
  atLeast,
  atMost,
  cannot,
  cardsIn,
  charger,
  choose,
  costOf,
  creature,
  crossGear,
  delayed,
  destroy,
  discard,
  draw,
  each,
  escapeAbility,
  evolution,
  evolutionCreature,
  gets,
  has,
  hasWhile,
  inOrder,
  instead,
  isLike,
  itself,
  may,
  notThat,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  power,
  powerAttacker,
  powerOfRef,
  provided,
  put,
  putIntoGraveyard,
  putIntoMana,
  putOnDeck,
  returnToHand,
  revolutionChange,
  saver,
  seal,
  self,
  silentSkill,
  skipRestOfTurn,
  spell,
  spellAbility,
  stays,
  tamaseed,
  tap,
  that,
  the,
  timesInTurn,
  twinpact,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  wouldBePutWithoutSummoning,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { brute, cast } from './cast.ts';
import { play } from './goingOn.ts';
import { beast, charm, elder, imp } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

const phoenix = (name: string) => beast(name, 3000, wouldBeDestroyed(itself, stays));

describe('105-114 rulings of tapping and drawing', () => {
  driven(
    '105.4a, 501.1 a tamaseed is tapped like a creature, a cross gear is not, and it untaps in the turn of its player',
    (begin) => {
      const seed = tamaseed({ ...plain, name: 'Seed' });
      const gear = crossGear({ ...plain, name: 'Blade' });
      const duel = cast(begin, tap(cardsIn('battleZone', 'opponent', { type: 'element' })), {
        cards: [seed, gear],
        p2: { battleZone: ['Seed', 'Blade', 'Runt'] },
      });
      expect(duel.battleZones.p2).toEqual(['Seed (tapped)', 'Blade', 'Runt (tapped)']);
      duel.passUntil('p2 charge');
      expect(duel.battleZones.p2).toEqual(['Seed', 'Blade', 'Runt']);
    },
  );

  driven('114.6a nobody draws as a cost from a deck without cards', (begin) => {
    const anchor = beast('Anchor', 1000, has(cannot({ do: 'lose', who: 'you', by: 'deckOut' })));
    const dealt = (deck: readonly string[]) =>
      play(
        cast(begin, may(draw(), destroy(opponentsCreatures())), {
          cards: [anchor],
          p1: { deck, battleZone: ['Anchor', 'Brute'] },
          p2: { battleZone: ['Runt'] },
        }),
        'p1 attack',
        'Yes',
      );
    const none = dealt([]);
    expect([none.facts('cardDestroyed'), none.battleZones.p2]).toEqual([[], ['Runt']]);
    expect(dealt(['Runt', 'Runt']).battleZones.p2).toEqual([]);
  });

  driven('501.1a, 609.5 a silent skill replaces no untapping that does not happen', (begin) => {
    const monk = beast('Monk', 1000, silentSkill(draw(2)));
    const frost = beast(
      'Frost',
      1000,
      each(opponentsCreatures({ names: ['Monk'] }), { kind: 'doesNotUntap' }),
    );
    const duel = begin({
      cards: [monk, frost],
      active: 'p2',
      step: 'attack',
      p1: { battleZone: [{ name: 'Monk', tapped: true }] },
      p2: { battleZone: ['Frost'] },
    });
    play(duel, 'p1 charge', 'No attack', 'Use Monk');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Monk (tapped)'], 1]);
  });
});

describe('400-409 rulings of cards on their way', () => {
  const fern = creature({ ...plain, name: 'Fern', cost: 3, power: 2000 });
  const gift = charm(
    'Gift',
    gets(yourHand({ names: ['Fern'] }), 'turn', { kind: 'cost', by: -2, atLeast: 1 }),
  );

  driven(
    '409.1d, 409.2a a creature that stays in the hand as it would be put has lost what it was given there',
    (begin) => {
      const warden = beast('Warden', 1000, {
        kind: 'replacement',
        of: { event: 'moves', what: any('opponent', { names: ['Fern'] }), to: 'battleZone' },
        instead: { kind: 'move', to: 'hand' },
      });
      const duel = begin({
        cards: [fern, gift, warden],
        p1: { hand: ['Gift', 'Fern'], manaZone: { fire: 4 }, battleZone: ['Fear Fang'] },
        p2: { battleZone: ['Warden'] },
      });
      duel.use('Cast Gift').use('Summon Fern');
      expect([duel.asked, duel.zone('p1', 'hand')]).toEqual(['p1 attack', ['Fern']]);
      expect(duel.zone('p1', 'manaZone').filter((one) => one.includes('tapped'))).toHaveLength(2);
    },
  );

  driven(
    '110.2e, 400.5 what cards of a hand are given reaches neither a later one nor one that has come back',
    (begin) => {
      const given = (hand: readonly string[], deck: readonly string[], then: Effect) => {
        const swap = charm('Swap', then);
        const duel = begin({
          cards: [fern, gift, swap],
          p1: {
            hand: ['Gift', 'Swap', ...hand],
            deck: [...deck, 'Fear Fang', 'Fear Fang'],
            manaZone: { fire: 4 },
            battleZone: ['Fear Fang'],
          },
        });
        return duel.use('Cast Gift').use('Cast Swap');
      };
      expect(given([], ['Fern'], draw()).asked).toBe('p1 attack');
      const back = inOrder(putOnDeck(yourHand({ names: ['Fern'] }), 'top'), draw());
      expect(given(['Fern'], [], back).asked).toBe('p1 attack');
      expect(given(['Fern'], [], draw()).options).toContain('Summon Fern');
    },
  );

  driven('409.1f, 101.2 of two creatures that are put together the first forbids the second', (begin) => {
    const gate = beast('Gate', 1000, has(cannot({ do: 'put', who: 'you' })));
    const duel = cast(begin, put(yourHand({ type: 'creature' })), {
      cards: [gate],
      p1: { hand: ['Runt', 'Gate'] },
    });
    play(duel, 'p1 attack', 'Gate', 'Runt');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([['Brute', 'Gate'], ['Runt']]);
  });

  driven(
    '409.1f, 609.2 of two creatures that are put together the first replaces the way of the second',
    (begin) => {
      const gate = beast('Gate', 1000, wouldBePutWithoutSummoning(any('any'), instead('manaZone')));
      const duel = cast(begin, put(yourHand({ type: 'creature' })), {
        cards: [gate],
        p1: { hand: ['Runt', 'Gate'] },
      });
      play(duel, 'p1 attack', 'Gate', 'Runt');
      expect([duel.battleZones.p1, duel.names('p1', 'manaZone')]).toEqual([
        ['Brute', 'Gate'],
        ['Fire Filler', 'Runt'],
      ]);
    },
  );

  driven(
    '409.1c, 703.4c, 101.4d what has no power once the last card is cast dies first, and triggers after the spell',
    (begin) => {
      const hoard = beast(
        'Hoard',
        1000,
        hasWhile(notThat(youHave(yourHand())), power(-1000)),
        whenDestroyed(self, draw(2)),
      );
      const duel = cast(begin, draw(), { cards: [hoard], p1: { battleZone: ['Brute', 'Hoard'] } });
      const facts = duel.facts('cardDestroyed', 'cardUsed', 'cardDrawn', 'effectBegan');
      expect([facts[0], duel.count('p1', 'hand')]).toEqual(['cardDestroyed Hoard', 3]);
      expect(facts.indexOf('effectBegan Hoard')).toBeGreaterThan(
        facts.findIndex((one) => one.startsWith('cardDrawn')),
      );
    },
  );

  driven(
    '409.1e, 512.1 of two spells that are cast together the second goes unused where the first skips the turn',
    (begin) => {
      const halt = charm('Halt', skipRestOfTurn);
      const spark = charm('Spark', draw());
      const tomb = beast(
        'Tomb',
        1000,
        when({ event: 'moved', what: any('you', { type: 'card' }), to: 'graveyard' }, draw(3)),
      );
      const duel = cast(begin, useFree(yourHand({ names: ['Halt', 'Spark'] })), {
        cards: [halt, spark, tomb],
        p1: { hand: ['Spark', 'Halt'], battleZone: ['Brute', 'Tomb'] },
      });
      play(duel, 'p2 charge', 'Halt', 'Spark');
      expect([duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([
        ['Halt', 'Order', 'Spark'],
        0,
      ]);
    },
  );

  driven(
    '405.1, 810.1 a charger that is half of a twinpact of two civilizations goes to the mana zone tapped',
    (begin) => {
      const twin = twinpact(
        'Twin',
        creature({ ...plain, name: 'Upper', power: 1000 }),
        spell({
          name: 'Lower',
          civilizations: ['water'],
          cost: 1,
          abilities: [charger, spellAbility(draw())],
        }),
      );
      const duel = begin({
        cards: [twin],
        p1: { hand: ['Twin'], manaZone: { water: 1 }, battleZone: ['Fear Fang'] },
      });
      duel.use('Cast Lower');
      expect([duel.zone('p1', 'manaZone'), duel.count('p1', 'hand')]).toEqual([
        ['Water Filler (tapped)', 'Twin (tapped)'],
        1,
      ]);
    },
  );

  driven(
    '701.7a, 810.3a a twinpact that is discarded is one creature and one spell that is discarded',
    (begin) => {
      const twin = twinpact(
        'Twin',
        creature({ ...plain, name: 'Upper', power: 1000 }),
        spell({ ...plain, name: 'Lower', abilities: [spellAbility(draw())] }),
      );
      const sees = (name: string, type: 'creature' | 'spell' | 'card') =>
        beast(name, 1000, when({ event: 'discarded', by: 'opponent', what: { type } }, draw()));
      const duel = cast(begin, discard(opponentsHand()), {
        cards: [twin, sees('Hunter', 'creature'), sees('Scholar', 'spell'), sees('Clerk', 'card')],
        p1: { battleZone: ['Brute', 'Hunter', 'Scholar', 'Clerk'] },
        p2: { hand: ['Twin'] },
      });
      play(duel, 'p1 attack');
      expect(duel.count('p1', 'hand')).toBe(3);
    },
  );

  driven(
    '200.3a, 801.4c an effect on cards takes the upper card of a pile by its own cost, or the lower one by its own',
    (begin) => {
      const heavy = evolutionCreature({
        ...plain,
        name: 'Heavy',
        cost: 6,
        power: 9000,
        abilities: [evolution({})],
      });
      const light = evolutionCreature({ ...plain, name: 'Light', power: 9000, abilities: [evolution({})] });
      const greeter = creature({
        ...plain,
        name: 'Greeter',
        cost: 6,
        power: 2000,
        abilities: [whenPut(self, draw())],
      });
      const duel = cast(
        begin,
        { do: 'moveCards', of: 'opponent', filter: { cost: atMost(2) }, to: 'hand' },
        {
          cards: [heavy, light, greeter, imp],
          p2: {
            battleZone: [
              { name: 'Light', over: ['Greeter'], tapped: true },
              { name: 'Heavy', over: ['Imp'] },
            ],
          },
        },
      );
      play(duel, 'p1 attack');
      expect([[...duel.battleZones.p2].sort(), duel.names('p2', 'hand')]).toEqual([
        ['Greeter (tapped)', 'Heavy'],
        ['Imp', 'Light'],
      ]);
    },
  );

  driven(
    '401.4, 109.2b the owner of a pile says in which order its cards go to the top of the deck',
    (begin) => {
      const lord = elder('Lord', 9000);
      const duel = cast(begin, putOnDeck(opponentsCreatures(), 'top'), {
        cards: [imp, lord],
        p2: { battleZone: [{ name: 'Lord', over: ['Imp'] }] },
      });
      expect(duel.asked).toBe('p2 order');
      duel.choose('Imp', 'Lord');
      expect([...duel.zone('p2', 'deck').slice(0, 2)].sort()).toEqual(['Imp', 'Lord']);
      expect(duel.asked).toBe('p1 attack');
    },
  );
});

describe('603 rulings of what leaves at once', () => {
  driven('603.5d a cross gear that leaves together with creatures sees itself alone', (begin) => {
    const gear = crossGear({
      ...plain,
      name: 'Blade',
      abilities: [when({ event: 'moved', what: any('any', { type: 'card' }), from: 'battleZone' }, draw())],
    });
    const duel = cast(
      begin,
      {
        do: 'atOnce',
        moves: [
          putIntoGraveyard(yourCreatures({ names: ['Runt'] })),
          putIntoGraveyard(cardsIn('battleZone', 'you', { type: 'crossGear' })),
        ],
      },
      { cards: [gear], p1: { battleZone: ['Brute', 'Runt', { name: 'Runt', bears: [{ name: 'Blade' }] }] } },
    );
    play(duel, 'p1 attack');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute'], 1]);
  });

  driven('603.5c a creature that leaves together with the mana zone does not see that', (begin) => {
    const miner = beast(
      'Miner',
      1000,
      when({ event: 'moved', what: any('you', { type: 'card' }), from: 'manaZone' }, draw()),
    );
    const moved = (...alsoMoved: readonly MoveInstruction[]) =>
      cast(
        begin,
        { do: 'atOnce', moves: [putIntoGraveyard(yourMana()), ...alsoMoved] },
        {
          cards: [miner],
          p1: { battleZone: ['Brute', 'Miner'], manaZone: { fire: 3 } },
        },
      );
    expect(play(moved(), 'p1 attack').count('p1', 'hand')).toBe(3);
    expect(
      play(moved(putIntoGraveyard(yourCreatures({ names: ['Miner'] }))), 'p1 attack').count('p1', 'hand'),
    ).toBe(0);
  });

  driven('603.5d, 609.4 a watcher that stays instead of dying sees all that die with it', (begin) => {
    const ghost = beast('Ghost', 1000, wouldBeDestroyed(itself, stays), whenDestroyed(any('any'), draw()));
    const duel = cast(begin, destroy(allCreatures()), {
      cards: [ghost],
      p1: { battleZone: ['Ghost', 'Runt', 'Brute'] },
      p2: { battleZone: ['Runt'] },
    });
    play(duel, 'p2 charge');
    expect([duel.battleZones, duel.count('p1', 'hand')]).toEqual([{ p1: ['Ghost'], p2: [] }, 3]);
  });

  driven(
    '703.3, 603.5d what dies as its support dies has seen the support die, and then itself alone',
    (begin) => {
      const lord = beast('Lord', 3000, each(yourCreatures({ names: ['Runt', 'Widow'] }), power(1000)));
      const widow = beast('Widow', 1000, whenDestroyed(any('any'), draw()));
      const duel = cast(
        begin,
        inOrder(
          gets(yourCreatures({ names: ['Runt', 'Widow'] }), 'turn', power(-1000)),
          destroy(yourCreatures({ names: ['Lord'] })),
        ),
        { cards: [lord, widow], p1: { battleZone: ['Brute', 'Lord', 'Widow', 'Runt'] } },
      );
      play(duel, 'p1 attack');
      expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute'], 2]);
    },
  );

  driven(
    '109.2b, 603.5 a pile that returns to the hand is one creature and two cards that leave',
    (begin) => {
      const lord = elder('Lord', 9000);
      const sees = (name: string, filter: Filter) =>
        beast(
          name,
          1000,
          when({ event: 'moved', what: any('opponent', filter), from: 'battleZone', to: 'hand' }, draw()),
        );
      const left = (filter: Filter) =>
        play(
          cast(begin, returnToHand(opponentsCreatures()), {
            cards: [imp, lord, sees('Watch', filter)],
            p1: { battleZone: ['Brute', 'Watch'] },
            p2: { battleZone: [{ name: 'Lord', over: ['Imp'] }] },
          }),
          'p1 attack',
        ).count('p1', 'hand');
      expect([left({}), left({ type: 'card' }), left({ names: ['Imp'] })]).toEqual([1, 2, 0]);
    },
  );
});

describe('609 rulings of what replaces together', () => {
  driven('609.4, 703.3 a creature without power for which a saver has died dies all the same', (begin) => {
    const nurse = beast('Nurse', 1000, saver({ names: ['Imp'] }));
    const duel = cast(begin, gets(yourCreatures({ names: ['Imp'] }), 'turn', power(-3000)), {
      cards: [imp, nurse],
      p1: { battleZone: ['Brute', 'Imp', 'Nurse'] },
    });
    expect(duel.asked).toBe('p1 replace');
    play(duel, 'p1 attack', 'Nurse');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Brute'],
      ['Imp', 'Nurse', 'Order'],
    ]);
  });

  driven('609.2 what sends others elsewhere does so although it dies with them', (begin) => {
    const shrine = beast('Shrine', 1000, wouldBeDestroyed(another('you'), instead('manaZone')));
    const duel = cast(begin, destroy(yourCreatures({ names: ['Shrine', 'Runt'] })), {
      cards: [shrine],
      p1: { battleZone: ['Brute', 'Shrine', 'Runt'] },
    });
    expect([duel.names('p1', 'manaZone'), duel.names('p1', 'graveyard')]).toEqual([
      ['Fire Filler', 'Runt'],
      ['Order', 'Shrine'],
    ]);
  });

  driven(
    '609.9, 609.9a of two escapes at once the active player decides first, and both are made together',
    (begin) => {
      const runner = beast('Runner', 3000, escapeAbility);
      const duel = cast(begin, destroy(allCreatures({ names: ['Runner'] })), {
        cards: [runner],
        p1: { battleZone: ['Brute', 'Runner'] },
        p2: { battleZone: ['Runner'] },
      });
      expect(duel.asked).toBe('p1 replace');
      for (let tries = 0; duel.decision.player === 'p1' && duel.asked !== 'p1 attack' && tries < 5; tries++)
        duel.choose(duel.options.find((one) => one.startsWith('Replace')) ?? duel.options[0] ?? '');
      expect([duel.asked, duel.count('p1', 'shieldZone'), duel.zone('p1', 'hand')]).toEqual([
        'p2 replace',
        5,
        ['Order (pending)'],
      ]);
      play(duel, 'p1 attack', 'Replace', 'Shield 1');
      expect([duel.battleZones, duel.count('p1', 'shieldZone'), duel.count('p2', 'shieldZone')]).toEqual([
        { p1: ['Brute', 'Runner'], p2: ['Runner'] },
        4,
        4,
      ]);
    },
  );

  driven('609.3, 400.5 what replaces once a turn does so anew for a creature that has come back', (begin) => {
    const spare = beast('Spare', 3000, timesInTurn(1, wouldBeDestroyed(itself, stays)));
    const mine = yourCreatures({ names: ['Spare'] });
    const left = (...effects: readonly Effect[]) =>
      cast(begin, inOrder(destroy(mine), ...effects, destroy(mine)), {
        cards: [spare],
        p1: { battleZone: ['Brute', 'Spare'] },
      }).battleZones.p1;
    expect(left()).toEqual(['Brute']);
    expect(left(returnToHand(mine), put(yourHand({ names: ['Spare'] })))).toEqual(['Brute', 'Spare']);
  });

  driven(
    '101.3a, 603.2d a creature that is destroyed for a cost and stays has paid it, and nothing sees it die',
    (begin) => {
      const watch = beast('Watch', 1000, whenDestroyed(any('any'), draw(3)));
      const duel = cast(begin, may(destroy(choose(yourCreatures({ names: ['Ash'] }))), draw()), {
        cards: [phoenix('Ash'), watch],
        p1: { battleZone: ['Brute', 'Ash', 'Watch'] },
      });
      play(duel, 'p1 attack', 'Yes');
      expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute', 'Ash', 'Watch'], 1]);
    },
  );
});

describe('605.2e rulings of last known information', () => {
  driven('605.2e power that came from a creature that has left at the same time counts', (begin) => {
    const strong = { kind: 'compare', a: powerOfRef(self), b: 5000, is: 'atLeast' } as const;
    const heir = beast('Heir', 3000, whenDestroyed(self, onlyIf(strong, draw())));
    const lord = beast('Lord', 1000, each(yourCreatures({ names: ['Heir'] }), power(2000)));
    const duel = cast(begin, destroy(yourCreatures({ names: ['Heir', 'Lord'] })), {
      cards: [heir, lord],
      p1: { battleZone: ['Brute', 'Heir', 'Lord'] },
    });
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven(
    '605.2e that a creature was tapped, and lay over others, is known of it when it has left',
    (begin) => {
      const like = (filter: Filter) => onlyIf(isLike(self, filter), draw(), draw(2));
      const heir = (filter: Filter) => elder('Heir', 3000, whenDestroyed(self, like(filter)));
      const drawn = (filter: Filter) =>
        cast(begin, destroy(yourCreatures({ names: ['Heir'] })), {
          cards: [heir(filter), imp],
          p1: { battleZone: ['Brute', { name: 'Heir', over: ['Imp'], tapped: true }] },
        }).count('p1', 'hand');
      expect([
        drawn({ tapped: true }),
        drawn({ tapped: false }),
        drawn({ under: atLeast(1) }),
        drawn({ under: atMost(0) }),
      ]).toEqual([1, 2, 1, 2]);
    },
  );

  driven('605.2e, 110.5a an attacker that has left has the power that it had as it attacked', (begin) => {
    const ram = beast(
      'Ram',
      3000,
      powerAttacker(2000),
      wheneverAttacks(self, destroy(self)),
      wheneverAttacks(self, destroy(opponentsCreatures({ power: atMost(powerOfRef(self)) }))),
    );
    const duel = begin({
      cards: [ram, beast('Oak', 5000)],
      step: 'attack',
      p1: { battleZone: ['Ram', 'Fear Fang'] },
      p2: { battleZone: ['Oak'] },
    });
    duel.choose('Ram attacks the player');
    duel.choose(duel.options.find((one) => /destroy (this|self|it)/i.test(one)) ?? duel.options[0] ?? '');
    play(duel, 'p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });

  driven('110.5a, 400.5 what has gone on from the graveyard does not return from there', (begin) => {
    const again = beast('Again', 1000, whenDestroyed(self, returnToHand(self)));
    const plough = beast(
      'Plough',
      1000,
      whenDestroyed(another('you'), putIntoMana(yourGraveyard({ type: 'creature' }))),
    );
    const duel = cast(begin, destroy(yourCreatures({ names: ['Again'] })), {
      cards: [again, plough],
      p1: { battleZone: ['Brute', 'Again', 'Plough'] },
    });
    expect(duel.asked).toBe('p1 standby');
    play(duel, 'p1 attack', 'Plough');
    expect([duel.names('p1', 'manaZone'), duel.count('p1', 'hand')]).toEqual([['Again', 'Fire Filler'], 0]);
  });

  driven(
    '605.2e the cost of an attacker that has changed places is that of the creature that attacked',
    (begin) => {
      const heir = beast('Heir', 3000, revolutionChange({ names: ['Brute'] }));
      const five = creature({ ...plain, name: 'Five', cost: 4, power: 1000 });
      const horn = beast(
        'Horn',
        1000,
        wheneverAttacks(
          any('you'),
          put(choose(yourMana({ type: 'creature', cost: { min: 4, max: costOf(that) } }))),
        ),
      );
      const duel = begin({
        cards: [brute, heir, five, horn],
        step: 'attack',
        p1: { hand: ['Heir'], battleZone: ['Brute', 'Horn'], manaZone: ['Five'] },
      });
      play(duel.choose('Brute attacks the player'), 'p1 shields', 'Heir', 'Five');
      expect([[...duel.battleZones.p1].sort(), duel.names('p1', 'hand')]).toEqual([
        ['Five', 'Heir (tapped)', 'Horn'],
        ['Brute'],
      ]);
    },
  );

  driven('605.2e, 116.2a the cost of a creature that has sealed itself is still known', (begin) => {
    const agent = creature({
      ...plain,
      name: 'Agent',
      cost: 6,
      power: 6000,
      abilities: [whenPut(self, seal(self))],
    });
    const judge = (min: number) =>
      beast('Judge', 1000, provided(isLike(that, { cost: atLeast(min) }), whenPut(any('opponent'), draw())));
    const drawn = (min: number) =>
      play(
        begin({
          cards: [agent, judge(min)],
          p1: { hand: ['Agent'], manaZone: { fire: 6 }, battleZone: ['Fear Fang'] },
          p2: { battleZone: ['Judge'] },
        }).use('Summon Agent'),
        'p1 attack',
      ).count('p2', 'hand');
    expect([drawn(6), drawn(7)]).toEqual([1, 0]);
  });

  driven(
    '603.6, 801.2 what waits for a creature finds it after it has evolved, and takes the pile',
    (begin) => {
      const doom: Effect = {
        do: 'forEach',
        of: yourCreatures({ names: ['Imp'] }),
        as: 'doomed',
        effect: delayed(when({ event: 'endOfTurn', of: 'you' }, destroy(the('doomed'))), 'once'),
      };
      const duel = cast(begin, doom, {
        cards: [imp, elder('Lord', 9000)],
        p1: { hand: ['Lord'], manaZone: { fire: 2 }, battleZone: ['Brute', 'Imp'] },
      });
      duel.use('Summon Lord');
      play(duel, 'p2 charge');
      expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
        ['Brute'],
        ['Imp', 'Lord', 'Order'],
      ]);
    },
  );
});
