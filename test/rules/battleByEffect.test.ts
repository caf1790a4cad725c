import {
  battle,
  cardsIn,
  choose,
  creature,
  crossGear,
  opponentsCreatures,
  spell,
  spellAbility,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

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
