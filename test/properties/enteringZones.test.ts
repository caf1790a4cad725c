import type { CardDefinition } from 'taiki';
import { type Course, checkDuel, type DuelProperty, duelArbitrary, type Moment } from 'taiki/testing';
import type { Effect } from 'taiki/words';
import {
  creature,
  destroy,
  evolution,
  evolutionCreature,
  gacharangeCreature,
  moveUnder,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  wheneverAttacks,
  yourCreatures,
} from 'taiki/words';
import { describe, it } from 'vitest';
import type { CardObject } from '../../table/nouns.ts';
import { tappedWhereTheyMay } from '../../testing/properties/engine.ts';
import { poolOf } from '../../testing/properties/priority/triggers.ts';
import { runs } from '../support/runs.ts';
import { objectsOf } from '../table/tables.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const whole = (name: string, effect: Effect): CardDefinition =>
  spell({ ...plain, name, abilities: [shieldTrigger, spellAbility(effect)] });

/** Creatures of all kinds that lie below others, and what sends their piles elsewhere. */
const piles: readonly CardDefinition[] = [
  creature({ name: 'Hybrid', civilizations: ['fire', 'nature'], cost: 1, power: 2000 }),
  gacharangeCreature({ name: 'Capsule', civilizations: [], cost: 1, power: 1000 }),
  evolutionCreature({
    ...plain,
    name: 'Elder',
    power: 5000,
    abilities: [evolution({}), wheneverAttacks(self, moveUnder(self, 1, 'manaZone'))],
  }),
  evolutionCreature({
    name: 'Chimera',
    civilizations: ['nature', 'water'],
    cost: 1,
    power: 4000,
    abilities: [evolution({}), wheneverAttacks(self, putIntoMana(self))],
  }),
  whole('Compost', putIntoMana(yourCreatures())),
  whole('Cull', destroy(yourCreatures())),
  whole('Recall', returnToHand(yourCreatures())),
];

/** Objects that were not there a moment before, with how many facts there were before and after. */
function* arrivals(
  moments: readonly Moment[],
): Generator<{ readonly object: CardObject; readonly since: number; readonly until: number }, undefined> {
  let before = moments[0];
  for (const moment of moments) {
    if (before === undefined || moment.game.zones === before.game.zones) continue;
    const known = new Set(objectsOf(before.game).map(({ id }) => id));
    for (const object of objectsOf(moment.game)) {
      if (!known.has(object.id)) yield { object, since: before.facts, until: moment.facts };
    }
    before = moment;
  }
}

const cardOf = (course: Course, { card }: CardObject): CardDefinition | undefined =>
  poolOf(course).get(course.duel.game.cards[card]?.name ?? '');

const multicoloredEntersTapped: DuelProperty = {
  name: 'multicoloredEntersTapped',
  rule: '405.1',
  says: 'A card of several civilizations comes into the mana zone tapped.',
  check: (course) => {
    for (const { object, since, until } of arrivals(course.moments)) {
      if (object.zone !== 'manaZone' || object.tapped) continue;
      const card = cardOf(course, object);
      const all = new Set([...(card?.civilizations ?? []), ...(card?.otherFace?.civilizations ?? [])]);
      const untapped = course.log
        .slice(since, until)
        .some((fact) => fact.kind === 'cardUntapped' && fact.object === object.id);
      if (all.size > 1 && !untapped)
        return { message: `${card?.name} came into the mana zone untapped`, facts: [since, until - 1] };
    }
    return undefined;
  },
};

const HOMES: { readonly [type: string]: readonly string[] } = {
  gacharangeCreature: ['superGRZone', 'battleZone'],
  dragheartFortress: ['hyperspatialZone', 'battleZone'],
};

const apartStaysApart: DuelProperty = {
  name: 'apartStaysApart',
  rule: undefined,
  says: 'Cards that are no part of a deck are in the battle zone or in the zone of their kind.',
  check: (course) => {
    for (const { object, since, until } of arrivals(course.moments)) {
      const card = cardOf(course, object);
      const homes = HOMES[card?.type ?? ''];
      if (homes !== undefined && !homes.includes(object.zone))
        return { message: `${card?.name} went to the ${object.zone}`, facts: [since, until - 1] };
    }
    return undefined;
  },
};

describe('where and how cards come to lie', () => {
  const properties = [multicoloredEntersTapped, tappedWhereTheyMay, apartStaysApart];

  it('holds in generated duels', () => {
    checkDuel(duelArbitrary(), properties, { numRuns: runs(10) });
  });

  it('holds for each card of a pile', () => {
    const duels = duelArbitrary({ cards: piles, generated: 0, from: 'positions' });
    checkDuel(duels, properties, { numRuns: runs(10) });
  });
});
