import { allCards } from 'taiki';
import {
  alsoNamed,
  atMost,
  blocker,
  cardsIn,
  combines,
  creature,
  destroy,
  doubleFaced,
  draw,
  duelist,
  each,
  evolution,
  evolutionCreature,
  hyperSoulX,
  kingCell,
  kingCreature,
  moveCards,
  power,
  returnToHand,
  when,
  withIcon,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const king = kingCreature({
  name: 'Crowned',
  civilizations: ['fire'],
  cost: 6,
  power: 9000,
  abilities: [combines(['Sword', 'Orb'])],
});

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Titan', races: ['Giant'] }),
  creature({ ...plain, name: 'Colossus', cost: 9 }),
  creature({ ...plain, name: 'Double', abilities: [alsoNamed('Raider', 'Scout')] }),
  evolutionCreature({
    ...plain,
    name: 'Lord',
    cost: 6,
    power: 5000,
    abilities: [evolution({ type: 'creature' })],
  }),
  creature({ ...plain, name: 'Soul', abilities: [hyperSoulX(blocker, withIcon('soul'))] }),
  creature({ ...plain, name: 'Plain Icon', abilities: [withIcon('soul')] }),
  creature({ ...plain, name: 'Temple', abilities: [each(yourCreatures({ icon: 'soul' }), power(1000))] }),
  creature({
    ...plain,
    name: 'Mourner',
    abilities: [
      when({ event: 'moved', what: { of: 'any', filter: { type: 'creature' } }, from: 'battleZone' }, draw()),
    ],
  }),
  duelist({ name: 'Keeper', civilizations: ['fire'], cost: 2 }),
  duelist({ name: 'Heir', civilizations: ['fire'], cost: 2, abilities: [alsoNamed('Keeper')] }),
  doubleFaced(kingCell({ name: 'Sword', civilizations: ['fire'] }), king),
  doubleFaced(kingCell({ name: 'Orb', civilizations: ['fire'] }), king),
  plainSpell('Call Raiders', returnToHand(yourGraveyard({ names: ['Raider'] }))),
  plainSpell('Doom Raiders', destroy(cardsIn('battleZone', 'any', { names: ['Raider'] }))),
  plainSpell('Recall Icons', returnToHand(yourGraveyard({ icon: 'soul' }))),
  plainSpell('Wave', moveCards('any', { cost: atMost(3) }, 'hand')),
  plainSpell('Own Wave', moveCards('you', { races: ['Giant'] }, 'graveyard')),
];
const mana = { fire: 6 } as const;
const there = (duel: Driver, player: 'p1' | 'p2' = 'p1') => duel.zone(player, 'battleZone');
const powers = (duel: Driver) =>
  duel.duel.view('judge').zones.p1.battleZone.map(({ current }) => `${current.name} ${current.power}`);

describe('202.4 a card with other names', () => {
  driven('has all of them at the same time, wherever it lies', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Call Raiders', 'Doom Raiders', 'Raider'],
        manaZone: mana,
        graveyard: ['Double', 'Soul'],
        battleZone: ['Soul'],
      },
      p2: { battleZone: ['Double', 'Raider', 'Soul'] },
    });
    duel.use('Cast Call Raiders');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([
      ['Doom Raiders', 'Double', 'Raider'],
      ['Call Raiders', 'Soul'],
    ]);
    duel.use('Cast Doom Raiders');
    expect(duel.battleZones).toEqual({ p1: ['Soul'], p2: ['Soul'] });
  });

  driven('counts where only one card of a name may lie (317.3)', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Heir', 'Raider'], manaZone: mana, battleZone: ['Keeper'] },
    });
    duel.use('Execute Heir');
    expect([there(duel), duel.names('p1', 'hand')]).toEqual([['Keeper'], ['Heir', 'Raider']]);
  });
});

describe('208.1a, 818.1c icons', () => {
  driven('are found on a card, and on a creature above a hyper soul X with one', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Recall Icons', 'Raider'],
        manaZone: mana,
        graveyard: ['Soul', 'Plain Icon', 'Raider'],
        battleZone: [
          'Temple',
          'Soul',
          'Raider',
          { name: 'Raider', over: ['Soul'] },
          { name: 'Raider', over: ['Plain Icon'] },
        ],
      },
    });
    expect(powers(duel)).toEqual(['Temple 2000', 'Soul 3000', 'Raider 2000', 'Raider 3000', 'Raider 2000']);
    duel.use('Cast Recall Icons');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([
      ['Plain Icon', 'Raider', 'Soul'],
      ['Raider', 'Recall Icons'],
    ]);
  });
});

describe('200.3a an effect on all cards of the battle zone', () => {
  driven('reaches those below others, of which nothing leaves as a creature', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Wave', 'Colossus'], manaZone: mana, battleZone: ['Mourner'], deck: 9 },
      p2: {
        battleZone: [
          { name: 'Lord', over: ['Raider'] },
          { name: 'Raider', over: ['Lord'] },
          { name: 'Keeper' },
        ],
      },
    });
    duel.use('Cast Wave');
    expect([duel.battleZones, duel.names('p1', 'hand'), duel.names('p2', 'hand')]).toEqual([
      { p1: [], p2: ['Lord', 'Lord'] },
      ['Colossus', 'Filler', 'Mourner'],
      ['Keeper', 'Raider', 'Raider'],
    ]);
  });

  driven('takes a single king cell, which costs nothing by itself', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Wave', 'Raider'], manaZone: mana },
      p2: {
        battleZone: [{ name: 'Sword', otherFace: true, links: [{ name: 'Orb', x: 1, y: 0 }] }, 'Lord'],
      },
    });
    duel.use('Cast Wave');
    expect([there(duel, 'p2'), duel.names('p2', 'hand')]).toEqual([['Lord'], ['Orb', 'Sword']]);
  });

  driven("leaves the other player's, and all that are not asked for", (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Own Wave', 'Colossus'],
        manaZone: mana,
        battleZone: ['Raider', { name: 'Raider', over: ['Titan'] }],
      },
      p2: { battleZone: ['Titan'] },
    });
    duel.use('Cast Own Wave');
    expect([duel.battleZones, duel.names('p1', 'graveyard')]).toEqual([
      { p1: ['Raider', 'Raider'], p2: ['Titan'] },
      ['Own Wave', 'Titan'],
    ]);
  });
});
