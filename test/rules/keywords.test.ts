import {
  alternativeCost,
  battle,
  bearsIcon,
  blocker,
  cannot,
  cannotAttackPlayers,
  choose,
  creature,
  destroy,
  doubleBreaker,
  draw,
  each,
  gains,
  galaxyshield,
  gets,
  has,
  insteadDo,
  kizunaPlus,
  opponentsCreatures,
  powerAttacker,
  self,
  slayer,
  spaceCharge,
  speedAttacker,
  spell,
  spellAbility,
  topOfDeckTo,
  when,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const bull = creature({ ...plain, name: 'Bull', power: 1000, abilities: [powerAttacker(3000)] });
const rival = creature({ ...plain, name: 'Rival', power: 3000 });
const arena = spell({
  ...plain,
  name: 'Arena',
  abilities: [spellAbility(battle(choose(yourCreatures()), choose(opponentsCreatures())))],
});
const drum = spell({
  ...plain,
  name: 'Drum',
  abilities: [spellAbility(gets(yourCreatures(), 'turn', gains(powerAttacker(2000))))],
});
const asp = creature({ ...plain, name: 'Asp', power: 1000, abilities: [slayer] });
const aspGuard = creature({ ...plain, name: 'Asp Guard', power: 1000, abilities: [blocker, slayer] });
const horn = creature({
  ...plain,
  name: 'Horn',
  power: 1000,
  abilities: [each(yourCreatures(), gains(speedAttacker))],
});
const grant = creature({
  ...plain,
  name: 'Grant',
  power: 1000,
  abilities: [each(yourCreatures({ other: true }), gains(blocker, doubleBreaker))],
});
const peace = creature({
  ...plain,
  name: 'Peace',
  power: 1000,
  abilities: [each({ in: 'battleZone', of: 'any', filter: { type: 'creature' } }, cannot({ do: 'attack' }))],
});
const wall = creature({ ...plain, name: 'Wall', power: 5000, abilities: [blocker, cannotAttackPlayers] });
const free = creature({
  ...plain,
  name: 'Free',
  power: 3000,
  abilities: [has({ kind: 'can', permission: { do: 'attackPlayersDespiteBans' } }), cannotAttackPlayers],
});
const cards = [bull, rival, arena, drum, asp, aspGuard, horn, grant, peace, wall, free];

describe('power attacker', () => {
  driven('counts while it attacks', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Bull', 'Wall'] },
      p2: {
        battleZone: [
          { name: 'Rival', tapped: true },
          { name: 'Bull', tapped: true },
        ],
      },
    });
    duel.choose('Bull attacks Rival');
    expect(duel.battleZones).toEqual({ p1: ['Bull (tapped)', 'Wall'], p2: ['Bull (tapped)'] });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('does not count while it is attacked', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Rival', 'Wall'] },
      p2: { battleZone: [{ name: 'Bull', tapped: true }, 'Rival'] },
    });
    duel.choose('Rival attacks Bull');
    expect(duel.battleZones).toEqual({ p1: ['Rival (tapped)', 'Wall'], p2: ['Rival'] });
  });

  driven('does not count in a battle that an effect makes', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Arena'], manaZone: { fire: 1 }, battleZone: ['Bull', 'Rival'] },
      p2: { battleZone: ['Rival'] },
    });
    duel.use('Cast Arena').choose('Bull');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Rival'], p2: ['Rival'] });
  });

  driven('several add up', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Drum'], manaZone: { fire: 1 }, battleZone: ['Bull', 'Rival'] },
      p2: { battleZone: [{ name: 'Wall', tapped: true }, 'Rival'] },
    });
    duel.use('Cast Drum').choose('Bull attacks Wall');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Bull (tapped)', 'Rival'], p2: ['Rival'] });
  });
});

describe('slayer', () => {
  driven('destroys the creature that it battled, when it lost', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Asp', 'Rival'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Rival'] },
    });
    duel.choose('Asp attacks Deathliger');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Rival'], p2: ['Rival'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Asp']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Deathliger, Lion of Chaos']);
  });

  driven('works for a blocker, after the battle', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Bolshack Dragon', 'Rival'] },
      p2: { battleZone: ['Asp Guard', 'Rival'] },
    });
    duel.choose('Bolshack Dragon attacks the player').choose('Block with Asp Guard');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Rival'], p2: ['Rival'] });
    expect(duel.facts('battleWon', 'battleLost', 'cardDestroyed')).toEqual([
      'cardDestroyed Asp Guard',
      'battleWon Bolshack Dragon',
      'battleLost Asp Guard',
      'cardDestroyed Bolshack Dragon',
    ]);
  });

  driven('works where no other card says anything', (begin) => {
    for (const name of ['Asp', 'Asp Guard']) {
      const duel = begin({
        cards,
        p1: { battleZone: [name, 'Rival'] },
        p2: { battleZone: [{ name: 'Rival', tapped: true }] },
      });
      duel.choose(`${name} attacks Rival`);
      expect(duel.battleZones).toEqual({ p1: ['Rival'], p2: [] });
    }
  });

  driven('does nothing for the battle of another creature', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Bull', 'Asp'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Rival'] },
    });
    duel.choose('Bull attacks Deathliger');
    expect(duel.battleZones).toEqual({ p1: ['Asp'], p2: ['Deathliger, Lion of Chaos (tapped)', 'Rival'] });
    expect(duel.facts('effectTriggered')).toEqual([]);
  });

  driven('does nothing without a battle', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Asp', 'Rival'] },
      p2: { battleZone: ['Rival'] },
    });
    duel.choose('Asp attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Asp (tapped)', 'Rival'], p2: ['Rival'] });
  });
});

describe('607 gained abilities', () => {
  driven('speed attacker that is given to a creature as it enters lets it attack', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Rival'], manaZone: { fire: 1 }, battleZone: [{ name: 'Horn', tapped: true }] },
      p2: { battleZone: ['Wall'] },
    });
    duel.use('Summon Rival');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Rival attacks the player', 'Attack no more']);
  });

  driven('blocker and double breaker last as long as the creature that gives them is there', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Rival', 'Bull', 'Wall'] },
      p2: { battleZone: [{ name: 'Grant', tapped: true }, 'Rival'] },
    });
    duel.choose('Bull attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Rival']);
    duel.pass().choose('Shield 1').choose('Rival attacks Grant');
    expect(duel.asked).toBe('p2 block');
    duel.pass();
    expect(duel.battleZones).toEqual({ p1: ['Rival (tapped)', 'Bull (tapped)', 'Wall'], p2: ['Rival'] });
    expect(duel.asked).toBe('p2 charge');
    duel.pass();
    duel.choose('Rival attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'block', player: 'p1' });
  });

  driven('it breaks two shields while it is given', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Rival', 'Grant'] },
      p2: { battleZone: ['Bull'] },
    });
    duel.choose('Rival attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 2, max: 2 });
    duel.choose('Shield 1', 'Shield 5').choose('Grant attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'shields', min: 1, max: 1 });
  });
});

describe('101.2 cannot beats can', () => {
  driven('a speed attacker that cannot attack does not', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Rival'], manaZone: { fire: 1 }, battleZone: ['Horn'] },
      p2: { battleZone: ['Peace'] },
    });
    duel.use('Summon Rival');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Horn', 'Rival'], p2: ['Peace'] });
  });

  driven('an effect that lifts a "cannot" removes it', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Free', 'Wall'] },
      p2: { battleZone: ['Bull'] },
    });
    expect(duel.options).toEqual(['Free attacks the player', 'Attack no more']);
  });

  driven('but only the one that it speaks of: what cannot attack at all cannot attack players', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Free', 'Bull'] },
      p2: { battleZone: ['Peace'] },
    });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
});

describe('603.3b icons', () => {
  const plain = { civilizations: ['nature'], cost: 2 } as const;

  const bearer = (name: string, ability: Parameters<typeof bearsIcon>[1]) =>
    creature({ ...plain, name, power: 1000, abilities: [bearsIcon('kizuna', ability)] });
  const leader = creature({ ...plain, name: 'Bond Leader', power: 5000, abilities: [kizunaPlus(2)] });
  const giver = bearer('Card Giver', whenPut(self, draw()));
  const sower = bearer('Mana Sower', whenPut(self, topOfDeckTo('manaZone')));
  const killer = bearer(
    'Friend Killer',
    whenPut(self, destroy(choose(yourCreatures({ names: ['Card Giver'] })))),
  );
  const cards = [leader, giver, sower, killer];
  const position = {
    cards,
    step: 'attack' as const,
    p1: {
      battleZone: [
        { name: 'Bond Leader', over: ['Burning Mane'] },
        'Card Giver',
        'Mana Sower',
        'Friend Killer',
      ],
    },
    p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
  };

  driven('what was chosen stays on standby when the creature that bears the icon dies', (begin) => {
    const duel = begin(position).choose('Bond Leader attacks Fear Fang').choose('Yes');
    expect(duel.asked).toBe('p1 mode');
    expect(duel.options).toHaveLength(3);
    duel.choose('Card Giver: draw', 'Friend Killer');
    expect(duel.asked).toBe('p1 standby');
    expect(duel.duel.log.flatMap((fact) => (fact.kind === 'effectTriggered' ? [fact.event] : []))).toEqual([
      'attackDeclared',
      'effectBegan',
      'effectBegan',
    ]);
    duel.choose('Friend Killer');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Bond Leader (tapped)', 'Mana Sower', 'Friend Killer'], p2: [] });
    expect(duel.names('p1', 'graveyard')).toEqual(['Burning Mane', 'Card Giver']);
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([1, 0]);
  });

  driven('nothing is used where no card is below, or none is spent', (begin) => {
    const spared = begin(position).choose('Bond Leader attacks Fear Fang').pass();
    expect(spared.asked).toBe('p1 attack');
    expect(spared.battleZones.p1).toEqual([
      'Bond Leader (tapped, over Burning Mane)',
      'Card Giver',
      'Mana Sower',
      'Friend Killer',
    ]);
    expect(spared.count('p1', 'hand')).toBe(0);
    const bare = begin({ ...position, p1: { battleZone: ['Bond Leader', 'Card Giver', 'Mana Sower'] } });
    bare.choose('Bond Leader attacks Fear Fang').choose('Yes');
    expect(bare.asked).toBe('p1 attack');
    expect([bare.count('p1', 'hand'), bare.count('p1', 'manaZone')]).toEqual([0, 0]);
  });
});

describe('galaxyshield', () => {
  const plain = { civilizations: ['nature'], cost: 2 } as const;

  const nature = (count: number) => ({ nature: count });

  const star = creature({
    ...plain,
    name: 'Far Star',
    cost: 6,
    power: 6000,
    abilities: [...galaxyshield(2)],
  });
  const position = {
    cards: [star],
    p1: { hand: ['Far Star'], manaZone: nature(2), battleZone: ['Fear Fang'] },
  };

  driven('is laid out face up as a shield, and may be summoned from there in the next turn', (begin) => {
    const duel = begin(position).use('Galaxyshield Far Star');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'shieldZone')).toBe(6);
    expect(duel.duel.game.zones.p1.shieldZone.at(-1)?.faceUp).toBe(true);
    expect(duel.facts('cardUsed')).toEqual([]);
    duel.passUntil('p1 declareUsage').choose('Declare Far Star').passUntil('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Far Star']);
    expect(duel.count('p1', 'shieldZone')).toBe(5);
    expect(duel.facts('cardUsed')).toEqual(['cardUsed Far Star']);
  });

  driven('113.6 is used from the shield zone, unlike a shield trigger', (begin) => {
    const clerk = creature({
      ...plain,
      name: 'Clerk',
      power: 1000,
      abilities: [when({ event: 'used', by: 'you', from: ['shieldZone'] }, topOfDeckTo('manaZone'))],
    });
    const duel = begin({
      ...position,
      cards: [star, clerk],
      p1: { ...position.p1, battleZone: ['Clerk'] },
    }).use('Galaxyshield Far Star');
    duel.passUntil('p1 declareUsage').choose('Declare Far Star').passUntil('p1 charge');
    expect(duel.facts('cardUsed')).toEqual(['cardUsed Far Star']);
    expect(duel.count('p1', 'manaZone')).toBe(3);
  });

  driven('stays in the hand, and usable, where something else happens instead', (begin) => {
    const curator = creature({
      ...plain,
      name: 'Curator',
      power: 1000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'moves', what: { of: 'you' }, to: 'shieldZone' },
          instead: insteadDo(draw()),
        },
      ],
    });
    const duel = begin({
      cards: [star, curator],
      p1: { hand: ['Far Star'], manaZone: nature(2), battleZone: ['Curator', 'Fear Fang'] },
    });
    duel.use('Galaxyshield Far Star');
    expect(duel.count('p1', 'shieldZone')).toBe(5);
    expect(duel.names('p1', 'hand')).toEqual(['Far Star', 'Filler']);
    expect(duel.duel.game.zones.p1.hand.some(({ pending }) => pending)).toBe(false);
  });

  driven('stays a shield where it is not declared', (begin) => {
    const duel = begin(position).use('Galaxyshield Far Star').passUntil('p1 declareUsage').pass();
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    expect(duel.count('p1', 'shieldZone')).toBe(6);
  });

  driven('costs its own number', (begin) => {
    const duel = begin({ ...position, p1: { ...position.p1, manaZone: nature(1) } });
    expect(duel.asked).toBe('p1 attack');
  });

  driven('and nothing in place of it', (begin) => {
    const bartered = creature({
      ...plain,
      name: 'Bartered Star',
      cost: 6,
      power: 6000,
      abilities: [...galaxyshield(2), alternativeCost(destroy(yourCreatures()))],
    });
    const duel = begin({
      cards: [bartered],
      p1: { hand: ['Bartered Star'], manaZone: nature(2), battleZone: ['Fear Fang'] },
    });
    expect(duel.options).toEqual([
      'Summon Bartered Star',
      'Galaxyshield Bartered Star',
      'Go on to the attack step',
    ]);
    duel.use('Galaxyshield Bartered Star');
    expect(duel.battleZones.p1).toEqual(['Fear Fang']);
    expect(duel.count('p1', 'shieldZone')).toBe(6);
    expect(duel.duel.log.filter(({ kind }) => kind === 'costPaid')).toMatchObject([{ cost: 2 }]);
  });

  driven('but summoned from the hand it costs what it costs', (begin) => {
    const duel = begin({ ...position, p1: { ...position.p1, manaZone: nature(6) } });
    expect(duel.options).toEqual(['Summon Far Star', 'Galaxyshield Far Star', 'Go on to the attack step']);
    duel.use('Summon Far Star');
    expect(duel.battleZones.p1).toEqual(['Fear Fang', 'Far Star']);
    expect(duel.duel.log.filter(({ kind }) => kind === 'costPaid')).toMatchObject([{ cost: 6 }]);
  });
});

describe('space charge', () => {
  const plain = { civilizations: ['nature'], cost: 2 } as const;

  const comet = creature({ ...plain, name: 'Comet', power: 1000, abilities: [spaceCharge('fire', draw())] });
  const charge = (name: string) => ({
    cards: [comet],
    step: 'charge' as const,
    p1: { hand: [name], battleZone: ['Comet'] },
    p2: { battleZone: ['Comet'] },
  });

  driven('answers a card of its civilization that is put into the mana zone of its player', (begin) => {
    const fire = begin(charge('Bolshack Dragon')).choose('Charge Bolshack Dragon');
    expect(fire.asked).toBe('p1 attack');
    expect([fire.count('p1', 'hand'), fire.count('p2', 'hand')]).toEqual([1, 0]);
    const other = begin(charge('Fear Fang')).choose('Charge Fear Fang');
    expect(other.asked).toBe('p1 attack');
    expect([other.count('p1', 'hand'), other.count('p2', 'hand')]).toEqual([0, 0]);
  });
});
