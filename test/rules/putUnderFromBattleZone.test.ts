import { allCards } from 'taiki';
import {
  aura,
  beginsLinkedInBattleZone,
  called,
  cannot,
  choose,
  core,
  creature,
  destroy,
  doubleFaced,
  draw,
  finalForbiddenCreature,
  finalForbiddenField,
  forbiddenExplosion,
  gacharangeCreature,
  has,
  ifYouDo,
  inOrder,
  insteadDo,
  may,
  opponentsCreatures,
  optional,
  putCellsUnder,
  putIntoGraveyard,
  putUnder,
  self,
  the,
  when,
  wheneverAttacks,
  wouldLeave,
  yourCreatures,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const CORNERS = ['Corner A', 'Corner B', 'Corner C', 'Corner D'] as const;
const links = CORNERS.map((name, index) => ({
  name,
  x: index % 2 === 0 ? -1 : 1,
  y: index < 2 ? -1 : 1,
}));
const ENDED = { name: 'Star', otherFace: true, links } as const;

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Host' }),
  creature({
    ...plain,
    name: 'Swallower',
    abilities: [wheneverAttacks(self, may(putUnder(choose(yourCreatures({ not: { itself: true } })), self)))],
  }),
  creature({
    ...plain,
    name: 'Mourner',
    abilities: [
      when({ event: 'moved', what: { of: 'any', filter: { type: 'creature' } }, from: 'battleZone' }, draw()),
    ],
  }),
  gacharangeCreature({ ...plain, name: 'Gadget' }),
  aura({ name: 'Glow', civilizations: ['fire'], cost: 2, power: 2000 }),
  plainSpell(
    'Tuck',
    inOrder(
      { do: 'choose', what: called(choose(yourCreatures({ names: ['Host'] })), 'host') },
      putUnder(choose(yourCreatures({ not: { names: ['Host', 'Mourner'] } })), the('host')),
    ),
  ),
  ...CORNERS.map((name) =>
    doubleFaced(
      finalForbiddenField({ name, civilizations: ['fire'] }),
      core({ name: 'Core', civilizations: ['fire'] }),
    ),
  ),
  doubleFaced(
    finalForbiddenField({
      name: 'Star',
      civilizations: ['fire'],
      abilities: [
        beginsLinkedInBattleZone(4, CORNERS),
        has(cannot({ do: 'move', from: 'battleZone' })),
        forbiddenExplosion,
      ],
    }),
    finalForbiddenCreature({
      ...plain,
      name: 'Last Day',
      cost: 20,
      power: 9000,
      abilities: [
        optional(
          wouldLeave(
            self,
            insteadDo(ifYouDo(putCellsUnder(self, 2), putIntoGraveyard(choose(yourShields())))),
          ),
        ),
      ],
    }),
  ),
  plainSpell('Doom', destroy(choose(opponentsCreatures()))),
];
const mana = { fire: 6 } as const;
const there = (duel: Driver, player: 'p1' | 'p2' = 'p1') => duel.zone(player, 'battleZone');

describe('310.8b a creature of the battle zone under another', () => {
  driven('lies below it with its auras, in the order that its owner likes, and has not left', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Tuck', 'Raider'],
        manaZone: mana,
        battleZone: ['Host', { name: 'Gadget', bears: [{ name: 'Glow' }] }, 'Mourner'],
        deck: 5,
      },
      p2: { battleZone: ['Mourner'], deck: 5 },
    });
    duel.use('Cast Tuck');
    expect([duel.asked, duel.options]).toEqual(['p1 order', ['Gadget', 'Glow']]);
    duel.choose('Glow', 'Gadget');
    expect([duel.battleZones, duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([
      { p1: ['Host (over Glow, Gadget)', 'Mourner'], p2: ['Mourner'] },
      1,
      0,
    ]);
  });

  driven('goes below whatever lies there already', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Tuck', 'Raider'],
        manaZone: mana,
        battleZone: [
          { name: 'Host', over: ['Raider'] },
          { name: 'Raider', over: ['Mourner'] },
        ],
        deck: 5,
      },
    });
    duel.use('Cast Tuck');
    expect(there(duel)).toEqual(['Host (over Raider, Raider, Mourner)']);
  });

  driven('that is attacking is no longer part of the attack of another', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Swallower', 'Raider'], deck: 5 },
      p2: { battleZone: ['Mourner'], shieldZone: 2, deck: 5 },
    });
    duel.choose('Swallower attacks the player').choose('Yes').choose('Shield 1');
    expect([there(duel), duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([
      ['Swallower (tapped, over Raider)'],
      1,
      2,
    ]);
  });
});

describe('309.6 cores under their creature', () => {
  driven('take its place as it would leave, two at a time, as long as there are two', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom', 'Doom', 'Doom', 'Raider'], manaZone: mana, deck: 5 },
      p2: { battleZone: [ENDED, 'Mourner'], shieldZone: 3, deck: 5 },
    });
    duel.use('Cast Doom').choose('Star');
    duel.choose('Replace: Star').choose('Corner A', 'Corner C').choose('Card 1');
    expect([there(duel, 'p2'), duel.count('p2', 'shieldZone')]).toEqual([
      ['Star (linked with Corner B, Corner D, over Corner A, Corner C)', 'Mourner'],
      2,
    ]);
    duel.use('Cast Doom').choose('Star').choose('Replace: Star').choose('Card 1');
    expect([there(duel, 'p2'), duel.count('p2', 'shieldZone')]).toEqual([
      ['Star (over Corner A, Corner C, Corner B, Corner D)', 'Mourner'],
      1,
    ]);
    duel.use('Cast Doom').choose('Star');
    expect([there(duel, 'p2'), duel.names('p2', 'graveyard')]).toEqual([
      ['Mourner'],
      ['Corner A', 'Corner B', 'Corner C', 'Corner D', 'Filler', 'Filler', 'Star'],
    ]);
  });
});
