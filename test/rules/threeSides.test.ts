import { CardError, defineCard, findCard } from 'taiki';
import {
  any,
  choose,
  creature,
  destroy,
  dragheartCreature,
  dragheartFortress,
  dragheartWeapon,
  dragonEvasion,
  dragonSolution,
  each,
  equippedGets,
  opponentsCreatures,
  power,
  tripleFaced,
  yourCreatures,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const BLADE = 'Hot Blade';
const cards = [
  tripleFaced(
    dragheartWeapon({
      name: BLADE,
      civilizations: ['fire'],
      cost: 3,
      abilities: [equippedGets(power(1000)), dragonSolution({ event: 'attacks', what: any('you') })],
    }),
    dragheartFortress({
      name: 'Hot Keep',
      civilizations: ['fire'],
      cost: 5,
      abilities: [each(yourCreatures(), power(2000)), dragonSolution({ event: 'attacks', what: any('you') })],
    }),
    dragheartCreature({
      ...plain,
      name: 'Hot Lord',
      cost: 8,
      power: 9000,
      abilities: [dragonEvasion],
    }),
  ),
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Second' }),
  plainSpell('Smite', destroy(choose(opponentsCreatures()))),
];

const there = (duel: Driver): readonly string[] =>
  duel.duel.view('judge').zones.p1.battleZone.map(({ current }) => `${current.name} ${current.power ?? '-'}`);

describe('807.1, 807.1a a dragheart with three sides', () => {
  const bearing = { name: 'Raider', bears: [{ name: BLADE }] } as const;

  driven('turns over from the first to the second and on to the third, the same object', (begin) => {
    const duel = begin({ cards, p1: { battleZone: [bearing, 'Second'] }, p2: { shieldZone: 5 } }).passUntil(
      'p1 attack',
    );
    const idOf = () =>
      duel.duel.game.zones.p1.battleZone.find(({ card }) => duel.duel.game.cards[card]?.name === BLADE)?.id;
    const id = idOf();
    expect(there(duel)).toEqual(['Raider 3000', `${BLADE} -`, 'Second 2000']);
    duel.choose('Raider attacks the player');
    expect(there(duel)).toEqual(['Raider 4000', 'Hot Keep -', 'Second 4000']);
    duel.choose('Shield 1').choose('Second attacks the player');
    expect([there(duel), idOf()]).toEqual([['Raider 2000', 'Hot Lord 9000', 'Second 2000'], id]);
    expect(
      duel.duel.log.flatMap((fact) =>
        fact.kind === 'cardTurnedOver' ? [`${fact.fromSide} to ${fact.toSide}`] : [],
      ),
    ).toEqual([`${BLADE} to Hot Keep`, 'Hot Keep to Hot Lord']);
    expect(duel.asked).toBe('p1 shields');
  });

  driven('105.4a a creature that was tapped is a fortress that is not', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Smite'], manaZone: { fire: 1 }, battleZone: ['Raider'] },
      p2: { battleZone: [{ name: BLADE, thirdFace: true, tapped: true }] },
    })
      .use('Cast Smite')
      .passUntil('p1 attack');
    expect(duel.duel.view('judge').zones.p2.battleZone).toMatchObject([
      { current: { name: 'Hot Keep' }, tapped: false },
    ]);
  });

  driven(
    '807.1b turns back to the side before instead of leaving, in the turn of the other player',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Smite'], manaZone: { fire: 1 }, battleZone: ['Raider'] },
        p2: { battleZone: [{ name: BLADE, thirdFace: true }] },
      })
        .use('Cast Smite')
        .passUntil('p1 attack');
      const [shown] = duel.duel.view('p1').zones.p2.battleZone;
      expect(shown).toMatchObject({
        current: { name: 'Hot Keep' },
        printed: { name: BLADE, otherFace: { name: 'Hot Keep' }, thirdFace: { name: 'Hot Lord' } },
      });
      expect(duel.count('p2', 'hyperspatialZone')).toBe(0);
    },
  );

  test('a third side needs two others, and is checked like them', () => {
    const aquaHulcus = findCard('Aqua Hulcus');
    expect(() => defineCard({ ...aquaHulcus, name: 'Odd', thirdFace: aquaHulcus })).toThrow(CardError);
  });
});
