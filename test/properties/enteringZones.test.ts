import type { CardDefinition } from 'taiki';
import { checkDuel, type DuelHistory, type DuelProperty, duelArbitrary, type Moment } from 'taiki/testing';
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
import { tappedOnlyWhereAllowed } from '../../testing/properties/engine.ts';
import { poolOf } from '../../testing/properties/priority/triggers.ts';
import { runs } from '../support/runs.ts';
import { objectsOf } from '../table/tables.ts';

const plain = { civilizations: ['nature'], cost: 1 } as const;
const shieldTriggerSpell = (name: string, effect: Effect): CardDefinition =>
  spell({ ...plain, name, abilities: [shieldTrigger, spellAbility(effect)] });

/** Creatures of all kinds to be under others, and effects that move their piles. */
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
  shieldTriggerSpell('Compost', putIntoMana(yourCreatures())),
  shieldTriggerSpell('Cull', destroy(yourCreatures())),
  shieldTriggerSpell('Recall', returnToHand(yourCreatures())),
];

/** The objects that are new at each moment, with the range of facts since the previous moment. */
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

const cardOf = (history: DuelHistory, { card }: CardObject): CardDefinition | undefined =>
  poolOf(history).get(history.duel.game.cards[card]?.name ?? '');

const multicoloredEntersTapped: DuelProperty = {
  name: 'multicoloredEntersTapped',
  rule: '405.1',
  says: 'A card with several civilizations enters the mana zone tapped.',
  check: (history) => {
    for (const { object, since, until } of arrivals(history.moments)) {
      if (object.zone !== 'manaZone' || object.tapped) continue;
      const card = cardOf(history, object);
      const all = new Set([...(card?.civilizations ?? []), ...(card?.otherFace?.civilizations ?? [])]);
      const untapped = history.log
        .slice(since, until)
        .some((fact) => fact.kind === 'cardUntapped' && fact.object === object.id);
      if (all.size > 1 && !untapped)
        return { message: `${card?.name} entered the mana zone untapped`, facts: [since, until - 1] };
    }
    return undefined;
  },
};

const HOMES: { readonly [type: string]: readonly string[] } = {
  gacharangeCreature: ['superGRZone', 'battleZone'],
  dragheartFortress: ['hyperspatialZone', 'battleZone'],
};

const extraCardsStayInTheirZones: DuelProperty = {
  name: 'extraCardsStayInTheirZones',
  rule: undefined,
  says: 'Cards that do not belong in the main deck are in the battle zone or in the zone of their type.',
  check: (history) => {
    for (const { object, since, until } of arrivals(history.moments)) {
      const card = cardOf(history, object);
      const homes = HOMES[card?.type ?? ''];
      if (homes !== undefined && !homes.includes(object.zone))
        return { message: `${card?.name} entered the ${object.zone}`, facts: [since, until - 1] };
    }
    return undefined;
  },
};

describe('cards entering zones', () => {
  const properties = [multicoloredEntersTapped, tappedOnlyWhereAllowed, extraCardsStayInTheirZones];

  it('enter them correctly in generated duels', () => {
    checkDuel(duelArbitrary(), properties, { numRuns: runs(10) });
  });

  it('enter them correctly from piles', () => {
    const duels = duelArbitrary({ cards: piles, generated: 0, from: 'positions' });
    checkDuel(duels, properties, { numRuns: runs(10) });
  });
});
