import { type CardDefinition, CardError, defineCard, type Zone } from 'taiki';
import type { Ability, Effect, Replacement, Static, Triggered } from 'taiki/words';
import {
  another,
  anyOf,
  blocker,
  cardsIn,
  choose,
  creature,
  delayed,
  discard,
  draw,
  each,
  gains,
  gets,
  has,
  instead,
  insteadDo,
  itself,
  limited,
  power,
  replaceUntil,
  returnToHand,
  self,
  shieldForce,
  spell,
  spellAbility,
  topOfDeckTo,
  turboRush,
  waveStriker,
  when,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  wouldBeDiscarded,
  wouldLeave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect, it } from 'vitest';
import { ZONES } from '../../table/nouns.ts';
import { type Begin, type Driver, driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { brute, cast, runt } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;

const withAbility = (ability: Ability): CardDefinition =>
  creature({ ...plain, name: 'Sentry', races: [], power: 1000, abilities: [ability] });

const order = spell({ ...plain, name: 'Order', abilities: [] });

/** Whether the ability of a Sentry in a zone does something; `refused` if it cannot be said of that zone. */
type Effectiveness = 'works' | 'does nothing' | 'refused';

function sentryIn(begin: Begin, ability: Ability, zone: Zone, effect: Effect): Driver {
  const others = ['Brute', 'Runt'];
  return cast(begin, effect, {
    cards: [withAbility(ability)],
    p1: {
      battleZone: others,
      [zone]: zone === 'battleZone' ? [...others, 'Sentry'] : ['Sentry', 'Filler', 'Filler'],
    },
  });
}

function effectiveness(ability: Ability, works: () => boolean): Effectiveness {
  try {
    defineCard(withAbility(ability));
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    return /from|zone/.test(error.message) ? 'refused' : 'does nothing';
  }
  return works() ? 'works' : 'does nothing';
}

/** 110.4c-g. Cards in these zones cannot be read by their players, so nothing can work there. */
const UNREAD: readonly Zone[] = ['deck', 'superGRZone'];

const statically = (from: readonly Zone[]): Static => ({ ...each(yourCreatures(), power(700)), from });
const triggered = (from: readonly Zone[]): Triggered => ({
  ...when({ event: 'drawn', by: 'you' }, { do: 'destroy', what: { in: 'battleZone', of: 'you' } }),
  from,
});
const replacing = (from: readonly Zone[]): Replacement => ({
  ...wouldBeDestroyed(another('you'), instead('manaZone')),
  from,
});

describe('110.4c-g an ability works in every zone that its card can be read in, and others are refused', () => {
  for (const zone of ZONES) {
    const expected = UNREAD.includes(zone) ? 'refused' : 'works';

    driven(`a static ability in the ${zone}`, (begin) => {
      const ability = statically([zone]);
      const works = () => {
        const duel = sentryIn(begin, ability, zone, draw());
        return powersOf(duel, 'p1', [brute, runt, order, withAbility(ability)])[0] === 'Brute 5700';
      };
      expect(effectiveness(ability, works)).toBe(expected);
    });

    driven(`a triggered ability in the ${zone}`, (begin) => {
      for (const from of [[zone], ['hand', zone]] as const) {
        const ability = triggered(from);
        const works = () => {
          const duel = sentryIn(begin, ability, zone, draw());
          if (duel.asked === 'p1 declareUsage') duel.choose('Declare Sentry');
          return duel.facts('effectResolved').includes('effectResolved Sentry');
        };
        expect([from, effectiveness(ability, works)]).toEqual([from, expected]);
      }
    });

    driven(`a replacement effect in the ${zone}`, (begin) => {
      const ability = replacing([zone]);
      const works = () => {
        const destroyed: Effect = { do: 'destroy', what: yourCreatures({ names: ['Brute'] }) };
        const duel = sentryIn(begin, ability, zone, destroyed);
        return duel.names('p1', 'manaZone').includes('Brute');
      };
      expect(effectiveness(ability, works)).toBe(expected);
    });
  }

  for (const zone of ZONES) {
    driven(`601.1a a permission to summon from the ${zone}`, (begin) => {
      const ability = each(cardsIn(zone, 'you'), {
        kind: 'can',
        permission: { do: 'summonFrom', zone },
      });
      const works = () => {
        const duel = begin({
          cards: [brute, runt, withAbility(ability)],
          p1: {
            manaZone: { fire: 2 },
            battleZone: ['Sentry'],
            [zone]: zone === 'manaZone' ? ['Runt', 'Runt', 'Runt'] : ['Runt', 'Filler'],
          },
        });
        return duel.options.some((option) => option.startsWith('Summon Runt'));
      };
      const summons: readonly Zone[] = ['deck', 'manaZone', 'shieldZone', 'graveyard', 'hyperspatialZone'];
      expect(effectiveness(ability, works)).toBe(summons.includes(zone) ? 'works' : 'refused');
    });
  }

  it('601.1a a cost of a card that is used from the superGRZone is refused', () => {
    const ability: Ability = {
      kind: 'cost',
      way: 'alternative',
      effect: { do: 'discard', what: cardsIn('hand', 'you') },
      from: ['superGRZone'],
    };
    expect(effectiveness(ability, () => false)).toBe('refused');
  });

  it.each([
    ['static', statically([])],
    ['triggered', triggered([])],
    ['replacement', replacing([])],
  ] as const)('a %s ability that works nowhere is refused', (_, ability) => {
    expect(() => defineCard(withAbility(ability))).toThrow(/from: expected at least one zone/);
  });
});

describe('603.6, 609.2 what an effect leaves behind lies in no zone', () => {
  const casting = (effect: Effect): CardDefinition =>
    spell({ ...plain, name: 'Order', abilities: [spellAbility(effect)] });
  const later = when({ event: 'put', what: { of: 'you' } }, draw());

  it('a delayed trigger with zones is refused', () => {
    const effect = delayed({ ...later, from: ['hand'] }, 'turn');
    expect(() => defineCard(casting(effect))).toThrow(/ability\.from: expected none/);
  });

  it('a delayed trigger with an icon, which nothing could choose, is refused', () => {
    const effect = delayed({ ...later, icon: 'Drum' }, 'turn');
    expect(() => defineCard(casting(effect))).toThrow(/ability\.icon: expected none/);
  });

  it('a replacement effect with zones is refused', () => {
    const effect = replaceUntil('turn', { ...wouldLeave(self, instead('hand')), from: ['graveyard'] });
    expect(() => defineCard(casting(effect))).toThrow(/replacement\.from: expected none/);
  });
});

describe('605.2b one player decides', () => {
  it.each([
    ['chooses', { do: 'destroy', what: choose(yourCreatures(), 1, 'any') }],
    ['picks the mode', { do: 'modes', modes: [draw(), draw(2)], count: 1, by: 'any' }],
    ['names a number', { do: 'nameNumber', by: 'any', min: 0, max: 3, as: 'number' }],
    ['names a card', { do: 'nameCard', by: 'any', as: 'name' }],
    ['names a race', { do: 'nameRace', by: 'any', as: 'race' }],
  ] as const)('so it is refused that any player %s', (_, effect) => {
    const card = spell({ ...plain, name: 'Order', abilities: [spellAbility(effect)] });
    expect(() => defineCard(card)).toThrow(/by: expected "you" or "opponent", since one player decides/);
  });
});

describe('604.1 an ability that is gained gives no abilities in turn', () => {
  const allBlock = each(yourCreatures(), gains(blocker));
  const haveIt = (ability: Ability): Ability => each(yourCreatures(), gains(ability));
  const defining = (ability: Ability) => () => defineCard(withAbility(ability));

  it.each([
    ['by a static ability', haveIt(allBlock), 'effects[0].abilities[0]'],
    ['by shield force', shieldForce(allBlock), 'grants[0]'],
    ['as wave striker', haveIt(waveStriker(blocker)), 'effects[0].abilities[0]'],
    ['as shield force', haveIt(shieldForce(has(power(1000)))), 'effects[0].abilities[0]'],
    ['by wave striker as turbo rush', waveStriker(turboRush(blocker)), 'grants[0]'],
    ['by an effect', whenPut(self, gets(self, 'turn', gains(allBlock))), 'effect.effects[0].abilities[0]'],
  ])('and is refused if given %s', (_, ability, place) => {
    expect(defining(ability)).toThrow(
      `abilities[0].${place}: expected an ability that gives no abilities in turn`,
    );
  });

  it.each([
    ['a static ability that changes power', haveIt(has(power(1000)))],
    ['wave striker with such an ability', haveIt(waveStriker(has(power(1000))))],
    ['what wave striker grants itself', waveStriker(allBlock)],
  ])('but %s may be given', (_, ability) => {
    expect(defining(ability)).not.toThrow();
  });
});

describe('603.1 how often an ability can be used in a turn', () => {
  const onceATurn = { times: 1, per: 'turn', by: 'this' } as const;

  driven('is counted for a delayed trigger too', (begin) => {
    const promise = (limit: readonly Triggered[]): Effect => ({
      do: 'inOrder',
      effects: [
        ...limit.map((ability) => delayed(ability, 'turn')),
        { do: 'put', what: { in: 'graveyard', of: 'you' } },
      ],
    });
    const drawn = (effect: Effect) =>
      cast(begin, effect, { p1: { graveyard: ['Runt', 'Runt'] } }).count('p1', 'hand');
    const later = when({ event: 'put', what: { of: 'you' } }, draw());
    expect(drawn(promise([later]))).toBe(2);
    expect(drawn(promise([limited(onceATurn, later)]))).toBe(1);
  });

  driven('is counted for each ability of a card by itself', (begin) => {
    for (const by of ['this', 'name'] as const) {
      const limit = { times: 1, per: 'turn', by } as const;
      const twice = creature({
        ...plain,
        name: 'Twice',
        power: 1000,
        abilities: [
          limited(limit, whenPut(another('you'), draw())),
          limited(limit, wheneverAttacks(another('you'), draw())),
        ],
      });
      const duel = cast(
        begin,
        { do: 'put', what: { in: 'graveyard', of: 'you' } },
        { cards: [twice], p1: { battleZone: ['Brute', 'Twice'], graveyard: ['Runt', 'Runt'] } },
      );
      if (duel.asked === 'p1 order') duel.choose(...duel.options);
      while (duel.asked === 'p1 standby') duel.choose(duel.options[0] ?? '');
      expect([by, duel.count('p1', 'hand')]).toEqual([by, 1]);
      duel.passUntil('p1 attack').choose('Brute attacks the player');
      expect([by, duel.count('p1', 'hand')]).toEqual([by, 2]);
    }
  });
});

describe('110.4g an ability whose event cannot happen in the battle zone works where it happens', () => {
  const event = { event: 'moved', what: itself } as const;
  const gain = topOfDeckTo('manaZone');

  /** What is done to a Sentry in a zone of p1; the cards in the mana zone, one of them for the cast. */
  const manaAfter = (begin: Begin, ability: Ability, zone: Zone, effect: Effect): number => {
    const duel = sentryIn(begin, ability, zone, effect);
    if (duel.asked === 'p1 declareUsage') duel.choose('Declare Sentry');
    return duel.names('p1', 'manaZone').filter((name) => name !== 'Sentry').length;
  };

  driven('"when this is discarded" in the graveyard', (begin) => {
    const discarded = discard(yourHand({ names: ['Sentry'] }));
    const moved = when({ ...event, from: 'hand', to: 'graveyard' }, gain);
    expect(manaAfter(begin, moved, 'hand', discarded)).toBe(2);
    const named = when({ event: 'discarded', by: 'you', what: { itself: true } }, gain);
    expect(manaAfter(begin, named, 'hand', discarded)).toBe(2);
    const either = when(
      anyOf({ ...event, from: 'hand', to: 'graveyard' }, { ...event, from: 'deck', to: 'graveyard' }),
      gain,
    );
    expect(manaAfter(begin, either, 'hand', discarded)).toBe(2);
  });

  driven('"when this goes from your hand to your mana zone" there', (begin) => {
    const moved = when({ ...event, from: 'hand', to: 'manaZone' }, gain);
    expect(
      manaAfter(begin, moved, 'hand', { do: 'move', what: yourHand({ names: ['Sentry'] }), to: 'manaZone' }),
    ).toBe(2);
  });

  driven('603.2e "when this goes from your mana zone to your hand" there, by a declaration', (begin) => {
    const moved = when({ ...event, from: 'manaZone', to: 'hand' }, gain);
    const duel = cast(begin, returnToHand(yourMana({ names: ['Sentry'] })), {
      cards: [withAbility(moved)],
      p1: { manaZone: [{ name: 'Filler' }, 'Sentry', 'Order'] },
    });
    expect(duel.asked).toBe('p1 declareUsage');
    duel.choose('Declare Sentry');
    expect(duel.count('p1', 'manaZone')).toBe(3);
  });

  driven('"if this would be discarded" in the hand', (begin) => {
    const duel = sentryIn(begin, wouldBeDiscarded(self, instead('manaZone')), 'hand', discard(yourHand()));
    expect(duel.names('p1', 'manaZone')).toContain('Sentry');
    expect(duel.names('p1', 'graveyard')).not.toContain('Sentry');
  });

  driven('110.4c an event that may happen in the battle zone is waited for there alone', (begin) => {
    const moved = when({ ...event, to: 'graveyard' }, gain);
    expect(manaAfter(begin, moved, 'hand', discard(yourHand({ names: ['Sentry'] })))).toBe(1);
    expect(
      manaAfter(begin, moved, 'battleZone', { do: 'destroy', what: yourCreatures({ names: ['Sentry'] }) }),
    ).toBe(2);
  });
});

describe('definitions that could do nothing are refused', () => {
  const spellWith = (ability: Ability) => spell({ ...plain, name: 'Idle', abilities: [ability] });
  it.each<readonly [what: string, card: CardDefinition, problem: RegExp]>([
    [
      '110.4c a trigger of a spell',
      spellWith(when({ event: 'startOfTurn', of: 'you' }, draw())),
      /abilities\[0\]\.from: expected the zones/,
    ],
    [
      '110.4c a static ability of a spell',
      spellWith(each(yourCreatures(), power(1000))),
      /abilities\[0\]\.from: expected the zones/,
    ],
    [
      '110.4c a replacement effect of a spell',
      spellWith(wouldBeDestroyed(self, instead('hand'))),
      /abilities\[0\]\.from: expected the zones/,
    ],
    [
      '104.1 that both players win',
      spellWith(spellAbility({ do: 'wins', who: 'any' })),
      /who: expected "you" or "opponent"/,
    ],
    [
      'a limit of no times',
      withAbility(limited({ times: 0, per: 'turn', by: 'this' }, whenPut(self, draw()))),
      /limit\.times: expected a number of at least 1/,
    ],
    [
      '110.4f what another card does as it is put',
      withAbility(when({ event: 'put', what: { of: 'you' }, entering: true }, draw())),
      /when\.entering: expected nothing, unless it says no more than that the card with the ability is put/,
    ],
    [
      '110.4f what a card does as it is put in one way only',
      withAbility(when({ event: 'put', what: itself, how: 'summoned', entering: true }, draw())),
      /when\.entering: expected nothing, unless it says no more than that the card with the ability is put/,
    ],
    [
      '609.4 nothing instead',
      withAbility(wouldLeave(self, insteadDo({ do: 'inOrder', effects: [] }))),
      /instead\.effect: expected something to do/,
    ],
  ])('%s', (_, card, problem) => {
    expect(() => defineCard(card)).toThrow(CardError);
    expect(() => defineCard(card)).toThrow(problem);
  });

  it('but not what names its zone, or whose event cannot happen in the battle zone', () => {
    const discarded = when({ event: 'discarded', by: 'you', what: { itself: true } }, draw());
    for (const ability of [discarded, wouldBeDiscarded(self, instead('manaZone')), statically(['graveyard'])])
      expect(defineCard(spellWith(ability)).name).toBe('Idle');
  });
});
