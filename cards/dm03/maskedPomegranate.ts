import {
  atMost,
  cannotBeBlockedBy,
  countOf,
  creature,
  has,
  power,
  times,
  yourCreatures,
} from '../../effects/language/words.ts';

export const maskedPomegranate = creature({
  name: 'Masked Pomegranate',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 5,
  power: 1000,
  printings: ['DM-03 49/55'],
  abilities: [
    has(power(times(1000, countOf(yourCreatures({ civilizations: ['nature'], other: true }))))),
    cannotBeBlockedBy({ power: atMost(4000) }),
  ],
});
