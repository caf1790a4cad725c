import {
  cannot,
  cardsIn,
  creature,
  draw,
  each,
  evolution,
  evolutionCreature,
  exactly,
  land,
  manaAbility,
  onlyIf,
  power,
  returnToHand,
  skipRestOfTurn,
  youHave,
  yourCreatures,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { dmex18 } from '../../modern/dmex18/index.ts';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

/** Two cards in the mana zone that are not tapped. */
const has2Untapped = youHave(yourMana({ tapped: false }), exactly(2));
const LIBRARY = 'Library of Alexandria';
const cards = [
  ...dmex18,
  creature({ ...plain, name: 'Raider' }),
  land({ name: 'Spring', civilizations: [], abilities: [manaAbility(draw())] }),
  land({ name: 'Pass', civilizations: [], abilities: [manaAbility(skipRestOfTurn)] }),
  creature({
    ...plain,
    name: 'Frost',
    abilities: [each(cardsIn('manaZone', 'opponent'), cannot({ do: 'beTapped', by: 'any' }))],
  }),
  land({
    name: 'Oasis',
    civilizations: [],
    abilities: [manaAbility(onlyIf(has2Untapped, draw()))],
  }),
  plainSpell('Uproot', returnToHand(yourMana({ type: 'land' }))),
];
const SEVEN = Array.from({ length: 7 }, () => 'Raider');

describe('313.2, 602.1 an ability of a land that its player uses in the mana zone', () => {
  driven('is used in the main step by tapping the land, if its condition holds then', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: SEVEN, manaZone: [LIBRARY], battleZone: ['Raider'] },
    }).passUntil('p1 main');
    expect(duel.options).toEqual([`Tap ${LIBRARY} for its mana ability`, 'Go on to the attack step']);
    duel.choose(LIBRARY);
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'manaZone')]).toEqual([8, [`${LIBRARY} (tapped)`]]);
    expect(duel.facts('abilityActivated', 'effectResolved')).toEqual([
      `abilityActivated ${LIBRARY}`,
      `effectResolved ${LIBRARY}`,
    ]);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('is not used with another number of cards, while tapped, or by the other player', (begin) => {
    const asked = (hand: number, manaZone: Parameters<typeof begin>[0]['p1']) =>
      begin({
        cards,
        p1: { hand: SEVEN.slice(0, hand), battleZone: ['Raider'], ...manaZone },
        p2: { manaZone: [LIBRARY], hand: SEVEN },
      }).passUntil('p1 attack').options;
    const attack = ['Raider attacks the player', 'Attack no more'];
    expect(asked(6, { manaZone: [LIBRARY] })).toEqual(attack);
    expect(asked(7, { manaZone: [{ name: LIBRARY, tapped: true }] })).toEqual(attack);
    expect(asked(7, { hand: SEVEN, graveyard: [LIBRARY] })).toEqual(attack);
  });

  driven('of a second copy is used by itself', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: ['Spring', 'Spring'], battleZone: ['Raider'] },
    }).choose('Tap Spring');
    expect([duel.count('p1', 'hand'), duel.options]).toEqual([
      1,
      ['Tap Spring for its mana ability', 'Go on to the attack step'],
    ]);
    duel.choose('Tap Spring');
    expect([duel.count('p1', 'hand'), duel.asked]).toEqual([2, 'p1 attack']);
  });

  driven('may pay no cost at the same time, and is not used where it cannot be tapped', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Raider'], manaZone: ['Spring', 'Raider'], battleZone: ['Raider'] },
    });
    duel.choose('Tap Spring');
    expect(duel.options).toEqual(['Summon Raider', 'Go on to the attack step']);
    const frozen = begin({
      cards,
      p1: { manaZone: ['Spring'], battleZone: ['Raider'] },
      p2: { battleZone: ['Frost'] },
    });
    expect(frozen.asked).toBe('p1 attack');
  });

  driven('602.1 has its condition read as it is used, before the land is tapped', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: ['Oasis', 'Raider'], battleZone: ['Raider'] },
    }).choose('Tap Oasis');
    expect([duel.count('p1', 'hand'), duel.asked]).toEqual([1, 'p1 attack']);
  });

  driven('is not there while the land lies face down', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: [{ name: 'Spring', faceDown: true }], battleZone: ['Raider'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('can end the turn', (begin) => {
    const duel = begin({ cards, p1: { manaZone: ['Pass'], battleZone: ['Raider'] } }).choose('Tap Pass');
    expect(duel.asked).toBe('p2 charge');
  });
});

describe('313.3 a land in the battle zone', () => {
  const climber = evolutionCreature({
    ...plain,
    name: 'Climber',
    power: 6000,
    abilities: [evolution({})],
  });
  const lift = plainSpell('Lift', {
    do: 'move',
    what: yourCreatures({ names: ['Climber'] }),
    to: 'hand',
    topOnly: true,
  });
  const meadow = land({
    name: 'Meadow',
    civilizations: [],
    abilities: [each(yourCreatures(), power(1000))],
  });

  driven('goes to the graveyard at once when the card above it leaves', (begin) => {
    const duel = begin({
      cards: [...cards, climber, lift, meadow],
      p1: {
        hand: ['Lift'],
        manaZone: { fire: 1 },
        battleZone: [{ name: 'Climber', over: ['Meadow'] }, 'Raider'],
      },
    }).use('Cast Lift');
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard'), duel.names('p1', 'hand')]).toEqual([
      ['Raider'],
      ['Lift', 'Meadow'],
      ['Climber'],
    ]);
    expect(duel.asked).toBe('p1 attack');
  });
});
