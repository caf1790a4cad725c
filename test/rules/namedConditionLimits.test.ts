import { allCards } from 'taiki';
import {
  abareChain,
  type Condition,
  cardsIn,
  choose,
  creature,
  destroy,
  dragonManaArms,
  draw,
  gogogoGanganGalaxy,
  hasWhile,
  hunting,
  koulin,
  magibomber,
  oshiokiMoon,
  power,
  putIntoMana,
  rainbonus,
  superFever,
  yourCreatures,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const strongWhile = (condition: Condition) =>
  creature({ ...plain, name: 'Watcher', abilities: [hasWhile(condition, power(1000))] });
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Both', civilizations: ['fire', 'water'] }),
  creature({ ...plain, name: 'Drake', races: ['Armored Dragon'] }),
  creature({ ...plain, name: 'Wave', civilizations: ['water'], races: ['Armored Dragon'] }),
  creature({ ...plain, name: 'Chained', abilities: [abareChain(draw())] }),
  creature({ ...plain, name: 'Moon', abilities: [oshiokiMoon(draw())] }),
  creature({ ...plain, name: 'Hound', races: ['Hunter'], abilities: [hunting] }),
  creature({ ...plain, name: 'Pup', races: ['Hunter'] }),
  creature({ ...plain, name: 'Priest', abilities: [koulin({ races: ['Dragon'] })] }),
  creature({ ...plain, name: 'Bomber', abilities: [magibomber(1)] }),
  creature({ ...plain, name: 'Costly', cost: 2 }),
  plainSpell('Sink', putIntoMana(choose(yourShields()))),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
];

const powersOf = (duel: Driver, player: 'p1' | 'p2', name: string): readonly (number | undefined)[] =>
  duel.duel
    .view('p1')
    .zones[player].battleZone.flatMap((card) =>
      !card.hidden && card.name === name ? [card.current.power] : [],
    );

interface Side {
  readonly manaZone?: readonly string[];
  readonly battleZone?: readonly string[];
  readonly hand?: readonly string[];
}

describe.each<readonly [string, Condition, string, Side, Side, number]>([
  [
    'dragon mana arms',
    dragonManaArms(2, 'fire'),
    'holds at its number',
    { manaZone: ['Drake', 'Drake'] },
    {},
    3000,
  ],
  [
    'dragon mana arms',
    dragonManaArms(2, 'fire'),
    'not with another civilization',
    { manaZone: ['Drake', 'Wave'] },
    {},
    2000,
  ],
  [
    'dragon mana arms',
    dragonManaArms(2),
    'without a civilization counts all Dragons',
    { manaZone: ['Drake', 'Wave'] },
    {},
    3000,
  ],
  [
    'dragon mana arms',
    dragonManaArms(1),
    'counts no mana of the opponent',
    {},
    { manaZone: ['Drake'] },
    2000,
  ],
  ['G.G.G.', gogogoGanganGalaxy, 'holds without a hand', { hand: [] }, { hand: ['Raider', 'Raider'] }, 3000],
  ['G.G.G.', gogogoGanganGalaxy, 'holds at one card', { hand: ['Raider'] }, {}, 3000],
  [
    'G.G.G.',
    gogogoGanganGalaxy,
    'does not look at the hand of the opponent',
    { hand: ['Raider', 'Raider'] },
    { hand: [] },
    2000,
  ],
  [
    'super fever',
    superFever(2, cardsIn(['battleZone', 'manaZone'], 'you', { races: ['Dragon'] })),
    'adds two zones up',
    { manaZone: ['Drake'], battleZone: ['Wave'] },
    {},
    3000,
  ],
  [
    'super fever',
    superFever(2, cardsIn(['battleZone', 'manaZone'], 'you', { races: ['Dragon'] })),
    'holds with one zone',
    { manaZone: ['Drake', 'Wave'] },
    {},
    3000,
  ],
  [
    'super fever',
    superFever(2, cardsIn(['battleZone', 'manaZone'], 'you', { races: ['Dragon'] })),
    'counts no card of the opponent',
    { manaZone: ['Drake'] },
    { battleZone: ['Drake'], manaZone: ['Drake'] },
    2000,
  ],
  ['rainbonus', rainbonus, 'holds with a multicolored creature', { battleZone: ['Both'] }, {}, 3000],
  ['rainbonus', rainbonus, 'not with one of each civilization', { battleZone: ['Wave', 'Drake'] }, {}, 2000],
  [
    'rainbonus',
    rainbonus,
    'not with multicolored mana, nor with a creature of the opponent',
    { manaZone: ['Both'] },
    { battleZone: ['Both'] },
    2000,
  ],
])('%s', (_, condition, _what, p1, p2, expected) => {
  driven(_what, (begin) => {
    const duel = begin({
      cards: [...cards, strongWhile(condition)],
      step: 'attack',
      p1: {
        hand: ['Raider', 'Raider'],
        manaZone: [],
        ...p1,
        battleZone: ['Watcher', 'Raider', ...(p1.battleZone ?? [])],
      },
      p2: { battleZone: [], ...p2 },
    });
    expect([powersOf(duel, 'p1', 'Watcher'), powersOf(duel, 'p1', 'Raider')]).toEqual([[expected], [2000]]);
  });
});

describe('abare chain, oshioki moon and hunting', () => {
  driven('506.3 abare chain counts attacks of the turn, not of its creature', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Chained', 'Raider'], hand: [] },
      p2: { battleZone: [] },
    });
    duel.choose('Raider attacks the player').choose('Shield 1');
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.choose('Chained attacks the player').choose('Shield 1');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p2 charge', 1]);
  });

  driven('oshioki moon triggers once for each shield, and no more once it has left', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Sink', 'Sink', 'Doom'],
        manaZone: { fire: 3 },
        battleZone: ['Moon', 'Raider'],
        shieldZone: 3,
      },
    });
    duel.use('Cast Sink').choose('Card 1');
    expect(duel.count('p1', 'hand')).toBe(3);
    duel.use('Cast Doom').choose('Moon');
    duel.use('Cast Sink').choose('Card 1');
    expect([duel.count('p1', 'hand'), duel.battleZones.p1]).toEqual([1, ['Raider']]);
  });

  driven('115.2 hunting counts Hunters of its player only, itself among them', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Hound', 'Pup'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Hound', 'Pup', 'Pup'] },
    });
    expect([powersOf(duel, 'p1', 'Hound'), powersOf(duel, 'p2', 'Hound')]).toEqual([[2000], [2000]]);
    duel.choose('Hound attacks Burning Mane');
    expect([duel.battleZones, powersOf(duel, 'p1', 'Hound')]).toEqual([
      { p1: ['Hound (tapped)', 'Pup'], p2: ['Hound', 'Pup', 'Pup'] },
      [2000],
    ]);
  });

  driven('115.2 hunting adds nothing to another Hunter that battles', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Pup', 'Hound'] },
      p2: { battleZone: [{ name: 'Raider', tapped: true }] },
    });
    duel.choose('Pup attacks Raider');
    expect(duel.battleZones).toEqual({ p1: ['Hound'], p2: [] });
  });
});

describe('koulin and magibomber', () => {
  driven('701.10 koulin does nothing while it is untapped', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Priest', 'Raider'], deck: ['Raider', 'Drake', 'Raider'] },
    });
    duel.pass();
    expect([duel.asked.startsWith('p2'), duel.battleZones.p1]).toEqual([true, ['Priest', 'Raider']]);
  });

  driven('701.10 koulin may be declined, and puts no other race', (begin) => {
    const position = {
      cards,
      step: 'attack',
      p1: { battleZone: [{ name: 'Priest', tapped: true }, 'Raider'], deck: ['Raider', 'Drake', 'Raider'] },
    } as const;
    const declined = begin(position);
    declined.pass().choose('No');
    expect([declined.battleZones.p1, declined.count('p1', 'deck')]).toEqual([
      ['Priest (tapped)', 'Raider'],
      3,
    ]);
    const taken = begin(position);
    taken.pass().choose('Yes');
    expect(taken.options.filter((option) => option.includes('Raider'))).toEqual([]);
  });

  driven('701.9a magibomber may be declined, and leaves the deck as it was', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Bomber'], hand: ['Drake'], deck: ['Raider', 'Drake', 'Raider'] },
      p2: { battleZone: [] },
    });
    duel.choose('Bomber attacks the player').choose('No');
    expect([duel.battleZones.p1, duel.names('p1', 'hand'), duel.zone('p1', 'deck')]).toEqual([
      ['Bomber (tapped)'],
      ['Drake'],
      ['Raider', 'Drake', 'Raider'],
    ]);
  });

  driven('magibomber puts nothing that costs more, and does not trigger for another', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Bomber', 'Raider'], hand: ['Costly'], deck: ['Costly', 'Drake', 'Raider'] },
      p2: { battleZone: [] },
    });
    duel.choose('Raider attacks the player').choose('Shield 1');
    duel.choose('Bomber attacks the player');
    if (duel.asked === 'p1 confirm') duel.choose('Yes');
    if (duel.asked === 'p1 mode') duel.choose(duel.options[0] ?? '');
    duel.choose('Shield 1');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([
      ['Bomber (tapped)', 'Raider (tapped)'],
      ['Costly'],
    ]);
  });
});
