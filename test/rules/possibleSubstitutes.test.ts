import type { PlayerInput } from 'taiki/testing';
import {
  any,
  battle,
  cannot,
  cardsIn,
  choose,
  countOf,
  creature,
  cross,
  crossGear,
  destroy,
  draw,
  type Effect,
  evolution,
  evolutionCreature,
  forEach,
  gets,
  has,
  inOrder,
  insteadDo,
  moveUnder,
  opponentsCreatures,
  power,
  remember,
  self,
  spell,
  spellAbility,
  that,
  the,
  topOfDeckTo,
  turnFace,
  untap,
  useFree,
  wouldBeDestroyed,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const beast = creature({ ...plain, name: 'Beast', power: 2000 });
const ban = creature({
  ...plain,
  name: 'Ban',
  power: 1000,
  abilities: [has(cannot({ do: 'summon', who: 'opponent' }))],
});
const gear = crossGear({ ...plain, name: 'Gear' });
const fire = spell({
  ...plain,
  name: 'Fire',
  abilities: [spellAbility(destroy(yourCreatures({ names: ['Victim'] })))],
});
const cards = [beast, ban, gear, fire];

interface Position {
  readonly p1?: Omit<PlayerInput, 'manaZone' | 'hand' | 'battleZone'>;
  readonly beside?: readonly string[];
  readonly hand?: readonly string[];
  readonly p2?: PlayerInput;
}

/** Whether a creature stays that does this instead of being destroyed. */
function survives(begin: Begin, effect: Effect, { p1, beside = [], hand = [], p2 = {} }: Position): boolean {
  const victim = creature({
    ...plain,
    name: 'Victim',
    power: 2000,
    abilities: [wouldBeDestroyed(self, insteadDo(effect))],
  });
  const duel = begin({
    cards: [...cards, victim],
    p1: { ...p1, manaZone: { nature: 1 }, hand: ['Fire', ...hand], battleZone: ['Victim', ...beside] },
    p2,
  });
  return duel.use('Cast Fire').names('p1', 'battleZone').includes('Victim');
}

describe('609.4 what cannot be done is not done instead', () => {
  const gears = choose(cardsIn('battleZone', 'you', { type: 'crossGear' }));
  const ox = opponentsCreatures();
  const noShield = { shieldZone: [{ name: 'Beast', faceUp: true }] };
  const cases: readonly (readonly [what: string, Effect, possible: Position, impossible: Position])[] = [
    ['an effect on creatures', gets(choose(ox), 'turn', power(-1000)), { p2: { battleZone: ['Beast'] } }, {}],
    ['a battle', battle(self, choose(ox)), { p2: { battleZone: ['Ban'] } }, {}],
    [
      'using a card',
      useFree(choose(yourHand({ type: 'creature' }))),
      { hand: ['Beast'] },
      { hand: ['Beast'], p2: { battleZone: ['Ban'] } },
    ],
    ['the end of an attack', { do: 'endAttack' }, {}, {}],
    [
      'turning a shield face up',
      turnFace(yourShields(), 'faceUp'),
      { p1: { shieldZone: ['Beast'] } },
      { p1: noShield },
    ],
    ['drawing a number of cards', draw(countOf(yourHand())), { hand: ['Beast'] }, {}],
    ['moving a number of cards', topOfDeckTo('manaZone', countOf(yourHand())), { hand: ['Beast'] }, {}],
    ['the top of an empty super GR zone', { do: 'gacharangeSummon', count: 1 }, {}, {}],
    [
      'crossing',
      cross(gears, choose(yourCreatures({ names: ['Beast'] }))),
      { beside: ['Gear', 'Beast'] },
      { beside: ['Gear'] },
    ],
    ['changing places', { do: 'swap', what: that }, {}, {}],
    ['icons', { do: 'useIcons', icon: 'kizuna', count: 1 }, {}, {}],
    [
      'something for each of several',
      forEach(yourCreatures({ other: true }), 'one', destroy(the('one'))),
      { beside: ['Beast'] },
      {},
    ],
  ];
  const hasPossibility = (position: Position): boolean => Object.keys(position).length > 0;
  for (const [what, effect, possible, impossible] of cases) {
    driven(what, (begin) => {
      expect(survives(begin, effect, impossible)).toBe(false);
      if (hasPossibility(possible)) expect(survives(begin, effect, possible)).toBe(true);
    });
  }

  driven('something for each of several, to none of which it can be done', (begin) => {
    const wake = forEach(yourCreatures({ other: true }), 'one', untap(the('one')));
    expect(survives(begin, wake, { beside: ['Beast'] })).toBe(false);
  });

  driven('801.4 cards from below, where there are none', (begin) => {
    const meteor = evolutionCreature({
      ...plain,
      name: 'Victim',
      power: 5000,
      abilities: [evolution({}), wouldBeDestroyed(self, insteadDo(moveUnder(self, 1, 'graveyard')))],
    });
    const duel = begin({
      cards: [...cards, meteor],
      p1: {
        hand: ['Fire', 'Fire'],
        manaZone: { nature: 2 },
        battleZone: [{ name: 'Victim', over: ['Beast'] }],
      },
    });
    duel.use('Cast Fire');
    expect(duel.battleZones.p1).toEqual(['Victim']);
    duel.use('Cast Fire');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Beast', 'Fire', 'Fire', 'Victim']);
  });
});

describe('609.9b the top card of a deck', () => {
  const purge = spell({ ...plain, name: 'Purge', abilities: [spellAbility(destroy(yourCreatures()))] });
  const priest = creature({
    ...plain,
    name: 'Priest',
    power: 1000,
    abilities: [wouldBeDestroyed(any('you', { names: ['Beast'] }), insteadDo(topOfDeckTo('graveyard')))],
  });
  const p1 = { hand: ['Purge'], manaZone: { nature: 1 }, battleZone: ['Beast', 'Priest', 'Beast'] };

  driven('takes the place of one event, the next card that of the next', (begin) => {
    const duel = begin({ cards: [...cards, purge, priest], p1: { ...p1, deck: ['Ban', 'Gear', 'Fire'] } });
    duel.use('Cast Purge');
    expect(duel.battleZones.p1).toEqual(['Beast', 'Beast']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Ban', 'Priest', 'Gear', 'Purge']);
  });

  driven('of no other where there is none left', (begin) => {
    const duel = begin({ cards: [...cards, purge, priest], p1: { ...p1, deck: ['Ban'] } });
    duel.use('Cast Purge').choose('Beast');
    expect(duel.battleZones.p1).toEqual(['Beast']);
    expect(duel.duel.result).toMatchObject({ reason: 'deckOut' });
  });
});

describe('101.5a choices and numbers that are named belong to the clause that they are named for', () => {
  driven('609.4 which cannot be chosen where nothing can be done with them', (begin) => {
    const wake = inOrder(
      { do: 'choose', what: choose(yourCreatures({ other: true })) },
      untap(the('chosen')),
    );
    expect(survives(begin, wake, { beside: ['Beast'] })).toBe(false);
    const draws = inOrder(remember(countOf(yourHand()), 'cards'), draw({ named: 'cards' }));
    expect(survives(begin, draws, {})).toBe(false);
    expect(survives(begin, draws, { hand: ['Beast'] })).toBe(true);
  });

  driven('609.3 and what follows them is not replaced again', (begin) => {
    const guard = creature({
      ...plain,
      name: 'Guard',
      power: 1000,
      abilities: [wouldBeDestroyed(self, insteadDo(topOfDeckTo('manaZone')))],
    });
    const victim = creature({
      ...plain,
      name: 'Victim',
      power: 2000,
      abilities: [
        wouldBeDestroyed(
          self,
          insteadDo(
            inOrder(
              remember(1, 'one'),
              destroy(choose(yourCreatures({ names: ['Guard'] }), { named: 'one' })),
            ),
          ),
        ),
      ],
    });
    const duel = begin({
      cards: [...cards, victim, guard],
      p1: { hand: ['Fire'], manaZone: { nature: 1 }, battleZone: ['Victim', 'Guard'] },
    });
    duel.use('Cast Fire');
    expect(duel.battleZones.p1).toEqual(['Victim']);
    expect(duel.names('p1', 'graveyard')).toEqual(['Fire', 'Guard']);
  });
});
