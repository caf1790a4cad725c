import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const jogiragon = "Jogiragon and Johnny ~J's Journey~";

describe("Jogiragon and Johnny ~J's Journey~", () => {
  driven('draws a card and discards one as it is put', (begin) => {
    const duel = begin({
      p1: { hand: [jogiragon, 'Fear Fang', 'Burning Mane'], manaZone: 8, battleZone: ['Forest Hornet'] },
      p2: { hand: ['Aqua Soldier'] },
    });
    duel.use(`Summon ${jogiragon}`);
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane', 'Filler']);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual(['Fear Fang', 'Filler']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Burning Mane']);
    expect([duel.count('p1', 'deck'), duel.count('p2', 'hand')]).toEqual([19, 1]);
  });

  driven('changes places with an attacking joker of cost 5 or more, which an other is not', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [jogiragon], battleZone: [jogiragon, 'Bolshack Dragon', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }], shieldZone: 3 },
    });
    duel.choose('Bolshack Dragon attacks the player').passUntil('p1 shields').choose('Shield 1', 'Shield 2');
    expect(duel.facts('usageDeclared')).toEqual([]);
    duel.choose(`${jogiragon} attacks Deathliger`).choose(`Declare ${jogiragon}`).choose('Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Bolshack Dragon (tapped)', 'Fear Fang', `${jogiragon} (tapped)`],
      p2: [],
    });
    expect(duel.zone('p1', 'hand')).toEqual([jogiragon]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Filler']);
  });

  driven('lets the opponent cast one spell in each own turn, its player any number', (begin) => {
    const spells = ['Ghost Touch', 'Ghost Touch'];
    const duel = begin({
      active: 'p2',
      p1: { hand: [...spells, 'Ghost Touch'], manaZone: { darkness: 6 }, battleZone: [jogiragon] },
      p2: { hand: [...spells, 'Fear Fang'], manaZone: { darkness: 4, nature: 3 } },
    });
    duel.use('Cast Ghost Touch');
    expect(duel.options).toEqual(['Summon Fear Fang', 'Go on to the attack step']);
    duel.pass().passUntil('p1 main').use('Cast Ghost Touch');
    expect(duel.asked).toBe('p1 main');
  });

  driven('leaves two attack chances declarable, of which the second misfires', (begin) => {
    const premiums = 'Eternal Premiums, Secret Forbidden Dragon';
    const val = 'Vol-Val-8, Forbidden Dragon King';
    const duel = begin({
      step: 'attack',
      p1: { hand: [premiums, premiums], battleZone: [val] },
      p2: { battleZone: [jogiragon] },
    });
    duel.choose(`${val} attacks the player`).choose(`Declare ${premiums}`, `Declare ${premiums}`);
    duel.choose(premiums).choose(premiums);
    expect(duel.facts('effectMisfired')).toEqual([`effectMisfired ${premiums}`]);
    expect(duel.zone('p1', 'hand')).toEqual([premiums]);
    expect(duel.zone('p1', 'graveyard')).toEqual([premiums]);
  });

  driven('has 10000 power, and breaks two shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [jogiragon, jogiragon, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Hanusa, Radiance Elemental', tapped: true }], shieldZone: 2 },
    });
    duel
      .choose(`${jogiragon} attacks Hanusa`)
      .choose(`${jogiragon} attacks the player`)
      .passUntil('p1 attack');
    expect(duel.battleZones.p2).toEqual([]);
    expect([duel.count('p1', 'battleZone'), duel.count('p2', 'shieldZone')]).toEqual([3, 0]);
  });
});
