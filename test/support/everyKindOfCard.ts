import type { CardDefinition, Duel } from 'taiki';
import type { Inspect } from 'taiki/inspect';
import { arrange } from 'taiki/testing';
import {
  blocker,
  castle,
  combines,
  creature,
  doubleBreaker,
  doubleFaced,
  dragheartCreature,
  dragheartWeapon,
  each,
  equippedGets,
  evolution,
  evolutionCreature,
  field,
  gacharangeCreature,
  godLink,
  kingCell,
  kingCreature,
  power,
  psychicCreature,
  tamaseed,
  yourCreatures,
} from 'taiki/words';

const plain = { civilizations: ['fire'], cost: 2, power: 2000 } as const;
const right = { civilizations: ['water'], cost: 4, power: 4000, races: ['God'] } as const;

/** Cards that lie on a table in a way of their own. */
export const CARDS: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Scout', abilities: [blocker] }),
  creature({
    ...right,
    name: 'Sun',
    cost: 3,
    abilities: [godLink({ side: 'left', of: ['Moon'] }), doubleBreaker],
  }),
  creature({ ...right, name: 'Moon', abilities: [godLink({ side: 'right', of: ['Sun'] })] }),
  evolutionCreature({
    ...plain,
    name: 'Raider Lord',
    power: 6000,
    abilities: [evolution({ type: 'creature' })],
  }),
  doubleFaced(
    dragheartWeapon({
      name: 'Storm Blade',
      civilizations: ['fire'],
      cost: 3,
      abilities: [equippedGets(power(3000))],
    }),
    dragheartCreature({ ...plain, name: 'Storm Dragon', cost: 6, power: 7000 }),
  ),
  ...(['Sword', 'Orb', 'Ring'] as const).map((name, index) =>
    doubleFaced(
      kingCell({ name, civilizations: [(['fire', 'water', 'light'] as const)[index] ?? 'fire'] }),
      kingCreature({
        name: 'Crowned',
        civilizations: ['fire', 'water', 'light'],
        cost: 6,
        power: 9000,
        abilities: [combines(['Sword', 'Orb', 'Ring']), doubleBreaker],
      }),
    ),
  ),
  tamaseed({ civilizations: ['water'], cost: 2, name: 'Pool' }),
  field({ civilizations: ['nature'], cost: 3, name: 'Meadow' }),
  castle({
    civilizations: ['nature'],
    cost: 1,
    name: 'Old Keep',
    abilities: [each(yourCreatures(), power(2000))],
  }),
  psychicCreature({ ...plain, name: 'Psyche', cost: 5, power: 5000 }),
  gacharangeCreature({ ...plain, name: 'Robot' }),
];

/** A table with linked gods, a combined king, a castle, cards that lie on and below others, and cards in every zone. */
export function everyKindOfCard(inspect?: Inspect): Duel {
  const duel = arrange({
    ...(inspect === undefined ? {} : { inspect }),
    cards: CARDS,
    step: 'main',
    p1: {
      hand: ['Raider', 'Scout', 'Old Keep'],
      manaZone: ['Nature Filler', 'Raider', { name: 'Scout', tapped: true }, { name: 'Sun', faceDown: true }],
      battleZone: [
        { name: 'Sun', links: [{ name: 'Moon', x: 1, y: 0 }] },
        {
          name: 'Sword',
          otherFace: true,
          links: [
            { name: 'Orb', x: 1, y: 0 },
            { name: 'Ring', x: 2, y: 0 },
          ],
        },
        { name: 'Raider', bears: [{ name: 'Storm Blade' }] },
        { name: 'Raider Lord', over: ['Raider', 'Scout'] },
        { name: 'Scout', seals: ['Raider', 'Moon'] },
        'Pool',
        'Meadow',
      ],
      shieldZone: ['Raider', { name: 'Scout', over: ['Raider'] }, 'Raider', { name: 'Moon', faceUp: true }],
      hyperspatialZone: ['Psyche', 'Storm Blade'],
      superGRZone: ['Robot', 'Robot'],
      abyssZone: ['Moon'],
      graveyard: ['Raider', 'Sun'],
      deck: 20,
    },
    p2: {
      battleZone: [{ name: 'Raider', tapped: true, seals: ['Scout'] }, 'Scout'],
      manaZone: ['Scout', 'Moon'],
      shieldZone: ['Raider', 'Raider'],
      hyperspatialZone: ['Psyche'],
      superGRZone: ['Robot'],
      abyssZone: ['Raider'],
      deck: 20,
    },
  });
  for (const answer of FORTIFIES) duel.choose(answer);
  return duel;
}

/** 304.2. The answers that put the castle onto the second shield. */
export const FORTIFIES = [[2], [1]] as const;

/** The table of `everyKindOfCard` as text, before the castle is there. */
export function positionOfKinds(): string {
  const record = everyKindOfCard().record();
  const [, lines = ''] = /^position:\n((?: {2}.*\n)+)/m.exec(record) ?? [];
  return lines.replaceAll(/^ +/gm, '').trim();
}
