import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const kaiser = 'Gaiash Kaiser, the Meteor';

describe('Gaiash Kaiser, the Meteor', () => {
  driven(
    'is summoned for nothing at the end of a turn in which the opponent put a creature for nothing',
    (begin) => {
      const duel = begin({
        p1: {
          hand: ['Inferno Sign'],
          manaZone: { darkness: 5 },
          graveyard: ['Fear Fang'],
        },
        p2: { hand: [kaiser, 'Aqua Soldier'] },
      });
      duel.use('Cast Inferno Sign').passUntil('p2 declareUsage').choose(`Declare ${kaiser}`);
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [kaiser] });
      expect([duel.count('p2', 'hand'), duel.count('p2', 'deck'), duel.count('p1', 'hand')]).toEqual([
        4, 17, 0,
      ]);
    },
  );

  driven('comes when the opponent cast a spell for nothing too', (begin) => {
    const duel = begin({
      active: 'p1',
      p1: { hand: ['Cyber I Choice', 'Spiral Gate'], manaZone: { water: 7 } },
      p2: { hand: [kaiser], battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Cyber I Choice').choose('Yes').choose('Fear Fang');
    duel.passUntil('p2 declareUsage').choose(`Declare ${kaiser}`);
    expect(duel.battleZones).toEqual({ p1: ['Cyber I Choice'], p2: [kaiser] });
  });

  driven('fails when the opponent paid for everything', (begin) => {
    const duel = begin({
      p1: { hand: ['Fear Fang', 'Ghost Touch'], manaZone: { nature: 3, darkness: 2 } },
      p2: { hand: [kaiser] },
    });
    duel
      .use('Summon Fear Fang')
      .passUntil('p2 declareUsage')
      .choose(`Declare ${kaiser}`)
      .passUntil('p2 charge');
    expect(duel.facts('effectMisfired')).toEqual([`effectMisfired ${kaiser}`]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });

  driven('of two that are declared the second fails and stays in the hand', (begin) => {
    const duel = begin({
      p1: { hand: ['Inferno Sign'], manaZone: { darkness: 5 }, graveyard: ['Fear Fang'] },
      p2: { hand: [kaiser, kaiser] },
    });
    duel
      .use('Cast Inferno Sign')
      .passUntil('p2 declareUsage')
      .choose(`Declare ${kaiser}`, `Declare ${kaiser}`);
    duel.choose(kaiser).choose(kaiser);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [kaiser] });
    expect(duel.names('p2', 'hand')).toEqual(['Filler', 'Filler', 'Filler', kaiser]);
  });

  driven(
    "keeps the opponent's creatures of this turn from attacking players, not those of earlier turns",
    (begin) => {
      const duel = begin({
        p1: {
          hand: ['Basara'],
          manaZone: { darkness: 3, fire: 3 },
          battleZone: ['Fear Fang'],
        },
        p2: { battleZone: [kaiser, { name: 'Burning Mane', tapped: true }] },
      });
      duel.use('Summon Basara');
      expect(duel.options).toEqual([
        'Fear Fang attacks the player',
        'Fear Fang attacks Burning Mane',
        'Basara attacks Burning Mane',
        'Attack no more',
      ]);
    },
  );

  driven('is summoned for 6 with water and nature, breaks two shields and has 8000 power', (begin) => {
    const duel = begin({ p1: { hand: [kaiser], manaZone: { water: 3, nature: 3 } } });
    duel.use(`Summon ${kaiser}`);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'battleZone')]).toEqual([2, 1]);
    for (const manaZone of [{ water: 6 }, { water: 2, nature: 3 }])
      expect(begin({ p1: { hand: [kaiser], manaZone } }).asked).toBe('p2 charge');
    const fight = begin({
      step: 'attack',
      p1: { battleZone: [kaiser, kaiser, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Zagaan, Knight of Darkness', tapped: true }], shieldZone: 2 },
    });
    fight.choose(`${kaiser} attacks Zagaan`).choose(`${kaiser} attacks the player`).passUntil('p1 attack');
    expect(fight.battleZones.p2).toEqual([]);
    expect([fight.count('p1', 'battleZone'), fight.count('p2', 'shieldZone')]).toEqual([3, 0]);
  });
});
