import {
  allCreatures,
  any,
  charger,
  choose,
  countOf,
  creature,
  discard,
  draw,
  evolution,
  evolutionCreature,
  gets,
  has,
  inOrder,
  moveTo,
  opponentsCreatures,
  power,
  put,
  putIntoMana,
  returnToHand,
  self,
  spell,
  spellAbility,
  useFree,
  when,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { BIG, being, charm, ONE_MANA, SMALL } from './madeUp.ts';

describe('400 zones', () => {
  driven('400.5 a creature that returns and comes again has lost what it was given', (begin) => {
    const duel = begin({
      cards: [
        SMALL,
        charm('Grow', gets(yourCreatures(), 'turn', power(5000))),
        charm('Back', returnToHand(yourCreatures())),
        charm('Shrink', gets(allCreatures(), 'turn', power(-1000))),
      ],
      p1: { hand: ['Grow', 'Back', 'Shrink'], manaZone: { nature: 4 }, battleZone: ['Small'] },
    });
    duel.use('Cast Grow').use('Cast Back').use('Summon Small').use('Cast Shrink');
    expect(duel.battleZones.p1).toEqual([]);
  });

  driven('400.5b a tapped mana card comes untapped, and an untapped one too', (begin) => {
    const duel = begin({
      cards: [SMALL, charm('Doing', put(yourMana({ names: ['Small'] })))],
      p1: {
        hand: ['Doing'],
        manaZone: [{ name: 'Small', tapped: true }, { name: 'Small', tapped: true }, 'Small'],
      },
    });
    duel.use('Cast Doing');
    while (duel.asked === 'p1 order') duel.choose(...duel.options);
    expect(duel.battleZones.p1).toEqual(['Small', 'Small', 'Small']);
  });

  driven('400.5a a creature returned to the hand is hidden from the other player', (begin) => {
    const duel = begin({
      cards: [SMALL, charm('Doing', returnToHand(opponentsCreatures()))],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Filler'] },
      p2: { battleZone: ['Small'] },
    });
    duel.use('Cast Doing');
    const handSeenBy = (player: 'p1' | 'p2') =>
      JSON.stringify(duel.duel.view(player).zones.p2.hand).includes('Small');
    expect([handSeenBy('p1'), handSeenBy('p2')]).toEqual([false, true]);
  });

  driven('401.6, 104.2b the last card drawn loses even if a card would follow it onto the deck', (begin) => {
    const duel = begin({
      cards: [BIG, charm('Doing', draw(), moveTo('deck', yourCreatures()))],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Big'], deck: ['Filler'] },
    });
    duel.use('Cast Doing');
    expect([duel.duel.result?.winner, duel.battleZones.p1]).toEqual(['p2', ['Big']]);
  });

  driven('405.1 a card of two civilizations comes into the mana zone tapped, by effect too', (begin) => {
    const multi = creature({ name: 'Multi', civilizations: ['fire', 'nature'], cost: 2, power: 1000 });
    const duel = begin({
      cards: [multi, SMALL, charm('Doing', putIntoMana(yourCreatures()))],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Multi', 'Small'] },
    });
    duel.use('Cast Doing');
    expect(duel.zone('p1', 'manaZone').slice(1)).toEqual(['Multi (tapped)', 'Small']);
  });
});

describe('409 pending cards', () => {
  driven('409.1c a spell cannot be discarded by itself, nor is it counted in the hand', (begin) => {
    const duel = begin({
      cards: [SMALL, charm('Doing', discard(choose(yourHand(), 1)), draw(countOf(yourHand())))],
      p1: { hand: ['Doing'], manaZone: ONE_MANA },
    });
    duel.use('Cast Doing');
    expect([duel.count('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([0, ['Doing']]);
  });

  driven(
    '409.1c a power counted from the hand falls as the last card of it is cast, before it draws',
    (begin) => {
      const keeper = being('Keeper', 0, has(power(countOf(yourHand()))));
      const duel = begin({
        cards: [keeper, charm('Doing', draw(2))],
        p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Keeper'] },
      });
      duel.use('Cast Doing');
      expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([[], 2]);
    },
  );

  driven('409.1b a spell is not in the graveyard while it resolves, so it cannot return itself', (begin) => {
    const duel = begin({
      cards: [charm('Doing', returnToHand(yourGraveyard()))],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, graveyard: ['Filler'] },
    });
    duel.use('Cast Doing');
    expect([duel.names('p1', 'hand'), duel.names('p1', 'graveyard')]).toEqual([['Filler'], ['Doing']]);
  });

  driven('409.2a a spell cast from the graveyard that goes back there was not put there', (begin) => {
    const duel = begin({
      cards: [
        being('Watcher', 1000, when({ event: 'moved', what: { of: 'you' }, to: 'graveyard' }, draw())),
        being('Caller', 1000, whenPut(self, useFree(yourGraveyard()))),
        charm('Old', draw()),
      ],
      p1: { hand: ['Caller'], manaZone: ONE_MANA, battleZone: ['Watcher'], graveyard: ['Old'] },
    });
    duel.use('Summon Caller');
    expect([duel.names('p1', 'graveyard'), duel.count('p1', 'hand')]).toEqual([['Old'], 1]);
  });

  driven('409.2b but charger replaces its way back from the graveyard', (begin) => {
    const old = spell({
      name: 'Old',
      civilizations: ['nature'],
      cost: 1,
      abilities: [charger, spellAbility(draw())],
    });
    const duel = begin({
      cards: [being('Caller', 1000, whenPut(self, useFree(yourGraveyard()))), old],
      p1: { hand: ['Caller'], manaZone: ONE_MANA, graveyard: ['Old'] },
    });
    duel.use('Summon Caller');
    expect([duel.names('p1', 'graveyard'), duel.zone('p1', 'manaZone').includes('Old')]).toEqual([[], true]);
  });

  driven('409.1f of two creatures put at once the first sees the second come', (begin) => {
    const duel = begin({
      cards: [
        being('Watcher', 1000, when({ event: 'put', what: any('you') }, draw())),
        charm('Doing', put(yourGraveyard({ type: 'creature' }))),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, graveyard: ['Watcher', 'Watcher'] },
    });
    duel.use('Cast Doing');
    while (['p1 order', 'p1 standby', 'p1 choose'].includes(duel.asked))
      duel.choose(...duel.options.slice(0, duel.decision.min));
    expect([duel.battleZones.p1, duel.count('p1', 'hand')]).toEqual([['Watcher', 'Watcher'], 3]);
  });
});

describe('801 evolution creatures', () => {
  const tree = evolutionCreature({
    name: 'Tree',
    civilizations: ['nature'],
    cost: 1,
    power: 5000,
    abilities: [evolution({ type: 'creature' })],
  });

  driven(
    '801.2 a tapped base gives a tapped evolution creature, which keeps what the base was given',
    (begin) => {
      const duel = begin({
        cards: [tree, BIG, charm('Shrink', gets(yourCreatures(), 'turn', power(-6000)))],
        p1: {
          hand: ['Tree', 'Shrink'],
          manaZone: { nature: 2 },
          battleZone: [{ name: 'Big', tapped: true }],
        },
      });
      duel.use('Cast Shrink').use('Summon Tree');
      expect([duel.battleZones.p1, duel.names('p1', 'graveyard')]).toEqual([[], ['Big', 'Shrink', 'Tree']]);
    },
  );

  driven('801.3 it attacks in the turn in which it came, also over a creature of that turn', (begin) => {
    const duel = begin({
      cards: [tree, SMALL],
      p1: { hand: ['Tree', 'Small'], manaZone: { nature: 2 }, battleZone: [] },
    });
    duel.use('Summon Small').use('Summon Tree');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toContain('Tree attacks the player');
  });

  driven('801.1a without a base it can neither be summoned nor put', (begin) => {
    const duel = begin({
      cards: [tree, charm('Doing', put(yourHand({ names: ['Tree'] })))],
      p1: { hand: ['Tree', 'Doing'], manaZone: { nature: 2 } },
      p2: { battleZone: ['Filler'] },
    });
    expect(duel.options.some((option) => option.includes('Tree'))).toBe(false);
    duel.use('Cast Doing');
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([[], ['Tree']]);
  });

  driven('603.5d, 109.2b as it leaves its base leaves as a card, not as a creature', (begin) => {
    const duel = begin({
      cards: [
        tree,
        SMALL,
        being(
          'Watcher',
          1000,
          when({ event: 'destroyed', what: any('opponent'), tense: 'destroyed' }, draw()),
        ),
        charm('Doing', inOrder({ do: 'destroy', what: opponentsCreatures() })),
      ],
      p1: { hand: ['Doing'], manaZone: ONE_MANA, battleZone: ['Watcher'] },
      p2: { battleZone: [{ name: 'Tree', over: ['Small'] }] },
    });
    duel.use('Cast Doing');
    expect([duel.names('p2', 'graveyard'), duel.count('p1', 'hand')]).toEqual([['Small', 'Tree'], 1]);
  });
});
