import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** A shield that it would break goes to the graveyard. */
describe.each(['Bolmeteus Steel Dragon', 'Death Phoenix, Avatar of Doom'])('%s', (card) => {
  driven('puts the shields that it breaks into the graveyard, without their shield triggers', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Filler', 'Filler'] },
      p2: { shieldZone: ['Terror Pit', 'Aqua Surfer', 'Fear Fang'], hand: [] },
    });
    duel.choose(`${card} attacks the player`).choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p2', 'graveyard')).toEqual(['Aqua Surfer', 'Terror Pit']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([1, 0]);
    duel.choose('Filler attacks the player');
    expect(duel.names('p2', 'hand')).toEqual(['Fear Fang']);
  });
});

/** Destroyed instead of a shield that would be broken. */
describe.each(['Nastasha, Channeler of Suns', 'Pulsar Tree'])('%s', (card) => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Gatling Skyterror', 'Filler'] },
    p2: { battleZone: [card, 'Fear Fang'], shieldZone: 2, hand: [] },
  } as const;

  driven('is destroyed in the place of one shield', (begin) => {
    const duel = begin(position).choose('Gatling Skyterror attacks the player');
    expect(duel.asked).toBe('p2 replace');
    duel.choose(`Replace: ${card}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Fear Fang']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([1, 1]);
  });

  driven('if its player likes', (begin) => {
    const duel = begin(position).choose('Gatling Skyterror attacks the player').pass().pass();
    expect(duel.battleZones.p2).toEqual([card, 'Fear Fang']);
    expect(duel.count('p2', 'hand')).toBe(2);
  });

  driven("not for the opponent's shields", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Filler'] },
      p2: { shieldZone: 1, hand: [] },
    }).choose('Filler attacks the player');
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 1]);
  });
});

describe('Glais Mejicula, the Extreme', () => {
  const position = (hand: readonly string[]) =>
    ({
      step: 'attack',
      p1: { battleZone: ['Filler', 'Filler'] },
      p2: { battleZone: ['Glais Mejicula, the Extreme'], shieldZone: 1, hand },
    }) as const;

  driven('two cards are discarded for a shield that would be broken', (begin) => {
    const duel = begin(position(['Fear Fang', 'Aqua Hulcus', 'Terror Pit'])).choose(
      'Filler attacks the player',
    );
    duel.choose('Replace: Glais Mejicula').choose('Fear Fang', 'Terror Pit');
    expect([duel.count('p2', 'shieldZone'), duel.names('p2', 'hand')]).toEqual([1, ['Aqua Hulcus']]);
  });

  driven('without a card in the hand nothing can be discarded', (begin) => {
    const duel = begin(position([])).choose('Filler attacks the player');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

/** Crew breaker, and more shields. */
describe.each([
  { card: 'Q-tronic Gargantua', crew: 'Gigaling Q' },
  { card: 'Ultimate Dragon', crew: 'Boltail Dragon' },
])('$card', ({ card, crew }) => {
  driven('breaks one more shield for each other of them', (begin) => {
    const breaks = (...others: readonly string[]) =>
      begin({
        step: 'attack',
        p1: { battleZone: [card, ...others] },
        p2: { shieldZone: 6, battleZone: [crew] },
      }).choose(`${card} attacks the player`).decision.max;
    expect([breaks(), breaks('Filler'), breaks(crew), breaks(crew, crew)]).toEqual([1, 1, 2, 3]);
  });
});

describe('Ultimate Dragon', () => {
  driven('has +5000 for each other Dragon', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Ultimate Dragon', 'Boltail Dragon', 'Filler'] },
      p2: { battleZone: [{ name: 'Hanusa, Radiance Elemental', tapped: true }, 'Fear Fang'] },
    }).choose('Ultimate Dragon attacks Hanusa, Radiance Elemental');
    expect(duel.battleZones.p2).toEqual(['Fear Fang']);
  });
});

describe('Dyno Mantis, the Mightspinner', () => {
  driven('other creatures of power 5000 or more break one more', (begin) => {
    const position = {
      step: 'attack',
      p1: {
        battleZone: ['Dyno Mantis, the Mightspinner', 'Tri-horn Shepherd', 'Fear Fang', 'Boltail Dragon'],
      },
      p2: { shieldZone: 6, battleZone: [] },
    } as const;
    const breaks = (name: string) => begin(position).choose(`${name} attacks the player`).decision.max;
    expect(
      ['Dyno Mantis, the Mightspinner', 'Tri-horn Shepherd', 'Fear Fang', 'Boltail Dragon'].map(breaks),
    ).toEqual([2, 2, 1, 3]);
  });
});

/** Triggers on a shield trigger that the opponent uses. */
describe.each([
  { card: 'Emperor Quazla', asked: 'p1 number' },
  { card: 'Glena Vuele, the Hypnotic', asked: 'p1 confirm' },
  { card: 'Turtle Horn, the Imposing', asked: 'p1 choose' },
])('$card', ({ card, asked }) => {
  const position = (shield: string) =>
    ({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', card], deck: ['Fear Fang', 'Fear Fang', 'Fear Fang', 'Terror Pit'] },
      p2: { shieldZone: [shield, 'Filler'], hand: ['Terror Pit'], manaZone: { darkness: 6 } },
    }) as const;

  driven('triggers', (begin) => {
    const duel = begin(position('Brain Serum')).choose('Burning Mane attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 declareShields');
    duel.choose('Brain Serum');
    while (duel.asked.startsWith('p2')) duel.choose(duel.options[0] ?? '');
    expect(duel.asked).toBe(asked);
  });

  driven('not where the shield trigger is not used', (begin) => {
    const duel = begin(position('Brain Serum'))
      .choose('Burning Mane attacks the player')
      .choose('Shield 1')
      .pass();
    expect(duel.asked).toBe('p1 attack');
  });

  driven('not where a spell is cast for its cost', (begin) => {
    const duel = begin(position('Filler')).passUntil('p2 main').use('Cast Terror Pit').choose(card);
    expect(duel.facts('cardUsed', 'effectTriggered')).toEqual(['cardUsed Terror Pit']);
  });
});

describe('Super Terradragon Bailas Gale', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Burning Mane', 'Filler'] },
    p2: { battleZone: ['Super Terradragon Bailas Gale'], shieldZone: ['Brain Serum', 'Filler'], hand: [] },
  } as const;

  driven('a spell cast by its shield trigger returns to the hand', (begin) => {
    const duel = begin(position)
      .choose('Burning Mane attacks the player')
      .choose('Shield 1')
      .choose('Brain Serum');
    while (duel.asked !== 'p1 attack') duel.choose(duel.options[0] ?? '');
    expect(duel.names('p2', 'hand')).toContain('Brain Serum');
    expect(duel.zone('p2', 'graveyard')).toEqual([]);
  });

  driven('not a spell that is cast for its cost', (begin) => {
    const duel = begin({
      p1: {
        battleZone: ['Super Terradragon Bailas Gale'],
        hand: ['Brain Serum'],
        manaZone: { water: 4 },
      },
    }).use('Cast Brain Serum');
    while (duel.asked !== 'p1 attack') duel.choose(duel.options[0] ?? '');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Brain Serum']);
  });
});

describe('Kyuroro', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Burning Mane'] },
    p2: { battleZone: ['Kyuroro'], shieldZone: 3 },
  } as const;

  driven('its player chooses the shield that a creature of the opponent breaks', (begin) => {
    const duel = begin(position).choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p2 shields');
    duel.choose('Shield 2');
    expect(duel.count('p2', 'shieldZone')).toBe(2);
  });

  driven("not the opponent's shields, nor those that are chosen for something else", (begin) => {
    const own = begin({
      ...position,
      p1: { battleZone: ['Kyuroro'] } as const,
      p2: { shieldZone: 3 } as const,
    });
    expect(own.choose('Kyuroro attacks the player').asked).toBe('p1 shields');
    const looked = begin({
      p1: { hand: ['Laveil, Seeker of Catastrophe', 'Emerald Grass'], battleZone: ['Kyuroro'] },
      p2: { shieldZone: 3 },
    });
    expect(looked.asked.startsWith('p1')).toBe(true);
  });
});

describe('Meloppe', () => {
  driven('each player chooses among the own shields', (begin) => {
    const attacked = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Meloppe'], shieldZone: 3 },
    }).choose('Burning Mane attacks the player');
    expect(attacked.asked).toBe('p2 shields');
    const attacking = begin({
      step: 'attack',
      p1: { battleZone: ['Meloppe'] },
      p2: { shieldZone: 3 },
    }).choose('Meloppe attacks the player');
    expect(attacking.asked).toBe('p2 shields');
  });
});
