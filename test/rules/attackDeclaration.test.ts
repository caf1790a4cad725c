import {
  another,
  any,
  cannot,
  cannotBeChosenByOpponent,
  choose,
  creature,
  destroy,
  draw,
  gets,
  has,
  machFighter,
  mayAttackUntapped,
  ninjaStrike,
  opponentsCreatures,
  returnToHand,
  self,
  speedAttacker,
  tap,
  that,
  wheneverAttacks,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { story } from './story.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const runner = creature({ ...plain, name: 'Runner', power: 2000, abilities: [speedAttacker] });
const hunter = creature({ ...plain, name: 'Hunter', power: 2000, abilities: [machFighter] });
const archer = creature({
  ...plain,
  name: 'Archer',
  power: 2000,
  abilities: [has(mayAttackUntapped({ civilizations: ['light'] }))],
});
const hidden = creature({
  ...plain,
  name: 'Hidden',
  power: 2000,
  abilities: [has(cannot({ do: 'beAttacked' }))],
});
const shy = creature({
  ...plain,
  name: 'Shy',
  power: 2000,
  abilities: [has(cannot({ do: 'attack', target: 'creature' }))],
});
const burner = creature({
  ...plain,
  name: 'Burner',
  power: 2000,
  abilities: [wheneverAttacks(self, destroy(choose(opponentsCreatures())))],
});
const martyr = creature({
  ...plain,
  name: 'Martyr',
  power: 2000,
  abilities: [wheneverAttacks(self, destroy(self))],
});
const ward = creature({
  ...plain,
  name: 'Ward',
  power: 2000,
  abilities: [wheneverAttacks(any('opponent'), returnToHand(that))],
});
const chorus = creature({
  ...plain,
  name: 'Chorus',
  power: 2000,
  abilities: [wheneverAttacks(another('you'), draw())],
});
const jailer = creature({
  ...plain,
  name: 'Jailer',
  power: 2000,
  abilities: [wheneverAttacks(any('opponent'), gets(that, 'turn', cannot({ do: 'attack' })))],
});
const tapper = creature({
  ...plain,
  name: 'Tapper',
  power: 2000,
  abilities: [wheneverAttacks(self, tap(choose(opponentsCreatures())))],
});
const petrel = creature({ ...plain, name: 'Petrel', power: 2000, abilities: [cannotBeChosenByOpponent] });
const ninja = creature({ ...plain, name: 'Ninja', power: 2000, abilities: [ninjaStrike(1)] });
const cards = [
  ninja,
  runner,
  hunter,
  archer,
  hidden,
  shy,
  burner,
  martyr,
  ward,
  chorus,
  jailer,
  tapper,
  petrel,
];

describe('506.1 which creature may attack', () => {
  driven('an untapped one that has been there since the start of the turn', (begin) => {
    const duel = begin({
      p1: {
        battleZone: [
          'Fear Fang',
          { name: 'Burning Mane', tapped: true },
          { name: 'Forest Hornet', fresh: true },
        ],
      },
      p2: { battleZone: ['Draglide'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
  });

  driven('a speed attacker may in the turn in which it was put', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Runner', 'Hidden'], manaZone: { fire: 2 } },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Draglide'] },
    });
    duel.use('Summon Runner').use('Summon Hidden');
    expect(duel.options).toEqual(['Runner attacks the player', 'Runner attacks Fear Fang', 'Attack no more']);
  });

  driven('a mach fighter may attack creatures in that turn, untapped ones too, but no player', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Hunter'], manaZone: { fire: 1 } },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Draglide'] },
    });
    duel.use('Summon Hunter');
    expect(duel.options).toEqual(['Hunter attacks Fear Fang', 'Hunter attacks Draglide', 'Attack no more']);
  });

  driven('in later turns a mach fighter attacks as any creature does', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Hunter'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Draglide'] },
    });
    expect(duel.options).toEqual(['Hunter attacks the player', 'Hunter attacks Fear Fang', 'Attack no more']);
  });

  driven('none that cannot attack', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Hunter Fish', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    expect(duel.options).toEqual([
      'Fear Fang attacks the player',
      'Fear Fang attacks Burning Mane',
      'Attack no more',
    ]);
  });

  driven('creatures of the other player do not attack', (begin) => {
    const duel = begin({ p1: { hand: ['Filler'] }, p2: { battleZone: ['Fear Fang'] } });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.duel.log.some(({ kind }) => kind === 'attackDeclared')).toBe(false);
  });
});

describe('506.1e what may be attacked', () => {
  driven('the player, and tapped creatures only', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Fear Fang'] },
      p2: {
        battleZone: [
          'Draglide',
          { name: 'Burning Mane', tapped: true },
          { name: 'Forest Hornet', tapped: true },
        ],
      },
    });
    expect(duel.options).toEqual([
      'Fear Fang attacks the player',
      'Fear Fang attacks Burning Mane',
      'Fear Fang attacks Forest Hornet',
      'Attack no more',
    ]);
  });

  driven('no player by a creature that cannot attack players', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Poisonous Dahlia'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Draglide'] },
    });
    expect(duel.options).toEqual(['Poisonous Dahlia attacks Fear Fang', 'Attack no more']);
  });

  driven('no creature by a creature that cannot attack creatures', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Shy'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Draglide'] },
    });
    expect(duel.options).toEqual(['Shy attacks the player', 'Attack no more']);
  });

  driven('none that cannot be attacked', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Hidden', tapped: true },
          { name: 'Burning Mane', tapped: true },
        ],
      },
    });
    expect(duel.options).toEqual([
      'Fear Fang attacks the player',
      'Fear Fang attacks Burning Mane',
      'Attack no more',
    ]);
  });

  driven('one that cannot be chosen may be attacked all the same', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Forest Hornet', 'Burner'] },
      p2: { battleZone: [{ name: 'Petrel', tapped: true }, 'Draglide'] },
    });
    duel.choose('Forest Hornet attacks Petrel');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet (tapped)', 'Burner'], p2: ['Draglide'] });
    duel.choose('Burner attacks the player').choose('Shield 1');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Petrel', 'Draglide']);
  });

  driven('untapped creatures too where the card says so', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Gatling Skyterror', 'Archer'] },
      p2: { battleZone: ['Iere, Vizier of Bullets', 'Draglide'] },
    });
    expect(duel.options).toEqual([
      'Gatling Skyterror attacks the player',
      'Gatling Skyterror attacks Iere, Vizier of Bullets',
      'Gatling Skyterror attacks Draglide',
      'Archer attacks the player',
      'Archer attacks Iere, Vizier of Bullets',
      'Attack no more',
    ]);
  });

  driven('a creature that has no target cannot attack', (begin) => {
    const duel = begin({ p1: { battleZone: ['Poisonous Dahlia'] }, p2: { battleZone: ['Draglide'] } });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Poisonous Dahlia'], p2: ['Draglide'] });
  });
});

describe('506.1b must attack', () => {
  driven('the attack step cannot be left before it has attacked; when, its player picks', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Draglide', 'Fear Fang'] },
      p2: { battleZone: ['Forest Hornet'] },
    });
    expect(duel.options).toEqual(['Draglide attacks the player', 'Fear Fang attacks the player']);
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.battleZones.p1).toEqual(['Draglide (tapped)', 'Fear Fang (tapped)']);
  });

  driven('when it has attacked the step may be left', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Draglide', 'Fear Fang'] },
      p2: { battleZone: ['Forest Hornet'] },
    });
    duel.choose('Draglide attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
  });

  driven('one that cannot attack now binds nobody', (begin) => {
    const duel = begin({
      p1: {
        battleZone: [{ name: 'Draglide', tapped: true }, { name: 'Draglide', fresh: true }, 'Fear Fang'],
      },
      p2: { battleZone: ['Forest Hornet'] },
    });
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
  });
});

describe('506.3 attack triggers', () => {
  driven('the creature is tapped, then what waits for the attack goes on standby', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Chorus'] },
      p2: { battleZone: ['Draglide'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(story(duel, 'cardTapped', 'attackDeclared', 'effectTriggered', 'cardDrawn')).toEqual([
      'turn.attack.declaration.declaring 506.1: cardTapped Fear Fang',
      'turn.attack.declaration.declaring 506.3: attackDeclared Fear Fang',
      'turn.attack.declaration.declaring 603.2: effectTriggered Chorus',
      'turn.attack.declaration.apResolve.resolving 114.2: cardDrawn Filler',
    ]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Chorus'], p2: ['Draglide'] });
  });

  driven('those of the attacking player resolve first, then those of the other', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Burner', 'Fear Fang'] },
      p2: { battleZone: ['Ward', 'Draglide'] },
    });
    duel.choose('Burner attacks the player');
    expect(duel.asked).toBe('p1 choose');
    duel.choose('Draglide');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardDestroyed', 'cardMoved')).toEqual(['cardDestroyed Draglide', 'cardMoved Burner']);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Ward'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Burner']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('110.5a an effect that waits resolves although its source has left', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Burner', 'Fear Fang'] },
      p2: { battleZone: ['Ward', 'Draglide'] },
    });
    duel.choose('Burner attacks the player').choose('Ward');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Draglide'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Burner']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Ward']);
  });
});

describe('505.6 the attack may end early', () => {
  driven('505.6a when the attacking creature leaves, nothing is blocked, fought or broken', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Martyr', 'Fear Fang'] },
      p2: { battleZone: ['Emerald Grass'] },
    });
    duel.choose('Martyr attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Emerald Grass'] });
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    expect(duel.duel.log.filter(({ kind }) => kind === 'attackEnded')).toMatchObject([{ early: true }]);
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
  });

  driven('505.6a, D-21 when the attacked creature leaves, the attack is over too', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Burner', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Draglide', tapped: true }, 'Emerald Grass'] },
    });
    duel.choose('Burner attacks Draglide').choose('Draglide');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burner (tapped)', 'Fear Fang'], p2: ['Emerald Grass'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Draglide']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    expect(duel.duel.log.filter(({ kind }) => kind === 'attackEnded')).toMatchObject([{ early: true }]);
  });

  driven('505.6a what is on standby already still resolves, of both players', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Martyr', 'Chorus', 'Fear Fang'] },
      p2: { battleZone: ['Jailer'] },
    });
    duel.choose('Martyr attacks the player');
    expect(duel.asked).toBe('p1 standby');
    duel.choose('Martyr');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('effectResolved')).toEqual([
      'effectResolved Martyr',
      'effectResolved Chorus',
      'effectResolved Jailer',
    ]);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven('506.3d the non-active player declares after the effects of the active player', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Tapper', 'Fear Fang'] },
      p2: { hand: ['Ninja'], manaZone: { water: 1 }, battleZone: ['Draglide'] },
    });
    duel.choose('Tapper attacks the player');
    expect(duel.asked).toBe('p2 declareUsage');
    expect(duel.duel.state).toBe('turn.attack.declaration.napDeclare');
    expect(duel.battleZones.p2).toEqual(['Draglide (tapped)']);
    duel.choose('Declare Ninja');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p2).toEqual(['Draglide (tapped)', 'Ninja']);
  });

  driven('505.6a when the attack has ended the non-active player declares nothing any more', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Martyr', 'Fear Fang'] },
      p2: { hand: ['Ninja'], manaZone: { water: 1 }, battleZone: ['Draglide'] },
    });
    duel.choose('Martyr attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p2', 'hand')).toEqual(['Ninja']);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Draglide'] });
  });

  driven('505.6b an effect that forbids it to attack does not take it out of the attack', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Jailer'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Burning Mane'], p2: ['Jailer'] });
  });
});

describe('505.1 attacks', () => {
  driven(
    'one after another, each creature once while it is tapped, and no more when its player stops',
    (begin) => {
      const duel = begin({
        cards,
        p1: { battleZone: ['Tapper', 'Fear Fang'] },
        p2: { battleZone: ['Draglide'] },
      });
      duel.choose('Tapper attacks the player').choose('Shield 1');
      expect(duel.battleZones).toEqual({ p1: ['Tapper (tapped)', 'Fear Fang'], p2: ['Draglide (tapped)'] });
      expect(duel.options).toEqual([
        'Fear Fang attacks the player',
        'Fear Fang attacks Draglide',
        'Attack no more',
      ]);
      duel.pass();
      expect(duel.asked).toBe('p2 charge');
      expect(duel.count('p2', 'shieldZone')).toBe(4);
    },
  );
});

describe('703.1 a creature that dies as it taps to attack', () => {
  driven(
    'is out of the attack, which is over; what its attack has triggered resolves (505.6a, 110.5a)',
    (begin) => {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Hypersquid Walter', 'Fear Fang'] },
        p2: { battleZone: ['Bangren, Ancient Arhat', 'Bloody Squito'] },
      });
      duel.choose('Hypersquid Walter attacks the player');
      expect(duel.asked).toBe('p1 confirm');
      expect(duel.battleZones.p1).toEqual(['Fear Fang']);
      duel.choose('Yes');
      expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([
        'p1 attack',
        1,
        5,
      ]);
      expect(duel.battleZones.p2).toEqual(['Bangren, Ancient Arhat', 'Bloody Squito']);
    },
  );
});
