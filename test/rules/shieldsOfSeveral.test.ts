import { allCards, createDuel, determinize, restoreDuel } from 'taiki';
import {
  breakShields,
  cardsIn,
  choose,
  creature,
  doubleBreaker,
  draw,
  insteadDo,
  put,
  putIntoGraveyard,
  returnToHand,
  shieldPlus,
  shieldTrigger,
  spell,
  spellAbility,
  strikeBack,
  when,
  wouldBeBroken,
  yourShields,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Twin', abilities: [doubleBreaker] }),
  creature({
    ...plain,
    name: 'Counter',
    abilities: [when({ event: 'shieldBroken', of: 'you' }, draw())],
  }),
  creature({
    ...plain,
    name: 'Shelter',
    abilities: [wouldBeBroken('you', insteadDo(draw()))],
  }),
  ...['Spark', 'Flash'].map((name) =>
    spell({ name, civilizations: ['fire'], cost: 1, abilities: [shieldTrigger, spellAbility(draw())] }),
  ),
  plainSpell('Plus', shieldPlus(1, choose(yourShields()))),
  plainSpell('Plus All', shieldPlus(2, yourShields())),
  plainSpell('Take', returnToHand(choose(yourShields()))),
  plainSpell('Burn', putIntoGraveyard(choose(cardsIn('shieldZone', 'opponent')))),
  plainSpell('Break', breakShields(1)),
  plainSpell('Lift', put(choose(yourShields()))),
  creature({ ...plain, name: 'Striker', abilities: [strikeBack({ civilizations: ['fire'] })] }),
];

/** A shield of these cards, the first on top. */
const shieldOf = (name: string, ...over: readonly string[]) => ({ name, over });

describe('113.2 shields of several cards', () => {
  driven('used: the top card of the deck goes below a shield, which stays one', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Plus', 'Plus'],
        manaZone: { fire: 2 },
        shieldZone: ['Raider', 'Twin'],
        deck: ['Spark', 'Flash', 'Raider'],
      },
    });
    duel.use('Cast Plus').choose(duel.options[1] ?? '');
    expect([duel.zone('p1', 'shieldZone'), duel.count('p1', 'deck')]).toEqual([
      ['Raider', 'Twin (over Spark)'],
      2,
    ]);
    duel.use('Cast Plus').choose(duel.options[1] ?? '');
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Raider', 'Twin (over Spark, Flash)']);
    expect(duel.duel.view('p1').counts.p1.shieldZone).toBe(2);
  });

  driven('every one of several shields gets its cards', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Plus All', 'Raider'],
        manaZone: { fire: 1 },
        shieldZone: ['Raider', 'Twin'],
        deck: ['Spark', 'Flash', 'Raider', 'Twin', 'Raider'],
      },
    });
    duel.use('Cast Plus All');
    expect([duel.zone('p1', 'shieldZone'), duel.names('p1', 'deck')]).toEqual([
      ['Raider (over Spark, Flash)', 'Twin (over Raider, Twin)'],
      ['Raider'],
    ]);
  });

  driven('attacked: breaking one moves all its cards, with the shield triggers of each', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Raider'] },
      p2: { battleZone: ['Counter'], shieldZone: [shieldOf('Raider', 'Spark', 'Flash'), 'Twin'], deck: 9 },
    });
    duel.choose('Raider attacks the player').choose('Shield 1');
    expect([duel.asked, duel.options.length]).toEqual(['p2 declareShields', 2]);
    duel.choose('Spark', 'Flash');
    while (duel.asked !== 'p1 attack') duel.choose(duel.options[0] ?? '');
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Twin']);
    expect(duel.names('p2', 'graveyard')).toEqual(['Flash', 'Spark']);
    expect(duel.names('p2', 'hand')).toContain('Raider');
    const kinds = duel.duel.log.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'shieldBroken').length).toBe(1);
    // Counter draws once: one shield was broken.
    expect(kinds.filter((kind) => kind === 'cardDrawn').length).toBe(3);
  });

  driven('attacked: a double breaker breaks two of them, not two cards of one', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Twin', 'Raider'] },
      p2: { shieldZone: [shieldOf('Raider', 'Raider'), shieldOf('Twin', 'Twin'), 'Raider'], deck: 9 },
    });
    duel.choose('Twin attacks the player').choose('Shield 1', 'Shield 2');
    while (duel.asked !== 'p1 attack') duel.pass();
    expect([duel.zone('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([['Raider'], 4]);
  });

  driven(
    "in the other player's turn: the last shield of several cards keeps from a direct attack",
    (begin) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['Raider', 'Raider'] },
        p2: { shieldZone: [shieldOf('Raider', 'Raider')], deck: 9 },
      });
      duel.choose('Raider attacks the player');
      while (duel.asked !== 'p1 attack') duel.pass();
      expect([duel.duel.result, duel.zone('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([
        undefined,
        [],
        2,
      ]);
      duel.choose('Raider attacks the player');
      while (duel.duel.decision !== undefined) duel.pass();
      expect(duel.duel.result?.winner).toBe('p1');
    },
  );

  driven('replaced: the shield stays whole', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Break', 'Raider'], manaZone: { fire: 1 }, battleZone: ['Raider'] },
      p2: { battleZone: ['Shelter'], shieldZone: [shieldOf('Raider', 'Spark')], deck: 9 },
    });
    duel.use('Cast Break');
    expect([duel.zone('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([['Raider (over Spark)'], 1]);
  });

  driven('taken by an effect: all its cards go along, and may be used', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Take', 'Raider'],
        manaZone: { fire: 1 },
        shieldZone: [shieldOf('Raider', 'Flash')],
        deck: 9,
      },
    });
    duel.use('Cast Take').choose('Flash');
    expect([duel.zone('p1', 'shieldZone'), duel.names('p1', 'graveyard')]).toEqual([[], ['Flash', 'Take']]);
  });

  driven('put elsewhere: each card goes there by itself', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Burn', 'Raider'], manaZone: { fire: 1 } },
      p2: { shieldZone: [shieldOf('Raider', 'Flash', 'Spark'), 'Twin'] },
    });
    duel.use('Cast Burn').choose('Card 1');
    expect([duel.zone('p2', 'shieldZone'), duel.names('p2', 'graveyard')]).toEqual([
      ['Twin'],
      ['Flash', 'Raider', 'Spark'],
    ]);
  });

  driven('nobody sees what lies below, but how many cards there are', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Raider'],
        manaZone: { fire: 1 },
        shieldZone: [
          { ...shieldOf('Raider', 'Flash'), faceUp: true },
          shieldOf('Twin', 'Spark', 'Flash'),
          'Twin',
        ],
      },
    });
    for (const viewer of ['p1', 'p2', 'spectator'] as const)
      expect(duel.duel.view(viewer).zones.p1.shieldZone).toMatchObject([
        { name: 'Raider', under: [], cards: 2 },
        { hidden: true, cards: 3 },
        { hidden: true },
      ]);
    expect(duel.duel.view('judge').zones.p1.shieldZone[1]).toMatchObject({
      under: ['Spark', 'Flash'],
      cards: 3,
    });
    const again = restoreDuel(JSON.parse(JSON.stringify(duel.duel.snapshot())), { cards });
    expect(JSON.stringify(again.view('p1'))).toBe(JSON.stringify(duel.duel.view('p1')));
  });

  driven('109.2a: what an effect puts is that card alone, and the rest stays a shield', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Lift', 'Raider'],
        manaZone: { fire: 1 },
        shieldZone: [shieldOf('Raider', 'Flash', 'Spark')],
      },
    });
    duel.use('Cast Lift');
    expect([duel.battleZones.p1, duel.zone('p1', 'shieldZone')]).toEqual([
      ['Raider'],
      ['Flash (over Spark)'],
    ]);
  });

  driven('112.3b: one card of it pays for a strike back, and the others go to the hand', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Raider'] },
      p2: { hand: ['Striker'], shieldZone: [shieldOf('Twin', 'Twin'), 'Twin'], deck: 9 },
    });
    duel.choose('Raider attacks the player').choose('Shield 1');
    duel.choose(duel.options[0] ?? '');
    while (duel.asked !== 'p1 attack') duel.choose(duel.options[0] ?? '');
    expect([duel.names('p2', 'graveyard'), duel.names('p2', 'hand'), duel.names('p2', 'battleZone')]).toEqual(
      [['Twin'], ['Twin'], ['Striker']],
    );
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Twin']);
  });

  test('are dealt anew in samples and determinized positions, as shields of as many cards', () => {
    const deck = [...Array<string>(20).fill('Raider'), ...Array<string>(20).fill('Twin')];
    const duel = createDuel({
      cards,
      seed: 3,
      position: {
        turn: 3,
        active: 'p1',
        step: 'main',
        players: {
          p1: { hand: [{ name: 'Raider' }], deck: [{ name: 'Raider' }], shieldZone: [{ name: 'Raider' }] },
          p2: {
            deck: deck.slice(0, 36).map((name) => ({ name })),
            shieldZone: [{ name: 'Twin', over: ['Twin', 'Twin'] }, { name: 'Twin' }],
          },
        },
      },
    } as never);
    const position = determinize(duel.view('p1'), duel.known('p1'), {
      decks: { p1: ['Raider', 'Raider', 'Raider'], p2: deck },
      seed: 5,
    });
    expect(position.players.p2.shieldZone.map(({ over = [] }) => over.length)).toEqual([2, 0]);
    const names = position.players.p2.shieldZone.flatMap(({ name, over = [] }) => [name, ...over]);
    const { deck: left, hand } = position.players.p2;
    expect([...names, ...[...left, ...hand].map(({ name }) => name)].sort()).toEqual(deck.toSorted());
  });
});
