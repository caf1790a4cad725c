import { any, creature, draw, justDiver, whenPut } from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const NAME = 'Black Bean Danshaku / White Rice Danshaku';
const plain = { civilizations: ['water'], cost: 1, power: 1000 } as const;
const cards = [
  creature({ ...plain, name: 'Diver', abilities: [justDiver] }),
  creature({ ...plain, name: 'Watcher', abilities: [whenPut(any('you', { other: true }), draw())] }),
  creature({
    ...plain,
    name: 'Envoy',
    abilities: [whenPut({ of: 'any', filter: { itself: true } }, draw())],
  }),
];

const summoning = (begin: Begin, name: string, player: 'p1' | 'p2' = 'p2') =>
  begin({
    cards,
    p1: {
      hand: [name],
      manaZone: { water: 3 },
      battleZone: player === 'p1' ? ['Fear Fang', NAME] : ['Fear Fang'],
    },
    p2: { battleZone: player === 'p2' ? [NAME] : [] },
  }).use(`Summon ${name}`);

describe(`${NAME}: 205.1a abilities are told by their text`, () => {
  driven(
    'a creature that has one for when it is put goes to the mana zone, after that has resolved',
    (begin) => {
      const duel = summoning(begin, 'Envoy');
      expect([
        duel.battleZones.p1,
        duel.names('p1', 'manaZone').includes('Envoy'),
        duel.count('p1', 'hand'),
      ]).toEqual([['Fear Fang'], true, 1]);
    },
  );

  driven('the keyword before the text is not read: just diver is such an ability', (begin) => {
    expect(summoning(begin, 'Diver').battleZones.p1).toEqual(['Fear Fang']);
  });

  driven('one for when another creature is put is not, nor is a creature of its own player', (begin) => {
    expect(summoning(begin, 'Watcher').battleZones.p1).toEqual(['Fear Fang', 'Watcher']);
    expect(summoning(begin, 'Envoy', 'p1').battleZones.p1).toEqual(['Fear Fang', NAME, 'Envoy']);
  });
});
