import type { Arrangement } from 'taiki/testing';
import {
  breakShields,
  called,
  cannot,
  choose,
  chooseAnyNumber,
  creature,
  destroy,
  discard,
  draw,
  evolution,
  evolutionCreature,
  forEach,
  from,
  gacharangeCreature,
  has,
  ifYouDo,
  inOrder,
  instead,
  insteadDo,
  may,
  moveUnder,
  named,
  onlyTopCard,
  put,
  putIntoMana,
  repeat,
  returnToHand,
  search,
  self,
  spell,
  spellAbility,
  tally,
  tap,
  the,
  topOfDeckTo,
  useFree,
  wouldBeBroken,
  wouldBeDestroyed,
  wouldBeDiscarded,
  wouldDraw,
  wouldLeave,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import type { Effect } from '../../effects/language/vocabulary.ts';
import { type Begin, driven } from '../support/driver.ts';
import { cast as castOrder, runt } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const stubborn = creature({
  ...plain,
  name: 'Stubborn',
  power: 3000,
  abilities: [wouldLeave(self, instead('manaZone'))],
});
const tower = evolutionCreature({ ...plain, name: 'Tower', power: 6000, abilities: [evolution({})] });
const crown = evolutionCreature({
  ...plain,
  name: 'Crown',
  power: 6000,
  abilities: [evolution({}), wouldBeDestroyed(self, onlyTopCard)],
});
const loyal = creature({
  ...plain,
  name: 'Loyal',
  power: 1000,
  abilities: [from(['hand'], wouldBeDiscarded(self, instead('manaZone')))],
});
const tiller = creature({
  ...plain,
  name: 'Tiller',
  power: 1000,
  abilities: [wouldDraw('you', instead('graveyard'))],
});
const robot = gacharangeCreature({ name: 'Robot', civilizations: [], cost: 3, power: 2000 });
/** Each player summons one creature a turn. */
const warden = creature({
  ...plain,
  name: 'Warden',
  power: 1000,
  abilities: [has(cannot({ do: 'summon', who: 'any', limit: 1 }))],
});
const bulwark = creature({
  ...plain,
  name: 'Bulwark',
  power: 1000,
  abilities: [wouldBeBroken('you', instead('graveyard'))],
});
const sapper = creature({
  ...plain,
  name: 'Sapper',
  power: 1000,
  abilities: [wouldBeBroken('you', insteadDo(destroy(self)))],
});
const cards = [warden, bulwark, sapper, stubborn, tower, crown, loyal, tiller, runt, robot];

type Own = NonNullable<Arrangement['p1']>;

/** What p1 has put from the deck into the mana zone after this effect: as many as it counted. */
function counted(begin: Begin, effect: Effect, p1: Own = {}, p2: Own = {}) {
  const order = spell({
    ...plain,
    name: 'Order',
    abilities: [
      spellAbility(tally(effect, 'so many'), {
        do: 'moveTop',
        who: 'opponent',
        count: named('so many'),
        to: 'manaZone',
      }),
    ],
  });
  const duel = begin({
    cards: [order, ...cards],
    p1: { ...p1, hand: ['Order', ...(Array.isArray(p1.hand) ? p1.hand : [])], manaZone: { fire: 1 } },
    p2: { manaZone: 0, ...p2 },
  }).use('Cast Order');
  for (let asked = 0; duel.duel.decision?.kind === 'choose' && asked < 9; asked++)
    duel.choose(...duel.options.slice(0, duel.decision.max));
  if (duel.duel.decision?.kind === 'replace') duel.choose(duel.options[0] ?? '');
  for (let asked = 0; duel.duel.decision?.kind === 'confirm' && asked < 9; asked++)
    duel.choose(asked % 2 === 0 ? 'Yes' : 'No');
  return duel.count('p2', 'manaZone');
}

describe('609.4, 101.3a "that many" counts what really happened', () => {
  const creatures = { battleZone: ['Runt', 'Stubborn'] };

  driven('destroyed: not what went elsewhere instead', (begin) => {
    expect(counted(begin, destroy(yourCreatures()), { battleZone: ['Runt', 'Runt'] })).toBe(2);
    expect(counted(begin, destroy(yourCreatures()), creatures)).toBe(1);
    expect(counted(begin, destroy(yourCreatures()), {})).toBe(0);
  });

  driven('801.2, 801.4 a pile once, and a top card that is destroyed alone', (begin) => {
    const pile = { battleZone: [{ name: 'Tower', over: ['Runt', 'Runt'] }, 'Runt'] };
    expect(counted(begin, destroy(yourCreatures()), pile)).toBe(2);
    expect(counted(begin, returnToHand(yourCreatures()), pile)).toBe(2);
    const crowned = { battleZone: [{ name: 'Crown', over: ['Runt'] }] };
    expect(counted(begin, destroy(yourCreatures()), crowned)).toBe(1);
    const under = inOrder(
      { do: 'choose', what: called(choose(yourCreatures()), 'pile') },
      moveUnder(the('pile'), 'all', 'graveyard'),
    );
    expect(counted(begin, under, { battleZone: [{ name: 'Tower', over: ['Runt', 'Runt'] }] })).toBe(2);
  });

  driven('moved, discarded, put, used and found', (begin) => {
    expect(counted(begin, returnToHand(yourCreatures()), creatures)).toBe(1);
    expect(counted(begin, putIntoMana(yourCreatures()), creatures)).toBe(1);
    expect(counted(begin, discard(yourHand()), { hand: ['Runt', 'Loyal'] })).toBe(1);
    expect(counted(begin, put(yourGraveyard()), { graveyard: ['Runt'] })).toBe(1);
    expect(counted(begin, useFree(yourGraveyard()), { graveyard: ['Runt'] })).toBe(1);
    expect(counted(begin, topOfDeckTo('graveyard', 3))).toBe(3);
    expect(counted(begin, search({ names: ['Nothing'] }))).toBe(0);
  });

  driven('114.2 drawn: not what is replaced, and not from where nothing is left', (begin) => {
    expect(counted(begin, draw(2))).toBe(2);
    expect(counted(begin, draw(2), { battleZone: ['Tiller'] })).toBe(0);
  });

  driven('105.6 tapped: only what was untapped', (begin) => {
    const tapped = { battleZone: [{ name: 'Runt', tapped: true }, 'Runt'] };
    expect(counted(begin, tap(yourCreatures()), tapped)).toBe(1);
  });

  driven('701.14a broken', (begin) => {
    expect(counted(begin, breakShields(2), {}, { shieldZone: 1 })).toBe(1);
  });

  driven('broken: not a shield that goes elsewhere instead, nor one that is spared', (begin) => {
    const defended = (by: string) =>
      counted(begin, breakShields(2), {}, { shieldZone: 2, battleZone: [by, 'Runt'] });
    expect([defended('Bulwark'), defended('Sapper')]).toEqual([0, 1]);
  });

  driven('of several instructions, of a loop and of a choice together', (begin) => {
    const two = { battleZone: ['Runt', 'Runt'] };
    expect(counted(begin, inOrder(draw(), topOfDeckTo('manaZone', 2)))).toBe(3);
    expect(counted(begin, forEach(yourCreatures(), 'one', draw()), two)).toBe(2);
    expect(counted(begin, forEach(yourCreatures(), 'one', may(draw())), two)).toBe(1);
    expect(counted(begin, repeat(2, draw(2)))).toBe(4);
    expect(counted(begin, destroy(called(chooseAnyNumber(yourCreatures()), 'some')), two)).toBe(2);
  });

  driven('101.3a while "if you do" asks for the attempt', (begin) => {
    const effect = ifYouDo(
      tally(destroy(yourCreatures()), 'dead'),
      inOrder(draw(), topOfDeckTo('manaZone', named('dead'))),
    );
    const order = spell({ ...plain, name: 'Order', abilities: [spellAbility(effect)] });
    const duel = begin({
      cards: [order, ...cards],
      p1: { hand: ['Order'], manaZone: { fire: 1 }, battleZone: ['Stubborn'] },
    }).use('Cast Order');
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'manaZone')]).toEqual([
      1,
      ['Fire Filler (tapped)', 'Stubborn'],
    ]);
  });

  driven('605.2c and "what was moved" is what really was', (begin) => {
    const effect = inOrder(returnToHand(yourCreatures()), put(the('moved')));
    const order = spell({ ...plain, name: 'Order', abilities: [spellAbility(effect)] });
    const duel = begin({
      cards: [order, ...cards],
      p1: { hand: ['Order'], manaZone: { fire: 1 }, battleZone: ['Stubborn', 'Runt'] },
    }).use('Cast Order');
    expect([duel.battleZones.p1, duel.zone('p1', 'manaZone')]).toEqual([
      ['Runt'],
      ['Fire Filler (tapped)', 'Stubborn'],
    ]);
  });

  driven('609.9 of what is done instead of one of several events, not of the others', (begin) => {
    const miser = creature({
      ...plain,
      name: 'Miser',
      power: 1000,
      abilities: [
        wouldBeDestroyed(
          self,
          insteadDo(
            inOrder(tally(discard(yourHand()), 'dropped'), topOfDeckTo('manaZone', named('dropped'))),
          ),
        ),
      ],
    });
    const duel = castOrder(begin, destroy(yourCreatures()), {
      cards: [miser],
      p1: {
        battleZone: ['Runt', 'Miser', 'Brute'],
        hand: ['Runt'],
        deck: ['Brute', 'Runt', 'Filler', 'Filler'],
      },
    });
    expect([duel.battleZones.p1, duel.names('p1', 'manaZone')]).toEqual([
      ['Miser'],
      ['Brute', 'Fire Filler'],
    ]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Brute', 'Order', 'Runt', 'Runt']);
  });

  driven('summoned from the super GR zone', (begin) => {
    const robots = { superGRZone: ['Robot', 'Robot', 'Robot'] };
    expect(counted(begin, { do: 'gacharangeSummon', count: 2 }, robots)).toBe(2);
    expect(counted(begin, { do: 'gacharangeSummon', count: 2 }, {})).toBe(0);
  });

  driven('summoned from the super GR zone, without those that may not be summoned', (begin) => {
    const robots = { superGRZone: ['Robot', 'Robot', 'Robot'] };
    const p2 = { battleZone: ['Warden'] };
    expect(counted(begin, { do: 'gacharangeSummon', count: 2 }, robots, p2)).toBe(1);
  });
});

describe('609.4 a discard that a replacement sends elsewhere', () => {
  driven('is not counted', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Flesh-to-Spirit Conversion', 'Enigmatic Cascade', 'Filler', 'Filler'],
        manaZone: { water: 4, darkness: 3, nature: 2 },
        battleZone: ['Fear Fang'],
      },
    });
    duel.use('Cast Flesh-to-Spirit Conversion').use('Cast Enigmatic Cascade').choose('Filler', 'Filler');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([
      'p1 attack',
      0,
      12,
    ]);
  });
});
