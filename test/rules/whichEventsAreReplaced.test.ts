import {
  any,
  breakShields,
  choose,
  creature,
  destroy,
  discard,
  draw,
  during,
  evolution,
  evolutionCreature,
  from,
  inOrder,
  instead,
  insteadDo,
  lookAtTop,
  onlyTopCard,
  opponentsHand,
  put,
  type Replacement,
  replaceUntil,
  self,
  spell,
  spellAbility,
  stays,
  topOfDeckTo,
  twinpact,
  useFree,
  wouldBeBroken,
  wouldBeDestroyed,
  wouldBeDestroyedByBattle,
  wouldBeDiscarded,
  wouldDraw,
  wouldLeave,
  youHave,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;

/** A creature with these replacement effects. */
const replacing = (name: string, ...abilities: readonly Replacement[]) =>
  creature({ ...plain, name, power: 1000, abilities });

const replaced = (duel: Driver) =>
  duel.duel.log.flatMap((fact) =>
    fact.kind === 'eventReplaced' ? [`${fact.event} of ${fact.name} by ${fact.by}`] : [],
  );

describe('609.1 which event is replaced', () => {
  driven('703.4d to be destroyed by an effect is not to be destroyed by a battle', (begin) => {
    const knight = replacing('Knight', wouldBeDestroyedByBattle(self, stays));
    const duel = cast(begin, destroy(choose(yourCreatures())), {
      cards: [knight],
      p1: { battleZone: ['Knight'] },
    });
    expect([duel.battleZones.p1, duel.zone('p1', 'graveyard')]).toEqual([[], ['Knight', 'Order']]);
    expect(replaced(duel)).toEqual([]);
  });

  driven('701.14a a break of the shields of the named player', (begin) => {
    const bulwark = replacing('Bulwark', wouldBeBroken('you', instead('manaZone')));
    const both = inOrder(breakShields(1, 'you'), breakShields(1, 'opponent'));
    const duel = cast(begin, both, {
      cards: [bulwark],
      p1: { battleZone: ['Bulwark'], shieldZone: ['Runt'] },
      p2: { shieldZone: ['Brute'] },
    });
    expect(duel.names('p1', 'manaZone')).toEqual(['Fire Filler', 'Runt']);
    expect([duel.names('p2', 'manaZone'), duel.names('p2', 'hand')]).toEqual([[], ['Brute']]);
    expect(replaced(duel)).toEqual(['shieldBroken of Runt by Bulwark']);
  });

  driven('701.14a and no other move of that player', (begin) => {
    const bulwark = replacing('Bulwark', wouldBeBroken('you', instead('manaZone')));
    const pit = replacing('Pit', {
      kind: 'replacement',
      of: { event: 'moves', what: any('opponent'), to: 'graveyard' },
      instead: instead('manaZone'),
    });
    const duel = cast(begin, discard(yourHand()), {
      cards: [bulwark, pit],
      p1: { battleZone: ['Bulwark', 'Pit'], hand: ['Runt'] },
    });
    expect([replaced(duel), duel.names('p1', 'graveyard')]).toEqual([[], ['Order', 'Runt']]);
  });

  driven('114.4 a draw of the named player, and no other move', (begin) => {
    const tiller = replacing('Tiller', wouldDraw('you', instead('manaZone')));
    const pit = replacing('Pit', wouldBeDiscarded(any('you'), instead('manaZone')));
    const duel = cast(begin, inOrder(draw(1, 'opponent'), discard(yourHand()), draw()), {
      cards: [tiller, pit],
      p1: { battleZone: ['Tiller', 'Pit'], hand: ['Runt'], deck: ['Brute', 'Filler'] },
      p2: { deck: ['Brute', 'Filler'] },
    });
    expect(replaced(duel)).toEqual(['cardDiscarded of Runt by Pit', 'cardDrawn of Brute by Tiller']);
    expect(duel.names('p2', 'hand')).toEqual(['Brute']);
    expect(duel.names('p1', 'manaZone')).toEqual(['Brute', 'Fire Filler', 'Runt']);
  });

  driven('400.7 one of several of an instant, where the others cannot be', (begin) => {
    const anchor = replacing('Anchor', wouldLeave(self, stays));
    const both = { in: ['hand', 'battleZone'], of: 'you' } as const;
    const duel = cast(
      begin,
      { do: 'move', what: both, to: 'manaZone' },
      {
        cards: [anchor],
        p1: { battleZone: ['Anchor'], hand: ['Runt'] },
      },
    );
    expect([duel.battleZones.p1, duel.names('p1', 'manaZone')]).toEqual([
      ['Anchor'],
      ['Fire Filler', 'Runt'],
    ]);
    expect(replaced(duel)).toEqual(['cardMoved of Anchor by Anchor']);
  });
});

describe('609.2 which replacement effects there are', () => {
  driven('608 one that lasts works only while its condition holds', (begin) => {
    const guarded = replaceUntil(
      'turn',
      during(youHave(yourCreatures({ names: ['Runt'] })), wouldBeDestroyed(any('you'), stays)),
    );
    const effect = inOrder(guarded, destroy(yourCreatures({ names: ['Brute'] })));
    const holds = cast(begin, effect, { p1: { battleZone: ['Brute', 'Runt'] } });
    expect(holds.battleZones.p1).toEqual(['Brute', 'Runt']);
    const fails = cast(begin, effect, { p1: { battleZone: ['Brute'] } });
    expect([fails.battleZones.p1, replaced(fails)]).toEqual([[], []]);
  });

  driven('a twinpact in the hand has those of both halves', (begin) => {
    const halves = twinpact(
      'Halves',
      creature({ ...plain, name: 'Upper', power: 1000 }),
      spell({
        ...plain,
        name: 'Lower',
        abilities: [spellAbility(draw()), from(['hand'], wouldBeDiscarded(self, instead('manaZone')))],
      }),
    );
    const duel = cast(begin, discard(yourHand()), { cards: [halves], p1: { hand: ['Halves'] } });
    expect(duel.names('p1', 'manaZone')).toEqual(['Fire Filler', 'Halves']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Order']);
  });
});

describe('609.8, 609.9b which replacement effect comes first', () => {
  driven('a card that takes the place of another does not also replace its own event', (begin) => {
    const page = replacing(
      'Page',
      wouldBeDestroyed(any('you', { names: ['Brute'] }), insteadDo(destroy(self))),
      wouldBeDestroyed(self, instead('manaZone')),
    );
    const duel = cast(begin, destroy(yourCreatures()), {
      cards: [page],
      p1: { battleZone: ['Brute', 'Page'] },
    });
    expect(replaced(duel)).toEqual(['cardDestroyed of Brute by Page']);
    expect([duel.battleZones.p1, duel.zone('p1', 'graveyard')]).toEqual([['Brute'], ['Page', 'Order']]);
  });

  driven('609.8a what a creature says of its being put does not come before the active player’s', (begin) => {
    const dam = replacing('Dam', {
      kind: 'replacement',
      of: { event: 'moves', what: any('opponent'), to: 'battleZone' },
      instead: instead('manaZone'),
    });
    const shy = replacing(
      'Shy',
      from(['hand'], {
        kind: 'replacement',
        of: { event: 'moves', what: { of: 'any', filter: { itself: true } }, to: 'battleZone' },
        instead: instead('graveyard'),
      }),
    );
    const duel = cast(begin, put(opponentsHand()), {
      cards: [dam, shy],
      p1: { battleZone: ['Dam'] },
      p2: { hand: ['Shy'] },
    });
    expect(replaced(duel)).toEqual(['cardPut of Shy by Dam']);
    expect([duel.names('p2', 'manaZone'), duel.zone('p2', 'graveyard')]).toEqual([['Shy'], []]);
  });
});

describe('609.3, 609.9b what has replaced one event', () => {
  driven('801.4 only the top card of what takes the place of another does not leave instead', (begin) => {
    const king = evolutionCreature({
      ...plain,
      name: 'King',
      power: 9000,
      abilities: [
        evolution({}),
        wouldBeDestroyed(any('you', { names: ['Brute'] }), insteadDo(destroy(self))),
        wouldBeDestroyed(self, onlyTopCard),
      ],
    });
    const duel = cast(begin, destroy(yourCreatures()), {
      cards: [king],
      p1: { battleZone: ['Brute', { name: 'King', over: ['Runt'] }] },
    });
    expect(replaced(duel)).toEqual(['cardDestroyed of Brute by King']);
    expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([
      ['Brute'],
      ['King', 'Order', 'Runt'],
    ]);
  });

  driven('114.6a a draw where nothing is left that replaces a draw is not replaced again', (begin) => {
    const twin = replacing('Twin', wouldDraw('you', insteadDo(draw(1, 'any'))));
    const study = spell({ ...plain, name: 'Study', abilities: [spellAbility(draw())] });
    const effect = inOrder(lookAtTop(2, 'seen'), useFree(choose(yourHand())));
    const duel = cast(begin, effect, {
      cards: [twin, study],
      p1: { battleZone: ['Twin', 'Brute'], hand: ['Study'], deck: ['Runt', 'Runt'] },
    });
    expect(replaced(duel)).toEqual(['cardDrawn of Twin by Twin']);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

describe('609.4 what happens instead', () => {
  driven('105.1 a card is put tapped where that is said', (begin) => {
    const sleeper = replacing(
      'Sleeper',
      from(['hand'], wouldBeDiscarded(self, { kind: 'move', to: 'battleZone', tapped: true })),
    );
    const duel = cast(begin, discard(yourHand()), { cards: [sleeper], p1: { hand: ['Sleeper'] } });
    expect(duel.battleZones.p1).toEqual(['Brute', 'Sleeper (tapped)']);
  });

  driven(
    '409.2a a spell that returns to where it was cast from is the same object, and has not moved',
    (begin) => {
      const loop = spell({
        ...plain,
        name: 'Loop',
        abilities: [
          spellAbility(draw()),
          from(['hand'], {
            kind: 'replacement',
            of: { event: 'moves', what: { of: 'any', filter: { itself: true } }, to: 'graveyard' },
            instead: instead('hand'),
          }),
        ],
      });
      const duel = begin({
        cards: [loop],
        p1: { hand: ['Loop'], manaZone: { nature: 1 }, battleZone: ['Filler'] },
      });
      const before = duel.duel.game.zones.p1.hand[0]?.id;
      duel.use('Cast Loop');
      expect(duel.names('p1', 'hand')).toEqual(['Filler', 'Loop']);
      expect(duel.duel.game.zones.p1.hand[0]).toMatchObject({ id: before, pending: false });
      expect(duel.facts('cardMoved', 'eventReplaced')).toEqual(['eventReplaced Loop']);
    },
  );

  driven('401.4 in a deck a card changes its place', (begin) => {
    const sorter = replacing('Sorter', {
      kind: 'replacement',
      of: { event: 'moves', what: any('you'), from: 'deck', to: 'graveyard' },
      instead: { kind: 'move', to: 'deck', position: 'bottom' },
    });
    const duel = cast(begin, topOfDeckTo('graveyard'), {
      cards: [sorter],
      p1: { battleZone: ['Sorter'], deck: ['Runt', 'Brute'] },
    });
    expect(duel.zone('p1', 'deck')).toEqual(['Brute', 'Runt']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Order']);
  });
});

describe('101.5, 609.8 a break for which both players have a replacement', () => {
  driven("is replaced once, by the active player's", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bolmeteus Steel Dragon', 'Fear Fang'] },
      p2: { battleZone: ['Pulsar Tree'], shieldZone: 3 },
    });
    duel.choose('Bolmeteus Steel Dragon attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Pulsar Tree']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'graveyard')]).toEqual([1, 2]);
  });

  driven('is no break for what looks back at the turn', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Hazard Hopper'] },
      p2: { battleZone: ['Pulsar Tree'], shieldZone: 2 },
    });
    duel.choose('Hazard Hopper attacks the player').choose('Shield 1').choose('Replace: Pulsar Tree');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Hazard Hopper (tapped)'], p2: [] });
  });
});
