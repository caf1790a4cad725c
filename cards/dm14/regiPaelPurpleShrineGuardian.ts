import {
  allCreatures,
  blocker,
  cannotAttackPlayers,
  countOf,
  creature,
  has,
  power,
  times,
} from '../../effects/language/words.ts';

export const regiPaelPurpleShrineGuardian = creature({
  name: 'Regi Pael, Purple Shrine Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 2,
  power: 4000,
  printings: ['DM-14 43/110'],
  abilities: [
    blocker,
    has(power(times(-1000, countOf(allCreatures({ civilizations: ['darkness', 'fire'] }))))),
    cannotAttackPlayers,
  ],
});
