import { describeAbility } from 'taiki';
import {
  any,
  blocker,
  cannot,
  choose,
  creature,
  destroy,
  draw,
  gains,
  gets,
  has,
  opponentsCreatures,
  other,
  power,
  returnToHand,
  self,
  untap,
  when,
  wheneverAttacks,
  wheneverBlocks,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { story } from './story.ts';

const plain = { civilizations: ['water'], cost: 1 } as const;
const itself = { of: 'any', filter: { itself: true } } as const;
const ambush = creature({
  ...plain,
  name: 'Ambush',
  power: 3000,
  abilities: [when({ event: 'becomesBlocked', what: itself }, destroy(other))],
});
const fugitive = creature({
  ...plain,
  name: 'Fugitive',
  power: 3000,
  abilities: [blocker, wheneverBlocks(self, returnToHand(self))],
});
const snatcher = creature({
  ...plain,
  name: 'Snatcher',
  power: 1000,
  abilities: [blocker, wheneverBlocks(self, returnToHand(other))],
});
const free = creature({
  ...plain,
  name: 'Free',
  power: 3000,
  abilities: [when({ event: 'isNotBlocked', what: itself }, draw())],
});
const zealot = creature({
  ...plain,
  name: 'Zealot',
  power: 1000,
  abilities: [blocker, has({ kind: 'mustBlock' })],
});
const lazy = creature({
  ...plain,
  name: 'Lazy',
  power: 9000,
  abilities: [blocker, has(cannot({ do: 'block' }))],
});
const trainer = creature({
  ...plain,
  name: 'Trainer',
  power: 1000,
  abilities: [
    wheneverAttacks(any('opponent'), gets(choose({ in: 'battleZone', of: 'you' }), 'turn', gains(blocker))),
  ],
});
const guard = creature({ ...plain, name: 'Guard', power: 2000, abilities: [blocker] });
const sentry = creature({ ...plain, name: 'Sentry', power: 5000, abilities: [blocker] });
const relay = creature({
  ...plain,
  name: 'Relay',
  power: 2000,
  abilities: [blocker, when({ event: 'tapped', what: itself }, draw())],
});
const waker = creature({
  ...plain,
  name: 'Waker',
  power: 3000,
  abilities: [wheneverAttacks(self, gets(choose(opponentsCreatures()), 'turn', power(-2000)))],
});
const alert = creature({
  ...plain,
  name: 'Alert',
  power: 2000,
  abilities: [wheneverAttacks(any('opponent'), untap(self)), blocker],
});
const sweeper = creature({
  ...plain,
  name: 'Sweeper',
  power: 5000,
  abilities: [blocker, wheneverBlocks(self, destroy(yourCreatures({ other: true })))],
});
const cards = [
  sweeper,
  ambush,
  fugitive,
  snatcher,
  free,
  zealot,
  lazy,
  trainer,
  guard,
  sentry,
  relay,
  waker,
  alert,
];

describe('507.1 block', () => {
  driven('a blocker of the other player takes the attack on the player, and is tapped', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Sentry'] },
      p2: { battleZone: ['Sentry', 'Draglide'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Sentry']);
    expect(duel.decision.limits).toBeUndefined();
    duel.choose('Block with Sentry');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Sentry'], p2: ['Sentry (tapped)', 'Draglide'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('to block is optional', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Sentry'] },
    });
    duel.choose('Fear Fang attacks the player').pass();
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 2');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Burning Mane'], p2: ['Sentry'] });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });

  driven('an attack on a creature may be blocked too', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Guard'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Guard'] },
    });
    duel.choose('Fear Fang attacks Burning Mane').choose('Block with Guard');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Guard'], p2: ['Burning Mane (tapped)'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Guard']);
  });

  driven('507.1a a tapped blocker cannot block', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Sentry', tapped: true }, 'Draglide'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('507.1a one that was put in this turn can', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Guard'] },
      p2: { battleZone: [{ name: 'Sentry', fresh: true }] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    duel.choose('Block with Sentry');
    expect(duel.battleZones).toEqual({ p1: ['Guard'], p2: ['Sentry (tapped)'] });
  });

  driven('507.1a the creature that is attacked cannot block', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Gatling Skyterror', 'Guard'] },
      p2: { battleZone: ['Sentry', 'Draglide'] },
    });
    duel.choose('Gatling Skyterror attacks Sentry');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Gatling Skyterror (tapped)', 'Guard'], p2: ['Draglide'] });
  });

  driven('an attacking creature that cannot be blocked is not', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Faerie Child'] },
      p2: { battleZone: ['Sentry', 'Guard'] },
    });
    duel.choose('Faerie Child attacks the player');
    expect(duel.asked).toBe('p1 shields');
  });

  driven('one that some cannot block may be blocked by the others', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Stampeding Longhorn'] },
      p2: { battleZone: ['Sentry', 'Guard'] },
    });
    duel.choose('Stampeding Longhorn attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Sentry']);
  });

  driven('101.2 a blocker that cannot block does not', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Lazy', 'Guard'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.options).toEqual(['Block with Guard']);
  });

  driven('one that blocks if able has to be among those named', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Guard', 'Zealot'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(() => duel.choose('Block with Guard')).toThrow('must be chosen');
    duel.choose('Block with Zealot');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Burning Mane'], p2: ['Guard'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Zealot']);
  });

  driven(
    'a creature that became a blocker, or was untapped, as the attack was declared can block',
    (begin) => {
      const duel = begin({
        cards,
        p1: { battleZone: ['Fear Fang', 'Guard'] },
        p2: { battleZone: ['Trainer', 'Draglide', { name: 'Alert', tapped: true }] },
      });
      duel.choose('Fear Fang attacks the player');
      expect(duel.asked).toBe('p2 standby');
      duel.choose('Trainer').choose('Draglide');
      expect(duel.asked).toBe('p2 block');
      expect(duel.options).toEqual(['Block with Draglide', 'Block with Alert']);
      duel.choose('Block with Draglide');
      expect(duel.battleZones).toEqual({ p1: ['Guard'], p2: ['Trainer', 'Draglide (tapped)', 'Alert'] });
    },
  );
});

describe('507.2 several blockers', () => {
  driven('507.2c all that are named are tapped, and the last one takes the attack', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Guard', 'Sentry', 'Relay'] },
    });
    duel
      .choose('Fear Fang attacks the player')
      .choose('Block with Relay', 'Block with Guard', 'Block with Sentry');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane'],
      p2: ['Guard (tapped)', 'Sentry (tapped)', 'Relay (tapped)'],
    });
    expect(duel.facts('attackRedirected', 'creatureBlocked')).toEqual([
      'attackRedirected Fear Fang',
      'attackRedirected Fear Fang',
      'attackRedirected Fear Fang',
      'creatureBlocked Sentry',
    ]);
    expect(duel.count('p2', 'hand')).toBe(1);
  });

  driven('507.2c the order in which they are named decides, not that in which they lie', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Guard', 'Sentry'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Sentry', 'Block with Guard');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Burning Mane'], p2: ['Sentry (tapped)'] });
  });

  driven('D-3 by the rules of 1.20 one creature is named at most', (begin) => {
    const duel = begin({
      cards,
      rules: { blockers: 'one' },
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Guard', 'Sentry'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'block', min: 0, max: 1 });
    expect(() => duel.choose('Block with Sentry', 'Block with Guard')).toThrow('at most 1');
    duel.choose('Block with Sentry');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Guard', 'Sentry (tapped)'] });
  });

  driven('D-3 by 1.20, of several that block if able one has to be named, and it is one of them', (begin) => {
    const duel = begin({
      cards,
      rules: { blockers: 'one' },
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Guard', 'Zealot', 'Zealot'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'block', min: 1, max: 1 });
    expect(duel.options).toEqual(['Block with Zealot', 'Block with Zealot']);
    duel.choose('Block with Zealot');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Burning Mane'], p2: ['Guard', 'Zealot'] });
  });

  driven('by the rules of now all that block if able have to be named', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Guard', 'Zealot', 'Zealot'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.decision).toMatchObject({ kind: 'block', min: 2, max: 3 });
    expect(() => duel.choose('Block with Zealot', 'Block with Guard')).toThrow('must be chosen');
    duel.choose('Block with Zealot', 'Block with Zealot');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Fear Fang (tapped)', 'Burning Mane'],
      p2: ['Guard', 'Zealot (tapped)'],
    });
  });
});

describe('507.4 a creature that is put blocking', () => {
  const decoy = creature({ ...plain, name: 'Decoy', power: 9000, abilities: [wheneverBlocks(self, draw())] });
  const caller = creature({
    ...plain,
    name: 'Caller',
    power: 1000,
    abilities: [
      wheneverAttacks(any('opponent'), {
        do: 'put',
        what: choose(yourHand({ names: ['Decoy'] })),
        blocking: true,
      }),
    ],
  });

  driven('has not blocked, and the attack has not gone unblocked', (begin) => {
    const duel = begin({
      cards: [...cards, decoy, caller],
      p1: { battleZone: ['Free', 'Fear Fang'] },
      p2: { hand: ['Decoy'], battleZone: ['Caller'] },
    });
    duel.choose('Free attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Caller', 'Decoy'] });
    expect(duel.facts('creatureBlocked', 'attackBlocked', 'attackNotBlocked', 'effectTriggered')).toEqual([
      'effectTriggered Caller',
    ]);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });
});

describe('507.3 block triggers', () => {
  driven(
    'those of the attacking player resolve first; without the blocker there is no battle and no break',
    (begin) => {
      const duel = begin({
        cards,
        p1: { battleZone: ['Ambush', 'Fear Fang'] },
        p2: { battleZone: ['Sentry', 'Draglide'] },
      });
      duel.choose('Ambush attacks the player').choose('Block with Sentry');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Ambush (tapped)', 'Fear Fang'], p2: ['Draglide'] });
      expect(duel.zone('p2', 'graveyard')).toEqual(['Sentry']);
      expect(duel.count('p2', 'shieldZone')).toBe(5);
      expect(story(duel, 'battleBegan', 'shieldsChosen', 'attackEnding')).toEqual([
        'turn.attack.endOfAttack.announcing 510.1: attackEnding Ambush',
      ]);
    },
  );

  driven(
    'D-22 a blocker that goes back to the hand leaves the attack blocked, on a creature too',
    (begin) => {
      const duel = begin({
        cards,
        p1: { battleZone: ['Fear Fang', 'Guard'] },
        p2: { battleZone: ['Fugitive', { name: 'Burning Mane', tapped: true }] },
      });
      duel.choose('Fear Fang attacks Burning Mane').choose('Block with Fugitive');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({
        p1: ['Fear Fang (tapped)', 'Guard'],
        p2: ['Burning Mane (tapped)'],
      });
      expect(duel.zone('p2', 'hand')).toEqual(['Fugitive']);
      expect(duel.count('p2', 'shieldZone')).toBe(5);
    },
  );

  driven('an attacking creature that leaves as it is blocked ends the attack', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Guard'] },
      p2: { battleZone: ['Snatcher'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Snatcher');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Guard'], p2: ['Snatcher (tapped)'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    expect(duel.facts('battleBegan', 'shieldsChosen', 'attackEnded')).toEqual(['attackEnded']);
  });

  driven('507.3c "is not blocked" triggers where no blocking creature was named', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Free', 'Guard'] },
      p2: { battleZone: ['Sentry'] },
    });
    duel.choose('Free attacks the player').pass();
    expect(duel.asked).toBe('p1 shields');
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(story(duel, 'attackNotBlocked', 'cardDrawn')).toEqual([
      'turn.attack.block.announcing 507.3c: attackNotBlocked Free',
      'turn.attack.block.apResolve.resolving 114.2: cardDrawn Filler',
    ]);
  });

  driven('507.3c whatever it attacks, unless the trigger says what', (begin) => {
    const raider = creature({
      ...plain,
      name: 'Raider',
      power: 3000,
      abilities: [when({ event: 'isNotBlocked', what: itself, target: 'player' }, draw())],
    });
    const hunter = creature({
      ...plain,
      name: 'Hunter',
      power: 3000,
      abilities: [when({ event: 'isNotBlocked', what: itself, target: 'creature' }, draw())],
    });
    const drawn = (name: string, target: string) => {
      const duel = begin({
        cards: [...cards, raider, hunter],
        step: 'attack',
        p1: { battleZone: [name] },
        p2: { battleZone: [{ name: 'Lazy', tapped: true }] },
      });
      duel.choose(`${name} attacks ${target}`);
      expect(duel.facts('attackNotBlocked')).toEqual([`attackNotBlocked ${name}`]);
      return duel.count('p1', 'hand');
    };
    expect([drawn('Free', 'the player'), drawn('Free', 'Lazy')]).toEqual([1, 1]);
    expect([drawn('Raider', 'the player'), drawn('Raider', 'Lazy')]).toEqual([1, 0]);
    expect([drawn('Hunter', 'the player'), drawn('Hunter', 'Lazy')]).toEqual([0, 1]);
    expect([raider, hunter].flatMap(({ abilities }) => abilities.map(describeAbility))).toEqual([
      'When this attacks a player and is not blocked, draw a card.',
      'When this attacks a creature and is not blocked, draw a card.',
    ]);
  });

  driven('507.3b what becomes blocked may have to attack a player, or a creature', (begin) => {
    const raider = creature({
      ...plain,
      name: 'Raider',
      power: 3000,
      abilities: [when({ event: 'becomesBlocked', what: itself, target: 'player' }, draw())],
    });
    const hunter = creature({
      ...plain,
      name: 'Hunter',
      power: 3000,
      abilities: [when({ event: 'becomesBlocked', what: itself, target: 'creature' }, draw())],
    });
    const drawn = (name: string, target: string) => {
      const duel = begin({
        cards: [...cards, raider, hunter],
        step: 'attack',
        p1: { battleZone: [name, 'Free'] },
        p2: { battleZone: [{ name: 'Lazy', tapped: true }, 'Guard'] },
      });
      duel.choose(`${name} attacks ${target}`).choose('Block with Guard');
      return duel.count('p1', 'hand');
    };
    expect([drawn('Raider', 'the player'), drawn('Raider', 'Lazy')]).toEqual([1, 0]);
    expect([drawn('Hunter', 'the player'), drawn('Hunter', 'Lazy')]).toEqual([0, 1]);
    expect([raider, hunter].flatMap(({ abilities }) => abilities.map(describeAbility))).toEqual([
      'When this attacks a player and becomes blocked, draw a card.',
      'When this attacks a creature and becomes blocked, draw a card.',
    ]);
  });

  driven('507.3c it does not where one was named and has left since', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Free', 'Guard'] },
      p2: { battleZone: ['Fugitive'] },
    });
    duel.choose('Free attacks the player').choose('Block with Fugitive');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(0);
    expect(duel.battleZones).toEqual({ p1: ['Free (tapped)', 'Guard'], p2: [] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('a creature that dies before it can block does not block', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Waker', 'Fear Fang'] },
      p2: { battleZone: ['Guard', 'Draglide'] },
    });
    duel.choose('Waker attacks the player').choose('Guard');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({ p1: ['Waker (tapped)', 'Fear Fang'], p2: ['Draglide'] });
  });

  driven('a blocked attack goes on although the creature that was attacked first leaves', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Guard'] },
      p2: { battleZone: ['Sweeper', { name: 'Burning Mane', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Burning Mane').choose('Block with Sweeper');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Guard'], p2: ['Sweeper (tapped)'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Burning Mane']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang']);
  });

  driven('505.6b an attacked creature that untaps is attacked still', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Guard'] },
      p2: { battleZone: [{ name: 'Alert', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Alert');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Guard'], p2: [] });
  });
});

describe('703.1 a creature that dies as it taps to block', () => {
  driven('leaves the attack blocked: no battle, and no break', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Necrodragon Zanjibar', 'Fear Fang'] },
      p2: { battleZone: ['Iocant, the Oracle'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Iocant, the Oracle');
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 5]);
    expect(duel.battleZones).toEqual({ p1: ['Necrodragon Zanjibar', 'Fear Fang (tapped)'], p2: [] });
  });
});
