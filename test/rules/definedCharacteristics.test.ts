import {
  alsoOfRaces,
  atLeast,
  cardsIn,
  civilizations,
  countOf,
  creature,
  has,
  hasWhile,
  power,
  putIntoMana,
  returnToHand,
  times,
  youHave,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const perMana = { kind: 'setPower', to: times(1000, countOf(yourMana())) } as const;
const cards = [
  creature({ ...plain, name: 'Rainbow', abilities: [has(civilizations('light', 'water', 'nature'))] }),
  creature({ ...plain, name: 'Growth', power: 0, abilities: [has(perMana)] }),
  creature({ ...plain, name: 'Swarm', abilities: [has(alsoOfRaces('Survivor'))] }),
  creature({ ...plain, name: 'Raised', abilities: [has(power(5000))] }),
  creature({
    ...plain,
    name: 'Fickle',
    abilities: [hasWhile(youHave(yourMana(), atLeast(1)), civilizations('light'))],
  }),
  creature({ ...plain, name: 'Plain' }),
  plainSpell('Light Raid', returnToHand(cardsIn('graveyard', 'you', { civilizations: ['light'] }))),
  plainSpell('Strong Raid', returnToHand(cardsIn('graveyard', 'you', { power: atLeast(3000) }))),
  plainSpell('Swarm Raid', returnToHand(cardsIn('graveyard', 'you', { races: ['Survivor'] }))),
  plainSpell('Light Seed', putIntoMana(yourHand({ civilizations: ['light'] }))),
];

const GRAVE = ['Rainbow', 'Growth', 'Swarm', 'Raised', 'Fickle', 'Plain'] as const;

describe('110.4a abilities that define a characteristic work wherever their card lies', () => {
  for (const [spell, found] of [
    ['Light Raid', ['Rainbow']],
    ['Strong Raid', ['Growth']],
    ['Swarm Raid', ['Swarm']],
  ] as const)
    driven(`in the graveyard, unlike those that raise one or hold under a condition: ${spell}`, (begin) => {
      const duel = begin({
        cards,
        p1: { hand: [spell], manaZone: { fire: 4 }, graveyard: GRAVE, battleZone: ['Plain'] },
        p2: { graveyard: GRAVE },
      }).use(`Cast ${spell}`);
      expect([duel.names('p1', 'hand'), duel.count('p2', 'graveyard')]).toEqual([found, GRAVE.length]);
    });

  driven('in the hand and in the mana zone, where it pays with the civilizations that it has', (begin) => {
    const duel = begin({
      cards: [...cards, creature({ ...plain, name: 'Angel', civilizations: ['light'], cost: 2 })],
      p1: {
        hand: ['Light Seed', 'Angel', 'Rainbow', 'Fickle'],
        manaZone: { fire: 1 },
        battleZone: ['Plain'],
      },
    }).use('Cast Light Seed');
    expect(duel.names('p1', 'manaZone')).toEqual(['Angel', 'Fire Filler', 'Rainbow']);
    const paid = begin({
      cards: [...cards, creature({ ...plain, name: 'Angel', civilizations: ['light'] })],
      p1: { hand: ['Angel'], manaZone: ['Rainbow'], battleZone: ['Plain'] },
    }).use('Summon Angel');
    expect(paid.zone('p1', 'battleZone')).toEqual(['Plain', 'Angel']);
  });

  driven('in the battle zone, as before, and with what the condition says there', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: { fire: 3 }, battleZone: ['Growth', 'Fickle', 'Raised'] },
    });
    expect(
      duel.duel.view('p1').zones.p1.battleZone.map((card) => (card.hidden ? '' : card.current)),
    ).toMatchObject([
      { name: 'Growth', power: 3000 },
      { name: 'Fickle', civilizations: ['light'] },
      { name: 'Raised', power: 7000 },
    ]);
  });
});
