import { creature } from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const NAME = 'Demonic Heaven Descent';
const mana = { darkness: 6 } as const;

describe(`${NAME}: 701.26c exchanges whole zones`, () => {
  driven('the hand and the mana zone of each player change places at once', (begin) => {
    const duel = begin({
      p1: { hand: [NAME, 'Fear Fang'], manaZone: mana, battleZone: ['Fear Fang'] },
      p2: { hand: ['Aqua Hulcus', 'Aqua Soldier'], manaZone: ['Bolshack Dragon'] },
    });
    duel.use(`Cast ${NAME}`);
    expect([duel.asked, duel.zone('p1', 'graveyard')]).toEqual(['p1 attack', [NAME]]);
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'manaZone')]).toEqual([6, ['Fear Fang (tapped)']]);
    expect([duel.zone('p2', 'hand'), duel.names('p2', 'manaZone')]).toEqual([
      ['Bolshack Dragon'],
      ['Aqua Hulcus', 'Aqua Soldier'],
    ]);
  });

  driven('also where one of them is empty', (begin) => {
    const duel = begin({
      p1: { hand: [NAME], manaZone: mana, battleZone: ['Fear Fang'] },
      p2: { hand: ['Aqua Hulcus'], battleZone: ['Fear Fang'] },
    });
    duel.use(`Cast ${NAME}`);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([6, 0]);
    expect([duel.count('p2', 'hand'), duel.zone('p2', 'manaZone')]).toEqual([0, ['Aqua Hulcus (tapped)']]);
  });

  const keeper = creature({
    name: 'Keeper',
    civilizations: ['nature'],
    cost: 2,
    power: 1000,
    abilities: [
      {
        kind: 'replacement',
        of: {
          event: 'moves',
          what: { of: 'you', filter: { civilizations: ['water'] } },
          from: 'hand',
          to: 'manaZone',
        },
        instead: { kind: 'move', to: 'graveyard' },
      },
    ],
  });
  const withKeeper = (begin: Begin) =>
    begin({
      cards: [keeper],
      p1: { hand: [NAME], manaZone: mana, battleZone: ['Fear Fang'] },
      p2: { hand: ['Aqua Hulcus', 'Fear Fang'], manaZone: ['Bolshack Dragon'], battleZone: ['Keeper'] },
    });

  driven('the rest does where a card goes elsewhere instead', (begin) => {
    const duel = withKeeper(begin).use(`Cast ${NAME}`);
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'manaZone'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Bolshack Dragon'],
      ['Fear Fang (tapped)'],
      ['Aqua Hulcus'],
    ]);
  });

  driven('as a shield trigger in the turn of the opponent', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Fear Fang', 'Fear Fang'], hand: ['Aqua Hulcus'] },
      p2: { shieldZone: [NAME], manaZone: ['Bolshack Dragon'] },
    });
    duel.choose('Fear Fang attacks the player').choose(`Shield trigger: ${NAME}`);
    expect([duel.zone('p1', 'manaZone'), duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Aqua Hulcus (tapped)'],
      ['Bolshack Dragon'],
      [NAME],
    ]);
  });
});
