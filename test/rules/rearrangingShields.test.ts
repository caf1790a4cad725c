import {
  castle,
  choose,
  creature,
  doubleBreaker,
  each,
  has,
  inOrder,
  lookAt,
  power,
  rearrangeShields,
  returnToHand,
  self,
  shieldForce,
  spell,
  spellAbility,
  wheneverAttacks,
  yourCreatures,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  castle({
    civilizations: ['fire'],
    cost: 1,
    name: 'Old Keep',
    abilities: [each(yourCreatures(), power(1000))],
  }),
  creature({ ...plain, name: 'Warder', abilities: [shieldForce(has(power(5000)))] }),
  plainSpell('Hand Below', rearrangeShields('you')),
  plainSpell('Storm', rearrangeShields('any')),
  plainSpell('Peek', lookAt(yourShields())),
  plainSpell('Take', returnToHand(choose(yourShields()))),
  spell({
    ...plain,
    name: 'Peek and Mix',
    abilities: [spellAbility(inOrder(lookAt(yourShields()), rearrangeShields('you')))],
  }),
  creature({ ...plain, name: 'Twin', power: 9000, abilities: [doubleBreaker] }),
  creature({
    ...plain,
    name: 'Shuffler',
    abilities: [wheneverAttacks(self, rearrangeShields('opponent'))],
  }),
];

const FIVE = ['Fear Fang', 'Burning Mane', 'Aqua Vehicle', 'Aqua Hulcus', 'Bronze-Arm Tribe'] as const;

/** The cards of each shield, one list a place. */
const places = ({ duel }: Driver, player: 'p1' | 'p2'): readonly (readonly string[])[] =>
  duel.game.zones[player].shieldZone.map(({ card, under }) =>
    [card, ...under].map((one) => duel.game.cards[one]?.name ?? ''),
  );

const known = ({ duel }: Driver, player: 'p1' | 'p2') => duel.known(player).places.p1.shieldZone;

describe('113.2a rearranging shields', () => {
  driven(
    'deals the same cards to the same places, and leaves the shields of the other player alone',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Hand Below'], manaZone: { fire: 1 }, shieldZone: FIVE, battleZone: ['Twin'] },
        p2: { shieldZone: FIVE },
      }).use('Cast Hand Below');
      expect(duel.asked).toBe('p1 attack');
      expect([duel.names('p1', 'shieldZone'), duel.zone('p2', 'shieldZone')]).toEqual([
        FIVE.toSorted(),
        FIVE,
      ]);
      expect(duel.zone('p1', 'shieldZone')).not.toEqual(FIVE);
      expect(duel.facts('shieldsRearranged')).toHaveLength(1);
    },
  );

  driven('keeps the number of cards of every place', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Hand Below'],
        manaZone: { fire: 1 },
        battleZone: ['Twin'],
        shieldZone: [
          'Fear Fang',
          { name: 'Burning Mane', over: ['Aqua Vehicle', 'Aqua Hulcus'] },
          'Bronze-Arm Tribe',
        ],
      },
    }).use('Cast Hand Below');
    expect(places(duel, 'p1').map(({ length }) => length)).toEqual([1, 3, 1]);
    expect(places(duel, 'p1').flat().toSorted()).toEqual(FIVE.toSorted());
    expect(duel.asked).toBe('p1 attack');
  });

  driven('makes a player forget where a card lies that was seen there, not that it lies there', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Peek', 'Hand Below'], manaZone: { fire: 2 }, shieldZone: FIVE, battleZone: ['Twin'] },
    }).use('Cast Peek');
    expect([known(duel, 'p1'), known(duel, 'p2')]).toEqual([FIVE, FIVE.map(() => undefined)]);
    duel.use('Cast Hand Below');
    expect([known(duel, 'p1'), known(duel, 'p2')]).toEqual([
      FIVE.map(() => undefined),
      FIVE.map(() => undefined),
    ]);
    const sample = duel.duel.sampler();
    const dealt = [1, 2, 3, 4, 5, 6].map((seed) =>
      sample?.(seed).game.zones.p1.shieldZone.map(({ card }) => duel.duel.game.cards[card]?.name),
    );
    for (const one of dealt) expect(one?.toSorted()).toEqual(FIVE.toSorted());
    expect(new Set(dealt.map(String)).size).toBeGreaterThan(1);
  });

  driven('hides a shield that lay face up', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Peek and Mix'],
        battleZone: ['Twin'],
        manaZone: { fire: 1 },
        shieldZone: [{ name: 'Fear Fang', faceUp: true }, ...FIVE.slice(1)],
      },
    });
    const seen = () => duel.duel.view('p2').zones.p1.shieldZone.filter(({ hidden }) => !hidden).length;
    expect(seen()).toBe(1);
    duel.use('Cast Peek and Mix');
    expect([duel.asked, seen(), known(duel, 'p1')]).toEqual(['p1 attack', 0, FIVE.map(() => undefined)]);
  });

  driven('leaves castles and shield forces with the shield of their place', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Old Keep', 'Warder', 'Hand Below', 'Take'],
        manaZone: { fire: 4 },
        shieldZone: FIVE,
      },
    })
      .use('Fortify with Old Keep')
      .choose('Shield 2')
      .use('Summon Warder')
      .choose('Shield 4')
      .use('Cast Hand Below');
    expect(powersOf(duel, 'p1', cards)).toContain('Warder 8000');
    duel.use('Cast Take').choose('Card 4');
    expect(powersOf(duel, 'p1', cards)).toContain('Warder 3000');
    expect([duel.asked, duel.zone('p1', 'battleZone').includes('Old Keep')]).toEqual(['p2 charge', true]);
  });

  driven('in an attack: the chosen places break, with the cards that lie there then', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Twin', 'Shuffler'] },
      p2: { shieldZone: FIVE },
    })
      .passUntil('p1 attack')
      .choose('Shuffler attacks the player');
    expect(duel.names('p2', 'shieldZone')).toEqual(FIVE.toSorted());
    duel.choose('Shield 1');
    const [first = ''] = duel.facts('shieldBroken');
    expect(FIVE.map((name) => `shieldBroken ${name}`)).toContain(first);
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 4]);
  });

  driven('of both players: the active player first; without shields nothing happens', (begin) => {
    const both = begin({
      cards,
      p1: { hand: ['Storm'], manaZone: { fire: 1 }, shieldZone: FIVE },
      p2: { shieldZone: FIVE },
    }).use('Cast Storm');
    const players = both.duel.log.flatMap((fact) => (fact.kind === 'shieldsRearranged' ? [fact.player] : []));
    expect(players).toEqual(['p1', 'p2']);
    const none = begin({
      cards,
      p1: { hand: ['Hand Below'], manaZone: { fire: 1 }, shieldZone: [], battleZone: ['Twin'] },
    });
    none.use('Cast Hand Below');
    expect([none.asked, none.facts('shieldsRearranged')]).toEqual(['p1 attack', []]);
  });
});
