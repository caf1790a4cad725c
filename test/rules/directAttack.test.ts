import {
  any,
  atLeast,
  creature,
  destroy,
  doubleBreaker,
  draw,
  gains,
  gets,
  hasWhile,
  itself,
  putIntoMana,
  quattroBreaker,
  self,
  that,
  topOfDeckTo,
  tripleBreaker,
  when,
  wheneverAttacks,
  worldBreaker,
  youHave,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { story } from './story.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const double = creature({ ...plain, name: 'Double', abilities: [doubleBreaker] });
const triple = creature({ ...plain, name: 'Triple', abilities: [tripleBreaker] });
const quattro = creature({ ...plain, name: 'Quattro', abilities: [quattroBreaker] });
const world = creature({ ...plain, name: 'World', abilities: [worldBreaker] });
const either = creature({ ...plain, name: 'Either', abilities: [doubleBreaker, tripleBreaker] });
const crowd = creature({
  ...plain,
  name: 'Crowd',
  abilities: [hasWhile(youHave(yourCreatures(), atLeast(2)), { kind: 'gains', abilities: [doubleBreaker] })],
});
const sharpen = creature({
  ...plain,
  name: 'Sharpen',
  abilities: [wheneverAttacks(self, gets(self, 'attack', gains(tripleBreaker)))],
});
const warden = creature({
  ...plain,
  name: 'Warden',
  abilities: [wheneverAttacks(any('opponent'), topOfDeckTo('shieldZone', 1))],
});
const looter = creature({
  ...plain,
  name: 'Looter',
  abilities: [when({ event: 'shieldBroken', of: 'opponent' }, draw())],
});
const mourner = creature({
  ...plain,
  name: 'Mourner',
  abilities: [when({ event: 'shieldBroken', of: 'you' }, draw())],
});
const cards = [double, triple, quattro, world, either, crowd, sharpen, warden, looter, mourner];

const SHIELDS = ['Aqua Hulcus', 'Aqua Soldier', 'Aqua Knight', 'Aqua Vehicle', 'Aqua Sniper', 'Faerie Child'];

describe('509.2 how many shields are broken', () => {
  driven('one, which the attacking player picks without knowing it', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: SHIELDS, battleZone: ['Draglide'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.decision).toMatchObject({
      min: 1,
      max: 1,
      rule: '509.3',
      prompt: 'Choose the shield to break',
    });
    expect(duel.options).toEqual(['Shield 1', 'Shield 2', 'Shield 3', 'Shield 4', 'Shield 5', 'Shield 6']);
    expect(duel.decision.options.every(({ card }) => card?.name === undefined)).toBe(true);
    duel.choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'shieldZone')).toEqual([
      'Aqua Hulcus',
      'Aqua Soldier',
      'Aqua Vehicle',
      'Aqua Sniper',
      'Faerie Child',
    ]);
    expect(duel.zone('p2', 'hand')).toEqual(['Aqua Knight']);
    expect(duel.count('p1', 'shieldZone')).toBe(5);
  });

  for (const [name, count] of [
    ['Double', 2],
    ['Triple', 3],
    ['Quattro', 4],
  ] as const) {
    driven(`${count} by a ${name.toLowerCase()} breaker, no more and no fewer`, (begin) => {
      const duel = begin({
        cards,
        p1: { battleZone: [name, 'Fear Fang'] },
        p2: { shieldZone: SHIELDS, battleZone: ['Draglide'] },
      });
      duel.choose(`${name} attacks the player`);
      expect(duel.decision).toMatchObject({ kind: 'shields', player: 'p1', min: count, max: count });
      duel.choose(...['Shield 6', 'Shield 4', 'Shield 2', 'Shield 1'].slice(0, count));
      expect(duel.asked).toBe('p1 attack');
      expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([6 - count, count]);
      expect(duel.facts('shieldBroken')).toHaveLength(count);
    });
  }

  driven('all of them by a world breaker', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['World', 'Fear Fang'] },
      p2: { shieldZone: SHIELDS },
    });
    duel.choose('World attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(SHIELDS);
    expect(duel.zone('p2', 'shieldZone')).toEqual([]);
    expect(duel.duel.result).toBeUndefined();
  });

  driven('as many as there are, where there are fewer', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Triple', 'Fear Fang'] },
      p2: { shieldZone: ['Aqua Hulcus', 'Aqua Soldier'] },
    });
    duel.choose('Triple attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(['Aqua Hulcus', 'Aqua Soldier']);
  });

  driven('of several breaker abilities the attacking player picks one, and must use one', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Either', 'Fear Fang'] },
      p2: { shieldZone: SHIELDS },
    });
    duel.choose('Either attacks the player');
    expect(duel.asked).toBe('p1 breaker');
    expect(duel.options).toEqual(['double breaker', 'triple breaker']);
    duel.choose('triple breaker');
    expect(duel.decision).toMatchObject({
      kind: 'shields',
      min: 3,
      max: 3,
      prompt: 'Choose the 3 shields to break',
    });
    duel.choose('Shield 1', 'Shield 2', 'Shield 3');
    expect(duel.count('p2', 'hand')).toBe(3);
  });

  driven('the smaller of two breaker abilities may be picked', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Either', 'Fear Fang'] },
      p2: { shieldZone: SHIELDS },
    });
    duel.choose('Either attacks the player').choose('double breaker').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 2]);
  });

  driven('a breaker ability counts that is there now, and not before or after', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Crowd', 'Sharpen'] },
      p2: { shieldZone: SHIELDS },
    });
    duel.choose('Sharpen attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 3 });
    duel.choose('Shield 1', 'Shield 2', 'Shield 3').choose('Crowd attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 2 });
    const alone = begin({ cards, p1: { battleZone: ['Crowd'] }, p2: { shieldZone: SHIELDS } });
    alone.choose('Crowd attacks the player');
    expect(alone.decision).toMatchObject({ kind: 'shields', min: 1, max: 1 });
  });

  driven('shields that came as the attack was declared count, and prevent the direct attack', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: [], battleZone: ['Warden'], deck: ['Aqua Hulcus', 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.duel.result).toBeUndefined();
    expect(duel.zone('p2', 'hand')).toEqual(['Aqua Hulcus']);
    expect(duel.zone('p2', 'shieldZone')).toEqual([]);
  });
});

describe('509.5 breaking', () => {
  driven('all chosen shields break at one instant, before anything that waits for it resolves', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Double', 'Looter'] },
      p2: { shieldZone: SHIELDS, battleZone: ['Mourner'] },
    });
    duel.choose('Double attacks the player').choose('Shield 1', 'Shield 6');
    expect(duel.asked).toBe('p1 attack');
    expect(story(duel, 'shieldsChosen', 'shieldBroken', 'cardDrawn')).toEqual([
      'turn.attack.directAttack.beforeBreak.choosingShields 509.3: shieldsChosen Double',
      'turn.attack.directAttack.breaking 509.5: shieldBroken Aqua Hulcus',
      'turn.attack.directAttack.breaking 509.5: shieldBroken Faerie Child',
      'turn.attack.directAttack.apResolve.resolving 114.2: cardDrawn Filler',
      'turn.attack.directAttack.apResolve.resolving 114.2: cardDrawn Filler',
      'turn.attack.directAttack.napResolve.resolving 114.2: cardDrawn Filler',
      'turn.attack.directAttack.napResolve.resolving 114.2: cardDrawn Filler',
    ]);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([2, 4]);
    expect(duel.zone('p2', 'shieldZone')).toEqual([
      'Aqua Soldier',
      'Aqua Knight',
      'Aqua Vehicle',
      'Aqua Sniper',
    ]);
  });

  driven('603.2b "the last shield" is said once, of the one that was named last', (begin) => {
    const keeper = creature({
      ...plain,
      name: 'Keeper',
      abilities: [when({ event: 'shieldBroken', of: 'you', last: true }, putIntoMana(that))],
    });
    const duel = begin({
      cards: [...cards, keeper],
      p1: { battleZone: ['Double', 'Fear Fang', 'Looter'] },
      p2: { shieldZone: ['Aqua Hulcus', 'Aqua Soldier', 'Aqua Knight'], battleZone: ['Keeper'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Double attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(['Aqua Hulcus', 'Aqua Soldier']);
    expect(duel.zone('p2', 'manaZone')).toEqual(['Aqua Knight']);
  });

  driven('a broken shield is not shown to the other player', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { shieldZone: SHIELDS },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.duel.view('p1').zones.p2.hand).toEqual([{ hidden: true }]);
    expect(duel.duel.view('p2').zones.p2.hand).toMatchObject([{ hidden: false, name: 'Aqua Hulcus' }]);
  });
});

describe('509.3 before the shields break', () => {
  /** Words that no registered card uses yet. */
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const herald = creature({
    ...plain,
    name: 'Herald',
    abilities: [when({ event: 'breaksShields', what: itself }, destroy(self))],
  });

  driven('resolves what waits for the choice first, and the shields break all the same', (begin) => {
    const duel = begin({
      cards: [herald],
      step: 'attack',
      p1: { battleZone: ['Herald', 'Fear Fang'] },
      p2: { shieldZone: ['Aqua Soldier', 'Fear Fang', 'Filler'] },
    });
    duel.choose('Herald attacks the player').choose('Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardDestroyed', 'shieldBroken')).toEqual([
      'cardDestroyed Herald',
      'shieldBroken Fear Fang',
    ]);
    expect([duel.zone('p1', 'battleZone'), duel.zone('p2', 'hand')]).toEqual([['Fear Fang'], ['Fear Fang']]);
  });

  driven('does not trigger for another creature', (begin) => {
    const duel = begin({
      cards: [herald],
      step: 'attack',
      p1: { battleZone: ['Herald', 'Fear Fang'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 2');
    expect([duel.asked, duel.zone('p1', 'battleZone')]).toEqual([
      'p1 attack',
      ['Herald', 'Fear Fang (tapped)'],
    ]);
  });
});

describe('509.2 the number of shields that were chosen', () => {
  driven('stays, though an ability goes while shield triggers are used', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: 2, battleZone: ['Magmadragon Ogrist Vhal', 'Fear Fang'] },
      p2: { shieldZone: ['Locomotiver', 'Filler', 'Filler'] },
    });
    duel.choose('Magmadragon Ogrist Vhal attacks the player').choose('Shield 1', 'Shield 2');
    duel.choose('Shield trigger: Locomotiver');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      1,
      1,
    ]);
  });
});
