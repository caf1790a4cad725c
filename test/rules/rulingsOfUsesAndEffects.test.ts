import {
  allCreatures,
  any,
  atEndOfYourTurn,
  breakShields,
  called,
  cannot,
  choose,
  civilizations,
  countOf,
  delayed,
  destroy,
  discard,
  draw,
  each,
  forEach,
  gets,
  has,
  inOrder,
  insteadDo,
  itself,
  limited,
  lookAtTop,
  opponentsCreatures,
  optional,
  power,
  powerOfRef,
  provided,
  returnToHand,
  self,
  the,
  useFree,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast, runt } from './cast.ts';
import { beast, charm, imp, powerOf } from './printed.ts';

describe('601 rulings of uses', () => {
  driven(
    '601.1c, 400.5b a card that is used from the mana zone pays for itself, and is put untapped',
    (begin) => {
      const sprout = beast(
        'Sprout',
        1000,
        has({ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }),
      );
      const duel = begin({
        cards: [sprout],
        p1: { manaZone: ['Sprout'], battleZone: ['Fear Fang'] },
      });
      expect(duel.options).toContain('Summon Sprout');
      duel.use('Summon Sprout');
      expect([duel.battleZones.p1, duel.zone('p1', 'manaZone')]).toEqual([['Fear Fang', 'Sprout'], []]);
    },
  );

  driven('601.1h what is chosen for each of several may be the same', (begin) => {
    const big = beast('Big', 3000);
    const duel = cast(
      begin,
      forEach(yourCreatures(), 'mine', gets(choose(opponentsCreatures()), 'turn', power(-1000))),
      { cards: [big], p1: { battleZone: ['Brute', 'Fear Fang'] }, p2: { battleZone: ['Big', 'Runt'] } },
    );
    duel.choose('Big');
    expect(duel.options).toEqual(['Big', 'Runt']);
    duel.choose('Big');
    expect([duel.asked, powerOf(duel, 'p2', 'Big')]).toEqual(['p1 attack', 1000]);
  });
});

describe('603 rulings of triggers', () => {
  driven('603.4, 110.5a the "if" is read as an effect resolves, and what has left does its part', (begin) => {
    const chief = beast('Chief', 3000, wheneverAttacks(self, destroy(yourCreatures({ other: true }))));
    const hasty = beast(
      'Hasty',
      1000,
      provided(youHave(yourCreatures(), { min: 2 }), wheneverAttacks(any('you'), draw(5))),
    );
    const loyal = beast('Loyal', 1000, wheneverAttacks(any('you'), draw()));
    const duel = begin({
      cards: [chief, hasty, loyal],
      step: 'attack',
      p1: { battleZone: ['Chief', 'Hasty', 'Loyal'] },
    });
    duel.choose('Chief attacks the player');
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Chief').choose('Hasty').passUntil('p1 shields');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Chief (tapped)'], 1]);
  });

  driven('603.5b, 608.3c a creature enters with the civilization that it is given there', (begin) => {
    const night = beast('Night', 1000, each(yourCreatures(), civilizations('darkness')));
    const raven = beast('Raven', 1000, whenPut(any('you', { civilizations: ['darkness'] }), draw()));
    const summoned = (battleZone: readonly string[]) =>
      begin({
        cards: [night, raven, imp],
        p1: { hand: ['Imp'], manaZone: { fire: 1 }, battleZone },
      }).use('Summon Imp');
    expect(summoned(['Raven', 'Fear Fang']).count('p1', 'hand')).toBe(0);
    expect(summoned(['Night', 'Raven', 'Fear Fang']).count('p1', 'hand')).toBe(1);
  });

  driven('603.5d what dies together with others sees itself alone', (begin) => {
    const ghoul = beast('Ghoul', 1000, whenDestroyed(any('any'), draw()));
    const duel = cast(begin, destroy(allCreatures({ names: ['Ghoul', 'Runt'] })), {
      cards: [ghoul],
      p1: { battleZone: ['Brute', 'Ghoul', 'Runt'] },
      p2: { battleZone: ['Runt'] },
    });
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('603.6, 607.2, 400.5 what waits for a creature does not find it after it has come back', (begin) => {
    const doom = charm(
      'Doom',
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures({ names: ['Imp'] })), 'doomed') },
        delayed(atEndOfYourTurn(destroy(the('doomed'))), 'once'),
      ),
    );
    const recall = charm('Recall', returnToHand(yourCreatures({ names: ['Imp'] })));
    const left = (...uses: readonly string[]) => {
      const duel = begin({
        cards: [doom, recall, imp],
        p1: { hand: ['Doom', 'Recall'], manaZone: { fire: 3 }, battleZone: ['Imp', 'Fear Fang'] },
        p2: { hand: ['Filler'] },
      });
      for (const use of uses) duel.use(use);
      return duel.passUntil('p2 charge').names('p1', 'battleZone');
    };
    expect(left('Cast Doom')).toEqual(['Fear Fang']);
    expect(left('Cast Doom', 'Cast Recall', 'Summon Imp')).toEqual(['Fear Fang', 'Imp']);
  });

  driven('603.7b before a break that an effect brings, what triggers before it comes first', (begin) => {
    const alpha = beast(
      'Alpha',
      3000,
      limited(
        { times: 1, per: 'turn', by: 'this' },
        when({ event: 'breaksShields', what: itself }, breakShields(1)),
      ),
    );
    const beta = beast('Beta', 3000, when({ event: 'breaksShields', what: any('you') }, draw()));
    const duel = begin({ cards: [alpha, beta], step: 'attack', p1: { battleZone: ['Alpha', 'Beta'] } });
    duel.choose('Alpha attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Alpha').choose('Shield 2').choose('Beta');
    expect(duel.facts('shieldsChosen', 'cardDrawn', 'shieldBroken')).toEqual([
      'shieldsChosen Alpha',
      'shieldsChosen Alpha',
      'cardDrawn Filler',
      'shieldBroken Filler',
      'cardDrawn Filler',
      'shieldBroken Filler',
    ]);
  });
});

describe('605-609 rulings of resolving, lasting and replacing', () => {
  driven('605.2d a number is found once', (begin) => {
    const duel = cast(begin, draw(countOf(yourHand())), {
      p1: { hand: ['Fear Fang', 'Fear Fang', 'Fear Fang'] },
    });
    expect(duel.count('p1', 'hand')).toBe(6);
  });

  driven('605.2e, 110.5a the power of what has died counts what it gave itself', (begin) => {
    const puffed = beast('Puffed', 1000, has(power(2000)));
    const duel = cast(
      begin,
      inOrder(
        destroy(called(choose(opponentsCreatures()), 'dead')),
        gets(yourCreatures({ names: ['Brute'] }), 'turn', power(powerOfRef(the('dead')))),
      ),
      { cards: [puffed], p2: { battleZone: ['Puffed'] } },
    );
    expect(powerOf(duel, 'p1', 'Brute')).toBe(8000);
  });

  driven('605.4 what is cast from among looked-at cards draws what lies below them', (begin) => {
    const gift = charm('Gift', draw());
    const duel = cast(
      begin,
      inOrder(lookAtTop(3, 'seen'), useFree(choose({ ref: 'seen', filter: { type: 'spell' } }))),
      { cards: [gift, imp], p1: { deck: ['Gift', 'Imp', 'Runt', 'Brute', 'Filler', 'Filler'] } },
    );
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'deck').slice(0, 3)]).toEqual([
      ['Brute'],
      ['Imp', 'Runt', 'Filler'],
    ]);
  });

  driven('608.3b what is light only this turn has what light creatures have this turn', (begin) => {
    const sun = beast('Sun', 1000, each(allCreatures({ civilizations: ['light'] }), power(1000)));
    const duel = cast(begin, gets(yourCreatures({ names: ['Runt'] }), 'turn', civilizations('light')), {
      cards: [sun],
      p1: { battleZone: ['Brute', 'Runt', 'Sun'] },
      p2: { hand: ['Filler'] },
    });
    expect(powerOf(duel, 'p1', 'Runt')).toBe(2000);
    expect(powerOf(duel.passUntil('p2 charge'), 'p1', 'Runt')).toBe(1000);
  });

  driven('609.5 what is not destroyed by battles has nothing to replace', (begin) => {
    const stone = beast(
      'Stone',
      1000,
      has(cannot({ do: 'beDestroyedByBattle' })),
      wouldBeDestroyed(self, insteadDo(discard(choose(yourHand())))),
    );
    const duel = begin({
      cards: [stone, runt],
      step: 'attack',
      p1: { hand: ['Filler'], battleZone: ['Stone', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Stone attacks Fear Fang');
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Stone (tapped)', 'Fear Fang'], 1]);
  });

  driven('609.9, 609.9b one card saves one of two that die at once', (begin) => {
    const clinging = (name: string) =>
      beast(name, 1000, optional(wouldBeDestroyed(self, insteadDo(discard(choose(yourHand()))))));
    const duel = cast(begin, destroy(yourCreatures({ power: { max: 1000 } })), {
      cards: [clinging('Left'), clinging('Right')],
      p1: { hand: ['Filler'], battleZone: ['Brute', 'Left', 'Right'] },
    });
    for (let asked = 0; duel.asked !== 'p1 attack' && asked < 4; asked += 1) {
      const chosen = duel.options.find((one) => /^(Replace|Yes)/.test(one)) ?? duel.options[0] ?? '';
      duel.choose(chosen);
    }
    expect([duel.asked, duel.count('p1', 'hand'), duel.battleZones.p1.length]).toEqual(['p1 attack', 0, 2]);
  });
});
