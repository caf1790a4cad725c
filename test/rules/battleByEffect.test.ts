import {
  battle,
  called,
  cardsIn,
  choose,
  creature,
  crossGear,
  destroy,
  draw,
  ifYouDo,
  inOrder,
  itself,
  opponentsCreatures,
  returnToHand,
  self,
  spell,
  spellAbility,
  survivesBattlesAgainst,
  tap,
  the,
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

describe('101.4d what is triggered by what resolves in a battle by an effect', () => {
  driven('waits until the effect is finished', (begin) => {
    const bomber = creature({
      ...plain,
      name: 'Bomber',
      power: 3000,
      abilities: [
        when({ event: 'battles', what: itself }, destroy(choose(yourCreatures({ names: ['Martyr'] })))),
      ],
    });
    const martyr = creature({
      ...plain,
      name: 'Martyr',
      power: 1000,
      abilities: [whenDestroyed(self, draw())],
    });
    const effect = battle(choose(yourCreatures({ names: ['Bomber'] })), choose(opponentsCreatures()));
    const duel = cast(begin, effect, {
      cards: [bomber, martyr],
      p1: { battleZone: ['Bomber', 'Martyr', 'Brute'] },
      p2: { battleZone: ['Runt'] },
    });
    expect(duel.facts('effectBegan', 'battleWon', 'cardMoved').slice(0, 4)).toEqual([
      'effectBegan Bomber',
      'battleWon Bomber',
      'cardMoved Order',
      'effectBegan Martyr',
    ]);
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

describe('605.2c, 101.3a what an effect knows of a battle that it makes', () => {
  const mine = called(choose(yourCreatures({ names: ['Brute'] })), 'mine');
  const theirs = called(choose(opponentsCreatures()), 'theirs');

  driven('which creatures it chose for it', (begin) => {
    const effect = inOrder(battle(mine, theirs), tap(the('mine')), returnToHand(the('theirs')));
    const strong = creature({
      ...plain,
      name: 'Strong',
      power: 4000,
      abilities: [survivesBattlesAgainst({})],
    });
    const duel = cast(begin, effect, {
      cards: [...cards, strong],
      p1: { battleZone: ['Brute', 'Runt'] },
      p2: { battleZone: ['Strong'] },
    });
    expect([duel.battleZones.p1, duel.zone('p2', 'hand')]).toEqual([['Brute (tapped)', 'Runt'], ['Strong']]);
  });

  driven('whether there was one', (begin) => {
    for (const [battleZone, hand] of [
      [[], []],
      [['Rookie'], ['Filler']],
    ] as const) {
      const duel = cast(begin, ifYouDo(battle(mine, theirs), draw()), { cards, p2: { battleZone } });
      expect(duel.zone('p1', 'hand')).toEqual(hand);
    }
  });
});
