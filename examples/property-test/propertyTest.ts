import { checkDuel, type DuelProperty, duelArbitrary, engineProperties, PropertyError } from 'taiki/testing';
import { emberOath } from './emberOath.ts';

const runs = Number(process.argv[2] ?? 100);

const duels = duelArbitrary({ cards: [emberOath], generated: 0 });

/** What the ability guarantees. `was` is the object that was destroyed, as it was in the battle zone. */
const onlyWhenDestroyed: DuelProperty = {
  name: 'emberOathOnlyWhenDestroyed',
  rule: '603.2',
  says: 'The effect of Ember Oath triggers only when Ember Oath is destroyed.',
  check: ({ log }) => {
    const destroyed = new Set<number>();
    for (const [index, fact] of log.entries()) {
      if (fact.kind === 'cardDestroyed') destroyed.add(fact.was);
      if (fact.kind === 'effectTriggered' && fact.name === emberOath.name && !destroyed.has(fact.object))
        return { message: 'Its effect triggered, but it was not destroyed.', facts: [index] };
    }
    return undefined;
  },
};

checkDuel(duels, [...engineProperties, onlyWhenDestroyed], { numRuns: runs, seed: 1 });
console.log(`${runs} duels with Ember Oath: every property holds`);

/** A property that fails on purpose. The report shows the smallest duel that violates it. */
const neverAttacks: DuelProperty = {
  name: 'emberOathStaysAtHome',
  rule: undefined,
  says: 'Ember Oath never attacks.',
  check: ({ log }) => {
    const attack = log.findIndex((fact) => fact.kind === 'attackDeclared' && fact.name === emberOath.name);
    return attack < 0 ? undefined : { message: 'Ember Oath attacks.', facts: [attack] };
  },
};

try {
  checkDuel(duels, [neverAttacks], { numRuns: 1000, seed: 2 });
} catch (error) {
  if (!(error instanceof PropertyError)) throw error;
  console.log(error.message);
}
