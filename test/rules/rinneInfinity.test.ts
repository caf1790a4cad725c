import {
  creature,
  destroy,
  doubleBreaker,
  draw,
  type Effect,
  opponentsCreatures,
  rinneInfinity,
  spell,
  spellAbility,
  twinpact,
  yourCreatures,
  zeroRinneInfinity,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], power: 2000 } as const;
const gaia = (half: string, effect: Effect) =>
  twinpact(
    `Gaia / ${half}`,
    creature({ ...plain, name: 'Gaia', cost: 9, abilities: [doubleBreaker, ...rinneInfinity('Gaia')] }),
    spell({ name: half, civilizations: ['fire'], cost: 2, abilities: [spellAbility(effect)] }),
  );
const flames = gaia('Flames', destroy(opponentsCreatures()));
const pyre = gaia('Pyre', destroy(yourCreatures()));
const ember = gaia('Ember', draw());
const zero = twinpact(
  'Summit / Rain',
  creature({ ...plain, name: 'Summit', cost: 1, abilities: [zeroRinneInfinity] }),
  spell({ name: 'Rain', civilizations: ['water'], cost: 8, abilities: [spellAbility(draw(2))] }),
);
const cards = [flames, pyre, ember, zero];
const fire = (count: number): readonly string[] => Array.from({ length: count }, () => 'Fire Filler');

describe('302.2 rinne infinity', () => {
  driven(
    'casts the spell half for its cost while the creature stays, then puts cards into the mana zone',
    (begin) => {
      const duel = begin({
        cards,
        p1: { battleZone: ['Gaia / Flames', 'Gaia / Ember'], manaZone: fire(3) },
        p2: { battleZone: ['Fear Fang'] },
      });
      expect(duel.options).toEqual(['Cast Flames', 'Cast Ember', 'Go on to the attack step']);
      duel.choose('Cast Flames');
      expect(duel.battleZones).toEqual({ p1: ['Gaia / Flames', 'Gaia / Ember'], p2: [] });
      expect(duel.count('p1', 'graveyard')).toBe(0);
      expect(duel.zone('p1', 'manaZone')).toHaveLength(5);
      expect(duel.zone('p1', 'manaZone').filter((one) => one.includes('(tapped)'))).toHaveLength(2);
    },
  );

  driven('needs mana of the civilization of the spell half', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Gaia / Flames'], manaZone: { nature: 5 } } });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('does not ask for the creature to be ready, which attacks after it', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Gaia / Ember'], manaZone: fire(2) },
    });
    duel.choose('Cast Ember').choose('Gaia / Ember attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual(['Gaia / Ember (tapped)']);
  });

  driven('is not offered in the turn of the other player', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: fire(3) },
      p2: { battleZone: ['Gaia / Flames'], manaZone: fire(3) },
    });
    expect(duel.asked).toBe('p2 charge');
  });

  driven('of a creature that its own spell destroys puts the cards all the same', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Gaia / Pyre', 'Gaia / Ember'], manaZone: fire(2) },
    });
    duel.choose('Cast Pyre');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.names('p1', 'graveyard').toSorted()).toEqual(['Gaia / Ember', 'Gaia / Pyre']);
    expect(duel.count('p1', 'manaZone')).toBe(2);
    expect(duel.facts('effectResolved')).toHaveLength(1);
  });

  driven('is cast again as often as it can be paid', (begin) => {
    const duel = begin({
      cards,
      p1: {
        battleZone: ['Gaia / Ember'],
        manaZone: fire(4),
        deck: Array.from({ length: 9 }, () => 'Filler'),
      },
    });
    duel.use('Cast Ember').use('Cast Ember');
    expect(duel.count('p1', 'hand')).toBe(2);
    expect(duel.count('p1', 'manaZone')).toBe(6);
  });

  driven('is no ability of a spell that is cast from the hand', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Gaia / Ember'], manaZone: fire(2) } });
    duel.choose('Cast Ember');
    expect(duel.names('p1', 'graveyard')).toEqual(['Gaia / Ember']);
    expect(duel.count('p1', 'manaZone')).toBe(2);
  });
});

describe('302.2 zero rinne infinity', () => {
  driven('casts the spell half for nothing as it is summoned and as it attacks', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Summit / Rain'], manaZone: { nature: 1 } } });
    duel.choose('Summon Summit').choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Summit / Rain']);
    expect(duel.count('p1', 'hand')).toBe(2);
    expect(duel.count('p1', 'manaZone')).toBe(6);
  });

  driven('does neither where it is declined', (begin) => {
    const duel = begin({ step: 'attack', cards, p1: { battleZone: ['Summit / Rain'] } });
    duel.choose('Summit / Rain attacks the player').choose('No');
    expect(duel.count('p1', 'hand')).toBe(0);
    expect(duel.count('p1', 'manaZone')).toBe(0);
  });
});
