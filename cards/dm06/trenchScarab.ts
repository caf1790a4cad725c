import { cannotAttackPlayers, creature, powerAttacker } from '../../effects/language/words.ts';

export const trenchScarab = creature({
  name: 'Trench Scarab',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 3,
  power: 4000,
  printings: ['DM-06 110/110'],
  abilities: [cannotAttackPlayers, powerAttacker(4000)],
});
