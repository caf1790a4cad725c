import {
  blocker,
  cannotAttackPlayers,
  creature,
  lookAt,
  may,
  self,
  whenPut,
  yourShields,
} from '../../effects/language/words.ts';

export const telitolTheExplorer = creature({
  name: 'Telitol, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 4,
  power: 3000,
  printings: ['DM-06 28/110'],
  abilities: [blocker, whenPut(self, may(lookAt(yourShields()))), cannotAttackPlayers],
});
