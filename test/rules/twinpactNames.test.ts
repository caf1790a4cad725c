import type { CardDefinition } from 'taiki';
import type { Filter, Group } from 'taiki/words';
import {
  allCreatures,
  cardsIn,
  choose,
  creature,
  destroy,
  draw,
  evolution,
  evolutionCreature,
  field,
  may,
  returnToHand,
  sameNameAs,
  spell,
  spellAbility,
  twinpact,
  useFree,
  when,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect, it } from 'vitest';
import { type Begin, driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const halves = (whole: string, upper: string, lower: string): CardDefinition =>
  twinpact(
    whole,
    creature({ ...plain, name: upper, power: 1000 }),
    spell({ ...plain, name: lower, abilities: [spellAbility(draw())] }),
  );
const joined = halves('Ebb Dragon / Flow Spark', 'Ebb Dragon', 'Flow Spark');
const free = halves('Both Shores', 'Ebb Dragon', 'Flow Spark');

/** The cards of this group, found by an effect that returns all of them or puts all of them on the deck. */
const found = (begin: Begin, card: CardDefinition, zone: 'battleZone' | 'graveyard', filter: Filter) => {
  const duel = cast(
    begin,
    { do: 'move', what: cardsIn(zone, 'you', filter), to: 'manaZone' },
    {
      cards: [card],
      p1: { battleZone: ['Brute'], [zone]: zone === 'battleZone' ? ['Brute', card.name] : [card.name] },
    },
  );
  return duel.names('p1', 'manaZone').includes(card.name);
};

for (const card of [joined, free]) {
  describe(`810.4 the name of ${card.name}`, () => {
    const IN_BATTLE_ZONE: readonly (readonly [filter: Filter, matches: boolean])[] = [
      [{ names: ['Ebb Dragon'] }, true],
      [{ names: [card.name] }, false],
      [{ names: ['Flow Spark'] }, false],
      [{ nameContains: 'Dragon' }, true],
      [{ nameContains: 'Spark' }, false],
      [{ nameContains: 'Shores' }, false],
      [{ type: 'creature', nameContains: 'Dragon' }, true],
      [{ not: { names: ['Ebb Dragon'] }, power: { max: 1000 } }, false],
      [{ anyOf: [{ nameContains: 'Spark' }, { nameContains: 'Ebb' }] }, true],
    ];
    for (const [filter, matches] of IN_BATTLE_ZONE) {
      driven(`in the battle zone is that of its creature: ${JSON.stringify(filter)}`, (begin) => {
        expect(found(begin, card, 'battleZone', filter)).toBe(matches);
      });
    }

    const joinedName = card === joined;
    const ELSEWHERE: readonly (readonly [filter: Filter, matches: boolean])[] = [
      [{ names: [card.name] }, true],
      [{ names: ['Ebb Dragon'] }, false],
      [{ names: ['Flow Spark'] }, false],
      [{ nameContains: 'Dragon' }, joinedName],
      [{ nameContains: 'Spark' }, joinedName],
      [{ type: 'spell', nameContains: 'Spark' }, true],
      [{ type: 'spell', nameContains: 'Dragon' }, false],
      [{ type: 'creature', nameContains: 'Dragon' }, true],
      [{ type: 'creature', nameContains: 'Spark' }, false],
      [{ type: 'spell', not: { nameContains: 'Spark' } }, false],
    ];
    for (const [filter, matches] of ELSEWHERE) {
      driven(
        `elsewhere is that of the whole, or of the half that is asked for: ${JSON.stringify(filter)}`,
        (begin) => {
          expect(found(begin, card, 'graveyard', filter)).toBe(matches);
        },
      );
    }
  });
}

describe('810.4 what asks for the name of a twinpact', () => {
  const dragon = creature({ ...plain, name: 'Ebb Dragon', power: 1000 });
  const cards = [joined, dragon];

  driven(
    '202 a creature of the name of its creature half has the same name, in the battle zone only',
    (begin) => {
      const same = (of: Group) => destroy(yourCreatures({ ...sameNameAs(of), names: ['Ebb Dragon'] }));
      const there = cast(begin, same(allCreatures()), {
        cards,
        p1: { battleZone: ['Brute', joined.name, 'Ebb Dragon'] },
      });
      expect(there.battleZones.p1).toEqual(['Brute']);
      const elsewhere = cast(begin, same(yourHand()), {
        cards,
        p1: { battleZone: ['Brute', 'Ebb Dragon'], hand: [joined.name] },
      });
      expect(elsewhere.battleZones.p1).toEqual(['Brute', 'Ebb Dragon']);
    },
  );

  driven('605.2e what has left the battle zone had that name', (begin) => {
    const echo = spell({
      ...plain,
      name: 'Echo',
      abilities: [
        spellAbility(
          destroy(choose(yourCreatures({ power: { max: 1000 } }))),
          returnToHand(yourCreatures({ sameNameAs: { ref: 'chosen' } })),
        ),
      ],
    });
    const duel = begin({
      cards: [...cards, echo],
      p1: { hand: ['Echo'], manaZone: { fire: 1 }, battleZone: [joined.name, 'Ebb Dragon'] },
    }).use('Cast Echo');
    duel.choose(joined.name);
    expect([duel.battleZones.p1, duel.names('p1', 'hand')]).toEqual([[], ['Ebb Dragon']]);
  });

  driven('801.1a an evolution creature lies on it by that name', (begin) => {
    const elder = evolutionCreature({
      ...plain,
      name: 'Elder',
      power: 5000,
      abilities: [evolution({ names: ['Ebb Dragon'] })],
    });
    const duel = begin({
      cards: [...cards, elder],
      p1: { hand: ['Elder'], manaZone: { fire: 1 }, battleZone: [joined.name] },
    }).use('Summon Elder');
    expect(duel.battleZones.p1).toEqual([`Elder (over ${joined.name})`]);
  });

  driven(
    '603.2 what triggers on creatures of that name sees it put, and does not see the spell cast',
    (begin) => {
      const herald = field({
        ...plain,
        name: 'Herald',
        abilities: [
          when({ event: 'put', what: { of: 'you', filter: { names: ['Ebb Dragon'] } } }, may(draw(2))),
          when({ event: 'used', by: 'you', what: { type: 'spell', nameContains: 'Dragon' } }, may(draw(3))),
          when({ event: 'used', by: 'you', what: { type: 'spell', nameContains: 'Flow' } }, may(draw(4))),
        ],
      });
      const play = (label: string) =>
        begin({
          cards: [...cards, herald],
          p1: { hand: [joined.name], manaZone: { fire: 1 }, battleZone: ['Herald', 'Fear Fang'] },
        }).use(label);
      const summoned = play(`Summon ${joined.name}`);
      summoned.choose(summoned.options[0] ?? '');
      expect(summoned.count('p1', 'hand')).toBe(2);
      const castIt = play('Cast Flow Spark');
      castIt.choose(castIt.options[0] ?? '');
      expect(castIt.count('p1', 'hand')).toBe(5);
    },
  );

  driven('the spell half is found and cast by its own name where a spell is asked for', (begin) => {
    const duel = cast(begin, useFree(choose(yourGraveyard({ type: 'spell', nameContains: 'Spark' }))), {
      cards,
      p1: { graveyard: [joined.name] },
    });
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  it('a definition keeps the name of its creature half where the name of the whole does not tell it', () => {
    expect(free).toMatchObject({
      name: 'Both Shores',
      faceName: 'Ebb Dragon',
      otherFace: { name: 'Flow Spark' },
    });
    expect('faceName' in joined).toBe(false);
  });
});
