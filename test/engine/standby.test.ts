import { arrange } from 'taiki/testing';
import {
  allCreatures,
  any,
  atMost,
  choose,
  creature,
  destroy,
  draw,
  from,
  inOrder,
  may,
  opponentsCreatures,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  topOfDeckTo,
  useFree,
  when,
  whenDestroyed,
  whenPut,
  yourShields,
} from 'taiki/words';
import { describe, expect, it } from 'vitest';
import { assertStandby } from '../../rulings/index.ts';
import { Driver, driven } from '../support/driver.ts';

describe('duel.standby', () => {
  it('tells which effects wait, which points of declaration are open, and which effect is being resolved', () => {
    const ninja = 'Hayabusamaru, Lightfang Ninja';
    const rias = 'Mist Rias, Sonic Guardian';
    const driver = new Driver(
      arrange({
        step: 'attack',
        p1: { battleZone: ['Fear Fang', rias] },
        p2: { hand: [ninja], manaZone: 4, battleZone: [rias] },
      }),
      'restored',
      [],
    );
    const told = () => {
      const { effects, opportunities, resolving } = driver.duel.standby;
      return {
        effects: effects.map(({ player, source }) => `${player} ${source.name}`),
        opportunities: opportunities.map(({ player, event }) => `${player} ${event.kind}`),
        resolving: resolving === undefined ? undefined : `${resolving.player} ${resolving.source.name}`,
      };
    };
    expect(told()).toEqual({ effects: [], opportunities: [], resolving: undefined });
    driver.choose('Fear Fang attacks the player');
    expect(told()).toEqual({ effects: [], opportunities: ['p2 attackDeclared'], resolving: undefined });
    driver.choose(`Declare ${ninja}`);
    expect(driver.asked).toBe('p1 confirm');
    expect(told()).toMatchObject({ effects: [`p2 ${rias}`, `p2 ${ninja}`], resolving: `p1 ${rias}` });
  });
});

const plain = { civilizations: ['darkness'], cost: 1 } as const;
const grower = creature({
  ...plain,
  name: 'Grower',
  power: 1000,
  abilities: [whenDestroyed(self, topOfDeckTo('manaZone'))],
});
const avenger = creature({
  ...plain,
  name: 'Avenger',
  power: 4000,
  abilities: [
    from(['hand'], when({ event: 'destroyed', what: any('you'), tense: 'destroyed' }, may(useFree(self)))),
  ],
});
const purge = destroy(allCreatures({ power: atMost(1000) }));
const reaper = creature({
  ...plain,
  name: 'Reaper',
  power: 5000,
  abilities: [whenPut(self, inOrder(purge, may(draw())))],
});

describe('111.2a what triggers inside an effect is on standby from that moment', () => {
  const waiting = ({ duel }: Driver) => ({
    effects: duel.standby.effects.map(({ player, source }) => `${player} ${source.name}`),
    opportunities: duel.standby.opportunities.map(({ player, event }) => `${player} ${event.kind}`),
  });

  driven('while a spell is still asking', (begin) => {
    const duel = begin({
      cards: [
        grower,
        avenger,
        spell({ ...plain, name: 'Purge', abilities: [spellAbility(purge, may(draw()))] }),
      ],
      p1: { hand: ['Purge'], manaZone: { darkness: 1 }, battleZone: ['Grower'] },
      p2: { hand: ['Avenger'], battleZone: ['Grower', 'Grower'] },
    });
    duel.use('Cast Purge');
    expect(duel.asked).toBe('p1 confirm');
    expect(waiting(duel)).toEqual({
      effects: ['p1 Grower', 'p2 Grower', 'p2 Grower'],
      opportunities: ['p2 cardDestroyed', 'p2 cardDestroyed', 'p2 cardDestroyed'],
    });
    assertStandby(duel.duel, [
      'p1 resolves Grower',
      'p2 declares cardDestroyed Grower',
      'p2 declares cardDestroyed Grower',
      'p2 resolves Grower',
      'p2 resolves Grower',
    ]);
    duel.choose('No');
    expect(duel.asked).toBe('p2 declareUsage');
    expect(waiting(duel).effects).toEqual(['p2 Grower', 'p2 Grower']);
  });

  driven('while a triggered effect is still asking', (begin) => {
    const duel = begin({
      cards: [grower, reaper],
      p1: { hand: ['Reaper'], manaZone: { darkness: 1 }, battleZone: ['Grower'] },
      p2: { battleZone: ['Grower'] },
    });
    duel.use('Summon Reaper');
    expect(duel.asked).toBe('p1 confirm');
    assertStandby(duel.duel, ['p1 resolving Reaper', 'p1 resolves Grower', 'p2 resolves Grower']);
  });

  driven('101.4a and so is a shield trigger that is declared there, until it is used', (begin) => {
    const bolt = (name: string) =>
      spell({
        ...plain,
        name,
        abilities: [shieldTrigger, spellAbility(destroy(choose(opponentsCreatures())))],
      });
    const recall = spell({
      ...plain,
      name: 'Recall',
      abilities: [spellAbility(returnToHand(choose(yourShields(), 2)))],
    });
    const duel = begin({
      cards: [bolt('Bolt'), bolt('Spark'), recall],
      p1: { hand: ['Recall'], manaZone: { darkness: 1 }, shieldZone: ['Bolt', 'Spark'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    duel.use('Cast Recall').choose('Bolt', 'Spark');
    expect(duel.asked).toBe('p1 standby');
    assertStandby(duel.duel, ['p1 usesShield Bolt', 'p1 usesShield Spark']);
    duel.choose('Spark', 'Bolt');
    expect(duel.asked).toBe('p1 choose');
    assertStandby(duel.duel, ['p1 usesShield Bolt']);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p2 charge');
  });
});
