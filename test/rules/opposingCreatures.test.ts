import {
  blocker,
  blockerAgainst,
  cannotAttack,
  creature,
  destroy,
  draw,
  gains,
  hasWhile,
  isAttackingCreature,
  isBattling,
  other,
  power,
  self,
  slayer,
  survivesBattlesAgainst,
  unblockable,
  when,
  whenDestroyed,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { cost: 1 } as const;
const fire = { civilizations: ['fire'] } as const;
const itself = { of: 'any', filter: { itself: true } } as const;
const flame = creature({ ...plain, ...fire, name: 'Flame', power: 4000 });
const wave = creature({ ...plain, civilizations: ['water'], name: 'Wave', power: 4000 });
const cards = [flame, wave];

describe('507.1a a blocker against some creatures only', () => {
  const wall = creature({
    ...plain,
    ...fire,
    name: 'Wall',
    power: 9000,
    abilities: [blockerAgainst({ civilizations: ['fire'] }), cannotAttack],
  });
  const asked = (
    begin: Parameters<Parameters<typeof driven>[1]>[0],
    attacker: string,
    ...more: readonly string[]
  ) =>
    begin({
      step: 'attack',
      cards: [...cards, wall],
      p1: { battleZone: [attacker, 'Filler'] },
      p2: { battleZone: ['Wall', ...more], shieldZone: 5 },
    }).choose(`${attacker} attacks the player`);

  driven('blocks these', (begin) => {
    const duel = asked(begin, 'Flame');
    expect(duel.options).toEqual(['Block with Wall']);
    duel.choose('Block with Wall');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Wall (tapped)'] });
  });

  driven('and no other: the reason is told', (begin) => {
    expect(asked(begin, 'Wave').asked).toBe('p1 shields');
    const duel = asked(begin, 'Wave', 'Seamine');
    expect(duel.options).toEqual(['Block with Seamine']);
    expect(
      duel.duel.explain().map(({ card, what, rule, reason }) => [card.name, what, rule, reason]),
    ).toEqual([['Wall', 'block', '507.1a', 'its "blocker" is not against the attacking creature']]);
  });

  driven('one that has "blocker" besides blocks all', (begin) => {
    const both = creature({
      ...plain,
      ...fire,
      name: 'Both',
      power: 1000,
      abilities: [blockerAgainst({ civilizations: ['fire'] }), blocker],
    });
    const duel = begin({
      step: 'attack',
      cards: [...cards, both],
      p1: { battleZone: ['Wave'] },
      p2: { battleZone: ['Both'] },
    }).choose('Wave attacks the player');
    expect(duel.options).toEqual(['Block with Both']);
  });
});

describe('115.2 the other creature of a battle', () => {
  const hunter = creature({
    ...plain,
    ...fire,
    name: 'Hunter',
    power: 3000,
    abilities: [blocker, hasWhile(isBattling({ civilizations: ['water'] }), power(2000))],
  });
  const position = (foe: string) =>
    ({
      step: 'attack',
      cards: [...cards, hunter],
      p1: { battleZone: [foe, 'Filler'] },
      p2: { battleZone: ['Hunter', 'Fear Fang'] },
    }) as const;

  driven('counts in that battle', (begin) => {
    const duel = begin(position('Wave')).choose('Wave attacks the player').choose('Block with Hunter');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Hunter (tapped)', 'Fear Fang'] });
  });

  driven('and not in a battle with another', (begin) => {
    const duel = begin(position('Flame')).choose('Flame attacks the player').choose('Block with Hunter');
    expect(duel.battleZones).toEqual({ p1: ['Flame (tapped)', 'Filler'], p2: ['Fear Fang'] });
  });

  driven('is read as it is now: its civilizations may have been changed', (begin) => {
    const tide = creature({
      ...plain,
      ...fire,
      name: 'Tide',
      power: 1000,
      abilities: [
        {
          kind: 'static',
          affects: { in: 'battleZone', of: 'you' },
          effects: [{ kind: 'civilizations', are: ['water'] }],
        },
      ],
    });
    const { cards: known, ...rest } = position('Flame');
    const duel = begin({
      ...rest,
      cards: [...known, tide],
      p1: { battleZone: ['Flame', 'Tide'] },
    });
    duel.choose('Flame attacks the player').choose('Block with Hunter');
    expect(duel.battleZones).toEqual({ p1: ['Tide'], p2: ['Hunter (tapped)', 'Fear Fang'] });
  });
});

describe('703.4d a creature that is not destroyed by battle', () => {
  const martyr = creature({
    ...plain,
    ...fire,
    name: 'Martyr',
    power: 1000,
    abilities: [
      survivesBattlesAgainst({ civilizations: ['water'] }),
      when({ event: 'losesBattle', what: itself }, draw()),
      whenDestroyed(self, draw(2)),
    ],
  });
  const fight = (begin: Parameters<Parameters<typeof driven>[1]>[0], foe: string, more: typeof cards = []) =>
    begin({
      step: 'attack',
      cards: [...cards, martyr, ...more],
      p1: { battleZone: ['Martyr', 'Filler'], hand: [] },
      p2: { battleZone: [{ name: foe, tapped: true }, 'Filler'] },
    }).choose(`Martyr attacks ${foe}`);

  driven('stays, and has lost the battle all the same', (begin) => {
    const duel = fight(begin, 'Wave');
    expect(duel.battleZones).toEqual({ p1: ['Martyr (tapped)', 'Filler'], p2: ['Wave (tapped)', 'Filler'] });
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('dies against another', (begin) => {
    const duel = fight(begin, 'Flame');
    if (duel.asked === 'p1 standby') duel.choose(duel.options[0] ?? '');
    expect(duel.battleZones.p1).toEqual(['Filler']);
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('dies of "slayer" and of what destroys it during the battle', (begin) => {
    const venom = creature({
      ...plain,
      civilizations: ['water'],
      name: 'Venom',
      power: 4000,
      abilities: [slayer],
    });
    const trap = creature({
      ...plain,
      civilizations: ['water'],
      name: 'Trap',
      power: 4000,
      abilities: [when({ event: 'battles', what: itself }, destroy(other))],
    });
    for (const foe of [venom, trap]) {
      const duel = fight(begin, foe.name, [foe]);
      while (duel.asked === 'p1 standby') duel.choose(duel.options[0] ?? '');
      expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: [`${foe.name} (tapped)`, 'Filler'] });
    }
  });
});

describe('506.1 while it attacks a creature', () => {
  const sneak = creature({
    ...plain,
    ...fire,
    name: 'Sneak',
    power: 5000,
    abilities: [hasWhile(isAttackingCreature, unblockable(), gains(slayer))],
  });
  const position = {
    step: 'attack',
    cards: [...cards, sneak],
    p1: { battleZone: ['Sneak'] },
    p2: { battleZone: [{ name: 'Wave', tapped: true }, 'Seamine'] },
  } as const;

  driven('it cannot be blocked', (begin) => {
    const duel = begin(position).choose('Sneak attacks Wave');
    expect(duel.battleZones).toEqual({ p1: ['Sneak (tapped)'], p2: ['Seamine'] });
  });

  driven('while it attacks a player, it can', (begin) => {
    const duel = begin(position).choose('Sneak attacks the player');
    expect(duel.options).toEqual(['Block with Seamine']);
    expect(duel.duel.explain()).toMatchObject([{ card: { name: 'Wave' }, rule: '507.1a' }]);
  });
});
