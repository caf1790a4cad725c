import type { Effect } from 'taiki/words';
import {
  castle,
  choose,
  creature,
  destroy,
  discard,
  each,
  opponentsHand,
  opponentsShields,
  power,
  put,
  returnToHand,
  self,
  shieldForce,
  speedAttacker,
  spell,
  spellAbility,
  yourCreatures,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const keep = castle({ ...plain, name: 'Old Keep', abilities: [each(yourCreatures(), power(1000))] });
const warder = creature({ ...plain, name: 'Warder', power: 2000, abilities: [shieldForce(speedAttacker)] });
const recall = spell({
  ...plain,
  name: 'Recall',
  abilities: [spellAbility(returnToHand(choose(yourShields())))],
});

/** What the options tell about the cards among which the player chooses. */
const shown = (duel: Driver): readonly unknown[] => duel.decision.options.map(({ card }) => card?.name);

const SHIELDS = ['Fear Fang', { name: 'Burning Mane', faceUp: true }, 'Terror Pit'] as const;
const SEEN = [undefined, 'Burning Mane', undefined];

describe('400.2a, 406.2 face-down shields stay unseen', () => {
  for (const [says, use] of [
    ['by the player who fortifies one', 'Fortify with Old Keep'],
    ['by the player who names one for a shield force', 'Summon Warder'],
    ['by the player who chooses one of their own', 'Cast Recall'],
  ] as const)
    driven(says, (begin) => {
      const duel = begin({
        cards: [keep, warder, recall],
        p1: { hand: ['Old Keep', 'Warder', 'Recall'], manaZone: { fire: 1 }, shieldZone: SHIELDS },
      });
      duel.use(use);
      expect([duel.decision.player, shown(duel)]).toEqual(['p1', SEEN]);
      expect(JSON.stringify(duel.duel.decisionFor('p2') ?? {})).not.toContain('Terror Pit');
      expect(JSON.stringify(duel.duel.view('p1'))).not.toContain('Terror Pit');
    });

  driven('by the player who breaks one', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: { shieldZone: SHIELDS },
    });
    duel.choose('Fear Fang attacks the player');
    expect([duel.asked, shown(duel)]).toEqual(['p1 shields', SEEN]);
  });

  driven('by the opponent, who chooses one with an effect', (begin) => {
    const effect: Effect = returnToHand(choose(opponentsShields()));
    const duel = cast(begin, effect, { p2: { shieldZone: SHIELDS } });
    expect([duel.asked, shown(duel)]).toEqual(['p1 choose', SEEN]);
  });

  driven('as a hand does, by the opponent who discards from it', (begin) => {
    const duel = cast(begin, discard(choose(opponentsHand())), { p2: { hand: ['Fear Fang', 'Terror Pit'] } });
    expect([duel.asked, shown(duel)]).toEqual(['p1 choose', [undefined, undefined]]);
  });

  driven('by the player who orders them, as they are put into the battle zone', (begin) => {
    const duel = cast(begin, put(yourShields()), { p1: { shieldZone: ['Fear Fang', 'Burning Mane'] } });
    expect([duel.asked, duel.options, shown(duel)]).toEqual([
      'p1 order',
      ['Card 1', 'Card 2'],
      [undefined, undefined],
    ]);
  });

  driven('by the player who may replace that one goes to the hand', (begin) => {
    const thief = creature({
      ...plain,
      name: 'Thief',
      power: 2000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'moves', what: { of: 'you' }, from: 'shieldZone', to: 'hand' },
          instead: { kind: 'move', to: 'graveyard' },
          may: true,
        },
      ],
    });
    const duel = cast(begin, returnToHand(choose(yourShields())), {
      cards: [thief],
      p1: { battleZone: ['Brute', 'Thief'], shieldZone: ['Terror Pit'] },
    });
    expect([duel.asked, duel.decision.source?.name, duel.decision.source?.zone]).toEqual([
      'p1 replace',
      undefined,
      'shieldZone',
    ]);
  });

  driven('609.9a by the player who picks which of two stays, where one thing is done instead', (begin) => {
    const guard = creature({
      ...plain,
      name: 'Guard',
      power: 2000,
      abilities: [
        {
          kind: 'replacement',
          of: { event: 'moves', what: { of: 'you' }, from: 'shieldZone', to: 'hand' },
          instead: { kind: 'do', effect: destroy(self) },
        },
      ],
    });
    const duel = cast(begin, returnToHand(yourShields()), {
      cards: [guard],
      p1: { battleZone: ['Brute', 'Guard'], shieldZone: ['Fear Fang', 'Burning Mane'] },
    });
    expect([duel.asked, duel.options, shown(duel)]).toEqual([
      'p1 replace',
      ['Card 1', 'Card 2'],
      [undefined, undefined],
    ]);
    duel.choose('Card 1');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([['Brute'], ['Burning Mane']]);
  });
});

describe('113.6a a shield that is being broken', () => {
  driven('counts as a shield no more, which both players see, and its owner alone sees the card', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang'] },
      p2: { shieldZone: ['Terror Pit', 'Filler', 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect([duel.asked, ...duel.options]).toEqual(['p2 declareShields', 'Shield trigger: Terror Pit']);
    for (const viewer of ['p1', 'spectator'] as const)
      expect(duel.duel.view(viewer).zones.p2.shieldZone).toEqual([
        { hidden: true, pending: true },
        { hidden: true },
        { hidden: true },
      ]);
  });
});
