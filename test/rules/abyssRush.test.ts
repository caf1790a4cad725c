import { allCards } from 'taiki';
import {
  cannot,
  creature,
  draw,
  each,
  may,
  payMana,
  put,
  spell,
  spellAbility,
  when,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['darkness'], cost: 1, power: 3000 } as const;
const magic = { civilizations: ['darkness'], cost: 1 } as const;
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({
    ...plain,
    name: 'Warden',
    abilities: [each(yourCreatures(), cannot({ do: 'attack', target: 'player' }))],
  }),
  creature({
    ...plain,
    name: 'Miser',
    abilities: [when({ event: 'used', by: 'any', unpaid: true }, draw())],
  }),
  spell({ ...magic, name: 'Rise', abilities: [spellAbility(put(yourGraveyard({ type: 'creature' })))] }),
  spell({
    ...magic,
    name: 'Toll',
    abilities: [spellAbility(may(payMana(2, 'fire'), draw()))],
  }),
];
const mana = ['Raider', 'Raider'] as const;

describe('601.1a abyss rush', () => {
  driven(
    'is summoned from the graveyard, attacks players at once, and goes below the deck at the end',
    (begin) => {
      const duel = begin({
        cards,
        p1: { graveyard: ['Keyrock=Debock'], manaZone: [...mana] },
        p2: { battleZone: [{ name: 'Raider', tapped: true }] },
      });
      const deck = duel.count('p1', 'deck');
      duel.use('Summon Keyrock=Debock').passUntil('p1 attack');
      expect(duel.options.filter((one) => one.includes('attacks'))).toEqual([
        'Keyrock=Debock attacks the player',
      ]);
      duel.choose('Keyrock=Debock attacks the player').choose('Shield 1');
      expect(duel.asked).toBe('p2 charge');
      expect([duel.count('p1', 'battleZone'), duel.count('p1', 'deck')]).toEqual([0, deck + 1]);
    },
  );

  driven(
    'does nothing when it is summoned from the hand, or put from the graveyard by an effect',
    (begin) => {
      const hand = begin({ cards, p1: { hand: ['Keyrock=Debock'], manaZone: [...mana] } });
      hand.use('Summon Keyrock=Debock');
      expect([hand.asked, hand.count('p1', 'battleZone')]).toEqual(['p2 charge', 1]);
      const risen = begin({
        cards,
        p1: { hand: ['Rise'], graveyard: ['Keyrock=Debock'], manaZone: ['Raider'] },
      });
      risen.use('Cast Rise');
      expect([risen.asked, risen.count('p1', 'battleZone')]).toEqual(['p2 charge', 1]);
    },
  );

  driven('cannot attack players where a ban says so (101.2)', (begin) => {
    const duel = begin({
      cards,
      p1: {
        graveyard: ['Keyrock=Debock'],
        manaZone: [...mana],
        battleZone: [{ name: 'Warden', tapped: true }],
      },
    });
    duel.use('Summon Keyrock=Debock');
    expect(duel.asked).toBe('p2 charge');
  });

  driven(
    'a second copy is summoned and goes by itself; what has left before the end stays where it is',
    (begin) => {
      const duel = begin({
        cards,
        p1: { graveyard: ['Keyrock=Debock', 'Keyrock=Debock'], manaZone: [...mana, ...mana] },
        p2: { battleZone: [{ name: 'Raider', tapped: true }] },
      });
      duel.use('Summon Keyrock=Debock').use('Summon Keyrock=Debock').passUntil('p1 attack').pass();
      if (duel.asked === 'p1 standby') duel.choose(...duel.options);
      expect([duel.count('p1', 'battleZone'), duel.count('p1', 'graveyard')]).toEqual([0, 0]);
    },
  );

  driven('is not summoned from the graveyard without its cost', (begin) => {
    const duel = begin({ cards, p1: { graveyard: ['Keyrock=Debock'], manaZone: ['Raider'] } });
    expect(duel.asked).toBe('p2 charge');
  });
});

describe('112.2 mana that an effect has paid', () => {
  driven('D.D.D: used from the hand for its own cost when a creature attacks', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider', 'Miser'], hand: ['Hour of Evil'], manaZone: [...mana] },
      p2: { battleZone: ['Raider'] },
    });
    duel.choose('Raider attacks the player');
    expect(duel.asked).toBe('p1 declareUsage');
    duel.choose('Hour of Evil');
    while (duel.asked === 'p1 pay' || duel.asked === 'p1 choose') duel.choose(duel.options[0] ?? '');
    expect([duel.count('p2', 'battleZone'), duel.count('p1', 'hand')]).toEqual([0, 0]);
    expect(duel.zone('p1', 'manaZone')).toEqual(['Raider (tapped)', 'Raider (tapped)']);
  });

  driven('without enough mana of the civilization nothing is paid', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Toll'], manaZone: [...mana, 'Raider'], battleZone: ['Raider'] },
    });
    duel.use('Cast Toll').choose('Yes');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
    const paid = begin({
      cards,
      p1: { hand: ['Toll'], manaZone: ['Raider', 'Raider', 'Bolshack Dragon'], battleZone: ['Raider'] },
    });
    paid.use('Cast Toll').choose('Yes');
    while (paid.asked === 'p1 pay') paid.choose(paid.options[0] ?? '');
    expect(paid.count('p1', 'hand')).toBe(1);
  });
});
