import type { Condition } from 'taiki/words';
import {
  allOf,
  called,
  cannot,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  draw,
  each,
  hasWhile,
  inOrder,
  instead,
  isLike,
  itself,
  lookAt,
  onlyIf,
  opponentsCreatures,
  opponentsShields,
  power,
  self,
  spell,
  spellAbility,
  the,
  when,
  whenPut,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

type Comparison = Extract<Condition, { kind: 'compare' }>['is'];

/** Words that no registered card uses yet. */
const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

describe('115.3d a battle has ended', () => {
  const veteran = creature({
    ...plain,
    name: 'Veteran',
    abilities: [when({ event: 'battleEnds', what: itself }, draw())],
  });

  driven('triggers for the winner, and for the loser that is gone', (begin) => {
    for (const foe of ['Burning Mane', 'Forest Hornet']) {
      const duel = begin({
        cards: [veteran],
        step: 'attack',
        p1: { battleZone: ['Veteran', 'Fear Fang'] },
        p2: { battleZone: [{ name: foe, tapped: true }, 'Fear Fang'] },
      });
      duel.choose(`Veteran attacks ${foe}`);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.count('p1', 'hand')).toBe(1);
      expect(duel.zone('p2', 'battleZone').includes('Forest Hornet (tapped)')).toBe(foe === 'Forest Hornet');
    }
  });

  driven('does not trigger for the battle of another creature', (begin) => {
    const duel = begin({
      cards: [veteran],
      step: 'attack',
      p1: { battleZone: ['Veteran', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Burning Mane');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('701.7a discarding', () => {
  const hoarder = creature({
    ...plain,
    name: 'Hoarder',
    abilities: [when({ event: 'discarded', by: 'you' }, draw())],
  });
  const purge = spell({
    name: 'Purge',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(discard(choose(yourHand())))],
  });

  driven('triggers once for each card that its player discards', (begin) => {
    const duel = begin({
      cards: [hoarder, purge],
      p1: { hand: ['Purge', 'Fear Fang'], manaZone: { fire: 1 }, battleZone: ['Hoarder'] },
      p2: { battleZone: ['Hoarder'] },
    });
    duel.use('Cast Purge');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 0]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Fear Fang', 'Purge']);
  });
});

describe('a comparison, read when the effect resolves', () => {
  const scoutOf = (is: Comparison) =>
    creature({
      ...plain,
      name: 'Scout',
      abilities: [
        whenPut(
          self,
          onlyIf(
            { kind: 'compare', a: countOf(yourCreatures()), b: countOf(opponentsCreatures()), is },
            draw(),
          ),
        ),
      ],
    });

  for (const [is, withFewer, withAsMany, withMore] of [
    ['more', 0, 0, 1],
    ['less', 1, 0, 0],
    ['atLeast', 0, 1, 1],
    ['atMost', 1, 1, 0],
    ['equal', 0, 1, 0],
  ] as const) {
    driven(
      `${is}: draws ${withFewer} with fewer creatures, ${withAsMany} with as many, ${withMore} with more`,
      (begin) => {
        const drawn = [3, 2, 1].map((foes) => {
          const duel = begin({
            cards: [scoutOf(is)],
            p1: { hand: ['Scout'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
            p2: { battleZone: Array.from({ length: foes }, () => 'Fear Fang') },
          });
          duel.use('Summon Scout');
          expect(duel.asked).toBe('p1 attack');
          return duel.count('p1', 'hand');
        });
        expect(drawn).toEqual([withFewer, withAsMany, withMore]);
      },
    );
  }
});

describe('what was chosen is like this', () => {
  const judge = spell({
    name: 'Judge',
    civilizations: ['fire'],
    cost: 1,
    abilities: [
      spellAbility(
        inOrder(
          { do: 'choose', what: called(choose(yourCreatures(), 2), 'two') },
          onlyIf(isLike(the('two'), { names: ['Fear Fang'] }), draw()),
        ),
      ),
    ],
  });

  driven('where one of it is', (begin) => {
    const drawn = [
      ['Burning Mane', 'Forest Hornet'],
      ['Burning Mane', 'Fear Fang'],
    ].map((battleZone) => {
      const duel = begin({ cards: [judge], p1: { hand: ['Judge'], manaZone: { fire: 1 }, battleZone } });
      return duel.use('Cast Judge').count('p1', 'hand');
    });
    expect(drawn).toEqual([0, 1]);
  });
});

describe('608 a static ability while all cards in mana are of a civilization', () => {
  const purist = creature({
    ...plain,
    name: 'Purist',
    abilities: [hasWhile(allOf(yourMana(), { civilizations: ['water'] }), power(3000))],
  });

  driven('has the power, and loses it with one card of another civilization', (begin) => {
    const position = (manaZone: { readonly water: number; readonly fire?: number }) => ({
      cards: [purist],
      step: 'attack' as const,
      p1: { battleZone: ['Purist', 'Fear Fang'], manaZone },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }] },
    });
    const pure = begin(position({ water: 2 })).choose('Purist attacks Tri-horn Shepherd');
    expect(pure.battleZones).toEqual({ p1: ['Purist (tapped)', 'Fear Fang'], p2: [] });
    const mixed = begin(position({ water: 2, fire: 1 })).choose('Purist attacks Tri-horn Shepherd');
    expect(mixed.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Tri-horn Shepherd (tapped)'] });
  });
});

describe('400.2 looking at a hidden card', () => {
  const peek = spell({
    name: 'Peek',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(lookAt(choose(opponentsShields())))],
  });

  driven('shows it to the player who looks, and leaves it where it was', (begin) => {
    const duel = begin({
      cards: [peek],
      p1: { hand: ['Peek'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      p2: { shieldZone: ['Aqua Soldier', 'Fear Fang'] },
    });
    duel.use('Cast Peek');
    expect(duel.options).toEqual(['Card 1', 'Card 2']);
    duel.choose('Card 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardLookedAt')).toEqual(['cardLookedAt Fear Fang']);
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Aqua Soldier', 'Fear Fang']);
    expect(duel.duel.view('p1').zones.p2.shieldZone).toEqual([{ hidden: true }, { hidden: true }]);
  });
});

describe('101.2 shield triggers that cannot be used', () => {
  const silencer = creature({
    ...plain,
    name: 'Silencer',
    abilities: [each(opponentsShields(), cannot({ do: 'useShieldTrigger' }))],
  });

  driven('are not offered while it is there', (begin) => {
    const position = (other: string) => ({
      cards: [silencer],
      step: 'attack' as const,
      p1: { battleZone: [other, 'Fear Fang'] },
      p2: { shieldZone: ['Terror Pit', 'Filler'] },
    });
    const silent = begin(position('Silencer')).choose('Fear Fang attacks the player').choose('Shield 1');
    expect(silent.asked).toBe('p1 attack');
    expect(silent.zone('p2', 'hand')).toEqual(['Terror Pit']);
    const loud = begin(position('Fear Fang')).choose('Fear Fang attacks the player').choose('Shield 1');
    expect(loud.asked).toBe('p2 declareShields');
  });
});

describe('609.1 a replacement of any move to the graveyard', () => {
  const gardener = creature({
    ...plain,
    name: 'Gardener',
    abilities: [
      {
        kind: 'replacement',
        of: {
          event: 'moves',
          what: { of: 'you', filter: { type: 'creature', other: true } },
          from: 'battleZone',
          to: 'graveyard',
        },
        instead: instead('manaZone'),
      },
    ],
  });

  driven(
    "sends its player's other creatures to the mana zone, not itself and not the opponent's",
    (begin) => {
      const duel = begin({
        cards: [gardener],
        step: 'attack',
        p1: { battleZone: ['Gardener', 'Fear Fang', 'Fear Fang'] },
        p2: {
          battleZone: [
            { name: 'Iere, Vizier of Bullets', tapped: true },
            { name: 'Bolshack Dragon', tapped: true },
          ],
        },
      });
      duel.choose('Fear Fang attacks Iere');
      expect(duel.asked).toBe('p1 attack');
      expect([duel.zone('p1', 'manaZone'), duel.zone('p2', 'graveyard')]).toEqual([
        ['Fear Fang'],
        ['Iere, Vizier of Bullets'],
      ]);
      duel.choose('Gardener attacks Bolshack');
      expect([duel.zone('p1', 'graveyard'), duel.count('p1', 'manaZone')]).toEqual([['Gardener'], 1]);
    },
  );
});

describe('110.4e a condition for being used', () => {
  const finale = spell({
    name: 'Finale',
    civilizations: ['fire'],
    cost: 1,
    abilities: [
      { kind: 'useOnlyIf', condition: allOf(yourMana(), { civilizations: ['fire'] }) },
      spellAbility(draw(2)),
    ],
  });

  driven('lets it be cast, or says why not', (begin) => {
    const position = (manaZone: { readonly fire: number; readonly water?: number }) => ({
      cards: [finale],
      p1: { hand: ['Finale', 'Aqua Vehicle'], manaZone, battleZone: ['Fear Fang'] },
    });
    const all = begin(position({ fire: 2 })).use('Cast Finale');
    expect([all.asked, all.count('p1', 'hand')]).toEqual(['p1 attack', 3]);
    const mixed = begin(position({ fire: 1, water: 2 }));
    expect(mixed.options).toEqual(['Summon Aqua Vehicle', 'Go on to the attack step']);
    expect(mixed.duel.explain().map(({ card, rule }) => [card.name, rule])).toEqual([['Finale', '110.4e']]);
  });
});

describe('509.3 before the shields break', () => {
  const herald = creature({
    ...plain,
    name: 'Herald',
    abilities: [when({ event: 'breaksShields', what: itself }, destroy(self))],
  });

  driven('resolves what waits for the choice first, and the shields break all the same', (begin) => {
    const duel = begin({
      cards: [herald],
      step: 'attack',
      p1: { battleZone: ['Herald', 'Fear Fang'] },
      p2: { shieldZone: ['Aqua Soldier', 'Fear Fang', 'Filler'] },
    });
    duel.choose('Herald attacks the player').choose('Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardDestroyed', 'shieldBroken')).toEqual([
      'cardDestroyed Herald',
      'shieldBroken Fear Fang',
    ]);
    expect([duel.zone('p1', 'battleZone'), duel.zone('p2', 'hand')]).toEqual([['Fear Fang'], ['Fear Fang']]);
  });

  driven('does not trigger for another creature', (begin) => {
    const duel = begin({
      cards: [herald],
      step: 'attack',
      p1: { battleZone: ['Herald', 'Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 2');
    expect([duel.asked, duel.zone('p1', 'battleZone')]).toEqual([
      'p1 attack',
      ['Herald', 'Fear Fang (tapped)'],
    ]);
  });
});
