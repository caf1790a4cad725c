import {
  blocker,
  cannotAttackPlayers,
  creature,
  hasWhile,
  isLike,
  power,
  self,
} from '../../effects/language/words.ts';

export const rentiaTheExplorer = creature({
  name: 'Rentia, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 3,
  power: 2500,
  printings: ['DM-14 72/110'],
  abilities: [blocker, hasWhile(isLike(self, { blocking: true }), power(3000)), cannotAttackPlayers],
});
