import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Miraculous Meltdown', () => {
  const position = (p1: number, p2: number | readonly string[]) => ({
    p1: {
      hand: ['Miraculous Meltdown'],
      manaZone: { darkness: 3, fire: 3 },
      battleZone: ['Filler', 'Fear Fang'],
      shieldZone: p1,
    },
    p2: { shieldZone: p2 },
  });

  driven('can be cast only while the opponent has more shields', (begin) => {
    expect(begin(position(3, 3)).asked).toBe('p1 attack');
    expect(begin(position(2, 3)).options).toContain('Cast Miraculous Meltdown');
  });

  driven(
    'the opponent keeps as many shields as its player has, and takes the others into the hand',
    (begin) => {
      const duel = begin(position(1, ['Fear Fang', 'Terror Pit', 'Seamine'])).use('Cast Miraculous Meltdown');
      expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p2 choose', 1, 1]);
      duel.choose('Card 1');
      expect([duel.asked, duel.options]).toEqual(['p2 declareShields', ['Shield trigger: Terror Pit']]);
      duel.choose('Shield trigger: Terror Pit').choose('Filler');
      expect(duel.names('p2', 'hand')).toEqual(['Seamine']);
      expect([duel.zone('p2', 'shieldZone'), duel.count('p1', 'shieldZone')]).toEqual([['Fear Fang'], 1]);
      expect([duel.battleZones.p1, duel.facts('shieldBroken')]).toEqual([['Fear Fang'], []]);
    },
  );
});

describe('Miraculous Plague', () => {
  const position = (battleZone: readonly string[], manaZone: readonly string[]) => ({
    p1: { hand: ['Miraculous Plague'], manaZone: { water: 4, darkness: 3 }, battleZone: ['Filler'] },
    p2: { battleZone, manaZone },
  });

  driven(
    'of 2 creatures, and of 2 cards of the mana zone, the opponent takes one and loses the other',
    (begin) => {
      const duel = begin(
        position(['Fear Fang', 'Seamine', 'Burning Mane'], ['Holy Awe', 'Terror Pit', 'Solar Ray']),
      );
      duel.use('Cast Miraculous Plague');
      expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 2, 2]);
      duel.choose('Fear Fang', 'Seamine');
      expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Fear Fang', 'Seamine']]);
      duel.choose('Fear Fang');
      expect([duel.asked, duel.options.length, duel.decision.min]).toEqual(['p1 choose', 3, 2]);
      duel.choose('Holy Awe', 'Terror Pit');
      expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Holy Awe', 'Terror Pit']]);
      duel.choose('Terror Pit');
      expect(duel.asked).toBe('p1 attack');
      expect([duel.names('p2', 'hand'), duel.names('p2', 'graveyard')]).toEqual([
        ['Fear Fang', 'Terror Pit'],
        ['Holy Awe', 'Seamine'],
      ]);
      expect([duel.battleZones.p2, duel.zone('p2', 'manaZone')]).toEqual([['Burning Mane'], ['Solar Ray']]);
    },
  );

  driven('605.2b: a single creature, and a single card, go to the hand', (begin) => {
    const duel = begin(position(['Fear Fang'], ['Holy Awe'])).use('Cast Miraculous Plague');
    expect([duel.asked, duel.names('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([
      'p1 attack',
      ['Fear Fang', 'Holy Awe'],
      0,
    ]);
  });
});

describe('Miraculous Snare', () => {
  driven(
    'a creature of either player that is no evolution creature becomes a shield of its owner',
    (begin) => {
      const duel = begin({
        p1: { hand: ['Miraculous Snare'], manaZone: { light: 2, water: 1 }, battleZone: ['Filler'] },
        p2: { battleZone: ['Fear Fang', 'Crystal Lancer'] },
      });
      duel.use('Cast Miraculous Snare');
      expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Filler', 'Fear Fang']]);
      duel.choose('Fear Fang');
      expect([duel.asked, duel.count('p2', 'shieldZone'), duel.battleZones.p2]).toEqual([
        'p1 attack',
        6,
        ['Crystal Lancer'],
      ]);
      expect(duel.duel.view('p2').zones.p2.shieldZone.every(({ hidden }) => hidden)).toBe(true);
    },
  );
});

describe('Miraculous Truce', () => {
  const position = {
    p1: { hand: ['Miraculous Truce'], manaZone: { light: 3, nature: 2 }, battleZone: ['Explosive Dude Joe'] },
    p2: {
      battleZone: ['Immortal Baron, Vorg', 'Fear Fang'],
      hand: ['Pyrofighter Magnus'],
      manaZone: { fire: 3 },
    },
  };

  driven("the opponent's creatures of a civilization cannot attack players, later ones included", (begin) => {
    const duel = begin(position).use('Cast Miraculous Truce');
    expect([duel.asked, duel.options.length]).toEqual(['p1 mode', 5]);
    duel.choose("each of your opponent's fire creatures");
    duel
      .choose('Explosive Dude Joe attacks the player')
      .choose('Shield 1')
      .passUntil('p2 charge')
      .passUntil('p2 main');
    duel.use('Summon Pyrofighter Magnus').passUntil('p2 attack');
    expect(duel.options).toEqual([
      'Immortal Baron, Vorg attacks Explosive Dude Joe',
      'Fear Fang attacks the player',
      'Fear Fang attacks Explosive Dude Joe',
      'Pyrofighter Magnus attacks Explosive Dude Joe',
      'Attack no more',
    ]);
  });

  driven("until the start of its player's next turn, even where it was a shield trigger", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Immortal Baron, Vorg', 'Fear Fang', 'Explosive Dude Joe'] },
      p2: { shieldZone: ['Miraculous Truce', 'Filler'], hand: ['Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    duel.choose('Shield trigger: Miraculous Truce').choose('fire creatures');
    expect(duel.asked).toBe('p2 charge');
    duel.passUntil('p1 charge').passUntil('p1 attack');
    expect(duel.options).toContain('Immortal Baron, Vorg attacks the player');
  });
});
