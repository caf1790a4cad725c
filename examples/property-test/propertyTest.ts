import { checkDuel, type DuelProperty, duelArbitrary, engineProperties, PropertyError } from 'taiki/testing';
import { emberOath } from './emberOath.ts';

const runs = Number(process.argv[2] ?? 100);

const duels = duelArbitrary({ cards: [emberOath], generated: 0 });

/** What its ability promises. `was` is the object that was destroyed, as it lay in the battle zone. */
const onlyWhenDestroyed: DuelProperty = {
  name: 'emberOathOnlyWhenDestroyed',
  rule: '603.2',
  says: 'The effect of Ember Oath goes on standby only when it is destroyed.',
  check: ({ log }) => {
    const destroyed = new Set<number>();
    for (const [index, fact] of log.entries()) {
      if (fact.kind === 'cardDestroyed') destroyed.add(fact.was);
      if (fact.kind === 'effectTriggered' && fact.name === emberOath.name && !destroyed.has(fact.object))
        return { message: 'Its effect is on standby, and it was not destroyed.', facts: [index] };
    }
    return undefined;
  },
};

checkDuel(duels, [...engineProperties, onlyWhenDestroyed], { numRuns: runs, seed: 1 });
console.log(`${runs} duels with Ember Oath: every property holds`);

/** And one that is wrong, to see what is said then: the shortest duel that shows it. */
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
  checkDuel(duels, [neverAttacks], { numRuns: 1000, seed: 1 });
} catch (error) {
  if (!(error instanceof PropertyError)) throw error;
  console.log(error.message);
}
