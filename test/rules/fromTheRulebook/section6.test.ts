import {
  allCreatures,
  any,
  atEndOfYourTurn,
  choose,
  countOf,
  delayed,
  destroy,
  draw,
  each,
  gets,
  inOrder,
  instead,
  insteadDo,
  opponentsCreatures,
  power,
  provided,
  put,
  returnToHand,
  self,
  stays,
  tap,
  topOfDeckTo,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { BIG, being, charm, ONE_MANA, SMALL } from './madeUp.ts';

describe('603 triggered abilities', () => {
  driven('603.5d a watcher of destroyed creatures sees itself alone when all die at once', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        being('Watcher', 1000, when({ event: 'destroyed', what: any('any'), tense: 'destroyed' }, draw())),
        charm('Doing', destroy(allCreatures())),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Watcher', 'Small'] },
      p2: { battleZone: ['Small'] },
    });
    expect(duel.use('Cast Doing').count('p1', 'hand')).toBe(1);
  });

  driven('603.2b it triggers once for each creature destroyed at once while it stays', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        being(
          'Watcher',
          1000,
          when({ event: 'destroyed', what: any('opponent'), tense: 'destroyed' }, draw()),
        ),
        charm('Doing', destroy(opponentsCreatures())),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Watcher'] },
      p2: { battleZone: ['Small', 'Small', 'Small'] },
    });
    expect(duel.use('Cast Doing').count('p1', 'hand')).toBe(3);
  });

  driven('603.2d a destruction that became a return triggers nothing', (begin) => {
    const duel = begin({
      cards: [
        being('Saved', 1000, wouldBeDestroyed(self, instead('hand')), whenDestroyed(self, draw())),
        charm('Doing', destroy(yourCreatures())),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Saved'] },
    });
    expect(duel.use('Cast Doing').names('p1', 'hand')).toEqual(['Saved']);
  });

  driven(
    '603.4 a condition is read as the effect resolves: false at the trigger and true then is enough',
    (begin) => {
      const duel = begin({
        cards: [
          SMALL,
          being('Counter', 1000, provided(youHave(yourCreatures(), { min: 3 }), whenPut(self, draw()))),
          being(
            'Bringer',
            1000,
            when(
              { event: 'put', what: any('you', { names: ['Counter'] }) },
              put(yourGraveyard({ names: ['Small'] })),
            ),
          ),
        ],
        p1: { hand: ['Counter'], manaZone: ONE_MANA, battleZone: ['Bringer'], graveyard: ['Small'] },
      });
      duel.use('Summon Counter').choose('Bringer');
      expect([duel.battleZones.p1.length, duel.count('p1', 'hand')]).toEqual([3, 1]);
    },
  );

  driven('603.4 and true at the trigger and false then is not', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        being('Counter', 1000, provided(youHave(yourCreatures(), { min: 3 }), whenPut(self, draw()))),
        being(
          'Killer',
          1000,
          when(
            { event: 'put', what: any('you', { names: ['Counter'] }) },
            destroy(yourCreatures({ names: ['Small'] })),
          ),
        ),
      ],
      p1: { hand: ['Counter'], manaZone: ONE_MANA, battleZone: ['Killer', 'Small'] },
    });
    duel.use('Summon Counter').choose('Killer');
    expect([duel.battleZones.p1.length, duel.count('p1', 'hand')]).toEqual([2, 0]);
  });

  driven('603.6a a delayed trigger does not reach back to what happened before it was made', (begin) => {
    const duel = begin({
      cards: [SMALL, charm('Doing', delayed(when({ event: 'put', what: any('you') }, draw()), 'turn'))],
      p1: { hand: ['Small', 'Small', 'Doing'], manaZone: { nature: 3 } },
    });
    duel.use('Summon Small').use('Cast Doing').use('Summon Small');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('603.6a two copies of the spell make two delayed triggers', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        charm('Doing', delayed(when({ event: 'put', what: any('you') }, topOfDeckTo('manaZone')), 'turn')),
      ],
      p1: { hand: ['Small', 'Doing', 'Doing'], manaZone: { nature: 3 } },
    });
    duel.use('Cast Doing').use('Cast Doing').use('Summon Small');
    if (duel.asked === 'p1 standby') duel.choose(duel.options[0] ?? '');
    expect(duel.count('p1', 'manaZone')).toBe(5);
  });

  driven(
    '603.5b a creature that comes under a static loss of power to 0 has come, and its own trigger works',
    (begin) => {
      const duel = begin({
        cards: [
          being('Brief', 1000, whenPut(self, draw())),
          being('Frost', 9000, each(opponentsCreatures(), power(-1000))),
        ],
        p1: { hand: ['Brief'], manaZone: ONE_MANA },
        p2: { battleZone: ['Frost'] },
      });
      duel.use('Summon Brief');
      expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([[], 1]);
    },
  );
});

describe('605-608 resolving, effects', () => {
  driven('605.2b a sentence that can choose nothing does nothing, and the next one is done', (begin) => {
    const duel = begin({
      cards: [charm('Doing', destroy(choose(opponentsCreatures())), draw())],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Filler'] },
    });
    expect(duel.use('Cast Doing').count('p1', 'hand')).toBe(1);
  });

  driven('605.2d a number is worked out as the sentence is done, not as the spell is cast', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        charm('Doing', returnToHand(yourCreatures()), topOfDeckTo('manaZone', countOf(yourHand()))),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Small', 'Small'] },
    });
    expect(duel.use('Cast Doing').count('p1', 'manaZone')).toBe(3);
  });

  driven(
    '605.1 a later trigger of the active player is resolved before an earlier one of the other',
    (begin) => {
      const duel = begin({
        cards: [
          being('Theirs', 1000, when({ event: 'put', what: any('opponent') }, topOfDeckTo('manaZone'))),
          being('First', 1000, whenPut(self, put(yourHand({ names: ['Last'] })))),
          being('Last', 1000, whenPut(self, draw())),
        ],
        p1: { hand: ['First', 'Last'], manaZone: ONE_MANA },
        p2: { battleZone: ['Theirs'] },
      });
      duel.facts();
      duel.use('Summon First');
      expect(duel.facts('effectResolved').slice(0, 4)).toEqual([
        'effectResolved First',
        'effectResolved Last',
        'effectResolved Theirs',
        'effectResolved Theirs',
      ]);
    },
  );

  driven('608 an amount counted at resolution does not follow later changes; a static one does', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        BIG,
        being('Mob', 1000, each(yourCreatures({ names: ['Mob'] }), power(countOf(yourCreatures())))),
        charm(
          'Rally',
          gets(choose(yourCreatures({ names: ['Small'] })), 'turn', power(countOf(yourCreatures()))),
        ),
        charm('Leave', returnToHand(yourCreatures({ names: ['Big'] }))),
        charm('Shrink', gets(yourCreatures(), 'turn', power(-1002))),
      ],
      p1: {
        hand: ['Rally', 'Leave', 'Shrink'],
        manaZone: { nature: 3 },
        battleZone: ['Small', 'Mob', 'Big'],
      },
    });
    duel.use('Cast Rally').use('Cast Leave').use('Cast Shrink');
    expect(duel.battleZones.p1).toEqual(['Small']);
  });
});

describe('609 replacement effects', () => {
  driven('609.8 the active player applies a replacement before the other, who owns the creature', (begin) => {
    const duel = begin({
      cards: [
        being('Saved', 1000, wouldBeDestroyed(self, instead('hand'))),
        being('Hunter', 1000, wouldBeDestroyed(any('opponent'), instead('manaZone'))),
        charm('Doing', destroy(opponentsCreatures())),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Hunter'] },
      p2: { battleZone: ['Saved'] },
    });
    duel.use('Cast Doing');
    expect([duel.zone('p2', 'manaZone').at(-1), duel.names('p2', 'hand')]).toEqual(['Saved', []]);
  });

  driven('609.9 one card saves one of two creatures destroyed at once', (begin) => {
    const duel = begin({
      cards: [
        being('Warden', 9000, wouldBeDestroyed(any('you', { names: ['Small'] }), insteadDo(destroy(self)))),
        SMALL,
        charm('Doing', destroy(opponentsCreatures({ names: ['Small'] }))),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Filler'] },
      p2: { battleZone: ['Warden', 'Small', 'Small'] },
    });
    duel.use('Cast Doing');
    while (duel.asked.startsWith('p2 replace') || duel.asked === 'p2 choose')
      duel.choose(duel.options[0] ?? '');
    expect([duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([['Small'], ['Small', 'Warden']]);
  });

  driven('609 two replacements of one card chain no longer than one for each event', (begin) => {
    const duel = begin({
      cards: [
        being('A', 1000, wouldBeDestroyed(any('you', { names: ['B'] }), insteadDo(destroy(self)))),
        being('B', 1000, wouldBeDestroyed(any('you', { names: ['A'] }), insteadDo(destroy(self)))),
        charm('Doing', destroy(opponentsCreatures({ names: ['A'] }))),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Filler'] },
      p2: { battleZone: ['A', 'B'] },
    });
    duel.use('Cast Doing');
    expect([duel.battleZones.p2, duel.names('p2', 'graveyard')]).toEqual([['A'], ['B']]);
  });

  driven('609.4 of all creatures destroyed the one that stays instead is left alone', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        being('Lasting', 2000, wouldBeDestroyed(self, stays)),
        charm('Doing', destroy(allCreatures())),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Lasting'] },
      p2: { battleZone: ['Small'] },
    });
    duel.use('Cast Doing');
    expect(duel.battleZones).toEqual({ p1: ['Lasting'], p2: [] });
  });
});

describe('506-511 attacks and the end of the turn', () => {
  driven('506.3a, 505.6b an attacker that untaps goes on attacking', (begin) => {
    const duel = begin({
      cards: [being('Runner', 2000, wheneverAttacks(self, { do: 'untap', what: self }))],
      step: 'attack',
      p1: { battleZone: ['Runner', 'Filler'] },
    });
    duel.choose('Runner attacks the player').choose('Shield 1');
    expect([duel.count('p2', 'shieldZone'), duel.battleZones.p1[0]]).toEqual([4, 'Runner']);
  });

  driven('505.6a an attacker that leaves breaks nothing, and its waiting effect is still done', (begin) => {
    const duel = begin({
      cards: [being('Bolt', 2000, wheneverAttacks(self, returnToHand(self)), wheneverAttacks(self, draw()))],
      step: 'attack',
      p1: { battleZone: ['Bolt', 'Filler'] },
    });
    duel.choose('Bolt attacks the player');
    if (duel.asked === 'p1 standby') duel.choose(duel.options.find((one) => /return|hand/i.test(one)) ?? '');
    expect([duel.asked, duel.count('p2', 'shieldZone'), duel.count('p1', 'hand')]).toEqual([
      'p1 attack',
      5,
      2,
    ]);
  });

  driven('505.6a an attacked creature that leaves ends the attack without a break', (begin) => {
    const duel = begin({
      cards: [BIG, being('Bolt', 2000, wheneverAttacks(self, returnToHand(opponentsCreatures())))],
      step: 'attack',
      p1: { battleZone: ['Bolt', 'Filler'] },
      p2: { battleZone: [{ name: 'Big', tapped: true }], shieldZone: 0 },
    });
    duel.choose('Bolt attacks Big');
    expect([duel.duel.result, duel.battleZones.p1[0], duel.names('p2', 'hand')]).toEqual([
      undefined,
      'Bolt (tapped)',
      ['Big'],
    ]);
  });

  driven('511.1a a creature put at the end of the turn has missed the end of that turn', (begin) => {
    const duel = begin({
      cards: [
        being('Caller', 1000, atEndOfYourTurn(put(yourGraveyard({ names: ['Late'] })))),
        being('Late', 1000, atEndOfYourTurn(draw())),
      ],
      step: 'attack',
      p1: { battleZone: ['Caller'], graveyard: ['Late'] },
      p2: { battleZone: ['Filler'] },
    });
    duel.passUntil('p2 charge');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Caller', 'Late'], 0]);
  });

  driven('511.2 what lasts this turn still counts while end-of-turn effects are done', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        charm('Grow', gets(yourCreatures(), 'turn', power(1000))),
        being(
          'Reaper',
          9000,
          atEndOfYourTurn(
            inOrder(gets(yourCreatures({ names: ['Small'] }), 'turn', power(-1000)), tap(self)),
          ),
        ),
      ],
      p1: { hand: ['Grow'], manaZone: ONE_MANA, battleZone: ['Small', 'Reaper'] },
      p2: { battleZone: ['Filler'] },
    });
    duel.use('Cast Grow').passUntil('p2 charge');
    expect(duel.battleZones.p1).toEqual(['Small', 'Reaper (tapped)']);
  });
});
