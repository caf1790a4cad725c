import {
  blocker,
  cannotAttackPlayers,
  creature,
  hasWhile,
  power,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

export const iocantTheOracle = creature({
  name: 'Iocant, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 2,
  power: 2000,
  printings: ['DM-01 8/110'],
  abilities: [
    blocker,
    hasWhile(youHave(yourCreatures({ races: ['Angel Command'] })), power(2000)),
    cannotAttackPlayers,
  ],
});
