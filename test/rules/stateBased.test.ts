import {
  allCreatures,
  another,
  any,
  choose,
  creature,
  destroy,
  draw,
  each,
  gets,
  inOrder,
  instead,
  opponentsCreatures,
  power,
  putIntoGraveyard,
  self,
  spell,
  spellAbility,
  stays,
  when,
  whenDestroyed,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { story } from './story.ts';

const plain = { civilizations: ['darkness'], cost: 1 } as const;
const wither = spell({
  ...plain,
  name: 'Wither',
  abilities: [spellAbility(gets(opponentsCreatures(), 'turn', power(-3000)))],
});
const sap = spell({
  ...plain,
  name: 'Sap',
  abilities: [spellAbility(inOrder(gets(choose(opponentsCreatures()), 'turn', power(-3000)), draw()))],
});
const chief = creature({
  ...plain,
  name: 'Chief',
  power: 2000,
  abilities: [each(yourCreatures({ other: true, type: 'creature' }), power(3000))],
});
const blight = creature({
  ...plain,
  name: 'Blight',
  power: 2000,
  abilities: [each(opponentsCreatures(), power(-2000))],
});
const king = creature({
  ...plain,
  name: 'King',
  power: 2000,
  abilities: [each(yourCreatures({ names: ['Knight'] }), power(1000))],
});
const knight = creature({
  ...plain,
  name: 'Knight',
  power: 0,
  abilities: [each(yourCreatures({ names: ['Page'] }), power(1000))],
});
const page = creature({ ...plain, name: 'Page', power: 0 });
const husk = creature({ ...plain, name: 'Husk', power: 0 });
const mourner = creature({
  ...plain,
  name: 'Mourner',
  power: 9000,
  abilities: [whenDestroyed(another('any'), draw())],
});
const feral = creature({
  ...plain,
  name: 'Feral',
  power: 3000,
  abilities: [whenDestroyed(any('any'), draw())],
});
const watcher = creature({
  ...plain,
  name: 'Watcher',
  power: 3000,
  abilities: [
    when(
      {
        event: 'destroyed',
        what: { of: 'any', filter: { type: 'creature', other: true } },
        tense: 'destroying',
      },
      draw(),
    ),
  ],
});
const phoenix = creature({
  ...plain,
  name: 'Phoenix',
  power: 1000,
  abilities: [wouldBeDestroyed(self, instead('hand'))],
});
const boost = creature({
  ...plain,
  name: 'Boost',
  power: 1000,
  abilities: [whenPut(self, gets(yourCreatures(), 'turn', power(1000)))],
});
const purge = spell({ ...plain, name: 'Purge', abilities: [spellAbility(destroy(allCreatures()))] });
const fell = spell({ ...plain, name: 'Fell', abilities: [spellAbility(destroy(choose(allCreatures())))] });
const exile = spell({
  ...plain,
  name: 'Exile',
  abilities: [spellAbility(putIntoGraveyard(choose(allCreatures())))],
});
const cards = [
  wither,
  sap,
  chief,
  blight,
  king,
  knight,
  page,
  husk,
  mourner,
  feral,
  watcher,
  phoenix,
  boost,
  purge,
  fell,
  exile,
];
const cast = (spellName: string) => ({ hand: [spellName], manaZone: { darkness: 1 } });

describe('703.4c power 0', () => {
  driven('creatures whose power is 0 or less are destroyed, all together', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Wither'), battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet'] },
    });
    duel.use('Cast Wither');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Burning Mane'], p2: ['Forest Hornet'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Fear Fang', 'Burning Mane']);
  });

  driven('111.2d in the middle of an effect: before its next part', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Sap'), battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Fear Fang', 'Mourner'] },
    });
    duel.use('Cast Sap').choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardDestroyed', 'cardDrawn', 'cardMoved', 'effectBegan')).toEqual([
      'cardDestroyed Fear Fang',
      'cardDrawn Filler',
      'cardMoved Sap',
      'effectBegan Mourner',
      'cardDrawn Filler',
    ]);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 1]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Mourner'] });
  });

  driven('703.1b static effects count: a creature that is put where its power is 0 dies', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Boost'], manaZone: { darkness: 1 }, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Blight'] },
    });
    duel.use('Summon Boost');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Blight'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Boost']);
    expect(duel.facts('cardPut', 'cardDestroyed', 'effectResolved')).toEqual([
      'cardPut Boost',
      'cardDestroyed Boost',
      'effectResolved Boost',
    ]);
  });

  driven('703.1 one death may bring about the next, and that the next', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Fell'), battleZone: ['Mourner'] },
      p2: { battleZone: ['Chief', 'Husk', 'Husk', 'Fear Fang'] },
    });
    duel.use('Cast Fell').choose('Chief');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Mourner'], p2: ['Fear Fang'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Chief', 'Husk', 'Husk']);
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('703.1 they are looked for again after each time', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Fell'), battleZone: ['Mourner'] },
      p2: { battleZone: ['Page', 'King', 'Knight', 'Fear Fang'] },
    });
    duel.use('Cast Fell').choose('King');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Mourner'], p2: ['Fear Fang'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['King', 'Knight', 'Page']);
    expect(duel.facts('cardDestroyed', 'effectBegan')).toEqual([
      'cardDestroyed King',
      'cardDestroyed Knight',
      'cardDestroyed Page',
      'effectBegan Mourner',
      'effectBegan Mourner',
      'effectBegan Mourner',
    ]);
  });

  driven('703.1 after a battle too they are looked for again, before anything else', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Mourner'] },
      p2: { battleZone: [{ name: 'King', tapped: true }, 'Knight', 'Page'] },
    });
    duel.choose('Fear Fang attacks King');
    expect(story(duel, 'cardDestroyed', 'effectBegan').slice(0, 4)).toEqual([
      'turn.attack.battle.fighting 703.4d: cardDestroyed King',
      'turn.attack.battle.fighting 703.4c: cardDestroyed Knight',
      'turn.attack.battle.fighting 703.4c: cardDestroyed Page',
      'turn.attack.battle.apResolve.resolving 605.1: effectBegan Mourner',
    ]);
  });

  driven('one whose destruction is replaced by staying stays, and the duel goes on', (begin) => {
    const stubborn = creature({
      ...plain,
      name: 'Stubborn',
      power: 1000,
      abilities: [wouldBeDestroyed(self, stays)],
    });
    const duel = begin({
      cards: [...cards, stubborn],
      p1: { ...cast('Wither'), battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Stubborn', 'Fear Fang'] },
    });
    duel.use('Cast Wither');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Stubborn']);
  });

  driven('a replacement of its destruction is used', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Wither'), battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Phoenix', 'Forest Hornet'] },
    });
    duel.use('Cast Wither');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Forest Hornet'] });
    expect(duel.zone('p2', 'hand')).toEqual(['Phoenix']);
    expect(duel.zone('p2', 'graveyard')).toEqual([]);
  });
});

describe('703.3 all at once', () => {
  driven('a creature that dies with others sees none of them die (D-6, "when destroyed")', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Purge'), battleZone: ['Fear Fang', 'Feral'] },
      p2: { battleZone: ['Mourner', 'Forest Hornet'] },
    });
    duel.use('Cast Purge');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Feral']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('603.5c D-6 "is being destroyed" sees all that die with it', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Purge'), battleZone: ['Fear Fang', 'Watcher'] },
      p2: { battleZone: ['Forest Hornet'] },
    });
    duel.use('Cast Purge');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Watcher', 'effectTriggered Watcher']);
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('603.2b a creature that stays triggers once for each that dies', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Wither'), battleZone: ['Mourner'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Forest Hornet'] },
    });
    duel.use('Cast Wither');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Mourner', 'effectTriggered Mourner']);
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('what is put into the graveyard was not destroyed', (begin) => {
    const duel = begin({
      cards,
      p1: { ...cast('Exile'), battleZone: ['Mourner'] },
      p2: { battleZone: ['Phoenix', 'Forest Hornet'] },
    });
    duel.use('Cast Exile').choose('Phoenix');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Phoenix']);
    expect(duel.count('p1', 'hand')).toBe(0);
    expect(duel.battleZones).toEqual({ p1: ['Mourner'], p2: ['Forest Hornet'] });
  });
});

describe('703.3 state-based actions', () => {
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const mourner = creature({
    ...plain,
    name: 'Mourner',
    abilities: [whenDestroyed(another('any'), draw())],
  });
  const wither = spell({
    name: 'Wither',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(gets(allCreatures(), 'turn', power(-4000)))],
  });

  driven('happen as one event: what dies together sees nobody else die', (begin) => {
    const duel = begin({
      cards: [mourner, wither],
      p1: {
        hand: ['Wither'],
        manaZone: { fire: 1 },
        battleZone: ['Mourner', 'Mourner', 'Tri-horn Shepherd'],
      },
      p2: { battleZone: ['Mourner'] },
    });
    duel.use('Cast Wither');
    expect(duel.battleZones).toEqual({ p1: ['Tri-horn Shepherd'], p2: [] });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 0]);
  });
});

describe('111.2d, 703.1 power is read between the parts of an effect', () => {
  const OGRIST = 'Magmadragon Ogrist Vhal';

  driven('so a creature dies that has power 0 only in the middle of it', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Hurricane Crawler', 'Filler'],
        manaZone: { water: 5 },
        battleZone: [OGRIST, 'Fear Fang'],
      },
    });
    duel.use('Summon Hurricane Crawler').choose('Water Filler');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Hurricane Crawler']);
    expect(duel.zone('p1', 'hand')).toEqual(['Water Filler']);
  });

  driven('not where cards change places at one instant (400.7)', (begin) => {
    const duel = begin({
      p1: { hand: ['Carnival Totem', 'Filler'], manaZone: { nature: 6 }, battleZone: [OGRIST, 'Fear Fang'] },
    });
    duel.use('Summon Carnival Totem');
    expect(duel.battleZones.p1).toEqual([OGRIST, 'Fear Fang', 'Carnival Totem']);
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'manaZone')]).toEqual([6, ['Filler (tapped)']]);
  });

  driven('again and again: a death that ends wave striker kills those that it kept alive', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Terror Pit'],
        manaZone: { darkness: 6 },
        battleZone: ['Funk, Guard of Hope', 'Deathliger, Lion of Chaos'],
      },
      p2: { battleZone: ['Merlee, the Oracle', 'Macho Melon', 'Macho Melon', 'Aqua Vehicle', 'Fear Fang'] },
    });
    duel.use('Cast Terror Pit').choose('Macho Melon');
    expect(duel.battleZones.p2).toEqual(['Merlee, the Oracle', 'Fear Fang']);
  });
});
