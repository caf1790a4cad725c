import {
  allCreatures,
  any,
  blocker,
  cannot,
  choose,
  creature,
  destroy,
  discard,
  draw,
  gets,
  has,
  ifYouDo,
  inOrder,
  instead,
  opponentsCreatures,
  power,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  stays,
  strikeBack,
  tap,
  topOfDeckTo,
  untap,
  when,
  whenDestroyed,
  whenPut,
  wouldBeDestroyed,
  wouldDraw,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { BIG, being, charm, ONE_MANA, SMALL } from './madeUp.ts';

describe('101 absolute laws', () => {
  driven(
    '101.2 a ban on attacking beats speed attacker, which beats the rule of summoning sickness',
    (begin) => {
      const attackers = (...abilities: readonly Parameters<typeof being>[2][]) => {
        const duel = begin({
          cards: [being('Fast', 1000, speedAttacker, ...abilities)],
          p1: { hand: ['Fast'], manaZone: ONE_MANA, battleZone: ['Filler'] },
        });
        duel.use('Summon Fast').passUntil('p1 attack');
        return duel.options.some((option) => option.startsWith('Fast'));
      };
      expect(attackers()).toBe(true);
      expect(attackers(has(cannot({ do: 'attack' })))).toBe(false);
    },
  );

  driven('101.3 with one card in the hand, discarding two discards that one', (begin) => {
    const duel = begin({
      cards: [BIG, charm('Doing', discard(choose(yourHand(), 2)), draw())],
      p1: { hand: ['Doing', 'Big'], manaZone: ONE_MANA, deck: ['Filler', 'Filler', 'Filler'] },
    });
    expect(duel.use('Cast Doing').names('p1', 'hand')).toEqual(['Filler']);
  });

  driven('101.3a destroying counts as tried where the creature stays instead', (begin) => {
    const duel = begin({
      cards: [
        being('Lasting', 1000, wouldBeDestroyed(self, stays)),
        charm('Doing', ifYouDo(destroy(yourCreatures()), draw())),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Lasting'] },
    });
    duel.use('Cast Doing');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Lasting'], 1]);
  });

  driven(
    '101.4 the active player draws before the other, although the other has the card that died',
    (begin) => {
      const duel = begin({
        cards: [being('Mourner', 1000, whenDestroyed(self, draw())), charm('Doing', destroy(allCreatures()))],
        p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Mourner'] },
        p2: { battleZone: ['Mourner'] },
      });
      duel.use('Cast Doing');
      const drawn = duel.duel.log.flatMap((fact) => (fact.kind === 'cardDrawn' ? [fact.player] : []));
      expect(drawn.slice(0, 2)).toEqual(['p1', 'p2']);
    },
  );

  driven(
    '101.4c what an effect of the other player triggers for the active player comes before the next one',
    (begin) => {
      const duel = begin({
        cards: [
          being('Giver', 1000, whenDestroyed(self, draw(1))),
          being('Listener', 1000, when({ event: 'drawn', by: 'opponent' }, draw())),
          charm('Doing', destroy(opponentsCreatures())),
        ],
        p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Listener'] },
        p2: { battleZone: ['Giver', 'Giver'] },
      });
      duel.use('Cast Doing');
      const drawn = duel.duel.log.flatMap((fact) => (fact.kind === 'cardDrawn' ? [fact.player] : []));
      expect(drawn.slice(0, 4)).toEqual(['p2', 'p1', 'p2', 'p1']);
    },
  );

  driven('101.4d what triggers during a spell waits until its last sentence is done', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        BIG,
        being('Mourner', 1000, whenDestroyed(self, topOfDeckTo('manaZone'))),
        charm('Doing', inOrder(destroy(yourCreatures()), topOfDeckTo('graveyard'))),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Mourner'], deck: ['Big', 'Small', 'Filler'] },
    });
    duel.use('Cast Doing');
    expect(duel.names('p1', 'graveyard')).toEqual(['Big', 'Doing', 'Mourner']);
    expect(duel.zone('p1', 'manaZone')).toContain('Small');
  });

  driven('101.5 a destruction that became a return is not replaced by a second replacement', (begin) => {
    const duel = begin({
      cards: [
        being(
          'Saved',
          1000,
          wouldBeDestroyed(self, instead('hand')),
          wouldBeDestroyed(self, instead('manaZone')),
        ),
        charm('Doing', destroy(yourCreatures())),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Saved'] },
    });
    duel.use('Cast Doing');
    expect(duel.asked).toBe('p1 replace');
    duel.choose(duel.options.find((option) => option.includes('hand')) ?? '');
    expect([duel.names('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([['Saved'], 1]);
  });
});

describe('104-106 winning, position, civilizations', () => {
  driven('104.2b a deck without cards loses at once, before the rest of the effect', (begin) => {
    const duel = begin({
      cards: [BIG, charm('Doing', inOrder(draw(2), returnToHand(yourCreatures())))],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Big'], deck: ['Filler', 'Filler'] },
    });
    duel.use('Cast Doing');
    expect([duel.duel.result?.winner, duel.battleZones.p1]).toEqual(['p2', ['Big']]);
  });

  driven('104.2a a shield that is there is broken, and the attacker does not win', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Filler', 'Filler'] },
      p2: { shieldZone: ['Filler'] },
    });
    duel.choose(duel.options[0] ?? '');
    expect([duel.duel.result, duel.count('p2', 'shieldZone')]).toEqual([undefined, 0]);
    duel.choose(duel.options[0] ?? '');
    expect(duel.duel.result?.winner).toBe('p1');
  });

  driven('105.6 tapping a tapped creature is no tapping: nothing triggers', (begin) => {
    const tapped = (already: boolean) => {
      const duel = begin({
        cards: [
          being('Watcher', 1000, when({ event: 'tapped', what: any('opponent') }, draw())),
          charm('Doing', tap(opponentsCreatures())),
        ],
        p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Watcher'] },
        p2: { battleZone: [{ name: 'Filler', tapped: already }] },
      });
      return duel.use('Cast Doing').count('p1', 'hand');
    };
    expect([tapped(false), tapped(true)]).toEqual([1, 0]);
  });

  driven('105.6 untapping an untapped creature is no untapping either', (begin) => {
    const untapped = (tapped: boolean) => {
      const duel = begin({
        cards: [
          being('Watcher', 1000, when({ event: 'untapped', what: any('opponent') }, draw())),
          charm('Doing', untap(opponentsCreatures())),
        ],
        p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Watcher'] },
        p2: { battleZone: [{ name: 'Filler', tapped }] },
      });
      return duel.use('Cast Doing').count('p1', 'hand');
    };
    expect([untapped(true), untapped(false)]).toEqual([1, 0]);
  });
});

describe('110 abilities', () => {
  driven(
    '110.2e a creature that comes later in the turn is not in the range of an earlier effect',
    (begin) => {
      const duel = begin({
        cards: [
          charm('Call', gets(yourCreatures(), 'turn', power(5000))),
          SMALL,
          charm('Shrink', gets(yourCreatures(), 'turn', power(-1000))),
        ],
        p1: { hand: ['Call', 'Small', 'Shrink'], manaZone: { nature: 3 }, battleZone: ['Small'] },
      });
      duel.use('Cast Call').use('Summon Small').use('Cast Shrink');
      expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
        ['Small'],
        ['Call', 'Shrink', 'Small'],
      ]);
    },
  );

  driven('110.2c two equal abilities on one card both work', (begin) => {
    const twice = being('Twice', 1000, whenPut(self, draw()), whenPut(self, draw()));
    const duel = begin({ cards: [twice], p1: { hand: ['Twice'], manaZone: ONE_MANA } });
    duel.use('Summon Twice');
    if (duel.asked === 'p1 standby') duel.choose(duel.options[0] ?? '');
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('110.5a an effect that waits is not lost with its source', (begin) => {
    const duel = begin({
      cards: [
        being('First', 1000, whenPut(self, returnToHand(self))),
        being(
          'Second',
          1000,
          when({ event: 'put', what: any('you') }, destroy(yourCreatures({ names: ['Second'] }))),
          when({ event: 'put', what: any('you') }, draw()),
        ),
      ],
      p1: { hand: ['First'], manaZone: ONE_MANA, battleZone: ['Second'] },
    });
    duel.use('Summon First');
    while (duel.asked === 'p1 standby')
      duel.choose(duel.options.find((one) => /destroy/i.test(one)) ?? duel.options[0] ?? '');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([
      [],
      ['Second'],
      2,
    ]);
  });
});

describe('112-115 costs, shields, drawing, battles', () => {
  const multi = creature({ name: 'Multi', civilizations: ['fire', 'nature'], cost: 2, power: 1000 });
  driven('112.2a one card of two civilizations pays for one of them only', (begin) => {
    const asked = (...manaZone: readonly string[]) =>
      begin({
        cards: [multi, SMALL],
        p1: { hand: ['Multi'], manaZone: [...manaZone], battleZone: ['Filler'] },
      }).asked;
    expect(asked('Multi', 'Aqua Vehicle')).toBe('p1 attack');
    expect(asked('Multi', 'Small')).toBe('p1 main');
    expect(asked('Small', 'Small', 'Small')).toBe('p1 attack');
  });

  const zap = spell({
    name: 'Zap',
    civilizations: ['nature'],
    cost: 1,
    abilities: [shieldTrigger, spellAbility(draw())],
  });
  driven(
    '113.6 a trigger in a shield that an effect returns is declared though nothing was broken',
    (begin) => {
      const duel = begin({
        cards: [zap, charm('Doing', returnToHand({ in: 'shieldZone', of: 'you' }))],
        p1: { hand: ['Doing'], manaZone: ONE_MANA, shieldZone: ['Zap'] },
      });
      duel.use('Cast Doing');
      expect(duel.options).toContain('Shield trigger: Zap');
      duel.choose('Zap');
      expect([duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([['Doing', 'Zap'], 1]);
    },
  );

  driven('112.3b a strike back broken together with its price is not in the hand yet', (begin) => {
    const back = being('Back', 1000, strikeBack({ civilizations: ['nature'] }));
    const strike = (hand: readonly string[], shieldZone: readonly string[]) => {
      const duel = begin({
        cards: [back, SMALL, being('Breaks', 5000)],
        step: 'attack',
        p1: { battleZone: ['Breaks', 'Filler'] },
        p2: { hand: [...hand], shieldZone: [...shieldZone] },
      });
      duel.choose('Breaks attacks the player');
      return duel.asked;
    };
    expect([strike(['Back'], ['Small']), strike([], ['Back'])]).toEqual(['p2 declareShields', 'p1 attack']);
  });

  driven('114.3 a card put into the hand without drawing does not count as drawn', (begin) => {
    const duel = begin({
      cards: [
        being('Listener', 1000, when({ event: 'drawn', by: 'you' }, topOfDeckTo('manaZone'))),
        charm('Doing', topOfDeckTo('hand')),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Listener'] },
    });
    duel.use('Cast Doing');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([1, 1]);
  });

  driven('114.2 two cards are drawn one by one, so each is replaced and each triggers', (begin) => {
    const duel = begin({
      cards: [
        being('Listener', 1000, when({ event: 'drawn', by: 'you' }, topOfDeckTo('manaZone'))),
        charm('Doing', draw(2)),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Listener'] },
    });
    duel.use('Cast Doing');
    if (duel.asked === 'p1 standby') duel.choose(duel.options[0] ?? '');
    expect(duel.count('p1', 'manaZone')).toBe(3);
  });

  driven('114.2 a replaced draw does not trigger what watches draws', (begin) => {
    const duel = begin({
      cards: [
        being(
          'Listener',
          1000,
          when({ event: 'drawn', by: 'you' }, draw()),
          wouldDraw('you', { kind: 'do', effect: topOfDeckTo('manaZone') }),
        ),
        charm('Doing', draw(2)),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Listener'] },
    });
    duel.use('Cast Doing');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([0, 3]);
  });

  driven('115 equal power loses for both, and slayer takes the winner along', (begin) => {
    const fought = (power1: number, power2: number, ...abilities: readonly Parameters<typeof being>[2][]) => {
      const duel = begin({
        cards: [being('A', power1), being('B', power2, ...abilities)],
        step: 'attack',
        p1: { battleZone: ['A', 'Filler'] },
        p2: { battleZone: [{ name: 'B', tapped: true }] },
      });
      duel.choose('A attacks B');
      return [duel.names('p1', 'graveyard'), duel.names('p2', 'graveyard')];
    };
    expect(fought(2000, 2000)).toEqual([['A'], ['B']]);
    expect(fought(3000, 2000)).toEqual([[], ['B']]);
    expect(fought(3000, 2000, slayer)).toEqual([['A'], ['B']]);
  });

  driven('115 a creature destroyed when the battle begins has not battled', (begin) => {
    const duel = begin({
      cards: [
        being(
          'A',
          1000,
          when(
            { event: 'battles', what: { of: 'any', filter: { itself: true } } },
            destroy(opponentsCreatures()),
          ),
        ),
        being('B', 9000, blocker),
      ],
      step: 'attack',
      p1: { battleZone: ['A', 'Filler'] },
      p2: { battleZone: [{ name: 'B', tapped: true }] },
    });
    duel.choose('A attacks B');
    expect(duel.battleZones).toEqual({ p1: ['A (tapped)', 'Filler'], p2: [] });
  });

  driven('703.4c, 108.1b power below zero is destroyed, while a bystander stays', (begin) => {
    const duel = begin({
      cards: [SMALL, BIG, charm('Doing', gets(allCreatures(), 'turn', power(-6000)))],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Big'] },
      p2: { battleZone: ['Small'] },
    });
    duel.use('Cast Doing');
    expect(duel.battleZones).toEqual({ p1: ['Big'], p2: [] });
  });

  driven('111.2d a creature at power 0 is gone before the next sentence of the same effect', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        BIG,
        charm('Doing', gets(allCreatures(), 'turn', power(-1000)), returnToHand(allCreatures())),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Big'] },
      p2: { battleZone: ['Small'] },
    });
    duel.use('Cast Doing');
    expect([duel.names('p2', 'graveyard'), duel.names('p1', 'hand')]).toEqual([['Small'], ['Big']]);
  });
});
