import { allCards, createDuel } from 'taiki';
import {
  beginsInBattleZone,
  cannot,
  cardsIn,
  choose,
  creature,
  destroy,
  doubleFaced,
  draw,
  forbiddenBeat,
  forbiddenCreature,
  forbiddenRelease,
  has,
  putIntoGraveyard,
  returnToHand,
  when,
  yourCreatures,
  yourSeals,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const itself = { of: 'any', filter: { itself: true } } as const;
const BEAT = 'Sealed Beat';

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Officer', races: ['Demon Command'] }),
  creature({ ...plain, name: 'Colossus', power: 30000 }),
  doubleFaced(
    forbiddenBeat({
      name: BEAT,
      civilizations: ['fire'],
      cost: 0,
      abilities: [beginsInBattleZone(2), has(cannot({ do: 'move', from: 'battleZone' })), forbiddenRelease],
    }),
    forbiddenCreature({
      ...plain,
      name: 'Beast Unbound',
      cost: 20,
      power: 9000,
      abilities: [when({ event: 'turnedOver', what: itself }, draw())],
    }),
  ),
  plainSpell('Unseal', putIntoGraveyard(choose(yourSeals))),
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Recall', returnToHand(choose(cardsIn('battleZone', 'you', { type: 'forbiddenBeat' })))),
  plainSpell('Search', returnToHand(choose(cardsIn('graveyard', 'you', { type: 'forbiddenCreature' })))),
];
const mana = { fire: 4 } as const;

const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view(player === 'p1' ? 'p2' : 'p1')
    .zones[player].battleZone.map((card) =>
      card.hidden
        ? 'seal'
        : `${card.current.name} ${card.current.power ?? '-'}${card.seals === 0 ? '' : ` sealed ${card.seals}`}`,
    );

describe('103.3, 307.2 forbidden beats at the start of the duel', () => {
  test('lie in the battle zone with their seals before shields and hands are dealt', () => {
    const deck = [
      BEAT,
      ...Array.from(
        { length: 39 },
        (_, index) =>
          [
            'Raider',
            'Colossus',
            'Officer',
            'Emerald Grass',
            'Aqua Hulcus',
            'Aqua Guard',
            'Unseal',
            'Doom',
            'Recall',
            'Search',
          ][index % 10] ?? '',
      ),
    ];
    const duel = createDuel({ cards, decks: { p1: deck, p2: deck }, seed: 3 });
    for (const player of ['p1', 'p2'] as const) {
      const { battleZone, deck: left, shieldZone } = duel.view('p1').zones[player];
      const shown = battleZone.map((card) => (card.hidden ? 'seal' : card.name));
      expect([shown.toSorted(), shieldZone.length]).toEqual([[BEAT, 'seal', 'seal'], 5]);
      expect(left.length).toBeLessThanOrEqual(27);
    }
    expect(duel.log.filter(({ kind }) => kind === 'cardSealed')).toHaveLength(2);
    expect(duel.log.some(({ kind }) => kind === 'effectTriggered')).toBe(false);
  });

  test('100.5 of several copies one begins there', () => {
    const deck = [
      BEAT,
      BEAT,
      ...Array.from(
        { length: 38 },
        (_, index) =>
          [
            'Raider',
            'Colossus',
            'Officer',
            'Emerald Grass',
            'Aqua Hulcus',
            'Aqua Guard',
            'Unseal',
            'Doom',
            'Recall',
            'Search',
          ][index % 10] ?? '',
      ),
    ];
    const duel = createDuel({ cards, decks: { p1: deck, p2: deck }, seed: 3 });
    expect(duel.view('p1').zones.p1.battleZone).toHaveLength(3);
    expect(duel.game.zones.p1.deck.length + duel.game.zones.p1.hand.length).toBe(32);
  });
});

describe('809 forbidden beats', () => {
  driven('116.2 are not ignored while sealed, and 809.1a turn over with the last seal', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Unseal', 'Unseal'],
        manaZone: mana,
        battleZone: [{ name: BEAT, seals: ['Raider', 'Colossus'] }],
        deck: 3,
      },
    });
    expect(there(duel)).toEqual(['Sealed Beat - sealed 2', 'seal', 'seal']);
    duel.use('Cast Unseal').choose('Seal on Sealed Beat');
    expect(there(duel)).toEqual(['Sealed Beat - sealed 1', 'seal']);
    duel.use('Cast Unseal');
    expect([there(duel), duel.count('p1', 'hand'), duel.facts('cardTurnedOver')]).toEqual([
      ['Beast Unbound 9000'],
      1,
      [`cardTurnedOver ${BEAT}`],
    ]);
  });

  driven('116.4 lose a seal to a Command of their civilization', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Officer', 'Raider'],
        manaZone: mana,
        battleZone: [{ name: BEAT, seals: ['Raider'] }],
        deck: 3,
      },
    });
    duel.use('Summon Officer');
    expect(there(duel)).toEqual(['Beast Unbound 9000', 'Officer 2000']);
  });

  driven('attack once released, since the card was there as the turn began', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Unseal'], manaZone: mana, battleZone: [{ name: BEAT, seals: ['Raider'] }], deck: 3 },
      p2: { battleZone: [{ name: 'Raider', tapped: true }] },
    });
    duel.use('Cast Unseal').choose(`${BEAT} attacks Raider`);
    expect(there(duel, 'p2')).toEqual([]);
  });

  driven('do not leave while they say so', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Recall', 'Raider'], manaZone: mana, battleZone: [{ name: BEAT, seals: ['Raider'] }] },
    });
    duel.use('Cast Recall');
    expect([there(duel), duel.count('p1', 'hand')]).toEqual([['Sealed Beat - sealed 1', 'seal'], 1]);
  });

  driven(
    "809.2 in the other player's turn go to the graveyard as a creature, where either side is read",
    (begin) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['Colossus'] },
        p2: {
          hand: ['Search'],
          manaZone: mana,
          battleZone: [{ name: BEAT, otherFace: true, tapped: true }],
          deck: 5,
        },
      });
      duel.choose(`Colossus attacks ${BEAT}`);
      expect([there(duel, 'p2'), duel.names('p2', 'graveyard')]).toEqual([[], [BEAT]]);
      duel.passUntil('p2 main').use('Cast Search');
      expect(duel.names('p2', 'hand')).toContain(BEAT);
    },
  );
});
