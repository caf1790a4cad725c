import {
  atStartOfYour,
  creature,
  delayed,
  destroy,
  draw,
  from,
  gets,
  may,
  power,
  putIntoMana,
  self,
  spell,
  spellAbility,
  when,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const STEPS = ['draw', 'charge', 'main', 'attack', 'block', 'battle', 'directAttack'] as const;
const heralds = STEPS.map((step) =>
  creature({ ...plain, name: `Herald of ${step}`, power: 1000, abilities: [atStartOfYour(step, draw())] }),
);
const cards = [
  ...heralds,
  creature({
    ...plain,
    name: 'Crier',
    power: 1000,
    abilities: [when({ event: 'startOfStep', step: 'main', of: 'opponent' }, draw())],
  }),
  creature({
    ...plain,
    name: 'Ambusher',
    power: 1000,
    abilities: [from(['hand'], atStartOfYour('attack', may(putIntoMana(self))))],
  }),
  creature({ ...plain, name: 'Martyr', power: 1000, abilities: [atStartOfYour('main', destroy(self))] }),
  spell({
    ...plain,
    name: 'Later',
    abilities: [
      spellAbility(delayed(when({ event: 'startOfStep', step: 'attack', of: 'any' }, draw()), 'once')),
    ],
  }),
  spell({ ...plain, name: 'Brief', abilities: [spellAbility(gets(yourCreatures(), 'step', power(5000)))] }),
  creature({ ...plain, name: 'Wall', power: 9000, abilities: [{ kind: 'keyword', name: 'blocker' }] }),
];

const triggered = (duel: Driver) =>
  duel.duel.log.flatMap((fact) => (fact.kind === 'effectTriggered' ? [`${fact.name} ${fact.state}`] : []));
const began = (duel: Driver) =>
  duel.duel.log.flatMap((fact) => (fact.kind === 'stepBegan' ? [`${fact.player} ${fact.step}`] : []));

describe('500.4, 603.2a abilities trigger at the start of a step', () => {
  driven('of the steps of the turn, before anything is done in them', (begin) => {
    const duel = begin({
      cards,
      step: 'draw',
      p1: {
        hand: ['Brief'],
        manaZone: { fire: 1 },
        battleZone: ['Herald of draw', 'Herald of charge', 'Herald of main', 'Herald of attack'],
      },
    });
    expect([duel.asked, triggered(duel)]).toEqual([
      'p1 charge',
      ['Herald of draw turn.draw.drawing', 'Herald of charge turn.charge.beginning.announcing'],
    ]);
    duel.pass();
    expect([duel.asked, triggered(duel).slice(2)]).toEqual([
      'p1 main',
      ['Herald of main turn.main.beginning.announcing'],
    ]);
    duel.pass();
    expect([duel.asked, triggered(duel).slice(3)]).toEqual([
      'p1 attack',
      ['Herald of attack turn.attack.beginning.announcing'],
    ]);
    expect(began(duel)).toEqual(['p1 draw', 'p1 charge', 'p1 main', 'p1 attack']);
  });

  driven('702.2 the card of the draw step is drawn before', (begin) => {
    const duel = begin({ cards, step: 'draw', p1: { battleZone: ['Herald of draw'] } });
    expect(duel.asked).toBe('p1 charge');
    const drawn = duel.duel.log.flatMap((fact) =>
      'kind' in fact &&
      ['cardDrawn', 'stepBegan'].includes(fact.kind) &&
      'player' in fact &&
      fact.player === 'p1'
        ? [fact.kind]
        : [],
    );
    expect(drawn.slice(0, 3)).toEqual(['cardDrawn', 'stepBegan', 'cardDrawn']);
  });

  driven('once for the step, not after each card that is used in it or after each attack', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Brief', 'Brief'],
        manaZone: { fire: 2 },
        battleZone: ['Herald of main', 'Herald of attack', 'Fear Fang'],
      },
    });
    duel.use('Cast Brief').use('Cast Brief');
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(began(duel)).toEqual(['p1 main', 'p1 attack']);
  });

  driven('of the block, once the blockers are named, of the battle, and of the direct attack', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Herald of block', 'Herald of battle', 'Herald of directAttack', 'Fear Fang'] },
      p2: { battleZone: ['Wall'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Block with Wall');
    expect(began(duel)).toEqual(['p1 block', 'p1 battle']);
    duel.choose('Herald of block attacks the player').choose('Shield 1');
    expect(began(duel)).toEqual(['p1 block', 'p1 battle', 'p1 block', 'p1 directAttack']);
  });

  driven("of the other player's step, and not of one's own", (begin) => {
    const duel = begin({
      cards,
      step: 'charge',
      p1: { battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Crier'] },
    });
    expect([duel.asked, triggered(duel)]).toEqual(['p1 attack', ['Crier turn.main.beginning.announcing']]);
    duel.passUntil('p2 attack');
    expect(triggered(duel)).toHaveLength(1);
  });

  driven('603.2e is declared in the hand, and the log does not say before that somebody could', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Ambusher'], battleZone: ['Fear Fang'] } });
    expect([duel.asked, began(duel)]).toEqual(['p1 declareUsage', []]);
    duel.choose('Ambusher');
    expect([duel.asked, duel.names('p1', 'manaZone').includes('Ambusher')]).toEqual(['p1 attack', true]);
  });

  driven('603.6 a delayed trigger waits for it, once', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Later'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Later');
    expect([duel.asked, triggered(duel)]).toEqual(['p1 attack', ['Later turn.attack.beginning.announcing']]);
    duel.passUntil('p2 charge').passUntil('p1 attack');
    expect(triggered(duel)).toHaveLength(1);
  });

  driven('110.5a of two copies each, and of one whose source has gone by then', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Martyr', 'Martyr'] } });
    duel.choose(...duel.options);
    expect([duel.asked, duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      'p2 charge',
      [],
      ['Martyr', 'Martyr'],
    ]);
  });
});

describe('500.3 what lasts until the end of a step', () => {
  driven('is over when the next one begins', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Brief', 'Brief'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Brief');
    expect([duel.asked, duel.duel.game.lasting.length]).toEqual(['p1 main', 1]);
    duel.pass();
    expect([duel.asked, duel.duel.game.lasting.length]).toEqual(['p1 attack', 0]);
  });
});
