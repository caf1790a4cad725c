import { allCards, createDuel, determinize, parsePosition, printPosition } from 'taiki';
import {
  any,
  breakShields,
  cardsIn,
  castle,
  choose,
  countOf,
  creature,
  doubleBreaker,
  draw,
  each,
  from,
  given,
  isLike,
  onlyIf,
  power,
  provided,
  put,
  putIntoGraveyard,
  putOnShield,
  rearrangeShields,
  returnToHand,
  self,
  shieldsAre,
  shieldTrigger,
  spell,
  spellAbility,
  when,
  yourCreatures,
  yourGraveyard,
  yourShields,
} from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { plain, plainSpell } from './plainCards.ts';

const isFaceUp = isLike(self, { faceUp: true });

/** A spell that lies face up on a shield once it has been cast, and draws there as your creatures attack. */
const crest = spell({
  name: 'Crest',
  civilizations: ['fire'],
  cost: 1,
  abilities: [
    shieldTrigger,
    spellAbility(onlyIf(isLike(self, { usedThrough: 'hand' }), putOnShield(self, choose(yourShields())))),
    given(
      isFaceUp,
      provided(isFaceUp, from(['shieldZone'], when({ event: 'attacks', what: any('you') }, draw()))),
    ),
  ],
});

const cards = [
  ...allCards,
  crest,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Twin', abilities: [doubleBreaker] }),
  castle({ name: 'Keep', civilizations: ['fire'], cost: 1, abilities: [each(yourCreatures(), power(2000))] }),
  plainSpell('Take', returnToHand(choose(yourShields()))),
  plainSpell('Burn', putIntoGraveyard(choose(cardsIn('shieldZone', 'opponent')))),
  plainSpell('Peel', putIntoGraveyard(choose(cardsIn('shieldZone', 'you', { faceUp: true })))),
  plainSpell('Veiled', putIntoGraveyard(cardsIn('shieldZone', 'you', { faceUp: false }))),
  plainSpell('Break', breakShields(1)),
  plainSpell('Lift', put(choose(yourShields()))),
  plainSpell('Tally', draw(countOf(cardsIn('shieldZone', 'you', { faceUp: true })))),
  plainSpell('Lone', onlyIf(shieldsAre('you', { max: 1 }), draw(3))),
  plainSpell('Rearrange', rearrangeShields('you')),
  plainSpell('Gather', putOnShield(yourGraveyard(), choose(yourShields()))),
];

/** A shield of this card with these face up on it. */
const shieldOf = (name: string, ...on: readonly string[]) => ({
  name,
  bears: on.map((one) => ({ name: one })),
});

const fire = (count: number) => ({ fire: count });

/** Goes on with the first answers until the attack is over. */
function goOn(duel: Driver): void {
  while (duel.asked !== 'p1 attack') {
    if (duel.duel.decision?.min === 0 && duel.asked !== 'p2 declareShields') duel.pass();
    else duel.choose(...duel.options.slice(0, Math.max(1, duel.duel.decision?.min ?? 1)));
  }
}

describe('113.2 cards that lie face up on a shield', () => {
  driven(
    'used: the spell lies on a shield after it was cast from the hand, and the shields stay as many',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Crest', 'Lone', 'Raider'], manaZone: fire(2), shieldZone: ['Twin'], deck: 9 },
      });
      duel.use('Cast Crest');
      expect([duel.zone('p1', 'shieldZone'), duel.names('p1', 'graveyard')]).toEqual([['Twin', 'Crest'], []]);
      expect(duel.duel.view('p2').counts.p1.shieldZone).toBe(1);
      expect(duel.duel.view('p2').zones.p1.shieldZone).toMatchObject([
        { hidden: true },
        { name: 'Crest', faceUp: true, attachedShield: 0 },
      ]);
      duel.use('Cast Lone');
      expect(duel.count('p1', 'hand')).toBe(4);
    },
  );

  driven('misfired: without a shield it goes to the graveyard', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Crest', 'Raider'], manaZone: fire(1), shieldZone: 0 } });
    duel.use('Cast Crest');
    expect([duel.zone('p1', 'shieldZone'), duel.names('p1', 'graveyard')]).toEqual([[], ['Crest']]);
  });

  driven('attacking: it triggers where it lies face up, each copy by itself, also on one shield', (begin) => {
    for (const shields of [
      [shieldOf('Twin', 'Crest', 'Crest')],
      [shieldOf('Twin', 'Crest'), shieldOf('Twin', 'Crest')],
    ]) {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['Raider', 'Raider'], hand: 0, shieldZone: shields, deck: 9 },
        p2: { shieldZone: ['Raider', 'Raider'] },
      });
      goOn(duel.choose('Raider attacks the player'));
      expect(duel.count('p1', 'hand')).toBe(2);
    }
  });

  driven('not when it is face down, a shield by itself', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Raider'], hand: 0, shieldZone: ['Crest'], deck: 9 },
      p2: { shieldZone: ['Raider', 'Raider'] },
    });
    goOn(duel.choose('Raider attacks the player'));
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven(
    "in the other player's turn: breaking the shield moves all its cards, with their shield triggers",
    (begin) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['Raider', 'Raider'] },
        p2: { shieldZone: [shieldOf('Raider', 'Crest'), 'Twin'], hand: 0, deck: 9 },
      });
      duel.choose('Raider attacks the player').choose('Shield 1');
      expect([duel.asked, duel.options]).toEqual(['p2 declareShields', ['Shield trigger: Crest']]);
      duel.choose(duel.options[0] ?? '');
      goOn(duel);
      expect([duel.zone('p2', 'shieldZone'), duel.names('p2', 'hand')]).toEqual([
        ['Twin', 'Crest'],
        ['Raider'],
      ]);
      expect(duel.duel.log.filter(({ kind }) => kind === 'shieldBroken')).toHaveLength(1);
    },
  );

  driven(
    'attacked: a double breaker breaks two shields, of which the last keeps from a direct attack',
    (begin) => {
      const duel = begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['Twin', 'Raider'] },
        p2: { shieldZone: [shieldOf('Raider', 'Crest'), shieldOf('Twin', 'Crest')], hand: 0, deck: 9 },
      });
      duel.choose('Twin attacks the player');
      while (duel.asked !== 'p1 attack') duel.pass();
      expect([duel.zone('p2', 'shieldZone'), duel.names('p2', 'hand')]).toEqual([
        [],
        ['Crest', 'Crest', 'Raider', 'Twin'],
      ]);
      duel.choose('Raider attacks the player');
      while (duel.duel.decision !== undefined) duel.pass();
      expect(duel.duel.result?.winner).toBe('p1');
    },
  );

  driven('burnt: each of its cards goes to the graveyard, and bystanders stay', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Burn', 'Raider'], manaZone: fire(1) },
      p2: { shieldZone: [shieldOf('Raider', 'Crest'), shieldOf('Twin', 'Crest')] },
    });
    duel.use('Cast Burn').choose('Card 1');
    expect([duel.zone('p2', 'shieldZone'), duel.names('p2', 'graveyard')]).toEqual([
      ['Twin', 'Crest'],
      ['Crest', 'Raider'],
    ]);
  });

  driven('taken by an effect: all its cards go to the hand, and may be used', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Take', 'Raider'],
        manaZone: fire(1),
        shieldZone: [shieldOf('Raider', 'Crest'), 'Twin'],
        deck: 9,
      },
    });
    duel
      .use('Cast Take')
      .choose('Card 1')
      .choose(duel.options[0] ?? '');
    expect([duel.zone('p1', 'shieldZone'), duel.names('p1', 'hand')]).toEqual([
      ['Twin', 'Crest'],
      ['Raider', 'Raider'],
    ]);
  });

  driven(
    'its source gone: it leaves alone where an effect names face-up cards, and the shield stays',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Tally', 'Peel', 'Tally', 'Raider'],
          manaZone: fire(3),
          shieldZone: [shieldOf('Raider', 'Crest')],
          deck: 9,
        },
      });
      duel.use('Cast Tally');
      expect(duel.count('p1', 'hand')).toBe(4);
      duel.use('Cast Peel');
      expect([duel.zone('p1', 'shieldZone'), duel.names('p1', 'graveyard')]).toEqual([
        ['Raider'],
        ['Crest', 'Peel', 'Tally'],
      ]);
    },
  );

  driven('a shield with a face-up card on it is none of the face-down ones', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Veiled', 'Raider'],
        manaZone: fire(1),
        shieldZone: [shieldOf('Raider', 'Crest'), 'Twin'],
      },
    });
    duel.use('Cast Veiled');
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Raider', 'Crest']);
  });

  driven(
    '109.2a: the card below is put alone, and what lay on it stays the same shield, with its castle',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Keep', 'Lift', 'Crest', 'Raider'],
          manaZone: fire(3),
          battleZone: ['Twin'],
          shieldZone: [shieldOf('Raider', 'Crest')],
          deck: 9,
        },
        p2: { battleZone: ['Twin'] },
      });
      duel.use('Fortify with Keep').use('Cast Lift');
      expect([duel.battleZones.p1, duel.zone('p1', 'shieldZone')]).toEqual([
        ['Twin', 'Keep', 'Raider'],
        ['Crest'],
      ]);
      expect(powersOf(duel, 'p1', cards)).toEqual(['Twin 4000', 'Keep undefined', 'Raider 4000']);
      expect(duel.duel.view('p2').zones.p1.shieldZone).toMatchObject([{ name: 'Crest', faceUp: true }]);
      duel.use('Cast Crest');
      expect(duel.zone('p1', 'shieldZone')).toEqual(['Crest', 'Crest']);
      expect(duel.duel.view('p1').counts.p1.shieldZone).toBe(1);
    },
  );

  driven(
    '113.2a: rearranged, they lie face down among the others, and places keep their number of cards',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Rearrange', 'Raider'],
          manaZone: fire(1),
          shieldZone: [shieldOf('Twin', 'Crest', 'Crest'), 'Raider'],
        },
      });
      duel.use('Cast Rearrange');
      expect(duel.duel.view('p1').zones.p1.shieldZone).toEqual([
        { hidden: true, cards: 3 },
        { hidden: true },
      ]);
      const { cards: all, zones } = duel.duel.game;
      const names = zones.p1.shieldZone
        .flatMap(({ card, under }) => [card, ...under])
        .map((id) => all[id]?.name);
      expect(names.sort()).toEqual(['Crest', 'Crest', 'Raider', 'Twin']);
    },
  );

  driven('several cards go there at once', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Gather', 'Raider'],
        manaZone: fire(1),
        graveyard: ['Crest', 'Twin'],
        shieldZone: ['Raider'],
      },
    });
    duel.use('Cast Gather');
    expect([duel.zone('p1', 'shieldZone'), duel.names('p1', 'graveyard')]).toEqual([
      ['Raider', 'Crest', 'Twin'],
      ['Gather'],
    ]);
  });

  test('restored: a position tells of them with their shield', () => {
    const line = 'p1 shield zone: Raider [bears: Crest] [bears: Crest] | Twin';
    const position = parsePosition(`turn 3 of p1, main\n${line}\n`);
    expect(printPosition(position)).toContain(line);
    const duel = createDuel({ cards, seed: 3, position });
    expect(duel.view('p1').zones.p1.shieldZone.map(({ hidden }) => hidden)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const known = determinize(duel.view('p2'), duel.known('p2'), {
      decks: { p1: ['Raider', 'Twin', 'Crest', 'Crest'], p2: [] },
      seed: 5,
    });
    expect(known.players.p1.shieldZone.map(({ bears = [] }) => bears.map(({ name }) => name))).toEqual([
      ['Crest', 'Crest'],
      [],
    ]);
  });
});
