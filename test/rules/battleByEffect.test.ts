import {
  battle,
  cardsIn,
  choose,
  creature,
  crossGear,
  destroy,
  draw,
  inOrder,
  itself,
  opponentsCreatures,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  when,
  whenDestroyed,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const brawler = creature({ ...plain, name: 'Brawler', power: 3000 });
const rookie = creature({ ...plain, name: 'Rookie', power: 1000 });
const anvil = crossGear({ ...plain, name: 'Anvil', abilities: [] });
const any = choose(cardsIn('battleZone', 'any'));
const brawl = spell({ ...plain, name: 'Brawl', abilities: [spellAbility(battle(any, any))] });
const cards = [brawler, rookie, anvil, brawl];

describe('115.2 an effect has creatures battle', () => {
  driven('two of them: the one with less power loses', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Brawl'], manaZone: { fire: 1 }, battleZone: ['Brawler'] },
      p2: { battleZone: ['Rookie'] },
    });
    duel.use('Cast Brawl').choose('Brawler').choose('Rookie');
    expect(duel.facts('battleBegan', 'battleWon', 'battleLost')).toEqual([
      'battleBegan Brawler',
      'battleBegan Rookie',
      'battleWon Brawler',
      'battleLost Rookie',
    ]);
    expect(duel.battleZones).toEqual({ p1: ['Brawler'], p2: [] });
  });

  driven('none battles itself', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Brawl'], manaZone: { fire: 1 }, battleZone: ['Brawler'] },
      p2: { battleZone: ['Rookie'] },
    });
    duel.use('Cast Brawl').choose('Brawler').choose('Brawler');
    expect(duel.facts('battleBegan', 'battleLost')).toEqual([]);
    expect(duel.battleZones).toEqual({ p1: ['Brawler'], p2: ['Rookie'] });
  });

  driven('what is no creature battles nothing', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Brawl'], manaZone: { fire: 1 }, battleZone: ['Brawler', 'Anvil'] },
    });
    duel.use('Cast Brawl').choose('Brawler').choose('Anvil');
    expect(duel.facts('battleBegan')).toEqual([]);
    expect(duel.battleZones.p1).toEqual(['Brawler', 'Anvil']);
  });

  driven('where one of them is missing there is no battle', (begin) => {
    const mine = battle(choose(yourCreatures()), choose(opponentsCreatures()));
    const challenge = spell({ ...plain, name: 'Challenge', abilities: [spellAbility(mine)] });
    for (const [battleZone, theirs] of [
      [['Brawler'], []],
      [[], ['Rookie']],
    ] as const) {
      const duel = begin({
        cards: [...cards, challenge],
        p1: { hand: ['Challenge'], manaZone: { fire: 1 }, battleZone },
        p2: { battleZone: theirs },
      });
      duel.use('Cast Challenge');
      expect(duel.facts('battleBegan')).toEqual([]);
      expect(duel.battleZones).toEqual({ p1: battleZone, p2: theirs });
    }
  });
});

describe('101.4f what triggers in a battle by an effect', () => {
  const martyr = creature({
    ...plain,
    name: 'Martyr',
    power: 1000,
    abilities: [whenDestroyed(self, draw())],
  });
  const boxing = (name: string, power: number) =>
    creature({
      ...plain,
      name,
      power,
      abilities: [when({ event: 'battles', what: itself }, topOfDeckTo('manaZone'))],
    });

  driven('is resolved in it, the active player’s first; what has triggered before it waits', (begin) => {
    const effect = inOrder(
      destroy(choose(yourCreatures({ names: ['Martyr'] }))),
      battle(choose(yourCreatures({ names: ['Boxer'] })), choose(opponentsCreatures())),
    );
    const duel = cast(begin, effect, {
      cards: [martyr, boxing('Boxer', 3000), boxing('Rival', 1000)],
      p1: { battleZone: ['Martyr', 'Boxer', 'Brute'] },
      p2: { battleZone: ['Rival'] },
    });
    expect(duel.facts('effectTriggered', 'effectBegan', 'battleWon', 'cardMoved')).toEqual([
      'effectTriggered Martyr',
      'effectTriggered Boxer',
      'effectTriggered Rival',
      'effectBegan Boxer',
      'cardMoved Filler',
      'effectBegan Rival',
      'cardMoved Filler',
      'battleWon Boxer',
      'cardMoved Order',
      'effectBegan Martyr',
    ]);
  });
});
