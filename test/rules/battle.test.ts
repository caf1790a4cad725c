import {
  allCreatures,
  any,
  battle,
  blocker,
  cannotAttack,
  choose,
  creature,
  destroy,
  draw,
  gets,
  has,
  hasWhile,
  inOrder,
  opponentsCreatures,
  other,
  power,
  self,
  spell,
  spellAbility,
  when,
  whenDestroyed,
  whenWinsBattle,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { story } from './story.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const itself = { of: 'any', filter: { itself: true } } as const;
const striker = creature({
  ...plain,
  name: 'Striker',
  power: 1000,
  abilities: [when({ event: 'battles', what: itself }, destroy(other))],
});
const boxer = creature({
  ...plain,
  name: 'Boxer',
  power: 1000,
  abilities: [blocker, when({ event: 'battles', what: itself }, gets(self, 'battle', power(4000)))],
});
const drawer = creature({ ...plain, name: 'Drawer', power: 4000, abilities: [whenWinsBattle(self, draw())] });
const champion = creature({
  ...plain,
  name: 'Champion',
  power: 1000,
  abilities: [has({ kind: 'winsBattles' })],
});
const loser = creature({
  ...plain,
  name: 'Loser',
  power: 1000,
  abilities: [when({ event: 'losesBattle', what: itself }, draw())],
});
const ghost = creature({ ...plain, name: 'Ghost', power: 1000, abilities: [whenDestroyed(self, draw())] });
const weakling = creature({
  ...plain,
  name: 'Weakling',
  power: 3000,
  abilities: [when({ event: 'battles', what: itself }, gets(self, 'turn', power(-3000)))],
});
const arena = spell({
  ...plain,
  name: 'Arena',
  abilities: [spellAbility(inOrder(battle(choose(yourCreatures()), choose(opponentsCreatures())), draw()))],
});
const spectator = creature({
  ...plain,
  name: 'Spectator',
  power: 1000,
  abilities: [
    cannotAttack,
    when({ event: 'winsBattle', what: { of: 'you', filter: { type: 'creature' } } }, draw()),
  ],
});
const cards = [striker, boxer, drawer, champion, loser, ghost, weakling, arena, spectator];

describe('115.3 battle', () => {
  driven('the higher power wins, and the loser is destroyed', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Bolshack Dragon', 'Immortal Baron, Vorg'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Fear Fang'] },
    });
    duel.passUntil('p1 attack').choose('Immortal Baron, Vorg attacks Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Bolshack Dragon'],
      p2: ['Deathliger, Lion of Chaos (tapped)', 'Fear Fang'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Immortal Baron, Vorg']);
  });

  driven('equal power means that both lose', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: [{ name: 'Iere, Vizier of Bullets', tapped: true }, 'Fear Fang'] },
    });
    duel.passUntil('p1 attack').choose('Fear Fang attacks Iere');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
    expect(duel.facts('cardDestroyed', 'battleLost', 'battleWon')).toEqual([
      'cardDestroyed Fear Fang',
      'cardDestroyed Iere, Vizier of Bullets',
      'battleLost Fear Fang',
      'battleLost Iere, Vizier of Bullets',
    ]);
  });

  driven('115.3c a creature that wins all battles wins, whatever the powers', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Champion', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Champion attacks Deathliger');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Champion (tapped)', 'Fear Fang'], p2: ['Fear Fang'] });
  });

  driven('115.3c two such creatures both win, and none is destroyed', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Champion', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Champion', tapped: true }] },
    });
    duel.choose('Champion attacks Champion');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Champion (tapped)', 'Fear Fang'], p2: ['Champion (tapped)'] });
    expect(duel.facts('battleWon', 'battleLost', 'cardDestroyed')).toEqual([
      'battleWon Champion',
      'battleWon Champion',
    ]);
  });
});

describe('115.2 as a battle begins', () => {
  driven('what waits for it resolves first; if a creature is gone then, there is no battle', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Striker', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Loser', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Striker attacks Loser');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Striker (tapped)', 'Fear Fang'], p2: ['Fear Fang'] });
    expect(duel.facts('battleBegan', 'cardDestroyed', 'battleWon', 'battleLost')).toEqual([
      'battleBegan Striker',
      'battleBegan Loser',
      'cardDestroyed Loser',
    ]);
    expect(duel.count('p2', 'hand')).toBe(0);
  });

  driven('the active player’s effects come first', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Striker', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Striker', tapped: true }] },
    });
    duel.choose('Striker attacks Striker');
    expect(duel.asked).toBe('p1 attack');
    expect(story(duel, 'effectBegan', 'cardDestroyed')).toEqual([
      'turn.attack.battle.beginning.apResolve.resolving 605.1: effectBegan Striker',
      'turn.attack.battle.beginning.apResolve.resolving 701.6a: cardDestroyed Striker',
      'turn.attack.battle.beginning.napResolve.resolving 605.1: effectBegan Striker',
      'turn.attack.battle.beginning.napResolve.resolving 701.6a: cardDestroyed Striker',
    ]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });

  driven('a power that grows for the battle counts in it, and not after it', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Drawer'] },
      p2: { battleZone: ['Boxer'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Boxer');
    expect(duel.battleZones).toEqual({ p1: ['Drawer'], p2: ['Boxer (tapped)'] });
    expect(duel.duel.game.lasting).toEqual([]);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('a power that it has while it battles is there in no other moment', (begin) => {
    const duelist = creature({
      ...plain,
      name: 'Duelist',
      power: 1000,
      abilities: [hasWhile({ kind: 'battling', what: self }, power(8000))],
    });
    const duel = begin({
      cards: [...cards, duelist],
      step: 'attack',
      p1: { battleZone: ['Duelist', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Duelist attacks Fear Fang');
    expect(duel.battleZones).toEqual({ p1: ['Duelist (tapped)', 'Fear Fang'], p2: [] });
    const cull = spell({
      ...plain,
      name: 'Cull',
      abilities: [spellAbility(destroy(allCreatures({ power: { max: 1000 } })))],
    });
    const before = begin({
      cards: [...cards, duelist, cull],
      p1: { hand: ['Cull'], manaZone: { fire: 1 }, battleZone: ['Duelist', 'Fear Fang'] },
    });
    before.use('Cast Cull');
    expect(before.battleZones.p1).toEqual(['Fear Fang']);
  });

  driven('what lasts longer than the battle is there after it', (begin) => {
    const grudge = creature({
      ...plain,
      name: 'Grudge',
      power: 5000,
      abilities: [
        when(
          { event: 'battles', what: itself },
          inOrder(gets(self, 'battle', power(1000)), gets(self, 'turn', power(500))),
        ),
      ],
    });
    const duel = begin({
      cards: [...cards, grudge],
      step: 'attack',
      p1: { battleZone: ['Grudge', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Grudge attacks Fear Fang');
    expect(duel.duel.game.lasting).toMatchObject([{ until: 'turn', effects: [power(500)] }]);
  });

  driven('one whose power falls to 0 is destroyed without a battle', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Weakling', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Drawer', tapped: true }] },
    });
    duel.choose('Weakling attacks Drawer');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Drawer (tapped)'] });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 0]);
  });
});

describe('115.3d after a battle', () => {
  driven('winning and losing trigger when the loser has been destroyed', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Drawer', 'Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Loser', tapped: true },
          { name: 'Ghost', tapped: true },
        ],
      },
    });
    duel.choose('Drawer attacks Loser');
    expect(duel.asked).toBe('p1 attack');
    expect(story(duel, 'cardDestroyed', 'battleWon', 'battleLost', 'cardDrawn')).toEqual([
      'turn.attack.battle.fighting 703.4d: cardDestroyed Loser',
      'turn.attack.battle.fighting 115.3d: battleWon Drawer',
      'turn.attack.battle.fighting 115.3d: battleLost Loser',
      'turn.attack.battle.apResolve.resolving 114.2: cardDrawn Filler',
      'turn.attack.battle.napResolve.resolving 114.2: cardDrawn Filler',
    ]);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 1]);
    expect(duel.battleZones).toEqual({ p1: ['Drawer (tapped)', 'Fear Fang'], p2: ['Ghost (tapped)'] });
  });

  driven('a creature that lost is gone, but its own "when destroyed" has triggered', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang', 'Drawer'] },
      p2: { battleZone: [{ name: 'Ghost', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Ghost');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 1]);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Drawer'], p2: [] });
  });

  driven('who won alone destroys itself where its card says so', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Bone Spider', 'Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Burning Mane', tapped: true },
          { name: 'Draglide', tapped: true },
        ],
      },
    });
    duel.choose('Bone Spider attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Draglide (tapped)'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Bone Spider']);
  });
});

describe('101.4e a battle that an effect makes', () => {
  driven('is part of that effect; nothing is tapped for it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Arena'], manaZone: { fire: 1 }, battleZone: ['Drawer', 'Fear Fang'] },
      p2: { battleZone: ['Burning Mane', 'Draglide'] },
    });
    duel.use('Cast Arena').choose('Drawer').choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Drawer', 'Fear Fang'], p2: ['Draglide'] });
    expect(duel.facts('battleBegan', 'cardDestroyed', 'cardDrawn', 'cardMoved', 'effectResolved')).toEqual([
      'battleBegan Drawer',
      'battleBegan Burning Mane',
      'cardDestroyed Burning Mane',
      'cardDrawn Filler',
      'cardMoved Arena',
      'cardDrawn Filler',
      'effectResolved Drawer',
    ]);
  });

  driven('101.4f what waits for its beginning is resolved inside the effect', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Arena'], manaZone: { fire: 1 }, battleZone: ['Striker', 'Fear Fang'] },
      p2: { battleZone: ['Deathliger, Lion of Chaos', 'Draglide'] },
    });
    duel.use('Cast Arena').choose('Striker').choose('Deathliger');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Striker', 'Fear Fang'], p2: ['Draglide'] });
    expect(duel.facts('effectResolved', 'cardDestroyed', 'cardDrawn', 'cardMoved', 'battleWon')).toEqual([
      'cardDestroyed Deathliger, Lion of Chaos',
      'effectResolved Striker',
      'cardDrawn Filler',
      'cardMoved Arena',
    ]);
  });

  driven(
    '101.4f of what waits for its beginning the active player’s comes first, in the order they like',
    (begin) => {
      const herald = (name: string) =>
        creature({
          ...plain,
          name,
          power: 2000,
          abilities: [when({ event: 'battles', what: any('any') }, draw())],
        });
      const duel = begin({
        cards: [...cards, herald('First'), herald('Second')],
        p1: { hand: ['Arena'], manaZone: { fire: 1 }, battleZone: ['First', 'Second'] },
        p2: { battleZone: ['Second'] },
      });
      duel.use('Cast Arena').choose('First');
      expect([duel.asked, duel.options]).toEqual(['p1 standby', ['First', 'Second', 'First', 'Second']]);
      duel.choose('Second').choose('Second', 'First');
      expect([duel.asked, duel.battleZones]).toEqual(['p1 attack', { p1: ['Second'], p2: [] }]);
      expect(
        duel.duel.log.flatMap((fact) => (fact.kind === 'effectBegan' ? [`${fact.player} ${fact.name}`] : [])),
      ).toEqual(['p1 Second', 'p1 Second', 'p1 First', 'p1 First', 'p2 Second', 'p2 Second']);
    },
  );

  driven('is seen by others as any battle is', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Arena'], manaZone: { fire: 1 }, battleZone: ['Fear Fang', 'Spectator'] },
      p2: { battleZone: ['Draglide', 'Spectator'] },
    });
    duel.use('Cast Arena').choose('Fear Fang').choose('Draglide');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Spectator'], p2: ['Draglide', 'Spectator'] });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 2]);
  });
});

describe('115.3d a battle has ended', () => {
  /** Words that no registered card uses yet. */
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const veteran = creature({
    ...plain,
    name: 'Veteran',
    abilities: [when({ event: 'battleEnds', what: itself }, draw())],
  });

  driven('triggers for the winner, and for the loser that is gone', (begin) => {
    for (const foe of ['Burning Mane', 'Forest Hornet']) {
      const duel = begin({
        cards: [veteran],
        step: 'attack',
        p1: { battleZone: ['Veteran', 'Fear Fang'] },
        p2: { battleZone: [{ name: foe, tapped: true }, 'Fear Fang'] },
      });
      duel.choose(`Veteran attacks ${foe}`);
      expect(duel.asked).toBe('p1 attack');
      expect(duel.count('p1', 'hand')).toBe(1);
      expect(duel.zone('p2', 'battleZone').includes('Forest Hornet (tapped)')).toBe(foe === 'Forest Hornet');
    }
  });

  driven('does not trigger for the battle of another creature', (begin) => {
    const duel = begin({
      cards: [veteran],
      step: 'attack',
      p1: { battleZone: ['Veteran', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Burning Mane');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});
