import type { CardDefinition, Zone } from 'taiki';
import type { CardInput, PlayerInput } from 'taiki/testing';
import type { Target } from 'taiki/words';
import {
  another,
  any,
  battle,
  breakShields,
  cannot,
  cardsIn,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  extraTurn,
  gains,
  gets,
  getsWhileThere,
  gNeoCreature,
  gNeoEvolution,
  guardStrike,
  happened,
  has,
  inOrder,
  instead,
  insteadDo,
  itself,
  limited,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  opponentsMana,
  optional,
  power,
  put,
  putIntoGraveyard,
  returnToHand,
  self,
  shieldTrigger,
  shinkarize,
  skipRestOfTurn,
  slayer,
  spell,
  spellAbility,
  stays,
  tamaseed,
  tap,
  timesInTurn,
  topOfDeckTo,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  whenWinsBattle,
  wouldBeDestroyed,
  wouldBeDiscarded,
  wouldDraw,
  youHave,
  yourCreatures,
  yourHand,
  yourMana,
  yourTurn,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { play } from './goingOn.ts';
import { beast, charm, elder, imp, powerOf } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

const squire = beast('Squire', 1000);

describe('609.9 rulings of several events at once', () => {
  const destroyed = (
    begin: Begin,
    cards: readonly CardDefinition[],
    p1: PlayerInput & { readonly hand?: readonly CardInput[] },
    what: Target,
  ) => cast(begin, destroy(what), { cards: [squire, imp, ...cards], p1 });

  driven('609.9b, 609.4 one card of the hand saves one of two creatures that need it', (begin) => {
    const clerk = beast('Clerk', 3000, wouldBeDestroyed(itself, insteadDo(discard(choose(yourHand())))));
    const duel = destroyed(
      begin,
      [clerk],
      { hand: ['Imp'], battleZone: ['Brute', 'Clerk', 'Clerk'] },
      yourCreatures({ names: ['Clerk'] }),
    );
    play(duel, 'p1 attack', 'Clerk', 'Imp');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Brute', 'Clerk'],
      ['Clerk', 'Imp', 'Order'],
    ]);
  });

  driven('609.9b, 105.6 one untapped creature saves one of two that tap it instead', (begin) => {
    const lord = beast(
      'Lord',
      3000,
      wouldBeDestroyed(itself, insteadDo(tap(choose(yourCreatures({ names: ['Squire'], tapped: false }))))),
    );
    const duel = destroyed(
      begin,
      [lord],
      { battleZone: ['Brute', 'Squire', 'Lord', 'Lord'] },
      yourCreatures({ names: ['Lord'] }),
    );
    play(duel, 'p1 attack', 'Lord', 'Squire');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Squire (tapped)', 'Lord']);
  });

  driven('609.9b one card below a creature saves one of two others', (begin) => {
    const keeper = elder(
      'Keeper',
      3000,
      wouldBeDestroyed(
        any('you', { names: ['Squire'] }),
        insteadDo({ do: 'moveUnder', what: self, count: 1, to: 'graveyard' }),
      ),
    );
    const duel = destroyed(
      begin,
      [keeper],
      { battleZone: ['Brute', { name: 'Keeper', over: ['Imp'] }, 'Squire', 'Squire'] },
      yourCreatures({ names: ['Squire'] }),
    );
    play(duel, 'p1 attack', 'Squire', 'Keeper');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Brute', 'Keeper', 'Squire'],
      ['Imp', 'Order', 'Squire'],
    ]);
  });

  driven(
    '609.9b, 803.2 a card below a creature goes instead of another or of that creature, not of both',
    (begin) => {
      const grand = gNeoCreature({
        ...plain,
        name: 'Grand',
        power: 3000,
        abilities: [
          gNeoEvolution({}),
          wouldBeDestroyed(
            any('you', { names: ['Squire'] }),
            insteadDo({ do: 'moveUnder', what: self, count: 1, to: 'graveyard' }),
          ),
        ],
      });
      for (const both of [
        ['Grand', 'Squire'],
        ['Squire', 'Grand'],
      ]) {
        const placed = both.map((name) => (name === 'Grand' ? { name, over: ['Imp'] } : name));
        const duel = destroyed(
          begin,
          [grand],
          { battleZone: ['Brute', ...placed] },
          yourCreatures({ names: both }),
        );
        play(duel, 'p1 attack', 'Squire');
        expect([duel.count('p1', 'battleZone'), duel.count('p1', 'graveyard')]).toEqual([2, 3]);
      }
    },
  );

  driven('609.9b two abilities of different cards do not take the same card', (begin) => {
    const wants = (name: string) =>
      beast(
        name,
        3000,
        wouldBeDestroyed(itself, insteadDo(putIntoGraveyard(choose(yourMana({ names: ['Imp'] }))))),
      );
    const duel = destroyed(
      begin,
      [wants('Left'), wants('Right')],
      { manaZone: ['Imp'], battleZone: ['Brute', 'Left', 'Right'] },
      yourCreatures({ names: ['Left', 'Right'] }),
    );
    play(duel, 'p1 attack', 'Right', 'Imp');
    expect([duel.battleZones.p1.length, duel.names('p1', 'manaZone'), duel.count('p1', 'graveyard')]).toEqual(
      [2, [], 3],
    );
  });

  driven('609.3, 609.9 what replaces once a turn saves one of two that die at once', (begin) => {
    const altar = beast(
      'Altar',
      3000,
      timesInTurn(1, wouldBeDestroyed(any('you', { names: ['Squire'] }), stays)),
    );
    const duel = destroyed(
      begin,
      [altar],
      { battleZone: ['Brute', 'Altar', 'Squire', 'Squire'] },
      yourCreatures({ names: ['Squire'] }),
    );
    play(duel, 'p1 attack', 'Squire', 'Altar');
    expect(duel.battleZones.p1).toEqual(['Brute', 'Altar', 'Squire']);
  });

  const send = (of: 'you' | 'opponent', to: Zone) =>
    wouldBeDestroyed(any(of, { names: ['Squire'] }), instead(to));

  driven('609.8 where the active player declines, the other player may apply theirs', (begin) => {
    const mine = beast('Mine', 3000, optional(send('you', 'hand')));
    const yours = beast('Yours', 3000, optional(send('opponent', 'manaZone')));
    const duel = cast(begin, destroy(yourCreatures({ names: ['Squire'] })), {
      cards: [squire, mine, yours],
      p1: { battleZone: ['Brute', 'Mine', 'Squire'] },
      p2: { battleZone: ['Yours'] },
    });
    expect(duel.asked).toBe('p1 replace');
    duel.pass();
    expect(duel.asked).toBe('p2 replace');
    play(duel, 'p1 attack', 'Replace', 'Yours');
    expect(duel.names('p1', 'manaZone')).toEqual(['Fire Filler', 'Squire']);
  });

  driven('101.5b, 609.8 of what both players say of a draw that of the active player applies', (begin) => {
    const thirst = beast(
      'Thirst',
      1000,
      wouldDraw('opponent', insteadDo(topOfDeckTo('graveyard', 1, 'opponent'))),
    );
    const luck = beast('Luck', 1000, wouldDraw('you', insteadDo(draw(2))));
    const bell = beast('Bell', 1000, when({ event: 'endOfTurn', of: 'any' }, draw()));
    const ended = (active: 'p1' | 'p2') => {
      const duel = begin({
        cards: [thirst, luck, bell],
        active,
        step: 'attack',
        p1: { battleZone: ['Thirst'] },
        p2: { battleZone: ['Luck', 'Bell'] },
      });
      play(duel, active === 'p1' ? 'p2 charge' : 'p1 charge');
      return [duel.count('p2', 'hand'), duel.count('p2', 'graveyard')];
    };
    expect(ended('p2')).toEqual([2, 0]);
    expect(ended('p1')).toEqual([2, 1]);
  });
});

describe('115, 703 rulings of battles', () => {
  driven('115.3b, 609.4 a battle is won against a creature that stays instead of dying', (begin) => {
    const ghost = beast(
      'Ghost',
      1000,
      wouldBeDestroyed(itself, stays),
      when({ event: 'losesBattle', what: itself }, draw()),
    );
    const duel = cast(
      begin,
      battle(choose(yourCreatures({ names: ['Hero'] })), choose(opponentsCreatures())),
      {
        cards: [ghost, beast('Hero', 3000, whenWinsBattle(self, draw(2)))],
        p1: { battleZone: ['Brute', 'Hero'] },
        p2: { battleZone: ['Ghost'] },
      },
    );
    play(duel, 'p1 attack', 'Hero');
    expect([duel.battleZones.p2, duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([
      ['Ghost'],
      2,
      1,
    ]);
  });

  driven('115.2, 115.3 powers are compared after what triggers as the battle begins', (begin) => {
    const rage = beast(
      'Rage',
      1000,
      when({ event: 'battles', what: itself }, gets(self, 'battle', power(9000))),
    );
    const duel = cast(
      begin,
      inOrder(battle(choose(yourCreatures({ names: ['Rage'] })), choose(opponentsCreatures())), draw()),
      {
        cards: [rage],
        p1: { battleZone: ['Brute', 'Rage'] },
        p2: { battleZone: ['Brute'] },
      },
    );
    play(duel, 'p1 attack', 'Rage');
    expect([duel.battleZones, powerOf(duel, 'p1', 'Rage')]).toEqual([
      { p1: ['Brute', 'Rage'], p2: [] },
      1000,
    ]);
  });

  driven(
    '115.3c, 703.4d a slayer destroys what has won every battle, and dies of no battle itself',
    (begin) => {
      const champion = (name: string, ...more: CardDefinition['abilities']) =>
        beast(name, 3000, has({ kind: 'winsBattles' }), ...more);
      const duel = begin({
        cards: [champion('First', slayer), champion('Second')],
        step: 'attack',
        p1: { battleZone: ['First', 'Fear Fang'] },
        p2: { battleZone: [{ name: 'Second', tapped: true }] },
      });
      duel.choose('First attacks Second');
      play(duel, 'p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['First (tapped)', 'Fear Fang'], p2: [] });
    },
  );
});

describe('409 rulings of cards of both players', () => {
  driven(
    '409.1f, 111.1 of the creatures of both players those of the active player enter first, and forbid the others',
    (begin) => {
      const gate = beast('Gate', 1000, has(cannot({ do: 'put', who: 'opponent' })));
      const duel = cast(begin, put(cardsIn('graveyard', 'any', { type: 'creature' })), {
        cards: [gate],
        p1: { graveyard: ['Gate'] },
        p2: { graveyard: ['Runt'] },
      });
      play(duel, 'p1 attack', 'Gate');
      expect([duel.battleZones, duel.zone('p2', 'graveyard')]).toEqual([
        { p1: ['Brute', 'Gate'], p2: [] },
        ['Runt'],
      ]);
      const theirs = cast(begin, put(cardsIn('graveyard', 'any', { type: 'creature' })), {
        cards: [gate],
        p1: { graveyard: ['Runt'] },
        p2: { graveyard: ['Gate'] },
      });
      play(theirs, 'p1 attack', 'Gate');
      expect(theirs.battleZones).toEqual({ p1: ['Brute', 'Runt'], p2: ['Gate'] });
    },
  );

  driven(
    '409.1c a creature that is summoned from the mana zone is not counted there as it is put',
    (begin) => {
      const warden = beast('Warden', 1000, {
        kind: 'replacement',
        of: {
          event: 'moves',
          what: any('opponent', { cost: { min: countOf(opponentsMana()) } }),
          to: 'battleZone',
        },
        instead: { kind: 'move', to: 'manaZone' },
      });
      const fern = creature({ ...plain, name: 'Fern', cost: 4, power: 2000, abilities: [] });
      const spring = charm(
        'Spring',
        gets(yourMana({ names: ['Fern'] }), 'turn', {
          kind: 'can',
          permission: { do: 'summonFrom', zone: 'manaZone' },
        }),
      );
      const summoned = (fillers: number) => {
        const duel = begin({
          cards: [warden, fern, spring],
          p1: {
            hand: ['Spring'],
            manaZone: ['Fern', ...Array.from({ length: fillers }, () => 'Fire Filler')],
            battleZone: ['Fear Fang'],
          },
          p2: { battleZone: ['Warden'] },
        });
        duel.choose('Cast Spring');
        if (duel.asked === 'p1 pay') duel.choose(duel.options.find((one) => !one.includes('Fern')) ?? '');
        duel.choose('Summon Fern');
        if (duel.asked === 'p1 pay') duel.choose(duel.options[0] ?? '');
        return duel.names('p1', 'battleZone');
      };
      expect([summoned(4), summoned(5)]).toEqual([['Fear Fang'], ['Fear Fang', 'Fern']]);
    },
  );

  driven(
    '701.7a, 609.4 what would be put instead of being discarded is discarded where nothing may be put',
    (begin) => {
      const sly = beast('Sly', 1000, wouldBeDiscarded(itself, instead('battleZone')));
      const lock = beast('Lock', 1000, has(cannot({ do: 'put', who: 'opponent', unless: 'summoned' })));
      const followed = (mine: readonly string[]) => {
        const duel = cast(begin, discard(opponentsHand()), {
          cards: [sly, lock],
          p1: { battleZone: ['Brute', ...mine] },
          p2: { hand: ['Sly'] },
        });
        play(duel, 'p1 attack');
        return [duel.battleZones.p2, duel.zone('p2', 'graveyard')];
      };
      expect([followed([]), followed(['Lock'])]).toEqual([
        [['Sly'], []],
        [[], ['Sly']],
      ]);
    },
  );

  driven(
    '113.6, 101.4d a shield trigger creature that an effect of the other player breaks is there, and triggers after that effect',
    (begin) => {
      const guest = beast('Guest', 1000, shieldTrigger, whenPut(self, draw(2)));
      const count = onlyIf(youHave(opponentsCreatures()), draw(3));
      const duel = cast(begin, inOrder(breakShields(1), count), {
        cards: [guest, beast('Bard', 1000, whenPut(any('opponent'), topOfDeckTo('manaZone')))],
        p1: { battleZone: ['Brute', 'Bard'] },
        p2: { shieldZone: ['Guest'] },
      });
      play(duel, 'p1 attack', 'Guest');
      expect(duel.facts('effectBegan').at(-1)).toBe('effectBegan Guest');
      expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone'), duel.count('p2', 'hand')]).toEqual([
        3, 2, 2,
      ]);
    },
  );
});

describe('500-512 rulings of turns', () => {
  driven(
    '500.5 an extra turn that a player gains in the turn of the other comes before their own',
    (begin) => {
      const hour = spell({ ...plain, name: 'Hour', abilities: [shieldTrigger, spellAbility(extraTurn())] });
      const duel = begin({
        cards: [hour],
        step: 'attack',
        p1: { battleZone: ['Fear Fang'] },
        p2: { shieldZone: ['Hour'] },
      });
      play(duel.choose('Fear Fang attacks the player'), 'p2 charge', 'Hour');
      const first = duel.duel.game.turn.number;
      for (const turn of [first + 1, first + 2]) {
        for (let tries = 0; duel.duel.game.turn.number < turn && tries < 20; tries++) duel.pass();
        expect([turn - first, duel.decision.player]).toEqual([
          turn - first,
          turn === first + 1 ? 'p2' : 'p1',
        ]);
      }
    },
  );

  driven('511.2, 500.3 what dies as a bonus of the turn ends dies in that turn', (begin) => {
    const wisp = beast('Wisp', 1000, whenDestroyed(self, onlyIf(yourTurn, draw(), draw(3))));
    const duel = cast(
      begin,
      inOrder(
        gets(yourCreatures({ names: ['Wisp'] }), 'turn', power(1000)),
        gets(yourCreatures({ names: ['Wisp'] }), 'duel', power(-1000)),
      ),
      { cards: [wisp], p1: { battleZone: ['Brute', 'Wisp'] } },
    );
    play(duel, 'p2 charge');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Brute'], 1]);
  });

  driven(
    '501.1, 603.2c what untaps at the start of a turn becomes untapped, and each one triggers',
    (begin) => {
      const chime = beast('Chime', 1000, when({ event: 'untapped', what: any('any') }, draw()));
      const duel = begin({
        cards: [chime, squire],
        active: 'p2',
        step: 'attack',
        p1: {
          battleZone: [{ name: 'Squire', tapped: true }, { name: 'Squire', tapped: true }, 'Squire', 'Chime'],
        },
      });
      play(duel, 'p1 charge');
      expect(duel.count('p1', 'hand')).toBe(3);
    },
  );

  driven(
    '512.1, 500.5 an extra turn comes although the rest of the turn in which it was gained is skipped',
    (begin) => {
      const duel = cast(begin, inOrder(extraTurn(), skipRestOfTurn));
      expect([duel.asked, duel.duel.game.turn.number]).toEqual(['p1 charge', 6]);
    },
  );
});

describe('110, 116 rulings of range and of what is ignored', () => {
  driven(
    '110.2e, 116.2a what is sealed is not in the range of an effect, also once it is there again',
    (begin) => {
      const chief = creature({ ...plain, name: 'Chief', races: ['Fire Command'], power: 1000 });
      const duel = cast(
        begin,
        inOrder(gets(yourCreatures(), 'turn', power(1000)), put(yourHand({ names: ['Chief'] }))),
        {
          cards: [chief, imp, squire],
          p1: { hand: ['Chief'], battleZone: ['Brute', 'Squire', { name: 'Imp', seals: ['Squire'] }] },
        },
      );
      play(duel, 'p1 attack');
      expect(['Squire', 'Imp', 'Chief', 'Brute'].map((name) => powerOf(duel, 'p1', name))).toEqual([
        2000, 3000, 1000, 6000,
      ]);
    },
  );

  driven('801.2b, 105.4a an evolution creature on a tapped tamaseed is put tapped', (begin) => {
    const seed = tamaseed({ ...plain, name: 'Seed', abilities: [shinkarize] });
    const neo = evolutionCreature({ ...plain, name: 'Grown', power: 6000, abilities: [evolution({})] });
    const duel = begin({
      cards: [seed, neo],
      p1: {
        hand: ['Grown'],
        manaZone: { fire: 1 },
        battleZone: ['Fear Fang', { name: 'Seed', tapped: true }],
      },
    });
    duel.use('Summon Grown');
    play(duel, 'p1 attack', 'Seed');
    expect([...duel.battleZones.p1].sort()).toEqual(['Fear Fang', 'Grown (tapped, over Seed)']);
  });

  driven(
    '607, 400.5 what lasts while its source is there has ended for a source that has come back',
    (begin) => {
      const bless = beast(
        'Bless',
        1000,
        when(
          { event: 'put', what: itself, how: 'summoned' },
          getsWhileThere(yourCreatures({ names: ['Squire'] }), power(2000)),
        ),
      );
      const again = inOrder(
        returnToHand(yourCreatures({ names: ['Bless'] })),
        put(yourHand({ names: ['Bless'] })),
      );
      const duel = begin({
        cards: [bless, squire, charm('Again', again)],
        p1: { hand: ['Bless', 'Again'], manaZone: { fire: 2 }, battleZone: ['Fear Fang', 'Squire'] },
      });
      duel.use('Summon Bless');
      expect(powerOf(duel, 'p1', 'Squire')).toBe(3000);
      duel.use('Cast Again');
      play(duel, 'p1 attack');
      expect(powerOf(duel, 'p1', 'Squire')).toBe(1000);
    },
  );

  driven(
    '603.2d, 609.4 "if a creature was destroyed in this turn" does not count one that stayed',
    (begin) => {
      const followed = (name: string) =>
        cast(
          begin,
          inOrder(
            destroy(yourCreatures({ names: [name] })),
            onlyIf(happened({ event: 'destroyed', what: any('any'), tense: 'destroyed' }), draw(2), draw()),
          ),
          {
            cards: [squire, beast('Ghost', 1000, wouldBeDestroyed(itself, stays))],
            p1: { battleZone: ['Brute', 'Squire', 'Ghost'] },
          },
        ).count('p1', 'hand');
      expect([followed('Squire'), followed('Ghost')]).toEqual([2, 1]);
    },
  );

  driven(
    '505.6a, 509.5b a guard strike on the attacking creature does not end its attack, and forbids the next',
    (begin) => {
      const parry = beast('Parry', 1000, guardStrike);
      const spin = beast(
        'Spin',
        6000,
        when({ event: 'endOfAttack', what: itself }, untap(self)),
        doubleBreaker,
      );
      const duel = begin({
        cards: [parry, spin],
        step: 'attack',
        p1: { battleZone: ['Spin'] },
        p2: { shieldZone: ['Parry', 'Filler', 'Filler'] },
      });
      duel.choose('Spin attacks the player').choose('Shield 1', 'Shield 2');
      play(duel, 'p2 charge', 'Parry', 'Spin');
      expect([duel.asked, duel.count('p2', 'shieldZone'), duel.battleZones.p1]).toEqual([
        'p2 charge',
        1,
        ['Spin'],
      ]);
    },
  );
});

describe('603, 605 rulings of standby effects', () => {
  driven(
    '603.4, 603.2 an effect that finds its condition met and does nothing has used its limit',
    (begin) => {
      const drum = beast(
        'Drum',
        1000,
        limited({ times: 1, per: 'turn', by: 'this' }, whenPut(another('you'), draw())),
      );
      const duel = cast(begin, put(yourHand({ type: 'creature' })), {
        cards: [drum, squire],
        p1: { hand: ['Squire', 'Squire'], battleZone: ['Brute', 'Drum'] },
      });
      play(duel, 'p1 attack');
      expect(duel.count('p1', 'hand')).toBe(1);
    },
  );

  driven(
    '605.2e, 603.5c a creature that was given an ability on dying has it although the giver has died before it resolves',
    (begin) => {
      const giver = beast(
        'Giver',
        1000,
        each(yourCreatures({ names: ['Squire'] }), gains(whenDestroyed(self, draw()))),
      );
      const duel = cast(
        begin,
        inOrder(destroy(yourCreatures({ names: ['Squire'] })), destroy(yourCreatures({ names: ['Giver'] }))),
        {
          cards: [giver, squire],
          p1: { battleZone: ['Brute', 'Giver', 'Squire'] },
        },
      );
      play(duel, 'p1 attack');
      expect(duel.count('p1', 'hand')).toBe(1);
    },
  );

  driven(
    '101.4c, 605.1 a return to the active player in the midst of what the other does, twice over',
    (begin) => {
      const mine = beast(
        'Mine',
        1000,
        whenDestroyed(self, destroy(opponentsCreatures({ names: ['Yours'] }))),
      );
      const yours = beast(
        'Yours',
        1000,
        whenDestroyed(self, destroy(opponentsCreatures({ names: ['Last'] }))),
      );
      const last = beast('Last', 1000, whenDestroyed(self, draw()));
      const start = beast(
        'Start',
        1000,
        wheneverAttacks(any('opponent'), destroy(opponentsCreatures({ names: ['Mine'] }))),
        wheneverAttacks(any('opponent'), draw()),
      );
      const duel = begin({
        cards: [mine, yours, last, start],
        step: 'attack',
        p1: { battleZone: ['Fear Fang', 'Mine', 'Last'] },
        p2: { battleZone: ['Start', 'Yours'] },
      });
      duel.choose('Fear Fang attacks the player');
      expect(duel.asked).toBe('p2 standby');
      duel.choose(duel.options.find((one) => one.includes('estroy')) ?? '');
      expect(duel.asked).toBe('p2 standby');
      duel.choose(duel.options.find((one) => one.includes('Yours')) ?? '');
      play(duel, 'p1 shields');
      expect(duel.facts('effectBegan').slice(0, 5)).toEqual([
        'effectBegan Start',
        'effectBegan Mine',
        'effectBegan Yours',
        'effectBegan Last',
        'effectBegan Start',
      ]);
    },
  );

  driven(
    '114.2a, 104.2b where both players draw the active player draws all first, and loses before the other draws',
    (begin) => {
      const duel = cast(begin, draw(2, 'any'), { p1: { deck: 2 }, p2: { deck: 2 } });
      expect([duel.duel.result, duel.count('p2', 'hand')]).toEqual([
        { winner: 'p2', reason: 'deckOut', turn: 5 },
        0,
      ]);
    },
  );
});
