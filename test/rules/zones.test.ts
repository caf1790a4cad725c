import type { CardView } from 'taiki';
import type { Effect } from 'taiki/words';
import {
  addToShields,
  cardsIn,
  choose,
  creature,
  destroy,
  evolution,
  evolutionCreature,
  gets,
  has,
  lookAt,
  opponentsShields,
  power,
  put,
  putOnDeck,
  returnToHand,
  self,
  speedAttacker,
  spell,
  spellAbility,
  that,
  twinpact,
  whenDestroyed,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, type Driver, driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const sprout = spell({ ...plain, name: 'Sprout', abilities: [spellAbility(put(choose(yourMana())))] });
const recall = spell({
  ...plain,
  name: 'Recall',
  abilities: [spellAbility(returnToHand(choose(yourCreatures())))],
});
const swell = spell({
  ...plain,
  name: 'Swell',
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', power(4000)))],
});
const bury = spell({
  ...plain,
  name: 'Bury',
  abilities: [spellAbility(putOnDeck(choose(yourHand(), 2), 'top'))],
});
const sink = spell({
  ...plain,
  name: 'Sink',
  abilities: [spellAbility(putOnDeck(choose(yourHand(), 2), 'bottom'))],
});
const sprinter = creature({ ...plain, name: 'Sprinter', power: 1000, abilities: [speedAttacker] });
const beast = creature({ ...plain, name: 'Beast', power: 3000 });
const titan = evolutionCreature({ ...plain, name: 'Titan', power: 6000, abilities: [evolution({})] });
const phoenix = creature({
  ...plain,
  name: 'Phoenix',
  power: 1000,
  abilities: [whenDestroyed(self, returnToHand(that))],
});
const pyre = spell({ ...plain, name: 'Pyre', abilities: [spellAbility(destroy(choose(yourCreatures())))] });
const glassHouse = creature({
  ...plain,
  name: 'Glass House',
  power: 1000,
  abilities: [has({ kind: 'handRevealed', of: 'opponent' })],
});
const tall = creature({ ...plain, name: 'Tall', power: 1000, abilities: [has(power(1000))] });
const cards = [tall, glassHouse, sprout, recall, swell, bury, sink, sprinter, beast, titan, phoenix, pyre];

const seen = (view: readonly CardView[]): readonly string[] =>
  view.map((card) => (card.hidden ? 'hidden' : card.name));

describe('400.5 a card that changes zone is a new object', () => {
  driven('400.5b a tapped mana card that is put into the battle zone arrives untapped', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Sprout'],
        manaZone: [{ name: 'Beast', tapped: true }, 'Fear Fang'],
        battleZone: ['Burning Mane'],
      },
      p2: { manaZone: [{ name: 'Fear Fang', tapped: true }], battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Sprout');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.zone('p1', 'manaZone')).toEqual(['Beast (tapped)', 'Fear Fang (tapped)']);
    duel.choose('Beast');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'Beast'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fear Fang (tapped)']);
    expect(duel.zone('p2', 'manaZone')).toEqual(['Fear Fang (tapped)']);
  });

  driven(
    'a creature that returned to the hand and is summoned again is untapped, and cannot attack',
    (begin) => {
      const duel = begin({
        cards,
        p1: {
          hand: ['Recall'],
          manaZone: { nature: 2 },
          battleZone: [{ name: 'Beast', tapped: true }, 'Fear Fang'],
        },
        p2: { battleZone: ['Fear Fang'] },
      });
      const before = duel.duel.game.zones.p1.battleZone[0]?.id;
      duel.use('Cast Recall').choose('Beast');
      expect(duel.zone('p1', 'hand')).toEqual(['Beast']);
      duel.use('Summon Beast');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang', 'Beast'], p2: ['Fear Fang'] });
      expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
      expect(duel.duel.game.zones.p1.battleZone[1]?.id).not.toBe(before);
    },
  );

  driven('what was done to it for this turn is done to it no more', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Swell', 'Recall'],
        manaZone: { nature: 3 },
        battleZone: ['Sprinter', 'Burning Mane'],
      },
      p2: { battleZone: [{ name: 'Beast', tapped: true }, 'Fear Fang'] },
    });
    duel.use('Cast Swell').choose('Sprinter').use('Cast Recall').choose('Sprinter').use('Summon Sprinter');
    expect(duel.asked).toBe('p1 attack');
    duel.choose('Sprinter attacks Beast');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Beast (tapped)', 'Fear Fang'] });
  });

  driven('without a change of zone it is still done to it', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Swell'], manaZone: { nature: 1 }, battleZone: ['Sprinter', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Beast', tapped: true }, 'Fear Fang'] },
    });
    duel.use('Cast Swell').choose('Sprinter').choose('Sprinter attacks Beast');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Sprinter (tapped)', 'Burning Mane'], p2: ['Fear Fang'] });
  });

  driven('a pile that leaves the battle zone becomes one object for each card', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Recall'],
        manaZone: { nature: 1 },
        battleZone: [{ name: 'Titan', over: ['Beast', 'Fear Fang'] }, 'Sprinter'],
      },
    });
    duel.use('Cast Recall').choose('Titan');
    expect(duel.names('p1', 'hand')).toEqual(['Beast', 'Fear Fang', 'Titan']);
    expect(duel.battleZones).toEqual({ p1: ['Sprinter'], p2: [] });
  });
});

describe('400.7 what a move is', () => {
  const armory = spell({
    ...plain,
    name: 'Armory',
    abilities: [spellAbility(addToShields(choose(yourCreatures())))],
  });
  const topple = spell({
    ...plain,
    name: 'Topple',
    abilities: [spellAbility({ do: 'move', what: choose(yourCreatures()), to: 'graveyard', tapped: true })],
  });
  const halves = twinpact(
    'Halves',
    creature({ ...plain, name: 'First', power: 1000 }),
    spell({ name: 'Second', civilizations: ['water'], cost: 1, abilities: [spellAbility()] }),
  );
  const more = [...cards, armory, topple, halves];
  const moves = (duel: Driver) =>
    duel.duel.log.flatMap((fact) =>
      'onto' in fact && 'was' in fact ? [[fact.kind, fact.name, fact.onto]] : [],
    );

  driven('a card that is put on another says on which', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Titan', 'Beast'], manaZone: { nature: 2 }, battleZone: ['Sprinter'] },
    });
    duel.use('Summon Beast').use('Summon Titan').choose('Sprinter');
    expect(moves(duel)).toEqual([
      ['cardPut', 'Beast', undefined],
      ['cardPut', 'Titan', 'Sprinter'],
    ]);
  });

  driven('801.2 the cards of a pile go along, each as what it becomes', (begin) => {
    const duel = begin({
      cards: more,
      p1: {
        hand: ['Armory'],
        manaZone: { nature: 1 },
        battleZone: [{ name: 'Titan', over: ['Sprinter'] }],
        shieldZone: 0,
      },
    });
    duel.use('Cast Armory');
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Titan', 'Sprinter']);
    expect(duel.facts('shieldPlaced', 'cardMoved')).toEqual([
      'shieldPlaced Titan',
      'shieldPlaced Sprinter',
      'cardMoved Armory',
    ]);
  });

  driven('only in the battle zone and the mana zone does a card lie tapped', (begin) => {
    const duel = begin({
      cards: more,
      p1: { hand: ['Topple'], manaZone: { nature: 1 }, battleZone: ['Beast'] },
    });
    duel.use('Cast Topple');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Beast', 'Topple']);
  });

  driven(
    '405.1 a twinpact has the civilizations of both halves, and goes to the mana zone tapped',
    (begin) => {
      const duel = begin({ cards: more, step: 'charge', p1: { hand: ['Halves', 'Beast'] } });
      duel.choose('Charge Halves');
      expect(duel.zone('p1', 'manaZone')).toEqual(['Halves (tapped)']);
      const plainly = begin({ cards: more, step: 'charge', p1: { hand: ['Halves', 'Beast'] } });
      plainly.choose('Charge Beast');
      expect(plainly.zone('p1', 'manaZone')).toEqual(['Beast']);
    },
  );
});

describe('how a card lies where an effect has moved it', () => {
  const moving = (effect: Effect) => spell({ ...plain, name: 'Mover', abilities: [spellAbility(effect)] });
  const begun = (begin: Begin, effect: Effect) =>
    begin({
      cards: [...cards, moving(effect)],
      p1: { hand: ['Mover', 'Fear Fang'], manaZone: { nature: 1 }, shieldZone: 0 },
    }).use('Cast Mover');

  driven('in the mana zone tapped, where the effect says so', (begin) => {
    const tapped = begun(begin, { do: 'move', what: choose(yourHand()), to: 'manaZone', tapped: true });
    expect(tapped.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)', 'Fear Fang (tapped)']);
    const untapped = begun(begin, { do: 'move', what: choose(yourHand()), to: 'manaZone' });
    expect(untapped.zone('p1', 'manaZone')).toEqual(['Nature Filler (tapped)', 'Fear Fang']);
  });

  driven('400.2b as a shield face up, where the effect says so: both players see it there', (begin) => {
    const open = begun(begin, { do: 'move', what: choose(yourHand()), to: 'shieldZone', faceUp: true });
    expect(seen(open.duel.view('p2').zones.p1.shieldZone)).toEqual(['Fear Fang']);
    const closed = begun(begin, { do: 'move', what: choose(yourHand()), to: 'shieldZone' });
    expect(seen(closed.duel.view('p2').zones.p1.shieldZone)).toEqual(['hidden']);
  });

  driven(
    '400.2 in the hand hidden, whatever the effect says: it is shown with the whole hand only',
    (begin) => {
      const moved = begun(begin, { do: 'move', what: self, to: 'hand', faceUp: true });
      expect(moved.names('p1', 'hand')).toEqual(['Fear Fang', 'Mover']);
      expect(seen(moved.duel.view('p2').zones.p1.hand)).toEqual(['hidden', 'hidden']);
      const turned = begun(begin, { do: 'turn', what: choose(yourHand()), to: 'faceUp' });
      expect(seen(turned.duel.view('p2').zones.p1.hand)).toEqual(['hidden']);
    },
  );
});

describe('a player who chooses cards that go somewhere', () => {
  driven('is told where they go', (begin) => {
    for (const [to, words] of [
      ['hand', 'the hand'],
      ['deck', 'the deck'],
      ['manaZone', 'the mana zone'],
      ['shieldZone', 'a shield'],
      ['graveyard', 'the graveyard'],
      ['battleZone', 'the battle zone'],
    ] as const) {
      const what = choose(cardsIn('graveyard', 'you'));
      const effect: Effect = to === 'battleZone' ? { do: 'put', what } : { do: 'move', what, to };
      const duel = begin({
        cards: [spell({ ...plain, name: 'Mover', abilities: [spellAbility(effect)] })],
        p1: { hand: ['Mover'], manaZone: { nature: 1 }, graveyard: ['Fear Fang', 'Burning Mane'] },
      });
      expect(duel.use('Cast Mover').decision.prompt).toContain(words);
    }
  });
});

describe('400.4, 401.4 order', () => {
  driven('a single card has none', (begin) => {
    const lift = spell({
      ...plain,
      name: 'Lift',
      abilities: [spellAbility(putOnDeck(choose(yourHand()), 'top'))],
    });
    const duel = begin({
      cards: [lift],
      askEverything: true,
      p1: { hand: ['Lift', 'Fear Fang'], manaZone: { nature: 1 }, battleZone: ['Burning Mane'] },
    });
    duel.choose('Cast Lift').choose('Pay its cost').choose('Tap Nature Filler').choose('Fear Fang');
    expect(duel.asked).not.toBe('p1 order');
    expect(duel.zone('p1', 'deck')[0]).toBe('Fear Fang');
  });

  driven('cards put on top of a deck together lie in the order that their owner picks', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Bury', 'Beast', 'Sprinter', 'Titan'], manaZone: { nature: 1 }, deck: ['Fear Fang'] },
      p2: { deck: ['Fear Fang', 'Burning Mane'] },
    });
    duel.use('Cast Bury').choose('Beast', 'Titan');
    expect(duel.asked).toBe('p1 order');
    duel.choose('Titan', 'Beast');
    expect(duel.zone('p1', 'deck')).toEqual(['Titan', 'Beast', 'Fear Fang']);
    expect(duel.zone('p1', 'hand')).toEqual(['Sprinter']);
    expect(duel.zone('p2', 'hand')).toEqual(['Fear Fang']);
  });

  driven('the last card named for the bottom lies lowest', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sink', 'Beast', 'Sprinter', 'Titan'], manaZone: { nature: 1 }, deck: ['Fear Fang'] },
    });
    duel.use('Cast Sink').choose('Beast', 'Titan').choose('Titan', 'Beast');
    expect(duel.zone('p1', 'deck')).toEqual(['Fear Fang', 'Titan', 'Beast']);
    expect(duel.zone('p1', 'hand')).toEqual(['Sprinter']);
  });
});

describe('400.2 public and private zones', () => {
  driven('a player knows the public zones and the own hand, and nothing else', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Fear Fang'],
        deck: ['Burning Mane', 'Burning Mane'],
        shieldZone: ['Forest Hornet'],
        manaZone: ['Dome Shell'],
        graveyard: ['Tower Shell'],
        battleZone: ['Storm Shell'],
      },
      p2: {
        hand: ['Aqua Hulcus'],
        deck: ['Aqua Soldier', 'Aqua Soldier'],
        shieldZone: ['Aqua Knight'],
        manaZone: ['Aqua Vehicle'],
        graveyard: ['Faerie Child'],
        battleZone: ['Hunter Fish'],
      },
    });
    const told = (viewer: 'p1' | 'p2', of: 'p1' | 'p2') => {
      const zones = duel.duel.view(viewer).zones[of];
      return [
        zones.hand,
        zones.deck,
        zones.shieldZone,
        zones.manaZone,
        zones.graveyard,
        zones.battleZone,
      ].map(seen);
    };
    const p1Public = [['Dome Shell'], ['Tower Shell'], ['Storm Shell']];
    const p2Public = [['Aqua Vehicle'], ['Faerie Child'], ['Hunter Fish']];
    const dark = [['hidden', 'hidden'], ['hidden']];
    expect(told('p1', 'p1')).toEqual([['Fear Fang'], ...dark, ...p1Public]);
    expect(told('p1', 'p2')).toEqual([['hidden'], ...dark, ...p2Public]);
    expect(told('p2', 'p2')).toEqual([['Aqua Hulcus'], ...dark, ...p2Public]);
    expect(told('p2', 'p1')).toEqual([['hidden'], ...dark, ...p1Public]);
  });

  driven('400.5a a card that goes from a public zone to the hand is not seen any more', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Recall'], manaZone: { nature: 1 }, battleZone: ['Beast', 'Fear Fang'] },
    });
    expect(seen(duel.duel.view('p2').zones.p1.battleZone)).toEqual(['Beast', 'Fear Fang']);
    duel.use('Cast Recall').choose('Beast');
    expect(seen(duel.duel.view('p2').zones.p1.hand)).toEqual(['hidden']);
    expect(seen(duel.duel.view('p1').zones.p1.hand)).toEqual(['Beast']);
    expect(seen(duel.duel.view('p2').zones.p1.graveyard)).toEqual(['Recall']);
  });

  driven('a hand that has to be played revealed is seen by both, as long as that lasts', (begin) => {
    const duel = begin({
      cards,
      step: 'startOfTurn',
      p1: { hand: ['Fear Fang'], deck: ['Burning Mane', 'Filler'], battleZone: ['Forest Hornet'] },
      p2: { hand: ['Aqua Hulcus'], battleZone: [{ name: 'Glass House', tapped: true }] },
    });
    expect(duel.asked).toBe('p1 charge');
    expect(seen(duel.duel.view('p2').zones.p1.hand)).toEqual(['Fear Fang', 'Burning Mane']);
    expect(seen(duel.duel.view('p1').zones.p2.hand)).toEqual(['hidden']);
    duel.pass().choose('Forest Hornet attacks Glass House');
    expect(seen(duel.duel.view('p2').zones.p1.hand)).toEqual(['hidden', 'hidden']);
  });

  driven('a hand is hidden as long as nothing in force says otherwise', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Recall', 'Beast'], manaZone: { nature: 1 }, battleZone: ['Beast', 'Tall'] },
      p2: { hand: ['Glass House', 'Beast'] },
    });
    duel.use('Cast Recall').choose('Beast');
    expect(seen(duel.duel.view('p2').zones.p1.hand)).toEqual(['hidden', 'hidden']);
    expect(seen(duel.duel.view('p1').zones.p2.hand)).toEqual(['hidden', 'hidden']);
  });

  driven('nothing that a hidden card is can be read from its view', (begin) => {
    const duel = begin({ p1: { hand: ['Fear Fang'] } });
    expect(duel.duel.view('p2').zones.p1.hand).toEqual([{ hidden: true }]);
  });
});

describe('400.5 effects that follow what they have moved', () => {
  driven('a creature returns from the graveyard by its own trigger, as a new object', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Pyre'], manaZone: { nature: 1 }, battleZone: ['Phoenix', 'Fear Fang'] },
    });
    duel.use('Cast Pyre').choose('Phoenix');
    expect(duel.zone('p1', 'hand')).toEqual(['Phoenix']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Pyre']);
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });
});

describe('400.2 looking at a hidden card', () => {
  const peek = spell({
    name: 'Peek',
    civilizations: ['fire'],
    cost: 1,
    abilities: [spellAbility(lookAt(choose(opponentsShields())))],
  });

  driven('shows it to the player who looks, and leaves it where it was', (begin) => {
    const duel = begin({
      cards: [peek],
      p1: { hand: ['Peek'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
      p2: { shieldZone: ['Aqua Soldier', 'Fear Fang'] },
    });
    duel.use('Cast Peek');
    expect(duel.options).toEqual(['Card 1', 'Card 2']);
    duel.choose('Card 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('cardLookedAt')).toEqual(['cardLookedAt Fear Fang']);
    expect(duel.zone('p2', 'shieldZone')).toEqual(['Aqua Soldier', 'Fear Fang']);
    expect(duel.duel.view('p1').zones.p2.shieldZone).toEqual([{ hidden: true }, { hidden: true }]);
  });
});
