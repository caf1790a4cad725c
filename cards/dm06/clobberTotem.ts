import {
  atMost,
  cannotBeBlockedBy,
  creature,
  doubleBreaker,
  powerAttacker,
} from '../../effects/language/words.ts';

export const clobberTotem = creature({
  name: 'Clobber Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 6,
  power: 4000,
  printings: ['DM-06 95/110'],
  abilities: [powerAttacker(2000), cannotBeBlockedBy({ power: atMost(5000) }), doubleBreaker],
});
