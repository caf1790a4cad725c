import {
  allCreatures,
  any,
  atLeast,
  choose,
  creature,
  destroy,
  draw,
  from,
  inOrder,
  opponentsCreatures,
  put,
  putIntoMana,
  returnToHand,
  self,
  spell,
  spellAbility,
  topOfDeckTo,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { story } from './story.ts';

const plain = { civilizations: ['darkness'], cost: 1, power: 1000 } as const;
const drawer = creature({ ...plain, name: 'Drawer', abilities: [whenDestroyed(self, draw())] });
const grower = creature({
  ...plain,
  name: 'Grower',
  abilities: [whenDestroyed(self, topOfDeckTo('manaZone'))],
});
const killer = creature({
  ...plain,
  name: 'Killer',
  abilities: [whenDestroyed(self, destroy(choose(opponentsCreatures())))],
});
const caller = creature({
  ...plain,
  name: 'Caller',
  abilities: [whenDestroyed(self, put(choose(yourHand({ type: 'creature' }))))],
});
const arriving = creature({ ...plain, name: 'Arriving', power: 9000, abilities: [whenPut(self, draw())] });
const purge = spell({
  name: 'Purge',
  civilizations: ['darkness'],
  cost: 1,
  abilities: [spellAbility(destroy(allCreatures({ power: { max: 1000 } })))],
});
const bystander = creature({ ...plain, name: 'Bystander', power: 5000 });
const witness = creature({
  ...plain,
  name: 'Witness',
  power: 5000,
  abilities: [
    when({ event: 'destroyed', what: any('you', { power: atLeast(5000) }), tense: 'destroyed' }, draw()),
  ],
});
const twin = creature({
  ...plain,
  name: 'Twin',
  power: 2000,
  abilities: [
    wheneverAttacks(self, topOfDeckTo('manaZone')),
    wheneverAttacks(self, returnToHand(choose(opponentsCreatures()))),
  ],
});
const sower = creature({
  ...plain,
  name: 'Sower',
  power: 2000,
  abilities: [whenPut(self, putIntoMana(choose(yourHand())))],
});
const cards = [drawer, grower, killer, caller, arriving, purge, bystander, witness, twin, sower];
const caster = { hand: ['Purge'], manaZone: { darkness: 1 } };

describe('101.4, 605.1 the order of effects on standby', () => {
  driven('all of the active player’s come before those of the other, whatever triggered first', (begin) => {
    const duel = begin({
      cards,
      active: 'p2',
      p1: { battleZone: ['Drawer', 'Bystander'] },
      p2: { ...caster, battleZone: ['Drawer', 'Bystander'] },
    });
    duel.use('Cast Purge');
    expect(duel.asked).toBe('p2 attack');
    expect(story(duel, 'cardDrawn')).toEqual([
      'turn.main.apResolve.resolving 114.2: cardDrawn Filler',
      'turn.main.napResolve.resolving 114.2: cardDrawn Filler',
    ]);
    expect(duel.duel.log.filter(({ kind }) => kind === 'cardDrawn')).toMatchObject([
      { player: 'p2' },
      { player: 'p1' },
    ]);
  });

  driven('each player orders the own effects as they like', (begin) => {
    const order = (...names: readonly string[]) => {
      const duel = begin({
        cards,
        p1: { ...caster, battleZone: ['Drawer', 'Grower', 'Killer', 'Bystander'] },
        p2: { battleZone: ['Bystander', 'Fear Fang'] },
      });
      duel.use('Cast Purge');
      expect(duel.asked).toBe('p1 standby');
      expect(duel.options).toEqual(['Drawer', 'Grower', 'Killer']);
      for (const name of names.slice(0, 2)) {
        duel.choose(name);
        if (duel.asked === 'p1 choose') duel.choose('Fear Fang');
      }
      if (duel.asked === 'p1 choose') duel.choose('Fear Fang');
      expect(duel.asked).toBe('p1 attack');
      return duel.facts('effectBegan');
    };
    expect(order('Killer', 'Drawer', 'Grower')).toEqual([
      'effectBegan Killer',
      'effectBegan Drawer',
      'effectBegan Grower',
    ]);
    expect(order('Grower', 'Drawer', 'Killer')).toEqual([
      'effectBegan Grower',
      'effectBegan Drawer',
      'effectBegan Killer',
    ]);
  });

  driven('the whole order may be named at once', (begin) => {
    const duel = begin({
      cards,
      p1: { ...caster, battleZone: ['Drawer', 'Grower', 'Killer', 'Bystander'] },
      p2: { battleZone: ['Bystander'] },
    });
    duel.use('Cast Purge').choose('Grower', 'Killer', 'Drawer');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('effectBegan')).toEqual([
      'effectBegan Grower',
      'effectBegan Killer',
      'effectBegan Drawer',
    ]);
  });

  driven('two abilities of one creature are ordered too', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Twin', 'Bystander'] },
      p2: { battleZone: ['Bystander', 'Fear Fang'] },
    });
    duel.choose('Twin attacks the player');
    expect(duel.asked).toBe('p1 standby');
    expect(duel.decision).toMatchObject({ min: 1, max: 2 });
    duel.duel.choose(1);
    expect(duel.asked).toBe('p1 choose');
    expect(duel.count('p1', 'manaZone')).toBe(0);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.count('p1', 'manaZone')).toBe(1);
    expect(duel.battleZones).toEqual({ p1: ['Twin (tapped)', 'Bystander'], p2: ['Bystander'] });
  });

  driven('effects that are alike in everything are not asked about', (begin) => {
    const duel = begin({
      cards,
      p1: { ...caster, battleZone: ['Drawer', 'Drawer', 'Bystander'] },
      p2: { battleZone: ['Bystander'] },
    });
    duel.use('Cast Purge');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('effects that say the same, of cards of two names, are', (begin) => {
    const twinDrawer = creature({ ...plain, name: 'Twin Drawer', abilities: [whenDestroyed(self, draw())] });
    const duel = begin({
      cards: [...cards, twinDrawer],
      p1: { ...caster, battleZone: ['Drawer', 'Twin Drawer', 'Bystander'] },
    });
    duel.use('Cast Purge');
    expect([duel.asked, duel.options]).toEqual(['p1 standby', ['Drawer', 'Twin Drawer']]);
  });

  driven('effects that say the same, of which the condition is about their own creature, are', (begin) => {
    const resting = creature({
      ...plain,
      name: 'Resting',
      power: 5000,
      abilities: [
        when({ event: 'destroyed', what: any('you'), tense: 'destroyed' }, draw(), {
          kind: 'is',
          what: self,
          like: { tapped: true },
        }),
      ],
    });
    const duel = begin({
      cards: [...cards, resting],
      p1: { ...caster, battleZone: [{ name: 'Resting', tapped: true }, 'Resting', 'Grower'] },
      p2: { battleZone: ['Bystander'] },
    });
    duel.use('Cast Purge');
    expect([duel.asked, duel.options]).toEqual(['p1 standby', ['Resting', 'Resting', 'Grower']]);
    duel.choose('Grower');
    expect([duel.asked, duel.options]).toEqual(['p1 standby', ['Resting', 'Resting']]);
    duel.duel.choose(1);
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 1]);
    expect(duel.facts('effectMisfired')).toEqual(['effectMisfired Resting']);
  });

  driven('one alone is not asked about, and choosing it is no choice', (begin) => {
    const duel = begin({
      cards,
      p1: { ...caster, battleZone: ['Drawer', 'Bystander'] },
      p2: { battleZone: ['Bystander'] },
    });
    duel.use('Cast Purge');
    const choices = duel.duel.log.flatMap((fact) => (fact.kind === 'choiceMade' ? [fact] : []));
    expect(choices).toMatchObject([
      { player: 'p1', decision: 'main', chose: ['Cast Purge'], forced: false, rule: '504.1' },
      { player: 'p1', decision: 'cost', chose: ['Pay its cost'], forced: true },
      { player: 'p1', decision: 'pay', forced: true },
    ]);
    expect(choices).toHaveLength(3);
  });

  driven(
    '101.4c an effect of the active player that triggers meanwhile goes before the rest of the other’s',
    (begin) => {
      const duel = begin({
        cards,
        p1: { ...caster, battleZone: ['Witness', 'Bystander'] },
        p2: { battleZone: ['Killer', 'Grower', 'Bystander'] },
      });
      duel.use('Cast Purge');
      expect(duel.asked).toBe('p2 standby');
      duel.choose('Killer').choose('Bystander');
      expect(duel.asked).toBe('p1 attack');
      expect(story(duel, 'effectBegan')).toEqual([
        'turn.main.napResolve.resolving 605.1: effectBegan Killer',
        'turn.main.apResolve.resolving 605.1: effectBegan Witness',
        'turn.main.napResolve.resolving 605.1: effectBegan Grower',
      ]);
      expect(duel.battleZones).toEqual({ p1: ['Witness'], p2: ['Bystander'] });
      expect([duel.count('p1', 'hand'), duel.count('p2', 'manaZone')]).toEqual([1, 1]);
    },
  );

  driven('what the other triggers meanwhile waits until the active player has nothing left', (begin) => {
    const duel = begin({
      cards,
      p1: { ...caster, battleZone: ['Killer', 'Grower', 'Bystander'] },
      p2: { battleZone: ['Witness', 'Bystander'] },
    });
    duel.use('Cast Purge').choose('Killer').choose('Bystander');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('effectBegan')).toEqual([
      'effectBegan Killer',
      'effectBegan Grower',
      'effectBegan Witness',
    ]);
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'hand')]).toEqual([2, 1]);
  });

  driven('a new effect of the same player joins those that wait, and may go before them', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Purge', 'Arriving'],
        manaZone: { darkness: 1 },
        battleZone: ['Caller', 'Grower', 'Bystander'],
      },
      p2: { battleZone: ['Bystander'] },
    });
    duel.use('Cast Purge').choose('Caller');
    expect(duel.asked).toBe('p1 standby');
    expect(duel.options).toEqual(['Grower', 'Arriving']);
    duel.choose('Arriving');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('effectBegan')).toEqual([
      'effectBegan Caller',
      'effectBegan Arriving',
      'effectBegan Grower',
    ]);
    expect(duel.battleZones).toEqual({ p1: ['Bystander', 'Arriving'], p2: ['Bystander'] });
  });

  driven('an order that was named before is asked again when something new joins', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Purge', 'Arriving'],
        manaZone: { darkness: 1 },
        battleZone: ['Caller', 'Grower', 'Bystander'],
      },
      p2: { battleZone: ['Bystander'] },
    });
    duel.use('Cast Purge').choose('Caller', 'Grower');
    expect(duel.asked).toBe('p1 standby');
    expect(duel.options).toEqual(['Grower', 'Arriving']);
  });
});

describe('500.2 nothing waits across a step', () => {
  driven('the attack step begins when all effects of the main step have resolved', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Sower', 'Fear Fang', 'Burning Mane'],
        manaZone: { darkness: 1 },
        battleZone: ['Bystander'],
      },
      p2: { battleZone: ['Bystander'] },
    });
    duel.use('Summon Sower');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.duel.state).toBe('turn.main.apResolve.resolving');
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'manaZone')).toEqual(['Darkness Filler', 'Fear Fang']);
  });

  driven('blocking begins when all attack triggers of both players have resolved', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Twin', 'Bystander'] },
      p2: { battleZone: ['Emerald Grass', 'Fear Fang'] },
    });
    duel.choose('Twin attacks the player');
    duel.duel.choose([0, 1]);
    expect(duel.asked).toBe('p1 choose');
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p2 block');
    expect(duel.duel.log.filter(({ kind }) => kind === 'effectResolved')).toHaveLength(2);
  });
});

describe('101.4d skipping the rest of the turn', () => {
  const hush = creature({
    ...plain,
    name: 'Hush',
    abilities: [whenDestroyed(self, { do: 'skipRestOfTurn' })],
  });

  driven('what is on standby lapses, of both players', (begin) => {
    const duel = begin({
      cards: [...cards, hush],
      p1: { ...caster, battleZone: ['Hush', 'Grower', 'Bystander'] },
      p2: { battleZone: ['Drawer', 'Bystander'] },
    });
    duel.use('Cast Purge').choose('Hush');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.facts('effectBegan', 'effectResolved')).toEqual(['effectBegan Hush']);
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'hand')]).toEqual([1, 1]);
    expect(duel.battleZones).toEqual({ p1: ['Bystander'], p2: ['Bystander'] });
  });

  driven(
    'so does what has triggered in the very effect that skips it, and nobody declares for that',
    (begin) => {
      const finale = spell({
        name: 'Finale',
        civilizations: ['darkness'],
        cost: 1,
        abilities: [
          spellAbility(inOrder(destroy(allCreatures({ power: { max: 1000 } })), { do: 'skipRestOfTurn' })),
        ],
      });
      const lurker = creature({
        ...plain,
        name: 'Lurker',
        power: 5000,
        abilities: [
          from(['hand'], when({ event: 'destroyed', what: any('any'), tense: 'destroyed' }, draw())),
        ],
      });
      const duel = begin({
        cards: [...cards, finale, lurker],
        p1: { hand: ['Finale'], manaZone: { darkness: 1 }, battleZone: ['Drawer', 'Bystander'] },
        p2: { hand: ['Lurker'], battleZone: ['Drawer', 'Bystander'] },
      });
      duel.use('Cast Finale');
      expect(duel.asked).toBe('p2 charge');
      expect(duel.facts('effectTriggered', 'effectBegan', 'usageDeclared')).toEqual([
        'effectTriggered Drawer',
        'effectTriggered Drawer',
      ]);
      expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 2]);
    },
  );
});
