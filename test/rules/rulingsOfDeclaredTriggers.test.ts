import type { CardDefinition } from 'taiki';
import type { PlayerInput } from 'taiki/testing';
import type { Effect } from 'taiki/words';
import {
  addToShields,
  any,
  attacksEachTurnIfAble,
  battle,
  blocker,
  breakShields,
  called,
  cannot,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  guardman,
  has,
  inOrder,
  insteadDo,
  itself,
  limited,
  mustAttackSuch,
  named,
  ninjaStrike,
  onlyIf,
  opponentsCreatures,
  opponentsHand,
  put,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  speedAttacker,
  spell,
  spellAbility,
  strikeBack,
  tally,
  that,
  the,
  untap,
  when,
  wheneverAttacks,
  wouldBeBroken,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { play } from './goingOn.ts';
import { beast, elder, imp } from './printed.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

const squire = beast('Squire', 1000);
const pair = beast('Pair', 6000, doubleBreaker);
const trigger = (name: string, effect: Effect) =>
  spell({ ...plain, name, abilities: [shieldTrigger, spellAbility(effect)] });

describe('112 rulings of declared shield triggers that meet others', () => {
  const broken = (begin: Begin, cards: readonly CardDefinition[], p2: PlayerInput) =>
    begin({
      cards: [pair, squire, imp, ...cards],
      step: 'attack',
      p1: { battleZone: ['Pair', 'Fear Fang'] },
      p2,
    }).choose('Pair attacks the player');

  driven(
    '112.3a, 101.2 a creature that was declared stays in the hand where the one before it forbids it',
    (begin) => {
      const gate = beast('Gate', 1000, shieldTrigger, has(cannot({ do: 'put', who: 'you' })));
      const guest = beast('Guest', 1000, shieldTrigger);
      const duel = broken(begin, [gate, guest], { shieldZone: ['Gate', 'Guest'] });
      play(duel, 'p1 attack', 'Gate', 'Guest');
      expect([duel.battleZones.p2, duel.zone('p2', 'hand')]).toEqual([['Gate'], ['Guest']]);
    },
  );

  driven(
    '112.3a, 801.1a an evolution creature that was declared stays in the hand where its base has gone',
    (begin) => {
      const lord = elder('Lord', 9000, shieldTrigger);
      const doom = trigger('Doom', destroy(yourCreatures()));
      const first = (...names: readonly string[]) => {
        const duel = broken(begin, [lord, doom], { shieldZone: ['Lord', 'Doom'], battleZone: ['Imp'] });
        return play(duel, 'p1 attack', ...names);
      };
      const late = first('Doom', 'Lord');
      expect([late.battleZones.p2, late.zone('p2', 'hand'), late.zone('p2', 'graveyard')]).toEqual([
        [],
        ['Lord'],
        ['Imp', 'Doom'],
      ]);
      const early = first('Lord', 'Doom');
      expect([early.battleZones.p2, early.zone('p2', 'hand'), early.names('p2', 'graveyard')]).toEqual([
        [],
        [],
        ['Doom', 'Imp', 'Lord'],
      ]);
    },
  );

  driven(
    '112.3b, 603.4 a strike back that is discarded before it is used does nothing, and its price is gone',
    (begin) => {
      const back = creature({
        name: 'Back',
        civilizations: ['water'],
        cost: 1,
        power: 1000,
        abilities: [strikeBack({ names: ['Squire'] })],
      });
      const purge = trigger('Purge', discard(yourHand()));
      const first = (...names: readonly string[]) => {
        const duel = broken(begin, [back, purge], { hand: ['Back'], shieldZone: ['Squire', 'Purge'] });
        return play(duel, 'p1 attack', ...names);
      };
      const late = first('Purge', 'Back');
      expect([late.battleZones.p2, late.names('p2', 'graveyard')]).toEqual([[], ['Back', 'Purge', 'Squire']]);
      const early = first('Back', 'Purge');
      expect([early.battleZones.p2, early.names('p2', 'graveyard')]).toEqual([['Back'], ['Purge', 'Squire']]);
    },
  );

  driven('509.5e, 505.6 once the attacker is gone the other shield trigger is used all the same', (begin) => {
    const bolt = trigger('Bolt', destroy(opponentsCreatures({ names: ['Pair'] })));
    const count = trigger('Count', onlyIf(youHave(opponentsCreatures({ names: ['Pair'] })), draw(), draw(2)));
    const duel = broken(begin, [bolt, count], { shieldZone: ['Bolt', 'Count'] });
    play(duel, 'p1 attack', 'Bolt', 'Count');
    expect([duel.battleZones.p1, duel.count('p2', 'hand')]).toEqual([['Fear Fang'], 2]);
  });

  driven(
    '113.6, 400.5 a shield that an effect puts back as a shield in the same break is another shield',
    (begin) => {
      const again = trigger('Again', addToShields(yourHand()));
      const duel = broken(begin, [again], { shieldZone: ['Again', 'Squire', 'Filler'] });
      duel.choose('Shield 1', 'Shield 2');
      play(duel, 'p1 attack', 'Again');
      expect([
        duel.count('p2', 'shieldZone'),
        duel.count('p2', 'hand'),
        duel.zone('p2', 'graveyard'),
      ]).toEqual([2, 0, ['Again']]);
    },
  );
});

describe('506 rulings of declared abilities and duties', () => {
  driven(
    '505.6a, 506.3e a ninja that was declared comes although another effect has ended the attack first',
    (begin) => {
      const ninja = beast('Ninja', 1000, ninjaStrike(1));
      const sniper = beast('Sniper', 1000, wheneverAttacks(any('opponent'), destroy(that)));
      const duel = begin({
        cards: [ninja, sniper, squire],
        step: 'attack',
        p1: { battleZone: ['Squire', 'Fear Fang'] },
        p2: { hand: ['Ninja'], manaZone: { fire: 1 }, battleZone: ['Sniper'] },
      });
      duel.choose('Squire attacks the player');
      expect(duel.asked).toBe('p2 declareUsage');
      play(duel, 'p1 attack', 'Sniper', 'Ninja');
      expect([duel.battleZones, duel.count('p2', 'shieldZone')]).toEqual([
        { p1: ['Fear Fang'], p2: ['Sniper', 'Ninja'] },
        5,
      ]);
    },
  );

  driven('506.1b two effects that ask for two targets ask for two attacks', (begin) => {
    const fury = beast(
      'Fury',
      9000,
      has(mustAttackSuch({ names: ['Imp'] })),
      has(mustAttackSuch({ names: ['Squire'] })),
      wheneverAttacks(self, untap(self)),
    );
    const duel = begin({
      cards: [fury, imp, squire],
      step: 'attack',
      p1: { battleZone: ['Fury', 'Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Imp', tapped: true },
          { name: 'Squire', tapped: true },
        ],
      },
    });
    const ofFury = () => duel.options.filter((one) => one.startsWith('Fury'));
    expect(ofFury()).toEqual(['Fury attacks Imp', 'Fury attacks Squire']);
    play(duel.choose('Fury attacks Imp'), 'p1 attack');
    expect([ofFury(), duel.options.includes('Attack no more')]).toEqual([['Fury attacks Squire'], false]);
    play(duel.choose('Fury attacks Squire'), 'p1 attack');
    expect([ofFury(), duel.options.includes('Attack no more')]).toEqual([['Fury attacks the player'], true]);
  });

  driven('506.1b, 400.5 a creature that has attacked, left and come back has to attack again', (begin) => {
    const fury = beast(
      'Fury',
      3000,
      attacksEachTurnIfAble,
      speedAttacker,
      limited(
        { times: 1, per: 'turn', by: 'name' },
        when(
          { event: 'endOfAttack', what: itself },
          inOrder(returnToHand(self), put(yourHand({ names: ['Fury'] }))),
        ),
      ),
    );
    const duel = begin({ cards: [fury], step: 'attack', p1: { battleZone: ['Fury', 'Fear Fang'] } });
    duel.choose('Fury attacks the player');
    play(duel, 'p1 attack', 'Shield 1');
    expect([duel.battleZones.p1, duel.options]).toEqual([
      ['Fear Fang', 'Fury'],
      ['Fear Fang attacks the player', 'Fury attacks the player'],
    ]);
  });

  driven(
    '115.3a, 505.6a a creature that dies in a battle as its own battle begins does not fight that',
    (begin) => {
      const rival = beast('Rival', 9000);
      const first = when(
        { event: 'battles', what: itself },
        battle(self, choose(opponentsCreatures({ names: ['Rival'] }))),
      );
      const hothead = beast('Hothead', 3000, limited({ times: 1, per: 'turn', by: 'this' }, first));
      const duel = begin({
        cards: [hothead, rival, squire],
        step: 'attack',
        p1: { battleZone: ['Hothead', 'Fear Fang'] },
        p2: { battleZone: ['Rival', { name: 'Squire', tapped: true }] },
      });
      duel.choose('Hothead attacks Squire');
      play(duel, 'p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Rival', 'Squire (tapped)'] });
    },
  );

  driven(
    '507.2, 507.3c of a guard and a blocking creature the one that is resolved last takes the attack',
    (begin) => {
      const guard = beast('Guard', 9000, guardman);
      const rock = beast('Rock', 1000, blocker);
      const spear = beast('Spear', 5000, when({ event: 'isNotBlocked', what: itself }, draw()));
      const taken = (...names: readonly string[]) => {
        const duel = begin({
          cards: [guard, rock, spear],
          step: 'attack',
          p1: { battleZone: ['Spear', 'Fear Fang'] },
          p2: { battleZone: ['Guard', 'Rock', { name: 'Fear Fang', tapped: true }] },
        });
        play(duel.choose('Spear attacks Fear Fang'), 'p1 attack', ...names);
        return [duel.names('p1', 'battleZone'), duel.names('p2', 'battleZone'), duel.count('p1', 'hand')];
      };
      expect(taken('Guard', 'Rock')).toEqual([['Fear Fang', 'Spear'], ['Fear Fang', 'Guard'], 0]);
      expect(taken('Rock', 'Guard')).toEqual([['Fear Fang'], ['Fear Fang', 'Guard', 'Rock'], 1]);
    },
  );
});

describe('605 rulings of what an effect finds', () => {
  driven(
    '605.2c, 400.5 a card that has left and come back in one effect is not what the effect chose',
    (begin) => {
      const round = inOrder(
        { do: 'choose', what: called(choose(opponentsCreatures()), 'one') },
        returnToHand(opponentsCreatures()),
        { do: 'put', what: opponentsHand({ type: 'creature' }) },
        destroy(the('one')),
      );
      const duel = cast(begin, round, { cards: [squire], p2: { battleZone: ['Squire'] } });
      play(duel, 'p1 attack');
      expect(duel.battleZones.p2).toEqual(['Squire']);
    },
  );

  driven('605.2d, 609.4 "that many" counts each shield once, and none that has gone elsewhere', (begin) => {
    const ward = beast('Ward', 1000, wouldBeBroken('you', insteadDo(putIntoMana(that))));
    const counted = (battleZone: readonly string[]) => {
      const duel = cast(begin, inOrder(tally(breakShields(2), 'broken'), draw(named('broken'))), {
        cards: [ward],
        p2: { battleZone },
      });
      play(duel, 'p1 attack', 'Shield 1', 'Shield 2', 'Replace');
      return duel.count('p1', 'hand');
    };
    expect([counted([]), counted(['Ward'])]).toEqual([2, 0]);
  });

  driven(
    '603.2b, 701.7a two cards that are discarded at once trigger twice for one that stays, and once for each limit',
    (begin) => {
      const clerk = beast('Clerk', 1000, when({ event: 'discarded', by: 'opponent' }, draw()));
      const once = beast(
        'Once',
        1000,
        limited({ times: 1, per: 'turn', by: 'this' }, when({ event: 'discarded', by: 'opponent' }, draw(3))),
      );
      const duel = cast(begin, discard(opponentsHand()), {
        cards: [clerk, once, squire],
        p1: { battleZone: ['Brute', 'Clerk', 'Once'] },
        p2: { hand: ['Squire', 'Squire'] },
      });
      play(duel, 'p1 attack', 'Clerk', 'Once');
      expect(duel.count('p1', 'hand')).toBe(5);
    },
  );
});
