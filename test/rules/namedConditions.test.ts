import { allCards } from 'taiki';
import {
  abareChain,
  cardsIn,
  choose,
  climaxDoronGo,
  creature,
  destroy,
  doronGo,
  dragonManaArms,
  draw,
  exileCreature,
  gogogoGanganGalaxy,
  hasWhile,
  hunting,
  koulin,
  magibomber,
  onlyExileNamed,
  opponentsCreatures,
  oshiokiMoon,
  power,
  putIntoMana,
  rainbonus,
  returnToHand,
  superFever,
  ultraDoronGo,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Both', civilizations: ['fire', 'water'] }),
  creature({ ...plain, name: 'Drake', races: ['Armored Dragon'] }),
  creature({ ...plain, name: 'Armed', abilities: [hasWhile(dragonManaArms(2, 'fire'), power(1000))] }),
  creature({ ...plain, name: 'Reckless', abilities: [hasWhile(gogogoGanganGalaxy, power(1000))] }),
  creature({
    ...plain,
    name: 'Feverish',
    abilities: [
      hasWhile(superFever(2, cardsIn(['battleZone', 'manaZone'], 'you', { races: ['Dragon'] })), power(1000)),
    ],
  }),
  creature({ ...plain, name: 'Colorful', abilities: [hasWhile(rainbonus, power(1000))] }),
  creature({ ...plain, name: 'Chained', abilities: [abareChain(draw())] }),
  creature({ ...plain, name: 'Moon', abilities: [oshiokiMoon(draw())] }),
  creature({ ...plain, name: 'Hound', races: ['Hunter'], abilities: [hunting] }),
  creature({ ...plain, name: 'Priest', abilities: [koulin({ races: ['Dragon'] })] }),
  creature({ ...plain, name: 'Bomber', abilities: [magibomber(2)] }),
  exileCreature({
    ...plain,
    name: 'Outlaw, First',
    abilities: [doronGo({ nameContains: 'Outlaw' }), onlyExileNamed('Outlaw')],
  }),
  exileCreature({
    ...plain,
    name: 'Outlaw, Second',
    abilities: [ultraDoronGo({ nameContains: 'Outlaw' }), onlyExileNamed('Outlaw')],
  }),
  exileCreature({ ...plain, name: 'Climax', abilities: [climaxDoronGo()] }),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Doom Theirs', destroy(choose(opponentsCreatures()))),
  plainSpell('Recall', returnToHand(choose(yourCreatures()))),
  plainSpell('Sink', putIntoMana(choose(yourShields()))),
  plainSpell('Sow', putIntoMana(choose(yourHand()))),
];
const mana = { fire: 3 } as const;

const powerOf = (duel: Driver, name: string): number | undefined => {
  const found = duel.duel.view('p1').zones.p1.battleZone.find((card) => !card.hidden && card.name === name);
  return found === undefined || found.hidden ? undefined : found.current.power;
};

describe('conditions with a name', () => {
  driven('dragon mana arms counts Dragons of the civilization in the mana zone', (begin) => {
    const p1 = { hand: ['Sow', 'Drake'], battleZone: ['Armed', 'Drake'] };
    const duel = begin({ cards, p1: { ...p1, manaZone: ['Drake', 'Raider'] } });
    expect(powerOf(duel, 'Armed')).toBe(2000);
    duel.use('Cast Sow');
    expect(powerOf(duel, 'Armed')).toBe(3000);
  });

  driven('G.G.G. holds with one card in hand, and not with two', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raider', 'Raider'], manaZone: mana, battleZone: ['Reckless'] },
    });
    expect(powerOf(duel, 'Reckless')).toBe(2000);
    duel.use('Summon Raider');
    expect(powerOf(duel, 'Reckless')).toBe(3000);
  });

  driven('super fever counts the cards of its group in both zones', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Drake'], manaZone: ['Drake', 'Raider'], battleZone: ['Feverish'] },
      p2: { battleZone: ['Drake'] },
    });
    expect(powerOf(duel, 'Feverish')).toBe(2000);
    duel.use('Summon Drake');
    expect(powerOf(duel, 'Feverish')).toBe(3000);
  });

  driven('rainbonus asks for a multicolored creature of its player', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom'], manaZone: mana, battleZone: ['Colorful', 'Both'] },
      p2: { battleZone: ['Both'] },
    });
    expect(powerOf(duel, 'Colorful')).toBe(3000);
    duel.use('Cast Doom').choose('Both');
    expect(powerOf(duel, 'Colorful')).toBe(2000);
  });
});

describe('triggers with a name', () => {
  driven('abare chain resolves for the first attack of the turn only', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Chained', 'Raider', 'Drake'], hand: [] },
      p2: {
        battleZone: [
          { name: 'Fear Fang', tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
    });
    duel.choose('Drake attacks the player').choose('Shield 1');
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.choose('Raider attacks the player').choose('Shield 1');
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('506.3 each of two abare chains resolves, and none of the player attacked', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Chained', 'Chained', 'Drake'], hand: [] },
      p2: { battleZone: ['Chained'], hand: [] },
    });
    duel.choose('Drake attacks the player');
    while (duel.asked === 'p1 standby') duel.choose(...duel.options);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([2, 0]);
  });

  driven('oshioki moon triggers for an own shield, also in the turn of the opponent', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sink', 'Raider'], manaZone: mana, battleZone: ['Moon', 'Raider'], shieldZone: 2 },
      p2: { battleZone: ['Moon'], hand: [] },
    });
    duel.use('Cast Sink').choose('Card 1');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([2, 0]);
    duel.pass();
    duel.choose('Raider attacks the player').choose('Shield 1');
    expect(duel.count('p2', 'hand')).toBe(2);
  });

  driven('hunting adds 1000 for each Hunter while it battles', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Hound', 'Hound', 'Raider'] },
      p2: {
        battleZone: [{ name: 'Hound', tapped: true }, 'Hound', 'Hound', { name: 'Raider', tapped: true }],
      },
    });
    expect(powerOf(duel, 'Hound')).toBe(2000);
    duel.choose('Hound attacks Raider');
    expect(duel.battleZones).toEqual({
      p1: ['Hound (tapped)', 'Hound', 'Raider'],
      p2: ['Hound (tapped)', 'Hound', 'Hound'],
    });
    duel.choose('Hound attacks Hound');
    expect(duel.battleZones).toEqual({
      p1: ['Hound (tapped)', 'Raider'],
      p2: ['Hound (tapped)', 'Hound', 'Hound'],
    });
  });

  driven('koulin puts a creature from the deck if it is tapped at the end of the turn', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [{ name: 'Priest', tapped: true }, 'Raider'], deck: ['Raider', 'Drake', 'Raider'] },
      p2: { battleZone: ['Priest'], deck: ['Drake', 'Raider', 'Raider'] },
    });
    duel.pass();
    duel.choose('Yes').choose('Drake');
    expect(duel.battleZones).toEqual({ p1: ['Priest (tapped)', 'Raider', 'Drake'], p2: ['Priest'] });
  });

  driven('magibomber puts from the hand or the top of the deck', (begin) => {
    const p2 = { battleZone: [{ name: 'Fear Fang', tapped: true }] };
    const p1 = { battleZone: ['Bomber', 'Raider'], hand: ['Both'], deck: ['Drake', 'Raider', 'Raider'] };
    const hand = begin({ cards, step: 'attack', p1, p2 });
    hand.choose('Bomber attacks the player').choose('Yes').choose('1: put one');
    expect(hand.battleZones.p1).toEqual(['Bomber (tapped)', 'Raider', 'Both']);
    const deck = begin({ cards, step: 'attack', p1, p2 });
    deck.choose('Bomber attacks the player').choose('Yes').choose('2: if what');
    expect(deck.battleZones.p1).toEqual(['Bomber (tapped)', 'Raider', 'Drake']);
  });
});

describe('204.3 exile creatures', () => {
  driven('doron go puts another as it is destroyed, which its own ban allows then', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Doom', 'Outlaw, Second', 'Raider'],
        manaZone: mana,
        battleZone: ['Outlaw, First', 'Raider'],
      },
    });
    duel.use('Cast Doom').choose('Outlaw, First').choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Raider', 'Outlaw, Second']);
  });

  driven('not as it returns to the hand, unlike ultra doron go', (begin) => {
    const first = begin({
      cards,
      p1: { hand: ['Recall', 'Outlaw, Second'], manaZone: mana, battleZone: ['Outlaw, First', 'Raider'] },
    });
    first.use('Cast Recall').choose('Outlaw, First');
    expect(first.battleZones.p1).toEqual(['Raider']);
    const second = begin({
      cards,
      p1: { hand: ['Recall', 'Outlaw, First'], manaZone: mana, battleZone: ['Outlaw, Second', 'Raider'] },
    });
    second.use('Cast Recall').choose('Outlaw, Second').choose('Yes').choose('Outlaw, First');
    expect(second.battleZones.p1).toEqual(['Raider', 'Outlaw, First']);
  });
});

describe('110.4b climax doron go', () => {
  driven('sees an exile creature of its player destroyed, and none of the opponent', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Doom', 'Doom Theirs', 'Climax'],
        manaZone: mana,
        battleZone: ['Climax', 'Raider'],
      },
      p2: { battleZone: ['Climax', 'Raider'] },
    });
    duel.use('Cast Doom Theirs').choose('Climax');
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 main', ['Raider']]);
    duel.use('Cast Doom').choose('Climax').choose('Declare Climax');
    expect(duel.battleZones).toEqual({ p1: ['Raider', 'Climax'], p2: ['Raider'] });
  });
});
